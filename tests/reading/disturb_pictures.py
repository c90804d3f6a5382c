"""Labelled pictures as other lights, lenses and software would have shown them, for railref_reading_benchmark:
disturb_pictures.py OUT FOLDER...

Writes every labelled picture of the folders, 2,200 pixels long at most, to OUT/KIND with its label, for each kind of
disturbance below. None of them is drawn while networks are trained, nor was any threshold set on them."""
import glob
import os
import shutil
import sys

import cv2
import numpy as np

LONGEST = 2200
GAMMA = 2.2
# What white balance leaves of the light, BGR.
BULB = np.float32([0.38, 0.78, 1.0])
WINDOW = np.float32([1.1, 1.0, 0.85])


def light_of(picture):
    return (picture.astype(np.float32) / 255) ** GAMMA


def as_picture(light):
    return np.uint8(np.clip(light, 0, 1) ** (1 / GAMMA) * 255 + 0.5)


def developed(light, exposure=0.2):
    light = light * (exposure / light.mean())
    light = light / (1 + np.maximum(light - 0.7, 0) * 0.65)
    return as_picture(light)


def shares(picture):
    """Of width and height, of every pixel."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return x / width, y / height


def in_light(*bgr):
    return lambda picture, random: developed(light_of(picture) * np.float32(bgr))


def window_and_bulb(picture, random):
    x, y = shares(picture)
    towards = random.uniform(0, 2 * np.pi)
    across = (x - 0.5) * np.cos(towards) + (y - 0.5) * np.sin(towards)
    bulb = (1 / (1 + np.exp(-random.uniform(6, 14) * across)))[..., None]
    return developed(light_of(picture) * (bulb * BULB + (1 - bulb) * random.uniform(0.5, 1.2) * WINDOW))


def photographers_shadow(picture, random):
    height, width = picture.shape[:2]
    shadow = np.zeros((height, width), np.float32)
    head = int(0.18 * height)
    x, y = int(width * random.uniform(0.3, 0.7)), int(height * random.uniform(0.4, 0.7))
    cv2.ellipse(shadow, (x, y), (head, int(1.25 * head)), 0, 0, 360, 1, -1)
    cv2.rectangle(shadow, (x - int(1.8 * head), y + head), (x + int(1.8 * head), height), 1, -1)
    shadow = cv2.GaussianBlur(shadow, (0, 0), width * random.uniform(0.004, 0.012))[..., None]
    return developed(light_of(picture) * (1 - shadow * (1 - np.float32([0.42, 0.34, 0.28]))))


def through_blinds(picture, random):
    x, y = shares(picture)
    towards = random.uniform(0, np.pi)
    across = x * np.cos(towards) + y * np.sin(towards)
    sun = (1 / (1 + np.exp(-6 * np.sin(2 * np.pi * random.uniform(5, 9) * across))))[..., None]
    return developed(light_of(picture) * (0.45 + sun * np.float32([0.9, 1.05, 1.2])))


def veiled(picture, random):
    return np.uint8(picture * 0.55 + 110)


def remapped(picture, x, y):
    return cv2.remap(picture, np.float32(x), np.float32(y), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)


def through_lens(k1):
    """Radial distortion, the picture's corners at 1."""
    def bend(picture, random):
        height, width = picture.shape[:2]
        x, y = shares(picture)
        x, y = (x - 0.5) * width, (y - 0.5) * height
        by = 1 + k1 * 4 * (x * x + y * y) / (width * width + height * height)
        return remapped(picture, x * by + width / 2, y * by + height / 2)
    return bend


def folded(picture, random):
    """Both halves of the board rise towards the sides of the picture."""
    height, width = picture.shape[:2]
    x, y = shares(picture)
    rise = 0.012 * width * np.abs(x - 0.5)
    return remapped(picture, x * width + rise * np.where(x > 0.5, 0.6, -0.18), y * height + 2 * rise * (y - 0.3))


def sharpened(picture, random):
    return cv2.addWeighted(picture, 2.8, cv2.GaussianBlur(picture, (0, 0), 2.5), -1.8, 0)


def by_night_mode(picture, random):
    height, width = picture.shape[:2]
    light = 0.1 * light_of(picture)
    light += np.float32(random.normal(0, 0.05, light.shape)) * np.sqrt(np.maximum(light, 1e-5))
    noisy = cv2.resize(developed(np.maximum(light, 0), 0.18), None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA)
    return cv2.resize(cv2.fastNlMeansDenoisingColored(noisy, None, 9, 12, 5, 13), (width, height))


