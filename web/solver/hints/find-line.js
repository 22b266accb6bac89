/**
 * Looks on the board for a step that was written elsewhere.
 *
 * The one idea: of the steps that the catalogue finds, one that is written alike is that step; one with the same
 * conclusion at least proves what the line says.
 */

import { loadWords } from '../../locales/words.js';
import { nameAlone, textAlone } from '../../model/hints/line.js';
import { squareOf } from '../../model/hints/position.js';
import { nameIn, writeNotation } from '../../story/techniques/notation.js';

/** @typedef {import('../../model/hints/answers.js').Step} Step */
/** @typedef {import('../../model/hints/known.js').Place} Place */
/** @typedef {import('../../model/hints/line.js').Line} Line */
/** @typedef {import('../../story/types.js').Event} Event */

/** Steps that are told to compare how they are written. */
const MOST_TOLD = 30;

/** @param {Place} place */
const keyOf = ({ square, digit }) => `${square} ${digit}`;

/** @param {Step} step */
const keysOf = ({ placed, removed }) => ({
  placed: placed.map((place) => keyOf({ ...place, square: squareOf(place) })),
  removed: removed.map((place) => keyOf({ ...place, square: squareOf(place) })),
});

/**
 * What of a line is still to be done on a board.
 *
 * @param {Line} line
 * @param {import('../../model/hints/position.js').Position} position
 */
export const openIn = ({ placed, removed }, { candidates }) => ({
  placed: placed.filter(({ square }) => candidates[square].length > 0),
  removed: removed.filter(({ square, digit }) => candidates[square].includes(digit)),
});

/**
 * The first of its conclusions that no solution has.
 *
 * @param {Line} line
 * @param {readonly number[]} right for each square a mask of the digits that it has in a solution
 * @returns {{ place: Place, isPlaced: boolean } | null}
 */
export function wrongIn({ placed, removed }, right) {
  const mask = ({ square, digit } = /** @type {Place} */ ({})) =>
    right[square] & (1 << (digit - 1));
  const absent = placed.find((place) => !mask(place));
  if (absent) return { place: absent, isPlaced: true };
  const present = removed.find((place) => mask(place));
  return present ? { place: present, isPlaced: false } : null;
}

/**
 * @param {Line} line
 * @param {ReturnType<typeof openIn>} open
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<readonly Event[]>} tell
 * @returns {Promise<{ step: Step, isSame: boolean } | null>} isSame: it is written alike; null: none concludes that
 */
export async function findLine(line, open, steps, tell) {
  const wanted = { placed: open.placed.map(keyOf), removed: open.removed.map(keyOf) };
  const able = steps.filter((step) => {
    const { placed, removed } = keysOf(step);
    const isRemoved = (/** @type {string} */ key) =>
      removed.includes(key) || (wanted.placed.includes(key) && placed.includes(key));
    return wanted.placed.every((key) => placed.includes(key)) && wanted.removed.every(isRemoved);
  });
  const english = await loadWords('en', true);
  const isNamed = ({ technique } = /** @type {Step} */ ({})) =>
    nameAlone(nameIn(english, technique)) === nameAlone(line.name);
  const named = able.filter(isNamed);
  const text = textAlone(line.text);
  for (const step of named.slice(0, MOST_TOLD)) {
    if (textAlone(writeNotation(english, await tell(step))) === text) return { step, isSame: true };
  }
  const [step] = [...named, ...able];
  return step ? { step, isSame: false } : null;
}
