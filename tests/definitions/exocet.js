// Exocets, by their definitions.
import { DIGITS, SQUARES, UNITS, UNITS_OF } from '../grid.js';
import { BOXES, LINES, candidate, choose, without } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

const inUnit = (/** @type {number} */ unit, /** @type {number} */ square) =>
  UNITS[unit].includes(square);

/** What a square is or can be. @param {Position} p @param {number} square */
const digitsAt = (p, square) => (p.digits[square] ? [p.digits[square]] : p.digitsOf(square));

/** The row or column of a square, whichever the line is, or the other. @param {number} line @param {number} square */
const along = (line, square) => UNITS_OF[square][line < 9 ? 0 : 1];
const across = (/** @type {number} */ line, /** @type {number} */ square) =>
  UNITS_OF[square][line < 9 ? 1 : 0];

/**
 * Whether the digit cannot be in three squares at once, one in each of these lists.
 * @param {Position} p @param {number} digit @param {readonly (readonly number[])[]} lists
 */
function isNeverThrice(p, digit, lists) {
  const [first, second, third] = lists.map((list) => list.filter((square) => digitsAt(p, square).includes(digit))); // prettier-ignore
  if ([first, second, third].every((list) => list.length === 0)) return false;
  const share = (/** @type {number} */ a, /** @type {number} */ b) =>
    UNITS_OF[a].slice(0, 2).some((line) => UNITS_OF[b].includes(line));
  return !first.some((a) =>
    second.some((b) => !share(a, b) && third.some((c) => !share(a, c) && !share(b, c))),
  );
}

/**
 * The squares that can be a target in a box: with the others of its line across, none of which has a digit.
 * @param {Position} p @param {number} line @param {number} box @param {readonly number[]} digits
 */
const targetsIn = (p, line, box, digits) =>
  UNITS[box].filter((square) => {
    const others = UNITS[box].filter((other) => other !== square && across(line, other) === across(line, square)); // prettier-ignore
    const companions = others.filter((other) => !inUnit(line, other));
    const isFree = companions.every((other) => !digitsAt(p, other).some((digit) => digits.includes(digit))); // prettier-ignore
    return !inUnit(line, square) && isFree && p.digitsOf(square).some((digit) => digits.includes(digit)); // prettier-ignore
  });

/**
 * Each base of three or four digits, with the three lines across that run through squares of their choice, and the
 * squares of these lines outside of the boxes.
 * @param {Position} p
 * @returns {Generator<{ line: number, box: number, base: number[], third: number, digits: number[], boxes: number[] }>}
 */
function* bases(p) {
  for (const line of LINES) {
    const boxes = BOXES.filter((box) => UNITS[box].some((square) => inUnit(line, square)));
    for (const box of boxes) {
      const crossing = UNITS[box].filter((square) => inUnit(line, square));
      for (const base of choose(crossing, 2)) {
        const digits = DIGITS.filter((digit) => base.some((square) => p.has(square, digit)));
        if (p.openIn(base).length < 2 || digits.length < 3 || digits.length > 4) continue;
        const [third] = crossing.filter((square) => !base.includes(square));
        yield { line, box, base, third, digits, boxes };
      }
    }
  }
}

/** What goes where base and targets have the same two digits. @param {Position} p @param {readonly number[]} digits @param {readonly number[]} base @param {readonly { squares: readonly number[], besides: readonly number[] }[]} targets */
function goneAll(p, digits, base, targets) {
  const all = targets.flatMap(({ squares }) => squares);
  const kept = digits.filter((digit) => all.some((square) => p.has(square, digit)));
  const gone = (/** @type {readonly number[]} */ squares, /** @type {readonly number[]} */ left) =>
    squares.flatMap(
      (square) =>
      p.digitsOf(square).filter((digit) => !left.includes(digit)).map((digit) => candidate(square, digit)), // prettier-ignore
    );
  return [
    ...gone(base, kept),
    ...targets.flatMap(({ squares, besides }) => gone(squares, [...digits, ...besides])),
  ];
}

