"""Trains the network that knows sheets from print: train_sheets.py OUT.pt PLACES.bin ... [--start START.pt] [--minutes 6]

Places as railref_dump_free_places writes them."""
import argparse
import time

import numpy as np
import torch
from torch import nn

from network import SheetNet

SHAPE = 9, 36, 56
COVERED = 0.6  # share of a place from which it counts as covered; from there down to none it is left out
BATCH = 96, 160  # covered places, free ones
RATE = 3e-3


def places_of(file):
    """Patches and whether they are covered."""
    size = int(np.prod(SHAPE))
    records = np.memmap(file, np.uint8, 'r').reshape(-1, 4 + size)
    share = records[:, :4].copy().view(np.float32)[:, 0]
    clear = (share == 0) | (share >= COVERED)
    return torch.from_numpy(np.ascontiguousarray(records[clear, 4:])), torch.from_numpy((share[clear] > 0).astype(np.int64))


def roughened(x):
    """In a mirror or not, in slightly other light, with noise."""
    for axis in (2, 3):
        if torch.rand(1) < .5:
            x = x.flip(axis)
    gain = 1 + .12 * torch.randn(len(x), 1, 1, 1) + .04 * torch.randn(len(x), 3, 1, 1)
    x = torch.cat([x[:, :3] * gain, x[:, 3:6] * gain, x[:, 6:]], 1)
    return (x + .01 * torch.randn_like(x)).clamp(0, 1)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('out')
    ap.add_argument('places', nargs='+')
    ap.add_argument('--start')
    ap.add_argument('--minutes', type=float, default=6)
    ap.add_argument('--rate', type=float, default=RATE)
    ap.add_argument('--seed', type=int, default=1)
    a = ap.parse_args()
    torch.manual_seed(a.seed)
    patches, covered = (torch.cat(parts) for parts in zip(*map(places_of, a.places)))
    kinds = torch.nonzero(covered == 1)[:, 0], torch.nonzero(covered == 0)[:, 0]
    net = SheetNet()
    if a.start:
        net.load_state_dict(torch.load(a.start))
    optimiser = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-3)
    start, batches, mean = time.time(), 0, 0.0
    while (done := (time.time() - start) / (60 * a.minutes)) < 1:
        for group in optimiser.param_groups:
            group['lr'] = a.rate * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        rows = torch.cat([kind[torch.randint(len(kind), (n,))] for kind, n in zip(kinds, BATCH)])
        said = net(roughened(patches[rows].float().reshape(-1, *SHAPE) / 255))
        loss = nn.functional.cross_entropy(said, covered[rows], label_smoothing=.002)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        batches, mean = batches + 1, .99 * mean + .01 * float(loss)
        if batches % 200 == 0:
            print(batches, 'loss %.4f' % mean, flush=True)
    torch.save(net.state_dict(), a.out)


if __name__ == '__main__':
    main()
