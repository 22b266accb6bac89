// Compares the events of a press with the solutions of its board: no exclusion, registration or
// contradiction may take a solution away, at any depth of assumption.
//
// The one idea: follow the story with the solutions that are still meant. An assumption keeps those
// with its digit (or, as sub, without it) until its result is told. An adoption, and a digit placed
// because a trial with it ended well, keep those with their digit: where a board has several solutions
// this chooses one, so it need not hold for all of them, but it has to hold for one. Whatever else is
// told has to hold for all that are left.

import { Engine } from '../../web/index.js';
import { need } from '../needs.js';
import { indexOf } from '../grid.js';

need('wasm');

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} Event */

/** @param {string} solution @param {any} placement a square with digits */
const has = (solution, { square, digits }) => digits.includes(Number(solution[indexOf(square)]));

/** The digits of a solution in the squares of an event. @param {string} solution @param {Event} event */
const digitsIn = (solution, { squares }) =>
  squares.map((square) => Number(solution[indexOf(square)])).sort();

/**
 * Asked millions of times, so in bits: as many squares as digits, which ascend, and just those in them.
 * @param {string} solution @param {Event} set
 */
function agrees(solution, { squares, digits }) {
  let [found, wanted] = [0, 0];
  for (const square of squares) found |= 1 << Number(solution[indexOf(square)]);
  for (const digit of digits) {
    if (wanted >> digit) return false;
    wanted |= 1 << digit;
  }
  return squares.length === digits.length && found === wanted;
}

/** In each box of its squares the digit stands once in them. @param {string} solution @param {Event} event */
const confines = (solution, event) => {
  const boxes = event.squares.map(
    ({ row, column }) => 3 * Math.ceil(row / 3) + Math.ceil(column / 3),
  );
  const digits = digitsIn(solution, event).filter((digit) => digit === event.digits[0]);
  return digits.length === new Set(boxes).size;
};

/** @param {string} solution @param {Event} event */
const hasNot = (solution, event) => !has(solution, event);

/** @typedef {(solution: string, event: Event) => boolean} Claim that holds if the event is right */

/** By kind. Other kinds claim nothing. @type {Record<string, Claim>} */
const BY_KIND = {
  excluded: hasNot,
  placed: has,
  fromFinished: has,
  contradiction: () => false,
  setFound: agrees,
  complement: agrees,
  setReduced: agrees,
  setRegistered: agrees,
  setOmitted: agrees,
};

/**
 * Of a deduction, by what its rule does; `removes` claims nothing beyond its exclusions, nor does a technique of the
 * catalogue, which may be called as a rule is, but is of another family.
 * @type {Record<string, Claim>}
 */
const BY_DEED = { places: has, fills: agrees, confines, denies: hasNot };

const rules = (await Engine.load()).rules();
const deeds = new Map(rules.map(({ slug, family, does }) => [`${family} ${slug}`, does]));

/** @param {Event} event @returns {Claim | undefined} */
export const claimOf = ({ kind, rule, family }) =>
  kind === 'deduction' ? BY_DEED[deeds.get(`${family} ${rule}`) ?? ''] : BY_KIND[kind];

/** Whether a digit was placed only because a trial with it ended well. @param {Event} event @param {Event[]} events */
const onTrial = ({ kind, depth, cause }, events) =>
  kind === 'placed' &&
  depth === 0 &&
  cause !== null &&
  ['assumed', 'result'].includes(events[cause].kind);

/**
 * The faults in a story, in words.
 * @param {Event[]} events of one press
 * @param {string[]} solutions of the board as it was before; some of them, unless `complete`
 * @param {{ complete: boolean }} options
 */
export function storyFaults(events, solutions, { complete }) {
  /** @type {string[]} */
  const faults = [];
  let meant = [solutions];
  events.forEach((event, number) => {
    const left = meant[meant.length - 1];
    const claim = claimOf(event);
    const say = (/** @type {string} */ words) =>
      faults.push(`event ${number} (${event.kind} ${event.rule ?? ''}) ${words}`);
    if (event.kind === 'assumed') {
      const sub = event.rule === 'sub';
      meant.push(left.filter((solution) => has(solution, event) !== sub));
    } else if (event.kind === 'result') {
      meant.pop();
      if (event.value === 'inconsistent' && left.length > 0) say('has solutions');
      if (event.value === 'finished' && complete && left.length === 0) say('has no solution');
    } else if (event.kind === 'adopted') {
      meant[meant.length - 1] = left.filter((solution) => has(solution, event));
    } else if (event.kind === 'fromFinished' || onTrial(event, events)) {
      meant = [left.filter((solution) => has(solution, event))];
      if (complete && meant[0].length === 0) say('is in no solution');
    } else if (claim && !left.every((solution) => claim(solution, event))) {
      say('takes a solution away');
    }
  });
  return faults;
}

/** Depths of assumption to tell of, fewer where the story finds no room. */
const DEPTHS = [255, 2, 1, 0];

/**
 * Presses 1 Step to the end, or Go, and returns the faults in all stories.
 * @param {Engine} engine
 * @param {string} board
 * @param {string[]} solutions of the board
 * @param {{ complete: boolean, press: 'step' | 'solve', method: string, depths?: number[] }} options
 * @returns {string[]}
 */
export function boardFaults(engine, board, solutions, { depths = DEPTHS, ...options }) {
  const { method } = options;
  const [eventDepth, ...fewer] = depths;
  const solver = engine.open(board, { method, events: true, options: { eventDepth } });
  try {
    for (;;) {
      const before = solver.board;
      const meant = solutions.filter((solution) => fits(solution, before));
      const result = options.press === 'step' ? solver.step() : solver.solve();
      if (result.eventsLost > 0) {
        if (fewer.length === 0) return [`${before}: events of depth 0 were lost`];
        return boardFaults(engine, before, meant, { ...options, depths: fewer });
      }
      const faults = storyFaults(solver.events(), meant, options);
      if (faults.length > 0) return faults.map((fault) => `${before}: ${fault}`);
      if (result.outcome !== 'continues') return [];
    }
  } finally {
    solver.free();
  }
}

/** Whether a solution has all digits of a board. @param {string} solution @param {string} board */
export function fits(solution, board) {
  return Array.from(board).every((digit, s) => digit === '.' || digit === solution[s]);
}
