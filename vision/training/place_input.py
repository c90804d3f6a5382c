"""From the top views to the network's input: one patch per place, in the light of the empty board's reference photo.

Mirror of vision/place_input.cpp: change both together."""
import cv2
import numpy as np

from board_views import PX_PER_MM
from veiling_glare import bounded_by, unveiled, veiling_glare

COLUMNS, ROWS, CELL = 14, 9, 4          # cells of 3.2 mm, 4 x 4 pixels each
PATCH_W, PATCH_H = COLUMNS * CELL, ROWS * CELL  # 44.8 x 28.8 mm


def cut(view, place):
    """The patch around a place (x mm, y mm, angle), x along the place's long side."""
    c, s = np.cos(place[2]), np.sin(place[2])
    mx, my = (PATCH_W - 1) / 2, (PATCH_H - 1) / 2
    M = np.array([[c, -s, place[0] * PX_PER_MM - 0.5 - c * mx + s * my],
                  [s, c, place[1] * PX_PER_MM - 0.5 - s * mx - c * my]])
    return cv2.warpAffine(view, M, (PATCH_W, PATCH_H), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_CONSTANT)


def cut_all(view, places):
    return np.stack([cut(view, p) for p in places])


def cell_means(patches):
    """n x 36 x 56 x 3 -> n x 9 x 14 x 3."""
    n = len(patches)
    return patches.reshape(n, ROWS, CELL, COLUMNS, CELL, 3).astype(np.float32).mean((2, 4))


OFFSET = 16.0      # keeps logarithms of dark values quiet
OUTLIER = 0.35     # a cell this far (log) from the light's fit says little of the light
NEAR_MM = 60.0
SHRINK_CELLS = 60.0


def light(cells, reference, places, board):
    """Log gain from the reference photo's light to this photo's, per place and channel: a robust quadratic over the
    board plus what neighbouring places agree on. `cells` and `reference`: n x 9 x 14 x 3."""
    d = np.log((cells + OFFSET) / (reference.astype(np.float32) + OFFSET)).reshape(len(cells), -1, 3)
    seen = (cells.max(-1) >= 1).reshape(len(cells), -1)
    x, y = 2 * places[:, 0] / board.width_mm - 1, 2 * places[:, 1] / board.height_mm - 1
    B = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], -1)
    fit = np.repeat(np.median(d[seen], axis=0)[None], len(cells), 0) if seen.any() else np.zeros((len(cells), 3))
    dist2 = ((places[:, None, :2] - places[None, :, :2]) ** 2).sum(-1)
    near = np.exp(-0.5 * dist2 / NEAR_MM ** 2)
    for step in range(8):
        r2 = ((d - fit[:, None]) ** 2).sum(-1)
        w = seen / (1 + r2 / OUTLIER ** 2) ** 2
        W = w.sum(1)
        M = (w[..., None] * d).sum(1)
        A = (B * W[:, None]).T @ B + 1e-3 * np.eye(6)
        smooth = B @ np.linalg.solve(A, B.T @ M)
        fit = smooth
        if step >= 4:
            fit = smooth + near @ (M - W[:, None] * smooth) / (near @ W + SHRINK_CELLS)[:, None]
    return fit


def in_reference_light(patches, veil, gain):
    """By tables, one per place and channel."""
    v = unveiled(np.arange(256)[None, :, None], veil[:, None])
    table = (v.astype(np.float32) + np.float32(OFFSET)) * np.exp(-gain).astype(np.float32)[:, None] - np.float32(OFFSET)
    table = np.clip(np.rint(table), 0, 255).astype(np.uint8)
    n, channel = np.arange(len(patches))[:, None, None, None], np.arange(3)
    return table[n, patches, channel]


OWN_GROUND = np.zeros((PATCH_H, PATCH_W, 1), bool)  # as far as a train on the place reaches
OWN_GROUND[8:28, 9:47] = True
NO_PRINT = 0.02 * 255  # the brightest channel of what references have beyond the board's rim


def fill_beyond_edge(seen, patch, cells, instead):
    """Mirror of vision/beyond_edge.cpp. `patch` in the photo's light, `seen` the same in the reference's, `cells` its print."""
    if patch[[0, 0, -1, -1], [0, -1, 0, -1]].any(-1).all():
        return seen
    beyond = cv2.dilate(np.uint8(~patch.any(-1)), np.ones((3, 3), np.uint8))[..., None] > 0
    print_ = cv2.resize(cells.astype(np.float32), (PATCH_W, PATCH_H))
    seen_there = np.where(beyond[::-1, ::-1], print_ if instead is None else instead, print_ + (seen - print_)[::-1, ::-1])
    filled = np.where(OWN_GROUND & (print_.max(-1, keepdims=True) > NO_PRINT), seen_there, print_)
    return np.where(beyond, np.clip(np.rint(filled), 0, 255).astype(np.uint8), seen)


def filled(seen, patches, reference, instead=None):
    return np.stack([fill_beyond_edge(seen[i], patches[i], reference[i], None if instead is None else instead[i])
                     for i in range(len(seen))])


def place_input(surface, roofs, places, reference, board):
    """n x 36 x 56 x 6 (surface BGR, roof plane BGR), uint8, without veiling glare and in the reference's light."""
    a, b = cut_all(surface, places), cut_all(roofs, places)
    cells = cell_means(a)
    veil = bounded_by(a, veiling_glare(cells, reference, places))
    cells = unveiled(cells, veil[:, None, None])
    gain = light(cells, reference, places, board)
    below = filled(in_reference_light(a, veil, gain), a, reference)
    return np.concatenate([below, filled(in_reference_light(b, veil, gain), b, reference, below)], -1)


def reference_of(surface, places):
    """What a profile stores of the empty board: n x 9 x 14 x 3 uint8."""
    return np.rint(cell_means(cut_all(surface, places))).astype(np.uint8)
