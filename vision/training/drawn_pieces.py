"""Trains, stations and score markers as solids, of the usual shapes and of other editions'."""
import numpy as np

PLASTIC = {'red': (205, 34, 36), 'blue': (14, 104, 190), 'green': (12, 98, 62), 'yellow': (244, 212, 22),
           'black': (34, 34, 37), 'purple': (98, 42, 142), 'white': (238, 234, 224)}


class Piece:
    """A solid of rings (half length, half width, height); its faces are quads between rings and a top, or a floor where
    it is `hollow`. What it carries are pieces too. `windows`: the ring above which it may have some."""

    def __init__(self, x, y, angle, rings, colour, train, hollow=False, windows=None):
        self.x, self.y, self.angle, self.rings, self.colour, self.train = x, y, angle, np.array(rings, float), colour, train
        self.hollow, self.windows, self.load = hollow, windows, []
        self.wheels = train and len(rings) > 2  # dark below the lowest ring
        self.foot = (x, y)

    def put_on(self, along, across, rings):
        c, d = np.cos(self.angle), np.sin(self.angle)
        x, y = self.x + along * c - across * d, self.y + along * d + across * c
        self.load.append(Piece(x, y, self.angle, rings, self.colour, False))

    def corners(self):
        """rings x 4 x 3: board mm (y down) and height."""
        s = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]])
        p = self.rings[:, None, :2] * s
        c, d = np.cos(self.angle), np.sin(self.angle)
        x, y = p[..., 0] * c - p[..., 1] * d + self.x, p[..., 0] * d + p[..., 1] * c + self.y
        return np.stack([x, y, np.repeat(self.rings[:, 2:], 4, 1)], -1)


class Disc(Piece):
    """A score marker: a flat cylinder, `base` above the board where it stands on another."""

    def __init__(self, x, y, radius, thick, base, colour):
        bevel = 0.5
        rings = [(radius, radius, base), (radius, radius, base + thick - bevel), (radius - bevel, radius - bevel, base + thick)]
        super().__init__(x, y, 0.0, rings, colour, False)

    def corners(self):
        t = np.arange(20) / 20 * 2 * np.pi
        xy = self.rings[:, None, :1] * np.stack([np.cos(t), np.sin(t)], -1) + [self.x, self.y]
        return np.concatenate([xy, np.repeat(self.rings[:, None, 2:], 20, 1)], -1)


def train_rings(rng, shape, pose='stand'):
    L, W, H = shape
    if pose == 'side':
        W, H = H, W
    slim, roof = rng.uniform(0.85, 1.0), rng.uniform(0.55, 0.95)
    return [(L / 2 * 0.98, W / 2 * slim, 0.2), (L / 2, W / 2, H * 0.3), (L / 2, W / 2 * 0.97, H * 0.78),
            (L / 2 * 0.97, W / 2 * (0.97 if pose == 'side' else roof), H)]


def box(along, across, low, high, tapered=0.9):
    """Rings of a plain body, all millimetres."""
    return [(along / 2, across / 2, low), (along / 2 * (tapered + 1) / 2, across / 2 * tapered, high)]


def plain_train(rng, at, shape, colour, pose='stand'):
    return Piece(*at, train_rings(rng, shape, pose), colour, True, windows=1)


def tank(rng, at, shape, colour):
    L, W, H = shape
    round_ = [(0.30, 0.1), (0.34, 0.3), (0.47, 0.5), (0.47, 0.65), (0.36, 0.85), (0.12, 0.95)]
    car = Piece(*at, [(L * 0.48, W * across, H * up) for across, up in round_], colour, True)
    car.put_on(0, 0, box(4, 4, H * 0.9, H * rng.uniform(1.0, 1.15)))
    return car


def flat_with_logs(rng, at, shape, colour):
    L, W, H = shape
    car = Piece(*at, box(L, W * 0.94, 0.2, H * 0.33, 0.98), colour, True)
    high = H * rng.uniform(0.5, 0.85)
    for across in (-0.3, 0, 0.3):
        car.put_on(0, across * W, box(L * 0.88, W * 0.3, H * 0.3, high if across else high * 1.1, 0.7))
    return car


def open_car(rng, at, shape, colour):
    L, W, H = shape
    H *= rng.uniform(0.6, 0.9)
    floor = rng.uniform(0.3, 0.7) * H
    rings = [(L * 0.42, W * 0.36, 0.2), (L * 0.49, W * 0.48, H * 0.4), (L * 0.49, W * 0.48, H), (L * 0.45, W * 0.38, H),
             (L * 0.44, W * 0.35, floor)]
    return Piece(*at, rings, colour, True, hollow=True)


def heaped_car(rng, at, shape, colour):
    L, W, H = shape
    high, heaps = H * rng.uniform(0.45, 0.75), rng.integers(2, 7)
    car = Piece(*at, box(L * 0.98, W * 0.94, 0.2, high, 0.97), colour, True)
    for k in range(heaps):
        car.put_on(((k + 0.5) / heaps - 0.5) * L * 0.9, 0, box(L * 0.9 / heaps, W * 0.8, high, high + rng.uniform(1, 2.8), 0.45))
    return car


def coach(rng, at, shape, colour):
    L, W, H = shape
    car = Piece(*at, train_rings(rng, (L, W, H * 0.9)), colour, True, windows=1)
    car.put_on(0, 0, box(L * 0.85, W * 0.4, H * 0.88, H * rng.uniform(1.0, 1.12)))
    return car


def caboose(rng, at, shape, colour):
    L, W, H = shape
    low = H * rng.uniform(0.65, 0.85)
    car = Piece(*at, [(L * 0.49, W * 0.46, 0.2), (L * 0.49, W * 0.46, 2.5), (L * 0.37, W * 0.43, 2.6), (L * 0.37, W * 0.43, low),
                      (L * 0.48, W * 0.49, low), (L * 0.47, W * 0.42, low + 0.9)], colour, True, windows=2)
    car.put_on(rng.uniform(-0.2, 0.2) * L, 0, box(L * 0.26, W * 0.85, low + 0.7, H * 1.1, 0.95))
    return car


CARS = [plain_train, tank, flat_with_logs, open_car, heaped_car, coach, caboose]


class Edition:
    """How the pieces look: most have one kind of train, some another for every player; on a larger board
    trains and stations cover less of their places."""

    def __init__(self, rng):
        own, size = rng.random() < 0.4, rng.uniform(0.78, 1.06) if rng.random() < 0.4 else 1.0
        self.shape = {c: np.array([rng.uniform(22.5, 26.5), rng.uniform(7.6, 9.6), rng.uniform(8.0, 11.0)]) * size for c in PLASTIC}
        self.car = {c: CARS[rng.integers(len(CARS))] if own else plain_train for c in PLASTIC}
        if not own:
            self.shape = dict.fromkeys(PLASTIC, self.shape['red'])
        self.size = size

    def train(self, rng, at, pose, colour):
        if pose != 'stand':
            return plain_train(rng, at, self.shape[colour], colour, pose)
        return self.car[colour](rng, at, self.shape[colour], colour)


def station_rings(rng, size):
    w = rng.uniform(6.3, 8.0) * size
    high = np.array([0, 4.5, 5.0, 10.5, 13.0, 15.0]) * size
    return list(zip((w, w, w * .85, w * .6, w * .5, w * .5), (w, w, w * .85, w * .6, w * .32, w * .05), high))
