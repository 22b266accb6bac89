// Techniques by their definitions, found slowly: every choice of squares, units and digits is tried. Each finder gives
// what its instances take, or the digits that they place.
import { DIGITS, SQUARES, UNITS, UNITS_OF, sees } from '../grid.js';
import { candidate, choose } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Candidate} Candidate */
/** @typedef {Generator<Candidate[]>} Found the conclusion of each instance; empty ones do not count */
/** @typedef {(position: Position) => Found} Finder */

const ROWS = UNITS.map((_, unit) => unit).slice(0, 9);
const COLUMNS = UNITS.map((_, unit) => unit).slice(9, 18);
const LINES = [...ROWS, ...COLUMNS];
const BOXES = UNITS.map((_, unit) => unit).slice(18);

/** @param {readonly number[]} list @param {number} one */
const without = (list, one) => list.filter((other) => other !== one);

/** @param {readonly number[]} squares the units that hold all of them */
const sharedUnits = ([first, ...rest]) =>
  UNITS_OF[first].filter((unit) => rest.every((square) => UNITS_OF[square].includes(unit)));

/** @param {readonly (readonly unknown[])[]} groups */
const areApart = (groups) => new Set(groups.flat()).size === groups.flat().length;

/* --- Singles: what they place ---------------------------------------------------------------------------- */

/** @param {Position} p @returns {Found} */
function* nakedSingle(p) {
  for (const square of p.squaresWith(1)) yield [candidate(square, p.digitsOf(square)[0])];
}

/** @param {Position} p @returns {Found} */
function* hiddenSingle(p) {
  for (const unit of UNITS.keys()) {
    for (const digit of DIGITS) {
      const places = p.placesIn(unit, digit);
      if (places.length === 1) yield [candidate(places[0], digit)];
    }
  }
}

/** @param {Position} p @returns {Found} */
function* fullHouse(p) {
  for (const squares of UNITS) {
    const open = squares.filter((square) => p.masks[square] > 0);
    if (open.length === 1) yield [candidate(open[0], p.digitsOf(open[0])[0])];
  }
}

/* --- Intersections and subsets --------------------------------------------------------------------------- */

/** @param {readonly number[]} bases @param {readonly number[]} covers @returns {Finder} */
const locked = (bases, covers) =>
  function* (p) {
    for (const base of bases) {
      for (const digit of DIGITS) {
        const places = p.placesIn(base, digit);
        if (places.length === 0) continue;
        for (const cover of covers) {
          if (!places.every((square) => UNITS_OF[square].includes(cover))) continue;
          yield p
            .placesIn(cover, digit)
            .filter((square) => !places.includes(square))
            .map((square) => candidate(square, digit));
        }
      }
    }
  };

/** @param {number} size @returns {Finder} */
const nakedSubset = (size) =>
  function* (p) {
    for (const squares of UNITS) {
      const open = squares.filter((square) => p.masks[square] > 0);
      for (const own of choose(open, size)) {
        const digits = DIGITS.filter((digit) => own.some((square) => p.has(square, digit)));
        if (digits.length !== size) continue;
        yield sharedUnits(own).flatMap((unit) =>
          digits.flatMap((digit) =>
            p
              .placesIn(unit, digit)
              .filter((square) => !own.includes(square))
              .map((square) => candidate(square, digit)),
          ),
        );
      }
    }
  };

/** @param {number} size @returns {Finder} */
const hiddenSubset = (size) =>
  function* (p) {
    for (const unit of UNITS.keys()) {
      const open = DIGITS.filter((digit) => p.placesIn(unit, digit).length > 0);
      for (const digits of choose(open, size)) {
        const own = [...new Set(digits.flatMap((digit) => p.placesIn(unit, digit)))];
        if (own.length !== size) continue;
        yield own.flatMap((square) =>
          p
            .digitsOf(square)
            .filter((digit) => !digits.includes(digit))
            .map((digit) => candidate(square, digit)),
        );
      }
    }
  };

/* --- Fish ------------------------------------------------------------------------------------------------ */

