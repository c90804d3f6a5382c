"""The network that says what one hex holds, from its patch (vision/dudu/hex_patches.h)."""
import torch
from torch import nn

PIECES = [(0, 2), (1, 3), (2, 4), (3, 5), (0, 4), (1, 5), (0, 3), (1, 4), (2, 5)]  # vision/dudu/hex_answers.h
COLOURS = 5  # maps/dudu/train_colours.h
ANSWERS = 9 + 7 + COLOURS + 7  # pieces; no train and six facings; colours; no factory and six exits
FACING, COLOUR, FACTORY = 9, 16, 16 + COLOURS  # first columns
SIZE = 48


def conv(i, o, size, stride):
    return [nn.Conv2d(i, o, size, stride, size // 2, bias=False), nn.BatchNorm2d(o), nn.ReLU()]


class Again(nn.Module):
    """Looks again at what it is given and adds what it finds."""

    def __init__(self, channels):
        super().__init__()
        self.more = nn.Sequential(*conv(channels, channels, 3, 1), *conv(channels, channels, 3, 1)[:2])

    @property
    def residual(self):
        return self.more

    def forward(self, x):
        return torch.relu(x + self.more(x))


class HexNet(nn.Module):
    """n x 8 x 48 x 48 to n x ANSWERS logits; 79,200 weights."""

    SCALE, OFFSET = 1, 0  # of what `look` sees

    def __init__(self, c=(14, 20, 28, 32), kept=10, hidden=64):
        super().__init__()
        self.look = nn.Sequential(*conv(8, c[0], 3, 2), *conv(c[0], c[1], 3, 1), *conv(c[1], c[2], 3, 2), *conv(c[2], c[3], 3, 1),
                                  Again(c[3]), Again(c[3]), *conv(c[3], kept, 1, 1), nn.AvgPool2d(2))
        self.say = nn.Sequential(nn.Flatten(), nn.Dropout(0.05), nn.Linear(36 * kept, hidden), nn.ReLU(), nn.Linear(hidden, ANSWERS))

    def forward(self, x):
        return self.say(self.look(x))


def loss_of(logits, pieces, train, facing, factory):
    """Per hex: the negative log likelihood of everything that it holds."""
    bce = nn.functional.binary_cross_entropy_with_logits(logits[:, :9], pieces, reduction='none').sum(1)
    stands = torch.where(train > 0, facing + 1, torch.zeros_like(facing))
    ce = nn.functional.cross_entropy
    total = bce + ce(logits[:, FACING:COLOUR], stands, reduction='none') + ce(logits[:, FACTORY:], factory, reduction='none')
    colour = ce(logits[:, COLOUR:FACTORY], (train - 1).clamp(min=0), reduction='none')
    return total + colour * (train > 0)


def right(logits, pieces, train, facing, factory):
    """Whether all of a hex is right."""
    stands = torch.where(train > 0, facing + 1, torch.zeros_like(facing))
    ok = ((logits[:, :9] > 0).float() == pieces).all(1) & (logits[:, FACING:COLOUR].argmax(1) == stands)
    ok &= logits[:, FACTORY:].argmax(1) == factory
    return ok & ((train == 0) | (logits[:, COLOUR:FACTORY].argmax(1) == train - 1))
