/**
 * A board as a person sees it, and the catalogue's answers about it.
 *
 * The one idea: it keeps only the board and the order of techniques, as texts, and sends both along with each
 * question. So nothing needs to be freed, a lost worker takes nothing with it, and any number of boards can be open.
 */
import { fields, mistaken, takeBoard, takeOptions, takeScale } from '../arguments.js';
import { takeCandidate, takeChanges, takeListedStep, takeOrder } from './arguments.js';

/**
 * @typedef {import('../board.js').Board} Board
 * @typedef {import('./answers.js').Order} Order
 * @typedef {import('./answers.js').ListedStep} ListedStep
 * @typedef {import('../slices.js').Options<any>} Options
 * @typedef {Pick<Options, 'signal'>} Signal aborted, a call that has no outcome to tell ends with `aborted`
 * @typedef {(question: string, asked: import('./answers.js').Position & Record<string, any>, options: Options) => Promise<any>} Ask
 * @typedef {string | readonly { slug: string, on?: boolean, score?: number }[]} OrderGiven
 */

const EMPTY = '.';

/**
 * Opens a board, if the engine finds nothing wrong with it.
 * @param {Ask} ask
 * @param {Board} board
 * @param {{ order?: OrderGiven, trusted?: boolean } & Signal} [options] HoDoKu's order unless there is one; trusted: the
 *   engine is not asked before the first question
 */
export async function openCatalogue(ask, board, options) {
  const { order: given = 'hodoku', trusted } = fields(options, ['order', 'trusted']);
  const [text, order] = [takeBoard(board), takeOrder(given)];
  if (!trusted) await ask('open', { board: text, order }, takeOptions(options));
  return new Catalogue(ask, text, order);
}

export class Catalogue {
  #ask;
  #board;
  /** @type {Order} */
  #order;

  /**
   * Use Engine.catalogue or EngineClient.catalogue.
   * @param {Ask} ask
   * @param {string} board
   * @param {Order} order
   */
  constructor(ask, board, order) {
    this.#ask = ask;
    this.#board = board;
    this.#order = order;
  }

  /** @param {string} question @param {object} [more] @param {Options} [options] */
  #put(question, more, options) {
    const asked = { ...more, board: this.#board, order: this.#order };
    return this.#ask(question, asked, takeOptions(options));
  }

  /** Its text: 81, 729 or 891 characters. */
  get board() {
    return this.#board;
  }

  /**
   * Takes another board; throws if it is wrong, and keeps the one before.
   * @param {Board} board
   * @param {Signal} [options]
   */
  async setBoard(board, options) {
    const text = takeBoard(board);
    await this.#ask('open', { board: text, order: this.#order }, takeOptions(options));
    this.#board = text;
  }

  /**
   * Takes another order: `hodoku`, `hodoku-2.3`, `se`, `beginner`, or a custom list, in which missing techniques
   * and those not `on` are off.
   * @param {OrderGiven} order
   * @param {Signal} [options]
   */
  async setOrder(order, options) {
    const taken = takeOrder(order);
    await this.#ask('open', { board: this.#board, order: taken }, takeOptions(options));
    this.#order = taken;
  }

  /**
   * The order, technique by technique.
   * @param {Signal} [options]
   * @returns {Promise<import('./answers.js').OrderEntry[]>}
   */
  order(options) {
    return this.#put('order', {}, options);
  }

  /**
   * All techniques.
   * @param {Signal} [options]
   * @returns {Promise<import('./answers.js').Technique[]>}
   */
  techniques(options) {
    return this.#put('techniques', {}, options);
  }

  /**
   * Whether anything is wrong. If so, the other questions have no answer.
   * @param {Options} [options]
   * @returns {Promise<import('./answers.js').Checked>}
   */
  check(options) {
    return this.#put('check', {}, options);
  }

