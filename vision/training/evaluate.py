"""Held-back figures: evaluate.py FIRST.pt [--second SECOND.pt] --cache FOLDER [--renders FOLDER ...] [--temperature T]

Every picture as it is, with the reference of another picture of the empty board. Spaces, routes (mean log probability
over a route's spaces), stations; confident errors; calibration. Which pictures were held back is up to the caller."""
import argparse
import os

import numpy as np
import torch

import boards
import photos
from board_views import board_views
from boards import CLASS, COLOURS
from make_dataset import rectified, reference_from
from network import SecondLook, SpaceNet, masked, to_input
from place_input import place_input
from train import DOUBTFUL

TEMPERATURES = (0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5)
REFERENCE_PHOTO = {'usa': 'IMG_4181', 'europe': 'cropped_blank'}  # Nordic: its texture


def inputs(cache, renders):
    """(name, group, board, x, reference, y) of every picture, kept in the cache."""
    reference = {'nordic': reference_from(photos.texture(boards.load('nordic')), boards.load('nordic'))}
    real = list(photos.real_photos(cache))
    for name, _, board, image, camera, _ in real:
        if name == REFERENCE_PHOTO[board.id]:
            reference[board.id] = reference_from(rectified(image, camera, board), board)
    everything = real + [(n, 'render ' + n.split('_')[1], b, i, c, y) for f in renders for n, b, i, c, y in photos.rendered(f)]
    for name, group, board, image, camera, y in everything:
        store = os.path.join(cache, 'input_%s.npz' % name)
        if not os.path.exists(store):
            surface, roofs = board_views(image, camera, board)
            np.savez(store, x=place_input(surface, roofs, board.places, reference[board.id], board), reference=reference[board.id])
        z = np.load(store)
        yield name, group, board, z['x'], z['reference'], y


def logits(looks, x, reference, allowed, kept={}):
    """The first look's, replaced by the second's where the first is in doubt (vision/look_at_places.cpp)."""
    key = (tuple(map(id, looks)), x.shape, int(x[::7, ::5, ::5].astype(np.int64).sum()))
    if key not in kept:
        with torch.no_grad():
            seen = to_input(torch.from_numpy(x), torch.from_numpy(reference))
            said = looks[0](seen)
            for again in looks[1:]:
                doubtful = torch.softmax(masked(said, allowed), 1).max(1).values < DOUBTFUL
                said[doubtful] = second_opinion(again, seen[doubtful])
        kept[key] = said
    return kept[key]


TURNS = 1  # how many mirror images the second look sees


def second_opinion(net, seen):
    if not len(seen):
        return net(torch.zeros(1, 9, 36, 56))[:0]
    turned = [seen, seen.flip(3), seen.flip(2), seen.flip(2, 3)][:TURNS]
    return sum(torch.log_softmax(net(t), 1) for t in turned) / TURNS


def log_probabilities(looks, x, reference, board, temperature):
    allowed = torch.full((len(x),), sum(1 << CLASS[c] for c in board.colours) | 1 | 1 << CLASS['hidden'], dtype=torch.int32)
    return torch.log_softmax(masked(logits(looks, x, reference, allowed), allowed) / temperature, 1).numpy()


