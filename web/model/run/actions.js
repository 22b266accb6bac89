/**
 * Presses of 1 Step and Go, and what happens with their results. Pure.
 *
 * The one idea: a press is made on a state of the game. If another state is on view when its answer comes,
 * the answer is dropped: a person who changed the board meant it.
 */

import { addEntry, halt, keep, leave, setFault, settleMethod, tellHost } from '../actions.js';
import { applyMove, isFull, toText } from '../../game/state.js';
import { squareAt } from '../../game/units.js';
import { record } from '../../game/history.js';
import { isUnsolvable } from '../../story/caution.js';
import { tellPress } from '../../story/entry.js';
import { optionsOf } from '../choices.js';
import { announce, say } from '../message.js';
import { beginning } from '../play/trails.js';
import { solutionsOf } from '../count/verdict.js';
import { gameOf, goesOnAnyway, isAppearing, methodOf, runningWords, wordsFor } from '../state.js';
import { aloud } from '../telling.js';
import { hold } from '../way/held.js';
import { tellStep } from '../way/telling.js';
import { stepOn } from '../way/way.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Placement} Placement */
/** @typedef {import('../way/way.js').Step} Step */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../state.js').Run} Run */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {import('./answer.js').Answer} Answer */

/** @type {readonly string[]} the runs that go on from the position */
const PRESSES = ['step', 'solve', 'deduce'];

/**
 * Begins a run, which the runner carries out as it sees it.
 *
 * @param {State} state in which nothing runs
 * @param {Pick<Run, 'kind' | 'byPerson'> & Partial<Pick<Run, 'more'>>} what
 * @returns {State}
 */
export function begin(state, { kind, byPerson, more = [] }) {
  const id = state.last + 1;
  const run = Object.freeze({
    id,
    kind,
    byPerson,
    more,
    anyway: goesOnAnyway(state),
    game: gameOf(state),
    square: state.selected,
    choices: state.choices,
    stopping: false,
    progress: null,
    track: null,
    appearing: null,
    moment: null,
    paused: false,
    settled: false,
  });
  // Hints about the position make room for what a press tells.
  const hints = PRESSES.includes(kind) ? null : state.hints;
  return { ...state, run, hints, pointed: null, refusal: null, isReading: true, last: id };
}

/**
 * By a script, which waits until nothing runs, or by a person, whose presses of 1 Step follow each other.
 *
 * @param {State} state
 * @param {'step' | 'solve' | 'deduce'} kind deduce: 1 Step of a method whose steps are single deductions
 * @param {boolean} byPerson
 * @returns {State}
 */
export function press(state, kind, byPerson) {
  const { run } = state;
  if (!run) return begin(state, { kind, byPerson });
  const isPress = PRESSES.includes(run.kind);
  const follows = kind !== 'solve' && run.byPerson && isPress && !isAppearing(state);
  return follows ? { ...state, run: Object.freeze({ ...run, more: [...run.more, kind] }) } : state;
}

/**
 * Runs that examine the board on view and tell the result in the story: all methods side by side, what a square must be
 * or why there is no solution, which digits are wrong, two of several solutions; and the next deduction, which alone
 * changes the board.
 *
 * @param {State} state
 * @param {'compare' | 'why' | 'check' | 'solutions' | 'deduce'} kind
 * @returns {State}
 */
export const ask = (state, kind) => (state.run ? state : begin(state, { kind, byPerson: true }));

/**
 * Stop, and Escape: ends the run, or else pointing, the view or the selection.
 * @param {State} state
 * @returns {Next}
 */
export const stopByHand = (state) => (state.run ? stop(state) : leave(state));

/** Ends the run and the presses that were to follow. @param {State} state @returns {State} */
export function stop(state) {
  const { run } = state;
  return run ? { ...state, run: Object.freeze({ ...run, more: [], stopping: true }) } : state;
}

/** A person who acts while digits appear wants to see them all. @param {State} state @returns {State} */
export const finishAppearing = (state) => (isAppearing(state) ? stop(state) : state);

/** A solver leaves its page. @param {State} state @returns {State} */
export const disconnect = (state) => ({ ...halt(state), pointed: null, photo: null });

