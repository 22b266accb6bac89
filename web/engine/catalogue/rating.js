/**
 * The catalogue of techniques: rates puzzles by the scales of other programs, in this thread.
 *
 * The one idea: it is a module of its own, kakutei-techniques.wasm, which is loaded with this file for the first
 * question. A page that only solves loads neither.
 */
import {
  LEVELS,
  SCALES,
  openBoard,
  readReport,
  readStep,
  readStepCount,
  readTechnique,
  readTechniqueOf,
} from './records.js';
import { newHandle, openDesk, wasAborted } from './desk.js';
import { KakuteiError, check } from '../errors.js';
import { MORE, outcomeName } from '../names.js';
import { inSlices } from '../slices.js';

/**
 * @typedef {'finished' | 'stuck' | 'inconsistent' | 'indeterminate' | 'cancelled'} RatingOutcome `inconsistent`: it
 *   has no solution; `indeterminate`: it has several; `stuck`: the scale has no further step, and says so in figures
 * @typedef {Pick<import('./records.js').ListedStep, 'technique' | 'placed' | 'removed' | 'level' | 'score' | 'rating'>} RatingStep
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

/** Steps, or parts of long searches, between two looks at the clock. */
const BUDGET = 8;

/** The instance at work. */
export const ready = async () => (await openDesk()).machine;

/** @typedef {import('./records.js').Technique} Technique */

/** @param {import('../machine.js').Machine} machine */
const techniquesIn = (machine) =>
  Array.from({ length: machine.call('kt_technique_count', '') }, (_, i) =>
    readTechnique(machine.memory, machine.call('kt_technique', '', i + 1)),
  );

/** The table of techniques; the first has number 1. @returns {Promise<Technique[]>} */
export async function listTechniques() {
  return techniquesIn(await ready());
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

  /** @param {import('../machine.js').Handle} handle @param {number} scale */
  constructor(handle, scale) {
    this.#handle = handle;
    this.#scale = scale;
  }

  /** With a handle of its own. @param {import('../machine.js').Machine} machine @param {number} scale */
  static on(machine, scale) {
    return new this(newHandle(machine), scale);
  }

  /** @param {string} puzzle */
  open(puzzle) {
    openBoard(this.#handle, puzzle);
    check(this.#handle.call('kt_catalogue_start', this.#scale));
  }

  /**
   * Of the way, only whether it soon comes to these techniques is wanted. Before it begins.
   * @param {readonly number[]} techniques
   * @returns {boolean} whether that can be asked for: of HoDoKu's ways, of some technique
   */
  aim(techniques) {
    if (!this.isHodoku) return false;
    for (const technique of techniques) check(this.#handle.call('kt_catalogue_aim', technique));
    return techniques.length > 0;
  }

  get isHodoku() {
    return !this.#isSe;
  }

  get #isSe() {
    return SCALES[this.#scale] === 'se';
  }

  get #report() {
    return this.#handle.call('kt_catalogue_get_report');
  }

  progress() {
    return { steps: readStepCount(this.#handle.memory, this.#report) };
  }

  /** @returns {RatingOutcome | null} null: call again */
  advance() {
    const status = check(this.#handle.call('kt_catalogue_rate', BUDGET));
    return status === MORE ? null : /** @type {RatingOutcome} */ (outcomeName(status));
  }

  /** The rating of the way so far: level and er are whole numbers, as in the engine. */
  reached() {
    const { level, score, er } = readReport(this.#handle.memory, this.#report);
    return { level: LEVELS.indexOf(level), score, er: Math.round(10 * er) };
  }

  /** The numbers of the techniques on the way so far. */
  techniques() {
    const steps = this.#handle.call('kt_catalogue_steps');
    return new Set(
      Array.from({ length: this.progress().steps }, (_, i) =>
        readTechniqueOf(this.#handle.memory, steps, i),
      ),
    );
  }

  /** @param {RatingOutcome} outcome @returns {Rated} */
  answer(outcome) {
    const isRated = outcome === 'finished' || outcome === 'stuck';
    const { level, score, er, ep, ed, steps } = readReport(this.#handle.memory, this.#report);
    return {
      ...{ outcome, scale: SCALES[this.#scale] },
      ...(isRated && !this.#isSe ? { level, score } : { level: null, score: null }),
      ...(isRated && this.#isSe ? { er, ep, ed } : { er: null, ep: null, ed: null }),
      steps: Array.from({ length: isRated ? steps : 0 }, (_, i) => this.#step(i)),
    };
  }

  /** @param {number} number @returns {RatingStep} */
  #step(number) {
    const { technique, placed, removed, level, score, rating } = readStep(this.#handle, number);
    return { technique, placed, removed, level, score, rating };
  }

  free() {
    this.#handle.free();
  }
}

/** @param {string} scale @returns {Rated} */
const cancelled = (scale) => ({
  ...{ outcome: 'cancelled', scale },
  ...{ level: null, score: null, er: null, ep: null, ed: null },
  steps: [],
});

/**
 * Rates a puzzle. It makes way for other questions and starts again after them.
 *
 * @param {string} puzzle
 * @param {string} scale
 * @param {import('../slices.js').Options<{ steps: number }>} options
 * @returns {Promise<Rated>}
 */
export async function rate(puzzle, scale, options) {
  const number = scaleNumber(scale);
  const desk = await openDesk();
  /** @param {import('../machine.js').Handle} handle @returns {Promise<Rated | null>} null: somebody waits */
  const work = async (handle) => {
    const rating = new Rating(handle, number);
    desk.holds = '';
    rating.open(puzzle);
    const advance = () => (desk.isWanted ? 'wanted' : rating.advance());
    const outcome = await inSlices(advance, () => rating.progress(), options);
    if (outcome === 'wanted') return null;
    return outcome ? rating.answer(outcome) : cancelled(scale);
  };
  try {
    for (;;) {
      const rated = await desk.use(work, { signal: options.signal, makesWay: true });
      if (rated) return rated;
    }
  } catch (error) {
    if (wasAborted(error)) return cancelled(scale);
    throw error;
  }
}

/**
 * The techniques that a way of the scale can have: their numbers, by slug.
 * @param {import('../machine.js').Machine} machine
 * @param {number} scale
 * @returns {Map<string, number>}
 */
export function techniquesOf(machine, scale) {
  return new Map(
    techniquesIn(machine).flatMap(({ slug, se, rates }, i) =>
      (SCALES[scale] === 'se' ? se !== '' : rates) ? [[slug, i + 1]] : [],
    ),
  );
}
