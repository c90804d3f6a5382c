"""Exact places of board points in renders, for railref_registration_benchmark: render_grids.py OUT FOLDER...

The renders' truth holds only the homography that fits best; here lens and warped board are made again from the
renderer's own code (../shared/render) and the seeds. NAME.grid.txt: per line the board-normalised x and y, then the
pixel (centres are whole numbers) of that point on the print, and of the point 9.5 mm above it."""
import glob
import json
import os
import sys

import numpy as np

SHARED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'shared')
sys.path.insert(0, os.path.join(SHARED, 'render'))
import boardgeom
import camera
import develop
import render


def grid_of(truth):
    board = truth['board']
    width, height = boardgeom.SIZE[board]
    place = render.setting(board, truth['profile'], truth['seed'], truth['empty'])
    surface = render.Surface(board, np.random.default_rng(place['surface_seed']), place['warp'])
    lens = truth['camera']
    view = dict(R=lens['R'], loc=lens['t_mm'], f_px=lens['f_px'], width=truth['size'][0], height=truth['size'][1])

    def pixel(u, v, above_mm=0.0):
        p = np.stack([(u - 0.5) * width, (0.5 - v) * height, surface.top(u, v) + above_mm], -1)
        return develop.bend(camera.project(view, p), lens, view) - 0.5

    for (u, v), told in zip(((0, 0), (1, 0), (1, 1), (0, 1)), truth['corners']):
        assert np.abs(pixel(np.array(u), np.array(v)) + 0.5 - told).max() < 0.2, 'another renderer made this picture'
    x, y = (a.ravel() for a in np.meshgrid(np.linspace(0, 1, 33), np.linspace(0, 1, 33)))
    physical = np.linalg.inv(np.array(boardgeom.load(board, os.path.join(SHARED, 'boards'))['to_norm'], float))
    u, v, w = physical @ np.stack([x, y, np.ones_like(x)])
    return np.column_stack([x, y, pixel(u / w, v / w), pixel(u / w, v / w, 9.5)])


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    for folder in folders:
        for file in sorted(glob.glob(os.path.join(folder, '*.json'))):
            with open(file, encoding='utf-8') as f:
                truth = json.load(f)
            if 'camera' in truth:
                name = os.path.splitext(os.path.basename(file))[0]
                np.savetxt(os.path.join(out, name + '.grid.txt'), grid_of(truth), fmt='%.5f')


if __name__ == '__main__':
    main()
