// Whether so many truths could refute a candidate, by trying.
//
// A truth is a square that must hold a digit, or a unit that must hold one. Suppose the candidate, and fill in what agrees
// with it: an argument that uses none of the truths that stay open proves nothing. So one of them is used, each in
// turn, until some truths cannot all be met, or too many are used.
import { DIGITS, SQUARES, UNITS, sees } from '../grid.js';

/** Square and digit in one. @typedef {number} Candidate */
/** @typedef {Candidate[]} Truth its candidates */
/** What is filled in, and what agrees with it. @typedef {{ chosen: Set<Candidate>, left: Uint8Array }} Filling */
/** @typedef {import('../explained/position.js').Position} Position */

/** @param {number} square @param {number} digit @returns {Candidate} */
export const candidate = (square, digit) => 9 * square + digit - 1;

/** For each candidate those that cannot be true with it. */
const CONFLICTS = SQUARES.flatMap((square) =>
  DIGITS.map((digit) => [
    ...DIGITS.filter((other) => other !== digit).map((other) => candidate(square, other)),
    ...SQUARES.filter((other) => sees(square, other)).map((other) => candidate(other, digit)),
  ]),
);

/** Those that are not met on the board. @param {Position} position @returns {Truth[]} */
function truthsOf(position) {
  const isEmpty = (/** @type {number} */ square) => position.digits[square] === 0;
  const all = [
    ...SQUARES.filter(isEmpty).map((square) => DIGITS.map((digit) => ({ square, digit }))),
    ...UNITS.flatMap((squares) =>
      DIGITS.filter((digit) => squares.every((square) => position.digits[square] !== digit)).map(
        (digit) => squares.filter(isEmpty).map((square) => ({ square, digit })),
      ),
    ),
  ];
  return all.map((truth) =>
    truth.flatMap(({ square, digit }) =>
      position.can(square, digit) ? [candidate(square, digit)] : [],
    ),
  );
}

/** @param {Filling} filling @param {Candidate} one @returns {Filling} */
function put({ chosen, left }, one) {
  const after = { chosen: new Set(chosen).add(one), left: left.slice() };
  for (const other of CONFLICTS[one]) after.left[other] = 0;
  return after;
}

/** @param {Truth} truth @param {Filling} filling */
const isMet = (truth, { chosen }) => truth.some((one) => chosen.has(one));

/** A filling in which each of the truths is met; null if there is none. @param {readonly Truth[]} truths @param {Filling} filling @returns {Filling | null} */
function meetAll([truth, ...rest], filling) {
  if (!truth) return filling;
  if (isMet(truth, filling)) return meetAll(rest, filling);
  for (const one of truth.filter((each) => filling.left[each])) {
    const all = meetAll(rest, put(filling, one));
    if (all) return all;
  }
  return null;
}

/** The truths that stay open if whatever agrees is filled in, the narrowest first. @param {readonly Truth[]} truths @param {Filling} filling */
function openAfter(truths, filling) {
  for (;;) {
    const open = truths.filter((truth) => !isMet(truth, filling));
    /** @type {Candidate[]} */
    let best = [];
    for (const truth of open) {
      const left = truth.filter((each) => filling.left[each]);
      if (left.length > 0 && (best.length === 0 || left.length < best.length)) best = left;
    }
    if (best.length === 0) return open;
    filling = put(filling, best[0]);
  }
}

/** Whether at most so many truths can refute a candidate. @param {Position} position @param {Candidate} supposed @param {number} most */
export function canRefute(position, supposed, most) {
  const truths = truthsOf(position);
  const begun = put({ chosen: new Set(), left: new Uint8Array(9 * 81).fill(1) }, supposed);
  /** @param {Truth[]} used @param {Truth[]} tried @returns {boolean} */
  const search = (used, tried) => {
    const filling = meetAll(used, begun);
    if (!filling) return true;
    if (used.length === most) return false;
    const before = [...tried];
    for (const truth of openAfter(truths, filling)) {
      if (before.includes(truth)) continue;
      if (search([...used, truth], before)) return true;
      before.push(truth);
    }
    return false;
  };
  return search([], []);
}
