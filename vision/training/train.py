"""Trains a place network: train.py OUT.pt SHARDS ... [--net NET] [--leave-out GROUP ...] [--start START.pt]

Shards as make_dataset.py writes them; --leave-out names sources (photos.GROUP's values, `render`) to train without."""
import argparse
import copy
import glob
import os
import time

import numpy as np
import torch
from torch import nn

from network import NETWORKS, SpaceNet, masked, to_input
from weights import keep_folded, load

SETTLED = 0.01    # loss under which a patch teaches little
DOUBTFUL = 0.998  # a place of which the first look is less sure gets a second one (vision/look_at_places.cpp)
KEPT = 0.1        # of the places that it is sure of
BULB = 0.38, 0.78, 1.0  # what is left of a tungsten bulb's light, BGR (develop_photo.lamp)
SMOOTHING = 0.999  # of the weights' running mean, which is what is kept


class Patches:
    """Shards' patches one after the other where they are learned from: up to `limit` of them on `device`."""

    def __init__(self, limit, device):
        self.limit, self.device, self.count, self.files, self.kept = limit, device, 0, set(), {}

    def read(self, folder, leave_out):
        """Takes the shards that are not among them yet; whether there were any."""
        before = self.count
        for f in sorted(glob.glob(os.path.join(folder, '*.npz'))):
            if f in self.files or f.endswith('.part.npz') or self.count == self.limit:
                continue
            self.files.add(f)
            z = np.load(f)
            if str(z['source']) not in leave_out:
                self._take({k: torch.from_numpy(z[k].astype(np.int32) if k == 'allowed' else z[k])
                            for k in ('x', 'reference', 'y', 'allowed')})
        return self.count > before

    def _take(self, shard):
        n = min(len(shard['y']), self.limit - self.count)
        for k, v in shard.items():
            if k not in self.kept:
                self.kept[k] = torch.empty((self.limit, *v.shape[1:]), dtype=v.dtype, device=self.device)
            self.kept[k][self.count:self.count + n] = v[:n].to(self.device)
        self.count += n

    def at(self, rows):
        """The network's input, labels and the classes in play. `rows`: indices."""
        x, reference, y, allowed = (self.kept[k][rows] for k in ('x', 'reference', 'y', 'allowed'))
        return to_input(x, reference), y.long(), allowed

    def some(self, seed, share):
        """Of every patch whether it belongs to a random share, the same on every device."""
        return (torch.rand(self.count, generator=torch.Generator().manual_seed(seed)) < share).to(self.device)

    def batches(self, size):
        return (torch.arange(k, min(k + size, self.count), device=self.device) for k in range(0, self.count, size))


def uniform(g, *shape):
    return torch.rand(*shape, generator=g, device=g.device)


def normal(g, *shape):
    return torch.randn(*shape, generator=g, device=g.device)


def roughen(v, y, net, g):
    """Cheap noise on a batch: flips of the place's frame, wrong light, another camera's tone."""
    n = len(v)
    for axis in (3, 2):
        if uniform(g, 1) < 0.5:
            v, y = v.flip(axis), net.mirrored(y, axis)
    gain = torch.exp(0.05 * normal(g, n, 1, 1, 1) + 0.04 * normal(g, n, 3, 1, 1))
    photo = torch.cat([gain, gain], 1) * another_tone(v[:, :6], g) + 0.02 * normal(g, n, 1, 1, 1)
    if net.DAZZLED:
        photo += glare(v, g)
    return torch.cat([at_edge(photo.clamp(0, 1), v[:, 6:], g), v[:, 6:]], 1), y


AT_EDGE = 0.08       # of the patches
OWN_GROUND = 19, 10  # pixels from a patch's middle, along and across, as far as a train reaches