def who(logp, board):
    """Log probabilities over none and the board's colours; what is hidden says nothing."""
    n = 1 + len(board.colours)
    p = np.exp(logp)
    keep = [0] + [CLASS[c] for c in board.colours]
    q = p[:, keep] + p[:, [CLASS['hidden']]] / n
    return np.log(np.maximum(q, 1e-9)), keep


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('weights')
    ap.add_argument('--cache', required=True)
    ap.add_argument('--renders', nargs='*', default=[])
    ap.add_argument('--only', nargs='*', default=[], help='groups to report')
    ap.add_argument('--temperature', type=float, default=1.0)
    ap.add_argument('--errors', action='store_true')
    ap.add_argument('--second', help='weights of the second look')
    a = ap.parse_args()
    torch.set_num_threads(1)
    looks = []
    for net, file in ((SpaceNet(), a.weights), (SecondLook(), a.second)):
        if file:
            net.load_state_dict(torch.load(file, map_location='cpu'))
            looks.append(net.eval())
    rows, all_p, all_ok, losses, scale = {}, [], [], {}, {}
    for name, group, board, x, reference, y in inputs(a.cache, a.renders):
        if a.only and group not in a.only:
            continue
        logp = log_probabilities(looks, x, reference, board, a.temperature)
        q, keep = who(logp, board)
        n = len(board.route_of)
        use = (y[:n] != 255) & (y[:n] != CLASS['hidden'])
        guess = np.array(keep)[q.argmax(1)]
        p = np.exp(q.max(1))
        ok = guess == y
        r = rows.setdefault(group, np.zeros(10, int))
        route_of = np.array(board.route_of)
        bad_routes = []
        for k in range(len(board.routes)):
            s = (route_of == k)
            if not use[s].all():
                continue
            m = q[:n][s].mean(0)
            truth = y[:n][s][0]
            r[2] += 1
            if keep[int(m.argmax())] != truth:
                r[3] += 1
                bad_routes.append('%s %s->%s %.2f' % (board.routes[k], COLOURS[truth], COLOURS[keep[int(m.argmax())]], np.exp(m.max()) / np.exp(m).sum()))
        r[0] += use.sum()
        r[1] += (use & ~ok[:n]).sum()
        r[4] += (use & ~ok[:n] & (p[:n] > 0.99)).sum()
        if board.stations:
            c = y[n:] != 255
            r[5] += c.sum()
            r[6] += (c & ~ok[n:]).sum()
        hidden = y[:n] == CLASS['hidden']
        r[7] += hidden.sum()
        r[8] += (hidden & (logp[:n, 8] > np.log(0.5))).sum()
        r[9] += (use & (logp[:n, 8] > np.log(0.5))).sum()
        all_p.append(p[:n][use])
        all_ok.append(ok[:n][use])
        for t in TEMPERATURES:
            qt = who(log_probabilities(looks, x, reference, board, t), board)[0]
            scale.setdefault(t, []).extend(-qt[i, keep.index(y[i])] for i in np.nonzero(use)[0])
        true_q = np.array([q[i, keep.index(y[i])] for i in np.nonzero(use)[0]])
        losses.setdefault(group, []).append(-true_q)
        if a.errors:
            wrong = ['%s[%d] %s->%s %.2f' % (board.routes[board.route_of[i]], i - board.route_of.index(board.route_of[i]), COLOURS[y[i]], COLOURS[guess[i]], p[i])
                     for i in np.nonzero(use & ~ok[:n])[0]]
            print('%-28s spaces wrong %d  routes wrong %d: %s' % (name, len(wrong), len(bad_routes), '; '.join(bad_routes)))
            print('     ', '; '.join(wrong[:8]))
    print('%-14s %7s %7s %8s | %6s %6s %8s | %9s | %8s %6s | %s' % ('group', 'spaces', 'wrong', 'right %', 'routes', 'wrong', 'right %', 'confident', 'stations', 'wrong', 'nll    hidden found / false'))
    for g, r in sorted(rows.items()):
        print('%-14s %7d %7d %8.2f | %6d %6d %8.2f | %9d | %8d %6d | %.4f %d/%d %d' % (
            g, r[0], r[1], 100 * (1 - r[1] / max(1, r[0])), r[2], r[3], 100 * (1 - r[3] / max(1, r[2])), r[4], r[5], r[6], np.concatenate(losses[g]).mean(), r[8], r[7], r[9]))
    print('loss by temperature: ' + '  '.join('%.2f: %.5f' % (t, np.mean(v)) for t, v in sorted(scale.items())))
    p, ok = np.concatenate(all_p), np.concatenate(all_ok)
    print('reliability: ' + '  '.join('%.3f-%.3f: %d, said %.4f is %.4f' % (lo, hi, s.sum(), p[s].mean(), ok[s].mean())
                                      for lo, hi in ((0, .5), (.5, .8), (.8, .95), (.95, .99), (.99, .999), (.999, 1.01)) for s in [(p >= lo) & (p < hi)] if s.any()))


if __name__ == '__main__':
    main()