def through_messenger(picture, random):
    """An eighth of the colour's pixels."""
    height, width = picture.shape[:2]
    seen = cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb)
    for colour in (1, 2):
        few = cv2.resize(seen[..., colour], (width // 8, height // 8), interpolation=cv2.INTER_AREA)
        seen[..., colour] = cv2.resize(few, (width, height))
    return cv2.cvtColor(seen, cv2.COLOR_YCrCb2BGR)


def out_of_focus_at_edges(picture, random):
    _, y = shares(picture)
    edge = np.clip(3 * (np.abs(y - 0.5) - 0.1), 0, 1)[..., None]
    return np.uint8(picture * (1 - edge) + cv2.GaussianBlur(picture, (0, 0), picture.shape[1] / 400) * edge)


def from_screen(picture, random):
    height, width = picture.shape[:2]
    columns = 1 + 0.12 * np.sin(2 * np.pi * np.arange(width) / 3.37)
    rows = 1 + 0.12 * np.sin(2 * np.pi * np.arange(height) / 3.11)
    return np.uint8(np.clip(picture * columns[None, :, None] * rows[:, None, None], 0, 255))


def rounded(values):
    return np.uint8(np.clip(values, 0, 255) + 0.5)


def with_noise(picture, random, deviation):
    return rounded(picture + random.normal(0, deviation, picture.shape).astype(np.float32))


def by_led(picture, random):
    """Bands that a shutter makes of a light that flickers."""
    _, y = shares(picture)
    bands = 1 + 0.18 * np.sin(2 * np.pi * (random.uniform(6, 14) * y + random.uniform()))
    return developed(light_of(picture) * bands[..., None])


def shaken(picture, random):
    """Along a stroke of nine pixels."""
    stroke = np.zeros((9, 9), np.float32)
    towards = random.uniform(0, np.pi)
    for step in np.linspace(-4, 4, 40):
        stroke[round(4 + step * np.sin(towards)), round(4 + step * np.cos(towards))] += 1
    return cv2.filter2D(picture, -1, stroke / stroke.sum())


def away_from(picture, x, y):
    """Squared distance of every pixel from a point, all in shares."""
    at_x, at_y = shares(picture)
    return ((at_x - x) ** 2 + (at_y - y) ** 2)[..., None]


def by_candle(picture, random):
    near = 1 / (0.35 + away_from(picture, *random.choice([0.1, 0.9], 2)))
    return with_noise(developed(light_of(picture) * np.float32([0.22, 0.58, 1]) * near, 0.12), random, 5)


def by_old_phone(picture, random):
    """Noise smoothed away, colours more than edges."""
    seen = cv2.cvtColor(with_noise(picture, random, 14), cv2.COLOR_BGR2YCrCb)
    seen[..., 1:] = cv2.GaussianBlur(seen[..., 1:], (0, 0), 4)
    seen[..., 0] = cv2.bilateralFilter(np.ascontiguousarray(seen[..., 0]), 7, 35, 5)
    return cv2.cvtColor(seen, cv2.COLOR_YCrCb2BGR)


def mixed(picture, other, share):
    return rounded(picture * (1 - share) + other.astype(np.float32) * share)


def in_portrait_mode(picture, random):
    """Nearly half of it out of focus, the upper or the lower one."""
    _, y = shares(picture)
    edge = np.clip(((y if random.uniform() < 0.5 else 1 - y) - 0.55) / 0.45, 0, 1)[..., None]
    return mixed(picture, cv2.GaussianBlur(picture, (0, 0), 3.2), edge)


def small(picture, random):
    share = 1050 / max(picture.shape[:2])
    return cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)


def squeezed(picture, random):
    return cv2.imdecode(cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, 18])[1], cv2.IMREAD_COLOR)


def with_local_contrast(picture, random):
    seen = cv2.cvtColor(picture, cv2.COLOR_BGR2LAB)
    seen[..., 0] = cv2.createCLAHE(3.5, (6, 6)).apply(np.ascontiguousarray(seen[..., 0]))
    return cv2.cvtColor(seen, cv2.COLOR_LAB2BGR)


def mirroring_bulbs(picture, random):
    light = light_of(picture)
    for _ in range(3):
        spot = np.exp(-away_from(picture, *random.uniform(0.15, 0.85, 2)) / (2 * random.uniform(0.03, 0.06) ** 2))
        light = light + 0.9 * spot * np.float32([0.8, 0.95, 1])
    return as_picture(light)


def with_fringes(picture, random):
    """The lens is a little longer for red light and a little shorter for blue."""
    height, width = picture.shape[:2]
    channels = list(cv2.split(picture))
    for channel, by in ((0, 0.9982), (2, 1.0018)):
        about_middle = np.float32([[by, 0, (1 - by) * width / 2], [0, by, (1 - by) * height / 2]])
        channels[channel] = cv2.warpAffine(channels[channel], about_middle, (width, height), borderMode=cv2.BORDER_REPLICATE)
    return cv2.merge(channels)


