/**
 * A small picture of a game: its digits by their kinds. Words beside it say the rest.
 */

import { draw } from '../../ui/elements.js';

const SIDE = 90;
const SQUARE = SIDE / 9;

/** @param {number} every @param {string} name */
const lines = (every, name) => {
  const at = Array.from({ length: 9 / every + 1 }, (_, nth) => nth * every * SQUARE);
  const d = at.map((place) => `M${place} 0V${SIDE}M0 ${place}H${SIDE}`).join('');
  return draw('path', { class: name, d });
};

/** @param {import('../../game/state.js').Game} game */
export const pictureOf = ({ squares }) =>
  draw(
    'svg',
    { viewBox: `-1 -1 ${SIDE + 2} ${SIDE + 2}`, 'aria-hidden': 'true' },
    lines(1, 'hair'),
    lines(3, 'line'),
    squares.flatMap(({ digit, kind }, square) => {
      if (!digit) return [];
      const [x, y] = [(square % 9) * SQUARE + 5, Math.floor(square / 9) * SQUARE + 8];
      return [draw('text', { x, y, class: kind }, String(digit))];
    }),
  );
