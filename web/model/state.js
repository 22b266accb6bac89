/**
 * All that a solver knows, as one frozen value: the game and its history, the choices, the current run, the
 * story, the picture that is pointed at. Pure.
 *
 * The one idea: there is no other truth. An action makes the next state from one (`actions.js` and the
 * `actions.js` of each concern), a view draws one, and consequences of a state are computed from it here,
 * never kept beside it.
 */

import { applyMove, emptyGame } from '../game/state.js';
import { createHistory, current } from '../game/history.js';
import { wordsOf } from '../locales/words.js';
import { FIRST_CHOICES } from './choices.js';
import { CONTROLS } from './commands.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Placement} Placement */
/** @typedef {import('../game/history.js').History<Game>} History */
/** @typedef {import('../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('../story/types.js').Picture} Picture */
/** @typedef {import('./choices.js').Choices} Choices */
/** @typedef {import('./play/trails.js').Trail} Trail */
/** @typedef {import('./play/track.js').Track} Track */
/** @typedef {import('./telling.js').Told} Told */
/** @typedef {'digits' | 'marks' | 'colours'} Mode */

/**
 * The data beside a state of the game, so that Back finds it again.
 *
 * @typedef {object} Meta
 * @property {Trail} [search] how far a search has come
 * @property {Track} [track] its track until then, if that is known
 * @property {Remark} [remark]
 * @property {Readonly<import('./way/way.js').Step>} [step] that led to it
 */
/**
 * @typedef {object} Remark of a press about a state
 * @property {Picture | null} picture
 * @property {readonly (readonly number[])[] | null} candidates as the method left them
 * @property {boolean} told whether the candidates belong to the account
 */
/**
 * A run. There is one at a time.
 *
 * @typedef {object} Run
 * @property {number} id
 * @property {'step' | 'solve' | 'play' | 'compare' | 'why' | 'check' | 'solutions' | 'deduce'} kind
 * @property {boolean} byPerson
 * @property {boolean} anyway it is also wanted on a board without a solution
 * @property {Game} game on which it began
 * @property {Readonly<Choices>} choices with which it began
 * @property {boolean} stopping
 * @property {number} more presses of 1 Step that are to follow
 * @property {Progress | null} progress null: it is too early to say
 * @property {Track | null} track how far a search has come
 * @property {Appearing | null} appearing the digits of a Go, one after the other
 * @property {Moment | null} moment to which Play has come
 * @property {boolean} paused Play should end where it is
 * @property {boolean} settled Play has ended on the board, and only the engine does not know yet
 */
/** @typedef {{ depth: number, visits: number, isSearch: boolean }} Progress */
/**
 * @typedef {object} Appearing
 * @property {Game} from
 * @property {readonly Placement[]} placements
 * @property {number} count how many have appeared
 * @property {import('./telling.js').Telling} telling to be told when all have
 */
/** @typedef {{ game: Game, trail: Trail, track: Track, result: PressResult | null }} Moment result: null before the first event */
/** @typedef {{ board: string, kind: 'none' | 'tried' | 'one' | 'several' | 'full' | '', count: number, complete: boolean }} Verdict */
/** @typedef {import('./count/common.js').Common & { board: string }} Common */
/** @typedef {import('./ratings/ratings.js').Ratings} Ratings by the scales of others */
/** @typedef {import('./hints/known.js').Hints} Hints the question about a position */
/** @typedef {{ board: string, rank: number | null }} Rating of a puzzle; null: it has not one solution */

