"""Makes training shards: make_dataset.py synthetic|hard|stations|left|squares|photos|moved-trains|renders|render-squares OUT --first SEED --count N [--renders FOLDER]

`hard` are drawn boards with many trains on print of their own colour and twins of which one is free, seen aslant;
`moved-trains` are photos with trains of others on their free routes (moved_trains.py);
`stations` are cities of drawn boards with many stations and trains; `left` are drawn boards on which people left pens, cords,
dice and the like; `squares` are of drawn boards too, of the score track's squares with markers on them.

A shard (npz) holds `x` n x 36 x 56 x 6 (surface and roof patches in the reference's light), `reference` n x 9 x 14 x 3,
`y` class (boards.COLOURS; of squares boards.both), `allowed` bit mask of the classes in play, `place` index (spaces, then cities), `source`.
Same arguments, same shards. Shards hold patches of other people's pictures: they stay outside the repository."""
import argparse
import os
import time

import cv2
import numpy as np

import boards
import develop_photo as dp
import moved_trains
import photos
import synthetic_board
from board_views import PX_PER_MM, Camera, board_views, seen_at
from boards import CLASS
from drawn_pieces import PLASTIC
from place_input import place_input, reference_of

cv2.setNumThreads(1)


def jittered(camera, board, rng, level):
    """Errors that registration leaves: smooth, 0.3 to 2 mm; the roof's direction up to a fifth wrong."""
    sigma = rng.choice([0.25, 0.7, 1.5], p=[0.4, 0.45, 0.15]) * level
    grid = rng.normal(0, sigma, (4, 4, 2)) / [board.width_mm, board.height_mm] + rng.normal(0, sigma * 0.5, 2) / [board.width_mm, board.height_mm]
    grid = cv2.resize(grid.astype(np.float32), (41, 41), interpolation=cv2.INTER_CUBIC)
    bend, old = photos.grid_bend(grid), camera.bend
    up = camera.up * rng.normal(1, 0.1 * level)
    # sideways error of a pose estimated from a homography
    tip = camera.H[:, :2] @ (rng.normal(0, rng.choice([0.06, 0.2], p=[0.7, 0.3]) * level, 2) / [board.width_mm, board.height_mm])
    return Camera(camera.H, up + tip, (lambda p: bend(p) + (old(p) if old else 0)))


def jittered_places(places, rng, mm):
    return places + np.column_stack([rng.normal(0, mm, (len(places), 2)), rng.normal(0, 0.02, len(places))])


def aged(reference, rng):
    """The reference as another copy, printing or camera would give it."""
    r = reference.astype(np.float32) / 255
    r = np.power(r + 1e-4, np.exp(rng.normal(0, 0.12)))
    lum = r.mean(-1, keepdims=True)
    r = lum + (r - lum) * rng.uniform(0.75, 1.3)
    r = r * np.exp(rng.normal(0, 0.05, 3)) + rng.normal(0, 0.012, r.shape)
    r = r + rng.normal(0, 0.03, (len(r), 1, 1, 3)) * (rng.random((len(r), 1, 1, 1)) < 0.3)
    return np.clip(np.rint(r * 255), 0, 255).astype(np.uint8)


def sample(image, camera, board, places, reference, y, rng, keep):
    surface, roofs = board_views(image, camera, board)
    x = place_input(surface, roofs, jittered_places(places, rng, 0.35), reference, board)
    pick = np.nonzero(y != 255)[0]
    if len(pick) > keep:
        weight = np.where(y[pick] == 0, 1.0, 2.5)
        pick = rng.choice(pick, keep, replace=False, p=weight / weight.sum())
    colours = set(board.colours) | {boards.COLOURS[k] for k in np.unique(boards.classes_of(y[pick]))} - {'none', 'hidden'}
    extra = set(boards.COLOURS[1:8]) if colours != set(board.colours) else colours
    allowed = sum(1 << CLASS[c] for c in extra) | 1 | 1 << CLASS['hidden']
    return x[pick], reference[pick], y[pick], np.full(len(pick), allowed, np.uint16), pick.astype(np.uint16)


class Empties:
    """Pictures of the empty boards: textures to draw on and references to compare with."""

    def __init__(self, cache):
        self.boards = {b: boards.load(b) for b in ('usa', 'europe', 'nordic')}
        self.textures = {b: [] for b in self.boards}
        for b, board in self.boards.items():
            for i in range(2 if b == 'usa' else 1):
                self.textures[b].append(photos.texture(board, i))
        for _, group, board, image, camera, _ in photos.real_photos(cache):
            if group.endswith('empty'):
                self.textures[board.id].append(rectified(image, camera, board))
        self.references = {b: [reference_from(t, self.boards[b]) for t in ts] for b, ts in self.textures.items()}

    def reference(self, board, rng):
        r = self.references[board.id]
        return aged(r[rng.integers(len(r))], rng)

    def squares_reference(self, board, rng):
        textures = self.textures[board.id]
        return aged(reference_from(textures[rng.integers(len(textures))], board, board.squares), rng)


