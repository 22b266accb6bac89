#!/usr/bin/env python3
"""Learns to read squares, and writes engine/photo/weights.c.

    /usr/bin/python3 scripts/photo/learn.py TOOL [EPOCHS]

TOOL is the program photo_squares.tool of tests/engine. Needs Debian's python3-torch, python3-numpy, python3-pil and the
fonts that drawn.py names. Learns from the photos of the part "learn" of tests/photo/parts.txt and from digits drawn with
fonts; tells at the end how many squares of the part "choose" it reads wrong. Seeds are fixed and one thread works, so the
same versions on the same kind of processor give the same weights.
"""
import sys
import time

import numpy as np
import torch
from torch.nn import functional

import drawn
import photos
from network import ANSWERS, Network
from weights import write

BATCH = 128
DRAWN = 8000, 5000, 4000, 300  # printed, handwritten, smudges, of dots
EPOCHS = 50


def distort(ink, chance):
    """Squares turned, moved, stretched, bent, blurred, shadowed and with noise."""
    count, side = ink.shape[0], ink.shape[-1]

    def normal(scale, *shape):
        return torch.randn(count, *(shape or (1,)), generator=chance) * scale

    angle, scale_x, scale_y = normal(0.08), torch.exp(normal(0.1)), torch.exp(normal(0.08))
    shear = normal(0.08)
    cos, sin = torch.cos(angle), torch.sin(angle)
    rows = torch.cat([cos * scale_x, -sin * scale_y + shear, normal(0.06),
                      sin * scale_x, cos * scale_y, normal(0.06)], 1).view(count, 2, 3)
    grid = functional.affine_grid(rows, ink.shape, align_corners=False)
    bend = functional.interpolate(normal(0.045, 2, 4, 4), side, mode='bicubic', align_corners=True)
    grid = grid + bend.permute(0, 2, 3, 1)
    out = functional.grid_sample(ink, grid, padding_mode='border', align_corners=False)

    # Blur: each square by its own Gaussian.
    width = torch.rand(count, 1, generator=chance).square() * 1.3 + 0.15
    at = torch.arange(-3, 4).float()
    kernel = torch.exp(-at.square() / (2 * width.square()))
    kernel = kernel / kernel.sum(1, keepdim=True)
    flat = functional.pad(out.view(1, count, side, side), (3, 3, 3, 3), mode='replicate')
    flat = functional.conv2d(flat, kernel.view(count, 1, 1, 7), groups=count)
    out = functional.conv2d(flat, kernel.view(count, 1, 7, 1), groups=count).view(count, 1, side, side)

    # Some cameras sharpen; and a line of the grid may stand at the side.
    sharper = torch.rand(count, 1, 1, 1, generator=chance)
    soft = functional.avg_pool2d(functional.pad(out, (2, 2, 2, 2), mode='replicate'), 5, 1)
    out = torch.where(sharper < 0.2, out + (out - soft) * sharper * 6, out)
    out = torch.maximum(out, bars(count, side, chance))

    # Light from one side, then noise; what is paler than the paper is paper.
    ramp = torch.linspace(-1, 1, side)
    light = normal(0.04).view(-1, 1, 1, 1) * ramp + normal(0.04).view(-1, 1, 1, 1) * ramp.view(-1, 1)
    strength = torch.exp(normal(0.15)).view(-1, 1, 1, 1)
    noise = torch.randn(out.shape, generator=chance) * torch.rand(count, 1, 1, 1, generator=chance) * 0.06
    return torch.clamp(out * strength + light + noise, 0, 0.996)


def bars(count, side, chance):
    """Dark bars along one side of a third of the squares."""
    def uniform(low, high):
        return torch.rand(count, 1, generator=chance) * (high - low) + low

    at, there = torch.arange(side).float(), uniform(-3, 2)
    rows = torch.clamp(uniform(0.5, 3) - (at - there).abs() + 0.5, 0, 1) * uniform(0.2, 1)
    rows = torch.where(uniform(0, 1) < 0.33, rows, torch.zeros(()))
    rows = torch.where(uniform(0, 1) < 0.5, rows, rows.flip(1))
    down = rows.view(count, 1, side, 1).expand(count, 1, side, side)
    return torch.where(uniform(0, 1).view(-1, 1, 1, 1) < 0.5, down, down.transpose(2, 3))


def loss_of(answers, digits, hand):
    loss = functional.cross_entropy(answers[:, :10], digits, label_smoothing=0.01)
    full = digits > 0
    kind = functional.binary_cross_entropy_with_logits(answers[full, 10], hand[full].float())
    return loss + 0.5 * kind


def load(tool, part):
    ink, digits, hand = photos.squares_of(tool, photos.parts()[part])
    return (torch.tensor(ink).float().unsqueeze(1) / 256, torch.tensor(digits).long(), torch.tensor(hand))


def draw_all():
    random = np.random.default_rng(7)
    printed, printed_digits = drawn.pool(DRAWN[0], drawn.PRINTED, (0.66, 0.76), random)
    written, written_digits = drawn.pool(DRAWN[1], drawn.HANDWRITTEN, (0.66, 0.76), random)
    smudges = drawn.smudges(DRAWN[2], random)
    dotted, dotted_digits = drawn.dotted(DRAWN[3], random)
    ink = torch.tensor(np.concatenate([printed, written, smudges, dotted])).float().unsqueeze(1) / 256
    digits = np.concatenate([printed_digits, written_digits, np.zeros(DRAWN[2]), dotted_digits])
    hand = torch.zeros(len(ink)).bool()
    hand[DRAWN[0]:DRAWN[0] + DRAWN[1]] = True
    return ink, torch.tensor(digits).long(), hand


def measure(network, ink, digits, hand):
    network.eval()
    with torch.no_grad():
        answers = torch.cat([network(part) for part in ink.split(1024)])
    read = answers[:, :10].argmax(1)
    full = (digits > 0) & (read > 0)
    wrong = read != digits
    kind = (answers[:, 10] > 0) != hand
    return (f'{int(wrong.sum())} of {len(digits)} squares wrong ({int((wrong & hand).sum())} handwritten, '
            f'{int((wrong & ~hand & (digits > 0)).sum())} printed), kind {int((kind & full).sum())}')


def train(network, data, checked, epochs, rate, chance):
    ink, digits, hand = data
    optimizer = torch.optim.Adam(network.parameters(), lr=rate, weight_decay=1e-5)
    steps = epochs * (len(ink) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps + 1, pct_start=0.2)
    for epoch in range(epochs):
        started, total = time.time(), 0.0
        network.train()
        order = torch.randperm(len(ink), generator=chance)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            some = order[at:at + BATCH]
            loss = loss_of(network(distort(ink[some], chance)), digits[some], hand[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f'{epoch} {total * BATCH / len(ink):.4f} {time.time() - started:.0f} s {measure(network, *checked)}',
              flush=True)


def main():
    if len(sys.argv) < 2 or '--help' in sys.argv:
        print(__doc__)
        return
    tool, epochs = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else EPOCHS
    torch.manual_seed(1)
    torch.set_num_threads(1)
    chance = torch.Generator().manual_seed(2)
    learnt, checked = load(tool, 'learn'), load(tool, 'choose')
    data = tuple(torch.cat(pair) for pair in zip(learnt, draw_all()))
    network = Network()
    train(network, data, checked, epochs, 4e-3, chance)
    network.settle(learnt[0][:2048])
    print('bytes', measure(network, *checked))
    train(network, data, checked, max(1, epochs // 4), 5e-4, chance)
    write(network)


if __name__ == '__main__':
    main()
