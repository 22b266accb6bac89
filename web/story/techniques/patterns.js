/**
 * Why a pattern without a chain holds: singles, locked candidates, sets, fish, wings, colours. Each teller gives the
 * sentences of one family.
 */

import { LETTERS } from '../figures.js';
import { number, squaresIn, squaresOf, unitsOf } from '../trace.js';
import { tellArgument } from '../sentences.js';
import { singleOf } from './singles.js';
import { includes, sees, sharedUnits } from './step.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./step.js').Step} Step */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {(words: Words, step: Step) => string[]} Teller */

/** "rows 1 and 2 and box 7". @param {Words} words @param {readonly Unit[]} all */
export const namesOf = ({ units, list }, all) =>
  list(
    ['row', 'column', 'box']
      .map((type) => all.filter((unit) => unit.type === type))
      .filter((own) => own.length > 0)
      .map((own) => units(own.toSorted((a, b) => a.number - b.number))),
  );

/** @param {Words} words @param {Step} step */
const unitOf = ({ unit }, { deduction }) => (deduction.unit ? unit(deduction.unit) : '');

/** @type {Teller} */
export function tellSingle(words, { events, deduction, placed }) {
  const { argument, board } = singleOf(events, deduction, placed[0]);
  return [tellArgument(words, argument, board)];
}

/** @type {Teller} */
export const tellLocked = (words, step) => [
  words.t('technique.locked', {
    base: namesOf(words, step.unitsAs('base')),
    cover: namesOf(words, step.unitsAs('cover')),
    squares: words.squares(step.pattern.squares),
    digit: step.pattern.digits[0],
  }),
];

/** @type {Teller} */
export function tellSet(words, step) {
  if (step.deduction.rule === 'firework-triple') return tellFirework(words, step);
  if (step.deduction.rule === 'firework-quadruple') return tellFireworks(words, step);
  const base = step.unitsAs('base');
  const { squares, digits } = step.pattern;
  const values = {
    squares: words.squares(squares),
    digits: words.digits(digits),
    count: squares.length,
    unit: base.length ? namesOf(words, base) : unitOf(words, step),
    base: base.length ? namesOf(words, base) : unitOf(words, step),
  };
  const isHidden = step.deduction.rule?.includes('hidden');
  return [
    isHidden ? words.t('technique.hiddenSet', values) : words.t('technique.nakedSet', values),
  ];
}

/**
 * A row and a column that cross in the pivot, and the squares of each outside of that box.
 * @param {Words} words @param {Step} step @param {Square} pivot
 */
function nameFirework({ square, unit }, step, pivot) {
  const [row, column, box] = unitsOf(pivot);
  const wings = step.squaresAs('pincer');
  const wingIn = (/** @type {Unit} */ line) => wings.filter((wing) => includes(squaresIn(line), wing)).map(square).join(); // prettier-ignore
  return {
    pivot: square(pivot),
    ...{ first: wingIn(row), second: wingIn(column) },
    ...{ box: unit(box), row: unit(row), column: unit(column) },
  };
}

/** Three digits that a row and a column have in one square each outside of the box where they cross. @type {Teller} */
function tellFirework(words, step) {
  const [pivot] = step.squaresAs('pivot');
  const all = [pivot, ...step.squaresAs('pincer')];
  const values = { digits: words.digits(step.digits), squares: words.squares(all) };
  return [words.t('technique.firework', { ...nameFirework(words, step, pivot), ...values })];
}

/** Two digits of each pivot, which have the same wings. @type {Teller} */
function tellFireworks(words, step) {
  const { t, square, squares, anyOf } = words;
  const pivots = step.inRole('pivot');
  const each = pivots.map((part) =>
    t('technique.firework.pair', {
      ...nameFirework(words, step, squaresOf(part)[0]),
      digits: words.digits(part.digits),
    }),
  );
  const [first, second] = pivots;
  const values = {
    squares: squares(step.squares),
    ...{ first: square(squaresOf(first)[0]), firstDigits: anyOf(first.digits) },
    ...{ second: square(squaresOf(second)[0]), secondDigits: anyOf(second.digits) },
  };
  return [...each, t('technique.firework.four', values)];
}

/* --- Fish ------------------------------------------------------------------------------------------ */

/**
 * A fish, or the second of two that have one base: its covers and its fins.
 * @param {Step} step @returns {{ cover: Unit[], fins: Square[], endoFins: Square[] }[]}
 */
export function fishOf({ parts }) {
  const fish = [{ cover: /** @type {Unit[]} */ ([]), fins: /** @type {Square[]} */ ([]), endoFins: /** @type {Square[]} */ ([]) }]; // prettier-ignore
  for (const part of parts) {
    const last = fish[fish.length - 1];
    if (part.value === 'cover' && part.unit) {
      const isSecond = [...last.fins, ...last.endoFins].length > 0;
      if (isSecond) fish.push({ cover: [part.unit], fins: [], endoFins: [] });
      else last.cover.push(part.unit);
    }
    if (part.value === 'fin') last.fins.push(...squaresOf(part));
    if (part.value === 'endoFin') last.endoFins.push(...squaresOf(part));
  }
  return fish;
}