def rectified(image, camera, board):
    """The whole board and nothing else, as a texture, twice as fine as the views."""
    w, h = round(2 * PX_PER_MM * board.width_mm), round(2 * PX_PER_MM * board.height_mm)
    return seen_at(image, camera, (np.arange(w) + 0.5) / w, (np.arange(h) + 0.5) / h, 0.0)


def frame_camera(texture):
    h, w = texture.shape[:2]
    return Camera(np.array([[w, 0, -0.5], [0, h, -0.5], [0, 0, 1]]), np.zeros(3))


def reference_from(texture, board, places=None):
    return reference_of(board_views(texture, frame_camera(texture), board)[0], board.places if places is None else places)


def synthetic(empties, seed):
    rng = np.random.default_rng([seed, 1])
    board = empties.boards[rng.choice(['usa', 'europe', 'nordic'], p=[0.4, 0.35, 0.25])]
    textures = empties.textures[board.id]
    texture = textures[rng.integers(len(textures))]
    own = rng.random() < 0.4
    if own:
        texture = synthetic_board.repaint(texture, board, rng)
    image, camera, y = synthetic_board.picture(board, texture, rng)
    strength = rng.choice([0.4, 1.0, 1.2])
    photo = dp.developed(dp.lit(dp.LINEAR[image], rng, strength), rng, strength)
    if own:
        reference = aged(reference_from(texture, board, jittered_places(board.places, rng, 0.4)), rng)
    else:
        reference = empties.reference(board, rng)
    return sample(photo, jittered(camera, board, rng, 1.0), board, board.places, reference, y, rng, 260)


def developed_board(empties, rng, mix, owners_of, left=0):
    """A drawn board without repainting, photographed: (photo, camera, board, class per place)."""
    board = empties.boards[rng.choice(['usa', 'europe', 'nordic'], p=mix)]
    textures = empties.textures[board.id]
    image, camera, y = synthetic_board.picture(board, textures[rng.integers(len(textures))], rng, owners_of=owners_of, left=left)
    strength = rng.choice([0.4, 1.0, 1.2])
    return dp.developed(dp.lit(dp.LINEAR[image], rng, strength), rng, strength), camera, board, y


def hard(empties, seed):
    rng = np.random.default_rng([seed, 3])
    photo, camera, board, y = developed_board(empties, rng, [0.35, 0.35, 0.3], synthetic_board.hard_owners)
    own_colour_or_twin = np.array([board.track[r] in PLASTIC or board.twin[r] >= 0 for r in board.route_of])
    y[:len(own_colour_or_twin)][~own_colour_or_twin] = 255
    y[len(own_colour_or_twin):] = 255
    return sample(photo, jittered(camera, board, rng, 1.0), board, board.places, empties.reference(board, rng), y, rng, 200)


def stations(empties, seed):
    rng = np.random.default_rng([seed, 4])
    photo, camera, board, y = developed_board(empties, rng, [0.2, 0.6, 0.2], synthetic_board.crowded_owners)
    y[:len(board.route_of)] = 255
    return sample(photo, jittered(camera, board, rng, 1.0), board, board.places, empties.reference(board, rng), y, rng, 60)


def left(empties, seed):
    rng = np.random.default_rng([seed, 9])
    owners = (None, synthetic_board.hard_owners, synthetic_board.crowded_owners)[rng.integers(3)]
    photo, camera, board, y = developed_board(empties, rng, [0.35, 0.4, 0.25], owners, left=14)
    return sample(photo, jittered(camera, board, rng, 1.0), board, board.places, empties.reference(board, rng), y, rng, 260)


def squares(empties, seed):
    """Score squares of a drawn board."""
    rng = np.random.default_rng([seed, 2])
    board = empties.boards[rng.choice(['usa', 'europe'])]
    textures = empties.textures[board.id]
    texture = textures[rng.integers(len(textures))]
    image, camera, y = synthetic_board.picture(board, texture, rng, with_markers=True, left=6)
    strength = rng.choice([0.4, 1.0, 1.2])
    photo = dp.developed(dp.lit(dp.LINEAR[image], rng, strength), rng, strength)
    return sample(photo, jittered(camera, board, rng, 1.0), board, board.squares, empties.squares_reference(board, rng), y, rng, 80)


def roughened(image, camera, board, rng, strength):
    """A real or rendered picture in other light, seen again by another phone."""
    span = np.ptp(camera.project(np.array([[0, 0.5], [1, 0.5], [0.5, 0], [0.5, 1]])), axis=0).max()
    s = min(1.0, rng.uniform(1100, 1800) / span)
    size = (int(round(image.shape[1] * s)), int(round(image.shape[0] * s)))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    S = np.array([[s, 0, 0.5 * s - 0.5], [0, s, 0.5 * s - 0.5], [0, 0, 1]])
    camera = Camera(S @ camera.H, S @ camera.up, camera.bend)
    if max(size) > 2500 or strength == 0:
        return small, camera
    return dp.developed(dp.lit(dp.LINEAR[small], rng, strength), rng, strength), camera