/** @param {Position} p @param {number} digit @param {number} size */
function* fishOf(p, digit, size) {
  for (const [bases, covers] of [[ROWS, COLUMNS], [COLUMNS, ROWS]]) {
    const open = bases.filter((unit) => p.placesIn(unit, digit).length > 0);
    for (const base of choose(open, size)) {
      const places = base.flatMap((unit) => p.placesIn(unit, digit));
      const touched = covers.filter((unit) => places.some((square) => UNITS_OF[square].includes(unit)));
      for (const cover of choose(touched, size)) {
        const isCovered = (/** @type {number} */ square) =>
          cover.some((unit) => UNITS_OF[square].includes(unit));
        const fins = places.filter((square) => !isCovered(square));
        const others = cover
          .flatMap((unit) => p.placesIn(unit, digit))
          .filter((square) => !places.includes(square));
        yield { base, cover, fins, others };
      }
    }
  }
} // prettier-ignore

/** @param {number} size @returns {Finder} */
const basicFish = (size) =>
  function* (p) {
    for (const digit of DIGITS) {
      for (const { fins, others } of fishOf(p, digit, size)) {
        if (fins.length === 0) yield others.map((square) => candidate(square, digit));
      }
    }
  };

/** With fins, of the usual kind and sashimi. @param {number} size @returns {Finder} */
const finnedFish = (size) =>
  function* (p) {
    for (const digit of DIGITS) {
      for (const { fins, others } of fishOf(p, digit, size)) {
        if (fins.length === 0) continue;
        const taken = others.filter((square) => fins.every((fin) => sees(fin, square)));
        yield taken.map((square) => candidate(square, digit));
      }
    }
  };

/* --- One digit ------------------------------------------------------------------------------------------- */

/**
 * Two strong links of a digit, each between two places of a unit, an end of one seeing an end of the other: one of the
 * two far ends has the digit.
 * @param {Position} p @param {number} digit @param {(a: number, b: number, near: [number, number], far: [number, number]) => boolean} fits of the units of the links, and their ends
 * @param {(square: number, far: [number, number]) => boolean} takes
 * @returns {Found}
 */
function* turbots(p, digit, fits, takes) {
  for (const [a, b] of choose(p.pairsOf(digit), 2)) {
    for (const near of a.pair) {
      for (const other of b.pair) {
        const [far] = without(a.pair, near);
        const [end] = without(b.pair, other);
        if (!areApart([[near, far], [other, end]]) || !sees(near, other)) continue; // prettier-ignore
        if (!fits(a.unit, b.unit, [near, other], [far, end])) continue;
        yield p.seenByAll([far, end], digit).filter((taken) => takes(Math.floor(taken / 10), [far, end]));
      }
    }
  }
}

/** @param {Parameters<typeof turbots>[2]} fits @param {Parameters<typeof turbots>[3]} [takes] @returns {Finder} */
const turbot = (fits, takes = () => true) =>
  function* (p) {
    for (const digit of DIGITS) yield* turbots(p, digit, fits, takes);
  };

const isRow = (/** @type {number} */ unit) => unit < 9;
const isBox = (/** @type {number} */ unit) => unit >= 18;

const areInLine = (/** @type {[number, number]} */ squares) =>
  sharedUnits(squares).some((unit) => !isBox(unit));

/** Whether a square lies in a line of each. @param {number} square @param {[number, number]} far */
const areCrossing = (square, far) => far.every((end) => areInLine([square, end]));

/** Any two units; a box in which both places lie in a line is no link of its own. */
const turbotFish = (/** @type {Position} */ p) =>
  turbot((a, b, [near, other], [far, end]) =>
    [[a, near, far], [b, other, end]].every(([unit, one, two]) => !isBox(unit) || !areInLine([one, two])),
  )(p); // prettier-ignore

/**
 * Two rows, or two columns, whose near ends lie in one line; the far ends do not, or it would be an X-Wing. HoDoKu wants
 * the near ends first in both, or last in both.
 */
const skyscraper = turbot((a, b, near, far) => {
  const isParallel = !isBox(a) && !isBox(b) && isRow(a) === isRow(b);
  const isSameSide = near[0] < far[0] === near[1] < far[1];
  return isParallel && isSameSide && areInLine(near) && !areInLine(far);
}); // prettier-ignore

/** A row and a column, whose near ends lie in one box: it goes where the lines of the far ends cross. @param {Position} p @returns {Found} */
function* twoStringKite(p) {
  const lines = turbot(
    (a, b, near) =>
      !isBox(a) && !isBox(b) && isRow(a) !== isRow(b) && sharedUnits(near).some(isBox),
    areCrossing,
  );
  yield* lines(p);
}