/** @type {Teller} */
export function tellFish(words, step) {
  const { t, squares } = words;
  const base = namesOf(words, step.unitsAs('base'));
  const { digit } = step;
  return fishOf(step).flatMap(({ cover, fins, endoFins }, index) => {
    const all = [...fins, ...endoFins];
    const values = {
      base,
      digit,
      cover: namesOf(words, cover),
      fins: squares(all),
      count: all.length,
    };
    if (all.length === 0) return [t('technique.fish', values), tellCannibals(words, step, cover)];
    return [
      index === 0 ? t('technique.finnedFish', values) : t('technique.siamese', values),
      endoFins.length
        ? t('technique.endoFins', { base, squares: squares(endoFins), count: endoFins.length })
        : '',
      t('technique.seesFins', values),
      tellCannibals(words, step, cover, all),
    ];
  });
}

/** The removals where two covers meet. @param {Step} step @param {readonly Unit[]} cover */
export const takenTwice = ({ takenFrom }, cover) =>
  takenFrom.filter(
    (square) => cover.filter((unit) => includes(squaresIn(unit), square)).length > 1,
  );

/**
 * Places of the base that go because two covers hold them.
 * @param {Words} words @param {Step} step @param {readonly Unit[]} cover @param {readonly Square[]} [fins]
 */
function tellCannibals(words, step, cover, fins = []) {
  const { t, squares } = words;
  const both = takenTwice(step, cover).filter((square) => fins.every((fin) => sees(fin, square)));
  if (both.length === 0) return '';
  return t(fins.length ? 'technique.cannibal.finned' : 'technique.cannibal', {
    squares: squares(both),
    count: both.length,
    cover: namesOf(words, cover),
  });
}

/* --- Wings ----------------------------------------------------------------------------------------- */

/** @type {Teller} */
export function tellWing(words, step) {
  const { t, square } = words;
  const [first, second, ...others] = step.inRole('pincer');
  const [pivot] = step.inRole('pivot');
  if (others.length) return tellFour(words, step);
  if (!pivot) return tellLinkedPair(words, step);
  const z = Number(first.digits.find((digit) => second.digits.includes(digit)));
  const other = (/** @type {Event} */ { digits }) => Number(digits.find((digit) => digit !== z));
  const squares = [pivot, first, second].map((part) => squaresOf(part)[0]);
  const values = {
    pivot: square(squares[0]),
    first: square(squares[1]),
    second: square(squares[2]),
    squares: words.squares(squares),
    choices: words.anyOf(pivot.digits),
    x: other(first),
    y: other(second),
    z,
  };
  return [pivot.digits.length > 2 ? t('technique.xyzWing', values) : t('technique.xyWing', values)];
}

/** A WXYZ-Wing: three of its digits fill one of the four squares each at most. @type {Teller} */
function tellFour(words, step) {
  const parts = step.inRole('pincer');
  const [z] = step.takenDigits;
  const digits = [...new Set(parts.flatMap((part) => part.digits))].sort();
  return [
    words.t('technique.wxyzWing', {
      squares: words.squares(parts.flatMap(squaresOf)),
      choices: words.anyOf(digits),
      others: words.digits(digits.filter((digit) => digit !== z)),
      places: words.squares(parts.filter((part) => part.digits.includes(z)).flatMap(squaresOf)),
      z,
    }),
  ];
}

/** A W-Wing: of the two places in a unit each sees its own of the two squares. @type {Teller} */
function tellLinkedPair({ t, square, unit, anyOf }, step) {
  const [base] = step.unitsAs('base');
  const [link] = step.inRole('strongLink');
  const [first, second] = step.squaresAs('pincer');
  const [one, other] = squaresOf(link);
  const isCrossed = !sees(one, first) || !sees(other, second);
  const [y] = link.digits;
  const values = {
    first: square(first),
    second: square(second),
    one: square(isCrossed ? other : one),
    other: square(isCrossed ? one : other),
    choices: anyOf(step.digits),
    unit: unit(base),
    x: Number(step.digits.find((digit) => digit !== y)),
    y,
  };
  return [t('technique.wWing', values)];
}

/* --- Colours --------------------------------------------------------------------------------------- */

/**
 * Two squares that see each other, the one of these and the other of those.
 * @param {readonly Square[]} these @param {readonly Square[]} those @returns {[Square, Square] | null}
 */
function meeting(these, those) {
  for (const one of these) {
    const other = those.find((square) => sees(square, one));
    if (other) return [one, other];
  }
  return null;
}

/** The letters of the sides on the board. */
const SIDES = Object.values(LETTERS.colouring).flat();

