/**
 * Replays the events of a press: which digits and candidates each square had at each of them.
 *
 * The one idea: the engine tells every change. So this module knows no Sudoku, only the rule in the header of the
 * engine. It is exact for every method, also within assumptions.
 */

import { number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/**
 * @typedef {object} Position
 * @property {Uint8Array} digits of 81 squares, 0 where there is none
 * @property {Uint16Array} candidates bit d - 1 for digit d; a square with a digit keeps its own beneath
 */
/** @typedef {Uint16Array} Candidates as they are seen: none in a square with a digit */

/** @returns {Position} the empty board */
const emptyPosition = () => ({
  digits: new Uint8Array(81),
  candidates: new Uint16Array(81).fill(0x1ff),
});

/** @param {Position} position @returns {Position} */
const copyOf = ({ digits, candidates }) => ({
  digits: digits.slice(),
  candidates: candidates.slice(),
});

/** @param {readonly number[]} digits */
const bitsOf = (digits) => digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0);

/** @param {Position} position @returns {Candidates} */
export const seenIn = ({ digits, candidates }) =>
  candidates.map((bits, square) => (digits[square] ? 0 : bits));

/** @param {Candidates} candidates @param {number} square @param {number} digit */
export const isCandidate = (candidates, square, digit) =>
  (candidates[square] & (1 << (digit - 1))) !== 0;

/**
 * What an event does to the position of its depth.
 *
 * @type {Record<string, (position: Position, square: number, event: Event) => void>}
 */
const CHANGES = {
  given: put,
  placed: put,
  takenBack({ digits, candidates }, square, event) {
    digits[square] = 0;
    for (const other of event.squares) candidates[number(other)] |= bitsOf(event.digits);
  },
  excluded({ candidates }, square, event) {
    candidates[square] &= ~bitsOf(event.digits);
  },
  restored({ candidates }, square, event) {
    candidates[square] |= bitsOf(event.digits);
  },
};

/** @param {Position} position @param {number} square @param {Event} event */
function put({ digits, candidates }, square, event) {
  [digits[square]] = event.digits;
  for (const other of event.squares) candidates[number(other)] &= ~bitsOf(event.digits);
}

/** A press up to the last event that was taken. */
export class Replay {
  /** By depth. @type {Position[]} */
  #positions = [emptyPosition()];

  /** @param {number} [depth] of assumption @returns {Position} to be read only, until the next event */
  at(depth = 0) {
    return this.#positions[depth];
  }

  /** @param {Event} event */
  take(event) {
    const { kind, depth, square } = event;
    const position = this.#positions[depth];
    if (kind === 'assumed') this.#positions[depth + 1] = copyOf(position);
    else if (kind === 'result') this.#positions.length = depth + 1;
    else if (square) CHANGES[kind]?.(position, number(square), event);
  }
}

/** @type {WeakMap<readonly Event[], Map<Event, Candidates>>} */
const known = new WeakMap();

/**
 * The candidates at an event, as they are seen; rule (1-2) also uses those beneath a digit.
 *
 * @param {Event} event @param {Position} position
 */
function toldFrom({ kind, rule }, position) {
  if (kind === 'deduction') return seenIn(position);
  return rule === 'rule-1-2' ? position.candidates.slice() : null;
}

/** @param {readonly Event[]} events */
function walk(events) {
  /** @type {Map<Event, Candidates>} */
  const all = new Map();
  const replay = new Replay();
  for (const event of events) {
    const candidates = toldFrom(event, replay.at(event.depth));
    if (candidates) all.set(event, candidates);
    replay.take(event);
  }
  return all;
}

/**
 * The candidates that a deduction was made from, or a set that rule (1-2) found.
 *
 * @param {readonly Event[]} events of a press
 * @param {Event} deduction one of them
 * @returns {Candidates}
 */
export function candidatesAt(events, deduction) {
  let all = known.get(events);
  if (!all) known.set(events, (all = walk(events)));
  const candidates = all.get(deduction);
  if (!candidates) throw new RangeError('The deduction is not among the events.');
  return candidates;
}
