"""The networks that say who stands at a place, from patches in the reference's light: a quick first look at every
place and a deeper second look at those that stay doubtful."""
import torch
from torch import nn

import moves
from boards import classes_of

CLASSES = 9  # boards.COLOURS


def conv(taken, given, size, stride):
    return [nn.Conv2d(taken, given, size, stride, size // 2, bias=False), nn.BatchNorm2d(given), nn.ReLU()]


class OneOfClasses:
    """What a network learns that says one of CLASSES."""

    DAZZLED = False  # trained with glare beyond what the shards have

    @staticmethod
    def loss(logits, y, allowed):
        """One a sample. `y`: classes."""
        return nn.functional.cross_entropy(masked(logits, allowed), y, reduction='none')

    @staticmethod
    def right(logits, y, allowed):
        """Which samples the network gets right, all it says of them."""
        return masked(logits, allowed).argmax(1) == y

    @staticmethod
    def mirrored(y, axis):
        """Labels of the same patches in a mirror; `axis` as of the input."""
        return y


class SpaceNet(OneOfClasses, nn.Module):
    """n x 9 x 36 x 56, values 0..1: surface BGR, roof plane BGR, reference BGR. Gives n x 9 logits."""

    SCALE, OFFSET = 2, -1  # of what `look` sees

    def __init__(self, c=(24, 32, 48, 48), hidden=64):
        super().__init__()
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), *conv(c[0], c[1], 3, 2), *conv(c[1], c[2], 3, 1), *conv(c[2], c[3], 3, 2))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(c[3] * 5 * 7, hidden), nn.ReLU(), nn.Linear(hidden, CLASSES))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))


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


class SquareNet(OneOfClasses, nn.Module):
    """Whose marker stands on a square of the score track, then who has another beneath or beside it: n x 18 logits. Same
    input as SpaceNet."""

    SCALE, OFFSET = 2, -1

    def __init__(self, c=(16, 32, 48)):
        super().__init__()
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), *conv(c[0], c[1], 3, 2), Residual(c[1]), *conv(c[1], c[2], 3, 2), *conv(c[2], 16, 1, 1))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(16 * 5 * 7, 48), nn.ReLU(), nn.Linear(48, 2 * CLASSES))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))

    @staticmethod
    def loss(logits, y, allowed):
        """`y`: boards.both; of two markers on a square either may be named first."""
        upper, second = classes_of(y)
        said = masked(logits, allowed)
        named = [nn.functional.cross_entropy(said[:, :CLASSES], a, reduction='none') +
                 nn.functional.cross_entropy(said[:, CLASSES:], b, reduction='none') for a, b in ((upper, second), (second, upper))]
        return torch.where(second > 0, torch.minimum(*named), named[0])

    @staticmethod
    def right(logits, y, allowed):
        upper, second = classes_of(y)
        said = masked(logits, allowed)
        first_said, second_said = said[:, :CLASSES].argmax(1), said[:, CLASSES:].argmax(1)
        return (first_said == upper) & (second_said == second) | (second > 0) & (first_said == second) & (second_said == upper)


class SecondLook(OneOfClasses, nn.Module):
    """Same input and output as SpaceNet, about 500,000 weights and eight times its work."""

    SCALE, OFFSET = 2, -1

    def __init__(self, c=(32, 64, 96)):
        super().__init__()
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), Residual(c[0]), *conv(c[0], c[1], 3, 2), Residual(c[1]), Residual(c[1]),
                                  *conv(c[1], c[2], 3, 2), Residual(c[2]), *conv(c[2], 32, 1, 1))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(32 * 5 * 7, 64), nn.ReLU(), nn.Linear(64, CLASSES))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))


class MoveNet(nn.Module):
    """Where a place lies that another printing has a few millimetres elsewhere: n x 20 logits, steps along the patch,
    then across it (moves.py)."""

    SCALE, OFFSET, DAZZLED = 2, -1, True

    def __init__(self, c=(16, 24, 32, 32), hidden=64):
        super().__init__()
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), *conv(c[0], c[1], 3, 2), *conv(c[1], c[2], 3, 1), *conv(c[2], c[3], 3, 2))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(c[3] * 5 * 7, hidden), nn.ReLU(),
                                 nn.Linear(hidden, moves.ALONG + moves.ACROSS))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))

    @staticmethod
    def loss(logits, y, _):
        """So that logits say how likely the picture is after each move, not how usual the move: places of one route
        add theirs up."""
        usual = torch.cat([-moves.RARER_PER_MM * mm * torch.abs(torch.arange(n) - n // 2)
                           for n, mm in ((moves.ALONG, moves.ALONG_MM), (moves.ACROSS, moves.ACROSS_MM))])
        said = logits + usual.to(logits.device)
        return (nn.functional.cross_entropy(said[:, :moves.ALONG], y % moves.ALONG, reduction='none') +
                nn.functional.cross_entropy(said[:, moves.ALONG:], y // moves.ALONG, reduction='none'))

    @staticmethod
    def right(logits, y, _):
        """Across, where a step decides who owns a twin."""
        return (logits[:, moves.ALONG:].argmax(1) - y // moves.ALONG).abs() <= 1

    @staticmethod
    def mirrored(y, axis):
        along, across = y % moves.ALONG, y // moves.ALONG
        return (moves.ALONG - 1 - along if axis == 3 else along) + moves.ALONG * (moves.ACROSS - 1 - across if axis == 2 else across)


class SheetNet(nn.Module):
    """Whether something flat lies on a place that seems free: n x 2 logits, print and something on it. Same input as
    SpaceNet. Learned by train_sheets.py."""

    SCALE, OFFSET = 2, -1

    def __init__(self, c=(12, 16, 24)):
        super().__init__()
        self.look = nn.Sequential(*conv(9, c[0], 3, 2), *conv(c[0], c[1], 3, 2), *conv(c[1], c[2], 3, 2), *conv(c[2], 12, 1, 1))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.1), nn.Linear(12 * 5 * 7, 16), nn.ReLU(), nn.Linear(16, 2))

    def forward(self, x):
        return self.say(self.look(self.SCALE * x + self.OFFSET))


NETWORKS = {'first': SpaceNet, 'second': SecondLook, 'square': SquareNet, 'move': MoveNet, 'sheet': SheetNet}


def to_input(x, reference):
    """uint8 shards' arrays (tensors) to the network's input: the reference's cells are enlarged as OpenCV's
    INTER_LINEAR does, to whole gray levels as in vision/place_input.cpp (the networks that ship learned from exact
    ones)."""
    a = x.permute(0, 3, 1, 2).float() / 255
    r = reference.permute(0, 3, 1, 2).float()
    r = nn.functional.interpolate(r, size=(36, 56), mode='bilinear', align_corners=False)
    return torch.cat([a, r.round() / 255], 1)


def masked(logits, allowed):
    """Logits with the classes that are not in play at minus infinity. `allowed`: n bit masks."""
    bits = (allowed[:, None].long() >> torch.arange(CLASSES, device=allowed.device)) & 1
    return logits.masked_fill(bits.repeat(1, logits.shape[1] // CLASSES) == 0, -1e4)

