// Wings, and what rests on the solution being the only one, by their definitions as HoDoKu has them.
import { DIGITS, SQUARES, UNITS, UNITS_OF, sees } from '../grid.js';
import {
  areInLine,
  BOXES,
  candidate,
  choose,
  COLUMNS,
  isBox,
  LINES,
  ROWS,
  sharedUnits,
  without,
} from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/* --- Wings ----------------------------------------------------------------------------------------------- */

/** @param {Position} p @returns {Found} */
export function* xyWing(p) {
  const pairs = p.squaresWith(2);
  for (const pivot of pairs) {
    const [x, y] = p.digitsOf(pivot);
    const around = pairs.filter((square) => sees(square, pivot));
    for (const a of around.filter((square) => p.has(square, x) && !p.has(square, y))) {
      for (const b of around.filter((square) => p.has(square, y) && !p.has(square, x))) {
        const [z] = without(p.digitsOf(a), x);
        if (p.has(b, z)) yield p.seenByAll([a, b], z);
      }
    }
  }
}

/** @param {Position} p @returns {Found} */
export function* xyzWing(p) {
  for (const pivot of p.squaresWith(3)) {
    const around = p.squaresWith(2).filter((square) => sees(square, pivot));
    for (const [a, b] of choose(around, 2)) {
      const [one, two] = [p.digitsOf(a), p.digitsOf(b)];
      const both = new Set([...one, ...two]);
      const shared = one.filter((digit) => two.includes(digit));
      if (both.size !== 3 || shared.length !== 1) continue;
      if ([...both].every((digit) => p.has(pivot, digit))) yield p.seenByAll([pivot, a, b], shared[0]);
    }
  }
} // prettier-ignore

/** Four squares of a box and a line that cross have four digits, and no three of them have fewer; three of these fit into one square at most. @param {Position} p @returns {Found} */
export function* wxyzWing(p) {
  const areaOf = (/** @type {number} */ box, /** @type {number} */ line) =>
    SQUARES.filter((square) => [box, line].some((unit) => UNITS_OF[square].includes(unit)));
  const areas = BOXES.flatMap((box) => LINES.map((line) => areaOf(box, line))).filter(
    ({ length }) => length < 18,
  );
  for (const area of areas) {
    const few = p.openIn(area).filter((square) => p.digitsOf(square).length <= 4);
    for (const four of choose(few, 4)) {
      const digitsIn = (/** @type {readonly number[]} */ squares) =>
        DIGITS.filter((digit) => squares.some((square) => p.has(square, digit)));
      const digits = digitsIn(four);
      if (digits.length !== 4 || sharedUnits(four).length > 0) continue;
      if ([...choose(four, 3)].some((three) => digitsIn(three).length < 4)) continue;
      const free = digits.filter((digit) => {
        const places = four.filter((square) => p.has(square, digit));
        return [...choose(places, 2)].some(([one, other]) => !sees(one, other));
      });
      if (free.length !== 1) continue;
      yield p.seenByAll(
        four.filter((square) => p.has(square, free[0])),
        free[0],
      );
    }
  }
}

/** @param {Position} p @returns {Found} */
export function* wWing(p) {
  for (const [a, b] of choose(p.squaresWith(2), 2)) {
    if (p.masks[a] !== p.masks[b]) continue;
    for (const digit of p.digitsOf(a)) {
      const [other] = without(p.digitsOf(a), digit);
      for (const { pair } of p.pairsOf(digit)) {
        const isLink = [pair, pair.toReversed()].some(([one, two]) => sees(one, a) && sees(two, b));
        if (isLink && !pair.includes(a) && !pair.includes(b)) yield p.seenByAll([a, b], other);
      }
    }
  }
}

/* --- Uniqueness ------------------------------------------------------------------------------------------ */

/** Four squares in two rows, two columns and two boxes; the first lies across from the last, the second from the third. */
function* corners() {
  for (const [top, bottom] of choose(ROWS, 2)) {
    for (const [left, right] of choose(COLUMNS, 2)) {
      const squares = [top, bottom].flatMap((row) => [left, right].map((column) => 9 * row + column - 9));
      const boxes = new Set(squares.map((square) => UNITS_OF[square].find(isBox)));
      if (boxes.size === 2) yield squares;
    }
  }
} // prettier-ignore

