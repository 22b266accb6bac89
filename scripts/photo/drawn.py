"""Digits drawn with Debian's fonts, as the squares of a photo: printed ones, and a few handwritten ones."""
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 28
LARGE = 4  # times larger it is drawn

PRINTED = [
    'dejavu/DejaVuS*', 'liberation*/Liberation*', 'freefont/Free*', 'lato/Lato-[BHMRS]*', 'roboto/*/Roboto*-[BMR]*',
    'open-sans/OpenSans*', 'crosextra/Carlito*', 'linux-libertine/LinLibertine_R*', 'urw-base35/[CNPU]*',
    'texgyre/texgyre[abhpst]*', 'cantarell/*', 'averia*/*', 'quicksand/Quicksand-[BMR]*', 'gfs-didot/*',
]
HANDWRITTEN = ['dkg*/*', '*/dkg*', '*/[Bb]reip*', '*/Rufscript*', '*/SteveHand*', '*/Delphine*', '*/TomsonTalks*',
               '*/Humor-Sans*']


def fonts(patterns):
    """The paths of the fonts, in the order of their names."""
    root = pathlib.Path('/usr/share/fonts')
    found = {path.name: path for pattern in patterns for path in root.glob(f'*/{pattern}')
             if path.suffix in ('.ttf', '.otf', '.t1')}
    return [str(found[name]) for name in sorted(found) if not name.endswith('.t1')]


def draw(font, digit, size, random):
    """A digit in the middle of a square, 1 where there is ink."""
    side = SIDE * LARGE
    image = Image.new('L', (side, side))
    draw_ = ImageDraw.Draw(image)
    scaled = ImageFont.truetype(font, 100)
    box = scaled.getbbox(str(digit))
    scaled = ImageFont.truetype(font, max(8, int(100 * size * side / max(box[3] - box[1], 1))))
    box = scaled.getbbox(str(digit))
    x = (side - box[0] - box[2]) / 2 + random.normal(0, 0.01) * side
    y = (side - box[1] - box[3]) / 2 + random.normal(0, 0.01) * side
    draw_.text((x, y), str(digit), fill=255, font=scaled)
    small = np.asarray(image, np.float32).reshape(SIDE, LARGE, SIDE, LARGE).mean(axis=(1, 3))
    return (small / max(small.max(), 1) * 200).astype(np.uint8)


def pool(count, patterns, sizes, random):
    """That many squares and their digits."""
    names = fonts(patterns)
    squares, digits = [], []
    for _ in range(count):
        font, digit = names[random.integers(len(names))], int(random.integers(1, 10))
        squares.append(draw(font, digit, random.uniform(*sizes), random))
        digits.append(digit)
    return np.stack(squares), np.array(digits)


def smudges(count, random):
    """Empty squares with shadows, creases and specks."""
    squares = []
    for _ in range(count):
        cells = int(random.integers(2, 8))
        rough = Image.fromarray(random.normal(0, 1, (cells, cells)).astype(np.float32))
        ink = np.asarray(rough.resize((SIDE, SIDE), Image.BICUBIC)) - random.uniform(0.2, 1.2)
        if random.integers(3) == 0:  # darker towards a side
            ink = np.rot90(ink * 0.3 + np.linspace(1.2, random.uniform(-2, 0), SIDE), random.integers(4))
        squares.append(np.clip(ink * random.uniform(60, 250), 0, 250).astype(np.uint8))
    return np.stack(squares)
