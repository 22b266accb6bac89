// Presses 1 Step or Go, and proves the method's own account: the course of the press, the account of each digit, the
// sets at the end.

import { isDeepStrictEqual } from 'node:util';
import { Position } from '../explained/position.js';
import { Found } from '../explained/unproved.js';
import { literal } from '../words/logic.js';
import { endFaults, figureFaults, proveCourse } from './course.js';
import { nameFaults } from './names.js';
import { accountIn, courseIn, languageFaults, setsIn, tellingOf } from './texts.js';
import { adoptionFaults, proveTree, stageFaults } from './ushio.js';
import { accountFaults } from './visits.js';
import { indexOf } from '../grid.js';

/** @typedef {import('../../web/engine/engine.js').Engine} Engine */
/** @typedef {import('../../web/story/types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('../../web/story/types.js').Method} Method */
/** @typedef {import('./texts.js').Telling} Telling */
/** @typedef {import('./texts.js').Told} Told */

/** A press and its result. */
/** @typedef {{ before: string, after: string, events: readonly Event[], method: Method }} Pressed */
/** What is told of it: accounts by the event of the digit. */
/** @typedef {{ course: Told, accounts: ReadonlyMap<Event, Told>, sets: Told }} Said */

/** The digits that were placed on the board. @param {readonly Event[]} events */
const digitsIn = (events) =>
  events.filter(({ kind, depth, square }) => kind === 'placed' && depth === 0 && square);

/** @param {readonly Event[]} events @param {Event} event */
const causeOf = (events, { cause }) => (cause === null ? null : events[cause]);

/** All digits of a trial that filled the board fold the same, which may be thousands of items: it is read once. @param {Pressed} pressed @param {readonly DeterminedSet[]} sets @returns {Said} */
function saidOf({ events, method }, sets) {
  const digits = digitsIn(events);
  const isTried = (/** @type {Event} */ event) =>
    ['assumed', 'result'].includes(String(causeOf(events, event)?.kind));
  const first = digits.find(isTried);
  const isWhole = (/** @type {Event} */ event) => event === first || !isTried(event);
  return {
    course: courseIn(events),
    accounts: new Map(
      digits.map((event) => [event, accountIn(events, event, method, isWhole(event))]),
    ),
    sets: setsIn(sets),
  };
}

/** @param {Said} said @param {Event} event @returns {Telling[]} */
const accountOf = ({ accounts }, event) => (accounts.get(event)?.en ?? []).map(tellingOf);

/** All faults in what is told of a press. @param {Pressed} pressed @param {Said} said */
export function faultsOf(pressed, said) {
  const all = [said.course, said.sets, ...said.accounts.values()];
  const faults = all.flatMap(languageFaults);
  if (faults.length > 0) return { faults, count: 0 };
  if (pressed.method.slug === 'ushio') return setFaults(pressed, said);
  return pressed.method.goesOn ? searchFaults(pressed, said) : courseFaults(pressed, said);
}

/**
 * A method that deduces: its course item by item, and each digit on the position on which it stands.
 * @param {Pressed} pressed
 * @param {Said} said
 */
function courseFaults({ before, after, events }, said) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Position[]} */
  const positions = [];
  /** @type {Set<number>} */
  const indirect = new Set();
  const root = new Position(before);
  const passes = (
    /** @type {Telling} */ { facts: [fact], detail },
    /** @type {Position} */ now,
  ) => {
    positions.push(now.copy());
    if (now !== root || fact?.says !== 'lines') return;
    for (const { squares, digits } of detail)
      for (const square of squares)
        for (const digit of digits) indirect.add(literal(square, digit));
  };
  const course = said.course.en.map(tellingOf);
  const filled = proveCourse(root, course, { faults, passes });
  if (faults.length === 0) faults.push(...endFaults(root, filled, after));
  const found = new Found();
  const deductions = events.filter(({ kind }) => kind === 'deduction');
  for (const [at, event] of digitsIn(events).entries()) {
    const cause = causeOf(events, event);
    const position = (cause && positions[deductions.indexOf(cause)]) ?? new Position(before);
    const own = { square: eventSquare(event), digit: event.digits[0], isFirst: at === 0 };
    const account = accountOf(said, event);
    // Trials before the digit are told as the course tells them, and so is what happened inside the one that found it.
    const isTrial = (/** @type {Telling} */ { facts: [fact] }) => fact.says === 'refuted';
    const inside = account.filter(
      ({ facts: [{ says }] }) => says === 'tried' || says === 'follows',
    );
    const again = [...account.filter(isTrial), ...inside.flatMap(({ items }) => items)];
    faults.push(...inside.flatMap(figureFaults));
    if (!again.every((item) => contains(course, item))) faults.push('a trial is told that the course does not tell'); // prettier-ignore
    const others = account.filter((item) => !isTrial(item));
    faults.push(...accountFaults(others, { ...own, position, indirect, found }));
  }
  return { faults, count: positions.length };
}