/** A box with three places or more, which lie in a row and a column, and a strong link from one of these lines. @param {Position} p @returns {Found} */
function* emptyRectangle(p) {
  for (const digit of DIGITS) {
    for (const box of BOXES) {
      const places = p.placesIn(box, digit);
      for (const row of ROWS) {
        for (const column of COLUMNS) {
          const inRow = places.filter((square) => UNITS_OF[square].includes(row));
          const inColumn = places.filter((square) => UNITS_OF[square].includes(column));
          const isCross = places.every((square) => inRow.includes(square) || inColumn.includes(square));
          const [alone, across] = [inRow, inColumn].map((own, at) =>
            own.filter((square) => ![inColumn, inRow][at].includes(square)),
          );
          if (!isCross || places.length < 3 || alone.length === 0 || across.length === 0) continue;
          for (const [line, other] of [[row, column], [column, row]]) {
            for (const { unit, pair } of p.pairsOf(digit)) {
              if (isBox(unit) || isRow(unit) === isRow(line)) continue;
              for (const near of pair) {
                const [far] = without(pair, near);
                if (!UNITS_OF[near].includes(line) || pair.some((square) => UNITS_OF[square].includes(box))) continue;
                yield p
                  .placesIn(other, digit)
                  .filter((square) => !UNITS_OF[square].includes(box) && sees(square, far) && square !== far && sharedUnits([square, far]).some((each) => !isBox(each) && isRow(each) === isRow(line)))
                  .map((square) => candidate(square, digit));
              }
            }
          }
        }
      }
    }
  }
} // prettier-ignore

/* --- Wings ----------------------------------------------------------------------------------------------- */

/** @param {Position} p @returns {Found} */
function* xyWing(p) {
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
function* xyzWing(p) {
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

/** @param {Position} p @returns {Found} */
function* wWing(p) {
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

/** Four squares in two rows, two columns and two boxes that all have two digits. @param {Position} p */
function* rectanglesOf(p) {
  for (const [top, bottom] of choose(ROWS, 2)) {
    for (const [left, right] of choose(COLUMNS, 2)) {
      const squares = [top, bottom].flatMap((row) => [left, right].map((column) => 9 * row + column - 9));
      const boxes = new Set(squares.map((square) => UNITS_OF[square].find(isBox)));
      if (boxes.size !== 2) continue;
      for (const digits of choose(DIGITS, 2)) {
        if (!squares.every((square) => digits.every((digit) => p.has(square, digit)))) continue;
        const roof = squares.filter((square) => p.digitsOf(square).length > 2);
        yield { squares, digits, roof };
      }
    }
  }
} // prettier-ignore

/** @param {Position} p @returns {Found} */
function* uniqueRectangle1(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    if (roof.length === 1) yield digits.map((digit) => candidate(roof[0], digit));
  }
}

/** One digit more in two squares of a side. @param {Position} p @returns {Found} */
function* uniqueRectangle2(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    const more = new Set(roof.flatMap((square) => p.digitsOf(square).filter((digit) => !digits.includes(digit))));
    if (roof.length !== 2 || more.size !== 1 || !sees(roof[0], roof[1])) continue;
    yield p.seenByAll(roof, [...more][0]);
  }
} // prettier-ignore

/** One of the digits has no place but the two of the roof, which are of a side: HoDoKu wants that in all units of both. @param {Position} p @returns {Found} */
function* uniqueRectangle4(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    if (roof.length !== 2 || !sees(roof[0], roof[1])) continue;
    for (const digit of digits) {
      const [other] = without(digits, digit);
      const isTied = sharedUnits(roof).every((unit) => p.placesIn(unit, digit).length === 2);
      if (isTied) yield roof.map((square) => candidate(square, other));
    }
  }
}

/** The same where three squares have it, or two opposite ones. @param {Position} p @returns {Found} */
function* uniqueRectangle5(p) {
  for (const { digits, roof } of rectanglesOf(p)) {
    const more = new Set(roof.flatMap((square) => p.digitsOf(square).filter((digit) => !digits.includes(digit))));
    const isOther = roof.length === 3 || (roof.length === 2 && !areInLine([roof[0], roof[1]]));
    if (isOther && more.size === 1) yield p.seenByAll(roof, [...more][0]);
  }
} // prettier-ignore

/** Of the roof, two opposite squares, both lines give one of the digits no other place. @param {Position} p @returns {Found} */
function* uniqueRectangle6(p) {
  for (const { squares, digits, roof } of rectanglesOf(p)) {
    if (roof.length !== 2 || areInLine([roof[0], roof[1]])) continue;
    for (const digit of digits) {
      if (isAloneInLines(p, roof, digit, squares)) yield roof.map((square) => candidate(square, digit));
    }
  }
} // prettier-ignore

