"""The labelled photos: their parts, their labels, and their squares as the reader cuts them out.

Needs Debian's python3-numpy and python3-pil. The program `photo_squares.tool` of tests/engine cuts the squares.
"""
import io
import pathlib
import subprocess

import numpy as np
from PIL import Image, ImageOps

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PHOTOS = PROJECT.parent / 'shared/data/photos'
SIDE = 28
RECORD = 4 + 81 * 2 + 81 * SIDE * SIDE


def parts():
    """{part: [(folder, name)]}; a printed photo comes before its filled one."""
    found = {'learn': [], 'choose': [], 'report': []}
    for line in (PROJECT / 'tests/photo/parts.txt').read_text().splitlines():
        if line.startswith('#'):
            continue
        part, *names = line.split()
        if names[0] == 'harder':
            found[part] += [('harder', name) for name in names[1:]]
            continue
        for name in names:
            found[part].append(('printed', name))
            if (PHOTOS / f'filled/{name}.dat').exists():
                found[part].append(('filled', name))
    return found


def digits(folder, name):
    """81 digits, 0 for an empty square."""
    lines = (PHOTOS / folder / f'{name}.dat').read_text().split('\n')[2:11]
    return np.array([int(digit) for line in lines for digit in line.split()])


def labels(folder, name):
    """The digits, and which of them are handwritten."""
    read = digits(folder, name)
    given = digits('printed', name) if folder == 'filled' else read
    return read, (read > 0) & (given == 0)


def picture(folder, name, noted=True):
    """The photo as netpbm: turned as the camera noted, or as it lies in the file. There all lie upright,
    whatever the camera noted."""
    image = Image.open(PHOTOS / folder / f'{name}.jpg')
    image = (ImageOps.exif_transpose(image) if noted else image).convert('RGB')
    bytes_ = io.BytesIO()
    image.save(bytes_, 'ppm')
    return bytes_.getvalue()


def cut(tool, pictures):
    """For each picture: how sure the grid is, the strongest ink of each square, and the 81 squares."""
    found = subprocess.run([tool], input=b''.join(pictures), stdout=subprocess.PIPE, check=True).stdout
    squares = []
    for at in range(0, len(found), RECORD):
        record = found[at:at + RECORD]
        squares.append((int.from_bytes(record[:4], 'little'),
                        np.frombuffer(record[4:4 + 162], '<u2'),
                        np.frombuffer(record[4 + 162:], 'u1').reshape(81, SIDE, SIDE)))
    return squares


def is_found(strongest, read):
    """Whether the ink is where digits are: a grid was found, and the right one."""
    full = read > 0
    return strongest.any() and (full.all() or strongest[full].mean() > strongest[~full].mean() + 300)


def squares_of(tool, chosen):
    """Squares, digits and handwriting of photos, the board as it is read. Photos without their grid are left out."""
    cuts = cut(tool, [picture(*photo, noted=False) for photo in chosen])
    ink, read, hand = [], [], []
    for photo, (_, strongest, squares) in zip(chosen, cuts):
        all_digits, is_hand = labels(*photo)
        if not is_found(strongest, all_digits):
            print('no grid in', *photo)
            continue
        ink.append(squares)
        read.append(all_digits)
        hand.append(is_hand)
    return np.concatenate(ink), np.concatenate(read), np.concatenate(hand)
