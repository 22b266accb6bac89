// Patterns of one digit, by their definitions as HoDoKu has them.
import { DIGITS, SQUARES, UNITS, UNITS_OF, sees } from '../grid.js';
import {
  areApart,
  areInLine,
  BOXES,
  candidate,
  choose,
  COLUMNS,
  isBox,
  isRow,
  ROWS,
  sharedUnits,
  without,
} from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */
/** @typedef {import('./position.js').Finder} Finder */

/* --- One digit ------------------------------------------------------------------------------------------- */

/**
 * Two strong links of a digit, each between two places of a unit, an end of one seeing an end of the other: one of the
 * two far ends has the digit.
 * @param {Position} p @param {number} digit @param {(a: number, b: number, near: [number, number], far: [number, number]) => boolean} fits of the units of the links, and their ends
 * @param {(square: number, far: [number, number]) => boolean} takes
 * @returns {Generator<{ near: [number, number], taken: number[] }>}
 */
function* turbots(p, digit, fits, takes) {
  for (const [a, b] of choose(p.pairsOf(digit), 2)) {
    for (const near of a.pair) {
      for (const other of b.pair) {
        const [far] = without(a.pair, near);
        const [end] = without(b.pair, other);
        if (!areApart([[near, far], [other, end]]) || !sees(near, other)) continue; // prettier-ignore
        if (!fits(a.unit, b.unit, [near, other], [far, end])) continue;
        const taken = p.seenByAll([far, end], digit);
        yield {
          near: [near, other],
          taken: taken.filter((one) => takes(Math.floor(one / 10), [far, end])),
        };
      }
    }
  }
}

/** @param {Parameters<typeof turbots>[2]} fits @param {Parameters<typeof turbots>[3]} [takes] @returns {Finder} */
const turbot = (fits, takes = () => true) =>
  function* (p) {
    for (const digit of DIGITS) {
      for (const { taken } of turbots(p, digit, fits, takes)) yield taken;
    }
  };

/** Whether a square lies in a line of each. @param {number} square @param {[number, number]} far */
const areCrossing = (square, far) => far.every((end) => areInLine([square, end]));

/** Any two units; a box in which both places lie in a line is no link of its own. */
export const turbotFish = (/** @type {Position} */ p) =>
  turbot((a, b, [near, other], [far, end]) =>
    [[a, near, far], [b, other, end]].every(([unit, one, two]) => !isBox(unit) || !areInLine([one, two])),
  )(p); // prettier-ignore

/**
 * Two rows, or two columns, whose near ends lie in one line; the far ends do not, or it would be an X-Wing. HoDoKu wants
 * the near ends first in both, or last in both.
 */
export const skyscraper = turbot((a, b, near, far) => {
  const isParallel = !isBox(a) && !isBox(b) && isRow(a) === isRow(b);
  const isSameSide = near[0] < far[0] === near[1] < far[1];
  return isParallel && isSameSide && areInLine(near) && !areInLine(far);
}); // prettier-ignore

/** Whether they are a row and a column, whose near ends lie in one box. @type {Parameters<typeof turbots>[2]} */
const isKite = (a, b, near) =>
  !isBox(a) && !isBox(b) && isRow(a) !== isRow(b) && sharedUnits(near).some(isBox);

/** It goes where the lines of the far ends cross. @param {Position} p @returns {Found} */
export const twoStringKite = (p) => turbot(isKite, areCrossing)(p);

/** Two kites with the same near ends, of one digit or of two, each of which takes something else. @param {Position} p @returns {Found} */
export function* dualKite(p) {
  const kites = DIGITS.flatMap((digit) => [...turbots(p, digit, isKite, areCrossing)]).filter(
    ({ taken }) => taken.length > 0,
  );
  for (const [a, b] of choose(kites, 2)) {
    const isSame = a.near.every((square) => b.near.includes(square));
    if (isSame && a.taken[0] !== b.taken[0]) yield [...a.taken, ...b.taken];
  }
}

/**
 * A box with three places or more, which lie in a row and a column: what each pair of places takes that has one of them in
 * one of these lines, outside of the box.
 * @param {Position} p @returns {Generator<number[][]>} for each cross
 */
function* crossesOf(p) {
  for (const digit of DIGITS) {
    const pairs = p.pairsOf(digit).filter(({ unit }) => !isBox(unit));
    for (const box of BOXES) {
      const places = p.placesIn(box, digit);
      const isIn = (/** @type {number} */ square, /** @type {number} */ unit) =>
        UNITS_OF[square].includes(unit);
      for (const row of ROWS) {
        for (const column of COLUMNS) {
          const isCross = places.every((square) => isIn(square, row) || isIn(square, column));
          const areApart = [row, column].every((unit) => places.some((square) => !isIn(square, unit)));
          if (!isCross || places.length < 3 || !areApart) continue;
          const lines = [[row, column], [column, row]];
          yield lines.flatMap(([line, other]) =>
            pairs.flatMap(({ unit, pair }) => {
              if (isRow(unit) === isRow(line) || pair.some((square) => isIn(square, box))) return [];
              const near = pair.find((square) => isIn(square, line));
              if (near === undefined) return [];
              const [far] = without(pair, near);
              const across = UNITS_OF[far].find((each) => !isBox(each) && isRow(each) === isRow(line));
              return p
                .placesIn(other, digit)
                .filter((square) => !isIn(square, box) && square !== far && isIn(square, Number(across)))
                .map((square) => [candidate(square, digit)]);
            }),
          );
        }
      }
    }
  }
} // prettier-ignore

