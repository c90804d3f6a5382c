"""Weights to what the program embeds: export_places.py WEIGHTS.pt OUT.net [--net NET] [--temperature T] [--bits 8]

The temperature (evaluate.py's reliability on held-back pictures) is folded into the last layer."""
import argparse

import torch

import weights
from network import NETWORKS


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('weights')
    ap.add_argument('out')
    ap.add_argument('--temperature', type=float, default=1.0)
    ap.add_argument('--net', choices=NETWORKS, default='first')
    ap.add_argument('--bits', type=int, choices=[8, 16], default=16, help='of a weight')
    a = ap.parse_args()
    net = NETWORKS[a.net]()
    net.load_state_dict(torch.load(a.weights, map_location='cpu'))
    net.eval()
    with torch.no_grad():
        net.say[-1].weight /= a.temperature
        net.say[-1].bias /= a.temperature
    weights.save(net, (9, 36, 56), a.out, bits=a.bits)


if __name__ == '__main__':
    main()
