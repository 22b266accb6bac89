/**
 * A digit of a method whose deductions are steps of the catalogue. It is told with the single that places it; the steps
 * that it needs are folded under it, and under these the others found since the digit before. Where each step is told
 * by itself, `tellOne` does it.
 */

import { item } from '../items.js';
import { nameRule } from '../rules.js';
import { statement } from '../sentences.js';
import { at } from '../trace.js';
import { neededFor } from './needed.js';
import { isSingle } from './singles.js';
import { isStep, tellStep, writeStep } from './techniques.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Item} Item */
/** @typedef {import('../../locales/words.js').Words} Words */

/** "X-Wing, hidden single": each once. @param {Words} words @param {readonly Event[]} steps @returns {Item['rule']} */
function nameSteps(words, steps) {
  const rules = steps.flatMap((step) => nameRule(words, step) ?? []);
  const labels = [...new Set(rules.map(({ label }) => label))];
  const foremost = rules.find((_, index) => steps[index].family !== 'singles') ?? rules[0];
  return foremost
    ? { label: labels.join(words.t('name.phraseSeparator')), anchor: foremost.anchor }
    : null;
}

/** "r4c6 is 6. In box 5 no other square can be 6 …"; only a single is short enough to follow other steps. @param {Words} words @param {Event} placed @param {Event} own its step @param {string} why */
const sentenceOf = (words, placed, own, why) =>
  isSingle(own) ? words.join([statement(words, placed), why]) : statement(words, placed);

/**
 * A single step, and the digit that it places.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} step one of them
 * @returns {Item}
 */
export function tellOne(words, events, step) {
  const { text, detail, ...told } = tellStep(words, events, step);
  const placed = events.find(
    ({ kind, cause }) => kind === 'placed' && events[cause ?? -1] === step,
  );
  return placed
    ? item(words.join([statement(words, placed), text]), { ...told, tone: 'found' })
    : item(words.join([text, detail]), told);
}

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed
 * @returns {Item}
 */
export function tellDigit(words, events, placed) {
  const own = at(events, placed.cause);
  if (!own || !isStep(own)) {
    const text = words.join([statement(words, placed), words.t('placed.unrecorded')]);
    return item(text, { tone: 'found' });
  }
  const { steps, others } = neededFor(events, placed);
  const rule = nameSteps(words, steps);
  const also = others.length ? [tellOthers(words, events, others)] : [];
  if (steps.length < 2) {
    const { items, ...told } = tellOne(words, events, own);
    return { ...told, rule, items: also.length ? () => [...(items?.() ?? []), ...also] : items };
  }
  const { text, picture } = tellStep(words, events, own);
  return item(sentenceOf(words, placed, own, text), {
    tone: 'found',
    rule,
    picture,
    items: () => [...steps.map((step) => tellStep(words, events, step)), ...also],
  });
}

/** @param {Words} words @param {readonly Event[]} events @param {readonly Event[]} steps */
const tellOthers = (words, events, steps) =>
  item(words.t('technique.also', { count: steps.length }), {
    tone: 'quiet',
    items: () => steps.map((step) => tellStep(words, events, step)),
  });

/** The same as lines of a text. @param {Words} words @param {readonly Event[]} events @param {Event} placed @returns {string[]} */
export function writeDigit(words, events, placed) {
  const { steps } = neededFor(events, placed);
  if (steps.length < 2 && steps.every(isSingle)) return [tellDigit(words, events, placed).text];
  return [statement(words, placed), ...steps.flatMap((step) => writeStep(words, events, step))];
}

/** How often each technique was used. @param {Words} words @param {readonly Event[]} events @returns {Item[]} */
export function tellUses(words, events) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const event of events) {
    const label = isStep(event) ? nameRule(words, event)?.label : null;
    if (label) uses.set(label, (uses.get(label) ?? 0) + 1);
  }
  return [...uses].map(([label, count]) =>
    item(words.t('statistics.used', { label: words.capital(label), count })),
  );
}
