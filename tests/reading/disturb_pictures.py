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


def developed(light, exposure=0.2):
    light = light * (exposure / light.mean())
    light = light / (1 + np.maximum(light - 0.7, 0) * 0.65)
    return np.uint8(np.clip(light, 0, 1) ** (1 / GAMMA) * 255 + 0.5)


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
