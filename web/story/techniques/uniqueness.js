/**
 * Why steps that rely on a single solution hold: rectangles and loops of two digits, lines that could exchange theirs, and
 * the BUG.
 *
 * The one idea: the pattern is in the parts of the step. The removed candidates say nothing about it, as a corner may
 * have lost its candidate before.
 */

import { number, squaresOf, unitsOf } from '../trace.js';
import { namesOf } from './patterns.js';
import { includes, isSame, sharedUnits } from './step.js';

/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('./patterns.js').Teller} Teller */
/** @typedef {import('./step.js').Step} Step */

/* --- Rectangles and loops -------------------------------------------------------------------------- */

/** @param {Step} step the corners or squares with further candidates, and which these are */
export function extrasOf(step) {
  const squares = step.squaresAs('fin').toSorted((a, b) => number(a) - number(b));
  const digits = step.inRole('fin').flatMap((part) => part.digits);
  return { squares, digits: [...new Set(digits)].toSorted((a, b) => a - b) };
}

/** @type {Teller} */
export function tellUniqueness(words, step) {
  const { t, squares, digits } = words;
  const { rule } = step.deduction;
  const all = { squares: squares(step.squares), digits: digits(step.digits) };
  if (rule && rule in DEADLY) {
    const lines = namesOf(words, step.unitsAs('cover'));
    const told = t(DEADLY[rule], { ...all, lines, apart: squares(step.squaresAs('pivot')), choices: words.anyOf(step.digits) }); // prettier-ignore
    return [...tellBox(words, step), told, ...typeOf(step)(words, step)];
  }
  const isAvoidable = rule?.startsWith('avoidable');
  const deadly = isAvoidable ? t('technique.avoidable', all) : t('technique.deadly', all);
  const type = isAvoidable ? rule : rule?.replace(/^.*?(rectangle|loop)/, '');
  return [deadly, ...(TYPES[String(type)]?.(words, step) ?? [])];
}

/** Why the squares of those with several types cannot all have the digits. @type {Record<string, string>} */
const DEADLY = {
  'extended-rectangle': 'technique.extended',
  'uniqueness-clue-cover': 'technique.clueCover',
  'reverse-bug': 'technique.reverseBug',
  'qiu-deadly-pattern': 'technique.qiu',
};

/** Whether the pair is as it must not be, so that a digit is elsewhere in the box. @param {Step} step */
const isElsewhere = (step) =>
  step.unitsAs('pivot').length > 0 && !includes(step.squares, extrasOf(step).squares[0]);

/** The box that has room for the digits in a few squares only. @type {Teller} */
function tellBox({ t, unit, squares, digits }, step) {
  const [box] = step.unitsAs('pivot');
  if (!box || isElsewhere(step)) return [];
  const values = { digits: digits(step.digits), apart: squares(step.squaresAs('pivot')) };
  return [t('technique.qiuBox', { box: unit(box), ...values })];
}

/** @type {Teller} */
function tellElsewhere({ t, unit, squares, anyOf }, step) {
  const extras = extrasOf(step);
  const values = {
    pair: squares(step.squares),
    digits: anyOf(step.digits),
    box: unit(step.unitsAs('pivot')[0]),
    squares: squares(extras.squares),
    choices: anyOf(extras.digits),
  };
  return [t('technique.qiuElsewhere', values)];
}

/** What follows from the other candidates of a pattern. @param {Step} step @returns {Teller} */
export function typeOf(step) {
  if (isElsewhere(step)) return tellElsewhere;
  if (step.sets.length > 0) return tellExtraSet;
  if (step.inRole('strongLink').length > 0) return tellLinkedCorners;
  return extrasOf(step).squares.length === 1 ? tellCorner : tellExtra;
}

/** One corner has other candidates. @type {Teller} */
const tellCorner = ({ t, squares }, step) => [
  t('technique.unique1', { squares: squares(extrasOf(step).squares) }),
];

/** One corner is empty. @type {Teller} */
const tellLastCorner = ({ t, square }, step) => [
  t('technique.avoidable1', { square: square(step.takenFrom[0]), digit: step.takenDigits[0] }),
];

/** @type {Teller} */
function tellExtra(words, step) {
  const extras = extrasOf(step);
  const values = { squares: words.squares(extras.squares), digit: extras.digits[0] };
  return [words.t('technique.unique2', values)];
}

/** @type {Teller} */
function tellExtraSet(words, step) {
  const { t, squares, digits } = words;
  const extras = extrasOf(step);
  const [set] = step.sets;
  // The squares of a naked set have no other digits; those of a hidden set lose theirs.
  const isHidden = set.squares.some((square) =>
    step.digitsOf(square).some((digit) => !set.digits.includes(digit)),
  );
  const values = {
    squares: squares(extras.squares),
    extras: digits(extras.digits),
    choices: words.anyOf(extras.digits),
    set: squares(set.squares),
    digits: digits(set.digits),
    count: set.digits.length,
    base: namesOf(words, step.unitsAs('base')),
  };
  return [isHidden ? t('technique.unique3Hidden', values) : t('technique.unique3', values)];
}

