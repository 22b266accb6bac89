/**
 * The deductions of the methods that take possibilities away: each in a sentence, with what it
 * excludes.
 *
 * The one idea: a rule is a line in one table, which says how its sentence is made from the event and
 * its parts.
 */

import { drawDeduction, drawLink } from './figures.js';
import { item } from './items.js';
import { belongingsOf, boxesOf, inRole, linesOf, linksOf } from './parts.js';
import { nameRule } from './rules.js';
import { at, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('../locales/words.js').Words} Words */

/** @param {Words} words @param {readonly Unit[]} units */
const unitsOf = (words, units) => words.list(units.map(words.unit));

/** @typedef {(words: Words, event: Event, parts: Event[]) => string} Teller */

/** @type {Teller} */
const onePlace = ({ t, square, unit }, event) =>
  t('deduction.onePlace', {
    unit: event.unit ? unit(event.unit) : '',
    square: square(squaresOf(event)[0]),
    digit: event.digits[0],
  });

/** @type {Teller} */
const oneDigit = ({ t, square }, event) =>
  t('deduction.oneDigit', { square: square(squaresOf(event)[0]), digit: event.digits[0] });

/** @type {Teller} */
const subset = ({ t, squares, unit, digits }, event) =>
  t('deduction.subset', {
    unit: event.unit ? unit(event.unit) : '',
    squares: squares(event.squares),
    digits: digits(event.digits),
  });

/** @type {Teller} */
const line = (words, event) =>
  words.t('deduction.line', {
    box: event.unit ? words.unit(event.unit) : '',
    line: unitsOf(words, linesOf(event.squares)),
    digit: event.digits[0],
  });

/** @type {Teller} */
const twoBoxes = (words, event) =>
  words.t('deduction.twoBoxes', {
    boxes: unitsOf(words, boxesOf(event.squares)),
    lines: unitsOf(words, linesOf(event.squares)),
    digit: event.digits[0],
  });

/** @type {Teller} */
const rectangle = ({ t, squares }, event, parts) =>
  t('deduction.rectangle', {
    digit: event.digits[0],
    one: squares(inRole(parts, 'one').flatMap(squaresOf)),
    other: squares(inRole(parts, 'other').flatMap(squaresOf)),
  });

/** @type {Teller} */
function hamada({ t, square, unit }, event, parts) {
  const [[a], [aPrime], [b], [decides]] = ['a', 'aPrime', 'b', 'decides'].map((role) =>
    inRole(parts, role),
  );
  if (!a || !aPrime || !b || !decides?.unit) return '';
  return t('deduction.hamada', {
    a: square(squaresOf(a)[0]),
    aPrime: square(squaresOf(aPrime)[0]),
    b: square(squaresOf(b)[0]),
    line: unit(decides.unit),
    digit: event.digits[0],
  });
}

/** @type {Teller} */
function abReduction(words, event, parts) {
  const [a, b] = ['a', 'b'].map((role) =>
    unitsOf(
      words,
      inRole(parts, role).flatMap(({ unit }) => unit ?? []),
    ),
  );
  return words.t('deduction.ab', { a, b, digit: event.digits[0] });
}

/** @type {Teller} */
const chain = ({ t, square }, event) =>
  t('deduction.chain', {
    square: square(squaresOf(event)[0]),
    digit: event.digits[0],
    count: Number(event.value),
  });

/** @type {Record<string, Teller>} */
const TELLERS = {
  cubeBox: onePlace,
  cubeRow: onePlace,
  cubeColumn: onePlace,
  cubeDepth: oneDigit,
  cubePair: subset,
  cubeCycle: subset,
  cubeLine: line,
  cubeTwoBoxes: twoBoxes,
  cubeRectangle: rectangle,
  cubeHamada: hamada,
  alliance1: oneDigit,
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((n) => [`alliance${n}`, subset])),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`ab${n}`, abReduction])),
  chain,
  listBlock: onePlace,
  listRow: onePlace,
  listColumn: onePlace,
  listIndirect: line,
  listSingle: oneDigit,
};

/** Why a deduction holds; '' for a rule that nobody has told yet. */
/** @param {Words} words @param {readonly Event[]} events @param {Event} deduction */
export function reasonOfDeduction(words, events, deduction) {
  const tell = TELLERS[deduction.rule ?? ''];
  return tell ? tell(words, deduction, belongingsOf(events, deduction).parts) : '';
}

/** What a deduction takes away, squares that lose the same digits together. */
/** @param {Words} words @param {readonly Event[]} events @param {Event} deduction */
export function exclusionsOf(words, events, deduction) {
  /** @type {Map<string, Event[]>} */
  const groups = new Map();
  for (const event of belongingsOf(events, deduction).excluded) {
    const key = event.digits.join('');
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return words.join(
    [...groups.values()].map((group) =>
      words.t('deduction.excludes', {
        digits: words.list(group[0].digits.map(String)),
        count: group[0].digits.length,
        squares: words.squares(group.flatMap(({ square }) => square ?? [])),
      }),
    ),
  );
}

/** @param {Words} words @param {Event} deduction */
export const nameDeduction = (words, deduction) =>
  nameRule(words, deduction.rule, deduction.value ? { n: Number(deduction.value) } : {});

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {Item}
 */
export function tellDeduction(words, events, deduction) {
  const chain = linksOf(belongingsOf(events, deduction).parts);
  const links = () =>
    chain.map((link, index) => {
      const drawn = drawLink(events, deduction, chain.slice(0, index + 1));
      return item(tellLink(words, events, link), { picture: drawn });
    });
  return item(reasonOfDeduction(words, events, deduction), {
    detail: exclusionsOf(words, events, deduction),
    rule: nameDeduction(words, deduction),
    picture: drawDeduction(events, deduction),
    items: chain.length ? links : null,
  });
}

/** @type {Record<string, string>} */
const LINKS = {
  linkDigit: 'link.digit',
  linkSquare: 'link.square',
  linkLastDigit: 'link.lastDigit',
  linkLastPlace: 'link.lastPlace',
};

/** @param {Words} words @param {readonly Event[]} events @param {Event} link */
function tellLink({ t, square, unit }, events, link) {
  const before = at(events, link.other);
  const values = {
    square: square(squaresOf(link)[0]),
    digit: link.digits[0],
    unit: link.unit ? unit(link.unit) : '',
    from: before ? square(squaresOf(before)[0]) : '',
    other: before?.digits[0] ?? '',
  };
  return t(LINKS[link.rule ?? ''] ?? 'link.suppose', values);
}
