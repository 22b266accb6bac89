/**
 * An argument as pictures: each line with its pattern and what it takes, on the candidates that are left at that line.
 * `trial-drawings.js` draws trials.
 *
 * The one idea: draw causes, not consequences: the digits that see, close or belong together.
 */

import { isLone } from './argument.js';
import { picture } from './items.js';
import { inRole, number, squaresIn, squaresOf, unitsOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./types.js').Role} Role */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('./argument.js').Line} Line */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {{ digits: Uint8Array, candidates: Uint16Array, firm?: Uint8Array }} Scene the board as far as lines have been told; firm: its digits outside of all trials, absent: those */

const CLOSED = /** @type {const} */ ('closed');

/** @param {number} digit */
const bitOf = (digit) => 1 << (digit - 1);

/** @param {number} line */
const thirdOf = (line) => Math.ceil(line / 3);

/** @param {Square} a @param {Square} b */
const sees = (a, b) =>
  a.row === b.row ||
  a.column === b.column ||
  (thirdOf(a.row) === thirdOf(b.row) && thirdOf(a.column) === thirdOf(b.column));

/** @type {Square[]} */
const SQUARES = Array.from({ length: 81 }, (_, index) => ({
  row: Math.floor(index / 9) + 1,
  column: (index % 9) + 1,
}));

/**
 * Places a digit: its square loses all other digits, and the squares that see it lose this digit.
 * @param {Scene} scene @param {Square} square @param {number} digit
 */
function put({ digits, candidates }, square, digit) {
  digits[number(square)] = digit;
  candidates[number(square)] = 0;
  for (const other of SQUARES) if (sees(square, other)) candidates[number(other)] &= ~bitOf(digit);
}

/** @param {Uint8Array} board @param {readonly Node[]} argument @returns {Scene} */
export function sceneOf(board, argument) {
  const scene = { digits: new Uint8Array(81), candidates: new Uint16Array(81).fill(0x1ff) };
  for (const square of SQUARES)
    if (board[number(square)]) put(scene, square, board[number(square)]);
  const ruledOut = ['ruledOut', 'carried'].flatMap((role) =>
    argument.flatMap(({ line }) => inRole(line.parts, role)),
  );
  for (const { squares, square, digits } of ruledOut) {
    for (const gone of square ? [square] : squares) {
      for (const digit of digits) scene.candidates[number(gone)] &= ~bitOf(digit);
    }
  }
  return scene;
}

/** @param {Scene} scene @returns {Scene} */
const copyOf = ({ digits, candidates, firm }) => ({
  digits: digits.slice(),
  candidates: candidates.slice(),
  ...(firm && { firm }),
});

/**
 * The digits that alone leave a hidden single its square; none where something else has ruled one out.
 * @param {Line} line @param {Scene} scene @returns {Square[]}
 */
export function closersOf({ event: { unit, square, digits } }, scene) {
  const [own, there] = [square && number(square), scene.digits];
  const open = (unit ? squaresIn(unit) : []).filter(
    (other) => !there[number(other)] && number(other) !== own,
  );
  const closers = SQUARES.filter(
    (from) => there[number(from)] === digits[0] && open.some((other) => sees(from, other)),
  );
  return open.every((other) => closers.some((from) => sees(from, other))) ? closers : [];
}

/** The scene after a line. @param {Scene} scene @param {Line} line @returns {Scene} */
export function after(scene, { event, parts }) {
  const next = copyOf(scene);
  if (event.square && event.family === 'single') put(next, event.square, event.digits[0]);
  for (const part of inRole(parts, 'takes')) {
    for (const square of squaresOf(part)) {
      for (const gone of part.digits) next.candidates[number(square)] &= ~bitOf(gone);
    }
  }
  return next;
}

/**
 * The scene in which a square has a digit, or does not have it.
 * @param {Scene} scene @param {Event} event that names them @param {boolean} has @returns {Scene}
 */
export function supposing(scene, { square, digits }, has) {
  const next = copyOf(scene);
  if (!square) return next;
  if (has) put(next, square, digits[0]);
  else next.candidates[number(square)] &= ~bitOf(digits[0]);
  return next;
}

/** The position of a scene, as digits that were put in on trial are not on the board. @param {Scene} scene @returns {Partial<Picture>} */
export const positionOf = ({ digits, candidates, firm }) => ({
  position: candidates,
  found: Array.from(digits, (digit) => digit || '.').join(''),
  ...(firm && { supposed: [...digits.keys()].filter((square) => digits[square] !== firm[square]) }),
});

/** @param {readonly Square[]} squares @param {Role} role */
const framed = (squares, role) => squares.map((square) => ({ square: number(square), role }));

/**
 * Digits in squares, as far as they are candidates there.
 * @param {readonly Square[]} squares @param {readonly number[]} digits @param {Role} role @param {Scene} scene
 */
export const focus = (squares, digits, role, { candidates }) =>
  framed(squares, role)
    .flatMap((place) => digits.map((digit) => ({ ...place, digit })))
    .filter(({ square, digit }) => candidates[square] & bitOf(digit));

/** @param {Square} square @param {number} digit @returns {Partial<Picture> & { squares: any[], focusDigits: any[] }} */
function target(square, digit) {
  const place = { square: number(square), role: /** @type {const} */ ('target') };
  return { squares: [place], focusDigits: [{ ...place, digit }] };
}

/* --- Singles --------------------------------------------------------------------------------------- */

/**
 * The row, column or box by which a digit closes most of some squares.
 * @param {Square} from @param {readonly Square[]} closed
 */
export function unitOver(from, closed) {
  const own = new Set(closed.map(number));
  const count = (/** @type {Unit} */ unit) =>
    squaresIn(unit).filter((square) => own.has(number(square))).length;
  return unitsOf(from).reduce((best, unit) => (count(unit) > count(best) ? unit : best));
}

/**
 * What leaves a digit its square: the digits that do, and the rows, columns and boxes that they close, shaded as on paper.
 * @param {Event} event that names it @param {readonly Square[]} causes @param {Scene} scene
 * @returns {Pick<Picture, 'units' | 'squares'>}
 */
function drawCauses({ unit, square, squares }, causes, scene) {
  const own = square ?? squares[0];
  const closed = (unit ? squaresIn(unit) : []).filter(
    (other) => number(other) !== number(own) && !scene.digits[number(other)],
  );
  const shaded = causes.map((from) => ({ unit: unitOver(from, closed), role: CLOSED }));
  return {
    units: unit ? [...shaded, { unit, role: 'set' }] : [],
    squares: [...framed(causes, 'cause'), ...framed([own], 'target')],
  };
}

/** A digit that the board alone proves. @param {Line} line @param {Scene} scene @returns {Picture} */
function drawLone({ event, parts }, scene) {
  const square = squaresOf(event)[0];
  const [digit] = event.digits;
  const causes = inRole(parts, 'sees').flatMap((part) => part.squares);
  const gone = event.unit ? inRole(parts, 'ruledOut').flatMap(squaresOf) : [];
  return picture({
    ...positionOf(scene),
    ...target(square, digit),
    ...drawCauses(event, causes, scene),
    last: number(square),
    struck: gone.map((at) => ({ square: number(at), digit })),
  });
}

/* --- Lines ----------------------------------------------------------------------------------------- */

/** The digits of an event in each of its squares. @param {Event} event */
export const placesOf = (event) =>
  squaresOf(event).flatMap((square) =>
    event.digits.map((digit) => ({ square: number(square), digit })),
  );

/** @param {Line} line @param {Scene} scene @returns {Picture} */
function drawPattern(line, scene) {
  const { event, parts } = line;
  const units = ['base', 'cover'].flatMap((role) =>
    inRole(parts, role).flatMap(({ unit }) =>
      unit ? [{ unit, role: /** @type {Role} */ (role) }] : [],
    ),
  );
  return picture({
    ...positionOf(scene),
    units: event.unit ? [{ unit: event.unit, role: 'set' }, ...units] : units,
    squares: framed(event.squares, 'set'),
    focusDigits: focus(event.squares, event.digits, 'set', scene),
    struck: inRole(parts, 'takes').flatMap(placesOf),
  });
}

/**
 * A line of an argument on the board itself, on the scene before it.
 *
 * @param {Line} line
 * @param {Scene} scene
 * @returns {Picture}
 */
export function drawLine(line, scene) {
  const { event } = line;
  if (event.family !== 'single') return drawPattern(line, scene);
  const placed = drawPlaced(event, scene, { isFirm: true });
  if (event.rule !== 'hidden-single') return placed;
  return picture({ ...placed, ...drawCauses(event, closersOf(line, scene), scene) });
}

/**
 * @param {Event} event that names a digit in a square
 * @param {Scene} scene
 * @param {{ isFirm: boolean }} how isFirm: on the board itself
 * @returns {Picture}
 */
export function drawPlaced({ square, digits, unit }, scene, { isFirm }) {
  if (!square) return picture(positionOf(scene));
  return picture({
    ...positionOf(scene),
    ...target(square, digits[0]),
    last: isFirm ? number(square) : null,
    units: unit ? [{ unit, role: 'set' }] : [],
  });
}

/**
 * The whole argument in one picture, with the digit that it comes to.
 *
 * @param {readonly Node[]} argument
 * @param {import('./types.js').Placed} placed
 * @param {Uint8Array} board before it
 * @param {(node: Node, scene: Scene) => Picture} [draw] if there are trials in it
 * @returns {Picture}
 */
export function drawArgument(
  argument,
  placed,
  board,
  draw = ({ line }, scene) => drawLine(line, scene),
) {
  const scene = sceneOf(board, argument);
  if (isLone(argument)) return drawLone(argument[0].line, scene);
  const square = squaresOf(placed)[0];
  const patterns = argument.map((node) => draw(node, scene));
  const own = target(square, placed.digits[0]);
  const isOther = (/** @type {{ square: number }} */ place) => place.square !== number(square);
  return picture({
    ...positionOf(scene),
    last: number(square),
    wrong: patterns.flatMap(({ wrong }) => wrong).filter((wrong) => wrong !== number(square)),
    // Of several lines together shades would be a muddle.
    units: patterns.flatMap(({ units }) => units).filter(({ role }) => role !== CLOSED),
    squares: [...patterns.flatMap(({ squares }) => squares).filter(isOther), ...own.squares],
    focusDigits: [
      ...patterns.flatMap(({ focusDigits }) => focusDigits).filter(isOther),
      ...own.focusDigits,
    ],
    struck: patterns.flatMap(({ struck }) => struck).filter(isOther),
  });
}
