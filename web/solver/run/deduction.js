/**
 * The next deduction of a method on the digits and marks on view: a digit, or candidates that go. Loaded when it is
 * first wanted.
 *
 * The one idea: a press of 1 Step tells its deductions in their order, so the first that changes anything is the next
 * one. Only that is applied to the board, as one move, in which marks are candidates.
 */

import { boardText } from '../../engine/board.js';
import { applyMove, toText } from '../../game/state.js';
import { cautioned, isUnsolvable } from '../../story/caution.js';
import { courseOf, refutes, tellNode } from '../../story/course.js';
import { item } from '../../story/items.js';
import { tellPlaced } from '../../story/placements.js';
import { loadDetails } from '../../story/loading.js';
import { techniques } from '../../story/shelf.js';
import { addEntry, chooseView, keep, onto, tellHost } from '../../model/actions.js';
import { telling } from '../check/checking.js';
import { refuse as refusePress } from '../check/refusing.js';
import { optionsOf } from '../../model/choices.js';
import { openCatalogue } from '../hints/catalogue.js';
import { movesOf, positionOf } from '../../model/hints/position.js';
import { hint } from '../../model/message.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { isSolvable } from './solvable.js';
import { tell } from '../../model/telling.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../check/checking.js').Work} CheckWork */
/** @typedef {Omit<CheckWork, 'solving'> & { solving: import('./solving.js').Solving }} Work */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/store.js').Next} Next */
/** @typedef {import('../../model/hints/answers.js').Place} Place */
/** @typedef {import('../../story/course.js').Node} Node */
/** @typedef {{ node: Node, placed: readonly Place[], removed: readonly Place[] }} Deduction */
/** @typedef {{ outcome: string, events: readonly Event[], isBaseless: boolean }} Told by a press; isBaseless: on a board without a solution */
/** @typedef {Pick<Told, 'events' | 'isBaseless'> & { deduction: Deduction, method: MethodInfo }} Found */

/**
 * The event that shows why something follows: a deduction, or the end of a trial that rules its digit out.
 * @param {Node} node
 */
function causeOf(node) {
  if ('event' in node) return node.event;
  return refutes(node.trial) ? node.trial.result : null;
}

/** @param {readonly Event[]} events of a press @returns {Deduction | null} the first that changes the board */
export function deductionIn(events) {
  for (const node of courseOf(events)) {
    const cause = causeOf(node);
    const places = (/** @type {string} */ wanted) =>
      events.flatMap(({ kind, depth, cause: number, square, digits }) =>
        kind === wanted && depth === 0 && number !== null && events[number] === cause && square
          ? digits.map((digit) => ({ ...square, digit }))
          : [],
      );
    const [placed, removed] = [places('placed'), places('excluded')];
    if (placed.length + removed.length > 0) return Object.freeze({ node, placed, removed });
  }
  return null;
}

/** @param {Words} words @param {Omit<Found, 'isBaseless'>} found @returns {Item} */
function tellDeduction(words, { deduction: { node, placed }, events, method }) {
  if (method.namesSteps && 'event' in node) return techniques().tellStep(words, events, node.event);
  const [last] = placed;
  const event = events.find(
    ({ kind, depth, square }) =>
      kind === 'placed' &&
      depth === 0 &&
      square?.row === last?.row &&
      square?.column === last?.column,
  );
  return last && event ? tellPlaced(words, events, event, method) : tellNode(words, events, node);
}

/** @param {Words} words @param {Found} found @returns {import('../../story/types.js').Entry} */
function tellFound(words, found) {
  const { text, detail, ...rest } = tellDeduction(words, found);
  const entry = { lead: item(words.join([text, detail]), rest), items: [] };
  return found.isBaseless ? cautioned(words, entry) : entry;
}

/** Why there is none. @type {Readonly<Record<string, string>>} */
const NONE = Object.freeze({
  inconsistent: 'next.inconsistent',
  continues: 'next.trial',
  finished: 'next.trial',
});

