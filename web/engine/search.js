/**
 * The exact search: whether a board has solutions, how many, which, and which digits they share. It belongs to no
 * method and tells no story.
 *
 * The one idea: a question is a function that works within a budget of guesses until it has its answer. The engine
 * calls it until the end, the host in slices.
 */
import { takeBoard, takeBudget, takeHow, takeLimit } from './arguments.js';
import { check } from './errors.js';
import { Handle } from './machine.js';
import { FINISHED, MORE } from './names.js';
import { dispose } from './platform.js';
import { readCommon, readFound, readSearchErrorPosition } from './records.js';
import { inSlices } from './slices.js';

/**
 * @typedef {object} Counted
 * @property {'finished' | 'cancelled'} outcome
 * @property {number} count how many solutions were found
 * @property {boolean} complete whether there are no others
 * @property {string | null} solution one of them, 81 characters
 */
/**
 * @typedef {object} CommonDigits
 * @property {'finished' | 'cancelled'} outcome
 * @property {number} count as in Counted
 * @property {boolean} complete
 * @property {number[][]} digits for each of the 81 squares, those it has in some solution
 * @property {string} board 81 characters: the digits that all solutions share
 */
/** @typedef {{ limit?: number }} Limit how many solutions are counted; 2 unless said otherwise */
/** @typedef {{ count: number, guesses: number }} SearchProgress */
/** @typedef {Limit & import('./slices.js').Options<SearchProgress>} SearchOptions */
/** @typedef {(budget: number) => Counted | CommonDigits | null} Question null: there is more to do */

/** Guesses of one call to the end, and between two looks at the clock: about a millisecond. */
const BUDGET = 10_000;
const SHORT_BUDGET = 500;

/** How many solutions are sent at once, and how long they are collected. */
const MOST_AT_ONCE = 256;
const MOMENT_MS = 10;

/** A board under the search. Made by Engine.search; to be freed. */
export class Search {
  #handle;

  /** @param {import('./machine.js').Machine} machine @param {import('./board.js').Board} puzzle */
  constructor(machine, puzzle) {
    this.#handle = new Handle(machine, { create: 'kt_search_create', free: 'kt_search_free' });
    try {
      this.open(puzzle);
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Replaces the board. @param {import('./board.js').Board} puzzle */
  open(puzzle) {
    this.#handle.put(takeBoard(puzzle), {
      buffer: 'kt_search_text',
      open: (text, length) => this.#handle.call('kt_search_open', text, length),
      position: () => readSearchErrorPosition(this.#handle.memory, this.#report),
    });
  }

  /** The text of its board. */
  get puzzle() {
    return this.#handle.puzzle;
  }

  get #report() {
    return this.#handle.call('kt_search_get_report');
  }

  /** How far the question has come. */
  progress() {
    return readFound(this.#handle.memory, this.#report);
  }

  /** @param {number} limit @param {number} budget @returns {Counted | null} null: call again */
  count(limit, budget) {
    const most = takeLimit(limit);
    const status = check(this.#handle.call('kt_search_count', most, takeBudget(budget)));
    if (status === MORE) return null;
    const { count, solution } = this.progress();
    return { outcome: 'finished', count, complete: count < most, solution };
  }

  /**
   * The next solution, in ascending order.
   *
   * @param {number} budget
   * @returns {string | null} empty: there are no more; null: call again
   */
  next(budget) {
    const status = check(this.#handle.call('kt_search_next', takeBudget(budget)));
    if (status === MORE) return null;
    return status === FINISHED ? '' : (this.progress().solution ?? '');
  }

  /** @param {number} budget @returns {number[][] | null} as in CommonDigits; null: call again */
  common(budget) {
    const status = check(this.#handle.call('kt_search_common', takeBudget(budget)));
    return status === MORE ? null : readCommon(this.#handle.memory, this.#report);
  }

  free() {
    this.#handle.free();
  }

  [dispose]() {
    this.free();
  }
}

/** @typedef {'count' | 'commonDigits'} Asked */

/** @type {Record<Asked, (search: Search, limit: number) => Question>} */
const QUESTIONS = {
  count: (search, limit) => (budget) => search.count(limit, budget),
  commonDigits(search, limit) {
    /** @type {Counted | null} */
    let counted = null;
    return (budget) => {
      counted ??= search.count(limit, budget);
      const digits = counted && search.common(budget);
      return counted && digits && withDigits(counted, digits);
    };
  },
};

/** @param {Counted} counted @param {number[][]} digits @returns {CommonDigits} */
const withDigits = ({ outcome, count, complete }, digits) => ({
  outcome,
  count,
  complete,
  digits,
  board: digits.map((some) => (some.length === 1 ? some[0] : '.')).join(''),
});

/** @param {Search} search @param {Asked} asked @param {Limit} [how] */
const begin = (search, asked, how) => QUESTIONS[asked](search, takeHow(how));

/**
 * Asks to the end, and frees the search.
 *
 * @param {Search} search
 * @param {Asked} asked
 * @param {Limit} [how]
 * @returns {any} Counted or CommonDigits
 */
export function ask(search, asked, how) {
  try {
    const question = begin(search, asked, how);
    for (;;) {
      const answer = question(BUDGET);
      if (answer) return answer;
    }
  } finally {
    search.free();
  }
}

/**
 * The same in slices; after a cancel it answers what it knows so far.
 *
 * @param {Search} search
 * @param {Asked} asked
 * @param {SearchOptions} how
 * @returns {Promise<Counted | CommonDigits>}
 */
export async function askInSlices(search, asked, how) {
  try {
    const question = begin(search, asked, how);
    const progress = () => search.progress();
    const answer = await inSlices(() => question(SHORT_BUDGET), progress, how);
    if (answer) return answer;
    const { count, solution } = search.progress();
    /** @type {Counted} */
    const counted = { outcome: 'cancelled', count, complete: false, solution };
    return asked === 'count' ? counted : withDigits(counted, Array(81).fill([]));
  } finally {
    search.free();
  }
}

/** All solutions, in ascending order. @param {() => Search} open when the first is wanted */
export function* list(open) {
  const search = open();
  try {
    for (;;) {
      const solution = search.next(BUDGET);
      if (solution === '') return;
      if (solution !== null) yield solution;
    }
  } finally {
    search.free();
  }
}

/**
 * The next of them: those found in a moment, and at least one unless there is none any more.
 *
 * @param {Search} search
 * @param {import('./slices.js').Options<SearchProgress>} how
 * @returns {Promise<{ solutions: string[], ended: boolean }>} ended: there are no others, or it was
 *   cancelled
 */
export async function listSome(search, how) {
  /** @type {string[]} */
  const solutions = [];
  const end = performance.now() + MOMENT_MS;
  const answer = await inSlices(
    () => {
      const solution = search.next(SHORT_BUDGET);
      if (solution) solutions.push(solution);
      if (solution === '') return { solutions, ended: true };
      const isEnough = solutions.length === MOST_AT_ONCE || performance.now() > end;
      return solutions.length > 0 && isEnough ? { solutions, ended: false } : null;
    },
    () => search.progress(),
    how,
  );
  return answer ?? { solutions, ended: true };
}
