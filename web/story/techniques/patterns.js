/**
 * Why a pattern holds that is no chain: singles, locked candidates, sets, fish, wings, colours, what relies on a
 * single solution. Each teller gives the sentences of one family.
 */

import { LETTERS } from '../figures.js';
import { number, squaresIn, squaresOf } from '../trace.js';
import { tellArgument } from '../sentences.js';
import { singleOf } from './singles.js';
import { includes, isSame, sees, sharedUnits } from './step.js';

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

/* --- Fish ------------------------------------------------------------------------------------------ */

/** A fish, or the second of two that have one base: its covers and its fins. */
/** @param {Step} step @returns {{ cover: Unit[], fins: Square[], endoFins: Square[] }[]} */
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
      tellCannibals(words, step, cover),
    ];
  });
}

/** What goes from where two covers meet. @param {Step} step @param {readonly Unit[]} cover */
export const takenTwice = ({ takenFrom }, cover) =>
  takenFrom.filter(
    (square) => cover.filter((unit) => includes(squaresIn(unit), square)).length > 1,
  );

/** Places of the base that go because two covers hold them. */
/** @param {Words} words @param {Step} step @param {readonly Unit[]} cover */
function tellCannibals(words, step, cover) {
  const { t, squares } = words;
  const both = takenTwice(step, cover);
  if (both.length === 0) return '';
  return t('technique.cannibal', {
    squares: squares(both),
    count: both.length,
    cover: namesOf(words, cover),
  });
}

/* --- Wings ----------------------------------------------------------------------------------------- */

/** @type {Teller} */
export function tellWing(words, step) {
  const { t, square } = words;
  const [first, second] = step.inRole('pincer');
  const [pivot] = step.inRole('pivot');
  const [z] = step.takenDigits;
  const other = (/** @type {Event} */ { digits }) => Number(digits.find((digit) => digit !== z));
  const [one, two] = [first, second].map((pincer) => square(squaresOf(pincer)[0]));
  if (!pivot) {
    const links = words.squares(step.squaresAs('strongLink'));
    const [unit] = step.unitsAs('base');
    const values = { first: one, second: two, x: z, y: other(first), links };
    return [t('technique.wWing', { ...values, unit: unit ? words.unit(unit) : '' })];
  }
  const values = {
    pivot: square(squaresOf(pivot)[0]),
    first: one,
    second: two,
    x: other(first),
    y: other(second),
    z,
  };
  return [pivot.digits.length > 2 ? t('technique.xyzWing', values) : t('technique.xyWing', values)];
}

/* --- Colours --------------------------------------------------------------------------------------- */

/** Two squares that see each other, the one of these and the other of those. */
/** @param {readonly Square[]} these @param {readonly Square[]} those @returns {[Square, Square] | null} */
function meeting(these, those) {
  for (const one of these) {
    const other = those.find((square) => sees(square, one));
    if (other) return [one, other];
  }
  return null;
}

/** The letters of the sides, as they stand on the board. */
const SIDES = Object.values(LETTERS.colouring).flat();

/** @type {Teller} */
export function tellColouring(words, step) {
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
  const wrong = sides.findIndex((side) => side.some((square) => includes(step.takenFrom, square)));
  const clash = wrong < 0 ? null : meeting(sides[wrong], sides[wrong]);
  if (!clash) return [told, t('technique.colourTrap', { digit })];
  const [unit] = sharedUnits(clash);
  const values = { side: SIDES[wrong], clash: squares(clash), unit: words.unit(unit) };
  return [told, t('technique.colourWrap', values)];
}

/** One side of the first cluster sees both of the second. */
/** @param {Words} words @param {Step} step @param {Square[][]} sides */
const tellWrongSide = ({ t, square }, { digit, takenFrom }, sides) =>
  [0, 1].flatMap((at) => {
    const [first, second] = [meeting(sides[at], sides[2]), meeting(sides[at], sides[3])];
    const goes = sides[at].some((place) => includes(takenFrom, place));
    if (!goes || !first || !second) return [];
    const seen = { first: square(first[1]), second: square(second[1]) };
    return [t('technique.multiColours2', { side: SIDES[at], ...seen, digit })];
  });

/** A side of the one sees a side of the other: so one of the two opposite sides is right. */
/** @param {Words} words @param {Step} step @param {Square[][]} sides */
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

/* --- One solution ---------------------------------------------------------------------------------- */

/** @param {Step} step the corners or squares with further candidates, and which these are */
function extrasOf(step) {
  const squares = step.squaresAs('fin').toSorted((a, b) => number(a) - number(b));
  const digits = step.inRole('fin').flatMap((part) => part.digits);
  return { squares, digits: [...new Set(digits)].toSorted((a, b) => a - b) };
}

