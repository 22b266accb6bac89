/**
 * The next deduction of a method on the digits and marks on view: a digit, or candidates that go. Loaded when it is
 * first wanted.
 *
 * The one idea: a press tells its deductions in their order, so the first that changes anything is the next one. Only
 * that is applied to the board, as one step of the way, in which marks are candidates.
 */

import { boardText } from '../../engine/board.js';
import { record } from '../../game/history.js';
import { applyMove, givenText, toText } from '../../game/state.js';
import { cautioned, isUnsolvable } from '../../story/caution.js';
import { courseOf, refutes, tellNode } from '../../story/course.js';
import { item } from '../../story/items.js';
import { tellPlaced } from '../../story/placements.js';
import { loadDetails } from '../../story/loading.js';
import { techniques } from '../../story/shelf.js';
import { addEntry, chooseView, onto, tellHost } from '../../model/actions.js';
import { telling } from '../check/checking.js';
import { refuse as refusePress } from '../check/refusing.js';
import { optionsOf, showsMarks } from '../../model/choices.js';
import { openCatalogue } from '../hints/catalogue.js';
import { movesOf, positionOf, squareOf } from '../../model/hints/position.js';
import { announce, hint } from '../../model/message.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { andThen } from '../../model/store.js';
import { isSolvable } from './solvable.js';
import { aloud, tell } from '../../model/telling.js';
import { hold } from '../../model/way/held.js';
import { takersOn } from '../../model/way/takers.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../check/checking.js').Work} CheckWork */
/** @typedef {Awaited<ReturnType<import('../pieces.js').Pieces['proofs']>>} Proofs */
/** @typedef {Omit<CheckWork, 'solving'> & { solving: import('./solving.js').Solving, removeNext: Proofs['removeNext'] }} Work */
/** @typedef {import('../../story/techniques/takers.js').Takers} Takers */
/** @typedef {Pick<Work, 'solving' | 'signal' | 'removeNext'> & { run: Pick<import('../../model/state.js').Run, 'game' | 'choices'>, takers: Takers }} Asked takers: of the board on which it runs */
/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../model/way/way.js').Maker} Maker */
/** @typedef {import('../../model/way/way.js').Step} Step */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/store.js').Next} Next */
/** @typedef {import('../../model/hints/answers.js').Place} Place */
/** @typedef {import('../../story/course.js').Node} Node */
/** @typedef {{ node: Node, placed: readonly Place[], removed: readonly Place[] }} Deduction */
/** @typedef {{ outcome: string, events: readonly Event[], isBaseless: boolean }} Answered by a press; isBaseless: on a board without a solution */
/** @typedef {Pick<Answered, 'events' | 'isBaseless'> & { deduction: Deduction, method: MethodInfo }} Found */
/** @typedef {Extract<import('../../model/telling.js').Told, { kind: 'told' }>} Told */

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
  if (method.namesSteps && 'event' in node) return techniques().tellOne(words, events, node.event);
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

/** The step of the way that a deduction is. @param {Deduction} deduction @param {Omit<Maker, 'action'>} by @returns {Readonly<Step>} */
function stepOfDeduction({ placed, removed }, by) {
  const places = (placed.length ? placed : removed).map((place) =>
    Object.freeze({ square: squareOf(place), digit: place.digit }),
  );
  return Object.freeze({
    by: Object.freeze({ ...by, action: /** @type {const} */ ('deduce') }),
    nth: 0,
    ...places[0],
    isTaking: false,
    ...(placed.length === 0 && { removed: Object.freeze(places) }),
  });
}

