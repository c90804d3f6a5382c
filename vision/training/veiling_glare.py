"""Light that lamps mirrored by the varnish add to a photo, per place; and a photo without it.

Mirror of vision/veiling_glare.cpp: change both together."""
import numpy as np

GAMMA, BURNT, DARK = 2.2, 250, 0.02
OUTLIER = (2.0, 1.4, 1.0, 0.7, 0.5, 0.35, 0.35, 0.35, 0.35, 0.35)
NEAR_MM, FAR_MM = 40.0, 100.0
GAIN_STEPS = 1
NO_VEIL, VEIL, MOST = 0.08, 0.16, 3.0
DARKEST_SHARE, OF_DARKEST = 50, 0.7
LINEAR = (np.arange(256) / 255.0) ** GAMMA


def linear_light(cells):
    return LINEAR[np.clip(np.rint(cells), 0, 255).astype(np.uint8)]


def typical(y, x, use):
    n = int(use.sum())
    if n == 0:
        return np.ones(3)
    return np.sort((y[use] + DARK) / (x[use] + DARK), axis=0)[n // 2]


def sums(y, x, use, gain, veil, outlier):
    """Weighted 1, x, y, xx, xy per place and channel: n x 5 x 3."""
    expected = gain[:, None] * (x + veil[:, None, None])
    scale = 1 / (expected + DARK * gain[:, None])
    away = (((y - expected) * scale) ** 2).sum(-1)
    fits = use / (1 + away / outlier ** 2) ** 2
    w = fits[..., None] * scale ** 2
    return np.stack([w.sum(1), (w * x).sum(1), (w * y).sum(1), (w * x * x).sum(1), (w * x * y).sum(1)], 1)


def improved(gain, veil, s):
    w, x, y, xx, xy = (s[:, k] for k in range(5))
    v, g2 = veil[:, None], gain ** 2
    uw, ux, uxx = w * g2, (x + v * w) * g2, (xx + 2 * v * x + v * v * w) * g2
    uy, uxy = y * gain - ux, (xy + v * y) * gain - uxx
    ok = uxx > 0
    safe = np.where(ok, uxx, 1)
    numerator = np.where(ok, uy - ux * uxy / safe, 0).sum(1)
    denominator = np.where(ok, uw - ux * ux / safe, 0).sum(1)
    step = np.where(denominator > 0, np.clip(veil + numerator / np.where(denominator > 0, denominator, 1), 0, MOST) - veil, 0)
    better = np.where(ok, gain * np.maximum(0.1, 1 + (uxy - step[:, None] * ux) / safe), gain)
    return better, veil + step


def veiling_glare(cells, reference, places):
    """n x 3 linear light; `cells` and `reference`: n x 9 x 14 x 3 of 0..255."""
    n = len(cells)
    half = np.indices(cells.shape[1:3]).sum(0) % 2 == 0  # as on a chessboard
    seen, reference = cells[:, half], reference[:, half]
    brightest = seen.max(-1)
    use = (brightest >= 1) & (brightest < BURNT)
    y, x = linear_light(seen), linear_light(reference)
    dist2 = ((places[:, None, :2] - places[None, :, :2]) ** 2).sum(-1)
    near = np.exp(-dist2 / (2 * NEAR_MM ** 2)) * (dist2 < FAR_MM ** 2)
    gain, veil = np.repeat(typical(y, x, use)[None], n, 0), np.zeros(n)
    for step, outlier in enumerate(OUTLIER):
        s = np.tensordot(near, sums(y, x, use, gain, veil, outlier), 1)
        if step < GAIN_STEPS:
            gain = np.where(s[:, 3] > 0, np.maximum(1e-4, s[:, 4] / np.where(s[:, 3] > 0, s[:, 3], 1)), gain)
        else:
            gain, veil = improved(gain, veil, s)
    certain = veil * np.clip((veil - NO_VEIL) / (VEIL - NO_VEIL), 0, 1)
    return certain[:, None] * gain


def bounded_by(patches, veil):
    """`patches`: n x h x w x 3 uint8, black beyond the picture's edge."""
    flat = patches.reshape(len(patches), -1, 3)
    beyond = (flat == 0).all(-1).sum(1)
    rank = np.maximum(beyond + (flat.shape[1] - beyond) // DARKEST_SHARE - 1, 0)
    darkest = np.take_along_axis(np.sort(flat, axis=1), np.minimum(rank, flat.shape[1] - 1)[:, None, None], 1)[:, 0]
    return np.minimum(veil, OF_DARKEST * LINEAR[darkest])


def unveiled(values, veil):
    """Values of 0..255, floats; `veil` broadcasts."""
    v = np.asarray(values, float)
    return np.where(veil > 0, 255 * np.maximum(0, (v / 255) ** GAMMA - veil) ** (1 / GAMMA), v)
