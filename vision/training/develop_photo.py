"""Light, lens and phone: from a linear picture of a board to a JPEG as people take them. Also roughens real photos."""
import cv2
import numpy as np

LINEAR = ((np.arange(256) / 255.0) ** 2.2).astype(np.float32)


_bank = []


def noise_for(rng, w, h):
    """Sensor noise, luma and coarser chroma, and blotches of chroma that phones leave in the dark; from a bank (drawing
    it afresh would take most of the time)."""
    if not _bank:
        bank = np.random.default_rng(0)
        small = bank.standard_normal((1300, 1300, 3), dtype=np.float32)
        _bank.append(0.7 * cv2.resize(small, (2600, 2600)) + 0.5 * bank.standard_normal((2600, 2600, 1), dtype=np.float32))
        _bank.append(cv2.resize(bank.standard_normal((520, 520, 3), dtype=np.float32), (2600, 2600), interpolation=cv2.INTER_CUBIC))

    def cut(noise):
        x, y = rng.integers(0, 2600 - w + 1), rng.integers(0, 2600 - h + 1)
        return noise[y:y + h, x:x + w][::rng.choice([-1, 1]), ::rng.choice([-1, 1])]
    return cut(_bank[0]) + (rng.uniform(0.1, 0.6) * cut(_bank[1]) if rng.random() < 0.5 else 0)


def smooth_field(rng, size, cells, sigma):
    """Smooth random field of the picture's size (w, h)."""
    g = rng.normal(0, sigma, (cells, cells, 1)).astype(np.float32)
    return cv2.resize(g, size, interpolation=cv2.INTER_CUBIC)


def blob(rng, size, lo, hi):
    w, h = size
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    a, r1, r2 = rng.uniform(0, np.pi), rng.uniform(lo, hi) * w, rng.uniform(lo, hi) * w
    cx, cy = rng.uniform(0, w), rng.uniform(0, h)
    u, v = (x - cx) * np.cos(a) + (y - cy) * np.sin(a), (y - cy) * np.cos(a) - (x - cx) * np.sin(a)
    return np.exp(-0.5 * ((u / r1) ** 2 + (v / r2) ** 2))


def cast_shadow(rng, size):
    """A person's, a lamp's or a window bar's shadow: 0..1, 1 where the light falls."""
    w, h = size
    m = np.ones((h // 2, w // 2), np.float32)
    for _ in range(rng.integers(1, 4)):
        c, d = rng.uniform(0, 1, 2) * [w / 2, h / 2], rng.normal(0, 1, 2)
        d /= np.linalg.norm(d)
        n, width = np.array([-d[1], d[0]]), rng.uniform(0.03, 0.3) * w / 2
        quad = np.array([c + d * w + n * width, c + d * w - n * width, c - d * (w if rng.random() < .5 else 0) - n * width,
                         c - d * (w if rng.random() < .5 else 0) + n * width])
        cv2.fillConvexPoly(m, np.int32(quad), 0.0)
    m = cv2.GaussianBlur(m, (0, 0), np.exp(rng.uniform(np.log(1), np.log(40))))
    return cv2.resize(m, (w, h))


def lamp(rng):
    """What a phone's white balance leaves of a tungsten bulb: gains per channel."""
    return np.array([0.38, 0.78, 1.0]) ** rng.uniform(0.2, 1)


def lit(lin, rng, strength):
    """Uneven coloured light, shadows, glare. `strength` 1: a rough room; 0.4: on top of a real photo's own light."""
    size = lin.shape[1::-1]
    warm = rng.normal(0.10, 0.22) * strength
    tint = np.exp(np.array([-warm, rng.normal(0, 0.05) * strength, warm]) + rng.normal(0, 0.03, 3) * strength)
    if rng.random() < 0.4 * strength:
        tint *= lamp(rng)
    gain = np.exp(smooth_field(rng, size, 3, rng.uniform(0, 0.35) * strength))
    x = lin * (tint.astype(np.float32) * gain[..., None])
    if rng.random() < 0.4 * strength:   # light of two colours
        f = np.clip(smooth_field(rng, size, 3, 0.6) + 0.5, 0, 1)[..., None]
        x *= 1 + f * (np.exp(np.array([-1, 0, 1]) * rng.normal(0, 0.25)).astype(np.float32) - 1)
    if rng.random() < 0.45 * strength:
        x *= (1 - rng.uniform(0.25, 0.75) * (1 - cast_shadow(rng, size)))[..., None]
    if rng.random() < 0.55 * strength:  # lamps mirrored by the varnish
        for _ in range(rng.integers(1, 4)):
            g = blob(rng, size, 0.02, 0.2) * np.exp(rng.uniform(np.log(0.04), np.log(0.9)))
            x += (g[..., None] * (0.8 + 0.2 * lin)) * tint.astype(np.float32)
    if rng.random() < 0.25 * strength:  # haze of a dirty lens
        haze = rng.uniform(0.02, 0.3) * np.exp(smooth_field(rng, size, 2, 0.5))
        x += haze[..., None].astype(np.float32) * tint.astype(np.float32)
    return x


def developed(x, rng, strength):
    """Exposure, tone, blur, noise, sharpening, JPEG: linear float to 8 bit."""
    h, w = x.shape[:2]
    target = 0.28 * 2 ** (rng.uniform(-1.1, 0.7) * strength)
    x = x * (target / max(1e-3, float(np.median(x[h // 6:-h // 6:4, w // 6:-w // 6:4].mean(2)))))
    blur = abs(rng.normal(0, 0.8)) * strength + 0.2
    if rng.random() < 0.12 * strength:
        blur += rng.uniform(0.5, 1.8)
    x = cv2.GaussianBlur(x, (0, 0), blur)
    if rng.random() < 0.12 * strength:
        n = int(rng.integers(3, 9)) | 1
        k = np.zeros((n, n), np.float32)
        a = rng.uniform(0, np.pi)
        for q in np.linspace(-(n - 1) / 2, (n - 1) / 2, 4 * n):
            k[int(round((n - 1) / 2 + q * np.sin(a))), int(round((n - 1) / 2 + q * np.cos(a)))] += 1
        x = cv2.filter2D(x, -1, k / k.sum())
    iso = np.exp(rng.uniform(np.log(0.2), np.log(6))) * strength ** 2
    if rng.random() < 0.15 * strength:
        iso *= 4
    noise = noise_for(rng, w, h)
    x = x + np.sqrt(np.maximum(x, 0) * 2.2e-4 * iso + 1.5e-6 * iso * iso) * noise
    x = np.maximum(x, 0)
    y = cv2.pow(np.minimum(x / (1 + np.maximum(x - 0.7, 0) * 0.65), 1), 1 / 2.2)
    con = rng.uniform(-0.05, 0.3) * strength
    y = (1 - con) * y + con * (y * y * (3 - 2 * y))
    lum = y.mean(2, keepdims=True)
    y = lum + (y - lum) * (1 + rng.uniform(-0.25, 0.25) * strength)
    if rng.random() < 0.5:
        y = y + (y - cv2.GaussianBlur(y, (0, 0), 1.0)) * rng.uniform(0.1, 0.8)
    out = (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)
    ok, data = cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(55, 97))])
    return cv2.imdecode(data, 1)