/** @param {Position} p @returns {Found} */
export function* emptyRectangle(p) {
  for (const taken of crossesOf(p)) yield* taken;
}

/** Two pairs at one cross, each of which takes something else. @param {Position} p @returns {Found} */
export function* dualEmptyRectangle(p) {
  for (const taken of crossesOf(p)) {
    for (const [[one], [other]] of choose(taken, 2)) if (one !== other) yield [one, other];
  }
}

/* --- Colours --------------------------------------------------------------------------------------------- */

/** The places of a digit that strong links join, in two colours. @param {Position} p @param {number} digit @returns {[number[], number[]][]} */
function coloursOf(p, digit) {
  /** @type {[number[], number[]][]} */
  const all = [];
  const links = p.pairsOf(digit).map(({ pair }) => pair);
  const left = new Set(links.flat());
  for (const start of left) {
    /** @type {Map<number, number>} */
    const colour = new Map([[start, 0]]);
    for (const [square, own] of colour) {
      left.delete(square);
      for (const pair of links) {
        if (!pair.includes(square)) continue;
        const [other] = without(pair, square);
        if (!colour.has(other)) colour.set(other, 1 - own);
      }
    }
    const of = (/** @type {number} */ which) => [...colour].flatMap(([square, own]) => (own === which ? [square] : [])); // prettier-ignore
    all.push([of(0), of(1)]);
  }
  return all;
}

/** A square that sees both colours. @param {Position} p @returns {Found} */
export function* colourTrap(p) {
  for (const digit of DIGITS) {
    for (const colours of coloursOf(p, digit)) {
      const own = colours.flat();
      yield p.open
        .filter((square) => p.has(square, digit) && !own.includes(square))
        .filter((square) => colours.every((colour) => colour.some((other) => sees(other, square))))
        .map((square) => candidate(square, digit));
    }
  }
}

/** Two squares of a colour that see each other: that colour is false. @param {Position} p @returns {Found} */
export function* colourWrap(p) {
  for (const digit of DIGITS) {
    for (const colours of coloursOf(p, digit)) {
      for (const colour of colours) {
        const clashes = colour.some((a) => colour.some((b) => sees(a, b)));
        if (clashes) yield colour.map((square) => candidate(square, digit));
      }
    }
  }
}

/** The squares of two clusters, one colour of each seeing the other's: of their other colours one is true. @param {Position} p @returns {Found} */
export function* multiColours1(p) {
  for (const digit of DIGITS) {
    for (const [one, other] of choose(coloursOf(p, digit), 2)) {
      for (const [a, b] of [one, one.toReversed()]) {
        for (const [c, d] of [other, other.toReversed()]) {
          if (!a.some((square) => c.some((seen) => sees(square, seen)))) continue;
          yield p.open
            .filter((square) => p.has(square, digit))
            .filter((square) => [b, d].every((far) => far.some((seen) => sees(square, seen))))
            .map((square) => candidate(square, digit));
        }
      }
    }
  }
}

/** A colour that sees both colours of another cluster is false. @param {Position} p @returns {Found} */
export function* multiColours2(p) {
  for (const digit of DIGITS) {
    const all = coloursOf(p, digit);
    for (const [at, own] of all.entries()) {
      for (const colour of own) {
        const isFalse = all.some((other, index) => index !== at && other.every((seen) => colour.some((square) => seen.some((far) => sees(square, far)))));
        if (isFalse) yield colour.map((square) => candidate(square, digit));
      }
    }
  }
} // prettier-ignore

/** All ways to put a digit into each row, column and box once. @param {readonly number[]} allowed squares @returns {number[][]} squares */
function templatesIn(allowed) {
  /** @type {number[][]} */
  const all = [];
  const rows = ROWS.map((row) => UNITS[row].filter((square) => allowed.includes(square)));
  /** @param {number[]} squares */
  const fill = (squares) => {
    if (squares.length === 9) return void all.push(squares);
    for (const square of rows[squares.length]) {
      if (!squares.some((other) => sees(square, other))) fill([...squares, square]);
    }
  };
  fill([]);
  return all;
}

/** The templates of each digit, none with a square that all templates of another have. @param {Position} p @returns {number[][][]} */
function templatesOf(p) {
  let allowed = DIGITS.map((digit) =>
    SQUARES.filter((square) => p.digits[square] === digit || p.has(square, digit)),
  );
  for (;;) {
    const all = allowed.map(templatesIn);
    const common = all.map(([first, ...rest]) =>
      first.filter((square) => rest.every((template) => template.includes(square))),
    );
    const less = allowed.map((squares, at) =>
      squares.filter((square) => !common.some((own, of) => of !== at && own.includes(square))),
    );
    if (String(less) === String(allowed)) return all;
    allowed = less;
  }
}

/** What all templates have: a digit to be placed. @param {Position} p @returns {Found} */
export function* templateSet(p) {
  for (const [at, all] of templatesOf(p).entries()) {
    yield p.open
      .filter((square) => all.every((template) => template.includes(square)))
      .map((square) => candidate(square, at + 1));
  }
}

/** What no template has. @param {Position} p @returns {Found} */
export function* templateDelete(p) {
  for (const [at, all] of templatesOf(p).entries()) {
    const own = new Set(all.flat());
    yield p.open
      .filter((square) => p.has(square, at + 1) && !own.has(square))
      .map((square) => candidate(square, at + 1));
  }
}
