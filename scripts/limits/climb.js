/**
 * Looks for boards that are hard on the engine: changes a board a little, and keeps the change if it is harder.
 *
 * The one idea: a hill-climb from the hardest of some boards, which starts again from another when it has made no
 * progress for long. All chance comes from a seed, so a result in units of work can be found again.
 */
const STUCK = 150;
const KEPT = 4;

/** @typedef {import('../lib/chance.js').Random} Random */
/** @typedef {(board: string) => Promise<number>} Score NaN: the board does not count */
/** @typedef {{ board: string, score: number }} Scored */

/** @template T @param {Random} random @param {readonly T[]} list */
const oneOf = (random, list) => list[Math.floor(random() * list.length)];

const squares = Array.from({ length: 81 }, (_, s) => s);
const boxOf = (/** @type {number} */ s) => 3 * Math.floor(s / 27) + Math.floor((s % 9) / 3);

/** @param {number} a @param {number} b */
const see = (a, b) => a % 9 === b % 9 || ~~(a / 9) === ~~(b / 9) || boxOf(a) === boxOf(b);

/** @param {string} board @param {number} square @param {string} symbol */
const put = (board, square, symbol) => board.slice(0, square) + symbol + board.slice(square + 1);

/** @param {string} board @param {Random} random */
function remove(board, random) {
  const filled = squares.filter((s) => board[s] !== '.');
  return filled.length > 0 ? put(board, oneOf(random, filled), '.') : board;
}

/** A digit that no other one forbids. @param {string} board @param {Random} random */
function add(board, random) {
  const square = oneOf(random, squares);
  const free = [...'123456789'].filter(
    (d) => !squares.some((s) => board[s] === d && see(s, square)),
  );
  return board[square] === '.' && free.length > 0 ? put(board, square, oneOf(random, free)) : board;
}

/** Two rows of a band change places: the same puzzle, but another one for a method that depends on the order. */
function swapRows(/** @type {string} */ board, /** @type {Random} */ random) {
  const band = 3 * Math.floor(3 * random());
  const [a, b] = [band + Math.floor(3 * random()), band + Math.floor(3 * random())];
  const row = (/** @type {number} */ r) => board.slice(9 * r, 9 * r + 9);
  return Array.from({ length: 9 }, (_, r) => row(r === a ? b : r === b ? a : r)).join('');
}

const turned = (/** @type {string} */ board) =>
  squares.map((s) => board[9 * (8 - (s % 9)) + Math.floor(s / 9)]).join('');

/** One to three small changes. @param {string} board @param {Random} random */
export function change(board, random) {
  const changes = [
    remove,
    add,
    (/** @type {string} */ b) => add(remove(b, random), random),
    swapRows,
    turned,
  ];
  let changed = board;
  for (let i = Math.floor(3 * random()); i >= 0; i--)
    changed = oneOf(random, changes)(changed, random);
  return changed;
}

/**
 * A board with exactly one solution: digits of one solution are added until there is no other.
 * @param {import('../../web/index.js').Engine} engine
 * @param {string} board
 * @param {Random} random
 * @returns {string | null} null: it has none
 */
export function uniqueFrom(engine, board, random) {
  for (let made = board; ;) {
    const { count, solution } = engine.count(made);
    if (count < 2) return count === 1 ? made : null;
    const { digits } = engine.commonDigits(made);
    const open = squares.filter((s) => digits[s].length > 1);
    const square = oneOf(random, open);
    made = put(made, square, solution?.[square] ?? '.');
  }
}

/** The best few boards, the best first, each once. @param {Scored[]} best @param {Scored} one */
function keep(best, one) {
  if (best.some(({ board }) => board === one.board)) return;
  best.push(one);
  best.sort((a, b) => b.score - a.score);
  best.length = Math.min(best.length, KEPT);
}

/**
 * @param {readonly string[]} boards to begin from
 * @param {Score} score
 * @param {object} how
 * @param {Random} how.random
 * @param {() => boolean} how.mayGoOn
 * @param {(board: string) => string | null} how.repair makes a board suitable; null: impossible
 * @returns {Promise<Scored[]>} the best, the best first
 */
export async function climb(boards, score, { random, mayGoOn, repair }) {
  /** @type {Scored[]} */
  const best = [];
  for (const begun of boards) {
    if (!mayGoOn()) return best;
    const board = repair(begun);
    if (board === null) continue;
    const scored = { board, score: await score(board) };
    if (scored.score >= 0) keep(best, scored);
  }
  for (let at = 0; mayGoOn() && best.length > 0; at++) {
    let here = best[at % best.length];
    for (let vain = 0; vain < STUCK && mayGoOn(); vain++) {
      const board = repair(change(here.board, random));
      if (board === null || board === here.board) continue;
      const next = { board, score: await score(board) };
      if (!(next.score >= here.score)) continue;
      if (next.score > here.score) vain = 0;
      here = next;
    }
    keep(best, here);
  }
  return best;
}
