/**
 * The catalogue of techniques: what a puzzle costs a person by the scales of others, in this thread.
 *
 * The one idea: it is a module of its own, kakutei-techniques.wasm, which is loaded when somebody first asks, and
 * this file with it. A page that only solves never does.
 */
import { KakuteiError, check } from './errors.js';
import { ABI_VERSION, TEXT_SIZE, checkLayout } from './layout.js';
import { compile } from './load.js';
import { Handle, Machine } from './machine.js';
import { MORE, RULE_TECHNIQUE, squareName } from './names.js';
import { readText } from './records.js';
import { inSlices } from './slices.js';

/** In the order of KT_SCALE_... */
export const SCALES = ['hodoku', 'hodoku-2.3', 'se'];
/** In the order of KT_LEVEL_... */
export const LEVELS = ['none', 'easy', 'medium', 'hard', 'unfair', 'extreme'];
/** @type {Record<number, RatingOutcome>} */
const OUTCOMES = { 2: 'finished', 3: 'inconsistent', 4: 'indeterminate', 5: 'stuck' };

/**
 * @typedef {'finished' | 'stuck' | 'inconsistent' | 'indeterminate' | 'cancelled'} RatingOutcome `inconsistent`: it
 *   has no solution; `indeterminate`: it has several; `stuck`: the scale has no further step, and says so in figures
 * @typedef {object} RatingStep
 * @property {string} technique its slug
 * @property {{ row: number, column: number, digit: number }[]} placed
 * @property {{ row: number, column: number, digit: number }[]} removed candidates
 * @property {string | null} level null where the scale has none, as below
 * @property {number | null} score
 * @property {number | null} rating
 *
 * @typedef {object} Rated of a puzzle without exactly one solution, all but the outcome is empty
 * @property {RatingOutcome} outcome
 * @property {string} scale
 * @property {string | null} level HoDoKu's
 * @property {number | null} score
 * @property {number | null} er Sudoku Explainer's: the hardest step
 * @property {number | null} ep the hardest up to the first that places a digit
 * @property {number | null} ed the first
 * @property {RatingStep[]} steps
 */

/** As engine/api/catalogue_table.c has them. */
const INFO_SIZE = 24;
const SIZE = { step: 24, report: 320, order: 4, event: 28 };
const STEP = {
  placed: 0,
  firstDeletion: 12,
  deletions: 14,
  score: 16,
  links: 18,
  technique: 20,
  digit: 21,
  level: 22,
  rating: 23,
};
const REPORT = {
  outcome: 0,
  errorPosition: 4,
  visits: 8,
  lost: 12,
  clash: 16,
  wrong: 28,
  missing: 40,
  score: 52,
  stepCount: 56,
  common: 58,
  solutions: 220,
  level: 221,
  er: 222,
  ep: 223,
  ed: 224,
  board: 225,
  answer: 306,
  unlockedDigits: 307,
  unlockedCandidates: 308,
  eventCount: 312,
  eventsLost: 316,
};
const WORDS = [
  ...[ABI_VERSION, TEXT_SIZE, INFO_SIZE],
  ...[SIZE, STEP, REPORT].flatMap((fields) => Object.values(fields)),
];

/** Steps, or parts of long searches, between two looks at the clock. */
const BUDGET = 8;

/** @type {import('./machine.js').Check} */
const checkCatalogue = (memory, { kt_catalogue_layout: table }) =>
  checkLayout(memory, table(), WORDS);

/** @type {Promise<Machine> | null} */
let starting = null;

/** The instance at work; another one after a trap, or if it could not be loaded. */
export async function ready() {
  const url = new URL('../kakutei-techniques.wasm', import.meta.url);
  starting ??= compile({ url }).then((module) => Machine.start(module, checkCatalogue));
  try {
    const machine = await starting;
    if (!machine.failed) return machine;
  } catch (error) {
    starting = null;
    throw error;
  }
  starting = null;
  return ready();
}

