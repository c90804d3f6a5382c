"""Networks as the program embeds them: ONNX, the weights rounded to half precision's ten bits of mantissa and the
file gzipped, which halves it. (OpenCV 4.6 does not read half precision itself.)"""
import gzip
import io
import os

import cv2
import numpy as np
import onnx
import torch
from onnx import numpy_helper

DROPPED = 23 - 10  # bits of a float's mantissa


def rounded(values):
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32).astype(np.uint64)
    bits = (bits + (1 << DROPPED - 1)) >> DROPPED << DROPPED
    return bits.astype(np.uint32).view(np.float32)


def save(net, sample_shape, out):
    """Writes `net` (in evaluation mode; n x sample_shape in, rows of logits out) and checks that OpenCV's dnn makes of
    the file what PyTorch makes of the network."""
    raw = io.BytesIO()
    torch.onnx.export(net, torch.rand(1, *sample_shape), raw, opset_version=11, input_names=['seen'], output_names=['said'],
                      dynamic_axes={'seen': {0: 'n'}, 'said': {0: 'n'}})
    model = onnx.load_model_from_string(raw.getvalue())
    for tensor in model.graph.initializer:
        if tensor.data_type == onnx.TensorProto.FLOAT:
            tensor.CopyFrom(numpy_helper.from_array(rounded(numpy_helper.to_array(tensor)), tensor.name))
    bytes_ = model.SerializeToString()
    x = np.random.default_rng(0).random((100, *sample_shape), dtype=np.float32)
    cv_net = cv2.dnn.readNetFromONNX(np.frombuffer(bytes_, np.uint8))
    cv_net.setInput(x)
    difference = np.abs(cv_net.forward() - net(torch.from_numpy(x)).detach().numpy()).max()
    assert difference < 0.05, 'OpenCV reads the network differently: %g' % difference
    with open(out, 'wb') as f:
        f.write(gzip.compress(bytes_, 9, mtime=0))
    print('%s: %d bytes, largest difference of a logit %.1e' % (out, os.path.getsize(out), difference))
