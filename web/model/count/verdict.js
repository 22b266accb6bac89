/**
 * The number of solutions of the board on view, in the words of the line under the board. Pure.
 */

import { conflicts, countDigits, givenText, hasKind, isFull, toText } from '../../game/state.js';
import { wordOf } from '../../story/difficulty.js';
import { practisedOn } from '../hints/known.js';
import { gameOf, metaOf, wordsFor } from '../state.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../state.js').Verdict} Verdict */
/** @typedef {{ count: number, complete: boolean }} Count complete: there are no others */

/** The most that are counted. */
export const MOST = 1000;

/**
 * The verdict that needs no search. An empty board gets none, and one that the solver has filled only that of its puzzle.
 *
 * @param {Game} game
 * @returns {Verdict['kind'] | null} null: it has to be counted
 */
export function obvious(game) {
  if (conflicts(game).length) return 'none';
  if (countDigits(game) === 0) return '';
  if (!isFull(game)) return null;
  return game.squares.some(({ kind }) => kind === 'found') ? '' : 'full';
}

/**
 * @param {Game} game
 * @param {Count | undefined} counted
 * @param {boolean} [isTried] whether a search has put digits on the board that it may take back
 * @returns {Readonly<Verdict>}
 */
export function verdictOn(game, counted, isTried = false) {
  const { count = 0, complete = false } = counted ?? {};
  const found = obvious(game) || kindOf(counted);
  const kind = found === 'none' && isTried ? 'tried' : found;
  return Object.freeze({ board: toText(game), kind, count, complete });
}

/** @param {Count | undefined} counted @returns {'' | 'several' | 'one' | 'none'} */
function kindOf(counted) {
  if (!counted) return '';
  if (counted.count > 1) return 'several';
  return counted.count ? 'one' : 'none';
}

/** @type {Record<Exclude<Verdict['kind'], ''>, string>} */
const SENTENCES = {
  none: 'verdict.none',
  tried: 'verdict.tried',
  one: 'verdict.one',
  several: 'verdict.several',
  full: 'verdict.full',
};

/** @param {Verdict | null} verdict @param {import('../../locales/words.js').Words} words @returns {string} */
export function sayVerdict(verdict, { t }) {
  if (!verdict?.kind) return '';
  const { kind, count, complete } = verdict;
  if (kind === 'several' && complete) return t('verdict.counted', { count });
  if (kind === 'several' && count > MOST) return t('verdict.many', { count: MOST });
  return t(SENTENCES[kind]);
}

/**
 * Whether a person plays the puzzle: then the line would tell that a digit is wrong.
 * @param {State} state
 */
function isPlayed(state) {
  const game = gameOf(state);
  return hasKind(game, 'given') && hasKind(game, 'entered');
}

/** No puzzle has fewer givens. */
const FEWEST_GIVENS = 17;

/** Whether a puzzle is being typed: that it has several solutions yet is no news. @param {State} state */
function isBegun(state) {
  const game = gameOf(state);
  return !hasKind(game, 'given') && countDigits(game) < FEWEST_GIVENS;
}

/** What of the verdict may be said: that a full board is a solution is no secret. @param {State} state @returns {Verdict['kind']} */
export function saidKind(state) {
  const { choices, verdict } = state;
  const kind = verdict?.kind ?? '';
  const tells = kind === 'none' || (kind === 'one' && !isFull(gameOf(state)));
  const isTelling = tells && !choices.atOnce && isPlayed(state);
  if (kind === 'several' && isBegun(state)) return '';
  return (choices.verdict && !isTelling) || kind === 'full' ? kind : '';
}

/** @param {State} state */
export const saidVerdict = (state) =>
  saidKind(state) ? sayVerdict(state.verdict, wordsFor(state)) : '';

/** How difficult the puzzle is. @param {State} state @returns {number | null} the level; null: unknown, not wanted, or of the puzzle behind a practice */
export function difficultyOf(state) {
  const { rating, choices } = state;
  const isKnown = rating?.board === givenText(gameOf(state));
  return choices.verdict && isKnown && !practisedOn(state) ? rating.level : null;
}

/** The same, beside that it has one solution, or alone while nothing is said of that. @param {State} state @returns {string} */
export function sayRating(state) {
  const [level, kind] = [difficultyOf(state), saidKind(state)];
  if (level === null || !['one', ''].includes(kind)) return '';
  const { t, capital } = wordsFor(state);
  const word = t(wordOf(level));
  return kind ? t('verdict.difficulty', { word }) : capital(word);
}

/** Whether the board on view has digits that a search put there. @param {State} state */
export function isTried(state) {
  const trail = metaOf(state).search;
  return trail !== undefined && trail.origin !== toText(gameOf(state));
}

/**
 * How many solutions a board has, if they have been counted: 1, or some more. Digits that a search has only
 * tried do not count.
 *
 * @param {State} state
 * @param {Game} game
 * @returns {number | undefined}
 */
export function solutionsOf(state, game) {
  const { verdict } = state;
  const isCounted = verdict?.board === toText(game) && ['one', 'several'].includes(verdict.kind);
  return isCounted && !isTried(state) ? verdict.count : undefined;
}

/** @param {State} state @param {Readonly<Verdict>} verdict @returns {State} */
export function judged(state, verdict) {
  const { verdict: before } = state;
  const isSame =
    before?.board === verdict.board &&
    before.kind === verdict.kind &&
    before.count === verdict.count &&
    before.complete === verdict.complete;
  return isSame ? state : { ...state, verdict };
}

/** @param {State} state @param {Readonly<import('../state.js').Rating>} rating @returns {State} */
export const rated = (state, rating) => ({ ...state, rating });

/** Takes the common digits of a board's solutions. @param {State} state @param {Readonly<import('../state.js').Common>} common @returns {State} */
export const united = (state, common) => ({ ...state, common });

/** @param {State} state @returns {Readonly<import('../state.js').Common> | null} if they are known for the board on view, and wanted */
export const commonOf = (state) =>
  state.choices.view === 'common' && state.common?.board === toText(gameOf(state))
    ? state.common
    : null;
