#!/usr/bin/env python3
"""How many photos `kakutei photo` reads whole.

    /usr/bin/python3 scripts/photo/measure.py KAKUTEI [PART] [--list]

PART is a part of tests/photo/parts.txt: choose (without it) or, for figures to be told, report. "Whole": all 81 squares as
labelled, printed and handwritten told apart. "Silent": a square that is wrong and not doubtful. --list names each photo that
is not whole, with its wrong squares.
"""
import subprocess
import sys

import numpy as np

import photos

DIGITS = '.123456789'


def read(program, chosen):
    """The answer for each photo: a line of the filter, between tabs."""
    pictures = b''.join(photos.picture(*photo) for photo in chosen)
    out = subprocess.run([program, 'photo'], input=pictures, stdout=subprocess.PIPE, check=False).stdout
    return [line.split('\t') for line in out.decode().splitlines()]


def as_digits(text):
    return np.array([DIGITS.index(character) for character in text])


def compare(photo, answer):
    """Which squares are wrong, whose kind alone is wrong, and which are doubtful."""
    digits, hand = photos.labels(*photo)
    if len(answer) < 4:
        return np.full(81, True), np.full(81, False), np.full(81, True), digits
    givens, read_digits = as_digits(answer[0]), as_digits(answer[1])
    wrong = read_digits != digits
    kind = ~wrong & ((givens > 0) != ((digits > 0) & ~hand))
    doubtful = np.full(81, False)
    for word in answer[3].split():
        doubtful[9 * int(word[1]) + int(word[3]) - 10] = True
    return wrong, kind, doubtful, read_digits


def main():
    if len(sys.argv) < 2 or '--help' in sys.argv:
        print(__doc__)
        return
    program, *rest = sys.argv[1:]
    part = next((word for word in rest if not word.startswith('-')), 'choose')
    chosen = photos.parts()[part]
    confusion = {}
    totals = {}
    for photo, answer in zip(chosen, read(program, chosen)):
        wrong, kind, doubtful, got = compare(photo, answer)
        digits, hand = photos.labels(*photo)
        bad = wrong | kind
        total = totals.setdefault(photo[0], np.zeros(8, int))
        total += [1, not bad.any(), (bad & ~doubtful).any(), int(wrong.sum()), int(kind.sum()),
                  int((digits > 0).sum()), int((doubtful & ~bad).sum()), len(answer) < 4]
        for true, seen in zip(digits[wrong], got[wrong]):
            confusion[true, seen] = confusion.get((true, seen), 0) + (len(answer) == 4)
        if bad.any() and '--list' in rest:
            squares = [f'r{s // 9 + 1}c{s % 9 + 1}={DIGITS[got[s]]}({DIGITS[digits[s]]}'
                       f'{"h" if hand[s] else ""}){"" if doubtful[s] else "!"}' for s in np.flatnonzero(bad)]
            print('/'.join(photo), answer[2] if len(answer) == 4 else answer[0], len(squares), *squares[:8])
    for folder, total in totals.items():
        print(f'{folder}: {total[1]} of {total[0]} whole; {total[2]} with a silent mistake; {total[3]} squares wrong; '
              f'kind wrong in {total[4]} of {total[5]} digits; {total[6]} right squares doubtful; no grid {total[7]}')
    print('label, read:', {f'{DIGITS[a]}{DIGITS[b]}': n for (a, b), n in sorted(confusion.items()) if n})


if __name__ == '__main__':
    main()