def with_moved_trains(empties, out, cache, leave_out, copies, first):
    """Shards of photos, and of empty boards' textures, with trains of other photos on them."""
    pictures = [(*moved_trains.shrunk(image, camera), name, group, board, y)
                for name, group, board, image, camera, y in photos.real_photos(cache) if group not in leave_out]
    cuts = [moved_trains.cuts_of(image, camera, board, y, empties.references[board.id][0])
            for image, camera, name, group, board, y in pictures if not group.endswith('empty')]
    for board in empties.boards.values():
        for k, texture in enumerate(empties.textures[board.id]):
            none = np.zeros(len(board.places), np.uint8)
            pictures.append((*moved_trains.shrunk(texture, frame_camera(texture)), '%s_%d' % (board.id, k), 'texture', board, none))
    for image, camera, name, group, board, y in pictures:
        rng = np.random.default_rng([first, sum(map(ord, name)), 8])
        parts = []
        for _ in range(copies if (y == 0).mean() < 0.9 else 2 * copies):
            photo, labels = moved_trains.laid_again(image, camera, board, y, cuts[rng.integers(len(cuts))], empties.references[board.id][0], rng)
            rough, c = roughened(photo, camera, board, rng, rng.choice([0.15, 0.4, 0.7, 1.0]))
            parts.append(sample(rough, jittered(c, board, rng, 1.0), board, board.places, empties.reference(board, rng), labels, rng, 400))
        save(os.path.join(out, 'moved-trains_%s_%s' % (group, name)), parts, group)
        print(name, sum(len(p[2]) for p in parts), flush=True)


def save(file, parts, source):
    x, reference, y, allowed, place = (np.concatenate(p) for p in zip(*parts))
    np.savez(file + '.part.npz', x=x, reference=reference, y=y, allowed=allowed, place=place, source=source)
    os.replace(file + '.part.npz', file + '.npz')


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('what', choices=['synthetic', 'hard', 'stations', 'left', 'squares', 'photos', 'moved-trains', 'renders', 'render-squares'])
    ap.add_argument('out')
    ap.add_argument('--first', type=int, default=0)
    ap.add_argument('--count', type=int, default=100)
    ap.add_argument('--per-shard', type=int, default=20)
    ap.add_argument('--renders', help='folder of rendered pictures, none of them held back')
    ap.add_argument('--copies', type=int, default=12, help='roughened copies of each photo or render')
    ap.add_argument('--leave-out', nargs='*', default=[], help='photos.GROUP\'s values, for moved-trains')
    ap.add_argument('--cache', required=True, help='folder for the photos\' registrations')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    empties = Empties(a.cache)
    if a.what in ('synthetic', 'hard', 'stations', 'left', 'squares'):
        make = {'synthetic': synthetic, 'hard': hard, 'stations': stations, 'left': left, 'squares': squares}[a.what]
        for s in range(a.first, a.first + a.count, a.per_shard):
            t = time.time()
            parts = [make(empties, k) for k in range(s, min(s + a.per_shard, a.first + a.count))]
            save(os.path.join(a.out, '%s_%06d' % (a.what, s)), parts, a.what)
            print('boards %d..: %.1f s each' % (s, (time.time() - t) / len(parts)), flush=True)
        return
    if a.what == 'moved-trains':
        with_moved_trains(empties, a.out, a.cache, set(a.leave_out), a.copies, a.first)
        return
    if a.what == 'photos':
        items = photos.real_photos(a.cache)
    else:
        rendered = photos.rendered_squares if a.what == 'render-squares' else photos.rendered
        items = ((n, 'render', b, i, c, y) for n, b, i, c, y in rendered(a.renders))
    for name, group, board, image, camera, y in items:
        file = os.path.join(a.out, '%s_%s' % (group, name))
        if os.path.exists(file + '.npz'):
            continue
        rng = np.random.default_rng([a.first, sum(map(ord, name))])
        parts = []
        for _ in range(a.copies):
            rough, c = roughened(image, camera, board, rng, rng.choice([0.15, 0.4, 0.7, 1.0]) if group != 'render' else rng.choice([0, 0.2, 0.5]))
            if a.what == 'render-squares':
                parts.append(sample(rough, jittered(c, board, rng, 1.0), board, board.squares, empties.squares_reference(board, rng), y, rng, 60))
            else:
                parts.append(sample(rough, jittered(c, board, rng, 1.0), board, board.places, empties.reference(board, rng), y, rng, 400))
        save(file, parts, group)
        print(name, flush=True)


if __name__ == '__main__':
    main()