/** @type {Teller} */
export function tellColouring(words, step) {
  if (step.deduction.rule?.startsWith('medusa')) return tellMedusa(words, step);
  const { t, squares } = words;
  const { digit } = step;
  const sides = [1, 2, 3, 4].map((at) => step.squaresAs(`colour${at}`));
  const [one, other, third, fourth] = sides.map(squares);
  if (sides[2].length > 0) {
    return [
      t('technique.clusters', { digit, one, other, third, fourth }),
      ...(step.deduction.rule === 'multi-colours-2'
        ? tellWrongSide(words, step, sides)
        : tellOpposites(words, step, sides)),
    ];
  }
  const told = t('technique.colours', { digit, one, other });
  const wrong = sides.findIndex((side) => meeting(side, side));
  const clash = wrong < 0 ? null : meeting(sides[wrong], sides[wrong]);
  if (!clash) return [told, t('technique.colourTrap', { digit })];
  const [unit] = sharedUnits(clash);
  const values = { side: SIDES[wrong], clash: squares(clash), unit: words.unit(unit) };
  return [told, t('technique.colourWrap', values)];
}

/**
 * One side of the first cluster sees both of the second.
 * @param {Words} words @param {Step} step @param {Square[][]} sides
 */
const tellWrongSide = ({ t, square }, { digit }, sides) =>
  [0, 1].flatMap((at) => {
    const [first, second] = [meeting(sides[at], sides[2]), meeting(sides[at], sides[3])];
    if (!first || !second) return [];
    const seen = { first: square(first[1]), second: square(second[1]) };
    return [t('technique.multiColours2', { side: SIDES[at], ...seen, digit })];
  });

/**
 * A side of the one sees a side of the other: so one of the two opposite sides is right.
 * @param {Words} words @param {Step} step @param {Square[][]} sides
 */
function tellOpposites({ t, square }, { digit, takenFrom }, sides) {
  const told = [0, 1].flatMap((at) =>
    [2, 3].flatMap((and) => {
      const [third, fourth] = [1 - at, 5 - and];
      const seen = meeting(sides[at], sides[and])?.map(square);
      const isOfUse = takenFrom.some((gone) =>
        [third, fourth].every((side) => sides[side].some((place) => sees(place, gone))),
      );
      if (!seen || !isOfUse) return [];
      const names = { one: SIDES[at], other: SIDES[and], third: SIDES[third], fourth: SIDES[fourth] }; // prettier-ignore
      return [t('technique.multiColours1', { first: seen[0], second: seen[1], ...names })];
    }),
  );
  return [...told, t('technique.multiColours1.seen', { digit, count: told.length })];
}

/* --- 3D Medusa ------------------------------------------------------------------------------------- */

/** @typedef {{ square: Square, digit: number }} Candidate */

/** @param {Candidate} one @param {Candidate} other */
const areInSquare = (one, other) => number(one.square) === number(other.square);

/** Two candidates of a side that cannot both be true. @param {readonly Candidate[]} side */
function clashIn(side) {
  for (const one of side) {
    const other = side.find((each) =>
      areInSquare(one, each) ? each.digit !== one.digit : each.digit === one.digit && sees(each.square, one.square),
    ); // prettier-ignore
    if (other) return [one, other];
  }
  return null;
}

/** @type {Teller} */
function tellMedusa(words, step) {
  const { t, square, squares } = words;
  const parts = [1, 2].map((at) => step.inRole(`colour${at}`));
  const [one, other] = parts.map((side) =>
    side
      .map((part) => t('name.set', { digits: String(part.digits[0]), squares: squares(squaresOf(part)) }))
      .join(t('name.groupSeparator')),
  ); // prettier-ignore
  const told = t('technique.medusa', { one, other });
  if (step.deduction.rule === 'medusa-trap') return [told, t('technique.medusaTrap')];
  const sides = parts.map((side) =>
    side.flatMap((part) => squaresOf(part).map((square) => ({ square, digit: part.digits[0] }))),
  );
  const isGone = (/** @type {Candidate} */ { square, digit }) =>
    step.excluded.some((part) => part.digits.includes(digit) && includes(squaresOf(part), square));
  const wrong = sides.findIndex((side) => side.every(isGone));
  const side = SIDES[wrong];
  const clash = clashIn(sides[wrong]);
  if (!clash) return [told, t('technique.medusaEmpty', { side, square: squares(step.squaresAs('pivot')) })]; // prettier-ignore
  const [first, second] = clash;
  if (areInSquare(first, second)) {
    const values = { side, square: square(first.square), first: first.digit, second: second.digit };
    return [told, t('technique.medusaSquare', values)];
  }
  const clashing = [first.square, second.square];
  const [unit] = sharedUnits(clashing);
  const values = { side, unit: words.unit(unit), squares: squares(clashing), digit: first.digit };
  return [told, t('technique.medusaUnit', values)];
}
