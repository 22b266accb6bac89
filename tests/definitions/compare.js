// Holds the catalogue against the definitions: on a position, the candidates that all instances of a technique take.
import { DIGITS } from '../grid.js';
import { DEFINITIONS } from './definitions.js';
import { Position, candidate } from './position.js';

/** @typedef {import('../../web/engine/client.js').EngineClient} EngineClient */
/** @typedef {{ digits: string, givens: readonly number[], candidates: readonly number[] }} Board givens: squares */
/** @typedef {{ technique: string, missed: number[], unfounded: number[], board: string }} Difference */

/** So many empty squares a board may have for slow finders. */
const MOST_OPEN = 42;

/** The board as the catalogue reads it. @param {Board} board */
const textOf = ({ digits, givens, candidates }) =>
  [...digits].map((digit, at) => (givens.includes(at) ? digit : '.')).join('') + digits.replaceAll('0', '.') + candidates.map((mask) => DIGITS.map((digit) => (mask >> (digit - 1)) & 1 ? digit : '.').join('')).join(''); // prettier-ignore

/**
 * @param {EngineClient} engine
 * @param {Board} board
 * @param {(slugs: string, instances: number) => void} count
 * @param {typeof DEFINITIONS} [definitions]
 * @returns {Promise<Difference[]>}
 */
export async function differences(engine, board, count, definitions = DEFINITIONS) {
  const position = new Position(board.digits, board.candidates, board.givens);
  const text = textOf(board);
  /** @type {Difference[]} */
  const all = [];
  for (const { slugs, find, places = false, isSlow = false } of definitions) {
    if (isSlow && position.open.length > MOST_OPEN) continue;
    const wanted = new Set([...find(position)].flat());
    const order = slugs.map((slug) => ({ slug, score: 1 }));
    const { steps } = await (await engine.catalogue(text, { order, trusted: true })).all();
    const found = new Set(
      steps.flatMap((step) =>
        (places ? step.placed : step.removed).map(({ row, column, digit }) =>
          candidate(9 * (row - 1) + column - 1, digit),
        ),
      ),
    );
    count(slugs.join(' '), wanted.size);
    const missed = [...wanted].filter((one) => !found.has(one));
    const unfounded = [...found].filter((one) => !wanted.has(one));
    if (missed.length + unfounded.length > 0) {
      all.push({ technique: slugs.join(' '), missed, unfounded, board: text });
    }
  }
  return all;
}