def saturated(by):
    def change(picture, random):
        gray = picture.mean(axis=2, keepdims=True, dtype=np.float32)
        return rounded(gray + by * (picture - gray))
    return change


def through_vintage_filter(picture, random):
    return rounded((33 + 0.75 * saturated(0.75)(picture, random)) * np.float32([0.88, 1, 1.06]))


def with_patch_of_sun(picture, random):
    height, width = picture.shape[:2]
    towards = random.uniform(0, np.pi)
    along = np.array([np.cos(towards), np.sin(towards)])
    across = np.array([-along[1], along[0]])
    corners = [(0.25, 0.2), (0.25, -0.2), (-0.2, -0.25), (-0.2, 0.15)]
    patch = random.uniform(0.3, 0.7, 2) * [width, height] + [u * width * along + v * height * across for u, v in corners]
    sun = cv2.fillConvexPoly(np.zeros((height, width), np.float32), np.int32(patch), 1)
    sun = cv2.GaussianBlur(sun, (0, 0), 2)[..., None]
    return as_picture(light_of(picture) * (0.6 + 1.3 * sun * np.float32([0.85, 0.97, 1.05])))


def through_fingerprint(picture, random):
    smear = 0.85 * np.exp(-away_from(picture, *random.uniform(0.25, 0.75, 2)) / (2 * 0.15 ** 2))
    return mixed(picture, 0.75 * cv2.GaussianBlur(picture, (0, 0), 3) + 45, smear)


def photographed_aslant(picture, random):
    """One side of it a fifth shorter at both ends and three tenths nearer to the other; flat, as on a screen."""
    height, width = picture.shape[:2]
    corners = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    far = random.integers(4) + np.arange(4)
    a, b, c, d = corners[far % 4]
    nearer = 0.3 * ((c + d) - (a + b)) / 2
    moved = corners.copy()
    moved[far[:2] % 4] = a + 0.2 * (b - a) + nearer, b - 0.2 * (b - a) + nearer
    return cv2.warpPerspective(picture, cv2.getPerspectiveTransform(corners, moved), (width, height), flags=cv2.INTER_AREA,
                               borderValue=(60, 80, 105))


KINDS = {
    'window-and-bulb': window_and_bulb,
    'greenish': in_light(0.8, 1.05, 0.78),
    'purplish': in_light(1.05, 0.78, 1.05),
    'bluish': in_light(1.3, 0.95, 0.6),
    'shadow': photographers_shadow,
    'blinds': through_blinds,
    'veil': veiled,
    'barrel-12': through_lens(-0.12),
    'barrel-6': through_lens(-0.06),
    'pincushion-6': through_lens(0.06),
    'folded': folded,
    'sharpened': sharpened,
    'night': by_night_mode,
    'messenger': through_messenger,
    'focus': out_of_focus_at_edges,
    'screen': from_screen,
    'led': by_led,
    'shaken': shaken,
    'candle': by_candle,
    'old-phone': by_old_phone,
    'portrait': in_portrait_mode,
    'small': small,
    'squeezed': squeezed,
    'magenta': in_light(1.15, 0.68, 1.12),
    'local-contrast': with_local_contrast,
    'bulbs': mirroring_bulbs,
    'fringes': with_fringes,
    'vintage': through_vintage_filter,
    'saturated': saturated(1.7),
    'sun': with_patch_of_sun,
    'fingerprint': through_fingerprint,
    'aslant': photographed_aslant,
}


def labelled(folders):
    for folder in folders:
        for file in sorted(glob.glob(os.path.join(folder, '*.jpg'))):
            if os.path.exists(os.path.splitext(file)[0] + '.json'):
                yield file


def shrunk(picture):
    share = LONGEST / max(picture.shape[:2])
    return picture if share >= 1 else cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)


def main():
    if len(sys.argv) < 3 or sys.argv[1].startswith('-'):
        sys.exit(__doc__.split('\n\n')[0])
    out, folders = sys.argv[1], sys.argv[2:]
    for kind in KINDS:
        os.makedirs(os.path.join(out, kind), exist_ok=True)
    for number, file in enumerate(labelled(folders)):
        picture = shrunk(cv2.imread(file))
        name = os.path.basename(file)
        for seed, (kind, disturb) in enumerate(KINDS.items()):
            random = np.random.default_rng([number, seed])
            cv2.imwrite(os.path.join(out, kind, name), disturb(picture, random), [cv2.IMWRITE_JPEG_QUALITY, 90])
            shutil.copyfile(os.path.splitext(file)[0] + '.json', os.path.join(out, kind, name[:-4] + '.json'))


if __name__ == '__main__':
    main()
