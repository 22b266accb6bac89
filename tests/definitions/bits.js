// Sets of squares as the bits of one number, for definitions that try many.
import { PEERS, SQUARES, UNITS } from '../grid.js';

export const BITS = SQUARES.map((square) => 1n << BigInt(square));

/** @param {readonly number[]} squares */
export const bitsOf = (squares) => squares.reduce((all, square) => all | BITS[square], 0n);

/** @param {bigint} bits */
export const squaresOf = (bits) => SQUARES.filter((square) => bits & BITS[square]);

export const UNIT_BITS = UNITS.map(bitsOf);

/** The squares that each sees. */
export const SEEN = PEERS.map(bitsOf);

/** Whether there are no more than so many. @param {bigint} bits @param {number} most */
export function areFew(bits, most) {
  for (let count = 0; count < most && bits; count++) bits &= bits - 1n;
  return bits === 0n;
}