/**
 * @typedef {object} Technique
 * @property {string} slug
 * @property {string} family
 * @property {string} hodoku its code; empty: HoDoKu has no such technique
 * @property {string} se what Sudoku Explainer's traces call it; empty likewise
 * @property {string} level HoDoKu's
 * @property {number} score HoDoKu's
 * @property {boolean} needsUniqueness it holds only on a board with exactly one solution
 * @property {boolean} rates HoDoKu rates with it
 * @property {number} index its place in HoDoKu's order; 0: it has none
 * @property {number} place in Sudoku Explainer's; 0 likewise
 * @property {number} rating the least that Sudoku Explainer gives it; 0 likewise
 */

/** The table of techniques; the first has number 1. @returns {Promise<Technique[]>} */
export async function listTechniques() {
  const machine = await ready();
  const { memory } = machine;
  return Array.from({ length: machine.call('kt_technique_count', '') }, (_, i) => {
    const at = machine.call('kt_technique', '', i + 1);
    const [slug, family, hodoku, se] = [0, 4, 8, 12].map((text) =>
      readText(memory, memory.getUint32(at + text, true)),
    );
    const flags = memory.getUint8(at + 19);
    return {
      ...{ slug, family, hodoku, se },
      level: LEVELS[memory.getUint8(at + 18)],
      score: memory.getUint16(at + 16, true),
      needsUniqueness: (flags & 1) > 0,
      rates: (flags & 2) > 0,
      index: memory.getUint16(at + 20, true),
      place: memory.getUint8(at + 22),
      rating: memory.getUint8(at + 23) / 10,
    };
  });
}

/** @param {string} scale */
export function scaleNumber(scale) {
  const number = SCALES.indexOf(scale);
  if (number >= 0) return number;
  const message = `There is no scale ${scale}. There are: ${SCALES.join(', ')}.`;
  throw new KakuteiError('option', { message });
}

/** Boards under a scale, one after the other. */
export class Rating {
  #handle;
  #scale;

  /** @param {Machine} machine @param {number} scale */
  constructor(machine, scale) {
    const calls = { create: 'kt_catalogue_create', free: 'kt_catalogue_free' };
    this.#handle = new Handle(machine, calls);
    this.#scale = scale;
  }