/** @param {State} state @param {number} id of a run @param {Partial<Run>} changes @returns {State} */
export const changeRun = (state, id, changes) =>
  state.run?.id === id ? { ...state, run: Object.freeze({ ...state.run, ...changes }) } : state;

/**
 * The progress of a run; the first time the line says that it takes a while.
 * @param {State} state @param {number} id
 * @param {import('../state.js').Progress} [progress] if it is known
 * @returns {State}
 */
export function progressed(state, id, progress = { depth: 0, visits: 0, isSearch: false }) {
  const isFirst = state.run?.id === id && !state.run.progress;
  const next = changeRun(state, id, { progress });
  return isFirst ? say(next, wordsFor(state).t(runningWords(state)), id) : next;
}

/** Nothing runs any more, or the press that was to follow. @param {State} state in which something runs @returns {State} */
export function end(state) {
  const [kind, ...more] = /** @type {Run} */ (state.run).more;
  const idle = { ...state, run: null };
  return kind ? begin(idle, { kind, byPerson: true, more }) : idle;
}

/** @param {State} state @param {number} id @returns {State} */
export const ended = (state, id) => (state.run?.id === id ? end(state) : state);

/**
 * The engine has answered a press.
 *
 * @param {State} state
 * @param {number} id of its run
 * @param {Answer} answer
 * @returns {Next}
 */
export function pressed(state, id, answer) {
  const { run } = state;
  if (run?.id !== id) return state;
  const { result, search, anew, track, candidates, ...given } = answer;
  if (run.game !== gameOf(state)) return end(addEntry(state, { kind: 'overtaken' }));
  const press = pressOf(state, run, given, result);
  const taken = { ...state, result, fault: null };
  if (result.outcome === 'cancelled') {
    return end(addEntry(taken, { kind: 'press', press, anew, game: run.game }));
  }
  const placements = result.order.map(({ row, column, digit }) => ({
    square: squareAt(row, column),
    digit,
  }));
  // A search may have taken digits of an earlier press back before it placed these.
  const from = search
    ? applyMove(run.game, { type: 'become', board: boardBefore(result) })
    : run.game;
  const deductions = placements.length ? given.deductions : null;
  const game = deductions?.at(-1)?.game ?? applyMove(from, { type: 'found', placements });
  const isOpen = result.outcome === 'indeterminate';
  const remark = Object.freeze({
    picture: tellPress(wordsFor(state), press).lead.picture,
    candidates: isOpen ? null : candidates,
    told: press.action === 'step' && !isOpen,
  });
  const meta = { remark, ...(search && { search: search.trail, track: track ?? undefined }) };
  const steps = game === run.game ? [] : stepsOf(taken, run, result, deductions ?? placements);
  const history = steps.length
    ? recordSteps(taken.history, { from, game, steps, deductions, meta })
    : keep(taken, game, meta);
  const kept = { ...taken, pointed: null, walked: null, history };
  const telling = { kind: /** @type {const} */ ('press'), press, anew, game };
  const held = steps.length ? hold(kept, Object.freeze({ ...telling, id })) : kept;
  const heard = run.byPerson
    ? [tellHost(press.action === 'step' ? 'stepped' : 'solved', { result })]
    : [];
  if (press.action === 'step' && steps.length) return [end(sayStep(held)), ...heard];
  if (press.action === 'step' || placements.length < 2) {
    return [end(addEntry(held, telling)), ...heard];
  }
  const appearing = Object.freeze({ from, placements, count: 0, telling });
  return [changeRun(held, id, { appearing, progress: null }), ...heard];
}

/**
 * @param {State} state
 * @param {Pick<Run, 'kind' | 'choices' | 'game'>} run
 * @param {Omit<import('./answer.js').Pressed, 'result' | 'search' | 'candidates'>} given
 * @param {import('../state.js').PressResult} result
 * @returns {Readonly<import('./summary.js').Press>}
 */
export function pressOf(state, run, given, result) {
  const { kind, choices } = run;
  const action = /** @type {'step' | 'solve'} */ (kind);
  const method = methodOf({ ...state, choices });
  const { showHow } = choices;
  return Object.freeze({
    ...given,
    action,
    result,
    showHow,
    method,
    solutions: kind === 'solve' ? solutionsOf(state, run.game) : undefined,
  });
}

