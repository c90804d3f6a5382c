"""Weights to what the program embeds: export_onnx.py WEIGHTS.pt OUT.onnx [--net NET] [--temperature T]

The temperature (evaluate.py's reliability on held-back pictures) is folded into the last layer. Checks that OpenCV's
dnn gives what PyTorch gives."""
import argparse
import os

import cv2
import numpy as np
import torch

from network import NETWORKS


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('weights')
    ap.add_argument('out')
    ap.add_argument('--temperature', type=float, default=1.0)
    ap.add_argument('--net', choices=NETWORKS, default='first')
    a = ap.parse_args()
    net = NETWORKS[a.net]()
    net.load_state_dict(torch.load(a.weights))
    net.eval()
    with torch.no_grad():
        net.say[-1].weight /= a.temperature
        net.say[-1].bias /= a.temperature
    torch.onnx.export(net, torch.rand(1, 9, 36, 56), a.out, opset_version=11, input_names=['places'], output_names=['who'],
                      dynamic_axes={'places': {0: 'n'}, 'who': {0: 'n'}})
    x = np.random.default_rng(0).random((300, 9, 36, 56), dtype=np.float32)
    cv_net = cv2.dnn.readNetFromONNX(a.out)
    cv_net.setInput(x)
    got, wanted = cv_net.forward(), net(torch.from_numpy(x)).detach().numpy()
    assert np.abs(got - wanted).max() < 1e-3, 'OpenCV reads the network differently'
    print('%s: %d bytes, largest difference %.1e' % (a.out, os.path.getsize(a.out), np.abs(got - wanted).max()))


if __name__ == '__main__':
    main()
