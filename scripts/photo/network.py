"""The network that engine/photo/network.c runs, as torch learns it: three layers of 3 x 3 and one of all to all.

The one idea: what C does in whole numbers is done here in floating point with the same roundings, so that nothing is lost
when the weights become bytes. Gradients pass the roundings as if they were not there.
"""
import torch
from torch import nn
from torch.nn import functional

CHANNELS = (1, 16, 32, 48)
ANSWERS = 11  # empty, 1 to 9; and how much more likely handwritten than printed


def rounded(values, scale, least, most):
    there = torch.clamp(torch.round(values * scale), least, most) / scale
    return values + (there - values).detach()


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Conv2d(CHANNELS[i], CHANNELS[i + 1], 3, padding=1 if i < 2 else 0) for i in range(3))
        self.last = nn.Linear(CHANNELS[3] * 25, ANSWERS)
        self.exact = True
        self.weight_bits = [0, 0, 0, 0]  # a weight is a byte / 2^bits
        self.value_bits = [8, 0, 0, 0]  # of what goes into each layer; the ink is of 256

    def all_layers(self):
        return [*self.layers, self.last]

    def weights(self, i):
        layer = self.all_layers()[i]
        if self.exact:
            return layer.weight, layer.bias
        scale = 2.0 ** self.weight_bits[i]
        weight = rounded(layer.weight, scale, -127, 127)
        return weight, rounded(layer.bias, scale * 2.0 ** self.value_bits[i], -2**30, 2**30)

    def value(self, values, i):
        values = functional.relu(values)
        if self.exact:
            return values
        scale = 2.0 ** self.value_bits[i]
        there = torch.clamp(torch.floor(values * scale + 0.5), 0, 255) / scale
        return values + (there - values).detach()

    def forward(self, x):
        self.greatest = []
        for i in range(3):
            weight, bias = self.weights(i)
            x = functional.conv2d(x, weight, bias, padding=1 if i < 2 else 0)
            if i < 2:
                x = functional.max_pool2d(x, 2)
            self.greatest.append(x.detach().flatten().kthvalue(max(1, int(x.numel() * 0.9995))).values.item())
            x = self.value(x, i + 1)
        weight, bias = self.weights(3)
        x = functional.dropout(x.flatten(1), 0.25, self.training)
        return functional.linear(x, weight, bias)

    def settle(self, sample):
        """From now on with bytes: each layer gets the finest scale that holds its weights and its values."""
        with torch.no_grad():
            self(sample)
            for i, layer in enumerate(self.all_layers()):
                greatest = layer.weight.abs().max().item()
                self.weight_bits[i] = next(bits for bits in range(12, -1, -1) if greatest * 2**bits <= 127)
                if i < 3:
                    self.value_bits[i + 1] = next(
                        bits for bits in range(8, -1, -1) if self.greatest[i] * 2**bits <= 255)
        self.exact = False
