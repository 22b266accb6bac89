/**
 * Answers questions to the catalogue of techniques in this thread: about a board as a text, in an order of techniques.
 *
 * The one idea: a question brings its board along. The board stays open with its answers until a question brings
 * another.
 */
import {
  ORDERS,
  OWN_ORDER,
  openBoard,
  readCommonDigits,
  readOrder,
  readReport,
  readShownBoard,
  readStep,
  readStepCount,
  writeOrder,
} from './records.js';
import { openDesk, wasAborted } from './desk.js';
import { KakuteiError, check } from '../errors.js';
import { FINISHED, MORE, RULE_TECHNIQUE, STUCK, outcomeName, squareName } from '../names.js';
import { readCandidates, readEventList } from '../records.js';
import { inSlices } from '../slices.js';
import { listTechniques, rate } from './rating.js';

/**
 * @typedef {import('../records.js').Square} Square
 * @typedef {import('../records.js').Placement} Placement
 * @typedef {import('../records.js').KakuteiEvent} KakuteiEvent
 * @typedef {import('./records.js').ListedStep} ListedStep
 * @typedef {import('./records.js').Technique} Technique
 * @typedef {import('./records.js').OrderEntry} OrderEntry
 * @typedef {ListedStep & { events: KakuteiEvent[] }} Step
 *
 * @typedef {object} Checked
 * @property {'finished' | 'inconsistent' | 'cancelled'} outcome `finished`: nothing is wrong
 * @property {number | null} solutions of the givens, 2: several; null: not asked where digits clash
 * @property {Square[]} clash squares with an equal digit in row, column or box
 * @property {Placement[]} wrong digits that their square has in no solution
 * @property {(Square & { digits: number[] })[]} missing squares without a right mark, and the right digits
 * @property {Placement[]} tidy marks that a digit in row, column or box forbids; no step needs them
 * @property {number[][]} digits for each square, those it has in some solution; empty if unknown
 *
 * @typedef {object} Hinted
 * @property {'found' | 'finished' | 'stuck' | 'inconsistent' | 'indeterminate' | 'cancelled'} outcome
 * @property {Step | null} step
 *
 * @typedef {object} Listed
 * @property {'finished' | 'inconsistent' | 'cancelled'} outcome
 * @property {ListedStep[]} steps the cheapest first
 * @property {number} lost steps for which the list had no room
 *
 * @typedef {object} Answered
 * @property {'finished' | 'inconsistent' | 'cancelled'} outcome
 * @property {typeof import('./records.js').VERDICTS[number]} verdict
 * @property {Step[]} steps that take the candidate, one after the other
 * @property {KakuteiEvent[] | null} events from supposing the digit up to a contradiction; null: none
 *   was found
 *
 * @typedef {object} Missed
 * @property {'found' | 'none' | 'inconsistent' | 'indeterminate' | 'cancelled'} outcome `indeterminate`: no givens
 * @property {Step | null} step
 *
 * @typedef {string | OrderEntry[]} Order its name, or a custom list
 * @typedef {{ board: string, order: Order }} Position
 * @typedef {import('../slices.js').Options<any>} Options
 * @typedef {import('../machine.js').Handle} Handle
 */

const CONTINUES = 0;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Pieces of work between two looks at the clock. */
const BUDGET = 1;

/** @param {number} status @returns {any} one of those that the answer can have */
const outcomeOf = (status) => outcomeName(status);

/** @param {Handle} handle */
const report = (handle) => handle.call('kt_catalogue_get_report');

/** @param {Handle} handle */
const reported = (handle) => readReport(handle.memory, report(handle));

/** @param {Handle} handle @param {string} slug */
function numberOf(handle, slug) {
  for (const [number, named] of handle.named) {
    if (number > RULE_TECHNIQUE && named.slug === slug) return number - RULE_TECHNIQUE;
  }
  throw new KakuteiError('technique', { message: `There is no technique ${slug}.` });
}

/** @param {Handle} handle @param {Order} order */
function startOrder(handle, order) {
  if (typeof order === 'string') {
    if (order in ORDERS) return check(handle.call('kt_catalogue_start', ORDERS[order]));
    const message = `There is no order ${order}. There are: ${Object.keys(ORDERS).join(', ')}.`;
    throw new KakuteiError('technique', { message });
  }
  const message = 'An order names one technique or more, each once.';
  const entries = order.map(({ slug, score }) => ({ technique: numberOf(handle, slug), score }));
  const isRight = new Set(order.map(({ slug }) => slug)).size === order.length && order.length > 0;
  if (!isRight) throw new KakuteiError('technique', { message });
  writeOrder(handle.memory, handle.call('kt_catalogue_text'), entries);
  return check(handle.call('kt_catalogue_set_order', entries.length));
}

