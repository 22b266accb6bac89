/**
 * The deductions of the methods that remove candidates: each as a sentence, with what it excludes.
 *
 * The one idea: this module knows no rule. The sentence of a rule is in the locale and fills in the event and its
 * parts.
 */

import { drawChain, drawDeduction } from './figures.js';
import { item } from './items.js';
import { belongingsOf, boxesOf, linesOf, linksOf } from './parts.js';
import { candidatesAt, isCandidate } from './replay.js';
import { keyOf, nameRule } from './rules.js';
import { at, inRole, number, squaresIn, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('../locales/words.js').Words} Words */

/**
 * The values that the sentence of a deduction may fill in: those of the event itself, and for each role of its
 * parts, by the name of the role, the units or else the squares; if there are several also one by one, as
 * `pincer1` and `pincer2`.
 *
 * @param {Words} words
 * @param {Event} event
 * @param {readonly Event[]} parts
 */
function valuesOf(words, event, parts) {
  const { square, squares, unit, units, digits, list } = words;
  /** @type {import('../locales/words.js').Values} */
  const values = {
    unit: event.unit ? unit(event.unit) : '',
    square: squares(squaresOf(event)),
    squares: squares(event.squares),
    lines: event.squares.length ? units(linesOf(event.squares)) : '',
    boxes: event.squares.length ? units(boxesOf(event.squares)) : '',
    digit: event.digits[0] ?? '',
    digits: digits(event.digits),
    count: Number(event.value),
  };
  for (const role of new Set(parts.map(({ value }) => String(value)))) {
    const playing = inRole(parts, role);
    const lines = playing.flatMap((part) => part.unit ?? []);
    const names = lines.length ? lines.map(unit) : playing.flatMap(squaresOf).map(square);
    values[role] = lines.length ? units(lines) : list(names);
    if (names.length > 1) names.forEach((name, i) => (values[`${role}${i + 1}`] = name));
  }
  return values;
}

/**
 * The places of the digit in the units of a base.
 * @param {Words} words @param {readonly Event[]} events @param {Event} deduction @param {readonly Event[]} parts
 */
function placesInBase({ squares }, events, deduction, parts) {
  const units = inRole(parts, 'base').flatMap(({ unit }) => unit ?? []);
  const [digit] = deduction.digits;
  if (units.length === 0 || !digit) return '';
  const candidates = candidatesAt(events, deduction);
  return squares(
    units.flatMap(squaresIn).filter((place) => isCandidate(candidates, number(place), digit)),
  );
}

/** Leaves the place of a part that was not recorded open. @param {string} sentence */
const isFilled = (sentence) => !/\{[a-z]/i.test(sentence);

/**
 * The one square that an alliance leaves in its unit, and the digit for it: a hidden single.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {{ square: Square, digit: number } | null} null: it leaves several
 */
function leftBy(events, deduction) {
  const { family, unit, squares, digits } = deduction;
  if (family !== 'alliance' || !unit) return null;
  const candidates = candidatesAt(events, deduction);
  const [square, ...others] = squaresIn(unit).filter(
    (each) => candidates[number(each)] && !squares.some((own) => number(own) === number(each)),
  );
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (each) => !digits.includes(each) && square && isCandidate(candidates, number(square), each),
  );
  return square && digit && !others.length ? { square, digit } : null;
}

/**
 * Why a deduction holds; '' for a rule without a sentence.
 * @param {Words} words @param {readonly Event[]} events @param {Event} deduction
 */
export function reasonOfDeduction(words, events, deduction) {
  const key = keyOf(words, 'deduction', deduction.rule, deduction.family);
  const { parts } = belongingsOf(events, deduction);
  if (!key) return '';
  const values = valuesOf(words, deduction, parts);
  const left = leftBy(events, deduction);
  if (left) {
    const single = { square: words.square(left.square), digit: left.digit };
    return words.t('deduction.alliance.single', { ...values, ...single });
  }
  const places = placesInBase(words, events, deduction, parts);
  const sentence = words.t(key, { ...values, places });
  return isFilled(sentence) ? sentence : '';
}

/** The name of its rule. @param {Words} words @param {readonly Event[]} events @param {Event} deduction */
export function nameDeduction(words, events, deduction) {
  const rule = nameRule(words, deduction);
  if (!rule || !leftBy(events, deduction)) return rule;
  return { ...rule, label: words.t('rule.alliance.single', { n: deduction.squares.length }) };
}

/**
 * The removals of a deduction, with squares that lose the same digits together.
 * @param {Words} words @param {readonly Event[]} events @param {Event} deduction
 */
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
        digits: words.digits(group[0].digits),
        count: group[0].digits.length,
        squares: words.squares(group.flatMap(({ square }) => square ?? [])),
      }),
    ),
  );
}

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {Item}
 */
export function tellDeduction(words, events, deduction) {
  const hasLinks = linksOf(belongingsOf(events, deduction).parts).length > 0;
  return item(reasonOfDeduction(words, events, deduction), {
    detail: exclusionsOf(words, events, deduction),
    rule: nameDeduction(words, events, deduction),
    picture: drawDeduction(events, deduction),
    items: hasLinks ? () => tellLinks(words, events, deduction) : null,
  });
}

/**
 * A chain link by link, from its supposition on.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {Item[]} none if it is no chain
 */
export function tellLinks(words, events, deduction) {
  const chain = linksOf(belongingsOf(events, deduction).parts);
  if (chain.length === 0) return [];
  return [deduction, ...chain].map((node, index) =>
    item(tellNode(words, events, node), {
      picture: drawChain(events, deduction, chain.slice(0, index)),
    }),
  );
}

/**
 * The supposition of a chain, or where one of its links leads.
 * @param {Words} words @param {readonly Event[]} events @param {Event} node
 */
function tellNode(words, events, node) {
  const { squares, unit } = words;
  const before = at(events, node.other);
  const values = {
    square: squares(squaresOf(node)),
    digit: node.digits[0],
    unit: node.unit ? unit(node.unit) : '',
    from: before ? squares(squaresOf(before)) : '',
    other: before?.digits[0] ?? '',
  };
  if (node.kind === 'deduction') return words.t('deduction.suppose', values);
  const key = keyOf(words, 'deduction', node.rule, null);
  return key ? words.t(key, values) : '';
}
