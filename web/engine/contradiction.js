/**
 * Finds digits that contradict each other on a board without a solution. The set is minimal: without any one of them
 * there is a solution. It is not always the smallest.
 *
 * The one idea: take one digit away after the other; if there is still no solution, that digit was not needed. The
 * result depends on the order, so several orders are tried, and an attempt ends when it needs as many digits as are
 * known to do.
 */
import { KakuteiError } from './errors.js';
import { inSlices } from './slices.js';

/** @typedef {import('./search.js').Search} Search */
/**
 * @typedef {object} Contradiction
 * @property {'finished' | 'cancelled'} outcome
 * @property {number} count of the digits; 0: there are none, for the board has a solution, or none yet
 * @property {string | null} board 81 characters: these digits; null if there are none
 */
/** @typedef {{ count: number, boards: number }} ContradictionProgress count: digits left; boards: asked about */
/** @typedef {Generator<string, string | null, boolean>} Work yields boards, and is told which have a solution */

/** Guesses of one call to the end, and between two looks at the clock: about a millisecond. */
const BUDGET = 10_000;
const SHORT_BUDGET = 500;

/** Once some are known, no further order begins after so many boards or guesses: about a third of a second. */
const MOST_BOARDS = 4000;
const MOST_GUESSES = 200_000;

/** @param {string} board @param {number} square */
const without = (board, square) => `${board.slice(0, square)}.${board.slice(square + 1)}`;

/** @param {string} board */
const filled = (board) => [...board].flatMap((symbol, square) => (symbol > '0' ? [square] : []));

/** @param {number} a @param {number} b whether two squares share a row, a column or a box */
const sees = (a, b) =>
  [
    (/** @type {number} */ s) => Math.floor(s / 9),
    (/** @type {number} */ s) => s % 9,
    (/** @type {number} */ s) => Math.floor(s / 27) * 3 + Math.floor((s % 9) / 3),
  ].some((unit) => unit(a) === unit(b));

/** Two digits that clash are the fewest possible. @param {string} board */
function clash(board) {
  const squares = filled(board);
  for (const [at, one] of squares.entries()) {
    const other = squares
      .slice(at + 1)
      .find((each) => board[each] === board[one] && sees(one, each));
    if (other !== undefined) {
      return board.replace(/./g, (symbol, square) =>
        square === one || square === other ? symbol : '.',
      );
    }
  }
  return null;
}

class Question {
  #search;
  /** @type {string | null} */
  #best = null;
  #count;
  #boards = 0;
  #guesses = 0;
  /** The order is made by chance, but always the same. */
  #seed = 1;
  #work;
  #next;

  /** @param {Search} search on a board of 81 characters; it is opened on others */
  constructor(search) {
    const board = search.puzzle;
    if (board.length !== 81) {
      throw new KakuteiError('candidates', {
        message: 'Digits contradict each other, not candidates: give a board of 81 characters.',
      });
    }
    this.#search = search;
    this.#count = filled(board).length;
    this.#work = this.#shrink(board);
    this.#next = this.#work.next();
  }

  get progress() {
    return { count: this.#count, boards: this.#boards };
  }

  /** @param {Contradiction['outcome']} outcome @returns {Contradiction} */
  answer(outcome) {
    const board = this.#best;
    return { outcome, count: board ? this.#count : 0, board };
  }

  /** @param {number} budget @returns {Contradiction | null} null: call again */
  advance(budget) {
    if (!this.#next.done) {
      const counted = this.#search.count(1, budget);
      if (!counted) return null;
      this.#boards++;
      this.#guesses += this.#search.progress().guesses;
      this.#next = this.#work.next(counted.count > 0);
      if (!this.#next.done) this.#search.open(this.#next.value);
    }
    return this.#next.done ? this.answer('finished') : null;
  }

  /** @param {string} board @returns {Work} */
  *#shrink(board) {
    if (yield board) return null;
    this.#keep(clash(board));
    const squares = filled(board);
    while (!this.#best || (this.#count > 2 && this.#mayGoOn())) {
      this.#keep(yield* this.#inTurn(board, this.#shuffled(squares)));
    }
    return this.#best;
  }

  #mayGoOn() {
    return this.#boards < MOST_BOARDS && this.#guesses < MOST_GUESSES;
  }

  /** @param {string} board @param {readonly number[]} squares @returns {Work} null: not fewer than are known */
  *#inTurn(board, squares) {
    let needed = 0;
    for (const square of squares) {
      const fewer = without(board, square);
      if (!(yield fewer)) board = fewer;
      else if (++needed >= this.#count && this.#best) return null;
      if (!this.#best) this.#count = filled(board).length;
    }
    return board;
  }

  /** @param {string | null} board */
  #keep(board) {
    if (!board) return;
    this.#best = board;
    this.#count = filled(board).length;
  }

  /** @param {readonly number[]} squares */
  #shuffled(squares) {
    const left = [...squares];
    return squares.map(() => {
      this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
      return left.splice((this.#seed >>> 8) % left.length, 1)[0];
    });
  }
}

/** Asks to the end, and frees the search. @param {Search} search @returns {Contradiction} */
export function contradict(search) {
  try {
    const question = new Question(search);
    for (;;) {
      const answer = question.advance(BUDGET);
      if (answer) return answer;
    }
  } finally {
    search.free();
  }
}

/**
 * The same in slices; after a cancel it answers the fewest known so far.
 *
 * @param {Search} search
 * @param {import('./slices.js').Options<ContradictionProgress>} how
 * @returns {Promise<Contradiction>}
 */
export async function contradictInSlices(search, how) {
  try {
    const question = new Question(search);
    const advance = () => question.advance(SHORT_BUDGET);
    return (await inSlices(advance, () => question.progress, how)) ?? question.answer('cancelled');
  } finally {
    search.free();
  }
}
