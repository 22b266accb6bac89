// Squares that cannot all hold certain digits, as two lines or two digits could be exchanged, by their definitions.
import { DIGITS, SQUARES, UNITS, UNITS_OF } from '../grid.js';
import { COLUMNS, ROWS, candidate, choose, sharedUnits } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/** @param {Position} p @param {readonly number[]} squares @param {(digit: number) => boolean} isGone */
const taken = (p, squares, isGone) =>
  squares.flatMap((square) =>
    p
      .digitsOf(square)
      .filter(isGone)
      .map((digit) => candidate(square, digit)),
  );

/** What follows where these squares cannot hold these digits alone. @param {Position} p @param {readonly number[]} squares @param {readonly number[]} digits @returns {Found} */
export function* typesOf(p, squares, digits) {
  const isOwn = (/** @type {number} */ digit) => digits.includes(digit);
  const open = p.openIn(squares);
  if (!open.every((square) => p.digitsOf(square).some(isOwn))) return;
  const extra = open.filter((square) => !p.digitsOf(square).every(isOwn));
  const extras = DIGITS.filter((digit) => !isOwn(digit) && extra.some((square) => p.has(square, digit))); // prettier-ignore
  if (extra.length === 1) yield taken(p, extra, isOwn);
  if (extra.length > 1 && extras.length === 1) yield p.seenByAll(extra, extras[0]);
  if (extra.length !== 2) return;
  for (const unit of sharedUnits(extra)) {
    const others = p.openIn(UNITS[unit]).filter((square) => !squares.includes(square));
    for (const size of others.keys()) {
      for (const set of choose(others, size + 1)) {
        const all = DIGITS.filter((digit) => extras.includes(digit) || set.some((square) => p.has(square, digit))); // prettier-ignore
        if (all.length !== set.length + 1) continue;
        const rest = UNITS[unit].filter((square) => ![...extra, ...set].includes(square));
        yield taken(p, rest, (digit) => all.includes(digit));
      }
    }
    for (const digit of digits) {
      const places = p.placesIn(unit, digit);
      const isLinked = places.length === 2 && places.every((square) => extra.includes(square));
      if (isLinked) yield taken(p, extra, (other) => isOwn(other) && other !== digit);
    }
  }
}

/** Squares of which each sees two others of them: an odd loop of two digits. @param {Position} p @returns {Found} */
export function* oddagon(p) {
  for (const digits of choose(DIGITS, 2)) {
    const all = p.open.filter((square) => digits.every((digit) => p.has(square, digit)));
    for (const first of all) {
      for (const loop of loopsFrom(p, digits, all.filter((square) => square > first), [first])) yield* typesOf(p, loop, digits); // prettier-ignore
    }
  }
}

/** @param {Position} p @param {readonly number[]} digits @param {readonly number[]} free @param {readonly number[]} way @returns {Generator<number[]>} */
function* loopsFrom(p, digits, free, way) {
  const extra = way.filter(
    (square) => !p.digitsOf(square).every((digit) => digits.includes(digit)),
  );
  const extras = new Set(extra.flatMap((square) => p.digitsOf(square)).filter((digit) => !digits.includes(digit))); // prettier-ignore
  if (extra.length > 2 && extras.size > 1) return;
  for (const next of free) {
    const seen = way.filter((square) => sharedUnits([square, next]).length > 0);
    const [first, last] = [way[0], way[way.length - 1]];
    if (!seen.includes(last) || way.includes(next)) continue;
    if (seen.length === 1) yield* loopsFrom(p, digits, free, [...way, next]);
    const isClosed = way.length >= 4 && way.length % 2 === 0 && seen.length === 2 && seen.includes(first); // prettier-ignore
    if (isClosed && next > way[1]) yield [...way, next];
  }
}

const boxOf = (/** @type {number} */ square) => UNITS_OF[square][2];

/** @param {readonly number[]} squares */
const boxesOf = (squares) => [...new Set(squares.map(boxOf))];

