"""Training data for the network that says where a place really lies: pictures of one printing read as if by the profile
of another, on which every route's band lies a few millimetres elsewhere.

moved_print.py photos|renders|synthetic OUT --cache CACHE [--renders FOLDER] [--copies N] [--first SEED --count N]

Shards as make_dataset.py's; `y` is moves.label. The profile's printing is drawn, the picture is left as it is."""
import argparse
import os

import cv2
import numpy as np

import develop_photo as dp
import moves
import photos
import synthetic_board
from board_views import Camera, board_views
from boards import CLASS
from make_dataset import Empties, aged, frame_camera, jittered, jittered_places, roughened, save
from place_input import place_input, reference_of

GRID_MM = 3
REACH_MM = 14  # around a route moves what it takes along
MOST_MM = 10


def bands(board):
    """Routes that move together: twins do."""
    twin = [board.twin[r] if board.twin[r] >= 0 else r for r in range(len(board.routes))]
    return np.array([min(r, twin[r]) for r in board.route_of])


def field_of(board, rng):
    """Where the print lies elsewhere: a function of points in 0..1 that gives how far in 0..1. Every band and city is
    moved by itself, what is between them follows the nearest."""
    deviation = rng.choice([0.3, 2.0, 4.0, 6.5], p=[0.15, 0.25, 0.3, 0.3])
    size = (int(board.width_mm / GRID_MM), int(board.height_mm / GRID_MM))
    band = bands(board)
    groups = [board.spaces[band == b] for b in np.unique(band)] + [board.city_places[i:i + 1] for i in range(len(board.cities))]
    total, weight = np.zeros((size[1], size[0], 2)), np.full((size[1], size[0], 1), 0.15)
    for places in groups:
        move = rng.normal(0, deviation, 2)
        move *= min(1, MOST_MM / max(np.hypot(*move), 1e-9))
        away = np.full((size[1], size[0]), 255, np.uint8)
        for x, y, _ in places:
            cv2.circle(away, (int(x / GRID_MM), int(y / GRID_MM)), 3, 0, -1)
        near = np.exp(-(cv2.distanceTransform(away, cv2.DIST_L2, 5)[..., None] * GRID_MM / REACH_MM) ** 2)
        total += near * move
        weight += near
    field = cv2.GaussianBlur(total / weight, (0, 0), 1.2) / [board.width_mm, board.height_mm]
    return photos.grid_bend(cv2.resize(field.astype(np.float32), (161, 161), interpolation=cv2.INTER_LINEAR))


def sample(photo, camera, texture, board, y, rng):
    """The network's input for every place that can be seen, and where the places really lie."""
    mm = np.array([board.width_mm, board.height_mm])
    field = field_of(board, rng)
    true = board.places[:, :2] / mm
    there = true.copy()
    for _ in range(5):
        there = true + field(there)
    places = np.column_stack([there * mm, board.places[:, 2]])
    drawn = frame_camera(texture)
    other_printing = Camera(drawn.H, drawn.up, lambda p: -field(p))
    reference = aged(reference_of(board_views(texture, other_printing, board)[0], jittered_places(places, rng, 0.3)), rng)
    surface, roofs = board_views(photo, jittered(camera, board, rng, 0.5), board)
    x = place_input(surface, roofs, places, reference, board)
    label = moves.label((true - there) * mm, board.places[:, 2])
    pick = np.nonzero((y != 255) & (y != CLASS['hidden']))[0]
    return x[pick], reference[pick], label[pick], np.zeros(len(pick), np.uint16), pick.astype(np.uint16)


def drawn_boards(empties, first, count):
    for seed in range(first, first + count):
        rng = np.random.default_rng([seed, 6])
        board = empties.boards[rng.choice(['usa', 'europe', 'nordic'], p=[0.4, 0.35, 0.25])]
        textures = empties.textures[board.id]
        owners = [None, synthetic_board.hard_owners][rng.integers(2)]
        image, camera, y = synthetic_board.picture(board, textures[rng.integers(len(textures))], rng, owners_of=owners)
        strength = rng.choice([0.4, 1.0])
        yield 'synthetic_%06d' % seed, 'synthetic', board, dp.developed(dp.lit(dp.LINEAR[image], rng, strength), rng, strength), camera, y


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('what', choices=['photos', 'renders', 'synthetic'])
    ap.add_argument('out')
    ap.add_argument('--cache', required=True)
    ap.add_argument('--renders')
    ap.add_argument('--copies', type=int, default=8)
    ap.add_argument('--first', type=int, default=600000)
    ap.add_argument('--count', type=int, default=200)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    empties = Empties(a.cache)
    if a.what == 'photos':
        items = photos.real_photos(a.cache)
    elif a.what == 'renders':
        items = ((n, 'render', b, i, c, y) for n, b, i, c, y in photos.rendered(a.renders))
    else:
        items = drawn_boards(empties, a.first, a.count)
    for name, group, board, image, camera, y in items:
        rng = np.random.default_rng([a.first, sum(map(ord, name))])
        textures = empties.textures[board.id]
        parts = []
        for _ in range(a.copies):
            rough, c = (image, camera) if group == 'synthetic' else roughened(image, camera, board, rng, rng.choice([0.15, 0.4, 0.8]))
            parts.append(sample(rough, c, textures[rng.integers(len(textures))], board, y, rng))
        save(os.path.join(a.out, '%s_%s' % (group, name)), parts, group)
        print(name, flush=True)


if __name__ == '__main__':
    main()