/** @type {Teller} */
export function tellUniqueness(words, step) {
  const { t, squares, digits } = words;
  const { rule } = step.deduction;
  const all = { squares: squares(step.squares), digits: digits(step.digits) };
  const isAvoidable = rule?.startsWith('avoidable');
  const deadly = isAvoidable ? t('technique.avoidable', all) : t('technique.deadly', all);
  return [
    deadly,
    ...(TYPES[String(rule?.replace(/^.*?(rectangle|loop)/, ''))]?.(words, step) ?? []),
  ];
}

/** @type {Teller} */
function tellExtra(words, step) {
  const extras = extrasOf(step);
  const values = { squares: words.squares(extras.squares), digit: extras.digits[0] };
  return [words.t('technique.unique2', values)];
}

/** @type {Teller} */
function tellExtraSet(words, step) {
  const { t, squares, digits, unit } = words;
  const extras = extrasOf(step);
  const [set] = step.sets;
  if (!set) return [];
  const base = step.unitsAs('base');
  const isHidden = set.digits.some((digit) => step.digits.includes(digit));
  const values = {
    squares: squares(extras.squares),
    extras: words.anyOf(extras.digits),
    set: squares(set.squares),
    digits: digits(set.digits),
    base: base.length ? namesOf(words, base) : step.deduction.unit ? unit(step.deduction.unit) : '',
  };
  return [isHidden ? t('technique.unique3Hidden', values) : t('technique.unique3', values)];
}

/** @type {Teller} */
function tellLinkedCorners(words, step) {
  const linked = step.inRole('strongLink')[0];
  if (!linked) return [];
  const corners = step.takenFrom;
  const shared = sharedUnits(corners).filter((unit) =>
    step.placesIn(unit, linked.digits[0]).every((square) => includes(corners, square)),
  );
  const [unit] = shared;
  const values = {
    unit: unit ? words.unit(unit) : '',
    digit: linked.digits[0],
    squares: words.squares(corners),
    other: step.takenDigits[0],
    digits: words.digits(step.digits),
  };
  return [words.t('technique.unique4', values)];
}

/** @type {Teller} */
const tellOppositeCorners = (words, step) => [
  words.t('technique.unique6', {
    squares: words.squares(step.takenFrom),
    digit: step.takenDigits[0],
    digits: words.digits(step.digits),
  }),
];

/** @type {Teller} */
function tellHiddenCorner(words, step) {
  const [corner] = step.takenFrom;
  const linked = step.inRole('strongLink')[0];
  if (!corner || !linked) return [];
  const isBeside = (/** @type {Square} */ square) =>
    (square.row === corner.row) !== (square.column === corner.column);
  return [
    words.t('technique.hiddenRectangle', {
      square: words.square(corner),
      squares: words.squares(step.squares.filter(isBeside)),
      opposite: words.squares(
        step.squares.filter((square) => !isSame(square, corner) && !isBeside(square)),
      ),
      digit: linked.digits[0],
      other: step.takenDigits[0],
    }),
  ];
}

/** By what follows "rectangle" or "loop" in the slug. @type {Record<string, Teller>} */
const TYPES = {
  '-2': tellExtra,
  '-3': tellExtraSet,
  '-4': tellLinkedCorners,
  '-5': tellExtra,
  '-6': tellOppositeCorners,
  '': tellHiddenCorner,
};

/** @type {Teller} */
export function tellBug(words, step) {
  const { t, square, list } = words;
  const extras = step
    .inRole('fin')
    .flatMap((part) =>
      squaresOf(part).flatMap((place) =>
        part.digits.map((digit) => t('technique.bug.extra', { digit, square: square(place) })),
      ),
    );
  const [set] = step.sets;
  const base = step.unitsAs('base');
  const unit = base.length ? namesOf(words, base) : unitOf(words, step);
  const told =
    step.deduction.rule === 'bug-plus-1'
      ? t('technique.bugPlusOne', { extras: list(extras) })
      : t('technique.bug', { extras: list(extras) });
  if (step.deduction.rule === 'bug-3' && set) {
    const values = {
      set: words.squares(set.squares),
      digits: words.digits(set.digits),
      base: unit,
    };
    return [told, t('technique.bug3', values)];
  }
  if (step.deduction.rule !== 'bug-4') return [told];
  const linked = step.inRole('strongLink')[0];
  if (!linked) return [told];
  const [places, digit] = [squaresOf(linked), linked.digits[0]];
  const shared = sharedUnits(places).find((each) => step.placesIn(each, digit).length === 2);
  if (!shared) return [told];
  const values = { unit: words.unit(shared), squares: words.squares(places), digit };
  return [told, t('technique.bug4', values)];
}
