/**
 * Why patterns of several digits hold. Base and targets of an exocet have the same two digits; a Tridagon cannot be
 * filled with three, nor an odd loop with two. The squares of an SK-Loop and of a multi-sector locked set use every digit that is counted in a
 * row, column or box.
 */

import { number, squaresIn, squaresOf, unitsOf } from '../trace.js';
import { namesOf } from './patterns.js';
import { includes, isSame, sharedUnits } from './step.js';
import { extrasOf, linkingUnits, typeOf } from './uniqueness.js';

/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('./step.js').Step} Step */
/** @typedef {import('./patterns.js').Teller} Teller */

/** @param {Square} square @param {Unit['type']} type */
const unitOf = (square, type) => /** @type {Unit} */ (unitsOf(square).find((unit) => unit.type === type)); // prettier-ignore

/** One or two lines that hold all of the squares. @param {readonly Square[]} squares @returns {Unit[]} */
function linesOf(squares) {
  const lines = ['row', 'column'].flatMap((type) =>
    squares.map((square) => unitOf(square, /** @type {Unit['type']} */ (type))),
  );
  const hold = (/** @type {readonly Unit[]} */ some) =>
    squares.every((square) => some.some((line) => includes(squaresIn(line), square)));
  const choices = [
    ...lines.map((line) => [line]),
    ...lines.flatMap((line, at) => lines.slice(at + 1).map((other) => [line, other])),
  ];
  return choices.find(hold) ?? [];
}

/** What all exocets say. @param {Words} words @param {Step} step */
function readExocet(words, step) {
  const { t, squares, unit } = words;
  const bases = step.squaresAs('pivot');
  const [line] = sharedUnits(bases).filter(({ type }) => type !== 'box');
  const covers = step.inRole('cover').map((part) =>
    t('technique.exocet.cover', {
      digit: part.digits[0],
      units: namesOf(words, linesOf(squaresOf(part))),
    }),
  );
  const boxes = [...new Set(squaresIn(line).map((one) => unitOf(one, 'box').number))];
  const values = {
    bases: squares(bases),
    choices: words.anyOf(step.digits),
    line: unit(line),
    box: unit(unitOf(bases[0], 'box')),
    across: namesOf(words, step.unitsAs('base')),
    boxes: namesOf(words, boxes.map((number) => ({ type: 'box', number }))), // prettier-ignore
    covers: covers.join(t('name.groupSeparator')),
  };
  return { line, values };
}

/** @type {Teller} */
export function tellSeniorExocet(words, step) {
  const [first, second] = step.squaresAs('pincer').map(words.square);
  const { values } = readExocet(words, step);
  return [words.t('technique.exocet.senior', { ...values, first, second })];
}

/** Of two squares that are a target, one has another digit. @type {Teller} */
export function tellExocetPlus(words, step) {
  const { t, squares, unit } = words;
  const targets = words.any(step.squaresAs('pincer').map(words.square));
  const told = t('technique.exocet.plus', { ...readExocet(words, step).values, targets });
  const locked = step.inRole('strongLink').map((part) => {
    const [pair, [digit]] = [squaresOf(part), part.digits];
    const [own] = linkingUnits(step, pair, digit);
    return t('technique.exocet.locked', { unit: unit(own), digit, squares: squares(pair) });
  });
  return [told, ...locked];
}

/** @type {Teller} */
export function tellExocet(words, step) {
  const { square } = words;
  const [first, second] = step.squaresAs('pincer');
  const { line, values } = readExocet(words, step);
  const told = words.t('technique.exocet', {
    ...values,
    first: square(first),
    second: square(second),
  });
  return [told, tellMirror(words, step, line, [first, second]), tellMirror(words, step, line, [second, first])]; // prettier-ignore
}

/**
 * What a target cannot be, as the mirror cannot; '' if there is nothing.
 * @param {Words} words @param {Step} step @param {Unit} line of the base @param {readonly [Square, Square]} targets this one, and the other
 */
function tellMirror({ t, square, squares, any, unit, anyOf }, step, line, [target, other]) {
  const gone = step.excluded.filter((part) => part.square && isSame(part.square, target));
  const digits = step.digits.filter((digit) => gone.some((part) => part.digits.includes(digit)));
  if (digits.length === 0) return '';
  const [own, box] = [unitOf(target, line.type), unitOf(other, 'box')];
  const rest = squaresIn(box).filter((one) => [line, own].every((along) => !includes(squaresIn(along), one))); // prettier-ignore
  const mirror = rest.filter((one) => number(one) !== number(other));
  const values = {
    ...{
      target: square(target),
      other: square(other),
      bases: any(step.squaresAs('pivot').map(square)),
    },
    ...{
      line: unit(line),
      own: unit(own),
      box: unit(box),
      third: unit(unitOf(rest[0], line.type)),
    },
    ...{ digits: anyOf(digits), mirror: squares(mirror) },
  };
  return mirror.length < rest.length
    ? t('technique.exocet.mirrorBeside', values)
    : t('technique.exocet.mirror', values);
}

/**
 * Whether three squares of a box have the same order of digits from top to bottom as from left to right.
 * @param {readonly Square[]} squares ascending
 */
const areAlike = (squares) =>
  squares.filter(({ column }, at) => column > squares[(at + 1) % 3].column).length === 1;

/** @type {Teller} */
export function tellTridagon(words, step) {
  const { t, squares, anyOf } = words;
  const boxes = [...new Set(step.squares.map((one) => unitOf(one, 'box').number))];
  const isAlike = (/** @type {number} */ box) =>
    areAlike(step.squares.filter((one) => unitOf(one, 'box').number === box));
  const name = (/** @type {readonly number[]} */ all) =>
    namesOf(words, all.map((number) => ({ type: 'box', number }))); // prettier-ignore
  const differing = boxes.filter((box) => !isAlike(box));
  const extras = extrasOf(step);
  const told = t('technique.tridagon', {
    squares: squares(step.squares),
    boxes: name(boxes),
    choices: anyOf(step.digits),
    alike: name(boxes.filter(isAlike)),
    differing: name(differing),
    count: differing.length,
  });
  const values = { squares: squares(extras.squares), digit: extras.digits[0] };
  return [told, extras.squares.length === 1 ? t('technique.unique1', values) : t('technique.unique2', values)]; // prettier-ignore
}

/** Two digits cannot take turns round an odd loop. @type {Teller} */
export function tellOddagon(words, step) {
  const loop = step.squaresAs('floor');
  const values = { squares: words.squares(loop), count: loop.length };
  const told = words.t('technique.oddagon', { ...values, digits: words.digits(step.digits) });
  return [told, ...typeOf(step)(words, step)];
}

/** @type {Teller} */
export function tellSectors({ t, squares, digits, unit }, step) {
  const sectors = step.inRole('cover').flatMap(
    (part) =>
    part.unit ? [t('technique.sectors.one', { digits: digits(part.digits), unit: unit(part.unit) })] : [], // prettier-ignore
  );
  const told = t('technique.sectors', {
    squares: squares(step.squares),
    sectors: sectors.join(t('name.groupSeparator')),
  });
  return [told, t('technique.sueDeCoq.room', { count: step.squares.length })];
}
