"""The mean of networks of one shape, weight by weight: mean_weights.py A.net B.net ... OUT.net [--temperature T]

The temperature is folded into the last layer."""
import argparse

import numpy as np

import weights


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('files', nargs='+', metavar='NET', help='the last is written')
    ap.add_argument('--temperature', type=float, default=1.0)
    a = ap.parse_args()
    *files, out = a.files
    heads, each = zip(*map(weights.read, files))
    assert all(head == heads[0] for head in heads), 'networks of more than one shape'
    *before, factors, bias = [np.mean(some, 0) for some in zip(*each)]
    weights.write(out, heads[0], [*before, factors / a.temperature, bias / a.temperature])


if __name__ == '__main__':
    main()