/**
 * Opens a board at the desk, unless the desk has it open, and asks.
 * @template T
 * @param {Position} position
 * @param {(handle: Handle) => Promise<T>} ask
 * @param {Options} [options]
 */
async function at({ board, order }, ask, options) {
  const desk = await openDesk();
  return desk.use(
    async (handle) => {
      const wanted = JSON.stringify([board, order]);
      if (desk.holds !== wanted) {
        desk.holds = '';
        openBoard(handle, board);
        startOrder(handle, order);
        desk.holds = wanted;
      }
      return ask(handle);
    },
    { signal: options?.signal },
  );
}

/**
 * Makes a call to its end, in slices.
 * @param {Handle} handle
 * @param {string} call
 * @param {number[]} parameters
 * @param {Options} [options]
 * @param {() => unknown} [progress]
 * @returns {Promise<number | null>} its status; null: it was cancelled
 */
function toEnd(handle, call, parameters, options, progress = () => ({})) {
  const advance = () => {
    const status = check(handle.call(call, ...parameters, BUDGET));
    return status === MORE ? null : status;
  };
  return inSlices(advance, progress, options);
}

/** The steps of the list. @param {Handle} handle @param {number} [from] */
function stepsFrom(handle, from = 0) {
  const count = readStepCount(handle.memory, report(handle));
  return Array.from({ length: Math.max(count - from, 0) }, (_, i) => readStep(handle, from + i));
}

/** @param {Handle} handle @param {number} number of the step @param {Options} [options] */
async function eventsOf(handle, number, options) {
  const status = await toEnd(handle, 'kt_catalogue_tell', [number], options);
  if (status === null) throw new KakuteiError('aborted');
  const { events } = reported(handle);
  return readEventList(handle.memory, handle.call('kt_catalogue_events'), events, handle.named);
}

/** The steps of the list with the events of each. @param {Handle} handle @param {Options} [options] */
async function tellAll(handle, options) {
  /** @type {Step[]} */
  const told = [];
  for (const step of stepsFrom(handle)) {
    told.push({ ...step, events: await eventsOf(handle, step.number, options) });
  }
  return told;
}

/** Marks that a digit forbids. @param {Handle} handle @param {string} board @returns {Placement[]} */
function untidy(handle, board) {
  if (board.length === 81) return [];
  const left = readCandidates(handle.memory, handle.call('kt_catalogue_candidates'));
  const shown = readShownBoard(handle.memory, report(handle));
  const marks = board.slice(-729);
  return left.flatMap((digits, s) =>
    shown[s] !== '.'
      ? []
      : DIGITS.filter((d) => marks[9 * s + d - 1] === String(d) && !digits.includes(d)).map(
          (digit) => ({ ...squareName(s), digit }),
        ),
  );
}

/** @param {Square} square */
const indexOf = ({ row, column }) => 9 * (row - 1) + column - 1;

/** Lists all steps again if the list holds something else. @param {Handle} handle @param {ListedStep} step @param {Options} options */
async function list(handle, step, options) {
  const status = await toEnd(handle, 'kt_catalogue_all', [], options);
  if (status === null) throw new KakuteiError('aborted');
  const [listed] = stepsFrom(handle, step.number);
  if (listed && JSON.stringify(resultOf(listed)) === JSON.stringify(resultOf(step))) return;
  const message = 'This step is of another board or order. List its steps again.';
  throw new KakuteiError('range', { message });
}

/** @param {ListedStep} step */
const resultOf = ({ technique, placed, removed }) => [technique, placed, removed];

/** @param {Order} order */
const numberOfOrder = (order) => (typeof order === 'string' ? ORDERS[order] : OWN_ORDER);

/** The answers to cancelled questions; all other questions end with `aborted`. @type {Record<string, object>} */
const CANCELLED = {
  check: {
    outcome: 'cancelled',
    solutions: null,
    clash: [],
    wrong: [],
    missing: [],
    tidy: [],
    digits: Array(81).fill([]),
  },
  hint: { outcome: 'cancelled', step: null },
  all: { outcome: 'cancelled', steps: [], lost: 0 },
  why: { outcome: 'cancelled', verdict: 'none', steps: [], events: null },
  missed: { outcome: 'cancelled', step: null },
};

