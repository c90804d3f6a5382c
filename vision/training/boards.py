"""Boards as the network sees them: train spaces and cities as places, in millimetres from the board's top left corner."""
import json
import os
from dataclasses import dataclass

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.join(HERE, '..', '..')
SHARED = os.path.join(REPOSITORY, '..', 'shared')
COLOURS = ['none', 'red', 'blue', 'green', 'yellow', 'black', 'purple', 'white', 'hidden']  # the network's outputs
CLASS = {name: i for i, name in enumerate(COLOURS)}


def both(upper, second):
    """Label of a score square: classes of the marker on it and of another beneath or beside that."""
    return upper + len(COLOURS) * second


def classes_of(label):
    """The inverse of `both`."""
    return label % len(COLOURS), label // len(COLOURS)


@dataclass
class Board:
    id: str
    width_mm: float
    height_mm: float
    colours: list    # player colours the game comes with
    route_of: list   # per space: the route's index
    routes: list     # slugs
    track: list      # per route: the colour printed
    twin: list       # per route: the twin's index or -1
    cities: list     # slugs
    stations: bool
    spaces: np.ndarray      # n x 3: x mm, y mm, angle in radians (clockwise, y down)
    city_places: np.ndarray  # m x 3, upright
    squares: np.ndarray      # of the score track, upright; empty where it was not measured

    @property
    def places(self):
        """Spaces first, then cities: what the network is asked about."""
        return np.concatenate([self.spaces, self.city_places])

    def way(self, space, route):
        """1 where a space's y axis points as that of a route's first space does, else -1."""
        return 1 if np.cos(self.spaces[space][2] - self.spaces[self.route_of.index(route)][2]) > 0 else -1


def load(board_id):
    d = json.load(open(os.path.join(REPOSITORY, 'maps', board_id + '.json'), encoding='utf-8'))
    w = d['frame']['width_mm']
    h = w / d['frame']['aspect']
    slugs = [r['id'] for r in d['routes']]
    spaces = [(x * w, y * h, np.radians(a)) for r in d['routes'] for x, y, _, _, a in r['spaces']]
    return Board(board_id, w, h, d['colours'],
                 [i for i, r in enumerate(d['routes']) for _ in r['spaces']], slugs, [r['colour'] for r in d['routes']],
                 [slugs.index(r['twin']) if r.get('twin') else -1 for r in d['routes']],
                 [c['id'] for c in d['cities']], d['rules'].get('stations_per_player', 0) > 0,
                 np.array(spaces), np.array([(c['x'] * w, c['y'] * h, 0.0) for c in d['cities']]),
                 np.array([(x * w, y * h, 0.0) for x, y in d.get('score_track', [])]).reshape(-1, 3))
