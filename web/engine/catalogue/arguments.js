/**
 * Checks the arguments of callers for the catalogue of techniques, as `arguments.js` does for the engine.
 */
import { fields, mistaken, reading, takeWhole } from '../arguments.js';

/**
 * @param {unknown} order
 * @returns {string | { slug: string, score: number }[]} its name, or those that are on; the catalogue checks that they exist
 */
export function takeOrder(order) {
  if (typeof order === 'string') return order;
  const entries = reading('The order', () => (Array.isArray(order) ? [...order] : null));
  return (entries ?? mistaken('An order is a name or a list', order))
    .map((entry) => fields(entry, ['slug', 'on', 'score']))
    .filter(({ on = true }) => on)
    .map(({ slug, score = 0 }) => ({
      slug: typeof slug === 'string' ? slug : mistaken('The slug of a technique is a string', slug),
      score: takeWhole(score, 'score', { least: 0, most: 0xffff }),
    }));
}

/** @param {unknown} candidate */
export function takeCandidate(candidate) {
  const { row, column, digit } = fields(candidate, ['row', 'column', 'digit']);
  return {
    row: takeWhole(row, 'row', { most: 9 }),
    column: takeWhole(column, 'column', { most: 9 }),
    digit: takeWhole(digit, 'digit', { most: 9 }),
  };
}

/** @param {unknown} candidates of a step */
const takeCandidates = (candidates) =>
  reading('A step', () => [.../** @type {any[]} */ (candidates ?? [])].map(takeCandidate));

/** The result of a step. @param {unknown} step */
export function takeChanges(step) {
  const { placed, removed } = fields(step, ['placed', 'removed']);
  return { placed: takeCandidates(placed), removed: takeCandidates(removed) };
}

/** A step as the catalogue listed it. @param {unknown} step @returns {any} */
export function takeListedStep(step) {
  const { number, technique, placed, removed } = fields(step, [
    ...['number', 'technique'],
    ...['placed', 'removed'],
  ]);
  return {
    number: takeWhole(number, 'number of a step', { least: 0 }),
    technique,
    placed,
    removed,
  };
}
