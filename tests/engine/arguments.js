// Proves the argument of a digit again, from its REASON events and the board alone.
//
// The one idea: candidates are bits. Each line must follow from what the lines before it have left, and then takes
// what its rule says.
import { PEERS, SQUARES, UNITS, UNITS_OF, indexOf, squaresIn } from '../grid.js';

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} Event */
/** @typedef {Event & { parts: Event[] }} Line */

const ALL = 0x1ff;
const bit = (/** @type {number} */ digit) => 1 << (digit - 1);
const bitsOf = (/** @type {readonly number[]} */ digits) =>
  digits.reduce((bits, digit) => bits | bit(digit), 0);
/** The other squares of each unit of a square. */
const MATES = SQUARES.map((square) =>
  UNITS_OF[square].map((unit) => UNITS[unit].filter((other) => other !== square)),
);

/** @param {string} board */
export const candidatesOf = (board) =>
  SQUARES.map((s) =>
    board[s] !== '.'
      ? bit(Number(board[s]))
      : PEERS[s]
          .filter((other) => board[other] !== '.')
          .reduce((left, other) => left & ~bit(Number(board[other])), ALL),
  );

/** The lines for the digit that is placed by the event at `at`. @param {readonly Event[]} events @param {number} at */
export function linesAt(events, at) {
  /** @type {Line[]} */
  const lines = [];
  // A Go may tell thousands of events: they are not copied for each digit.
  for (let next = at + 1; next < events.length; next++) {
    const event = events[next];
    if (event.kind === 'reason') lines.push({ ...event, parts: [] });
    else if (event.kind === 'part' && lines.length) lines[lines.length - 1].parts.push(event);
    else break;
  }
  return lines;
}

/** @param {number[]} left @param {number} square @param {number} digits */
export function isSingle(left, square, digits) {
  if (left[square] === digits) return true;
  return MATES[square].some((mates) => mates.every((s) => !(left[s] & digits)));
}

/** @param {number[]} left @param {number} square @param {number} digits */
function place(left, square, digits) {
  for (const s of PEERS[square]) left[s] &= ~digits;
  left[square] &= digits;
}

/** @param {Line} line @param {string} role */
const unitsIn = (line, role) =>
  line.parts.flatMap((part) => (part.value === role && part.unit ? [squaresIn(part.unit)] : []));

/**
 * What a line takes, by square; null if it does not follow. Contradictions take nothing.
 * @param {Line} line @param {number[]} left
 * @returns {[square: number, digits: number][] | null}
 */
function draw(line, left) {
  const digits = bitsOf(line.digits);
  const square = line.square ? indexOf(line.square) : -1;
  const squares = line.squares.map(indexOf);
  const unit = line.unit ? squaresIn(line.unit) : [];
  const rest = unit.filter((s) => s !== square && !squares.includes(s));
  const lacks = (/** @type {number[]} */ list, /** @type {number} */ bits) =>
    list.every((s) => !(left[s] & bits));
  const placed = () => {
    const after = [...left];
    place(after, square, digits);
    return SQUARES.map((s) => /** @type {[number, number]} */ ([s, left[s] & ~after[s]]));
  };
  const isSet = squares.length === line.digits.length && squares.every((s) => unit.includes(s));
  switch (line.rule) {
    case 'full-house':
    case 'hidden-single':
      return lacks(rest, digits) ? placed() : null;
    case 'naked-single':
      return lacks([square], ALL & ~digits) ? placed() : null;
    case 'naked-pair':
    case 'naked-triple':
    case 'naked-quad':
      return isSet && lacks(squares, ALL & ~digits) ? rest.map((s) => [s, digits]) : null;
    case 'hidden-pair':
    case 'hidden-triple':
    case 'hidden-quad':
      return isSet && lacks(rest, digits) ? squares.map((s) => [s, ALL & ~digits]) : null;
    case 'pointing':
    case 'claiming':
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
    case 'mixed-fish': {
      const [base, cover] = [unitsIn(line, 'base'), unitsIn(line, 'cover')];
      const [inBase, inCover] = [base.flat(), cover.flat()];
      const isSound = base.length === cover.length && new Set(inBase).size === inBase.length;
      const outside = inBase.filter((s) => !inCover.includes(s));
      const taken = inCover.filter((s) => !inBase.includes(s));
      return isSound && lacks(outside, digits) ? taken.map((s) => [s, digits]) : null;
    }
    case 'no-candidate':
      return left[square] === 0 ? [] : null;
    case 'no-place':
      return lacks(unit, digits) ? [] : null;
    case 'squares':
      return squares.length > line.digits.length && lacks(squares, ALL & ~digits) ? [] : null;
    case 'digits':
      return squares.length < line.digits.length && lacks(rest, digits) ? [] : null;
    default:
      throw new Error(`no such line: ${line.rule}`);
  }
}

const CONTRADICTIONS = ['no-candidate', 'no-place', 'squares', 'digits'];
/** @param {Line} line */
const isTrial = ({ rule }) => ['trial', 'trial-not', 'chain'].includes(String(rule));

/** Of each trial the number of the line that ends it; undefined where none does. @param {Line[]} lines */
export const endsOf = (lines) =>
  lines.map((line, at) => {
    if (!isTrial(line)) return undefined;
    const end = lines.findIndex((other, i) => i > at && Number(other.value) <= Number(line.value));
    const last = end < 0 ? lines.length - 1 : end - 1;
    return last > at ? last : undefined;
  });

/**
 * Draws the lines on the board, without those of `dropped`. What is left, and the numbers of the lines that do
 * not follow, or do not take what they say.
 * @param {string} board @param {Line[]} lines @param {Set<number>} [dropped]
 */
export function drawAll(board, lines, dropped = new Set()) {
  const ends = endsOf(lines);
  /** @type {number[]} */
  const faults = [];
  /** @param {number[]} left @param {number} from @param {number} to @returns {boolean} whether it contradicts */
  const run = (left, from, to) => {
    let contradicts = false;
    for (let at = from; at <= to; at++) {
      const line = lines[at];
      if (isTrial(line)) {
        const end = ends[at] ?? at;
        if (!dropped.has(at)) suppose(left, at, end);
        at = end;
      } else if (!dropped.has(at)) {
        const taken = draw(line, left);
        const before = [...left];
        for (const [s, digits] of taken ?? []) left[s] &= ~digits;
        if (!taken || !takesWhatItSays(line, before, left)) faults.push(at);
        if (taken && CONTRADICTIONS.includes(String(line.rule))) contradicts = true;
      }
    }
    return contradicts;
  };
  /** @param {number[]} left @param {number} at @param {number} end */
  const suppose = (left, at, end) => {
    const { rule, square, digits } = lines[at];
    const [s, bits] = [indexOf(/** @type {any} */ (square)), bitsOf(digits)];
    const inside = [...left];
    if (rule === 'trial-not') inside[s] &= ~bits;
    else place(inside, s, bits);
    if (end > at && !run(inside, at + 1, end)) {
      faults.push(end);
      return;
    }
    if (rule === 'trial-not') place(left, s, bits);
    else left[s] &= ~bits;
  };
  const left = candidatesOf(board);
  run(left, 0, lines.length - 1);
  return { left, faults };
}

/** @param {Line} line @param {number[]} before @param {number[]} after */
const takesWhatItSays = ({ parts }, before, after) =>
  parts.every(({ value, square, digits }) => {
    if (value !== 'takes' || !square) return true;
    const [s, bits] = [indexOf(square), bitsOf(digits)];
    return (before[s] & bits) === bits && !(after[s] & bits);
  });

export { bitsOf };
