/**
 * Owns the single handle of the catalogue, which uses a quarter of the module's memory, and queues questions to it.
 *
 * The one idea: a question leaves nothing in the handle that could not be asked again. So questions about any boards
 * follow one another. A long one, such as a rating, gives way when another waits, and starts again after it.
 */
import { checkCatalogue } from './layout.js';
import { KakuteiError } from '../errors.js';
import { compile } from '../load.js';
import { Handle, Machine } from '../machine.js';
import { whileWanted } from '../slices.js';

/** @param {Machine} machine */
export const newHandle = (machine) =>
  new Handle(machine, { create: 'kt_catalogue_create', free: 'kt_catalogue_free' });

export class Desk {
  /** The content of the handle; a question about anything else replaces it. */
  holds = '';
  #handle;
  #machine;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #waiting = 0;

  /** @param {Machine} machine */
  constructor(machine) {
    this.#machine = machine;
    this.#handle = newHandle(machine);
  }

  get hasFailed() {
    return this.#machine.failed;
  }

  get machine() {
    return this.#machine;
  }

  /** Whether a question waits that the current one should give way to. */
  get isWanted() {
    return this.#waiting > 0;
  }

  /**
   * @template T
   * @param {(handle: Handle) => Promise<T>} work
   * @param {{ signal?: AbortSignal, makesWay?: boolean }} [how]
   * @returns {Promise<T>} fails with `aborted` if it is cancelled before its turn
   */
  async use(work, { signal, makesWay = false } = {}) {
    const before = this.#last;
    let end = () => {};
    const mine = new Promise((resolve) => (end = () => resolve(undefined)));
    this.#last = before.then(() => mine);
    if (!makesWay) this.#waiting++;
    try {
      await whileWanted(before, signal);
    } catch (error) {
      end();
      throw error;
    } finally {
      if (!makesWay) this.#waiting--;
    }
    try {
      return await work(this.#handle);
    } finally {
      end();
    }
  }
}

/** @type {Promise<Desk> | null} */
let starting = null;

/** The desk of the current instance; another one after a trap, or after loading failed. */
export async function openDesk() {
  starting ??= compile('kakutei-techniques')
    .then((module) => Machine.start(module, checkCatalogue))
    .then((machine) => new Desk(machine));
  try {
    const desk = await starting;
    if (!desk.hasFailed) return desk;
  } catch (error) {
    starting = null;
    throw error;
  }
  starting = null;
  return openDesk();
}

/** Whether an error is an abort before its turn. @param {unknown} error */
export const wasAborted = (error) => error instanceof KakuteiError && error.code === 'aborted';
