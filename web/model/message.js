/**
 * What is said of a state: aloud, in the line under the board, and there where the story is out of sight. Pure.
 *
 * The one idea: words name the state that they speak of. As soon as another one is on view they are gone, whatever
 * led to it: the store lets no state pass with words about another. So no action has to take any away.
 */

import { techniquesOf } from './hints/known.js';
import { gameOf } from './state.js';

/** @typedef {import('./state.js').State} State */
/**
 * What words may speak of. What is said of a run speaks of that run, too.
 *
 * @typedef {Readonly<Pick<State, 'entry' | 'fault' | 'isSlow'> & {
 *   game: import('./state.js').Game,
 *   techniques: string,
 *   run: number | null,
 * }>} About
 */

const SILENCE = Object.freeze({ about: null, hint: '', newest: '', said: '', whispered: '' });

/** @param {State} state @param {number | null} run @returns {About} */
const aboutOf = (state, run) =>
  Object.freeze({
    game: gameOf(state),
    entry: state.entry,
    fault: state.fault,
    isSlow: state.isSlow,
    techniques: techniquesOf(state),
    run,
  });

/** @param {State} state @returns {State} */
export const silenced = (state) => ({ ...state, ...SILENCE });

/** The state without words about another one. @param {State} state @returns {State} */
export function settled(state) {
  const { about } = state;
  if (!about) return state;
  const now = aboutOf(state, about.run === null ? null : (state.run?.id ?? -1));
  const isSame = Object.entries(now).every(
    ([name, value]) => about[/** @type {keyof About} */ (name)] === value,
  );
  return isSame ? state : silenced(state);
}

/**
 * Words in the place of those that were there.
 *
 * @param {State} state that they speak of
 * @param {Partial<Pick<State, 'hint' | 'newest' | 'said' | 'whispered'>>} words
 * @param {number | null} [run] that they speak of
 * @returns {State}
 */
const put = (state, words, run = null) => {
  const now = settled(state);
  const { said } = words;
  // The same words twice are two messages: a blank too many makes them differ.
  const again = said && said === state.said ? { said: `${said} ` } : null;
  return { ...now, ...words, ...again, about: aboutOf(now, run) };
};

/** @param {State} state @param {string} said aloud, and nowhere shown @param {number | null} [run] that it speaks of @returns {State} */
export const say = (state, said, run) => put(state, { said }, run);

/** Words that hold of this state as well, and are not to be heard again. @param {State} state @param {string} said @returns {State} */
export const keepSaying = (state, said) =>
  state.said.trim() === said ? { ...put(state, {}), said: state.said } : state;

/** Aloud, after what is said otherwise. @param {State} state @param {string} whispered @returns {State} */
export const whisper = (state, whispered) => put(state, { whispered }, settled(state).about?.run);

/** In the line under the board and aloud, until something else happens. @param {State} state @param {string} hint @returns {State} */
export const hint = (state, hint) => put(state, { hint, newest: '', said: hint });

/**
 * Aloud, and under the board where the story, which says it too, is out of sight.
 * @param {State} state
 * @param {string} newest
 * @param {number | null} [run] that it speaks of
 * @returns {State}
 */
export const announce = (state, newest, run) => put(state, { hint: '', newest, said: newest }, run);
