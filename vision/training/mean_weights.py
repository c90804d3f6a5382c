"""The mean of networks of one shape, weight by weight: mean_weights.py A.net B.net ... OUT.net [--shares A B ...] [--temperature T]

The temperature is folded into the last layer."""
import argparse

import numpy as np

import weights


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('files', nargs='+', metavar='NET', help='the last is written')
    ap.add_argument('--shares', type=float, nargs='+', help='of each network; equal ones unless told')
    ap.add_argument('--temperature', type=float, default=1.0)
    a = ap.parse_args()
    *files, out = a.files
    heads, each = zip(*map(weights.read, files))
    assert all(head == heads[0] for head in heads), 'networks of more than one shape'
    shares = a.shares or [1 / len(files)] * len(files)
    *before, factors, bias = [np.sum([share * x for share, x in zip(shares, some, strict=True)], 0) for some in zip(*each)]
    weights.write(out, heads[0], [*before, factors / a.temperature, bias / a.temperature])


if __name__ == '__main__':
    main()