def at_edge(photo, reference, g):
    """Some of a batch's patches as they are where the picture ends within them, but not before their middle
    (vision/beyond_edge.h)."""
    n, _, h, w = photo.shape
    y, x = torch.arange(h, device=photo.device)[:, None] - (h - 1) / 2, torch.arange(w, device=photo.device) - (w - 1) / 2
    angle = 2 * np.pi * uniform(g, n, 1, 1)
    away = torch.cos(angle) * x + torch.sin(angle) * y
    middle_to_edge = 24 * uniform(g, n, 1, 1)
    middle_to_edge = torch.where(uniform(g, n, 1, 1) < AT_EDGE, middle_to_edge, torch.full_like(middle_to_edge, 1e9))
    roofs_nearer = 4 * normal(g, n, 1, 1)
    own = (x.abs() <= OWN_GROUND[0]) & (y.abs() <= OWN_GROUND[1])

    def filled(view, edge, instead):
        opposite = torch.where((-away > edge)[:, None], instead, reference + (view - reference).flip((2, 3)))
        return torch.where((away > edge)[:, None], torch.where(own, opposite.clamp(0, 1), reference), view)

    surface = filled(photo[:, :3], middle_to_edge, reference)
    return torch.cat([surface, filled(photo[:, 3:], middle_to_edge - roofs_nearer, surface)], 1)


def another_tone(photo, g):
    """Contrast and saturation as they are left when vision/tone.cpp has undone what it can tell of a camera. Cameras
    change them in the light as it is: under a warm lamp they turn dark gray into another colour than light gray, which
    no gain for each channel takes back."""
    n, _, h, w = photo.shape
    contrast, saturation = (torch.exp(s * normal(g, n, 1, 1, 1, 1)) for s in (0.18, 0.3))
    warm = 0.5 * uniform(g, n, 1) * (uniform(g, n, 1) < 0.5)
    lamp = torch.exp(warm * torch.log(torch.tensor(BULB, device=photo.device)))[:, None, :, None, None]
    views = photo.view(n, 2, 3, h, w)
    lit = lamp * views
    gray = lit.mean(2, keepdim=True)
    middle = gray.mean((1, 3, 4), keepdim=True)
    seen = (middle + contrast * (gray - middle) + saturation * (lit - gray)).clamp(min=0)
    gain = seen.mean((1, 3, 4), keepdim=True) / views.mean((1, 3, 4), keepdim=True).clamp(min=0.01)
    return (seen / gain.clamp(min=0.05)).reshape(n, 6, h, w)


def glare(v, g):
    """A lamp's blurred image on some of a batch's patches, up to where nothing else is left."""
    n, _, h, w = v.shape
    y, x = torch.arange(h, device=v.device)[:, None] / h, torch.arange(w, device=v.device) / w
    middle = uniform(g, n, 2, 1, 1) * 2 - 0.5
    size = 0.2 + 0.8 * uniform(g, n, 1, 1)
    spot = torch.exp(-((y - middle[:, 0]) ** 2 + (x - middle[:, 1]) ** 2) / size ** 2)
    bright = 1.6 * uniform(g, n, 1, 1) * (uniform(g, n, 1, 1) < 0.15)
    return (bright * spot)[:, None]


def take_over(net, file):
    """Weights of an earlier round, or the program's own."""
    if file.endswith('.net'):
        load(net, file)
    else:
        net.load_state_dict(torch.load(file, map_location='cpu'))


def learn(net, on_from=True):
    net.train()
    if on_from:
        keep_folded(net)


def ask(net, v):
    """Logits, in single precision whatever the network reckons in."""
    return net(v.contiguous(memory_format=torch.channels_last)).float()


def focus(net, patches):
    """Which patches to go on with, and their weights: all that are not settled, one in five of those that are (with five
    times the weight, so that probabilities stay honest)."""
    net.eval()
    loss = []
    with torch.no_grad():
        for rows in patches.batches(512):
            v, y, allowed = patches.at(rows)
            loss.append(net.loss(ask(net, v), y, allowed))
    learn(net)
    settled = torch.cat(loss) < SETTLED
    rows = torch.nonzero(~settled | patches.some(5, 0.2)).ravel()
    return rows, torch.where(settled[rows], 5.0, 1.0)


def doubted(first, patches):
    """The places that need a second look: those that the first network doubts or gets wrong, and some others."""
    net = SpaceNet().to(patches.device, memory_format=torch.channels_last)
    take_over(net, first)
    net.eval()
    keep = patches.some(5, KEPT)
    with torch.no_grad():
        for rows in patches.batches(512):
            v, y, allowed = patches.at(rows)
            sure, named = torch.softmax(masked(ask(net, v), allowed), 1).max(1)
            keep[rows] |= (sure < DOUBTFUL) | (named != y)
    rows = torch.nonzero(keep).ravel()
    return rows, torch.ones(len(rows), device=patches.device)


