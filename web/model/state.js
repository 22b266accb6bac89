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
/** @typedef {'digits' | 'marks' | 'corners' | 'colours'} Mode */

/**
 * What travels beside a state of the game in its history, so that Undo finds it again.
 *
 * @typedef {object} Meta
 * @property {Trail} [search] how far a search has come; absent: no search led here
 * @property {Track} [track] what the search has done until then; absent: not known
 * @property {Remark} [remark] what a press said about the state; absent: none did
 * @property {Readonly<import('./way/way.js').Step>} [step] the step that led to the state; absent: something else did
 */
/**
 * What a press said about a state.
 *
 * @typedef {object} Remark
 * @property {Picture | null} picture what the board shows of it; null: nothing
 * @property {readonly (readonly number[])[] | null} candidates as the method left them: for each of the 81 squares digits
 *   from 1 to 9; null: not known
 * @property {boolean} told whether the candidates belong to what was told
 */
/**
 * A run. There is one at a time.
 *
 * @typedef {object} Run
 * @property {number} id from 1 on
 * @property {'step' | 'solve' | 'play' | 'compare' | 'why' | 'check' | 'solutions' | 'deduce'} kind 1 Step, Go, Play, or
 *   what is asked about the board
 * @property {boolean} byPerson whether a person began it, and not a script
 * @property {boolean} anyway whether it is wanted on a board without a solution, too
 * @property {Game} game on which it began
 * @property {number | null} square that was selected then
 * @property {Readonly<Choices>} choices with which it began
 * @property {boolean} stopping whether it was told to stop
 * @property {readonly ('step' | 'deduce')[]} more presses that are to follow
 * @property {Progress | null} progress null: it is too early to say
 * @property {Track | null} track what a search has done; null: it is no search, or has done nothing yet
 * @property {Appearing | null} appearing the digits of a Go, one after the other; null: none appear
 * @property {Moment | null} moment to which Play has come; null: it is no Play, or has not begun
 * @property {boolean} paused whether Play is to end where it is
 * @property {boolean} settled whether Play has ended on the board, and only the engine does not know yet
 */
/**
 * How far a run has come.
 *
 * @typedef {object} Progress
 * @property {number} depth of the assumption at work, or how many digits a search has put in; from 0 on
 * @property {number} visits its work as the engine counts it, from 0 on; 0: not known
 * @property {boolean} isSearch whether `depth` counts the digits of a search
 */
/**
 * The digits of a Go, which appear one after the other.
 *
 * @typedef {object} Appearing
 * @property {Game} from the board on which they appear
 * @property {readonly Placement[]} placements all of them, in their order
 * @property {number} count how many have appeared, 0 to all
 * @property {import('./telling.js').Telling} telling what is told when all have
 */
/**
 * To where Play has come.
 *
 * @typedef {object} Moment
 * @property {Game} game what is shown
 * @property {Trail} trail the place of the search
 * @property {Track} track what it has done until then
 * @property {PressResult | null} result of its last event; null: before the first
 */
/**
 * How many solutions a board has.
 *
 * @typedef {object} Verdict
 * @property {string} board 81 characters: the board of which it is said
 * @property {'none' | 'tried' | 'one' | 'several' | 'full' | ''} kind tried: none with the digits that a search is trying;
 *   full: it is a solution; '': nothing is to be said, or not known yet
 * @property {number} count of solutions, as far as they were counted: 0 to 1001
 * @property {boolean} complete whether there are no others
 */
/**
 * The difficulty of a puzzle.
 *
 * @typedef {object} Rating
 * @property {string} board 81 characters: its givens
 * @property {number | null} level 1 to 6; null: it has not one solution
 */
/** @typedef {import('./count/common.js').Common & { board: string }} Common board: 81 characters, of which it is said */
/** @typedef {import('./ratings/ratings.js').Ratings} Ratings by the scales of others */
/** @typedef {import('./hints/known.js').Hints} Hints what was asked about a position */
/**
 * A puzzle is being typed in.
 *
 * @typedef {object} Entry
 * @property {History} before all states as they were before it, which Cancel puts back
 */
/**
 * What a person points at, in the story or in a list.
 *
 * @typedef {object} Pointed
 * @property {Picture} picture what the board shows of it
 * @property {Game} [game] the board that the picture belongs to; absent: the one on view
 */
/**
 * A position that is practised.
 *
 * @typedef {object} Practised
 * @property {Game} game the position
 * @property {string} techniques the list that hints go by as long as the position, or what came of it, is on the board
 */

