"""Trains the network that finds boards: train_board.py OUT.pt RENDERS... [--start WEIGHTS] [--minutes M] [--rate R]"""
import argparse
import time

import cv2
import numpy as np
import torch
from torch.nn import functional

import board_samples
import weights
from board_network import BoardNet

cv2.setNumThreads(1)
BATCH = 32
HELD = 200
SEED = 1


class Samples(torch.utils.data.IterableDataset):
    def __init__(self, render_folders, seed):
        self.sources, self.seed = board_samples.sources(render_folders), seed

    def __iter__(self):
        rng = np.random.default_rng([self.seed, torch.utils.data.get_worker_info().id])
        held = []  # those of one photo are not to follow each other
        while True:
            for sample in board_samples.samples(self.sources, rng):
                if len(held) < HELD:
                    held.append(sample)
                    continue
                at = rng.integers(0, HELD)
                yield held[at]
                held[at] = sample


def seen_twice(loader):
    """Every sample also upside down: drawing one takes longer than learning from it."""
    for x, label, uv in loader:
        yield x, label, uv
        yield x.flip(2, 3), label.flip(1, 2), uv.flip(2, 3)


def losses(said, label, uv):
    """Of the board, of the place; and how far places are away on the mean, in boards."""
    on = (label > 0).float()
    count = on.sum().clamp(min=1)
    place = functional.smooth_l1_loss(said[:, 4:], uv, reduction='none', beta=0.02).sum(1)
    away = (said[:, 4:] - uv).norm(dim=1)
    return functional.cross_entropy(said[:, :4], label), (place * on).sum() / count, (away * on).sum() / count


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('out')
    ap.add_argument('renders', nargs='*')
    ap.add_argument('--start')
    ap.add_argument('--minutes', type=float, default=60)
    ap.add_argument('--rate', type=float, default=3e-3)
    ap.add_argument('--seed', type=int, default=SEED)
    a = ap.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(1)
    net = BoardNet().to(memory_format=torch.channels_last)
    if a.start and a.start.endswith('.net'):
        weights.load(net, a.start)
    elif a.start:
        net.load_state_dict(torch.load(a.start, map_location='cpu'))
    if a.start:
        weights.keep_folded(net)
    loader = torch.utils.data.DataLoader(Samples(a.renders, a.seed), BATCH, num_workers=2, prefetch_factor=8)
    optimiser = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-3)
    start, mean = time.time(), None
    for step, (x, label, uv) in enumerate(seen_twice(loader), 1):
        done = (time.time() - start) / (60 * a.minutes)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = a.rate * min(1, 0.05 + done / 0.03) * (0.5 + 0.5 * np.cos(np.pi * done))
        with torch.autocast('cpu', torch.bfloat16):  # less than half as long; places need floats
            looked = net.look(x.contiguous(memory_format=torch.channels_last))
        board, place, away = losses(net.say(looked.float()), label, uv)
        optimiser.zero_grad()
        (board + 20 * place).backward()
        optimiser.step()
        now = torch.stack([board, place, away]).detach().numpy()
        mean = now if mean is None else 0.98 * mean + 0.02 * now
        if step % 200 == 0:
            print('%6d samples %4.0f s  board %.3f  place %.4f  away %.3f' % (step * BATCH, time.time() - start, *mean), flush=True)
            torch.save(net.state_dict(), a.out)
    torch.save(net.state_dict(), a.out)


if __name__ == '__main__':
    main()
