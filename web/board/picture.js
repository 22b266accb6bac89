/**
 * A board as SVG text, for files, for other programs and for paper. Pure.
 *
 * The one idea: the picture needs nothing around it, no style sheet and no colour. As on the board, a given digit is
 * bold, an entered one leans, a found one has a dot; a coloured square has the number of its colour in a corner, and corner
 * marks stand along its top.
 */

import { marksOf } from '../game/notes.js';
import { NOTE_COLOURS } from '../ui/note-colours.js';
import { COLOURS, FONTS } from '../ui/palette.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Kind} Kind */
/**
 * @typedef {object} Picture
 * @property {readonly (readonly number[])[] | null} [candidates] of each square; drawn in empty ones, with the corner marks
 * @property {string} [title] its name for screen readers
 * @property {number} [size] in pixels; absent: as large as its place
 */

/** The side of a square, and the margin in which half of the frame lies. */
const [SIDE, MARGIN] = [100, 4];

/** @param {keyof typeof COLOURS} name on light ground */
const colour = (name) => COLOURS[name][0];

/** @type {Record<Kind, string>} */
const LOOKS = {
  given: `font-weight="700" fill="${colour('ink')}"`,
  entered: `font-style="italic" fill="${colour('entered')}"`,
  found: `fill="${colour('found')}"`,
};

/** The grounds of coloured squares and small digits; a square has its number as well. */
const GROUNDS = NOTE_COLOURS.map(([light]) => light);

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (symbol) => ENTITIES[symbol]);

/** @param {number} square @returns {[x: number, y: number]} its middle */
const middleOf = (square) => [
  (square % 9) * SIDE + SIDE / 2,
  Math.floor(square / 9) * SIDE + SIDE / 2,
];

/** @param {string} name @param {string} attributes @param {readonly string[]} content */
const group = (name, attributes, content) =>
  content.length ? `<g class="${name}" ${attributes}>${content.join('')}</g>` : '';

/** @param {number} x @param {number} y @param {number} size @param {number} digit its middle is at x, y */
const digitAt = (x, y, size, digit) =>
  `<text x="${x}" y="${+(y + size * 0.34).toFixed(1)}">${digit}</text>`;

/** @param {Game} game @param {Kind} kind */
function digitsOf({ squares }, kind) {
  const drawn = squares.flatMap((content, square) => {
    if (!content.digit || content.kind !== kind) return [];
    const [x, y] = middleOf(square);
    const dot = kind === 'found' ? `<circle cx="${x}" cy="${y + 38}" r="4.5"/>` : '';
    return [digitAt(x, y, 68, content.digit) + dot];
  });
  return group(kind, `font-size="68" ${LOOKS[kind]}`, drawn);
}

/** @param {Game} game */
function coloursIn({ notes }) {
  const line = colour('line');
  const drawn = notes.colours.flatMap((number, square) => {
    if (!number) return [];
    const [x, y] = middleOf(square).map((middle) => middle - SIDE / 2);
    const ground = `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${GROUNDS[number - 1]}"/>`;
    const frame = `<path d="M${x} ${y}h15v17h-15z" fill="#fff" stroke="${line}"/>`;
    return [`${ground}${frame}<text x="${x + 7.5}" y="${y + 13.5}">${number}</text>`];
  });
  const type = 'font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle"';
  return group('colours', type, drawn);
}

/** @param {Game} game @param {readonly (readonly number[])[]} candidates */
function candidatesIn({ squares, notes }, candidates) {
  const drawn = squares.flatMap(({ digit }, square) => {
    const [x, y] = middleOf(square);
    const [down, step, size] = notes.corners[square] ? [3, 26, 24] : [0, 30, 27];
    const all = (digit ? [] : candidates[square]).map((small) => {
      const [left, top] = [(small - 1) % 3, Math.floor((small - 1) / 3)];
      const [cx, cy] = [x + (left - 1) * 30, y + down + (top - 1) * step];
      const tint = notes.tints[square * 9 + small - 1];
      const disc = `<circle cx="${cx}" cy="${cy}" r="${step / 2}" fill="${GROUNDS[tint - 1]}" stroke="${colour('soft')}"/>`;
      return (tint ? disc : '') + digitAt(cx, cy, size, small);
    });
    return down ? group('lower', `font-size="${size}"`, all) : all;
  });
  return group('candidates', `font-size="27" fill="${colour('ink')}"`, drawn);
}

/** Beside the number of a colour. @param {Game} game */
function cornersIn({ notes }) {
  const drawn = notes.corners.flatMap((_, square) => {
    const [x, y] = middleOf(square).map((middle) => middle - SIDE / 2);
    const left = x + (notes.colours[square] ? 22 : 10);
    return marksOf(notes, square, true).map(
      (digit, at) => `<text x="${left + at * 9}" y="${y + 16}">${digit}</text>`,
    );
  });
  const type = 'font-family="sans-serif" font-size="15" font-weight="700"';
  return group('corners', `${type} fill="${colour('entered')}"`, drawn);
}

/** @param {readonly number[]} places in squares */
const cross = (places) =>
  places.map((at) => `M${at * SIDE} 0V${9 * SIDE}M0 ${at * SIDE}H${9 * SIDE}`).join('');

/** @param {Game} game @param {Picture} [picture] @returns {string} SVG */
export function drawSvg(game, { candidates = null, title = '', size } = {}) {
  const whole = 9 * SIDE + 2 * MARGIN;
  const named = title ? ` role="img" aria-label="${escape(title)}"` : '';
  const sized = size ? ` width="${size}" height="${size}"` : '';
  const line = `fill="none" stroke="${colour('line')}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}"${sized}${named}>`,
    title && `<title>${escape(title)}</title>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${whole}" height="${whole}" fill="#fff"/>`,
    coloursIn(game),
    `<path class="lines" fill="none" stroke="${colour('rule')}" stroke-width="1.5" d="${cross([1, 2, 4, 5, 7, 8])}"/>`,
    `<path class="boxes" ${line} stroke-width="5" d="${cross([3, 6])}"/>`,
    `<rect class="frame" ${line} stroke-width="7" width="${9 * SIDE}" height="${9 * SIDE}"/>`,
    `<g font-family="${escape(FONTS.mincho)}" text-anchor="middle">`,
    ...['given', 'entered', 'found'].map((kind) => digitsOf(game, /** @type {Kind} */ (kind))),
    ...(candidates ? [candidatesIn(game, candidates), cornersIn(game)] : []),
    '</g></svg>',
  ].join('');
}
