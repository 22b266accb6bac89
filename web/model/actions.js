/**
 * The actions of a person or a host on a solver, except those that run something (`run/actions.js`). Pure.
 *
 * The one idea: each is a function from a state to the next one, and perhaps to what the host hears of it: what a
 * person did, and not what a script asked for.
 */

import { annotate, canUndo, createHistory, goTo, historyFrom, record } from '../game/history.js';
import { applyMove, conflicts, countDigits, emptyGame, toText } from '../game/state.js';
import { squareNamed } from '../game/units.js';
import { HIGHLIGHTS, SHEETS, VIEWS, choicesFrom } from './choices.js';
import { leaveHints } from './hints/known.js';
import { searchOf, trailOf } from './play/trails.js';
import { announce, hint, keepSaying, say, silenced } from './message.js';
import { gameOf, metaOf, methodOf, wordsFor } from './state.js';
import { andThen } from './store.js';
import { addTo, aloud, tell } from './telling.js';
import { indexAfter, indexBefore, readStep, wayOf } from './way/way.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('./choices.js').Choices} Choices */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Meta} Meta */
/** @typedef {import('./store.js').Next} Next */
/** @typedef {import('./store.js').Heard} Heard */
/** @typedef {import('./telling.js').Telling} Telling */

/** A host is told what a person did. @param {string} name @param {object} detail @returns {Heard} */
export const tellHost = (name, detail) => ({ name, detail });

// Words

/** @param {State} state @param {Telling} telling @param {number} [id] of the entry @returns {State} */
export function addEntry(state, telling, id = state.last + 1) {
  const [words, { language }] = [wordsFor(state), state];
  const told = Object.freeze({ ...telling, id, about: gameOf(state) });
  const story = addTo(state.story, told, words, language);
  const next = { ...state, story, last: Math.max(state.last, id) };
  return announce(next, aloud(tell(words, language, told)));
}

/** A quiet entry of the host's. @param {State} state @param {import('./telling.js').Remark} tell @returns {State} */
export const remark = (state, tell) => addEntry(state, { kind: 'remark', tell });

/** @param {State} state @param {unknown} error @param {string} board on which it came @returns {State} */
export function complain(state, error, board) {
  const { message = String(error), code = 'load' } = /** @type {any} */ (error) ?? {};
  return addEntry(state, { kind: 'error', code, message, board });
}

/** @param {State} state @param {string} note of the host's, above the story @returns {State} */
export const note = (state, note) => ({ ...state, note });

/** Drops what was said, so that it is not said again in another language. @param {State} state @param {string} language whose texts are there @returns {State} */
export const speak = (state, language) => silenced({ ...state, language });

// What a person points at

/** @param {State} state @param {State['pointed']} pointed @returns {State} */
export const point = (state, pointed) =>
  pointed === state.pointed ? state : { ...state, pointed: pointed && Object.freeze(pointed) };

/** @param {State} state @param {number | null} square @param {readonly number[]} [group] with it, where several are selected @returns {State} */
export const select = (state, square, group = []) => ({
  ...state,
  selected: square,
  group,
  isReading: false,
  hint: '',
  pointed: state.picked === null ? null : state.pointed,
});

// Moves

/**
 * Before the board changes: keeps what was played, and stops what runs.
 * @param {State} state
 * @returns {State}
 */
export function halt(state) {
  const { run } = state;
  if (!run || run.settled) return state;
  // Its digits are on the board already, even if some have not appeared yet.
  if (run.appearing) {
    return { ...addEntry(state, run.appearing.telling), run: null };
  }
  const settled = keepMoment(state);
  const stopping = { ...run, more: [], stopping: true, settled: run.kind === 'play' };
  return { ...settled, run: Object.freeze(stopping) };
}

/** Makes the board of Play the game. @param {State} state @returns {State} */
export function keepMoment(state) {
  const moment = state.run?.moment;
  if (!moment?.result) return state;
  const { game, trail: search, track } = moment;
  return { ...state, result: playedResult(moment), history: keep(state, game, { search, track }) };
}

/**
 * A play is told as one press: its digits are those that stand, in the order of the squares.
 *
 * @param {import('./state.js').Moment} moment
 */
export function playedResult({ result, trail, track }) {
  const { board, counts, ...rest } = /** @type {import('./state.js').PressResult} */ (result);
  const order = [...board].flatMap((symbol, square) =>
    symbol === '.' || trail.origin[square] !== '.'
      ? []
      : [{ ...squareNamed(square), digit: Number(symbol) }],
  );
  const { visits, deepest } = track;
  return Object.freeze({
    ...rest,
    board,
    order,
    placed: order[0] ?? null,
    counts: { ...counts, visits, deepestAssumption: deepest },
  });
}

/**
 * Records a game, with its `meta`.
 * @param {State} state
 * @param {Game} game
 * @param {import('./state.js').Meta} meta
 */
export const keep = (state, game, meta) =>
  game === gameOf(state)
    ? annotate(state.history, { ...metaOf(state), ...meta })
    : record(state.history, game, meta);