/** A search deduces nothing: each of its digits is checked on the board before it. @param {Pressed} pressed @param {Said} said */
function searchFaults({ before, events }, said) {
  const found = new Found();
  const digits = [...before];
  let [count, isFirst] = [0, true];
  const faults = events.flatMap((event) => {
    const { kind, depth } = event;
    if (depth > 0 || (kind !== 'placed' && kind !== 'takenBack')) return [];
    const position = new Position(digits.join(''));
    const [square, digit] = [eventSquare(event), event.digits[0]];
    digits[square] = kind === 'placed' ? String(digit) : '.';
    if (kind === 'takenBack') return [];
    count++;
    const placed = { square, digit, isFirst, position, indirect: new Set(), found };
    isFirst = false;
    return accountFaults(accountOf(said, event), placed);
  });
  return { faults, count };
}

/**
 * Ushio's method: its sets and assumptions, each digit by the stages of its set, and the sets at the end.
 * @param {Pressed} pressed
 * @param {Said} said
 */
function setFaults({ before, events }, said) {
  const [board, found] = [new Position(before), new Found()];
  const items = said.course.en.map(tellingOf);
  const { faults, registered, level } = proveTree(board, events, items, found);
  for (const event of digitsIn(events)) {
    const own = accountOf(said, event);
    const [square, digit] = [eventSquare(event), event.digits[0]];
    const at = registered.get(/** @type {Event} */ (causeOf(events, event)));
    if (at) {
      const facts = own.flatMap((item) => item.facts);
      faults.push(...own.flatMap((item) => nameFaults(item.facts[0], item.rule)));
      faults.push(...stageFaults(at, facts, { squares: [square], digits: [digit] }));
      if (facts.at(-1)?.says !== 'registered') faults.push('its level is not told');
    } else {
      faults.push(...adoptionFaults(own[0].facts, items, { board, square, digit, found }));
      const isTold = own.slice(1).every((item) => contains(items, item));
      if (!isTold) faults.push('an assumption is told that the course does not tell');
    }
  }
  const isAdopted = events.some(({ kind }) => kind === 'adopted' || kind === 'fromFinished');
  for (const { facts } of said.sets.en.map(tellingOf)) {
    const isKnown = level.knows(facts[0].set);
    if (!isKnown && !isAdopted) faults.push(`was not registered: ${facts[0].sentence}`);
  }
  return { faults, count: registered.size };
}

/** @param {Event} event */
const eventSquare = ({ square }) => (square ? indexOf(square) : -1);

/** @param {readonly Telling[]} items @param {Telling} wanted @returns {boolean} */
const contains = (items, wanted) =>
  items.some((item) => isDeepStrictEqual(item, wanted) || contains(item.items, wanted));

/** @typedef {{ board: string, method: string, press?: 'step' | 'solve', presses?: number }} Press presses: of 1 Step at most */

/**
 * The presses of a board, each with what is said of it.
 *
 * @param {Engine} engine @param {Press} press
 * @returns {Generator<{ pressed: Pressed, said: Said }>}
 */
export function* pressesOn(engine, { board, method: slug, press = 'solve', presses = 1 }) {
  const method = /** @type {Method} */ (engine.methods().find((one) => one.slug === slug));
  const solver = engine.open(board, { method: slug, events: true });
  try {
    for (let at = 0; at < presses; at++) {
      const before = String(solver.board);
      const { outcome } = press === 'solve' ? solver.solve() : solver.step();
      const pressed = { before, after: String(solver.board), events: solver.events(), method };
      yield { pressed, said: saidOf(pressed, solver.sets()) };
      if (outcome !== 'continues') return;
    }
  } finally {
    solver.free();
  }
}

/** @param {Engine} engine @param {Press} press */
export function checkPress(engine, press) {
  const all = { faults: /** @type {string[]} */ ([]), items: 0, digits: 0 };
  for (const { pressed, said } of pressesOn(engine, press)) {
    const { faults, count } = faultsOf(pressed, said);
    all.faults.push(...faults.map((fault) => `${press.method} on ${pressed.before}: ${fault}`));
    all.items += count;
    all.digits += said.accounts.size;
  }
  return all;
}
