/**
 * What stands in the grid of a photo, in this thread: kakutei-photo.wasm, which is loaded for the first photo.
 *
 * The one idea: rows go in as they fit the buffer of the module, which reduces them as they come; so a photo of any size
 * takes the same memory.
 */
import { KakuteiError, check } from '../errors.js';
import { compile } from '../load.js';
import { Handle, Running } from '../machine.js';
import { MORE } from '../names.js';
import { inSlices } from '../slices.js';
import { Turns } from '../turns.js';
import { INPUT_SIZE, REPORT, checkPhoto } from './layout.js';
import { readReport, writeRows } from './records.js';

/** @typedef {import('./records.js').PhotoReading} PhotoReading */

/** Pieces of work of one call, each up to ten milliseconds. */
const BUDGET = 1;
const NO_GRID = 6;
/** There is memory for one. */
const turns = new Turns(1);

/** @type {Promise<Running> | null} */
let starting = null;

/** The instance at work. */
export async function ready() {
  starting ??= compile('kakutei-photo').then((module) => Running.start(module, checkPhoto));
  try {
    return (await starting).machine;
  } catch (error) {
    starting = null;
    throw error;
  }
}

/** A photo that is read. To be freed. */
class Photo {
  #handle;
  #data;
  #height;
  /** Bytes of a row. */
  #stride;
  #rows = 0;
  /** How many grids are still to be passed over. */
  #left;

  /** @param {import('../machine.js').Machine} machine @param {import('./arguments.js').Asked} asked */
  constructor(machine, { data, width, height, format, grid }) {
    this.#handle = new Handle(machine, { create: 'kt_photo_create', free: 'kt_photo_free' });
    this.#data = data;
    this.#height = height;
    this.#stride = width * format;
    this.#left = grid;
    check(this.#handle.call('kt_photo_open', width, height, format));
  }

  #putRows() {
    const count = Math.min(Math.floor(INPUT_SIZE / this.#stride), this.#height - this.#rows);
    const [from, length] = [this.#rows * this.#stride, count * this.#stride];
    const input = this.#handle.call('kt_photo_input');
    writeRows(this.#handle.memory, input, this.#data.subarray(from, from + length));
    check(this.#handle.call('kt_photo_rows', input, length, this.#stride, count));
    this.#rows += count;
  }

  /** @returns {PhotoReading | null} null: call again */
  advance() {
    if (this.#rows < this.#height) {
      this.#putRows();
      return null;
    }
    const status = check(this.#handle.call('kt_photo_read', BUDGET));
    if (status === MORE) return null;
    if (status === NO_GRID) return { hasGrid: false };
    if (this.#left === 0) return readReport(this.#handle.memory, this.#report);
    this.#left--;
    const isOver = check(this.#handle.call('kt_photo_next')) === NO_GRID;
    return isOver ? { hasGrid: false } : null;
  }

  get #report() {
    return this.#handle.call('kt_photo_get_report');
  }

  /** @returns {number} above 0, up to 1 */
  progress() {
    const word = (/** @type {number} */ field) =>
      this.#handle.memory.getUint32(this.#report + field, true);
    return (1 + word(REPORT.done)) / (1 + word(REPORT.work));
  }

  free() {
    this.#handle.free();
  }
}

/**
 * @param {import('./arguments.js').Asked} asked
 * @param {import('../slices.js').Options<number>} [options] progress: above 0, up to 1
 * @returns {Promise<PhotoReading>}
 * @throws {KakuteiError} `aborted`
 */
export async function readPhoto(asked, options = {}) {
  const machine = await ready();
  if (!(await turns.take(options.signal))) throw new KakuteiError('aborted');
  try {
    const photo = new Photo(machine, asked);
    try {
      const read = await inSlices(
        () => photo.advance(),
        () => photo.progress(),
        options,
      );
      if (!read) throw new KakuteiError('aborted');
      return read;
    } finally {
      photo.free();
    }
  } finally {
    turns.give();
  }
}
