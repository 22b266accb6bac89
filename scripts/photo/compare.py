#!/usr/bin/env python3
"""How many photos of the part "report" are read whole, and how long one takes, beside OpenCV with Tesseract.

    /usr/bin/python3 scripts/photo/compare.py PROGRAM NAME [PROGRAM NAME]…

PROGRAM is a command line, in one argument, that reads and writes as `kakutei photo` does. Prints JSON.
`npm run bench -- --photos` calls it.
"""
import io
import json
import subprocess
import sys
import time

import numpy as np
from PIL import Image

import measure
import photos
import rival


def by_filter(program, pictures):
    """Lines of the filter, and its seconds: all pictures in one process."""
    begun = time.monotonic()
    out = subprocess.run(program.split(' '), input=b''.join(pictures), stdout=subprocess.PIPE, check=False).stdout
    return [line.split('\t') for line in out.decode().splitlines()], time.monotonic() - begun


def by_rival(pictures):
    begun = time.monotonic()
    read = [rival.read(np.array(Image.open(io.BytesIO(picture)))) for picture in pictures]
    return read, time.monotonic() - begun


def main():
    programs = list(zip(sys.argv[1::2], sys.argv[2::2]))
    chosen = photos.parts()['report']
    rows = []
    for folder in ['printed', 'filled', 'harder']:
        those = [photo for photo in chosen if photo[0] == folder]
        pictures = [photos.picture(*photo) for photo in those]
        for program, name in programs:
            lines, seconds = by_filter(program, pictures)
            found = [measure.compare(photo, line) for photo, line in zip(those, lines)]
            rows.append({'reader': name, 'photos': folder, 'count': len(those), 'seconds': seconds / len(those),
                         'digits': sum(not wrong.any() for wrong, *_ in found),
                         'whole': sum(not (wrong | kind).any() for wrong, kind, *_ in found)})
        if rival.is_there():
            read, seconds = by_rival(pictures)
            right = sum(digits is not None and (digits == photos.labels(*photo)[0]).all()
                        for photo, digits in zip(those, read))
            rows.append({'reader': 'OpenCV and Tesseract', 'photos': folder, 'count': len(those),
                         'seconds': seconds / len(those), 'digits': int(right), 'whole': None})
    json.dump(rows, sys.stdout, default=int)


if __name__ == '__main__':
    main()
