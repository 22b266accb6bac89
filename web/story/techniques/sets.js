/**
 * Why steps of almost locked sets, Sue de Coq, exclusion and templates hold. Brute force has no reason.
 */

import { sharedUnits } from './step.js';

/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('./patterns.js').Teller} Teller */
/** @typedef {import('./step.js').Step} Step */
/** @typedef {import('../../locales/words.js').Words} Words */

/** Names the sets, if the step has any. @type {Teller} */
export const tellSets = (words, step) =>
  step.sets.length ? [words.t('technique.sets', { sets: nameSets(words, step) })] : [];

/** "A is r1c2 and r1c5 with 3, 4 and 7". @param {Words} words @param {Step} step */
const nameSets = ({ t, squares, digits }, { sets }) =>
  sets
    .map((set) =>
      t('technique.set', {
        set: set.name,
        squares: squares(set.squares),
        digits: digits(set.digits),
      }),
    )
    .join(t('technique.setSeparator'));

/** The digits that only one of two sets can have. @param {Step} step */
const commonsOf = (step) => step.inRole('restrictedCommon').map(({ digits }) => digits[0]);

/** @param {Words} words @param {Step} step */
const taken = (words, step) => ({
  digits: words.digits(step.takenDigits),
  count: step.takenDigits.length,
});

/** @type {Teller} */
export function tellAlsXz(words, step) {
  const [x, y] = commonsOf(step);
  const [one, other] = step.sets.map(({ name }) => name);
  const [sets] = tellSets(words, step);
  if (y) return [sets, words.t('technique.alsXzDouble', { x, y })];
  return [sets, words.t('technique.alsXz', { x, one, other, ...taken(words, step) })];
}

/** @type {Teller} */
export function tellAlsXyWing(words, step) {
  const [x, y] = commonsOf(step);
  const [one, other, middle] = step.sets.map(({ name }) => name);
  return [
    ...tellSets(words, step),
    words.t('technique.alsXy', { x, y, one, other, middle, ...taken(words, step) }),
  ];
}

/** @type {Teller} */
export function tellAlsChain(words, step) {
  const { t, clauses } = words;
  const commons = commonsOf(step);
  const names = step.sets.map(({ name }) => name);
  const told = commons.map((digit, at) =>
    t('technique.alsCommon', { digit, one: names[at], other: names[at + 1] }),
  );
  return [
    ...tellSets(words, step),
    t('technique.alsChain', {
      commons: clauses(told),
      first: names[0],
      last: names[names.length - 1],
      lacking: words.anyOf(step.takenDigits),
      x: commons[0],
      ...taken(words, step),
    }),
  ];
}

/** @type {Teller} */
export function tellBlossom(words, step) {
  const { t, square, anyOf } = words;
  const [stem] = step.squaresAs('pivot');
  const commons = commonsOf(step);
  const petals = commons.map((digit, at) =>
    t('technique.blossom.petal', { digit, set: step.sets[at].name }),
  );
  return [
    ...tellSets(words, step),
    t('technique.blossom', {
      square: square(stem),
      choices: anyOf(commons),
      petals: petals.join(t('technique.setSeparator')),
      ...taken(words, step),
    }),
  ];
}

/** How often each digit can be in the squares: a digit of a set beside the crossing once in its unit. @type {Teller} */
export function tellSueDeCoq(words, step) {
  const [crossing, beside, within] = step.sets;
  const units = sharedUnits(crossing?.squares ?? []);
  const line = units.find(({ type }) => type !== 'box');
  const box = units.find(({ type }) => type === 'box');
  if (!line || !box) return [];
  const [one, other, third] = step.sets.map(({ name }) => name);
  const both = crossing.digits.filter((digit) => ![beside, within].some(({ digits }) => digits.includes(digit))); // prettier-ignore
  return [
    words.t('technique.sueDeCoq', {
      sets: nameSets(words, step),
      one,
      other,
      third,
      line: words.unit(line),
      box: words.unit(box),
      inLine: words.digits(beside.digits),
      inBox: words.digits(within.digits),
    }),
    both.length
      ? words.t('technique.sueDeCoq.both', { one, digits: words.digits(both), count: both.length })
      : '',
    words.t('technique.sueDeCoq.room', { count: step.squares.length }),
  ];
}

/** @type {Teller} */
export function tellExclusion(words, step) {
  const excluders = step.sets.flatMap((set) => set.squares);
  return [
    words.t('technique.exclusion', {
      squares: words.squares(step.squares),
      excluders: words.squares(excluders),
      count: excluders.length,
    }),
  ];
}

/** @type {Teller} */
export function tellTemplate(words, step) {
  const { digit } = step;
  if (step.deduction.rule === 'template-delete') {
    return [words.t('technique.templateDelete', { digit, squares: words.squares(step.takenFrom) })];
  }
  const values = { digit, squares: words.squares(step.squares), count: step.squares.length };
  return [words.t('technique.templateSet', values)];
}

/** @type {Teller} */
export const tellBruteForce = (words) => [words.t('technique.bruteForce')];

/* --- Of Sudoku Explainer: a pattern that leaves a single ------------------------------------------- */

/** The single that a direct hint leaves. @type {Teller} */
export function tellLeft({ t, squares, unit }, { deduction, squares: filled, digit }) {
  if (!deduction.unit) return [];
  const values = { square: squares(filled), digit, unit: unit(deduction.unit) };
  return [t('technique.leaves', values)];
}