/**
 * @typedef {Readonly<{
 *   history: History,
 *   result: PressResult | null,
 *   choices: Readonly<Choices>,
 *   controls: ReadonlySet<string>,
 *   readonly: boolean,
 *   language: string,
 *   methods: readonly MethodInfo[],
 *   searches: boolean,
 *   selected: number | null,
 *   picked: number | null,
 *   mode: Mode,
 *   entry: Readonly<{ before: History }> | null,
 *   run: Readonly<Run> | null,
 *   story: readonly Told[],
 *   presses: Readonly<Record<number, Told>>,
 *   walked: number | null,
 *   pointed: Readonly<{ picture: Picture, isLow: boolean | null, game?: Game }> | null,
 *   verdict: Readonly<Verdict> | null,
 *   common: Readonly<Common> | null,
 *   rating: Readonly<Rating> | null,
 *   ratings: Ratings | null,
 *   hints: Hints | null,
 *   practised: Readonly<{ game: Game, techniques: string }> | null,
 *   hintsGiven: number,
 *   refusal: import('./run/refusal.js').Refusal | null,
 *   anyway: string,
 *   fault: string | null,
 *   isSlow: boolean,
 *   note: string,
 *   about: import('./message.js').About | null,
 *   hint: string,
 *   newest: string,
 *   said: string,
 *   whispered: string,
 *   last: number,
 * }>} State
 *
 * result: of the last press; methods: empty until the engine is there; searches: whether what only a
 * method that searches needs is there; picked: the digit or colour that
 * waits for squares to be clicked; mode: what digits mean; entry: a puzzle is being typed in, and what was there before; story: newest first, without the steps of the way; presses: what those tell that took
 * its steps, by their numbers; walked: the last number when the state on view was walked to, null: it was not;
 * pointed: and the board that its picture belongs to; isLow: whether it stands low, null: it was told just now; verdict, common, rating, ratings: on the board that they name; hints: null: nobody wants any; practised: the position of a practice, and the text of the list that hints go by as long as it is on the board; hintsGiven: how many answers; refusal: why nothing came of a press, until something else happens; anyway: the digits by hand, 81 characters, on which a person goes on although there is no solution; fault: the key
 * of a sentence; isSlow: the engine has not come yet; note: a sentence of the host's; about: what the words that follow speak of; hint: on what was just tried; newest: the sentence for where the story is out of sight;
 * said, whispered: to a screen reader; last: the last number that was given to a run or an entry
 */

/** @type {State} */
export const FIRST_STATE = Object.freeze({
  history: createHistory(emptyGame()),
  result: null,
  choices: FIRST_CHOICES,
  controls: new Set(CONTROLS),
  readonly: false,
  language: 'en',
  methods: Object.freeze([]),
  searches: false,
  selected: null,
  picked: null,
  mode: 'digits',
  entry: null,
  run: null,
  story: Object.freeze([]),
  presses: Object.freeze({}),
  walked: null,
  pointed: null,
  verdict: null,
  common: null,
  rating: null,
  ratings: null,
  hints: null,
  practised: null,
  hintsGiven: 0,
  refusal: null,
  anyway: '',
  fault: null,
  isSlow: false,
  note: '',
  about: null,
  hint: '',
  newest: '',
  said: '',
  whispered: '',
  last: 0,
});

/** @param {State} state */
export const gameOf = ({ history }) => current(history);

/** The digits of the puzzle and of a person on a board. @param {Game} game @returns {string} 81 characters */
export const handText = ({ squares }) =>
  squares.map(({ digit, kind }) => (digit && kind !== 'found' ? digit : '.')).join('');

/** Whether a person goes on here although there is no solution. @param {State} state */
export const goesOnAnyway = (state) =>
  state.anyway !== '' && state.anyway === handText(gameOf(state));

/** @param {State} state @returns {Meta} of the game on view */
export const metaOf = ({ history }) =>
  /** @type {Meta} */ (history.entries[history.index].meta) ?? {};

/** @param {Pick<State, 'language' | 'choices'>} state @returns {import('../locales/words.js').Words} */
export const wordsFor = ({ language, choices }) => wordsOf(language, choices.notation);

/** The key of the sentence during a run. @param {State} state */
export const runningWords = ({ run }) =>
  ['why', 'check', 'solutions'].includes(run?.kind ?? '') ? 'status.checking' : 'status.running';

/** @param {State} state @returns {MethodInfo | undefined} undefined until the engine is there */
export const methodOf = ({ methods, choices }) =>
  methods.find(({ slug }) => slug === choices.method);

/** @param {State} state */
export const isPlaying = ({ run }) => run?.kind === 'play';

/** @param {State} state whether digits of a Go are still to appear */
export const isAppearing = ({ run }) =>
  run?.appearing ? run.appearing.count < run.appearing.placements.length : false;

/**
 * The board on view during a run that has not become the game yet.
 *
 * @param {State} state
 * @returns {{ game: Game, last: number | undefined } | null}
 */
export function onItsWay({ run }) {
  if (run?.moment && !run.settled) {
    const { game, result } = run.moment;
    const placed = result?.placed;
    return { game, last: placed ? (placed.row - 1) * 9 + placed.column - 1 : undefined };
  }
  if (!run?.appearing || run.appearing.count >= run.appearing.placements.length) return null;
  const { from, placements, count } = run.appearing;
  const shown = placements.slice(0, count);
  return {
    game: applyMove(from, { type: 'found', placements: shown }),
    last: shown.at(-1)?.square,
  };
}
