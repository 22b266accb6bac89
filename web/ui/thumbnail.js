/**
 * A small picture of a board with its lines and digits, as quick to draw as a word. It says nothing to a screen
 * reader, so its surroundings have to name it.
 */

import { draw } from './elements.js';

/** Lines between squares; those between boxes. */
const [fine, strong] = [
  [1, 2, 4, 5, 7, 8],
  [0, 3, 6, 9],
].map((places) => places.map((at) => `M${at} 0V9M0 ${at}H9`).join(''));

/**
 * @param {string} board 81 characters
 * @param {readonly string[]} [kinds] the class of each digit
 * @returns {SVGElement} of the class `thumbnail`
 */
export function thumbnail(board, kinds = []) {
  const digits = [...board].flatMap((digit, square) => {
    const [x, y] = [(square % 9) + 0.5, Math.floor(square / 9) + 0.78];
    return /[1-9]/.test(digit) ? [draw('text', { x, y, class: kinds[square] }, digit)] : [];
  });
  return draw(
    'svg',
    { class: 'thumbnail', viewBox: '-0.1 -0.1 9.2 9.2', 'aria-hidden': 'true' },
    draw('path', { class: 'fine', d: fine }),
    draw('path', { class: 'strong', d: strong }),
    digits,
  );
}
