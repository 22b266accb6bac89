// Proves a Junior Exocet that is only named: its digits, its base and its targets.
import { UNITS, UNITS_OF } from '../grid.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Candidate} Candidate */

/** The unit of a kind, 0 to 2, that a square is in. @param {number} square @param {number} kind */
const unitOf = (square, kind) => UNITS[UNITS_OF[square][kind]];

/**
 * Adds what the base and the lines across have, and the boxes of the targets.
 * @param {{ board: Board, clauses: Candidate[][] }} told
 * @param {readonly number[]} digits
 * @param {readonly (readonly number[])[]} squares base and targets
 */
export function proveExocet({ board, clauses }, digits, [bases, targets]) {
  if (bases.length !== 2 || targets.length !== 2) throw new Error('two of each');
  const along = [0, 1].find((kind) => unitOf(bases[0], kind) === unitOf(bases[1], kind));
  if (along === undefined) throw new Error('the base is in a line');
  const crossing = unitOf(bases[0], along).filter((square) => unitOf(bases[0], 2).includes(square));
  const third = crossing.filter((square) => !bases.includes(square));
  const across = [...targets, ...third].map((square) => unitOf(square, 1 - along));
  const boxes = targets.map((square) => unitOf(square, 2));
  clauses.push(...bases.map((square) => board.inSquare(square)));
  const places = [...across, ...boxes].flatMap((unit) => digits.map((digit) => board.inUnit(unit, digit))); // prettier-ignore
  clauses.push(...places.filter((all) => all.length > 0));
}
