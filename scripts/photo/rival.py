"""What a programmer might put together in an afternoon: OpenCV finds the largest quadrilateral, Tesseract reads its squares.

Needs Debian's python3-opencv and tesseract-ocr. Tells no handwriting from print.
"""
import shutil
import subprocess
import tempfile

import numpy as np

SIDE = 450
SQUARE = SIDE // 9


def is_there():
    try:
        import cv2  # noqa: F401
    except ImportError:
        return False
    return shutil.which('tesseract') is not None


def flat(cv2, image):
    """The largest quadrilateral, seen from above; None: there is none."""
    grey = cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), (7, 7), 0)
    dark = cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_GAUSSIAN_C, cv2.THRESH_BINARY_INV, 31, 7)
    outlines, _ = cv2.findContours(dark, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    for outline in sorted(outlines, key=cv2.contourArea, reverse=True)[:5]:
        corners = cv2.approxPolyDP(outline, 0.03 * cv2.arcLength(outline, True), True)
        if len(corners) != 4:
            continue
        points = corners.reshape(4, 2).astype(np.float32)
        total, apart = points.sum(axis=1), np.diff(points, axis=1).ravel()
        ordered = points[[total.argmin(), apart.argmin(), total.argmax(), apart.argmax()]]
        wanted = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
        return cv2.warpPerspective(grey, cv2.getPerspectiveTransform(ordered, wanted), (SIDE, SIDE))
    return None


def read(image):
    """81 digits, 0 for an empty square; None: no grid was found."""
    import cv2
    board = flat(cv2, image)
    if board is None:
        return None
    found = np.zeros(81, int)
    with tempfile.TemporaryDirectory() as folder:
        asked = []
        for square in range(81):
            y, x = SQUARE * (square // 9), SQUARE * (square % 9)
            cell = board[y + 6:y + SQUARE - 6, x + 6:x + SQUARE - 6]
            _, ink = cv2.threshold(cell, 0, 255, cv2.THRESH_BINARY_INV | cv2.THRESH_OTSU)
            if cell.std() < 12 or ink.mean() < 12:
                continue
            paper = cv2.copyMakeBorder(255 - ink, 16, 16, 16, 16, cv2.BORDER_CONSTANT, value=255)
            cv2.imwrite(f'{folder}/{square}.png', cv2.resize(paper, None, fx=2, fy=2))
            asked.append(square)
        if not asked:
            return found
        names = f'{folder}/names.txt'
        with open(names, 'w', encoding='utf8') as file:
            file.write(''.join(f'{folder}/{square}.png\n' for square in asked))
        options = ['--psm', '10', '-c', 'tessedit_char_whitelist=123456789', '-c', 'page_separator=\f']
        said = subprocess.run(['tesseract', names, '-', *options], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False).stdout.decode()
        for square, text in zip(asked, said.split('\f')):
            digit = text.strip()[:1]
            found[square] = int(digit) if digit.isdigit() else 0
    return found
