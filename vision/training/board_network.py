"""The network that says where on which board each part of a photo lies (scene coordinate regression: Shotton et al. 2013)."""
import numpy as np
from torch import nn

from network import Residual

BOARDS = ['usa', 'europe', 'nordic']
WIDTH, HEIGHT, CELL = 160, 120, 8  # pixels of the picture it sees, and of the squares that it answers for


class BoardNet(nn.Module):
    """n x 3 x 120 x 160, BGR as `normalised` and guess_board.cpp's input_of give it, zeros beside the picture. Gives
    n x 6 x 15 x 20: per cell logits of no board and of
    BOARDS, then the board-normalised x and y that its middle shows."""

    SCALE, OFFSET = 1, 0

    def __init__(self, c=48):
        super().__init__()

        def conv(i, o, stride):
            return [nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU()]
        self.look = nn.Sequential(*conv(3, 16, 2), *conv(16, 32, 2), *conv(32, c, 2), *[Residual(c) for _ in range(4)])
        self.say = nn.Sequential(nn.Conv2d(c, 1 + len(BOARDS) + 2, 1))

    def forward(self, x):
        return self.say(self.look(x))


def normalised(small):
    """Height x width x 3, at most HEIGHT x WIDTH, without each colour's mean, of about unit deviation."""
    centred = small - small.mean((0, 1))
    return centred / (centred.std() + 4)


def cells():
    """Middles of the cells, rows x columns x 2, pixels of the view."""
    return np.stack(np.meshgrid(np.arange(WIDTH // CELL) * CELL + CELL / 2 - 0.5,
                                np.arange(HEIGHT // CELL) * CELL + CELL / 2 - 0.5), -1)
