// Holds the story of a press against the solutions of its board: nothing that is excluded, registered
// or called a contradiction may take a solution away, at any level of assumption.
//
// The one idea: follow the story with the solutions that are still meant. An assumption keeps those
// with its digit (main) or without it (sub) until its result is told; an adoption keeps those with the
// adopted digit. Whatever else is told has to hold for all that are left.

/** @typedef {import('../../web/index.js').Engine} Engine */
/** @typedef {import('../../web/engine/records.js').KakuteiEvent} Event */

/** @param {{ row: number, column: number }} square */
const indexOf = ({ row, column }) => (row - 1) * 9 + column - 1;

/** @param {string} solution @param {any} placement a square with digits */
const has = (solution, { square, digits }) => solution[indexOf(square)] === String(digits[0]);

/** @param {string} solution @param {Event} set */
const agrees = (solution, { squares, digits }) =>
  squares
    .map((square) => solution[indexOf(square)])
    .sort()
    .join('') === digits.join('');

const SETS = ['setFound', 'complement', 'setReduced', 'setRegistered', 'setOmitted'];
const PLACEMENTS = ['fromFinished', 'placed'];

/**
 * What an event claims, against a solution that is still meant.
 * @param {Event} event
 * @param {string} solution
 */
function contradicts(event, solution) {
  if (event.kind === 'excluded') return has(solution, event);
  if (SETS.includes(event.kind)) return !agrees(solution, event);
  if (PLACEMENTS.includes(event.kind)) return !has(solution, event);
  return event.kind === 'contradiction';
}

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
    const say = (/** @type {string} */ words) =>
      faults.push(`event ${number} (${event.kind} ${event.rule ?? ''}) ${words}`);
    if (event.kind === 'assumed') {
      const main = event.rule === 'main';
      meant.push(left.filter((solution) => has(solution, event) === main));
    } else if (event.kind === 'result') {
      meant.pop();
      if (event.value === 'inconsistent' && left.length > 0) say('has solutions');
      if (event.value === 'finished' && complete && left.length === 0) say('has no solution');
    } else if (event.kind === 'adopted') {
      meant[meant.length - 1] = left.filter((solution) => has(solution, event));
    } else if (event.kind === 'fromFinished') {
      meant = [left.filter((solution) => has(solution, event))];
    } else if (left.some((solution) => contradicts(event, solution))) {
      say('takes a solution away');
    }
  });
  return faults;
}

/** Levels of assumption to tell of, fewer where the story finds no room. */
const LEVELS = [255, 2, 1, 0];

/**
 * Presses 1 Step to the end, or Go, and returns the faults in all stories.
 * @param {Engine} engine
 * @param {string} board
 * @param {string[]} solutions of the board
 * @param {{ complete: boolean, press: 'step' | 'solve', levels?: number[] }} options
 * @returns {string[]}
 */
export function boardFaults(engine, board, solutions, { levels = LEVELS, ...options }) {
  const [eventLevels, ...fewer] = levels;
  const solver = engine.open(board, { events: true, options: { eventLevels } });
  try {
    for (;;) {
      const before = solver.board;
      const meant = solutions.filter((solution) => fits(solution, before));
      const result = options.press === 'step' ? solver.step() : solver.solve();
      if (result.eventsLost > 0) {
        if (fewer.length === 0) return [`${before}: events of level 0 were lost`];
        return boardFaults(engine, before, meant, { ...options, levels: fewer });
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
