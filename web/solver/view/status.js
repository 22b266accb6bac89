/**
 * The line under the board, which says how many solutions it has, or that it is an earlier one; the sentence above
 * the story; and the announcements for people who cannot see either.
 *
 * That sentence is the most pressing of: a fault, the progress of the run, clashing digits, a note of the host's, what
 * an action has done. Only sentences are announced, never the progress, which changes a few times a second.
 */

import { conflicts, countDigits } from '../../game/state.js';
import { squareNamed } from '../../game/units.js';
import { retryButton } from '../../ui/failure.js';
import { picksSheet } from '../../model/actions.js';
import { commonOf, saidKind, sayRating, saidVerdict } from '../../model/count/verdict.js';
import { gameOf, runningWords, wordsFor } from '../../model/state.js';

/** @typedef {import('../../model/state.js').State} State */

export class StatusView {
  #parts;
  #retry;
  /** The current content: a line that stays is not touched, so that a button in it keeps the focus. */
  #drawn = '';

  /** @param {import('./parts.js').Parts} parts @param {() => void} retry after a fault */
  constructor(parts, retry) {
    this.#parts = parts;
    this.#retry = retry;
  }

  /** @param {State} state */
  draw(state) {
    const { live, whisper, verdict, rating } = this.#parts;
    const isUnsolvable = saidKind(state) === 'none';
    const { aloud } = wordsFor(state);
    write(live, aloud(state.said));
    write(whisper, aloud(state.whispered));
    // Nothing above the story may move while it is pointed at.
    const isPast = showsPast(state);
    write(verdict, isPast ? wordsFor(state).t('way.then') : saidVerdict(state));
    write(rating, isPast ? '' : sayRating(state));
    verdict.toggleAttribute('data-wrong', isUnsolvable && !isPast);
    this.#say(state);
  }

  /** @param {State} state */
  #say(state) {
    const { said } = this.#parts;
    const sentence = pressing(state);
    const isWrong = state.fault !== null || (state.refusal === null && isClashing(state));
    said.toggleAttribute('data-wrong', isWrong);
    const hint = sentence === null ? hintOf(state) : '';
    const drawn = [sentence, state.fault, hint].join('\n');
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    if (state.fault)
      said.replaceChildren(sentence ?? '', ' ', retryButton(wordsFor(state), this.#retry));
    else said.textContent = sentence ?? hint;
  }
}

/** The same text again would be announced again. @param {Element} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {State} state */
const isClashing = (state) => conflicts(gameOf(state)).length > 0;

/** Whether the board is another one, of an earlier step that is pointed at. @param {State} state */
const showsPast = (state) => Boolean(state.pointed?.game && state.pointed.game !== gameOf(state));

/** @param {State} state @returns {string | null} the sentence that comes before what an action has done */
export function pressing(state) {
  const { t, number, squares } = wordsFor(state);
  const progress = state.run?.progress;
  if (state.fault) return t(state.fault);
  if (state.isSlow) return t('status.loading');
  if (progress?.visits) {
    const { depth, visits, isSearch } = progress;
    return t(isSearch ? 'status.searching' : 'status.progress', { depth, visits: number(visits) });
  }
  if (progress) return t(runningWords(state));
  if (state.refusal) return state.refusal.tell(wordsFor(state)).text;
  const clashing = conflicts(gameOf(state));
  if (clashing.length) {
    return t('status.conflicts', { squares: squares(clashing.map(squareNamed)) });
  }
  return state.note || null;
}

/** @param {State} state @returns {string} the sentence about the run, or about the view */
export function hintOf(state) {
  const words = wordsFor(state);
  if (state.hint) return state.hint;
  if (state.entry) {
    const count = countDigits(gameOf(state));
    return count ? words.t('entry.now', { count }) : words.t('entry.about');
  }
  const common = commonOf(state);
  if (common) return common.key && words.t(common.key, { count: common.count });
  const { view, sheet: digit } = state.choices;
  if (view !== 'sheet') return '';
  return picksSheet(state)
    ? words.t('status.sheetKeys', { digit })
    : words.t('status.sheet', { digit });
}
