"""Networks as the program embeds them (vision/network_file.h): a line of JSON that names the steps, then all weights as
half floats or, half as large, as bytes. A batch normalisation is folded into the convolution before it, a dense layer is
a convolution over all there is."""
import json
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional


class Steps:
    """What the file says of a network."""

    def __init__(self, sample_shape):
        self.steps = []
        self.weights = []
        self.shape = sample_shape  # of what the last step gives: channels, height, width

    def convolution(self, weight, bias, stride=1, padding=0):
        """weight: given x taken x height x width."""
        given, _, h, w = weight.shape
        self.steps.append({'convolution': {'channels': given, 'height': h, 'width': w, 'stride': stride, 'padding': padding,
                                           'relu': False}})
        self.weights += [weight.permute(0, 2, 3, 1), bias]
        size = [(s + 2 * padding - k) // stride + 1 for s, k in zip(self.shape[1:], (h, w))]
        self.shape = (given, *size)

    def add(self, module):
        if isinstance(module, nn.Conv2d):
            bias = torch.zeros(module.out_channels) if module.bias is None else module.bias
            self.convolution(module.weight, bias, module.stride[0], module.padding[0])
        elif isinstance(module, nn.BatchNorm2d):
            gain = module.weight / torch.sqrt(module.running_var + module.eps)
            weight, bias = self.weights[-2:]
            self.weights[-2:] = [weight * gain[:, None, None, None], (bias - module.running_mean) * gain + module.bias]
        elif isinstance(module, nn.Linear):
            self.convolution(module.weight.reshape(-1, *self.shape), module.bias)
        elif isinstance(module, nn.ReLU):
            self.steps[-1]['convolution']['relu'] = True
        elif isinstance(module, nn.AvgPool2d):
            self.steps.append({'mean': module.kernel_size})
            self.shape = (self.shape[0], *(s // module.kernel_size for s in self.shape[1:]))
        elif isinstance(module, nn.Sequential):
            for part in module:
                self.add(part)
        elif hasattr(module, 'residual'):
            before = len(self.steps) - 1
            self.add(module.residual)
            self.steps.append({'add': before})
        elif not isinstance(module, (nn.Flatten, nn.Dropout)):
            raise ValueError('no step for %s' % type(module).__name__)


def forward(steps, weights, x):
    """What the program makes of the file."""
    given = []
    for step in steps:
        if 'convolution' in step:
            c = step['convolution']
            weight, bias = next(weights), next(weights)
            x = functional.conv2d(x, weight.permute(0, 3, 1, 2), bias, c['stride'], c['padding'])
            x = torch.relu(x) if c['relu'] else x
        elif 'add' in step:
            x = torch.relu(x + given[step['add']])
        else:
            x = functional.avg_pool2d(x, step['mean'])
        given.append(x)
    return x.flatten(1)


def halves(values):
    return values.astype('<f2').tobytes()


def stepped(weight):
    """A convolution's weights as bytes: every channel's largest is 127 steps."""
    rows = weight.reshape(len(weight), -1)
    step = (np.maximum(np.abs(rows).max(1, keepdims=True), 1e-6) / 127).astype('<f2')
    return halves(step) + np.clip(np.rint(rows / step.astype(np.float32)), -127, 127).astype(np.int8).tobytes()


def packed(steps, weights, bits):
    """`weights`: of every convolution among the steps its weights (given x height x width x taken), then its biases."""
    of_weights = {8: stepped, 16: halves}[bits]
    return b''.join((of_weights if k % 2 == 0 else halves)(np.asarray(w, np.float32)) for k, w in enumerate(weights))


def unpacked(head, data):
    """The inverse of `packed`."""
    weights, at, taken = [], 0, head['channels']

    def next_numbers(count, kind):
        nonlocal at
        numbers = np.frombuffer(data, kind, count, at).astype(np.float32)
        at += numbers.size * np.dtype(kind).itemsize
        return numbers
    for step in head['steps']:
        if 'convolution' not in step:
            continue
        c = step['convolution']
        given, shape = c['channels'], (c['channels'], c['height'], c['width'], taken)
        if head.get('weight_bits', 16) == 8:
            worth = next_numbers(given, '<f2')
            weights.append((next_numbers(int(np.prod(shape)), np.int8).reshape(given, -1) * worth[:, None]).reshape(shape))
        else:
            weights.append(next_numbers(int(np.prod(shape)), '<f2').reshape(shape))
        weights.append(next_numbers(given, '<f2'))
        taken = given
    assert at == len(data), 'weights left over'
    return weights


def read(file):
    """What a file's first line says, and its weights as `packed` takes them."""
    with open(file, 'rb') as f:
        head = json.loads(f.readline())
        return head, unpacked(head, f.read())


def write(file, head, weights):
    with open(file, 'wb') as f:
        f.write(json.dumps(head, separators=(',', ':')).encode() + b'\n' + packed(head['steps'], weights, head.get('weight_bits', 16)))


def save(net, sample_shape, out, samples=None, bits=16):
    """Writes `net` (in evaluation mode; n x sample_shape in, rows of logits out), its weights in 16 or 8 bits, and checks
    that the file says what PyTorch makes of the network: of `samples` as it is trained on, or of noise from 0 to 1."""
    steps = Steps(sample_shape)
    with torch.no_grad():
        for part in (net.look, net.say):
            steps.add(part)
        x = samples if samples is not None else torch.from_numpy(np.random.default_rng(0).random((100, *sample_shape), dtype=np.float32))
        channels, height, width = sample_shape
        head = {'channels': channels, 'height': height, 'width': width, 'scale': net.SCALE, 'offset': net.OFFSET, 'steps': steps.steps}
        if bits != 16:
            head['weight_bits'] = bits
        write(out, head, [w.detach().numpy() for w in steps.weights])
        said = forward(steps.steps, iter([torch.from_numpy(w) for w in read(out)[1]]), net.SCALE * x + net.OFFSET)
        difference = float((said - net(x).flatten(1)).abs().max())
    allowed = {8: 0.05, 16: 0.005}[bits] * max(10, float(said.abs().max()))
    assert difference < allowed, 'the file says something else: %g' % difference
    print('%s: %d bytes, largest difference of a logit %.1e' % (out, os.path.getsize(out), difference))


def load(net, file):
    """Takes over the weights of a file that `save` wrote. Batch normalisations, folded away there, start as none at all:
    `keep_folded` holds them so while the network learns on."""
    _, weights = read(file)
    modules = [m for part in (net.look, net.say) for m in part.modules()]
    learned = [m for m in modules if isinstance(m, (nn.Conv2d, nn.Linear))]
    assert len(learned) == len(weights) // 2, '%s: another network' % file
    with torch.no_grad():
        for module, weight, bias in zip(learned, map(torch.from_numpy, weights[::2]), map(torch.from_numpy, weights[1::2])):
            module.weight.copy_(weight.permute(0, 3, 1, 2).reshape(module.weight.shape))
            if module.bias is not None:
                module.bias.copy_(bias)
            else:
                normal = modules[modules.index(module) + 1]
                normal.running_mean.zero_()
                normal.running_var.fill_(1 - normal.eps)
                normal.weight.fill_(1)
                normal.bias.copy_(bias)


def keep_folded(net):
    """Batch normalisations that `load` made do not follow the batches."""
    for m in net.modules():
        if isinstance(m, nn.BatchNorm2d) and not m.running_mean.any():
            m.eval()