/** Two squares of a line across have room for one of the digits only, or one of them can be none. @param {Position} p @returns {Found} */
export function* juniorExocetPlus(p) {
  for (const { line, box, base, third, digits, boxes } of bases(p)) {
    const can = (/** @type {number} */ square) => digitsAt(p, square).some((digit) => digits.includes(digit)); // prettier-ignore
    const objects = without(boxes, box).map((each) =>
      UNITS[each]
        .filter((square) => inUnit(line, square))
        .flatMap((top) => {
          const squares = UNITS[across(line, top)].filter((square) => inUnit(each, square) && square !== top && can(square)); // prettier-ignore
          if (squares.some((square) => p.openIn([square]).length === 0)) return [];
          if (squares.length === 1) return [{ squares, besides: /** @type {number[]} */ ([]) }];
          const units = [across(line, top), each];
          const locked = DIGITS.filter((digit) => !digits.includes(digit) && units.some((unit) => {
          const places = p.placesIn(unit, digit);
          return places.length > 0 && places.every((square) => squares.includes(square));
        })); // prettier-ignore
          return squares.length === 2 ? locked.map((digit) => ({ squares, besides: [digit] })) : [];
        }),
    );
    for (const pair of objects[0].flatMap((one) => objects[1].map((other) => [one, other]))) {
      if (pair.every(({ squares }) => squares.length === 1)) continue;
      const lists = [third, ...pair.map(({ squares }) => squares[0])].map((square) =>
        UNITS[across(line, square)].filter((place) => !boxes.some((each) => inUnit(each, place))),
      );
      if (digits.every((digit) => isNeverThrice(p, digit, lists))) yield goneAll(p, digits, base, pair); // prettier-ignore
    }
  }
}

/** Not both targets are in the boxes, and nothing else in the lines across there can be a digit. @param {Position} p @returns {Found} */
export function* seniorExocet(p) {
  for (const { line, box, base, third, digits, boxes } of bases(p)) {
    const can = (/** @type {number} */ square) => digitsAt(p, square).some((digit) => digits.includes(digit)); // prettier-ignore
    const [tops, others] = without(boxes, box).map((each) => UNITS[each].filter((square) => inUnit(line, square))); // prettier-ignore
    for (const three of tops.flatMap((one) => others.map((other) => [third, one, other]))) {
      const all = three.flatMap((square) => UNITS[across(line, square)]);
      const places = all.filter((square) => !inUnit(line, square) && !inUnit(box, square));
      const inside = places.filter((square) => boxes.some((each) => inUnit(each, square)) && can(square)); // prettier-ignore
      for (const targets of choose(places.filter((square) => p.openIn([square]).length > 0 && can(square)), 2)) {
        if (inside.some((square) => !targets.includes(square))) continue;
        if (targets.every((square) => inside.includes(square))) continue;
        const lists = three.map((square) => UNITS[across(line, square)].filter((place) => !boxes.some((each) => inUnit(each, place)) && !targets.includes(place))); // prettier-ignore
        if (digits.every((digit) => isNeverThrice(p, digit, lists))) yield goneAll(p, digits, base, targets.map((square) => ({ squares: [square], besides: [] }))); // prettier-ignore
      } // prettier-ignore
    }
  }
}

/** The base has three or four digits, the lines across each of them twice at most outside of the boxes. @param {Position} p @returns {Found} */
export function* juniorExocet(p) {
  for (const { line, box, base, third, digits, boxes } of bases(p)) {
    const [one, other] = without(boxes, box).map((each) => targetsIn(p, line, each, digits));
    for (const pair of one.flatMap((first) => other.map((second) => [first, second]))) {
      const lists = [third, ...pair].map((square) => UNITS[across(line, square)].filter((place) => !boxes.some((each) => inUnit(each, place)))); // prettier-ignore
      if (digits.every((digit) => isNeverThrice(p, digit, lists))) yield gone(p, line, { digits, base, targets: pair }); // prettier-ignore
    }
  }
}

/**
 * @param {Position} p @param {number} line
 * @param {{ digits: readonly number[], base: readonly number[], targets: readonly number[] }} exocet
 */
function gone(p, line, { digits, base, targets }) {
  const kept = targets.map((target, at) => {
    const other = targets[1 - at];
    const box = UNITS_OF[other][2];
    const mirror = UNITS[box].filter(
      (square) =>
        ![line, along(line, target)].includes(along(line, square)) &&
        across(line, square) !== across(line, other),
    );
    return digits.filter(
      (digit) =>
        p.has(target, digit) && mirror.some((square) => digitsAt(p, square).includes(digit)),
    );
  });
  const left = new Map([
    ...targets.map((target, at) => /** @type {const} */ ([target, kept[at]])),
    ...base.map((square) => /** @type {const} */ ([square, kept.flat()])),
  ]);
  return SQUARES.flatMap(
    (square) =>
    p.digitsOf(square).filter((digit) => left.get(square)?.includes(digit) === false).map((digit) => candidate(square, digit)), // prettier-ignore
  );
}
