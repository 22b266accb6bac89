/**
 * The other answers in sentences: a list of steps, and why a candidate can go. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { contradiction } from '../../story/endings.js';
import { item } from '../../story/items.js';
import { notationOf } from '../../story/techniques/notation.js';
import { tellStep } from '../../story/techniques/techniques.js';
import { tellNotes } from './stages.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./answers.js').Verdict} Verdict */

/** @type {Readonly<Record<Verdict, string>>} */
const VERDICTS = Object.freeze({
  inSolution: 'why.inSolution',
  found: 'why.found',
  foundByPath: 'why.foundByPath',
  trueBeyond: 'why.trueBeyond',
  depends: 'why.depends',
  seen: 'why.seen',
  none: 'why.none',
  foundLine: 'line.found',
  foundOther: 'line.other',
  lineIsThere: 'line.isThere',
  lineMayBe: 'line.mayBe',
  lineIsNot: 'line.isNot',
  lineDone: 'line.done',
  lineUnseen: 'line.unseen',
  unreadable: 'line.unreadable',
});

/** @param {Words} words @param {Extract<Answer, { kind: 'list' }>} list @param {boolean} isWhole */
function sayList(words, { steps, lost, notes }, isWhole) {
  const { t, join } = words;
  const key = isWhole ? 'hint.all.count' : 'hint.all.soFar';
  return join([
    steps.length || !isWhole ? t(key, { count: steps.length }) : t('hint.all.none'),
    lost ? t('hint.all.lost', { count: lost }) : '',
    ...tellNotes(words, notes),
  ]);
}

/** @param {Words} words @param {State} state @param {Extract<Answer, { kind: 'why' }>} answer */
function sayWhy({ t, square }, { hints, choices }, { verdict, steps, supposed, proof, about }) {
  const place = about ?? /** @type {import('./known.js').Hints} */ (hints).place;
  const values = {
    square: place ? square(squareNamed(place.square)) : '',
    digit: place?.digit ?? '',
    count: steps.length,
  };
  // People who want no spoilers are not told the solution.
  if (!choices.verdict && verdict === 'inSolution') return t('why.none', values);
  if (!choices.verdict && /^line(Is|May)/.test(verdict)) return t('line.unseen');
  if (proof) return t('why.proved', values);
  if (verdict === 'trueBeyond' && !supposed) return t('why.onlyTried', values);
  return t(VERDICTS[verdict], values);
}

/** The leading sentence of an answer that is a list. @param {Words} words @param {State} state @returns {string} */
export function sayAnswer(words, state) {
  const { answer, phase } = /** @type {import('./known.js').Hints} */ (state.hints);
  if (answer?.kind === 'list') return sayList(words, answer, phase === 'answered');
  if (answer?.kind === 'why') return sayWhy(words, state, answer);
  return '';
}

/**
 * Steps told whole: one, or all that follow from a supposed digit, up to the contradiction.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @returns {Item[]}
 */
export function tellWhole(words, events) {
  const isOne = events.filter(({ kind }) => kind === 'deduction').length === 1;
  return events.flatMap((event) => {
    if (event.kind === 'contradiction') {
      return [item(contradiction(words, events, event), { tone: 'wrong' })];
    }
    if (event.kind !== 'deduction') return [];
    const { text, detail, rule, ...rest } = tellStep(words, events, event);
    // The name of one stands above it.
    return [item(words.join([text, detail]), { ...rest, rule: isOne ? null : rule })];
  });
}

/** The same as forums write it, to be copied. @param {Words} words @param {readonly Event[]} events @returns {Item} */
export const tellNotation = ({ t }, events) =>
  item(t('hint.notation'), { unfold: { needs: 'techniques', write: () => notationOf(events) } });