/**
 * Corners of which one has just two digits, and the digits on the board leave both to the others, as in HoDoKu, where a
 * candidate that has gone does no harm. The roof has more. HoDoKu looks at four squares once, so where two pairs of digits
 * lead to them it misses what the second one shows, and so does the catalogue. The way of ..3.......5..8...7874..5.........
 * 796.18.9.......2.......63....24.16........8.43.... comes to such a board: in rows 1 and 2 and columns 1 and 6 its hidden
 * rectangle of 1 and 2 takes 2 from r2c1, and that of 1 and 6 would take 6 from r1c1.
 * @param {Position} p
 */
function* rectanglesOf(p) {
  for (const squares of corners()) {
    for (const digits of choose(DIGITS, 2)) {
      if (!squares.every((square) => digits.every((digit) => p.allows(square, digit)))) continue;
      if (!squares.some((square) => String(p.digitsOf(square)) === String(digits))) continue;
      const roof = squares.filter((square) => p.digitsOf(square).some((digit) => !digits.includes(digit)));
      yield { squares, digits, roof };
    }
  }
} // prettier-ignore

/** What these squares have of these digits. @param {Position} p @param {readonly number[]} squares @param {readonly number[]} digits */
const heldOf = (p, squares, digits) =>
  squares.flatMap((square) =>
    digits.filter((digit) => p.has(square, digit)).map((digit) => candidate(square, digit)),
  );

/** @param {Position} p @returns {Found} */
export function* uniqueRectangle1(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    if (roof.length === 1) yield heldOf(p, roof, digits);
  }
}

/** One digit more in two squares of a side. @param {Position} p @returns {Found} */
export function* uniqueRectangle2(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    const more = new Set(roof.flatMap((square) => p.digitsOf(square).filter((digit) => !digits.includes(digit))));
    if (roof.length !== 2 || more.size !== 1 || !sees(roof[0], roof[1])) continue;
    yield p.seenByAll(roof, [...more][0]);
  }
} // prettier-ignore

/**
 * What the two of the roof have besides, and squares of a unit without the two digits, are as many squares and one as
 * digits: these go from the rest of the unit, and of the box where all lie in one.
 * @param {Position} p @returns {Found}
 */
export function* uniqueRectangle3(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    if (roof.length !== 2) continue;
    const isMore = (/** @type {number} */ digit) => !digits.includes(digit);
    for (const unit of sharedUnits(roof)) {
      const others = p
        .openIn(UNITS[unit])
        .filter((square) => !roof.includes(square) && p.digitsOf(square).every(isMore));
      for (let size = 1; size <= others.length; size++) {
        for (const own of choose(others, size)) {
          const all = [
            ...new Set([...roof, ...own].flatMap((square) => p.digitsOf(square))),
          ].filter(isMore);
          if (all.length !== size + 1) continue;
          const set = [...roof, ...own];
          yield sharedUnits(set).flatMap((each) =>
            UNITS[each]
              .filter((square) => !set.includes(square))
              .flatMap((square) => heldOf(p, [square], all)),
          );
        }
      }
    }
  }
}

/** One of the digits has no place but the two of the roof, which are of a side: HoDoKu wants that in all units of both. @param {Position} p @returns {Found} */
export function* uniqueRectangle4(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    if (roof.length !== 2 || !sees(roof[0], roof[1])) continue;
    for (const digit of digits) {
      const [other] = without(digits, digit);
      const isTied = sharedUnits(roof).every((unit) =>
        p.placesIn(unit, digit).every((place) => roof.includes(place)),
      );
      if (isTied) yield heldOf(p, roof, [other]);
    }
  }
}

/** The same where three squares have it, or two opposite ones. @param {Position} p @returns {Found} */
export function* uniqueRectangle5(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    const more = new Set(roof.flatMap((square) => p.digitsOf(square).filter((digit) => !digits.includes(digit))));
    const isOther = roof.length === 3 || (roof.length === 2 && !areInLine([roof[0], roof[1]]));
    if (isOther && more.size === 1) yield p.seenByAll(roof, [...more][0]);
  }
} // prettier-ignore