/** Another game is on view. @param {State} state @param {State['history']} history @returns {State} */
export const onto = (state, history) => {
  const next = { ...state, history, pointed: null, refusal: null, hint: '', walked: null };
  const clashes = conflicts(gameOf(next));
  const sentence = clashes.length ? sayClashes(next, clashes) : '';
  const isSame = clashes.join() === conflicts(gameOf(state)).join();
  return isSame ? keepSaying(next, sentence) : say(next, sentence);
};

/** @param {State} state @param {readonly number[]} squares */
const sayClashes = (state, squares) => {
  const { t, squares: name } = wordsFor(state);
  return t('status.conflicts', { squares: name(squares.map(squareNamed)) });
};

/** @param {State} state that was halted @param {...Move} moves of which one Back takes all back @returns {State} */
export function moved(state, ...moves) {
  const next = moves.reduce(applyMove, gameOf(state));
  return next === gameOf(state) ? state : onto(state, record(state.history, next));
}

/** @param {State} state that was halted @returns {State} */
const takenBack = (state) =>
  canUndo(state.history)
    ? { ...onto(state, goTo(state.history, indexBefore(state))), walked: state.walked }
    : state;

/**
 * A move by a person: tells the host, and before that about a Play that the move has paused.
 *
 * @param {State} state
 * @param {string} kind what the person did
 * @param {(halted: State) => State} change
 * @returns {Next}
 */
export function byHand(state, kind, change) {
  const halted = halt(state);
  const { result } = halted;
  /** @type {Heard[]} */
  const heard = [];
  if (result !== state.result) heard.push(tellHost('stepped', { result }));
  const next = change(halted);
  if (gameOf(next) !== gameOf(halted)) {
    heard.push(tellHost('changed', { board: toText(gameOf(next)), kind }));
  }
  return [next, ...heard];
}

/** @param {State} state @param {import('../game/state.js').Bare} brought by a host or the page @returns {Next} */
export function load(state, brought) {
  const game = applyMove(emptyGame(), { type: 'load', game: brought });
  const fresh = { ...letGo(state), result: null, entry: null, anyway: '' };
  const isUntouched = !canUndo(state.history) && countDigits(gameOf(state)) === 0;
  const cleared = { ...halt(fresh), result: null };
  return isUntouched ? onto(cleared, createHistory(game)) : moved(cleared, { type: 'load', game });
}

/**
 * @param {State} state
 * @param {any} history as somebody has kept it; beside a state that was not made here, only a search and a step count
 * @returns {Next}
 * @throws {import('../game/game-error.js').GameError} `history`, or the fault of a game
 */
export function setHistory(state, history) {
  const checked = historyFrom(history, (entry) => {
    const game = applyMove(emptyGame(), { type: 'load', game: entry?.state });
    const search = trailOf(searchOf(entry?.meta), game);
    const step = readStep(entry?.meta, game);
    const meta = { ...(search && { search }), ...(step && { step }) };
    return { state: game, meta: search || step ? Object.freeze(meta) : null };
  });
  const last = checked.entries.reduce(
    (most, { meta }) => Math.max(most, /** @type {Meta} */ (meta)?.step?.by.id ?? 0),
    state.last,
  );
  const fresh = { ...state, last, entry: null, anyway: '', presses: Object.freeze({}) };
  const cleared = { ...halt(fresh), result: null };
  return { ...onto(cleared, checked), walked: isWithinPress(checked) ? last : null };
}

/** Whether somebody has walked into a press, of which further steps are to follow. @param {State['history']} history */
function isWithinPress(history) {
  const { steps, at } = wayOf(history);
  return at > 0 && at < steps.length && steps[at].by.id === steps[at - 1].by.id;
}

/** @param {State} state @returns {State} */
export const clear = (state) => moved(halt(state), { type: 'clearAll' });

/** Removes the entries of a person and keeps the puzzle. @param {State} state @returns {Next} */
export const restartByHand = (state) =>
  byHand(state, 'restarted', (halted) => {
    const next = moved(halted, { type: 'restart' });
    const isSame = gameOf(next) === gameOf(halted);
    return hint(next, wordsFor(next).t(isSame ? 'status.unchanged' : 'status.restarted'));
  });

/** @param {State} state @returns {State} */
export const back = (state) => takenBack(halt(state));

/** @param {State} state @returns {Next} */
export const backByHand = (state) =>
  byHand(state, 'back', (halted) => say(takenBack(halted), sayTakenBack(halted)));

/** @param {State} state @returns {Next} */
export const forwardByHand = (state) =>
  byHand(state, 'forward', (halted) => {
    const next = goTo(halted.history, indexAfter(halted));
    const { t } = wordsFor(state);
    if (next === halted.history) return say(halted, t('status.nothingToRedo'));
    return say({ ...onto(halted, next), walked: halted.walked }, t('status.forward'));
  });

