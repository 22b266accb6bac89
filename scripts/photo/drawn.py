"""Digits drawn with Debian's fonts, as the squares of a photo: printed ones, and a few handwritten ones."""
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 28
LARGE = 4  # times larger it is drawn

# Fonts below /usr/share/fonts/*/, and the package that has them.
PRINTED = {
    'dejavu/DejaVuS*': 'fonts-dejavu',
    'liberation/Liberation*': 'fonts-liberation',
    'freefont/Free*': 'fonts-freefont-ttf',
    'lato/Lato-[BHMRS]*': 'fonts-lato',
    'roboto/*/Roboto*-[BMR]*': 'fonts-roboto-unhinted',
    'open-sans/OpenSans*': 'fonts-open-sans',
    'crosextra/Carlito*': 'fonts-crosextra-carlito',
    'linux-libertine/LinLibertine_R*': 'fonts-linuxlibertine',
    'urw-base35/[CNPU]*': 'fonts-urw-base35',
    'cantarell/*': 'fonts-cantarell',
    'averia-gwf/*': 'fonts-averia-sans-gwf',
    'quicksand/Quicksand-[BMR]*': 'fonts-quicksand',
    'didot/*': 'fonts-gfs-didot',
}
HANDWRITTEN = {
    'fifthhorseman/dkg*': 'fonts-dkg-handwriting',
    'breip/[Bb]reip*': 'fonts-breip',
    'rufscript/Rufscript*': 'fonts-rufscript',
    'sjfonts/*': 'fonts-sjfonts',
    'tomsontalks/*': 'fonts-tomsontalks',
    'humor-sans/*': 'fonts-humor-sans',
}


def fonts(patterns):
    """The paths of the fonts, in the order of their names."""
    root = pathlib.Path('/usr/share/fonts')
    found = {}
    for pattern, package in patterns.items():
        paths = [path for path in root.glob(f'*/{pattern}') if path.suffix in ('.ttf', '.otf')]
        if not paths:
            sys.exit(f'There is no font {pattern}. Please install {package}.')
        found.update((path.name, str(path)) for path in paths)
    return [found[name] for name in sorted(found)]


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
