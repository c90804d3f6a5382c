"""Lays sheets of paper, tickets and telephones on labelled pictures, for train_sheets.py:
sheets.py OUT SEED COPIES FOLDER ...

Beside each picture lie its labels, as they were, and PICTURE.sheets: the corners of every sheet, pixels, a line each."""
import glob
import json
import os
import sys

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

TEXTURES = os.path.join(os.path.dirname(__file__), '../../../shared/render/textures/*.jpg')
FONTS = [f for f in glob.glob('/usr/share/fonts/**/*.[to]tf', recursive=True) if any(k in f for k in ('DejaVu', 'Inter', 'Liberation', 'Noto'))][:12]
WORDS = ('Ada Ben Chloe Dmitri 12 7 21 40 116 Paris Wien Berlin Roma Seattle Dallas New York longest route total tickets lost + = - x '
         '9 15 24 2 4 7 10 rules the player who has of and a train station city cards draw turn take').split()
SIDE = 2000  # px


def paper(rng):
    k = rng.random()
    if k < .5:
        return np.array([225, 230, 233]) * rng.uniform(.75, 1.08)
    if k < .7:
        return np.array([190, 220, 235]) * rng.uniform(.75, 1.08)
    if k < .8:
        return np.array([120, 220, 245]) * rng.uniform(.8, 1.05)
    if k < .88:
        return np.array([140, 170, 200]) * rng.uniform(.7, 1.1)
    return rng.uniform(30, 255, 3)


def ink(rng):
    k = rng.random()
    if k < .6:
        return (int(rng.uniform(10, 90)),) * 3
    if k < .8:
        return int(rng.uniform(80, 160)), int(rng.uniform(20, 70)), int(rng.uniform(10, 60))
    return tuple(int(v) for v in rng.uniform(0, 200, 3))


def text(sheet, rng):
    size = int(rng.uniform(7, 34))
    font = ImageFont.truetype(FONTS[rng.integers(len(FONTS))], size)
    image = Image.fromarray(sheet[..., ::-1])
    draw = ImageDraw.Draw(image)
    h, w = sheet.shape[:2]
    colour = ink(rng)[::-1]
    step, margin, filled, y = rng.uniform(1.15, 2.2), rng.uniform(.03, .15) * w, rng.uniform(.5, 1), size * .7
    while y < h - 1.2 * size:
        x, end = margin, margin + (w - 2 * margin) * (rng.uniform(.2, 1) if rng.random() < .3 else filled)
        while x < end:
            word = WORDS[rng.integers(len(WORDS))]
            draw.text((x, y), word, font=font, fill=colour)
            x += draw.textlength(word, font=font) + size * .45
        y += size * step
    sheet[:] = np.asarray(image)[..., ::-1]


def writing(sheet, rng):
    h, w = sheet.shape[:2]
    size, colour, thickness = rng.uniform(10, 40), ink(rng), int(rng.integers(1, 4))
    y = size
    while y < h - size / 2:
        x = w * .06
        while x < w * rng.uniform(.5, .95):
            n = rng.integers(4, 12)
            px, py = x + np.cumsum(rng.uniform(0, size * .25, n)), y + rng.normal(0, size * .25, n)
            cv2.polylines(sheet, [np.int32(np.stack([px, py], -1) * 8)], False, colour, thickness, cv2.LINE_AA, 3)
            x = px[-1] + size * .5
        y += size * rng.uniform(1.1, 1.8)


def table(sheet, rng):
    h, w = sheet.shape[:2]
    colour, nx, ny = ink(rng), rng.integers(2, 9), rng.integers(3, 16)
    across, down = lambda i: int(w * (.05 + .9 * i / nx)), lambda j: int(h * (.05 + .9 * j / ny))
    for i in range(nx + 1):
        cv2.line(sheet, (across(i), down(0)), (across(i), down(ny)), colour, 1, cv2.LINE_AA)
    for j in range(ny + 1):
        cv2.line(sheet, (across(0), down(j)), (across(nx), down(j)), colour, 1, cv2.LINE_AA)
    for i in range(nx):
        for j in range(ny):
            if rng.random() < .6:
                cv2.putText(sheet, str(rng.integers(0, 130)), (across(i) + 2, down(j + 1) - 2), 0, h / ny / 45, colour, 1, cv2.LINE_AA)


def art(sheet, rng, textures):
    """A ticket: part of a board, smaller and paler."""
    texture = textures[rng.integers(len(textures))]
    h, w = sheet.shape[:2]
    high = int(texture.shape[0] * rng.uniform(.15, .7))
    wide = min(texture.shape[1] - 1, int(high * w / h))
    y, x = rng.integers(0, texture.shape[0] - high), rng.integers(0, texture.shape[1] - wide)
    part = cv2.resize(texture[y:y + high, x:x + wide], (w, h), interpolation=cv2.INTER_AREA).astype(np.float32)
    m, share = int(min(h, w) * rng.uniform(0, .12)), rng.uniform(.3, 1)
    mixed = sheet.astype(np.float32)
    mixed[m:h - m, m:w - m] = (part * share + mixed * (1 - share))[m:h - m, m:w - m] * rng.uniform(.7, 1.1)
    sheet[:] = np.clip(mixed, 0, 255)
    if rng.random() < .5:
        cv2.putText(sheet, str(rng.integers(4, 22)), (int(w * .75), int(h * .9)), 0, h / 90, (20, 20, 20), 2, cv2.LINE_AA)


