// Proves patterns of several digits that are only named: of a Junior Exocet its digits, its base and its targets, else
// its squares and the digits that are counted in each unit.
import { digitOf, squareOf } from './board.js';
import { UNITS, UNITS_OF } from '../grid.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Candidate} Candidate */

/** The unit of a kind, 0 to 2, that a square is in. @param {number} square @param {number} kind */
const unitOf = (square, kind) => UNITS[UNITS_OF[square][kind]];

/** @typedef {{ squares: readonly number[], locked: readonly number[] }} Target locked: the digit that takes one of its two squares */

/**
 * Adds what the base and the lines across have, and the boxes of the targets.
 * @param {{ board: Board, clauses: Candidate[][] }} told
 * @param {readonly number[]} digits
 * @param {readonly number[]} bases
 * @param {readonly Target[]} targets
 * @param {readonly number[]} named the lines across; none: those of the targets, and of the third square
 */
function proveExocet({ board, clauses }, digits, bases, targets, named) {
  if (bases.length !== 2 || targets.length !== 2) throw new Error('two of each');
  const along = [0, 1].find((kind) => unitOf(bases[0], kind) === unitOf(bases[1], kind));
  if (along === undefined) throw new Error('the base is in a line');
  const crossing = unitOf(bases[0], along).filter((square) => unitOf(bases[0], 2).includes(square));
  const third = crossing.filter((square) => !bases.includes(square));
  const all = targets.flatMap(({ squares }) => squares);
  const own = [...all, ...third].map((square) => unitOf(square, 1 - along));
  const across = named.length > 0 ? named.map((unit) => UNITS[unit]) : own;
  const boxes = all.map((square) => unitOf(square, 2));
  for (const { squares, locked } of targets) {
    if (squares.length > 2 || locked.length !== squares.length - 1) throw new Error('one has room');
    const units = UNITS.filter((unit) => squares.every((square) => unit.includes(square)));
    const places = units.map((unit) => board.inUnit(unit, locked[0]));
    const isSo = places.filter((some) => some.length > 0 && some.every((one) => squares.includes(squareOf(one)))); // prettier-ignore
    if (locked.length > 0 && isSo.length === 0) throw new Error(`${locked} goes elsewhere`);
    clauses.push(...isSo);
  }
  clauses.push(...bases.map((square) => board.inSquare(square)));
  const places = [...across, ...boxes].flatMap((unit) => digits.map((digit) => board.inUnit(unit, digit))); // prettier-ignore
  clauses.push(...places.filter((all) => all.length > 0));
}

/**
 * Adds that the squares use each digit in its unit: all their candidates are counted, by as many digits as squares.
 * @param {{ board: Board, clauses: Candidate[][] }} told
 * @param {readonly number[]} squares
 * @param {readonly { unit: number, digits: readonly number[] }[]} sectors
 */
export function proveSectors({ board, clauses }, squares, sectors) {
  const count = sectors.reduce((sum, { digits }) => sum + digits.length, 0);
  if (count !== squares.length) throw new Error(`${count} digits, ${squares.length} squares`);
  for (const square of squares) {
    const own = sectors.filter(({ unit }) => UNITS[unit].includes(square)).flatMap(({ digits }) => digits); // prettier-ignore
    const all = board.inSquare(square);
    if (all.length === 0 || !all.every((one) => own.includes(digitOf(one)))) throw new Error('all are counted'); // prettier-ignore
  }
  for (const { unit, digits } of sectors) {
    const inside = UNITS[unit].filter((square) => squares.includes(square));
    clauses.push(...digits.map((digit) => board.inUnit(inside, digit)));
  }
}

/**
 * @param {{ board: Board, clauses: Candidate[][], squares: (squares: readonly number[]) => void }} told
 * @param {string} pattern
 * @param {Record<'squaresOf' | 'unitsOf' | 'digitsOf', (text: string) => number[]>} read
 */
export function proveMultiDigit(told, pattern, { squaresOf, unitsOf, digitsOf }) {
  const [counted, sectors] = pattern.split(' \\ ');
  if (sectors) {
    const parts = sectors.split(' ').map((sector) => sector.split(/(?=[rcb])/));
    const all = parts.map(([digits, unit]) => ({
      unit: unitsOf(unit)[0],
      digits: digitsOf(digits),
    }));
    return proveSectors(told, squaresOf(counted), all);
  }
  const [digits, names] = pattern.split(' in ');
  if (!names.includes('(')) return told.squares(squaresOf(names));
  const [, bases, both, across = ''] = /^(\S+) \((.+)\)(?: across (\S+))?$/.exec(names) ?? [];
  const targets = both.split(', ').map((target) => {
    const [own, locked = ''] = target.split(' ');
    return { squares: squaresOf(own), locked: digitsOf(locked) };
  });
  return proveExocet(told, digitsOf(digits), squaresOf(bases), targets, unitsOf(across));
}
