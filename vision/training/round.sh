#!/bin/bash
# One round of both looks from nothing, on a machine with a graphics card and many cores: round.sh RENDERS REGISTRATIONS OUT
# Draws for about three minutes on 15 cores, learns for less than two, and writes six networks: with everything, without the
# USA photos, without the Europe photos (the last two are for held-back figures).
set -u
renders=$(realpath "$1") cache=$(realpath "$2") out=$(realpath "$3")
cd "$(dirname "$0")" || exit 1
data=$(mktemp -d -p /dev/shm)
trap 'rm -rf "$data"' EXIT
export OMP_NUM_THREADS=1
SECONDS=0
draw() {  # what, first seed
    for i in $(seq 0 19); do
        timeout $((165 - SECONDS)) python3 make_dataset.py "$1" "$data/drawn" --first $(($2 + 1000 * i)) --count 40 --per-shard 10 --cache "$cache" || break
    done
}
make() { timeout 180 python3 make_dataset.py "$1" "$data/$2" --cache "$cache" "${@:3}"; }
for k in $(seq 0 7); do draw synthetic $((4000000 + 30000 * k)) & done
draw hard 4310000 & draw hard 4340000 &
draw stations 4410000 &
make photos photos --copies 8 --first 50 &
make moved-trains moved-usa --copies 5 --first 51 --leave-out europe &
make moved-trains moved-europe --copies 7 --first 52 --leave-out usa-a usa-d &
make renders renders --copies 4 --renders "$renders" &
wait
rm -f "$data"/*/*.part.npz
export OMP_NUM_THREADS=3
how=(--batch 1024 --bfloat16 --limit 700000)
python3 train.py "$data/first.pt" "$data/drawn" "$data/renders" --rate 4e-3 --samples 5000000 "${how[@]}" &
python3 train.py "$data/second.pt" "$data/drawn" "$data/renders" --net second --doubted-by ../weights/first_look.net --rate 4e-3 --samples 5000000 "${how[@]}" &
wait
go_on() {  # name, folders of moved trains, sources to leave out
    local shards=("$data/photos" $2 "$data/renders" "$data/drawn")
    python3 train.py "$out/first-$1.pt" "${shards[@]}" --leave-out "${@:3}" --start "$data/first.pt" --rate 1.5e-3 --samples 1500000 --focus "${how[@]}" &
    python3 train.py "$out/second-$1.pt" "${shards[@]}" --leave-out "${@:3}" --net second --doubted-by "$data/first.pt" --start "$data/second.pt" --rate 1.5e-3 --samples 1500000 "${how[@]}" &
}
go_on all "$data/moved-usa $data/moved-europe" nothing
go_on no-usa "$data/moved-europe" usa-a usa-d
go_on no-europe "$data/moved-usa" europe
wait
for name in all no-usa no-europe; do
    python3 export_places.py "$out/first-$name.pt" "$out/first-$name.net"
    python3 export_places.py "$out/second-$name.pt" "$out/second-$name.net" --net second
done