/**
 * Applies the next deduction to the board, and tells it.
 *
 * @param {State} state
 * @param {Found} found
 * @param {number} id of the run
 * @returns {Next}
 */
export function deduced(state, found, id) {
  const { run } = state;
  const before = gameOf(state);
  if (run?.id !== id || run.game !== before) return addEntry(state, { kind: 'overtaken' }, id);
  const { deduction } = found;
  // Keeps the marks that go visible.
  const isHidden = !deduction.placed.length && state.choices.view !== 'digits';
  const [seen, ...orders] = /** @type {[State, ...import('../../model/store.js').Order[]]} */ (
    [isHidden ? chooseView(state, { view: 'digits' }) : state].flat()
  );
  const game = movesOf(before, deduction).reduce(applyMove, before);
  const told = /** @type {const} */ ({
    kind: 'told',
    tell: (/** @type {Words} */ words) => tellFound(words, found),
    game: before,
    before: null,
  });
  const { picture } = tell(wordsFor(state), state.language, Object.freeze({ ...told, id })).lead;
  const remark = Object.freeze({ picture, candidates: null, told: false });
  const next = addEntry(onto(seen, keep(seen, game, { remark })), told, id);
  return [next, ...orders, tellHost('changed', { board: toText(game), kind: 'deduced' })];
}

/**
 * @param {Work} work
 * @param {MethodInfo} method
 * @returns {Promise<Told | null>} null: it was stopped
 */
async function pressed({ run: { game, choices }, solving, signal }, method) {
  const position = positionOf(game);
  if (method.namesSteps) {
    const catalogue = openCatalogue(solving, position, choices.techniques);
    const { isRight } = await catalogue.check({ signal });
    const step = isRight && (await catalogue.hint({ signal }));
    const isBaseless = !isRight;
    if (!step) return { outcome: isRight ? 'stuck' : 'inconsistent', events: [], isBaseless };
    return { outcome: 'continues', events: await catalogue.tell(step, { signal }), isBaseless };
  }
  const { result, events } = await solving.press({
    ...{ action: 'step', board: boardText(position), method: method.slug, trail: null, signal },
    options: { ...optionsOf(choices, method), eventDepth: 255 },
    onProgress: () => {},
  });
  const { outcome } = result;
  return outcome === 'cancelled' ? null : { outcome, events, isBaseless: isUnsolvable(result) };
}

/** @param {import('../../game/state.js').Game} game @param {MethodInfo} method @param {string} key */
const whyNone = (game, { slug }, key) => ({
  kind: /** @type {const} */ ('told'),
  tell: (/** @type {Words} */ words) => ({
    lead: item(words.t(key, { method: words.method(slug) }), { tone: 'quiet' }),
    items: [],
  }),
  game,
  before: null,
});

/** @param {State} state @param {MethodInfo} method that does not work with candidates */
function refuse(state, { slug }) {
  const words = wordsFor(state);
  const able = state.methods.filter(({ takesCandidates }) => takesCandidates);
  const methods = words.list(able.map((method) => words.method(method.slug)));
  return hint(state, words.t('next.unable', { method: words.method(slug), methods }));
}

/** @param {Work} work */
export async function deduce(work) {
  const { run, store, solving, signal } = work;
  const method = await solving.method(run.choices.method, signal);
  if (!method) return;
  await loadDetails(store.state.language, method);
  if (!method.takesCandidates) return void store.send(refuse, method);
  const read = (/** @type {import('../../game/state.js').Game} */ game) =>
    boardText(positionOf(game));
  const isAsked = run.byPerson && !run.anyway;
  if (isAsked && !(await isSolvable(read(run.game), null, solving, signal))) {
    return refusePress(work, read);
  }
  const find = async () => {
    const told = await pressed(work, method);
    const deduction = told && deductionIn(told.events);
    if (!told || deduction) return told && deduction && { ...told, deduction, method };
    return whyNone(run.game, method, NONE[told.outcome] ?? 'next.none');
  };
  await telling(work, find, (state, found, id) =>
    'deduction' in found ? deduced(state, found, id) : addEntry(state, found, id),
  );
}
