"""Numbers for tests/vision (place_input_test.cpp, veiling_glare_test.cpp): what this Python makes of a drawn scene that both sides can make.

make_test_case.py OUT.json. The scene is arithmetic, no picture: value = f(x, y, channel)."""
import json
import sys

import numpy as np

from boards import Board
from place_input import place_input, reference_of


def scene(w, h, k):
    """Soft waves, deterministic on every machine (integers only)."""
    y, x, c = np.meshgrid(np.arange(h), np.arange(w), np.arange(3), indexing='ij')
    return ((x * (3 + c) + y * (5 - c) * k + (x // 16 * 31 + y // 16 * 17 + c * 40) % 97 + x * y // 50) % 200 + 30).astype(np.uint8)


def veiled(view):
    """Half the light, and a veil of 0.2 of it."""
    light = 0.5 * ((view / 255) ** 2.2 + 0.2)
    return np.clip(np.rint(255 * light ** (1 / 2.2)), 0, 255).astype(np.uint8)


def main():
    board = Board('test', 160.0, 120.0, [], [], [], [], [], [], False, np.array([]), np.array([]), np.array([]))
    places = np.array([[40.0, 30.0, 0.3], [80.0, 60.0, -1.1], [120.0, 90.0, 0.0], [12.0, 100.0, 2.0]])
    empty, surface, roofs = scene(200, 150, 1), scene(200, 150, 1), scene(200, 150, 2)
    surface = (surface.astype(int) * 3 // 4 + 9).astype(np.uint8)
    reference = reference_of(empty, places)
    x = place_input(surface, roofs, places, reference, board)
    v = place_input(veiled(empty), veiled(roofs), places, reference, board)
    surface[:, 156:], roofs[:, 152:] = 0, 0  # the picture ends just beyond the third place's middle
    e = place_input(surface, roofs, places, reference, board)
    json.dump({'places': places.tolist(), 'reference': reference.reshape(-1).tolist()[::29],
               'every': 997, 'input': x.reshape(-1).tolist()[::997], 'sum': int(x.astype(np.int64).sum()),
               'veiled': v.reshape(-1).tolist()[::997], 'at_edge': e[2].reshape(-1).tolist()[::97]},
              open(sys.argv[1], 'w'))
    print(x.shape, x.mean())


if __name__ == '__main__':
    main()
