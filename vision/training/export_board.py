"""Weights of the network that finds boards to what the program embeds: export_board.py WEIGHTS.pt OUT.net"""
import sys

import numpy as np
import torch

import board_samples
import weights
from board_network import HEIGHT, WIDTH, BoardNet


def main():
    net = BoardNet()
    net.load_state_dict(torch.load(sys.argv[1], map_location='cpu'))
    net.eval()
    sources, rng = board_samples.sources([]), np.random.default_rng(0)
    views = np.stack([x for _ in range(10) for x, _, _ in board_samples.samples(sources, rng)])
    weights.save(net, (3, HEIGHT, WIDTH), sys.argv[2], torch.from_numpy(views.astype(np.float32)))


if __name__ == '__main__':
    main()