/** The account of a deduction. @param {Found} found @param {Readonly<Step>} step @param {Game} game before it @returns {Told} */
const toldOfDeduction = (found, step, game) =>
  Object.freeze({
    ...{ id: step.by.id, kind: /** @type {const} */ ('told'), game, before: null, step },
    tell: (/** @type {Words} */ words) => tellFound(words, found),
    rule: 'event' in found.deduction.node ? found.deduction.node.event.rule : null,
    weight: found.events.length,
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
  const { deduction, method } = found;
  // Keeps the marks that go visible.
  const isHidden = !deduction.placed.length && !showsMarks(state.choices);
  const game = movesOf(before, deduction).reduce(applyMove, before);
  const step = stepOfDeduction(deduction, {
    ...{ id, method: method.slug, options: Object.freeze(optionsOf(run.choices, method)) },
    ...(found.isBaseless && { isUnsolvable: /** @type {const} */ (true) }),
  });
  const told = toldOfDeduction(found, step, before);
  const entry = tell(wordsFor(state), state.language, told);
  const remark = Object.freeze({ picture: entry.lead.picture, candidates: null, told: false });
  return andThen(isHidden ? chooseView(state, { view: 'digits' }) : state, (seen) => {
    const history = record(seen.history, game, Object.freeze({ remark, step }));
    const next = announce(hold(onto(seen, history), told), aloud(entry));
    return [next, tellHost('changed', { board: toText(game), kind: 'deduced' })];
  });
}

/**
 * The next step of the catalogue; where it has none, the candidate that goes by the shortest contradiction. On a wrong
 * board it is what a press finds.
 *
 * @param {Asked} asked
 * @param {MethodInfo} method
 * @returns {Promise<Answered | null>} null: it was stopped
 */
async function steppedOn(asked, method) {
  const {
    run: { game, choices },
    solving,
    signal,
    removeNext,
    takers,
  } = asked;
  const position = positionOf(game);
  const catalogue = openCatalogue(solving, position, choices.techniques);
  const { isRight } = await catalogue.check({ signal });
  if (!isRight) return pressed(asked, method);
  const step = await catalogue.hint({ signal });
  const events = step
    ? await catalogue.tell(step, { signal })
    : await removeNext({ ...position, givens: givenText(game) }, { solving, signal });
  const outcome = events ? 'continues' : 'stuck';
  return { outcome, events: techniques().withTakers(events ?? [], takers), isBaseless: false };
}

/**
 * @param {Asked} asked
 * @param {MethodInfo} method
 * @returns {Promise<Answered | null>} null: it was stopped
 */
async function pressed({ run: { game, choices }, solving, signal }, method) {
  const position = positionOf(game);
  const { result, events } = await solving.press({
    ...{ action: 'step', board: boardText(position), method: method.slug, trail: null, signal },
    options: { ...optionsOf(choices, method), eventDepth: 255 },
    onProgress: () => {},
  });
  const { outcome } = result;
  return outcome === 'cancelled' ? null : { outcome, events, isBaseless: isUnsolvable(result) };
}

/** @param {Game} game @param {MethodInfo} method @param {string} key */
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
  const read = (/** @type {Game} */ game) => boardText(positionOf(game));
  const isAsked = run.byPerson && !run.anyway;
  if (isAsked && !(await isSolvable(read(run.game), null, solving, signal))) {
    return refusePress(work, read);
  }
  await telling(
    work,
    () => findDeduction({ ...work, takers: takersOn(store.state) }, method),
    (state, found, id) =>
      'deduction' in found ? deduced(state, found, id) : addEntry(state, found, id),
  );
}

/** The account of a deduction that was made before. @param {Asked} asked @param {Maker} by @param {string} language @returns {Promise<Told | null>} */
export async function deduceAgain(asked, by, language) {
  const method = await asked.solving.method(by.method, asked.signal);
  if (!method?.takesCandidates) return null;
  await loadDetails(language, method);
  const found = await findDeduction(asked, method);
  return found && 'deduction' in found
    ? toldOfDeduction(found, stepOfDeduction(found.deduction, by), asked.run.game)
    : null;
}

/**
 * @param {Asked} asked
 * @param {MethodInfo} method that works with candidates
 * @returns {Promise<Found | ReturnType<typeof whyNone> | null>} null: it was stopped
 */
async function findDeduction(asked, method) {
  const answered = await (method.namesSteps ? steppedOn(asked, method) : pressed(asked, method));
  const deduction = answered && deductionIn(answered.events);
  if (!answered || deduction) return answered && deduction && { ...answered, deduction, method };
  return whyNone(asked.run.game, method, NONE[answered.outcome] ?? 'next.none');
}
