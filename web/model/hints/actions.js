/**
 * The actions of a person on hints, and what happens with the answers. Pure.
 *
 * The one idea: the state contains the question about a position, and the hinter finds the answer. Every change of the
 * position makes it another question, so no part of an answer can outlive it.
 */

import { conflicts, isFull } from '../../game/state.js';
import { picture } from '../../story/items.js';
import { byHand, chooseView, moved } from '../actions.js';
import { showsMarks } from '../choices.js';
import { sayFault } from '../faults.js';
import { announce as tell, say } from '../message.js';
import { gameOf, wordsFor } from '../state.js';
import { andThen } from '../store.js';
import { goToState } from '../way/actions.js';
import { hintsOf, techniquesOf } from './known.js';
import { readLine } from './line.js';
import { movesOf, movesToMend, positionOf } from './position.js';
import { deductionIn } from './reveal.js';
import { nameOf, stagesOf } from './stages.js';
import { NO_FILTER } from './steps.js';
import { sayAnswer, tellWhole } from './telling.js';

/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../faults.js').Fault} Fault */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./known.js').Hints} Hints */
/** @typedef {import('./known.js').Question} Question */

/** @param {State} state @param {Partial<Hints>} changes @returns {State} */
const change = (state, changes) => ({
  ...state,
  hints: Object.freeze({ .../** @type {Hints} */ (state.hints), ...changes }),
});

/** Hints before any question about a position. @param {State} state @returns {Hints} */
const blank = (state) =>
  Object.freeze({
    id: 0,
    game: gameOf(state),
    techniques: techniquesOf(state),
    question: null,
    place: null,
    line: null,
    phase: 'answered',
    fault: null,
    isSlow: false,
    answer: null,
    shown: 0,
    stages: 0,
    chosen: null,
    told: Object.freeze({}),
    unlocked: Object.freeze({}),
    filter: state.hints?.filter ?? NO_FILTER,
    isPointing: false,
    picture: null,
  });

/** @param {State} state @returns {State} */
export const closeHints = (state) => ({ ...state, hints: null, pointed: null });

/** The position has changed, or the list of techniques. @param {State} state @returns {State} */
export const settle = (state) =>
  state.hints && !hintsOf(state) ? { ...state, hints: blank(state) } : state;

/**
 * @param {State} state
 * @param {Question} question
 * @param {Hints['place']} [place]
 * @param {Hints['line']} [line]
 * @returns {State}
 */
export function ask(state, question, place = null, line = null) {
  const id = state.last + 1;
  const next = { ...state, last: id, pointed: null, isReading: true };
  const hints = {
    ...blank(state),
    id,
    question,
    place,
    line,
    phase: /** @type {const} */ ('asking'),
  };
  const asked = { ...next, hints: Object.freeze(hints) };
  const reason = isFull(gameOf(state)) ? 'full' : conflicts(gameOf(state)).length ? 'clash' : null;
  return reason ? answered(asked, id, Object.freeze({ kind: 'none', reason })) : asked;
}

/**
 * One stage more; a running search is stopped. After the last stage nothing follows: only Apply changes the board.
 * @param {State} state
 * @returns {Next}
 */
export function hint(state) {
  const hints = hintsOf(state);
  if (hints?.phase === 'asking') return hints.isSlow ? stopHints(state) : state;
  const { answer, shown = 0, stages = 0 } = hints ?? {};
  if (!isGraded(hints?.question) || !answer || answer.kind === 'none') return ask(state, 'hint');
  return shown < stages ? show({ ...state, isReading: true }, shown + 1) : state;
}

/** @param {Question | null | undefined} question */
const isGraded = (question) => question === 'hint' || question === 'missed';

/** @param {State} state @param {number} shown so many stages @returns {State} */
function show(state, shown) {
  const { answer } = /** @type {Hints} */ (state.hints);
  const stages = stagesOf(wordsFor(state), /** @type {Answer} */ (answer));
  const last = stages[shown - 1];
  const drawn = stages.slice(0, shown).findLast(({ picture: own }) => own)?.picture ?? null;
  return tell(change(state, { shown, picture: drawn }), last.text);
}