def lines(sheet, rng):
    h, w = sheet.shape[:2]
    colour, step = tuple(int(v) for v in rng.uniform(120, 220, 3)), rng.uniform(6, 25)
    for y in np.arange(step, h, step):
        cv2.line(sheet, (0, int(y)), (w, int(y)), colour, 1, cv2.LINE_AA)
    if rng.random() < .5:
        for x in np.arange(step, w, step):
            cv2.line(sheet, (int(x), 0), (int(x), h), colour, 1, cv2.LINE_AA)


def shapes(sheet, rng):
    """A telephone's screen, a train card."""
    h, w = sheet.shape[:2]
    for _ in range(rng.integers(3, 20)):
        colour, (x, y) = tuple(int(v) for v in rng.uniform(0, 255, 3)), (int(v) for v in rng.uniform(0, 1, 2) * [w, h])
        if rng.random() < .5:
            cv2.circle(sheet, (x, y), int(rng.uniform(3, max(4, h / 8))), colour, -1, cv2.LINE_AA)
        else:
            cv2.rectangle(sheet, (x, y), (x + int(rng.uniform(5, w / 4)), y + int(rng.uniform(3, h / 6))), colour, -1)


def sheet_of(rng, side, textures):
    w = int(side * np.exp(rng.uniform(np.log(.06), np.log(.42))))
    sheet = np.empty((int(w * rng.uniform(.45, 1.0)), w, 3), np.uint8)
    sheet[:] = np.clip(paper(rng), 0, 255)
    k = rng.random()
    if k < .3:
        text(sheet, rng)
    elif k < .5:
        if rng.random() < .5:
            lines(sheet, rng)
        writing(sheet, rng)
    elif k < .6:
        table(sheet, rng)
    elif k < .8:
        art(sheet, rng, textures)
    elif k < .9:
        shapes(sheet, rng)
        if rng.random() < .5:
            text(sheet, rng)
    elif k < .95:
        lines(sheet, rng)
    return sheet


def lay(picture, sheet, rng, side):
    """Into the picture, in its light, with a shadow. Gives the corners."""
    (H, W), (h, w) = picture.shape[:2], sheet.shape[:2]
    a, middle = rng.uniform(0, 2 * np.pi), np.array([W, H]) * rng.uniform(.18, .82, 2)
    turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2.0 @ turn.T * (1 + rng.normal(0, .04, (4, 1))) + middle
    T = cv2.getPerspectiveTransform(np.float32([[0, 0], [w, 0], [w, h], [0, h]]), np.float32(corners))
    light = max(.35, min(1.1, picture.mean() / 120)) * rng.uniform(.85, 1.1)
    slope = rng.normal(0, .12, 2)
    y, x = np.mgrid[0:h, 0:w]
    tint = picture.reshape(-1, 3).mean(0)
    tint = 1 + (tint / tint.mean() - 1) * rng.uniform(0, .7)
    lit = np.clip(sheet * (light * (1 + slope[0] * (x / w - .5) + slope[1] * (y / h - .5)))[..., None] * tint, 0, 255)
    over = cv2.warpPerspective(lit, T, (W, H), flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.ones((h, w)), T, (W, H), flags=cv2.INTER_LINEAR)
    shadow = cv2.GaussianBlur(mask, (0, 0), side * .004)
    dx, dy = rng.normal(0, side * .003, 2)
    shadow = cv2.warpAffine(shadow, np.float32([[1, 0, dx], [0, 1, dy]]), (W, H))
    seen = picture * (1 - .45 * rng.random() * shadow[..., None])
    seen = seen * (1 - mask[..., None]) + over * mask[..., None]
    blur = rng.uniform(0, 1.2)
    if blur > .3:
        seen = np.where(mask[..., None] > 0, cv2.GaussianBlur(seen, (0, 0), blur), seen)
    seen += (mask[..., None] > 0) * rng.normal(0, rng.uniform(1, 6), seen.shape)
    picture[:] = np.clip(seen, 0, 255)
    return corners


def main():
    out, seed, copies = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(out, exist_ok=True)
    textures = [cv2.imread(f) for f in sorted(glob.glob(TEXTURES))]
    pictures = [j[:-5] for folder in sys.argv[4:] for j in sorted(glob.glob(folder + '/*.json'))]
    for n, (name, copy) in enumerate((name, copy) for name in pictures for copy in range(copies)):
        rng = np.random.default_rng([seed, n])
        picture = cv2.imread(name + '.jpg')
        shrink = min(1, SIDE / max(picture.shape[:2]))
        picture = cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
        side = max(picture.shape[:2])
        sheets = [lay(picture, sheet_of(rng, side, textures), rng, side) for _ in range(rng.integers(1, 5))]
        to = os.path.join(out, '%s_%d' % (os.path.basename(name), copy))
        cv2.imwrite(to + '.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(75, 95))])
        with open(to + '.json', 'w', encoding='utf-8') as f:
            json.dump(json.load(open(name + '.json', encoding='utf-8')), f)
        with open(to + '.jpg.sheets', 'w', encoding='utf-8') as f:
            f.writelines(' '.join('%.1f' % v for v in corners.ravel()) + '\n' for corners in sheets)


if __name__ == '__main__':
    main()
