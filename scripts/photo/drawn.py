"""Squares of photos that are drawn: digits with fonts of Debian, printed and handwritten, and smudges."""
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
    'kiloji/*': 'fonts-kiloji',
    'klee/*': 'fonts-klee',
    'seto/setofont.ttf': 'fonts-seto',
    'bwht/*': 'fonts-bwht',
    'kristi/*': 'fonts-kristi',
    'yozvox-yozfont/YOzRS_*': 'fonts-yozvox-yozfont-standard-kana',
    'yusei-magic/*': 'fonts-yusei-magic',
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


# Seven rows of five dots, by digit, from the top, each row as a number: as old printers and displays have them.
DOTS = (
    (4, 12, 4, 4, 4, 4, 14), (14, 17, 1, 2, 4, 8, 31), (14, 17, 1, 6, 1, 17, 14),
    (2, 6, 10, 18, 31, 2, 2), (31, 16, 30, 1, 1, 17, 14), (6, 8, 16, 30, 17, 17, 14),
    (31, 1, 2, 4, 8, 8, 8), (14, 17, 17, 14, 17, 17, 14), (14, 17, 17, 15, 1, 2, 12),
)


def dotted(count, random):
    """That many digits of five by seven dots, and what they are."""
    squares, digits = [], []
    for _ in range(count):
        digit = int(random.integers(1, 10))
        rows = np.array([[row >> 4 - column & 1 for column in range(5)] for row in DOTS[digit - 1]])
        large = Image.fromarray((rows * 200).astype(np.uint8)).resize((35, 49), Image.NEAREST)
        height = int(random.integers(18, 22))
        small = large.resize((int(height * random.uniform(0.6, 0.8)), height), Image.BOX)
        square = Image.new('L', (SIDE, SIDE))
        square.paste(small, ((SIDE - small.width) // 2, (SIDE - height) // 2))
        squares.append(np.asarray(square))
        digits.append(digit)
    return np.stack(squares), np.array(digits)


def smudges(count, random):
    """Empty squares with shadows, creases, stains and specks."""
    kinds = (shade, shade, crease, stain)
    squares = [np.clip(kinds[random.integers(4)](random) * random.uniform(60, 250), 0, 250) for _ in range(count)]
    return np.stack(squares).astype(np.uint8)


def rough(random, most=8):
    """A surface of as many bumps as there are, from about -2 to 2."""
    cells = int(random.integers(2, most))
    bumps = Image.fromarray(random.normal(0, 1, (cells, cells)).astype(np.float32))
    return np.asarray(bumps.resize((SIDE, SIDE), Image.BICUBIC))


def shade(random):
    ink = rough(random) - random.uniform(0.2, 1.2)
    if random.integers(3) == 0:  # darker towards a side
        ink = np.rot90(ink * 0.3 + np.linspace(1.2, random.uniform(-2, 0), SIDE), random.integers(4))
    return ink


def crease(random):
    """A band across the square, often with a thin line in it."""
    angle = random.choice([0, np.pi / 2]) + random.normal(0, 0.25)
    y, x = np.mgrid[0:SIDE, 0:SIDE] - SIDE / 2
    away = x * np.sin(angle) + y * np.cos(angle) + random.uniform(-10, 10) + rough(random, 4) * random.uniform(0, 2)
    band = 1 / (1 + np.exp((np.abs(away) - random.uniform(1, 7)) / random.uniform(0.3, 2)))
    line = np.exp(-np.square(away / random.uniform(0.6, 1.5))) if random.integers(2) else 0
    return band * random.uniform(0.3, 1) + line + random.normal(0, 0.1, (SIDE, SIDE))


def stain(random):
    """One to three blots."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] - SIDE / 2
    ink = random.normal(0, random.uniform(0, 0.25), (SIDE, SIDE)) + rough(random) * random.uniform(0, 0.3)
    for _ in range(random.integers(1, 4)):
        wide, high = random.uniform(2, 9, 2)
        away = np.hypot((x - random.normal(0, 5)) / wide, (y - random.normal(0, 5)) / high)
        ink = ink + random.uniform(0.4, 1) / (1 + np.exp((away - 1) * random.uniform(2, 10)))
    return ink