/** @param {State} state @returns {State} */
export const stopHints = (state) =>
  state.hints?.phase === 'asking'
    ? tell(change(state, { phase: 'stopped', isSlow: false }), wordsFor(state).t('hint.stopped'))
    : state;

/** It takes a while. @param {State} state @param {number} id @returns {State} */
export const slow = (state, id) =>
  isAsking(state, id)
    ? say(change(state, { isSlow: true }), wordsFor(state).t('hint.asking'))
    : state;

/** @param {State} state @param {number} id */
const isAsking = ({ hints }, id) => hints?.id === id && hints.phase === 'asking';

/** @param {State} state @param {number} id @param {Answer} answer @returns {State} */
export function answered(state, id, answer) {
  if (!isAsking(state, id)) return state;
  const hintsGiven = state.hintsGiven + (answer.kind === 'none' ? 0 : 1);
  const stages = stagesOf(wordsFor(state), answer).length;
  const settled = change(state, { answer, stages, phase: 'answered', isSlow: false });
  const next = { ...settled, hintsGiven };
  if (stages) return show(next, state.hints?.question === 'missed' ? Math.min(3, stages) : 1);
  const only = answer.kind === 'why' && answer.steps.length ? 0 : null;
  return tell(change(next, { chosen: only }), sayAnswer(wordsFor(state), next));
}

/** Updates a list while it is being found. @param {State} state @param {number} id @param {Extract<Answer, { kind: 'list' }>} list @returns {State} */
export const added = (state, id, list) =>
  isAsking(state, id) ? change(state, { answer: list }) : state;

/** @param {State} state @param {number} id @param {Fault} fault @returns {State} */
export const failed = (state, id, fault) =>
  isAsking(state, id)
    ? tell(
        change(state, { phase: 'failed', fault, isSlow: false }),
        sayFault(wordsFor(state), fault),
      )
    : state;

/** Asks a failed question again. @param {State} state @returns {State} */
export function askAgain(state) {
  const { question = null, place = null, line = null, phase } = hintsOf(state) ?? {};
  return question && phase === 'failed' ? ask(state, question, place, line) : state;
}

// A list of steps

/** @param {State} state @param {Partial<import('./steps.js').Filter>} changes @returns {State} */
export const setFilter = (state, changes) =>
  change(state, {
    filter: Object.freeze({ .../** @type {Hints} */ (state.hints).filter, ...changes }),
    chosen: null,
    picture: null,
  });

/** Shows a step of the list on the board, or hides it if it is shown. @param {State} state @param {number} index @returns {State} */
export function choose(state, index) {
  const hints = hintsOf(state);
  if (!hints) return state;
  const chosen = hints.chosen === index ? null : index;
  const next = { ...change(state, { chosen, fault: null, picture: null }), pointed: null };
  return chosen !== null && hints.told[chosen] ? drawn(next) : next;
}

/** Takes the events of a step of the list. @param {State} state @param {number} id @param {number} index @param {readonly import('../../story/types.js').Event[]} events @returns {State} */
export function told(state, id, index, events) {
  const { hints } = state;
  if (hints?.id !== id) return state;
  const all = Object.freeze({ ...hints.told, [index]: Object.freeze({ events }) });
  const next = change(state, { told: all });
  return hints.chosen === index ? drawn(next) : next;
}

/** The chosen step could not be told; choosing it again asks again. @param {State} state @param {number} id @param {number} index @param {Fault} fault @returns {State} */
export function untold(state, id, index, fault) {
  const { hints } = state;
  if (hints?.id !== id || hints.chosen !== index) return state;
  return tell(change(state, { chosen: null, fault }), sayFault(wordsFor(state), fault));
}

