"""Trains the hex network: train_hexes.py OUT.pt PATCHES.bin ... [--test HELD_BACK.bin ...] [--start START.pt]

Patches as railref_dump_hex_patches writes them."""
import argparse
import copy
import time

import numpy as np
import torch
from torch import nn

from hex_network import PIECES, SIZE, HexNet, loss_of, right

RECORD = np.dtype([('pixels', 'u1', (6, SIZE, SIZE)), ('lean', '<f4', (2,)), ('label', 'u1', (8,))])
MIRRORED = [PIECES.index(tuple(sorted(((6 - a) % 6, (6 - b) % 6)))) for a, b in PIECES]  # upside down
SMOOTHING = 0.998


class Patches:
    def __init__(self, files):
        data = np.concatenate([np.fromfile(f, RECORD) for f in files])
        self.pixels = torch.from_numpy(np.ascontiguousarray(data['pixels']))
        self.lean = torch.from_numpy(np.ascontiguousarray(data['lean']))
        label = torch.from_numpy(data['label'].astype(np.int64))
        bits = label[:, 0] + 256 * label[:, 1]
        self.pieces = ((bits[:, None] >> torch.arange(9)) & 1).float()
        self.train, self.facing, self.factory = label[:, 2], label[:, 3], label[:, 4]

    def __len__(self):
        return len(self.pixels)

    def input(self, pick):
        x = self.pixels[pick].float() / 255
        lean = self.lean[pick][:, :, None, None].expand(-1, -1, SIZE, SIZE)
        return torch.cat([x, lean], 1).contiguous(memory_format=torch.channels_last)

    def labels(self, pick):
        return self.pieces[pick], self.train[pick], self.facing[pick], self.factory[pick]


def mirrored(x, labels):
    pieces, train, facing, factory = labels
    x = x.flip(2).clone()
    x[:, 7] *= -1
    return x, (pieces[:, MIRRORED], train, (6 - facing) % 6, torch.where(factory > 0, 1 + (7 - factory) % 6, factory))


def recoloured(x, g):
    """Printed and photographed in somewhat other colours, as another edition might be; the disc's outside stays black."""
    n = len(x)
    mix = torch.eye(3) + 0.1 * torch.randn(n, 3, 3, generator=g)
    mix = mix / mix.sum(2, keepdim=True)  # gray stays gray
    power = torch.exp(0.15 * torch.randn(n, 1, 1, 1, generator=g))
    both = x[:, :6].reshape(n, 2, 3, SIZE * SIZE)
    both = torch.einsum('nij,nkjp->nkip', mix, both).clamp(0, 1).reshape(n, 6, SIZE, SIZE) ** power
    return torch.cat([both, x[:, 6:]], 1)


def roughen(x, g):
    """Wrong light, a worn print, noise and a speck of glare; the disc's outside stays black."""
    n = len(x)
    inside = (x[:, 3:6].sum(1, keepdim=True) > 0).float()
    gain = torch.exp(0.08 * torch.randn(n, 1, 1, 1, generator=g) + 0.05 * torch.randn(n, 3, 1, 1, generator=g))
    lift = 0.04 * torch.randn(n, 1, 1, 1, generator=g).abs() * (torch.rand(n, 1, 1, 1, generator=g) < 0.5)
    noise = 0.03 * torch.rand(n, 1, 1, 1, generator=g) * torch.randn(x[:, :3].shape, generator=g)
    photo = (gain * x[:, :3] + lift + noise).clamp(0, 1) * inside
    return torch.cat([photo, x[:, 3:]], 1)


def evaluate(net, data):
    net.eval()
    loss, ok = [], []
    with torch.no_grad():
        for k in range(0, len(data), 512):
            pick = torch.arange(k, min(k + 512, len(data)))
            said = net(data.input(pick))
            loss.append(loss_of(said, *data.labels(pick)))
            ok.append(right(said, *data.labels(pick)))
    net.train()
    return torch.cat(loss).mean().item(), torch.cat(ok).float().mean().item()


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('out')
    ap.add_argument('patches', nargs='+')
    ap.add_argument('--test', nargs='*', default=[])
    ap.add_argument('--start')
    ap.add_argument('--samples', type=int, default=1000000)
    ap.add_argument('--batch', type=int, default=192)
    ap.add_argument('--rate', type=float, default=4e-3)
    ap.add_argument('--minutes', type=float, default=1e9, help='the rate is at its end when they are over')
    ap.add_argument('--threads', type=int, default=2)
    a = ap.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(a.threads)
    g = torch.Generator().manual_seed(1)
    data = Patches(a.patches)
    if len(data) < a.batch:
        ap.error('expected at least %d patches, found %d' % (a.batch, len(data)))
    test = Patches(a.test) if a.test else None
    net = HexNet().to(memory_format=torch.channels_last)
    if a.start:
        net.load_state_dict(torch.load(a.start, map_location='cpu'))
    smooth = copy.deepcopy(net)
    opt = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=5e-4)
    begin = time.time()
    print('%d patches, %d weights' % (len(data), sum(p.numel() for p in net.parameters())), flush=True)
    seen, step, total, good, count = 0, 0, 0.0, 0, 0
    done = 0.0
    while done < 1:
        order = torch.randperm(len(data), generator=g)
        for k in range(0, len(order) - a.batch + 1, a.batch):
            done = max(seen / a.samples, (time.time() - begin) / 60 / a.minutes)
            if done >= 1:
                break
            for group in opt.param_groups:  # one cycle
                group['lr'] = a.rate * min(1, done / 0.05 + 0.02) * 0.5 * (1 + np.cos(np.pi * done))
            pick = order[k:k + a.batch]
            x, labels = data.input(pick), data.labels(pick)
            if torch.rand(1, generator=g) < 0.5:
                x, labels = mirrored(x, labels)
            if torch.rand(1, generator=g) < 0.7:
                x = recoloured(x, g)
            said = net(roughen(x, g).contiguous(memory_format=torch.channels_last))
            loss = loss_of(said, *labels).clamp(max=12).mean()
            opt.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            opt.step()
            with torch.no_grad():
                share = min(SMOOTHING, (1 + step) / (10 + step))
                for mean, now in zip(smooth.state_dict().values(), net.state_dict().values()):
                    mean.lerp_(now, 1 - share) if mean.is_floating_point() else mean.copy_(now)
            step += 1
            seen += len(pick)
            total, good, count = total + loss.item() * len(pick), good + right(said, *labels).sum().item(), count + len(pick)
            if step % 250 == 0:
                held = ' held back %.4f %.4f' % evaluate(smooth, test) if test and step % 1000 == 0 else ''
                print('%3.0f%% %d loss %.4f right %.4f%s %.0f s' % (100 * done, seen, total / count, good / count, held, time.time() - begin), flush=True)
                total, good, count = 0.0, 0, 0
                torch.save(smooth.state_dict(), a.out)
    torch.save(smooth.state_dict(), a.out)
    if test:
        print('held back: loss %.4f, right %.4f' % evaluate(smooth, test))


if __name__ == '__main__':
    main()
