"""The mean of networks of one shape, weight by weight: mean_weights.py A.net B.net ... OUT.net"""
import sys

import numpy as np

import weights


def main():
    *files, out = sys.argv[1:]
    heads, each = zip(*map(weights.read, files))
    assert all(head == heads[0] for head in heads), 'networks of more than one shape'
    weights.write(out, heads[0], [np.mean(some, 0) for some in zip(*each)])


if __name__ == '__main__':
    main()
