/**
 * The methods side by side: a row for the run of each, and the bars of their times. Pure.
 */

import { placedOn } from './placements.js';
import { labelOf, nameCase } from './rules.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Run of one method
 * @property {import('./types.js').Method} method
 * @property {'waiting' | 'running' | 'done' | 'limit' | 'stopped'} state limit: it took too long
 * @property {Result & { counts: Counts } | null} result of a run that is done
 * @property {number} deduced how many digits follow from the board itself, without a trial
 * @property {Record<string, number>} uses of each rule, by slug
 * @property {readonly { slug: string, does: string }[]} rules of the engine
 * @property {number} time milliseconds
 */
/** @typedef {{ assumptionsTried: number, deepestAssumption: number, setsRegistered?: number, table1?: readonly number[] }} Counts */
/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} ended
 * @property {'plain' | 'quiet' | 'done' | 'warning' | 'wrong'} tone
 * @property {{ deduced: string, tried: string, deepest: string, time: string }} figures
 * @property {readonly { label: string, count: string }[]} techniques
 */

/** Seconds that a method may take. */
export const LIMIT = 20;

const NOTHING = '–';

/** @param {Words} words @param {number} time milliseconds @returns {string} */
export function tellTime(words, time) {
  const write = (/** @type {number} */ value) =>
    words.number(value, { maximumSignificantDigits: 3 });
  if (time < 0.05) return words.t('compare.instant');
  return time < 1000
    ? words.t('compare.milliseconds', { time: write(Math.max(0.1, Math.round(time * 10) / 10)) })
    : words.t('compare.seconds', { time: write(time / 1000) });
}

/** @type {Record<string, readonly [key: string, tone: Row['tone']]>} */
const ENDED = {
  finished: ['compare.finished', 'done'],
  inconsistent: ['compare.inconsistent', 'wrong'],
  indeterminate: ['compare.indeterminate', 'warning'],
  stuck: ['compare.stuck', 'warning'],
};

/** @param {Words} words @param {Run} run @param {number} limit seconds @returns {readonly [string, Row['tone']]} */
function ending({ t }, { state, result }, limit) {
  if (state === 'waiting') return [t('compare.waiting'), 'quiet'];
  if (state === 'running') return [t('compare.running'), 'plain'];
  if (state === 'limit') return [t('compare.limit', { limit }), 'warning'];
  const [key, tone] = ENDED[result?.outcome ?? ''] ?? ['compare.stopped', 'quiet'];
  return [t(key), tone];
}

/**
 * How many digits follow from the board itself, without a trial.
 * @param {readonly Event[]} events
 */
export const countDeduced = (events) =>
  placedOn(events).filter(({ cause }) => {
    const why = cause === null ? '' : events[cause]?.kind;
    return why === 'setRegistered' || why === 'deduction';
  }).length;

/**
 * The name of a rule. One whose usual name has a number that differs at each use has another name here.
 * @param {Words} words @param {string} rule @returns {string} '' if it has none
 */
function nameUse(words, rule) {
  const own = `compare.rule.${rule}`;
  return words.has(own) ? words.t(own) : labelOf(words, rule);
}

/**
 * Ushio's method counts its sets and the cases of Table 1, the others the rules they use.
 * @param {Words} words @param {Run} run
 */
function techniquesOf(words, { result, uses, rules }) {
  const { setsRegistered = 0, table1 = [] } = result?.counts ?? {};
  const trials = new Set(rules.filter(({ does }) => does === 'assumes').map(({ slug }) => slug));
  const named = Object.entries(uses).flatMap(([rule, count]) => {
    const label = trials.has(rule) ? '' : nameUse(words, rule);
    return label ? [{ label, count }] : [];
  });
  // The deductions of rows and columns share one name.
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { label, count } of [
    { label: words.t('compare.sets'), count: setsRegistered },
    ...table1.map((count, index) => ({ label: nameCase(words, index + 1).label, count })),
    ...named,
  ]) {
    if (count) sums.set(label, (sums.get(label) ?? 0) + count);
  }
  return [...sums].map(([label, count]) => ({ label, count: words.number(count) }));
}

/** @param {Words} words @param {Run} run @param {number} limit seconds after which a run was ended @returns {Row} */
export function tellRun(words, run, limit) {
  const { method, state, result, deduced, uses, time } = run;
  const [ended, tone] = ending(words, run, limit);
  const row = { name: words.method(method.slug), ended, tone };
  if (!result) {
    const figures = { deduced: NOTHING, tried: NOTHING, deepest: NOTHING, time: NOTHING };
    if (state === 'limit') figures.time = words.t('compare.over', { time: tellTime(words, time) });
    return { ...row, figures, techniques: [] };
  }
  const { assumptionsTried, deepestAssumption } = result.counts;
  return {
    ...row,
    figures: {
      deduced: words.number(deduced),
      tried: words.number(uses['taken-back'] ?? assumptionsTried),
      deepest: words.number(deepestAssumption),
      time: tellTime(words, time),
    },
    techniques: techniquesOf(words, run),
  };
}

/** Clocks may count in tenths of milliseconds: shorter times cannot be told apart. */
const SHORTEST = 0.05;

/** Beyond this ratio, short bars could not be seen on a linear scale. */
const FAR_APART = 20;

/**
 * @param {readonly number[]} times milliseconds, at least one
 * @returns {{ isLogarithmic: boolean, lengths: number[], ticks: { time: number, at: number }[] }} lengths and
 *   places from 0 to 1
 */
export function scaleTimes(times) {
  const known = times.map((time) => Math.max(time, SHORTEST));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (most / least <= FAR_APART) {
    const power = 10 ** Math.floor(Math.log10(most));
    const step = power * (most / power < 2 ? 0.5 : most / power < 5 ? 1 : 2);
    const end = Math.ceil(most / step) * step;
    const count = Math.round(end / step);
    const ticks = Array.from({ length: count + 1 }, (_, i) => ({ time: i * step, at: i / count }));
    return { isLogarithmic: false, lengths: known.map((time) => time / end), ticks };
  }
  // One more decade on the left, so that the shortest time has a bar too.
  const first = Math.ceil(Math.log10(least)) - 1;
  const last = Math.ceil(Math.log10(most));
  const at = (/** @type {number} */ time) =>
    Math.max(0, (Math.log10(time) - first) / (last - first));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  return {
    isLogarithmic: true,
    lengths: known.map(at),
    ticks: ticks.map((time) => ({ time, at: at(time) })),
  };
}
