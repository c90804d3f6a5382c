"""The mean of networks of one shape, weight by weight: mean_weights.py A.net B.net ... OUT.net"""
import sys

import numpy as np


def read(file):
    with open(file, 'rb') as f:
        return f.readline(), np.frombuffer(f.read(), '<f2').astype(np.float32)


def main():
    *files, out = sys.argv[1:]
    heads, weights = zip(*map(read, files))
    assert len(set(heads)) == 1, 'networks of more than one shape'
    with open(out, 'wb') as f:
        f.write(heads[0] + np.mean(weights, 0).astype('<f2').tobytes())


if __name__ == '__main__':
    main()
