/** Share: the board as a picture, SVG or PNG. */

import { drawSvg } from '../../board/picture.js';
import { make } from '../../ui/elements.js';
import { copyPicture, save } from './giving.js';

/** Of a PNG, in pixels: sharp also where it is printed as wide as a column. */
const SIZE = 1200;
const SVG = 'image/svg+xml';

/** @param {string} svg */
const addressOf = (svg) => `data:${SVG},${encodeURIComponent(svg)}`;

/** @param {string} svg @returns {Promise<HTMLImageElement>} that can be drawn and printed at once */
export async function imageOf(svg) {
  const image = make('img', { src: addressOf(svg), alt: '' });
  await image.decode();
  return image;
}

/** @param {string} svg @returns {Promise<Blob>} PNG */
async function rasterize(svg) {
  const canvas = make('canvas', { width: SIZE, height: SIZE });
  canvas.getContext('2d')?.drawImage(await imageOf(svg), 0, 0, SIZE, SIZE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.')))),
  );
}

/**
 * A box to tick for small digits, ticked where they belong to what is shared, until a person decides.
 *
 * @param {import('./dialog.js').Desk} desk
 */
export function candidatesBox({ words: { t } }) {
  const box = make('input', { type: 'checkbox' });
  let isDecided = false;
  box.addEventListener('change', () => (isDecided = true));
  return {
    box,
    label: make('label', { class: 'choice' }, box, t('share.withCandidates')),
    /** @param {import('./shared.js').Shared} shared @returns {import('../../board/picture.js').Picture['candidates']} */
    read({ what, candidates }) {
      if (!isDecided) box.checked = what === 'marks';
      return box.checked ? candidates : null;
    },
  };
}

/** @param {import('./dialog.js').Desk} desk @returns {import('./dialog.js').Way} */
export function makePicture(desk) {
  const { t } = desk.words;
  const title = t('board.label');
  const image = make('img', { class: 'preview', alt: title });
  const { box, label, read } = candidatesBox(desk);
  let svg = '';
  /** @type {import('./shared.js').Shared} */
  let shared;
  const draw = () => {
    svg = drawSvg(shared.game, { candidates: read(shared), title, size: SIZE });
    image.src = addressOf(svg);
  };
  box.addEventListener('change', draw);
  return {
    parts: [label, image],
    buttons: [
      desk.button('share.savePng', () => save(desk, 'sudoku.png', rasterize(svg))),
      desk.button('share.saveSvg', () => save(desk, 'sudoku.svg', new Blob([svg], { type: SVG }))),
      desk.button('share.copyPicture', () => copyPicture(desk, () => rasterize(svg))),
    ],
    draw(next) {
      shared = next;
      draw();
    },
  };
}
