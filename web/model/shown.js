/**
 * Which commands of the table a state shows: whose keys work, which buttons are visible, on or off, pressed, and their
 * names. Pure.
 *
 * The one idea: it follows from the state and the table alone. All that a view shows of commands can be read here.
 */

import { canRedo, canUndo } from '../game/history.js';
import { NO_NOTES } from '../game/notes.js';
import { countDigits, hasKind } from '../game/state.js';
import { saidKind } from './count/verdict.js';
import { COMMANDS, CONTROLS, commandOf, headOf } from './commands.js';
import { hintsOf } from './hints/known.js';
import { commandOfKey } from './keys.js';
import { gameOf, isPlaying, methodOf } from './state.js';

/** @typedef {import('./commands.js').Command} Command */
/** @typedef {import('./commands.js').CommandName} CommandName */
/** @typedef {import('./state.js').State} State */
/**
 * The facts about a state that the table asks for.
 *
 * @typedef {object} Facts
 * @property {Readonly<import('./choices.js').Choices>} choices
 * @property {boolean} isReadonly
 * @property {boolean} takesPhotos the host allows them
 * @property {boolean} hasStory
 * @property {boolean} runs something
 * @property {boolean} plays Play is under way
 * @property {boolean} deduces 1 Step makes a single deduction
 * @property {boolean} hasDeductions the method makes them one by one, as it takes candidates
 * @property {boolean} isSearch the method continues from press to press, and the parts for that are loaded
 * @property {boolean} canGoBack
 * @property {boolean} canGoForward
 * @property {boolean} hasDigits
 * @property {boolean} isBegun there is anything but givens
 * @property {import('./state.js').Mode} mode what a digit means
 * @property {boolean} isByHand a person is about to enter something: the tools for that are there
 * @property {boolean} areSeveral the line says that there are several solutions
 * @property {boolean} isWrong the line says that the puzzle has none, or else the board
 * @property {boolean} asksSquare a square is selected that can be asked about
 * @property {boolean} canBeWrong the board has digits of a person that are not reported as wrong
 * @property {'slow' | 'told' | ''} hint it takes a while; or all of it is told, and it can be carried out
 * @property {boolean} isPointing the next candidate that is pointed at is asked about
 */
/**
 * @typedef {Readonly<{ has: boolean, there: boolean, on: boolean, waits: boolean | null, pressed: boolean | null, text: string }>} Shown
 *   has: its key works; there: its button is visible; waits, pressed: null if that never happens; text: the key of
 *   its name
 */

/**
 * Whether a person is about to enter something: from when a square or a digit is chosen until something is told.
 * @param {State} state
 */
export const isByHand = ({ entry, isReading }) => entry !== null || !isReading;

/** @param {State} state @returns {Facts} */
function factsOf(state) {
  const { choices, controls, entry, history, mode, readonly, refusal, run, selected } = state;
  const { squares, notes } = gameOf(state);
  // Of a puzzle that is not whole yet nothing is asked.
  const kind = entry ? '' : saidKind(state);
  const has = (/** @type {import('../game/state.js').Kind} */ kind) => hasKind(gameOf(state), kind);
  return {
    choices,
    isReadonly: readonly,
    takesPhotos: state.takesPhotos,
    hasStory: controls.has('story'),
    runs: run !== null,
    plays: isPlaying(state),
    deduces: methodOf(state)?.namesSteps === true,
    hasDeductions: methodOf(state)?.takesCandidates === true,
    isSearch: state.searches && methodOf(state)?.goesOn === true,
    canGoBack: canUndo(history),
    canGoForward: canRedo(history),
    hasDigits: countDigits(gameOf(state)) > 0,
    isBegun: notes !== NO_NOTES || has('entered') || has('found'),
    mode: entry ? 'digits' : mode,
    isByHand: isByHand(state),
    areSeveral: kind === 'several',
    // The line says already what is wrong, unless it is the puzzle.
    isWrong: refusal ? refusal.isPuzzle : kind === 'none',
    asksSquare:
      entry === null &&
      selected !== null &&
      countDigits(gameOf(state)) > 0 &&
      squares[selected].kind !== 'given',
    canBeWrong: refusal === null && has('entered'),
    ...hintFacts(state),
  };
}

/** @param {State} state @returns {Pick<Facts, 'hint' | 'isPointing'>} */
function hintFacts(state) {
  const hints = hintsOf(state);
  const isGraded = hints?.answer?.kind === 'step' || hints?.answer?.kind === 'mistake';
  const isTold = isGraded && hints.shown >= hints.stages && !state.readonly;
  return {
    hint: hints?.isSlow ? 'slow' : isTold ? 'told' : '',
    isPointing: hints?.isPointing ?? false,
  };
}

/** @param {State} state @param {Facts} facts @param {Command} command */
const isOffered = ({ controls }, facts, { always, control, when }) =>
  always === true || (controls.has(control) && (when?.(facts) ?? true));

/**
 * The command that a key stands for in a state. While a puzzle is typed in there is none.
 *
 * @param {State} state
 * @param {Parameters<typeof commandOfKey>[0]} event
 * @returns {CommandName | null}
 */
export function commandFor(state, event) {
  const name = state.entry ? null : commandOfKey(event, state.choices.letterKeys);
  return name && isOffered(state, factsOf(state), commandOf(name)) ? name : null;
}

/** @param {State} state @returns {Readonly<Record<CommandName, Shown>>} each command */
export function shownOf(state) {
  const facts = factsOf(state);
  const all = COMMANDS.map((command) => [command.name, showIn(state, facts, command)]);
  return Object.fromEntries(all);
}

/** @param {State} state @param {Facts} facts @param {Command} command @returns {Shown} */
function showIn(state, facts, command) {
  const { control, now, on, pressed, seen, text, waits } = command;
  const has = isOffered(state, facts, command);
  return {
    has,
    there: has && state.controls.has(control) && (seen?.(facts) ?? true),
    on: on?.(facts) ?? true,
    waits: waits?.(facts) ?? null,
    pressed: pressed?.(facts) ?? null,
    text: now?.(facts) || text,
  };
}

/**
 * Whether a group of buttons is there: for one of the controls that begin in it.
 *
 * @param {State} state
 * @param {import('./commands.js').Place} place
 */
export const hasPlace = ({ controls }, place) =>
  CONTROLS.some((control) => controls.has(control) && headOf(control).place === place);