/** Two parallel lines, and the pairs of squares across from one another. */
function* twoLines() {
  for (const lines of [ROWS, COLUMNS]) {
    for (const [one, other] of choose(lines, 2)) {
      yield UNITS[one].map((square, at) => [square, UNITS[other][at]]);
    }
  }
}

/** Three pairs, each in a box of its own, or all of a line in one box. @param {Position} p @returns {Found} */
export function* extendedRectangle(p) {
  for (const pairs of twoLines()) {
    for (const three of choose(pairs, 3)) {
      const squares = three.flat();
      if (p.openIn(squares).length < 6) continue;
      const isPaired = three.every((pair) => boxesOf(pair).length === 1);
      const isApart = isPaired && boxesOf(squares).length === 3;
      const isWhole = !isPaired && [0, 1].every((at) => boxesOf(three.map((pair) => pair[at])).length === 1); // prettier-ignore
      if (!isApart && !isWhole) continue;
      for (const digits of choose(DIGITS, 3)) yield* typesOf(p, squares, digits);
    }
  }
}

/** Two or three pairs, each in a box of its own, have all that is given in both lines. @param {Position} p @returns {Found} */
export function* clueCover(p) {
  for (const pairs of twoLines()) {
    const isGiven = (/** @type {number} */ square) => p.givens.includes(square);
    if (!pairs.every((pair) => boxesOf(pair).length === 1) || !pairs.flat().some(isGiven)) continue;
    for (const some of [...choose(pairs, 2), ...choose(pairs, 3)]) {
      const squares = some.flat();
      const rest = pairs.flat().filter((square) => !squares.includes(square));
      if (rest.some(isGiven) || boxesOf(squares).length < some.length) continue;
      for (const digits of choose(DIGITS, some.length)) {
        const filled = squares.filter((square) => p.digits[square]);
        if (filled.every((square) => digits.includes(p.digits[square]))) yield* typesOf(p, squares, digits); // prettier-ignore
      }
    }
  }
}

/** Whether what is given in two lines is, but for closed chains, in one: on from square to square, across or with the same digit. @param {Position} p @param {readonly number[][]} pairs @param {readonly number[]} places */
function isInOneChain(p, pairs, places) {
  const all = pairs.flat();
  const acrossFrom = new Map(pairs.flatMap(([one, other]) => [[one, other], [other, one]])); // prettier-ignore
  const reachedFrom = (/** @type {number} */ first) => {
    const reached = new Set([first]);
    for (const square of reached) {
      reached.add(Number(acrossFrom.get(square)));
      for (const other of all) if (p.digits[square] && p.digits[other] === p.digits[square]) reached.add(other); // prettier-ignore
    }
    return [...reached];
  };
  const isOpen = (/** @type {number[]} */ chain) =>
    chain.some((square) => {
      const isAlone = chain.filter((other) => p.digits[other] === p.digits[square]).length < 2;
      return isAlone || !p.digits[square] || places.includes(square);
    });
  const held = all.filter((square) => p.givens.includes(square) && isOpen(reachedFrom(square)));
  return held.length === 0 || held.every((square) => reachedFrom(held[0]).includes(square));
}

/** Two digits in two squares, and both in four of a box across from them, in two lines. @param {Position} p @returns {Found} */
export function* qiu(p) {
  for (const pairs of twoLines()) {
    if (!pairs.every((pair) => boxesOf(pair).length === 1)) continue;
    for (const two of choose(pairs, 2)) {
      const places = two.flat();
      const boxes = boxesOf(places);
      if (boxes.length > 1 || !isInOneChain(p, pairs, places)) continue;
      const columns = two.map((pair) => Number(sharedUnits(pair).find((unit) => unit < 18)));
      for (let at = 0; at < 9; at++) {
        const pair = columns.map((unit) => UNITS[unit][at]);
        const isAway = !boxesOf(pairs.flat()).includes(boxOf(pair[0]));
        if (isAway) yield* qiuTypes(p, pair, two, UNITS[boxes[0]]);
      }
    }
  }
}