/** @param {State} state before @returns {string} */
function sayTakenBack(state) {
  const { t, square } = wordsFor(state);
  if (!canUndo(state.history)) return t('status.nothingToUndo');
  const [before, after] = [gameOf(state), gameOf(takenBack(state))];
  const changed = before.squares.flatMap((content, index) =>
    content === after.squares[index] ? [] : [index],
  );
  if (changed.length === 0) return t('status.backNotes');
  return changed.length === 1
    ? t('status.backSquare', { square: square(squareNamed(changed[0])) })
    : t('status.backSquares', { count: changed.length });
}

/** Whether a digit stands for a sheet. @param {State} state */
export const picksSheet = (state) => state.choices.view === 'sheet' && state.controls.has('view');

// Choices

/** @param {State} state @param {Partial<Choices>} changes that a host wants @returns {State} */
export function setChoices(state, changes) {
  const choices = Object.freeze({ ...state.choices, ...choicesFrom(changes) });
  const isSheet = choices.view === 'sheet' && state.controls.has('view');
  const isSame = choices.notation === state.choices.notation;
  const next = { ...(isSame ? state : silenced(state)), choices };
  return settleMethod({ ...next, picked: isSheet ? null : state.picked });
}

/**
 * A method that the engine does not have gives way to the first. Before its table is there, any may be one.
 *
 * @param {State} state @returns {State}
 */
export function settleMethod(state) {
  const [first] = state.methods;
  if (!first || methodOf(state)) return state;
  const { method } = state.choices;
  const choices = Object.freeze({ ...state.choices, method: first.slug });
  return addEntry({ ...state, choices }, { kind: 'noMethod', method, instead: first.slug });
}

/** @param {State} state @param {Partial<Choices>} changes by a person @returns {Next} */
export function choose(state, changes) {
  const next = setChoices(state, changes);
  return [next, tellHost('chosen', { choices: next.choices })];
}

/** @param {State} state @param {Partial<Choices>} changes of the view @returns {Next} */
export function chooseView(state, changes) {
  return andThen(choose(state, changes), (next) =>
    say(next, nameView(wordsFor(next), next.choices)),
  );
}

/** The next view; common digits only if there are several solutions. @param {State} state @returns {Next} */
export function nextView(state) {
  const areSeveral = state.verdict?.kind === 'several';
  const views = VIEWS.filter((view) => view !== 'common' || areSeveral);
  const index = views.indexOf(state.choices.view);
  return chooseView(state, { view: views[(index + 1) % views.length] });
}

/** To the view of common digits, and back. @param {State} state @returns {Next} */
export const toggleCommon = (state) =>
  chooseView(state, { view: state.choices.view === 'common' ? 'digits' : 'common' });

/** @type {Record<Choices['highlight'], string>} */
export const HIGHLIGHT_NAMES = {
  digit: 'highlight.digit',
  peers: 'highlight.peers',
  pairs: 'highlight.pairs',
  none: 'highlight.none',
};

/** @param {State} state @returns {Next} */
export function nextHighlight(state) {
  const at = HIGHLIGHTS.indexOf(state.choices.highlight);
  const highlight = HIGHLIGHTS[(at + 1) % HIGHLIGHTS.length];
  return andThen(choose(state, { highlight }), (next) =>
    say(next, wordsFor(next).t(HIGHLIGHT_NAMES[highlight])),
  );
}

/** @type {Record<Choices['view'], string>} */
const VIEW_NAMES = {
  digits: 'view.digits',
  told: 'view.told',
  candidates: 'view.candidates',
  counts: 'view.counts',
  sheet: 'view.sheet',
  common: 'view.common',
};

/** @param {import('../locales/words.js').Words} words @param {Pick<Choices, 'view' | 'sheet'>} choices @returns {string} */
export const nameView = ({ t }, { view, sheet }) => t(VIEW_NAMES[view], { digit: sheet });

/** All choices in the list of views. @param {Pick<Choices, 'sheet'>} choices */
export const viewsToChoose = ({ sheet }) =>
  VIEWS.flatMap((view) => (view === 'sheet' ? SHEETS : [sheet]).map((sheet) => ({ view, sheet })));

/** @param {State} state @param {Partial<Pick<State, 'controls' | 'readonly' | 'takesPhotos' | 'practised'>>} changes @returns {State} */
export const setControls = (state, changes) => ({ ...state, ...changes });

/** Nothing is selected any more. @param {State} state @returns {State} */
export const letGo = (state) => ({
  ...state,
  selected: null,
  isReading: state.mode === 'digits' && state.picked === null,
});

/** Escape, if nothing runs: leaves one thing after the other. @param {State} state @returns {Next} */
export function leave(state) {
  if (state.refusal) return { ...state, refusal: null, pointed: null };
  if (state.pointed) return point(state, null);
  if (state.hints) return leaveHints(state);
  const isCommon = state.choices.view === 'common' && state.controls.has('view');
  if (picksSheet(state) || isCommon) return chooseView(state, { view: 'digits' });
  return letGo({ ...state, picked: null });
}

// Faults

/** @param {State} state @param {string | null} key of its sentence @returns {State} */
export function setFault(state, key) {
  if (key === state.fault) return state;
  const next = { ...state, fault: key, isSlow: false };
  return key ? say(next, wordsFor(state).t(key)) : next;
}
