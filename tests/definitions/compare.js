// Holds the catalogue against the definitions: on a position, the candidates that all instances of a technique take.
import { DIGITS } from '../grid.js';
import { DEFINITIONS } from './definitions.js';
import { Position, candidate } from './position.js';

/** @typedef {import('../../web/engine/client.js').EngineClient} EngineClient */
/** @typedef {import('./definitions.js').Definition} Definition */
/** @typedef {{ digits: string, givens: readonly number[], candidates: readonly number[] }} Board givens: squares */
/** @typedef {{ technique: string, missed: number[], unfounded: number[], board: string }} Difference */

/** So many empty squares a board may have for slow finders, and for slower ones. */
const MOST_OPEN = { slow: 42, slower: 27 };

/** The board as the catalogue reads it. @param {Board} board */
export const textOf = ({ digits, givens, candidates }) =>
  [...digits].map((digit, at) => (givens.includes(at) ? digit : '.')).join('') + digits.replaceAll('0', '.') + candidates.map((mask) => DIGITS.map((digit) => (mask >> (digit - 1)) & 1 ? digit : '.').join('')).join(''); // prettier-ignore

/** @param {readonly { row: number, column: number, digit: number }[]} all */
const resultOf = (all) =>
  all.map(({ row, column, digit }) => candidate(9 * (row - 1) + column - 1, digit));

/** @param {{ step: import('../../web/engine/catalogue/answers.js').Step | null }} hinted */
const stepsOf = ({ step }) => ({ steps: step ? [step] : [] });

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSame = (one, other) =>
  String([...new Set(one)].sort()) === String([...new Set(other)].sort());

/** @param {Definition} definition */
const nameOf = ({ slugs, places, isBound, isFirst }) =>
  [...slugs, places && '(placed)', isBound && '(bound)', isFirst && '(first)']
    .filter(Boolean)
    .join(' ');

/**
 * @param {EngineClient} engine
 * @param {Board} board
 * @param {(technique: string, defined: number, found: number) => void} count candidates: by the definition, by the catalogue
 * @param {readonly Definition[]} [definitions]
 * @returns {Promise<Difference[]>}
 */
export async function differences(engine, board, count, definitions = DEFINITIONS) {
  const position = new Position(board.digits, board.candidates, board.givens);
  const text = textOf(board);
  /** @type {Difference[]} */
  const all = [];
  for (const definition of definitions) {
    const { slugs, find, places = false, ...how } = definition;
    const most = how.isSlower ? MOST_OPEN.slower : how.isSlow ? MOST_OPEN.slow : 81;
    if (position.open.length > most) continue;
    const instances = [...find(position)];
    const wanted = new Set(instances.flat());
    const order = slugs.map((slug) => ({ slug, score: 1 }));
    const catalogue = await engine.catalogue(text, { order, trusted: true });
    const { steps } = how.isFirst ? stepsOf(await catalogue.hint()) : await catalogue.all();
    const results = steps.map((step) => resultOf(places ? step.placed : step.removed));
    const found = new Set(results.flat());
    count(nameOf(definition), wanted.size, found.size);
    const isOne = !how.isFirst || results.every((result) => instances.some((one) => isSame(one, result)));
    const isLess = how.isBound || (how.isFirst && found.size > 0);
    const missed = isLess ? [] : [...wanted].filter((one) => !found.has(one));
    const unfounded = [...found].filter((one) => !isOne || !wanted.has(one));
    if (missed.length + unfounded.length > 0) {
      all.push({ technique: nameOf(definition), missed, unfounded, board: text });
    }
  }
  return all;
} // prettier-ignore
