/**
 * The answers to "Why?" as entries of the story. Pure.
 */

import { item } from '../../story/items.js';
import { tellProof, writeProof } from '../../story/proofs.js';
import { squareNamed } from '../../game/units.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Entry} Entry */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../telling.js').Telling} Telling */
/** @typedef {import('./question.js').Question} Question */

/** @param {string} text */
const quiet = (text) => item(text, { tone: 'quiet' });

/**
 * @param {Question} question
 * @param {Proof} proof
 * @param {Game} game on view
 * @param {{ isLast: boolean, faults: ((words: Words) => Entry) | null }} how faults: what else is said of a board without a solution
 * @returns {Telling}
 */
export function tellingOf({ claim, board, isUnmarked, solution }, proof, game, { isLast, faults }) {
  if (proof.result === 'false' && claim) return severalOf(claim, solution, proof, game);
  const proved = { claim, proof, digits: board.digits, candidates: board.candidates };
  const write = (/** @type {Words} */ words) => () => ({ text: writeProof(words, proved) });
  return {
    kind: 'told',
    tell: (words) => {
      const { t } = words;
      const { lead, items } = tellProof(words, proved);
      const remarks = [
        ...(isLast ? [] : [quiet(t('proof.shorter'))]),
        ...(isUnmarked ? [quiet(t('proof.unmarked'))] : []),
      ];
      const text = item(t('proof.text'), { unfold: { needs: 'details', write: write(words) } });
      const outline = items.length ? [...items, text] : [];
      const own = { lead, items: [...remarks, ...outline] };
      return faults ? framed(faults(words), own, claim === null) : own;
    },
    game,
    before: null,
    isCheck: faults !== null,
  };
}

/**
 * A proof among the other faults of a board, which stand before its lines: that there is no solution stands below them.
 * @param {Entry} faults @param {Entry} proof @param {boolean} isBelow @returns {Entry}
 */
function framed(faults, { lead, items }, isBelow) {
  const others = [faults.lead, ...faults.items];
  if (!isBelow) return { lead: { ...lead, tone: 'wrong' }, items: [...others, ...items] };
  // A square or a unit without room is named already.
  if (!items.length) return faults;
  const folded = item(lead.text, { picture: lead.picture, items: () => items });
  return { lead: { ...faults.lead, steps: lead.steps }, items: [...faults.items, folded] };
}

/**
 * It may also be another digit.
 * @param {NonNullable<Question['claim']>} claim @param {string} solution @param {Proof} proof @param {Game} game @returns {Telling}
 */
function severalOf({ square, digit }, solution, proof, game) {
  const second = proof.solution ?? '';
  const other = second[(square.row - 1) * 9 + square.column - 1];
  return {
    kind: 'solutions',
    all: Object.freeze([solution, second]),
    isWhole: null,
    lead: (words) => words.t('proof.several', { square: words.square(square), digit, other }),
    game,
  };
}

/**
 * What is said where there is nothing to prove.
 * @param {Words} words @param {Game} game with a solution @param {number | null} square that is selected @returns {Entry}
 */
export function tellNothing(words, { squares }, square) {
  const { t } = words;
  const isGiven = square !== null && squares[square].kind === 'given';
  const why = isGiven
    ? t('proof.given', { square: words.square(squareNamed(square)), digit: squares[square].digit })
    : t('check.solvable');
  return { lead: item(words.join([why, t('proof.select')]), { tone: 'done' }), items: [] };
}
