/**
 * Arrows from small digit to small digit, which pass under large ones, and the letters of squares and units, drawn over
 * the board.
 *
 * The one idea: a square is ten units wide, and a small digit has its fixed place in it, so an arrow
 * is a few numbers and needs no measuring.
 */

/** @typedef {{ square: number, digit: number, squares?: readonly number[] }} End squares: of a grouped node */
/** @typedef {{ from: End, to: End, role: import('./roles.js').LinkRole }} Link */
/** @typedef {import('../game/units.js').Unit} Unit */
/** @typedef {import('../ui/board-strings.js').Role} Role */
/** @typedef {{ text: string, role: Role, square?: number, unit?: Unit }} Tag */
/**
 * What the board gives. This module imports nothing: a bundler would make a file of its own of what both import.
 *
 * @typedef {object} Given
 * @property {typeof import('../ui/elements.js').draw} draw
 * @property {typeof import('./roles.js').lookOf} lookOf
 * @property {typeof import('../game/units.js').unitSquares} unitSquares
 */

/** From the left, 0 to 8. @param {number} square */
const columnOf = (square) => square % 9;

/** From the top, 0 to 8. @param {number} square */
const rowOf = (square) => Math.floor(square / 9);

/** From the middle of a digit to where its arrow ends. */
const GAP = 1.75;
const HEAD = 1.3;

/** @param {End} end the middle of its digits */
function middleOf({ square, digit, squares = [square] }) {
  const [edge, room] = [0.3, 9.4 / 3];
  const sum = (/** @type {(square: number) => number} */ of) =>
    squares.reduce((all, each) => all + of(each), 0) / squares.length;
  return {
    x: sum(columnOf) * 10 + edge + (((digit - 1) % 3) + 0.5) * room,
    y: sum(rowOf) * 10 + edge + (Math.floor((digit - 1) / 3) + 0.5) * room,
  };
}

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/** @param {Link} link @returns {string} a line that bends a little to its left, and a head */
function pathOf({ from, to }) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = length > 6 ? Math.min(5.5, length / 6) : 0;
  const middle = { x: (a.x + b.x) / 2 + uy * bend, y: (a.y + b.y) / 2 - ux * bend };
  const gap = Math.min(GAP, length / 4);
  const start = { x: a.x + ux * gap, y: a.y + uy * gap };
  const tip = { x: b.x - ux * gap, y: b.y - uy * gap };
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const wing = (/** @type {number} */ angle) =>
    `${round(tip.x - HEAD * Math.cos(turn + angle))} ${round(tip.y - HEAD * Math.sin(turn + angle))}`;
  return [
    `M${round(start.x)} ${round(start.y)}`,
    `Q${round(middle.x)} ${round(middle.y)} ${round(tip.x)} ${round(tip.y)}`,
    `M${wing(0.45)}L${round(tip.x)} ${round(tip.y)}L${wing(-0.45)}`,
  ].join('');
}

/** How far outside a letter stands, in units of which the board has 90, so that the first candidate stays legible. */
const OUTSIDE = 1.1;

/**
 * A letter at the corner of a square or box, or at the beginning of a row or column.
 * @param {Tag} tag @param {Given} given
 */
function drawTag({ square, unit, text, role }, { draw, lookOf, unitSquares }) {
  const first = unit ? unitSquares(unit)[0] : (square ?? 0);
  const x = columnOf(first) * 10 + (unit?.type === 'column' ? 5 : -OUTSIDE);
  const y = rowOf(first) * 10 + (unit?.type === 'row' ? 5 : -OUTSIDE);
  const width = 2.2 + text.length;
  const plate = draw('rect', {
    x: x - width / 2,
    y: y - 1.7,
    width,
    height: 3.4,
    rx: 0.6,
    class: `plate ${lookOf(role)}`,
  });
  return [plate, draw('text', { x, y: y + 1, class: 'letter' }, text)];
}

/**
 * What is seen of arrows: all but what lies under large digits that they only pass.
 * @param {string} digits @param {readonly Link[]} links @param {Given} given
 */
function drawMask(digits, links, { draw }) {
  const ends = links.flatMap(({ from, to }) =>
    [from, to].flatMap(({ square, squares = [square] }) => squares),
  );
  const all = { x: -5, y: -5, width: 100, height: 100 };
  return draw(
    'mask',
    { id: 'beside-digits', maskUnits: 'userSpaceOnUse', ...all },
    draw('rect', { ...all, fill: '#fff' }),
    [...digits].flatMap((digit, square) =>
      digit === '.' || ends.includes(square)
        ? []
        : draw('ellipse', {
            cx: columnOf(square) * 10 + 5,
            cy: rowOf(square) * 10 + 5,
            rx: 2.4,
            ry: 3.4,
          }),
    ),
  );
}

/**
 * @param {{ links: readonly Link[], tags: readonly Tag[], digits: string }} drawn digits: the large ones of the board, 81
 *   characters, '.' for none
 * @param {Given} given
 */
export function drawArrows({ links, tags, digits }, given) {
  const paths = links.map((link) =>
    given.draw('path', {
      d: pathOf(link),
      class: link.role === 'weakLink' ? 'arrow weak' : 'arrow',
    }),
  );
  const arrows = paths.length
    ? [drawMask(digits, links, given), given.draw('g', { mask: 'url(#beside-digits)' }, paths)]
    : [];
  return [...arrows, ...tags.flatMap((tag) => drawTag(tag, given))];
}
