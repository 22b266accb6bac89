// The results of the Ushio method for a board, in the shape of the expected results (ushio_report.tool.c):
// once natively, by that tool, once by the JS API, so that the two can be compared.
import { outputOf } from '../engine/programs.js';

/** @typedef {{ board: string, limit?: number }} Case */

const STATUSES = {
  finished: 'finished',
  determinedSetRegistered: 'dSetRegistered',
  singleRegistered: 'singleRegistered',
  indeterminate: 'indeterminate',
  inconsistent: 'inconsistent',
  singleDuplicate: 'singleDuplicate',
  singleIndeterminate: 'singleIndeterminate',
};

/**
 * @param {string} build
 * @param {Case[]} cases
 * @param {boolean} events
 * @returns {any[]} a report for each
 */
export function nativeReports(build, cases, events) {
  const input = cases.map(
    ({ board, limit }) => `${board}${limit === undefined ? '' : ` ${limit}`}\n`,
  );
  const args = events ? ['events'] : [];
  const output = outputOf(build, 'ushio_report.tool', { args, input: input.join('') });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/**
 * @param {import('../../web/index.js').Engine} engine
 * @param {Case} case_
 * @param {boolean} events
 */
export function wasmReport(engine, { board, limit }, events) {
  const options = limit === undefined ? {} : { recursionLimit: limit };
  const solver = engine.open(board, { method: 'ushio', options, events });
  try {
    const step = readStep(solver.step(), solver.events());
    solver.board = board;
    return { board, step, go: readGo(solver.solve()) };
  } finally {
    solver.free();
  }
}

/** @param {{ row: number, column: number }} square */
const squareName = ({ row, column }) => `r${row}c${column}`;

/** @param {{ row: number, column: number, digit: number } | null} placement */
const placementName = (placement) => placement && `${squareName(placement)}=${placement.digit}`;

/** @param {any} notice */
const readNotice = (notice) => ({
  case: notice.case,
  level: notice.depth,
  at: squareName(notice),
  digit: notice.digit,
});

/** @param {any} result */
const readCommon = (result) => ({
  warnings: result.warnings.map(readNotice),
  references: result.references.map(readNotice),
  marks: result.marks.map(squareName),
  sets_registered: result.counts.setsRegistered,
  events_lost: result.eventsLost,
});

/** @param {any} result @param {any[]} events */
function readStep(result, events) {
  const registered = events.filter(({ kind }) => kind === 'setRegistered');
  return {
    statuses: result.statuses.map((/** @type {keyof STATUSES} */ name) => STATUSES[name]),
    placed: placementName(result.placed),
    at: placementName(result.at),
    sets: registered.map(({ depth, squares, digits }) => ({
      level: depth,
      squares: squares.map(squareName),
      digits,
    })),
    ...readCommon(result),
  };
}

/** @param {any} result */
function readGo(result) {
  return {
    outcome: result.outcome,
    board: result.board,
    order: result.order.map(placementName),
    ...readCommon(result),
    assumptions_tried: result.counts.assumptionsTried,
    deepest_assumption: result.counts.deepestAssumption,
    table1: result.counts.table1,
    sub_skipped: result.counts.subSkipped,
    sets_refused: result.counts.setsRefused,
  };
}

/**
 * A report without the parts that need events, for comparing with a report without events.
 * @param {any} report
 */
export function withoutEvents({ board, step, go }) {
  const untold = { sets: undefined, events_lost: undefined };
  return { board, step: { ...step, ...untold }, go: { ...go, ...untold } };
}