/** Draws and says the chosen step. @param {State} state @returns {State} */
function drawn(state) {
  const { chosen, told: all, answer } = /** @type {Hints} */ (state.hints);
  const events = all[chosen ?? -1]?.events ?? [];
  const deduction = deductionIn(events);
  if (!deduction || !answer || !('steps' in answer)) return state;
  const words = wordsFor(state);
  const technique = words.capital(nameOf(words, answer.steps[chosen ?? 0].technique));
  const [{ text: result, picture: shown }] = tellWhole(words, events);
  return tell(change(state, { picture: shown }), words.t('hint.named', { technique, result }));
}

/** To where steps of the list lead. @param {State} state @param {number} id @param {Hints['unlocked']} unlocked @returns {State} */
export const unlock = (state, id, unlocked) =>
  state.hints?.id === id
    ? change(state, { unlocked: Object.freeze({ ...state.hints.unlocked, ...unlocked }) })
    : state;

// What can be done

/** Whether the step that is shown may be carried out on the position on view. @param {State} state */
export function canApply(state) {
  const hints = hintsOf(state);
  const { answer, shown = 0, stages = 0, chosen } = hints ?? {};
  if (!answer || state.readonly) return false;
  if (answer.kind === 'list') return chosen !== null;
  // The steps of a way need those before them.
  if (answer.kind === 'why') return chosen === 0 && answer.verdict.startsWith('found');
  return answer.kind !== 'none' && shown >= stages;
}

/** Carries out the step that is shown, or corrects the mistake, as one move. @param {State} state @returns {Next} */
export function carryOut(state) {
  const hints = hintsOf(state);
  if (!hints || !canApply(state)) return state;
  const { answer, game, chosen } = hints;
  if (answer?.kind === 'mistake') return play(state, movesToMend(answer.mistake));
  const step = answer?.kind === 'step' ? answer.step : stepsOf(answer)[chosen ?? 0];
  return step ? play(state, movesOf(game, step)) : state;
}

/** @param {Answer | null} answer */
const stepsOf = (answer) => (answer && 'steps' in answer ? answer.steps : []);

/** Shows the marks that go. @param {State} state @param {readonly Move[]} moves @returns {Next} */
function play(state, moves) {
  const marks = moves.every(({ type }) => type !== 'found') && !showsMarks(state.choices);
  const { t } = wordsFor(state);
  return andThen(marks ? chooseView(state, { view: 'digits' }) : state, (seen) =>
    byHand(seen, 'hinted', (halted) => tell(settle(moved(halted, ...moves)), t('hint.applied'))),
  );
}

/** To before the mistake. @param {State} state @returns {Next} */
export function goBack(state) {
  const answer = hintsOf(state)?.answer;
  return answer?.kind === 'mistake' && answer.mistake.before
    ? goToState(state, answer.mistake.before)
    : state;
}

// Why can this digit go?

/** Starts or ends pointing: the next candidate that is pointed at becomes the question. @param {State} state @returns {State} */
export function togglePointing(state) {
  const isPointing = !hintsOf(state)?.isPointing;
  const opened = { ...state, hints: blank(state), pointed: null };
  if (!isPointing) return tell(opened, '');
  const position = Uint16Array.from(positionOf(gameOf(state)).candidates, (digits) =>
    digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
  );
  const next = change(opened, { isPointing, picture: picture({ position }) });
  return tell(next, wordsFor(state).t('why.point'));
}

/**
 * Asks why a candidate can go.
 *
 * @param {State} state
 * @param {number} square
 * @param {number} digit
 * @returns {State}
 */
export function askWhy(state, square, digit) {
  if (gameOf(state).squares[square].digit) {
    // Another one may be pointed at.
    const next = state.hints?.isPointing ? change(state, { place: null }) : state;
    return tell(next, wordsFor(state).t('why.filled'));
  }
  return ask(state, 'why', Object.freeze({ square, digit }));
}

/**
 * Asks whether a step that was written elsewhere is on the board.
 *
 * @param {State} state
 * @param {string} text of one step in the notation of forums
 * @returns {State}
 */
export function askLine(state, text) {
  const line = readLine(text);
  return ask(state, 'line', line?.removed[0] ?? line?.placed[0] ?? null, line);
}
