"""The networks that say who stands at a place, from patches in the reference's light: a quick first look at every
place and a deeper second look at those that stay doubtful."""
import torch
from torch import nn

CLASSES = 9  # boards.COLOURS


class SpaceNet(nn.Module):
    """n x 9 x 36 x 56, values 0..1: surface BGR, roof plane BGR, reference BGR. Gives n x 9 logits."""

    SCALE, OFFSET = 2, -1  # of what `look` sees

    def __init__(self, c=(24, 32, 48, 48), hidden=64):
        super().__init__()

        def conv(i, o, stride):
            return [nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU()]
        self.look = nn.Sequential(*conv(9, c[0], 2), *conv(c[0], c[1], 2), *conv(c[1], c[2], 1), *conv(c[2], c[3], 2))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(c[3] * 5 * 7, hidden), nn.ReLU(), nn.Linear(hidden, CLASSES))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))


class SquareNet(SpaceNet):
    """Whose marker stands on a square of the score track."""

    def __init__(self):
        super().__init__((12, 16, 24, 24), 32)


class Residual(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.turn = nn.Sequential(nn.Conv2d(c, c, 3, 1, 1, bias=False), nn.BatchNorm2d(c), nn.ReLU(),
                                  nn.Conv2d(c, c, 3, 1, 1, bias=False), nn.BatchNorm2d(c))

    @property
    def residual(self):
        return self.turn

    def forward(self, x):
        return torch.relu(x + self.turn(x))


class SecondLook(nn.Module):
    """Same input and output as SpaceNet, about 500,000 weights and eight times its work."""

    SCALE, OFFSET = 2, -1

    def __init__(self, c=(32, 64, 96)):
        super().__init__()

        def conv(i, o, size, stride):
            return [nn.Conv2d(i, o, size, stride, size // 2, bias=False), nn.BatchNorm2d(o), nn.ReLU()]
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), Residual(c[0]), *conv(c[0], c[1], 3, 2), Residual(c[1]), Residual(c[1]),
                                  *conv(c[1], c[2], 3, 2), Residual(c[2]), *conv(c[2], 32, 1, 1))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(32 * 5 * 7, 64), nn.ReLU(), nn.Linear(64, CLASSES))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))


NETWORKS = {'first': SpaceNet, 'second': SecondLook, 'square': SquareNet}


def to_input(x, reference):
    """uint8 shards' arrays (tensors) to the network's input: the reference's cells are enlarged as OpenCV's
    INTER_LINEAR does."""
    a = x.permute(0, 3, 1, 2).float() / 255
    r = reference.permute(0, 3, 1, 2).float() / 255
    r = nn.functional.interpolate(r, size=(36, 56), mode='bilinear', align_corners=False)
    return torch.cat([a, r], 1)


def masked(logits, allowed):
    """Logits with the classes that are not in play at minus infinity. `allowed`: n bit masks."""
    bits = (allowed[:, None].long() >> torch.arange(CLASSES)) & 1
    return logits.masked_fill(bits == 0, -1e4)
