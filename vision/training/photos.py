"""The shared pictures as training material: image, camera, who stands where. Everything split by `source group`."""
import glob
import json
import os

import cv2
import numpy as np

import boards
from board_views import ROOF_MM, Camera
from boards import CLASS, SHARED
from register_photo import register

# Photos with the same group show the same game or the same hands: never split one between training and testing.
GROUP = {'A': 'usa-a', 'D1': 'usa-d', 'D4': 'usa-d', 'empty': 'usa-empty', 'E0': 'europe-empty', 'E1': 'europe',
         'EM': 'europe', 'ET0': 'europe'}

# Straightened or cropped photos: how far roofs lie, in board millimetres, from where the homography's pose puts them.
# Found by what makes an early network (of drawn boards only) agree best with the truth.
LEAN_MM = {'cropped1_12-12': (0, -1), 'cropped_messy2': (-0.5, -2.5), 'cropped_trainning': (0, -0.5),
           'IMG_4066_deskewed': (0, -1.5), 'IMG_4132': (0.5, 1), 'IMG_4141': (-1.5, -2.5), 'IMG_4156': (0.5, -1.5),
           'IMG_4163': (0.5, -1)}


def texture(board, which=0):
    """The empty board's texture cut to the board file's frame."""
    t = cv2.imread(os.path.join(SHARED, 'render', 'textures', '%s_%d.jpg' % (board.id, which)))
    if board.id == 'nordic':  # its frame leaves the renderer's 20 mm border out
        m = int(round(20 * t.shape[1] / 530))
        t = t[m:-m, m:-m]
    return t


def labels(board, truth):
    """Class of every place, spaces then cities; 255 where nothing can be said."""
    claims, stations = truth.get('claims', {}), truth.get('stations', {})
    y = [CLASS[claims.get(board.routes[r], 'none')] for r in board.route_of]
    y += [CLASS[stations.get(c, 'none')] for c in board.cities]
    return np.array(y, np.uint8)


def square_labels(board, truth):
    """boards.both of every score square; 255 where clutter hides a marker or three share it. The renderer puts markers
    on each other in the order of their names."""
    y = np.zeros(len(board.squares), np.uint8)
    hidden = {c for c, s in truth.get('hidden_markers', {}).items() if s > 0.05} | set(truth.get('outside_markers', []))
    for colour, square in sorted(truth.get('markers', {}).items()):
        one_is_there = 0 < y[square] < len(boards.COLOURS)
        known = colour not in hidden and (y[square] == 0 or one_is_there)
        y[square] = boards.both(CLASS[colour], y[square]) if known else 255
    return y


def real_photos(cache):
    """Every labelled photo: (name, group, board, image, camera, labels). Registrations are kept in `cache`."""
    os.makedirs(cache, exist_ok=True)
    known = {b: boards.load(b) for b in ('usa', 'europe')}
    for file in sorted(glob.glob(os.path.join(SHARED, 'photos', '*', '*.json'))):
        truth = json.load(open(file, encoding='utf-8'))
        board = known[truth['board']]
        image = cv2.imread(file[:-5] + '.jpg')
        name = os.path.basename(file)[:-5]
        store = os.path.join(cache, name + '.npz')
        if not os.path.exists(store):
            camera, error, inliers = register(image, texture(board), board)
            g = np.stack(np.meshgrid(np.linspace(0, 1, 41), np.linspace(0, 1, 41)), -1)
            np.savez(store, H=camera.H, up=camera.up, bend=camera.bend(g), error=error, inliers=inliers)
        z = np.load(store)
        lean = np.array(LEAN_MM.get(name, (0, 0))) / [board.width_mm, board.height_mm] / ROOF_MM
        camera = Camera(z['H'], z['up'] + z['H'][:, :2] @ lean, grid_bend(z['bend']))
        yield name, GROUP[truth['game']], board, image, camera, labels(board, truth)


def grid_bend(grid):
    grid = np.ascontiguousarray(grid, np.float32)

    def bend(p):
        q = (np.clip(p, 0, 1) * (len(grid) - 1)).astype(np.float32)
        shape = q.shape[:-1]
        q = q.reshape(-1, 1, 2)
        if len(q) > 30000:
            q = q.reshape(-1, 100, 2) if len(q) % 100 == 0 else q
        rows = [cv2.remap(grid, part[..., 0], part[..., 1], cv2.INTER_LINEAR) for part in np.array_split(q, max(1, len(q) // 20000))]
        return np.concatenate(rows).reshape(*shape, 2)
    return bend


def renders_in(folder):
    """Rendered pictures with truth: (name, board, image, camera, truth)."""
    for file in sorted(glob.glob(os.path.join(folder, '*.json'))):
        t = json.load(open(file, encoding='utf-8'))
        image = cv2.imread(file[:-5] + '.jpg')
        if image is None:
            continue
        # The renderer has 0 at the picture's edge, OpenCV in the middle of the first pixel.
        T = np.array([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1]])
        H = T @ np.array(t['homography'])
        yield os.path.basename(file)[:-5], boards.load(t['board']), image, Camera(H, render_up(t, H)), t


def rendered(folder, hidden_share=0.6):
    """Rendered pictures' places: (name, board, image, camera, labels)."""
    for name, board, image, camera, t in renders_in(folder):
        y = labels(board, t)
        blocked = {r for r, s in t['hidden_routes'].items() if s > hidden_share}
        partly = {r for r, s in t['hidden_routes'].items() if 0.05 < s <= hidden_share}
        outside = set(t['outside_routes'])
        for i, r in enumerate(board.route_of):
            slug = board.routes[r]
            if slug in blocked:
                y[i] = CLASS['hidden']
            if slug in partly or slug in outside:
                y[i] = 255
        n = len(board.route_of)
        for i, c in enumerate(board.cities):
            if t['hidden_stations'].get(c, 0) > 0.05 or c in t['outside_stations']:
                y[n + i] = 255
        yield name, board, image, camera, y


def rendered_squares(folder):
    """Rendered pictures' score squares: (name, board, image, camera, labels)."""
    for name, board, image, camera, t in renders_in(folder):
        if len(board.squares) and t['markers']:
            yield name, board, image, camera, square_labels(board, t)


def render_up(t, H):
    """The true camera's up direction in the homography's own scale, pixel centres at whole numbers."""
    c = t['camera']
    w, h = t['size']
    KR = np.array([[c['f_px'], 0, (w - 1) / 2], [0, c['f_px'], (h - 1) / 2], [0, 0, 1]]) @ np.array(c['R'])
    depth = -(np.array(c['R']) @ np.array(c['t_mm']))[2]  # of the board's middle
    return KR[:, 2] * (H[2] @ [0.5, 0.5, 1]) / depth