/**
 * The game.
 *
 * @typedef {object} Played
 * @property {History} history all states of the game, and which of them is on view
 * @property {Readonly<Entry> | null} entry a puzzle is being typed in; null: none is
 * @property {Readonly<{ file: File | null }> | null} photo a photo is being read, `file` if it was brought; null: none is
 * @property {string} anyway the digits that stand by hand, 81 characters, on which a person goes on although there is no
 *   solution; '': on none
 */
/**
 * What the host says.
 *
 * @typedef {object} Hosted
 * @property {ReadonlySet<string>} controls what a person may do: names of `CONTROLS` in commands.js
 * @property {boolean} readonly whether the board is only to be looked at
 * @property {boolean} takesPhotos whether a person may have a photo read
 * @property {string} language the tag of the language of all words, one of `languages`
 * @property {string} note a sentence of the host's above the story; '': none
 * @property {Readonly<Practised> | null} practised null: nothing is practised
 */
/**
 * What a person has chosen, and where on the board the person is. Squares are counted from 0 to 80, row by row.
 *
 * @typedef {object} Chosen
 * @property {Readonly<Choices>} choices each is described in choices.js
 * @property {number | null} selected a square; null: none
 * @property {readonly number[]} group the selected squares where they are several
 * @property {number | null} picked the digit (1 to 9) or colour (1 to 8) that waits for squares to be clicked; null: none
 * @property {Mode} mode what a digit means that is typed or clicked
 * @property {boolean} isReading false from when a person turns to a square, a digit or a mode until something is told or
 *   the person leaves; a square that is let go keeps it false, so that a digit can be picked first
 * @property {Readonly<Pointed> | null} pointed null: nothing is pointed at
 */
/**
 * The engine, and what runs.
 *
 * @typedef {object} Running
 * @property {readonly MethodInfo[]} methods in the order of the engine; none until it is there
 * @property {boolean} searches whether the parts are loaded that only a method that searches needs
 * @property {boolean} isSlow whether the engine is awaited so long that it is said
 * @property {string | null} fault the key of the sentence that says why the engine or a part of it is missing; null: it is not
 * @property {Readonly<Run> | null} run null: nothing runs
 * @property {PressResult | null} result of the last press since a puzzle was put on the board; null: there was none
 * @property {import('./run/refusal.js').Refusal | null} refusal why nothing came of a press, until something else happens;
 *   null: none was refused
 */
/**
 * What was found out: about the position or the puzzle that it names, whatever is on view.
 *
 * @typedef {object} Known
 * @property {Readonly<Verdict> | null} verdict how many solutions it has; null: not known
 * @property {Readonly<Common> | null} common what its solutions share; null: not known
 * @property {Readonly<Rating> | null} rating how difficult the puzzle is; null: not known
 * @property {Ratings | null} ratings of HoDoKu and Sudoku Explainer; null: nothing was asked
 * @property {Hints | null} hints what was asked about the position; null: nobody wants any
 * @property {number} hintsGiven how many hints were given since the solver was made, from 0 on
 */
/**
 * The story.
 *
 * @typedef {object} Telling
 * @property {readonly Told[]} story the newest entry first, without the steps of the way
 * @property {Readonly<Record<number, Told>>} presses what the presses told from which the steps of the way came, by `Run.id`
 * @property {number | null} walked the value of `last` when a person walked to the state on view; null: it came otherwise
 * @property {number} last the last number that was given to a run, an entry or a question, from 0 on
 */
/**
 * Words about a state, which go with it (`message.js`).
 *
 * @typedef {object} Words
 * @property {import('./message.js').About | null} about what they speak of; null: there are none
 * @property {string} hint a sentence above the story on what was just done; '': none
 * @property {string} said what a screen reader says; '': nothing
 * @property {string} whispered what it says after everything else; '': nothing
 */
/**
 * All of it. Nobody changes a field, or what is in one.
 *
 * @typedef {Readonly<Played & Hosted & Chosen & Running & Known & Telling & Words>} State
 */

/** @type {State} */
export const FIRST_STATE = Object.freeze({
  history: createHistory(emptyGame()),
  result: null,
  choices: FIRST_CHOICES,
  controls: new Set(CONTROLS),
  readonly: false,
  takesPhotos: false,
  language: 'en',
  methods: Object.freeze([]),
  searches: false,
  selected: null,
  group: Object.freeze([]),
  picked: null,
  mode: 'digits',
  isReading: true,
  entry: null,
  photo: null,
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