  /** @param {string} puzzle */
  open(puzzle) {
    this.#handle.put(puzzle, {
      buffer: 'kt_catalogue_text',
      open: (text, length) => this.#handle.call('kt_catalogue_open', text, length),
      position: () => this.#word(REPORT.errorPosition),
    });
    check(this.#handle.call('kt_catalogue_start', this.#scale));
  }

  get #isSe() {
    return SCALES[this.#scale] === 'se';
  }

  get #report() {
    return this.#handle.call('kt_catalogue_get_report');
  }

  /** @param {number} field */
  #word(field) {
    return this.#handle.memory.getUint32(this.#report + field, true);
  }

  progress() {
    return { steps: this.#handle.memory.getUint16(this.#report + REPORT.stepCount, true) };
  }

  /** @returns {RatingOutcome | null} null: call again */
  advance() {
    const status = check(this.#handle.call('kt_catalogue_rate', BUDGET));
    return status === MORE ? null : OUTCOMES[status];
  }

  /** What the way has come to so far: level and er are whole numbers, as in the engine. */
  reached() {
    const byte = (/** @type {number} */ field) =>
      this.#handle.memory.getUint8(this.#report + field);
    return { level: byte(REPORT.level), score: this.#word(REPORT.score), er: byte(REPORT.er) };
  }

  /** The numbers of the techniques on the way so far. */
  techniques() {
    const { memory } = this.#handle;
    const steps = this.#handle.call('kt_catalogue_steps');
    return new Set(
      Array.from({ length: this.progress().steps }, (_, i) =>
        memory.getUint8(steps + SIZE.step * i + STEP.technique),
      ),
    );
  }

  /** @param {RatingOutcome} outcome @returns {Rated} */
  answer(outcome) {
    const isRated = outcome === 'finished' || outcome === 'stuck';
    const report = this.#report;
    const byte = (/** @type {number} */ field) => this.#handle.memory.getUint8(report + field);
    const hodoku = isRated && !this.#isSe;
    const tenths = (/** @type {number} */ field) =>
      isRated && this.#isSe ? byte(field) / 10 : null;
    const { steps } = this.progress();
    return {
      outcome,
      scale: SCALES[this.#scale],
      level: hodoku ? LEVELS[byte(REPORT.level)] : null,
      score: hodoku ? this.#word(REPORT.score) : null,
      er: tenths(REPORT.er),
      ep: tenths(REPORT.ep),
      ed: tenths(REPORT.ed),
      steps: Array.from({ length: isRated ? steps : 0 }, (_, i) => this.#step(i)),
    };
  }

  /** @param {number} index @returns {RatingStep} */
  #step(index) {
    const { memory } = this.#handle;
    const at = this.#handle.call('kt_catalogue_steps') + SIZE.step * index;
    const byte = (/** @type {number} */ field) => memory.getUint8(at + field);
    const half = (/** @type {number} */ field) => memory.getUint16(at + field, true);
    const first = this.#handle.call('kt_catalogue_deletions') + 2 * half(STEP.firstDeletion);
    const digit = byte(STEP.digit);
    const placed = [...Array(81).keys()].filter((square) => {
      const word = memory.getUint32(at + STEP.placed + 4 * Math.floor(square / 27), true);
      return (word >> (square % 27)) & 1;
    });
    return {
      technique: this.#handle.named.get(RULE_TECHNIQUE + byte(STEP.technique))?.slug ?? '',
      placed: placed.map((square) => ({ ...squareName(square), digit })),
      removed: Array.from({ length: half(STEP.deletions) }, (_, i) => {
        const candidate = memory.getUint16(first + 2 * i, true);
        return { ...squareName(Math.floor(candidate / 9)), digit: (candidate % 9) + 1 };
      }),
      level: this.#isSe ? null : LEVELS[byte(STEP.level)],
      score: this.#isSe ? null : half(STEP.score),
      rating: this.#isSe ? byte(STEP.rating) / 10 : null,
    };
  }

  free() {
    this.#handle.free();
  }
}

/**
 * @param {string} puzzle
 * @param {string} scale
 * @param {import('./slices.js').Options<{ steps: number }>} options
 * @returns {Promise<Rated>}
 */
export async function rate(puzzle, scale, options) {
  const number = scaleNumber(scale);
  const rating = new Rating(await ready(), number);
  try {
    rating.open(puzzle);
    const outcome = await inSlices(
      () => rating.advance(),
      () => rating.progress(),
      options,
    );
    return rating.answer(outcome ?? 'cancelled');
  } finally {
    rating.free();
  }
}

/** As engine/api/catalogue_table.c has a technique. */
const INFO = { se: 12, flags: 19 };
const RATES = 2;

/**
 * The techniques that a way of the scale can have: their numbers, by slug.
 * @param {Machine} machine
 * @param {number} scale
 * @returns {Map<string, number>}
 */
export function techniquesOf(machine, scale) {
  const { memory } = machine;
  /** @type {Map<string, number>} */
  const all = new Map();
  for (let number = 1; number <= machine.call('kt_technique_count', ''); number++) {
    const info = machine.call('kt_technique', '', number);
    const [slug, se] = [0, INFO.se].map((at) =>
      readText(memory, memory.getUint32(info + at, true)),
    );
    const isItsOwn =
      SCALES[scale] === 'se' ? se !== '' : memory.getUint8(info + INFO.flags) & RATES;
    if (isItsOwn) all.set(slug, number);
  }
  return all;
}
