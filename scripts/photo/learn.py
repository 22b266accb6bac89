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
DRAWN = 8000, 3000, 1000  # printed, handwritten, smudges
EPOCHS = 30


def distort(ink, chance):
    """Squares turned, moved, stretched, bent, blurred, shadowed and with noise."""
    count, side = ink.shape[0], ink.shape[-1]

    def normal(scale, *shape):
        return torch.randn(count, *(shape or (1,)), generator=chance) * scale

    angle, scale_x, scale_y = normal(0.07), torch.exp(normal(0.08)), torch.exp(normal(0.08))
    shear = normal(0.08)
    cos, sin = torch.cos(angle), torch.sin(angle)
    rows = torch.cat([cos * scale_x, -sin * scale_y + shear, normal(0.06),
                      sin * scale_x, cos * scale_y, normal(0.06)], 1).view(count, 2, 3)
    grid = functional.affine_grid(rows, ink.shape, align_corners=False)
    bend = functional.interpolate(normal(0.03, 2, 4, 4), side, mode='bicubic', align_corners=True)
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

    # Light from one side, then noise; what is paler than the paper is paper.
    ramp = torch.linspace(-1, 1, side)
    light = normal(0.04).view(-1, 1, 1, 1) * ramp + normal(0.04).view(-1, 1, 1, 1) * ramp.view(-1, 1)
    strength = torch.exp(normal(0.15)).view(-1, 1, 1, 1)
    noise = torch.randn(out.shape, generator=chance) * torch.rand(count, 1, 1, 1, generator=chance) * 0.06
    return torch.clamp(out * strength + light + noise, 0, 0.996)


def loss_of(answers, digits, hand):
    loss = functional.cross_entropy(answers[:, :10], digits, label_smoothing=0.02)
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
    ink = torch.tensor(np.concatenate([printed, written, smudges])).float().unsqueeze(1) / 256
    digits = np.concatenate([printed_digits, written_digits, np.zeros(DRAWN[2])])
    hand = torch.zeros(len(ink)).bool()
    hand[DRAWN[0]:DRAWN[0] + DRAWN[1]] = True
    return ink, torch.tensor(digits).long(), hand


def measure(network, ink, digits, hand):
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
