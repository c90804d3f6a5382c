#!/bin/sh
# Proves the install step: in a bare Debian 12 root (debootstrap, only sh, git and apt) a fresh clone of HEAD runs
# ./run and ./run test. Needs root. The package source is the one that this machine uses.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
root=$(mktemp -d "${TMPDIR:-/tmp}/railref-bare.XXXXXX")
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | grep -v security | head -n 1)

cleanup() {
    for place in proc dev; do umount "$root/$place" 2>/dev/null || true; done
    rm -rf --one-file-system "$root"
}
trap cleanup EXIT INT TERM

echo "bare_root: debootstrap"
debootstrap --variant=minbase --include=git,ca-certificates bookworm "$root" "$mirror" >"$root.log" 2>&1 || {
    tail -n 20 "$root.log"
    exit 1
}
rm -f "$root.log"
# How this machine reaches its package source.
cp -a /etc/apt/sources.list.d/. "$root/etc/apt/sources.list.d/"
rm -f "$root/etc/apt/sources.list"
for part in apt.conf.d auth.conf.d; do
    [ -d "/etc/apt/$part" ] && cp -a "/etc/apt/$part/." "$root/etc/apt/$part/"
done
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"

git clone -q --no-local "$source" "$root/root/railref"
if [ -d "$source/../shared" ]; then cp -a "$source/../shared" "$root/root/shared"; fi

inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 chroot "$root" sh -c "cd /root/railref && $1"; }
echo "bare_root: ./run without a display"
inside './run'
echo "bare_root: ./run again is quiet about set-up"
inside './run boards 2>&1 >/dev/null' | tee "$root/second"
[ ! -s "$root/second" ] || { echo "bare_root: the second ./run said something"; exit 1; }
echo "bare_root: ./run test"
inside './run test' | tail -n 15
echo "bare_root: passed"