  /**
   * The next step by the order.
   * @param {Options} [options]
   * @returns {Promise<import('./answers.js').Hinted>}
   */
  hint(options) {
    return this.#put('hint', {}, options);
  }

  /**
   * All steps of all techniques of the order, at once. tell() gives the events of each.
   * @param {Signal & { onStep?: (step: ListedStep) => void }} [options] hears them as they are found
   * @returns {Promise<import('./answers.js').Listed>}
   */
  async all(options) {
    const { onStep = () => {} } = fields(options, ['onStep']);
    if (typeof onStep !== 'function') mistaken('onStep is a function', onStep);
    let heard = 0;
    const hear = (/** @type {ListedStep[]} */ steps) => {
      heard += steps.length;
      steps.forEach((step) => onStep(step));
    };
    const onProgress = (/** @type {{ steps: ListedStep[] }} */ { steps }) => hear(steps);
    const listed = await this.#put('all', {}, { ...takeOptions(options), onProgress });
    hear(listed.steps.slice(heard));
    return listed;
  }

  /**
   * Why a digit cannot stand in an empty square, whether its mark is there or not.
   * @param {number} row
   * @param {number} column
   * @param {number} digit
   * @param {Options} [options]
   * @returns {Promise<import('./answers.js').Answered>}
   */
  async why(row, column, digit, options) {
    return this.#put('why', takeCandidate({ row, column, digit }), options);
  }

  /**
   * The first step from the givens whose result the board does not have and which can be seen there.
   * @param {Options} [options]
   * @returns {Promise<import('./answers.js').Missed>}
   */
  missed(options) {
    return this.#put('missed', {}, options);
  }

  /**
   * A step of all() as events: the position, then the step.
   * @param {ListedStep} step
   * @param {Signal} [options]
   * @returns {Promise<import('../records.js').KakuteiEvent[]>}
   */
  async tell(step, options) {
    return this.#put('tell', { step: takeListedStep(step) }, options);
  }

  /**
   * How many digits singles place once a step of all() is made, and how many candidates locked candidates remove.
   * @param {ListedStep} step
   * @param {Signal} [options]
   * @returns {Promise<{ digits: number, candidates: number }>}
   */
  async unlocks(step, options) {
    return this.#put('unlocks', { step: takeListedStep(step) }, options);
  }

  /**
   * Makes a step on the board.
   * @param {Pick<ListedStep, 'placed' | 'removed'>} step
   * @param {Signal} [options]
   */
  async apply(step, options) {
    return this.setBoard(after(this.#board, takeChanges(step)), options);
  }

  /**
   * Rates the board, as Engine.rate does.
   * @param {{ scale?: string } & Options} [options]
   * @returns {Promise<import('./rating.js').Rated>}
   */
  async rate(options) {
    return this.#put('rate', { scale: takeScale(options) }, options);
  }
}

/** @param {string} board @param {Pick<ListedStep, 'placed' | 'removed'>} step */
function after(board, { placed, removed }) {
  const hasDigits = board.length !== 729;
  const givens = hasDigits ? board.slice(0, 81) : '';
  const digits = [...(board.length === 891 ? board.slice(81, 162) : givens)];
  const marks = board.length === 81 ? [...fullMarks(board)] : [...board.slice(-729)];
  const first = (/** @type {{ row: number, column: number }} */ { row, column }) =>
    9 * (9 * (row - 1) + column - 1);
  for (const candidate of removed) marks[first(candidate) + candidate.digit - 1] = EMPTY;
  for (const placement of placed) {
    const { digit } = placement;
    const at = first(placement);
    marks.fill(EMPTY, at, at + 9);
    if (hasDigits) digits[at / 9] = String(digit);
    else marks[at + digit - 1] = String(digit);
  }
  return givens + digits.join('') + marks.join('');
}

/** @param {string} board 81 characters */
const fullMarks = (board) =>
  [...board].map((digit) => (/[1-9]/.test(digit) ? EMPTY.repeat(9) : '123456789')).join('');
