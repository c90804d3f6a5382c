"""Weights of the hex network to what the program embeds: export_hexes.py WEIGHTS.pt OUT.net"""
import sys

import torch

import weights
from hex_network import HexNet


def main():
    net = HexNet()
    net.load_state_dict(torch.load(sys.argv[1], map_location='cpu'))
    net.eval()
    weights.save(net, (8, 48, 48), sys.argv[2], bits=8)


if __name__ == '__main__':
    main()