/** @param {Position} p @param {readonly number[]} pair @param {readonly (readonly number[])[]} places across from each of the pair @param {readonly number[]} box @returns {Found} */
function* qiuTypes(p, pair, places, box) {
  for (const digits of choose(DIGITS, 2)) {
    const isOwn = (/** @type {number} */ digit) => digits.includes(digit);
    const fits = [digits, digits.toReversed()].some(([one, other]) =>
      [[one, other], [other, one]].every(([here, there], at) => p.has(pair[at], here) && places[at].some((square) => p.has(square, there))),
    ); // prettier-ignore
    if (!fits) continue;
    const rest = box.filter((square) => !places.flat().includes(square) && p.digitsOf(square).some(isOwn)); // prettier-ignore
    if (rest.length === 0) yield* typesOf(p, pair, digits);
    else if (pair.every((square) => p.digitsOf(square).every(isOwn))) {
      const left = digits.filter((digit) => rest.some((square) => p.has(square, digit)));
      if (rest.length === 1) yield taken(p, rest, (digit) => !left.includes(digit));
      else if (left.length === 1) yield p.seenByAll(rest, left[0]);
    }
  }
}

/** Whether each of the squares is joined to one of the first by units that both share. @param {readonly number[]} squares @param {readonly number[]} first */
function hangOn(squares, first) {
  const reached = new Set(first);
  for (const one of reached) {
    for (const other of squares) if (sharedUnits([one, other]).length > 0) reached.add(other);
  }
  return squares.every((square) => reached.has(square));
}

/** All given squares of two digits, and others: each digit once in the same rows, columns and boxes, of which two at least are left. @param {Position} p @returns {Found} */
export function* reverseBug(p) {
  for (const digits of choose(DIGITS, 2)) {
    const given = SQUARES.filter((square) => p.givens.includes(square) && digits.includes(p.digits[square])); // prettier-ignore
    const placesOf = (/** @type {number} */ digit) =>
      SQUARES.filter((square) => p.digits[square] === digit || p.has(square, digit));
    for (const squares of sameUnits(p, digits.map(placesOf), { digits, given })) {
      if (squares.length < 16 && hangOn(squares, given)) yield* typesOf(p, squares, digits);
    }
  }
}

/**
 * Choices of squares for two digits in the same units, with all that are given; those from which nothing can follow are
 * left out.
 * @param {Position} p @param {readonly (readonly number[])[]} places @param {{ digits: readonly number[], given: readonly number[] }} asked
 * @param {number} [row] @param {readonly number[]} [ones] @param {readonly number[]} [others]
 * @returns {Generator<number[]>}
 */
function* sameUnits(p, places, asked, row = 0, ones = [], others = []) {
  const { digits, given } = asked;
  const squares = [...ones, ...others];
  const extra = squares.filter((square) => p.digitsOf(square).some((digit) => !digits.includes(digit))); // prettier-ignore
  const extras = new Set(extra.flatMap((square) => p.digitsOf(square)).filter((digit) => !digits.includes(digit))); // prettier-ignore
  if (extra.length > 2 && extras.size > 1) return;
  if (row === 9) {
    const unitsOf = (/** @type {readonly number[]} */ all) => String(all.flatMap((square) => UNITS_OF[square]).sort()); // prettier-ignore
    if (ones.length > 0 && unitsOf(ones) === unitsOf(others)) yield squares;
    return;
  }
  const ownGiven = given.filter((square) => UNITS[row].includes(square));
  if (ownGiven.length === 0) yield* sameUnits(p, places, asked, row + 1, ones, others);
  const [free, freeOthers] = [ones, others].map((own, at) =>
    places[at].filter((square) => UNITS[row].includes(square) && own.every((before) => sharedUnits([before, square]).length === 0)),
  ); // prettier-ignore
  for (const first of free) {
    for (const second of freeOthers) {
      const isWhole = ownGiven.every((square) => square === first || square === second);
      if (first !== second && isWhole) yield* sameUnits(p, places, asked, row + 1, [...ones, first], [...others, second]); // prettier-ignore
    }
  }
}