/** @param {number | null} status @returns {number} */
function wanted(status) {
  if (status === null) throw new KakuteiError('aborted');
  return status;
}

/** The questions. @type {Record<string, (handle: Handle, asked: any, options: Options) => Promise<any>>} */
const ANSWERS = {
  /** @returns {Promise<Checked>} */
  async check(handle, { board }, options) {
    const status = wanted(await toEnd(handle, 'kt_catalogue_check', [], options));
    const { solutions, clash, wrong, missing } = reported(handle);
    const shown = readShownBoard(handle.memory, report(handle));
    const digits = readCommonDigits(handle.memory, report(handle));
    return {
      outcome: outcomeOf(status),
      solutions,
      clash,
      wrong: wrong.map((square) => ({ ...square, digit: Number(shown[indexOf(square)]) })),
      missing: missing.map((square) => ({ ...square, digits: digits[indexOf(square)] })),
      tidy: untidy(handle, board),
      digits,
    };
  },

  /** @returns {Promise<Hinted>} */
  async hint(handle, _, options) {
    const status = wanted(await toEnd(handle, 'kt_catalogue_next', [], options));
    if (status !== CONTINUES) return { outcome: outcomeOf(status), step: null };
    const [step] = await tellAll(handle, options);
    return { outcome: 'found', step };
  },

  /** Its progress is the steps since the last report. @returns {Promise<Listed>} */
  async all(handle, _, options) {
    let sent = 0;
    const progress = () => {
      const steps = stepsFrom(handle, sent);
      sent += steps.length;
      return { steps };
    };
    const status = await toEnd(handle, 'kt_catalogue_all', [], options, progress);
    const outcome = status === null ? 'cancelled' : outcomeOf(status);
    return { outcome, steps: stepsFrom(handle), lost: reported(handle).lost };
  },

  /** @returns {Promise<Answered>} */
  async why(handle, { row, column, digit }, options) {
    const candidate = [indexOf({ row, column }), digit];
    const status = wanted(await toEnd(handle, 'kt_catalogue_ask', candidate, options));
    const { verdict, steps } = reported(handle);
    const isSupposed = verdict === 'trueBeyond';
    return {
      outcome: outcomeOf(status),
      verdict,
      steps: isSupposed ? [] : await tellAll(handle, options),
      events: isSupposed && steps > 0 ? await eventsOf(handle, 0, options) : null,
    };
  },

  /** @returns {Promise<Missed>} */
  async missed(handle, _, options) {
    const status = wanted(await toEnd(handle, 'kt_catalogue_missed', [], options));
    if (status === FINISHED) {
      const [step] = await tellAll(handle, options);
      return { outcome: 'found', step };
    }
    return { outcome: status === STUCK ? 'none' : outcomeOf(status), step: null };
  },

  /** @returns {Promise<KakuteiEvent[]>} */
  async tell(handle, { step }, options) {
    await list(handle, step, options);
    return eventsOf(handle, step.number, options);
  },

  /** @returns {Promise<{ digits: number, candidates: number }>} */
  async unlocks(handle, { step }, options) {
    await list(handle, step, options);
    check(handle.call('kt_catalogue_unlocks', step.number));
    return reported(handle).unlocked;
  },

  /** @returns {Promise<Technique[]>} */
  techniques: () => listTechniques(),

  /** @returns {Promise<OrderEntry[]>} */
  async order(handle, { order }) {
    const count = handle.call('kt_catalogue_list_order', numberOfOrder(order));
    const entries = readOrder(handle.memory, handle.call('kt_catalogue_text'), count);
    return entries.map(({ technique, score }) => ({
      slug: handle.named.get(RULE_TECHNIQUE + technique)?.slug ?? '',
      score,
    }));
  },

  /** Throws the fault of board or order. */
  async open() {},
};

/**
 * @param {string} question
 * @param {Position & Record<string, any>} asked
 * @param {Options} options
 * @returns {Promise<any>}
 */
export async function answer(question, asked, options) {
  if (question === 'rate') return rate(asked.board, asked.scale, options);
  try {
    return await at(asked, (handle) => ANSWERS[question](handle, asked, options), options);
  } catch (error) {
    if (question in CANCELLED && wasAborted(error)) return CANCELLED[question];
    throw error;
  }
}
