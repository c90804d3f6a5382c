"""Weights of the hex network to what the program embeds: export_hexes.py WEIGHTS.pt OUT.onnx

Checks that OpenCV's dnn gives what PyTorch gives."""
import os
import sys

import cv2
import numpy as np
import torch

from hex_network import HexNet


def main():
    net = HexNet()
    net.load_state_dict(torch.load(sys.argv[1]))
    net.eval()
    torch.onnx.export(net, torch.rand(1, 8, 48, 48), sys.argv[2], opset_version=11, input_names=['hexes'], output_names=['what'],
                      dynamic_axes={'hexes': {0: 'n'}, 'what': {0: 'n'}})
    x = np.random.default_rng(0).random((100, 8, 48, 48), dtype=np.float32)
    cv_net = cv2.dnn.readNetFromONNX(sys.argv[2])
    cv_net.setInput(x)
    difference = np.abs(cv_net.forward() - net(torch.from_numpy(x)).detach().numpy()).max()
    assert difference < 1e-3, 'OpenCV reads the network differently'
    print('%s: %d bytes, largest difference %.1e' % (sys.argv[2], os.path.getsize(sys.argv[2]), difference))


if __name__ == '__main__':
    main()
