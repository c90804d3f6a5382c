"""The network that says where on which board each part of a photo lies (scene coordinate regression: Shotton et al. 2013)."""
import cv2
import numpy as np
import torch
from torch import nn

from network import Residual

BOARDS = ['usa', 'europe', 'nordic']
WIDTH, HEIGHT, CELL = 160, 120, 8  # pixels of the picture it sees, and of the squares that it answers for


class BoardNet(nn.Module):
    """n x 3 x 120 x 160, BGR as `network_view` gives it. Gives n x 6 x 15 x 20: per cell logits of no board and of
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


def network_view(picture):
    """What the network sees of a picture, 3 x HEIGHT x WIDTH, and the matrix view <- picture: shrunk to fit, a portrait turned on
    its side, each colour's mean taken out, zeros around it."""
    h, w = picture.shape[:2]
    turn = np.eye(3)
    if h > w:
        picture = cv2.rotate(picture, cv2.ROTATE_90_COUNTERCLOCKWISE)
        turn = np.array([[0, 1, 0], [-1, 0, w - 1], [0, 0, 1.0]])
        h, w = w, h
    scale = min(WIDTH / w, HEIGHT / h)
    small = cv2.resize(picture, (min(WIDTH, round(w * scale)), min(HEIGHT, round(h * scale))), interpolation=cv2.INTER_AREA).astype(np.float32)
    x, y = small.shape[1] / w, small.shape[0] / h
    out = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    out[:small.shape[0], :small.shape[1]] = normalised(small)
    fit = np.array([[x, 0, x / 2 - 0.5], [0, y, y / 2 - 0.5], [0, 0, 1]])
    return out.transpose(2, 0, 1), fit @ turn


def normalised(small):
    centred = small - small.mean((0, 1))
    return centred / (centred.std() + 4)


def cells():
    """Middles of the cells, rows x columns x 2, pixels of the view."""
    return np.stack(np.meshgrid(np.arange(WIDTH // CELL) * CELL + CELL / 2 - 0.5,
                                np.arange(HEIGHT // CELL) * CELL + CELL / 2 - 0.5), -1)


def guess(said, least=12):
    """The likeliest board and view <- board, from one answer (6 x 15 x 20); None where nothing fits."""
    shares = torch.softmax(torch.from_numpy(said[:4]), 0).numpy()
    board = int(shares[1:].sum((1, 2)).argmax())
    on = shares[1 + board] > 0.5
    if on.sum() < least:
        return None
    H, inlier = cv2.findHomography(said[4:][:, on].T.astype(np.float32), cells()[on].astype(np.float32), cv2.USAC_MAGSAC, 4, maxIters=2000,
                                   confidence=0.999)
    return None if H is None or inlier.sum() < least else (BOARDS[board], H, int(inlier.sum()), int(on.sum()))