/** Whether a digit has no place in the lines of some squares but in the rectangle. @param {Position} p @param {readonly number[]} own @param {number} digit @param {readonly number[]} squares */
const isAloneInLines = (p, own, digit, squares) =>
  own.every((square) =>
    UNITS_OF[square].filter((unit) => !isBox(unit)).every((unit) => p.placesIn(unit, digit).every((place) => squares.includes(place))),
  ); // prettier-ignore

/** A corner without more digits; the lines of the opposite one give a digit no other place: it is not the other. @param {Position} p @returns {Found} */
function* hiddenRectangle(p) {
  for (const { squares, digits, roof } of rectanglesOf(p)) {
    const isWide = roof.length === 3 || (roof.length === 2 && !areInLine([roof[0], roof[1]]));
    for (const plain of squares.filter((square) => isWide && !roof.includes(square))) {
      const opposite = /** @type {number} */ (squares.find((square) => square !== plain && !areInLine([square, plain])));
      for (const digit of digits) {
        const [other] = without(digits, digit);
        if (isAloneInLines(p, [opposite], digit, squares)) yield [candidate(opposite, other)];
      }
    }
  }
} // prettier-ignore

/** All squares have two candidates but one with three, of which one stands three times in its units. @param {Position} p @returns {Found} */
function* bugPlus1(p) {
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
function* colourTrap(p) {
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
function* colourWrap(p) {
  for (const digit of DIGITS) {
    for (const colours of coloursOf(p, digit)) {
      for (const colour of colours) {
        const clashes = colour.some((a) => colour.some((b) => sees(a, b)));
        if (clashes) yield colour.map((square) => candidate(square, digit));
      }
    }
  }
}

/**
 * The techniques whose instances a finder gives together.
 * @type {readonly { slugs: readonly string[], find: Finder, places?: true }[]}
 */
export const DEFINITIONS = [
  { slugs: ['full-house'], find: fullHouse, places: true },
  { slugs: ['naked-single'], find: nakedSingle, places: true },
  { slugs: ['hidden-single'], find: hiddenSingle, places: true },
  { slugs: ['pointing'], find: locked(BOXES, LINES) },
  { slugs: ['claiming'], find: locked(LINES, BOXES) },
  { slugs: ['naked-pair', 'locked-pair'], find: nakedSubset(2) },
  { slugs: ['naked-triple', 'locked-triple'], find: nakedSubset(3) },
  { slugs: ['naked-quadruple'], find: nakedSubset(4) },
  { slugs: ['hidden-pair'], find: hiddenSubset(2) },
  { slugs: ['hidden-triple'], find: hiddenSubset(3) },
  { slugs: ['hidden-quadruple'], find: hiddenSubset(4) },
  { slugs: ['x-wing'], find: basicFish(2) },
  { slugs: ['swordfish'], find: basicFish(3) },
  { slugs: ['jellyfish'], find: basicFish(4) },
  { slugs: ['finned-x-wing', 'sashimi-x-wing'], find: finnedFish(2) },
  { slugs: ['finned-swordfish', 'sashimi-swordfish'], find: finnedFish(3) },
  { slugs: ['finned-jellyfish', 'sashimi-jellyfish'], find: finnedFish(4) },
  { slugs: ['skyscraper'], find: skyscraper },
  { slugs: ['two-string-kite'], find: twoStringKite },
  { slugs: ['turbot-fish'], find: turbotFish },
  { slugs: ['empty-rectangle'], find: emptyRectangle },
  { slugs: ['xy-wing'], find: xyWing },
  { slugs: ['xyz-wing'], find: xyzWing },
  { slugs: ['w-wing'], find: wWing },
  { slugs: ['unique-rectangle-1'], find: uniqueRectangle1 },
  { slugs: ['unique-rectangle-2'], find: uniqueRectangle2 },
  { slugs: ['unique-rectangle-4'], find: uniqueRectangle4 },
  { slugs: ['unique-rectangle-5'], find: uniqueRectangle5 },
  { slugs: ['unique-rectangle-6'], find: uniqueRectangle6 },
  { slugs: ['hidden-rectangle'], find: hiddenRectangle },
  { slugs: ['bug-plus-1'], find: bugPlus1 },
  { slugs: ['colour-trap'], find: colourTrap },
  { slugs: ['colour-wrap'], find: colourWrap },
];
