"""Things that people leave on a board beside the game's pieces: pens, cords, rubber bands, dice, coins. Most are thin, so that
what lies beneath still shows; none of them is a train or a station, whatever its colour."""
import cv2
import numpy as np

from drawn_pieces import PLASTIC, Disc, Piece, box

BOARD, ON_TRAINS = 1.0, 11.0  # millimetres above the board


def any_colour(rng):
    """Linear BGR: of anything, often as bright as the players' plastic."""
    if rng.random() < 0.6:
        rgb = np.array(list(PLASTIC.values())[rng.integers(len(PLASTIC))]) * rng.uniform(0.7, 1.1) + rng.normal(0, 18, 3)
    else:
        rgb = rng.uniform(10, 245, 3) if rng.random() < 0.6 else np.full(3, rng.uniform(20, 240)) + rng.normal(0, 8, 3)
    return (np.clip(rgb, 4, 250)[::-1] / 255) ** 2.2


class Ribbon:
    """A thing along a path: n x 2 board millimetres, its width and its height above the board; `shades`: of its length in
    equal parts, linear BGR each."""

    def __init__(self, path, width, height, shades, closed=False):
        self.path, self.width, self.height, self.shades, self.closed = np.asarray(path, float), width, height, shades, closed

    def strip(self, low, high):
        """Quads (n x 4 x 2, mm) between two shares of the width, -0.5..0.5."""
        p = np.vstack([self.path, self.path[:1]]) if self.closed else self.path
        along = np.gradient(p, axis=0)
        across = np.stack([-along[:, 1], along[:, 0]], -1) / (np.linalg.norm(along, axis=1, keepdims=True) + 1e-9)
        a, b = p + across * low * self.width, p + across * high * self.width
        return np.stack([a[:-1], a[1:], b[1:], b[:-1]], 1)


def pen(rng, at, angle):
    length, width = rng.uniform(120, 180), rng.uniform(6, 10)
    way = np.array([np.cos(angle), np.sin(angle)])
    path = at + np.linspace(-0.5, 0.5, 25)[:, None] * length * way + rng.uniform(-50, 50) * way
    body, end = any_colour(rng), any_colour(rng)
    shades = [end] * rng.integers(1, 6) + [body] * 18
    if rng.random() < 0.5:
        shades += [np.array([0.25, 0.42, 0.6]), any_colour(rng)]  # a pencil's sharpened wood
    return Ribbon(path, width, rng.choice([BOARD, ON_TRAINS]) + width / 2, shades)


def cord(rng, at, angle):
    """Twine, a cable, the temple of somebody's glasses."""
    turn = np.cumsum(rng.normal(0, rng.choice([0.03, 0.15, 0.3]), 60)) + angle
    path = np.cumsum(np.stack([np.cos(turn), np.sin(turn)], -1) * rng.uniform(2, 5), 0)
    one = any_colour(rng)
    shades = [one, one * rng.uniform(0.4, 0.9)] * 30 if rng.random() < 0.4 else [one]
    return Ribbon(at + path - path[rng.integers(60)], rng.uniform(1.2, 5), rng.choice([BOARD, ON_TRAINS]), shades)


def band(rng, at, angle):
    t = np.arange(40) / 40 * 2 * np.pi
    c, s = np.cos(angle), np.sin(angle)
    ring = np.stack([np.cos(t) * rng.uniform(15, 35), np.sin(t) * rng.uniform(6, 30)], -1) @ np.array([[c, s], [-s, c]])
    return Ribbon(at + ring - ring[rng.integers(40)], rng.uniform(1.2, 3.5), BOARD, [any_colour(rng)], closed=True)


def die(rng, at, angle):
    half = rng.uniform(4, 8)
    return Piece(*at, angle, box(2 * half, 2 * half, 0.1, 2 * half, 0.95), None, False)


def coin(rng, at, angle):
    return Disc(*at, rng.uniform(7, 14), rng.uniform(1.2, 3), rng.choice([0.0, 0.0, 10.0]), None)


THINGS = [pen, pen, cord, cord, band, die, coin]


def some(board, rng, most):
    """Left on or beside places of the board, pens often along a route."""
    things = []
    for _ in range(rng.integers(1, most + 1)):
        on_city = rng.random() < 0.4
        where = board.city_places if on_city else board.spaces
        x, y, a = where[rng.integers(len(where))]
        angle = rng.uniform(0, 2 * np.pi) if on_city or rng.random() < 0.6 else a + rng.normal(0, 0.1)
        things.append(THINGS[rng.integers(len(THINGS))](rng, np.array([x, y]) + rng.normal(0, 5, 2), angle))
    return things


def draw_ribbon(canvas, mask, ribbon, project, sun, rng, tone, room):
    """`project`: n x 3 board millimetres to pixels; `tone`: linear BGR and light to 8 bits; `room` as draw_piece has it."""
    amb = room[0]

    def fill(image, low, high, height, colour_of, aside=(0, 0)):
        quads = ribbon.strip(low, high) + aside
        q = project(np.column_stack([quads.reshape(-1, 2), np.full(4 * len(quads), height)])).reshape(-1, 4, 2)
        for k, quad in enumerate(q):
            cv2.fillConvexPoly(image, np.int32(np.round(quad * 16)), colour_of(k / len(q)), cv2.LINE_AA, 4)

    away = -sun[:2] / max(sun[2], 0.25) * ribbon.height
    shadow = np.zeros(canvas.shape[:2], np.uint8)
    fill(shadow, -0.5, 0.5, 0.0, lambda _: 255, away)
    shadow = cv2.GaussianBlur(shadow, (0, 0), 0.6 + 0.12 * ribbon.height) / 255.0
    canvas[:] = (canvas * (1 - 0.75 * (1 - amb) * shadow[..., None]) ** (1 / 2.2)).astype(np.uint8)
    shade_of = lambda at: ribbon.shades[min(int(at * len(ribbon.shades)), len(ribbon.shades) - 1)]
    light, shine = amb + (1 - amb) * sun[2], rng.choice([0.0, 0.1, 0.4]) * rng.random()
    for low, high, lit in ((-0.5, 0.5, rng.uniform(0.4, 0.8)), (-0.36, 0.36, 1.0)):
        fill(canvas, low, high, ribbon.height, lambda at, lit=lit: tone(shade_of(at), light * lit))
    fill(canvas, 0.02, 0.14, ribbon.height, lambda at: tone(shade_of(at) * light + shine, 1.0))
    fill(mask, -0.5, 0.5, ribbon.height, lambda _: 255)