/** Of the roof, two opposite squares, both lines give one of the digits no other place. @param {Position} p @returns {Found} */
export function* uniqueRectangle6(p) {
  for (const { squares, digits, roof } of rectanglesOf(p)) {
    if (roof.length !== 2 || areInLine([roof[0], roof[1]])) continue;
    for (const digit of digits) {
      if (isAloneInLines(p, roof, digit, squares)) yield heldOf(p, roof, [digit]);
    }
  }
} // prettier-ignore

/** Whether a digit has no place in the lines of some squares but in the rectangle. @param {Position} p @param {readonly number[]} own @param {number} digit @param {readonly number[]} squares */
const isAloneInLines = (p, own, digit, squares) =>
  own.every((square) =>
    UNITS_OF[square].filter((unit) => !isBox(unit)).every((unit) => p.placesIn(unit, digit).every((place) => squares.includes(place))),
  ); // prettier-ignore

/** A corner without more digits; the lines of the opposite one give a digit no other place: it is not the other. @param {Position} p @returns {Found} */
export function* hiddenRectangle(p) {
  for (const { squares, digits, roof } of rectanglesOf(p)) {
    const isWide = roof.length === 3 || (roof.length === 2 && !areInLine([roof[0], roof[1]]));
    for (const plain of squares.filter((square) => isWide && !roof.includes(square))) {
      const opposite = /** @type {number} */ (squares.find((square) => square !== plain && !areInLine([square, plain])));
      for (const digit of digits) {
        const [other] = without(digits, digit);
        const isAll = squares.every((square) => p.has(square, digit));
        if (isAll && isAloneInLines(p, [opposite], digit, squares)) yield heldOf(p, [opposite], [other]);
      }
    }
  }
} // prettier-ignore

/** None was given, and three are filled, with two digits: the last one does not complete them. @param {Position} p @returns {Found} */
export function* avoidableRectangle1(p) {
  for (const squares of corners()) {
    if (squares.some((square) => p.givens.includes(square))) continue;
    for (const [at, open] of squares.entries()) {
      const across = p.digits[squares[3 - at]];
      const [one, other] = squares.filter((_, index) => index !== at && index !== 3 - at).map((square) => p.digits[square]);
      if (!across || !one || one !== other || p.digitsOf(open).length !== 2) continue;
      yield heldOf(p, [open], [across]);
    }
  }
} // prettier-ignore

/** Two of a box are filled; what lies across has the digit that would complete them, and the same other one. @param {Position} p @returns {Found} */
export function* avoidableRectangle2(p) {
  for (const squares of corners()) {
    if (squares.some((square) => p.givens.includes(square))) continue;
    for (const filled of [[0, 1], [2, 3], [0, 2], [1, 3]]) {
      const across = filled.map((at) => squares[3 - at]);
      const digits = filled.map((at) => p.digits[squares[at]]);
      if (!digits.every(Boolean) || !sharedUnits(filled.map((at) => squares[at])).some(isBox)) continue;
      const more = across.map((square, index) => p.digitsOf(square).filter((digit) => digit !== digits[index]));
      const areSo = across.every((square, index) => p.has(square, digits[index]) && p.digitsOf(square).length === 2);
      if (areSo && more[0][0] === more[1][0]) yield p.seenByAll(across, more[0][0]);
    }
  }
} // prettier-ignore

/** All squares have two candidates but one with three, of which one stands three times in its units. @param {Position} p @returns {Found} */
export function* bugPlus1(p) {
  const [square, ...more] = p.open.filter((each) => p.digitsOf(each).length !== 2);
  if (square === undefined || more.length > 0 || p.digitsOf(square).length !== 3) return;
  const thrice = p.digitsOf(square).filter((digit) =>
    UNITS_OF[square].every((unit) => p.placesIn(unit, digit).length === 3),
  );
  const isPaired = SQUARES.every((each) =>
    p.digitsOf(each).every((digit) =>
      UNITS_OF[each].every((unit) => {
        const count = p.placesIn(unit, digit).filter((place) => !(place === square && thrice.includes(digit))).length;
        return count === 2 || (each === square && thrice.includes(digit));
      }),
    ),
  );
  if (thrice.length !== 1 || !isPaired) return;
  yield without(p.digitsOf(square), thrice[0]).map((digit) => candidate(square, digit));
} // prettier-ignore