/** @param {State} state @param {Run} run @param {import('../state.js').PressResult} result @param {readonly (Placement & Pick<Step, 'removed'>)[]} made @returns {Step[]} */
function stepsOf(state, { id, kind, choices }, result, made) {
  const { takenBack } = result;
  const method = methodOf({ ...state, choices });
  const by = Object.freeze({
    id,
    action: /** @type {'step' | 'solve'} */ (kind),
    method: method?.slug ?? choices.method,
    options: Object.freeze(optionsOf(choices, method)),
    ...(isUnsolvable(result) && { isUnsolvable: /** @type {const} */ (true) }),
  });
  if (takenBack && kind === 'step') {
    const square = squareAt(takenBack.row, takenBack.column);
    return [Object.freeze({ by, nth: 0, square, digit: takenBack.digit, isTaking: true })];
  }
  return made.map(({ square, digit, removed }, nth) =>
    Object.freeze({ by, nth, square, digit, isTaking: false, ...(removed && { removed }) }),
  );
}

/**
 * Adds a state for each step; the `meta` of the last stays with it. In between a search counts as at its
 * beginning, as its progress there is unknown.
 *
 * @param {State['history']} history
 * @param {{ from: Game, game: Game, steps: readonly Step[], deductions: Answer['deductions'], meta: import('../state.js').Meta }} press
 */
function recordSteps(history, { from, game, steps, deductions, meta }) {
  const search = meta.search && beginning(meta.search);
  let now = from;
  const inner = steps.slice(0, -1).reduce((all, step) => {
    now = deductions?.[step.nth].game ?? applyMove(now, { type: 'found', placements: [step] });
    return record(all, now, Object.freeze({ ...(search && { search }), step }));
  }, history);
  return record(inner, game, Object.freeze({ ...meta, step: steps[steps.length - 1] }));
}

/** The account of a press of 1 Step becomes a step of the way. @param {State} state @returns {State} */
function sayStep(state) {
  const step = stepOn(state);
  return announce(state, step ? aloud(tellStep(state, step)) : '');
}

/** @param {import('../state.js').PressResult} result @returns {string} its board before the digits that stand in `order` */
function boardBefore({ board, order }) {
  const placed = new Set(order.map(({ row, column }) => squareAt(row, column)));
  return board.replace(/./g, (symbol, square) => (placed.has(square) ? '.' : symbol));
}

/** This many digits of a Go have appeared. @param {State} state @param {number} id @param {number} count @returns {State} */
export function appeared(state, id, count) {
  const appearing = state.run?.appearing;
  return appearing
    ? changeRun(state, id, { appearing: Object.freeze({ ...appearing, count }) })
    : state;
}

/** All digits of a Go have appeared: tells it. @param {State} state @param {number} id @returns {State} */
export function allAppeared(state, id) {
  const { run } = state;
  if (run?.id !== id || !run.appearing) return state;
  return end(addEntry(state, run.appearing.telling));
}

/** @param {State} state @param {number} id @param {unknown} error @returns {Next} */
export function failed(state, id, error) {
  const { run } = state;
  if (run?.id !== id) return state;
  const { code = 'load', message = String(error), isPart } = /** @type {any} */ (error) ?? {};
  const board = toText(run.game);
  const said = ['load', 'abi'].includes(code)
    ? setFault(state, isPart ? 'error.part' : 'error.load')
    : addEntry(state, { kind: 'error', code, message, board });
  const idle = { ...said, run: null };
  return run.byPerson ? [idle, tellHost('failed', { code, message })] : idle;
}

/** A run that a person began and that failed begins again, on the board on view. @param {State} state @param {Run} run @returns {State} */
export const beginAgain = (state, run) => (state.run ? state : begin(state, run));

/** The engine is there. @param {State} state @param {State['methods']} methods @returns {State} */
export const loaded = (state, methods) => settleMethod({ ...state, methods, isSlow: false });

/** The engine is on its way, and has been for a while. @param {State} state @returns {State} */
export const delayed = (state) =>
  say({ ...state, isSlow: true }, wordsFor(state).t('status.loading'));

/** The parts that only a searching method needs are loaded. @param {State} state @returns {State} */
export const equipped = (state) => ({ ...state, searches: true });

/** Whether Go plays: a full board has nothing to search. @param {State} state */
export const isOver = (state) => isFull(gameOf(state));
