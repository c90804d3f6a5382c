"""A second look with fewer channels to one with as many as network.py has, which says the same at first: the new
channels see something, nobody listens to them yet. widen.py OLD.pt NEW.pt SHARD.npz"""
import sys

import numpy as np
import torch

from network import SecondLook, to_input

SHY = 0.7  # of a new channel's usual first weights
BATCHES, BATCH = 40, 256


def grown(old, new):
    """`new`, a fresh parameter, with `old` in its first corner and no weight from new channels to old ones."""
    if old.shape == new.shape:
        return old
    grown = new.clone()
    if new.dim() == 4:
        given, taken = old.shape[:2]
        grown[given:] *= SHY
        grown[:given] = 0
        grown[:given, :taken] = old
    else:
        grown[:len(old)] = old
    return grown


def learn_statistics(net, x):
    """The new channels' means and variances; the old ones keep theirs."""
    net.train()
    with torch.no_grad():
        for k in range(BATCHES):
            first = k * BATCH % len(x)
            net(x[first:first + BATCH])
    net.eval()


def main():
    old = torch.load(sys.argv[1], map_location='cpu')
    torch.manual_seed(3)
    net = SecondLook()
    net.load_state_dict({k: grown(old[k], v) for k, v in net.state_dict().items()})
    shard = np.load(sys.argv[3])
    learn_statistics(net, to_input(torch.from_numpy(shard['x'][:4 * BATCH]), torch.from_numpy(shard['reference'][:4 * BATCH])))
    state = net.state_dict()
    for name, values in old.items():
        if 'running' in name:
            state[name][:len(values)] = values
    torch.save(state, sys.argv[2])
    print('%d weights' % sum(p.numel() for p in net.parameters()))


if __name__ == '__main__':
    main()