def follow(smooth, net, share):
    """Running mean of the weights: steadier than the last step's."""
    with torch.no_grad():
        for mean, now in zip(smooth.state_dict().values(), net.state_dict().values()):
            if mean.is_floating_point():
                mean.lerp_(now, 1 - share)
            else:
                mean.copy_(now)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('out')
    ap.add_argument('shards', nargs='+')
    ap.add_argument('--leave-out', nargs='*', default=[])
    ap.add_argument('--samples', type=int, default=1500000, help='patches to look at in all')
    ap.add_argument('--limit', type=int, default=600000, help='patches to hold in memory')
    ap.add_argument('--batch', type=int, default=256)
    ap.add_argument('--rate', type=float, default=3e-3)
    ap.add_argument('--start', help='weights to start from')
    ap.add_argument('--net', choices=NETWORKS, default='first')
    ap.add_argument('--doubted-by', metavar='FIRST.pt', help='only places that these weights of the first look doubt')
    ap.add_argument('--threads', type=int, default=2)
    ap.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    ap.add_argument('--bfloat16', action='store_true', help='twice as fast on a processor that has it')
    ap.add_argument('--focus', action='store_true', help='with --start: dwell on what those weights find hard')
    ap.add_argument('--wait-for-more', action='store_true', help='read shards that appear during training')
    ap.add_argument('--seed', type=int, default=1)
    a = ap.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    g = torch.Generator(a.device).manual_seed(a.seed)
    net = NETWORKS[a.net]().to(a.device, memory_format=torch.channels_last)  # a third faster on a CPU
    if a.start:
        take_over(net, a.start)
    smooth = copy.deepcopy(net)
    patches, rows = Patches(a.limit, a.device), None
    batch, last = a.batch, time.time()
    steps = a.samples // batch
    opt = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(opt, a.rate, total_steps=steps, pct_start=0.1)
    step, count = 0, 0
    total, hits = torch.zeros((), device=a.device), torch.zeros((), device=a.device)
    learn(net, a.start)
    while step < steps:
        more = [patches.read(folder, a.leave_out) for folder in a.shards] if rows is None or a.wait_for_more else []
        if any(more):
            print('%d patches of %d shards' % (patches.count, len(patches.files)), flush=True)
            rows, weight = torch.arange(patches.count, device=a.device), torch.ones(patches.count, device=a.device)
            with torch.autocast(a.device, torch.bfloat16, a.bfloat16):
                if a.doubted_by:
                    rows, weight = doubted(a.doubted_by, patches)
                    print('%d of them doubted' % len(rows), flush=True)
                elif a.focus:
                    rows, weight = focus(net, patches)
                    print('%d of them in focus' % len(rows), flush=True)
            mean_weight = weight.mean()
        if rows is None or len(rows) <= batch:
            if not a.wait_for_more:
                raise SystemExit('train.py: %d patches are less than a batch of %d' % (0 if rows is None else len(rows), batch))
            time.sleep(2)
            continue
        order = torch.randperm(len(rows), generator=g, device=a.device)
        for k in range(0, min(len(order) - batch, 120 * batch if a.wait_for_more else len(order)), batch):
            pick = order[k:k + batch]
            v, y, allowed = patches.at(rows[pick])
            v, y = roughen(v, y, net, g)
            with torch.autocast(a.device, torch.bfloat16, a.bfloat16):
                logits = ask(net, v)
            loss = (net.loss(logits, y, allowed).clamp(max=8) * weight[pick]).mean() / mean_weight  # a wrong label must not rule
            opt.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            opt.step()
            plan.step()
            follow(smooth, net, min(SMOOTHING, (1 + step) / (10 + step)))
            step += 1
            total += loss.detach() * len(y)
            hits += net.right(logits, y, allowed).sum()
            count += len(y)
            if step % 200 == 0:
                print('step %d/%d loss %.4f accuracy %.4f  %.1f s' % (step, steps, total / count, hits / count, time.time() - last), flush=True)
                total, hits, count, last = torch.zeros_like(total), torch.zeros_like(hits), 0, time.time()
                torch.save(smooth.state_dict(), a.out)
            if step >= steps:
                break
    torch.save(smooth.state_dict(), a.out)


if __name__ == '__main__':
    main()