/** @param {Step} step @param {number} digit the others of the pattern */
const othersOf = ({ digits }, digit) => digits.filter((other) => other !== digit);

/**
 * The units of these squares in which a digit has no other places.
 * @param {Step} step @param {readonly Square[]} squares @param {number} digit
 */
export const linkingUnits = (step, squares, digit) =>
  sharedUnits(squares).filter((unit) =>
    step.placesIn(unit, digit).every((square) => includes(squares, square)),
  );

/** @type {Teller} */
function tellLinkedCorners(words, step) {
  const [linked] = step.inRole('strongLink');
  const corners = squaresOf(linked);
  const [digit] = linked.digits;
  const values = {
    unit: words.unit(linkingUnits(step, corners, digit)[0]),
    digit,
    squares: words.squares(corners),
    other: words.anyOf(othersOf(step, digit)),
    digits: words.digits(step.digits),
  };
  return [words.t('technique.unique4', values)];
}

/** The lines of some corners. @param {readonly Square[]} corners */
const linesOf = (corners) =>
  corners.flatMap((corner) => unitsOf(corner).filter(({ type }) => type !== 'box'));

/** @type {Teller} */
function tellOppositeCorners(words, step) {
  const { squares } = extrasOf(step);
  const [digit] = step.inRole('strongLink')[0].digits;
  const values = {
    units: namesOf(words, linesOf(squares)),
    squares: words.squares(squares),
    digit,
    digits: words.digits(step.digits),
  };
  return [words.t('technique.unique6', values)];
}

/** The corner whose row and column are told as links, in this order. @type {Teller} */
function tellHiddenCorner(words, step) {
  const [inRow, inColumn] = step.inRole('strongLink');
  const [digit] = inRow.digits;
  const corner = { row: squaresOf(inRow)[0].row, column: squaresOf(inColumn)[0].column };
  const isBeside = (/** @type {Square} */ square) =>
    (square.row === corner.row) !== (square.column === corner.column);
  return [
    words.t('technique.hiddenRectangle', {
      units: namesOf(words, linesOf([corner])),
      square: words.square(corner),
      squares: words.squares(step.squares.filter(isBeside)),
      opposite: words.squares(
        step.squares.filter((square) => !isSame(square, corner) && !isBeside(square)),
      ),
      digit,
      other: othersOf(step, digit)[0],
      digits: words.digits(step.digits),
    }),
  ];
}

/** By the part of the slug after "rectangle" or "loop", or by the slug. @type {Record<string, Teller>} */
const TYPES = {
  '-1': tellCorner,
  '-2': tellExtra,
  '-3': tellExtraSet,
  '-4': tellLinkedCorners,
  '-5': tellExtra,
  '-6': tellOppositeCorners,
  '': tellHiddenCorner,
  'avoidable-rectangle-1': tellLastCorner,
  'avoidable-rectangle-2': tellExtra,
};

/* --- BUG ------------------------------------------------------------------------------------------- */

/** @type {Teller} */
export function tellBug(words, step) {
  const { t, square, squares, list } = words;
  const all = extrasOf(step);
  const extras = step
    .inRole('fin')
    .flatMap((part) =>
      squaresOf(part).flatMap((place) =>
        part.digits.map((digit) => t('technique.bug.extra', { digit, square: square(place) })),
      ),
    );
  if (all.squares.length === 1) {
    const values = { square: square(all.squares[0]), digits: words.anyOf(all.digits) };
    return [t('technique.bugPlusOne', { extras: list(extras), ...values })];
  }
  const told = t('technique.bug', { extras: list(extras) });
  const [set] = step.sets;
  if (set) {
    const values = {
      set: squares(set.squares),
      digits: words.digits(set.digits),
      count: set.digits.length,
      base: namesOf(words, step.unitsAs('base')),
    };
    return [told, t('technique.bug3', values)];
  }
  const [linked] = step.inRole('strongLink');
  if (!linked) return [told];
  const [places, digit] = [squaresOf(linked), linked.digits[0]];
  const [first, second] = places;
  const extrasIn = (/** @type {Square} */ place) =>
    words.anyOf(
      step.inRole('fin').flatMap((part) => (includes(squaresOf(part), place) ? part.digits : [])),
    );
  const values = {
    unit: words.unit(linkingUnits(step, places, digit)[0]),
    first: square(first),
    second: square(second),
    ofFirst: extrasIn(first),
    ofSecond: extrasIn(second),
    digit,
  };
  return [told, t('technique.bug4', values)];
}
