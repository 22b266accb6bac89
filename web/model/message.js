/**
 * The messages about a state: aloud, and above the story. Pure.
 *
 * The one idea: a message names the state that it is about. Once another state is on view the message is gone, as the
 * store lets no state pass with a message about another. So no action has to remove any.
 */

import { techniquesOf } from './hints/known.js';
import { gameOf } from './state.js';

/** @typedef {import('./state.js').State} State */
/**
 * What words speak of, beside the fields of the state that they depend on. Words about a run name that run.
 *
 * @typedef {object} Subject
 * @property {import('./state.js').Game} game on view
 * @property {string} techniques the list that hints go by, as a text
 * @property {number | null} run its number; null: they speak of none
 */
/** @typedef {Readonly<Pick<State, 'entry' | 'fault' | 'isSlow'> & Subject>} About */

const SILENCE = Object.freeze({ about: null, hint: '', said: '', whispered: '' });

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

/** The state without messages about another one. @param {State} state @returns {State} */
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
 * Replaces the messages.
 *
 * @param {State} state that they are about
 * @param {Partial<Pick<State, 'hint' | 'said' | 'whispered'>>} words
 * @param {number | null} [run] that they are about
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

/** Keeps a message that also applies to this state, without repeating it aloud. @param {State} state @param {string} said @returns {State} */
export const keepSaying = (state, said) =>
  state.said.trim() === said ? { ...put(state, {}), said: state.said } : state;

/** Aloud, after the other messages. @param {State} state @param {string} whispered @returns {State} */
export const whisper = (state, whispered) => put(state, { whispered }, settled(state).about?.run);

/** Above the story and aloud, until something else happens. @param {State} state @param {string} hint @returns {State} */
export const hint = (state, hint) => put(state, { hint, said: hint });

/** What the story has written, aloud. @param {State} state @param {string} said @param {number | null} [run] that it speaks of @returns {State} */
export const announce = (state, said, run) => put(state, { hint: '', said }, run);
