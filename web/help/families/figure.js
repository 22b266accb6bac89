/**
 * A step of the catalogue on its board: the picture, and the reason for the step below it.
 */

import { tellStep } from '../../story/techniques/techniques.js';
import { make, unbroken } from '../../ui/elements.js';
import { position } from '../drawing.js';
import { squareAt } from '../../game/units.js';
import { applyMove } from '../../game/state.js';
import { linkOf } from './steps.js';

/** @typedef {import('../../app/techniques/cases.js').Case} Case */
/** @typedef {import('./steps.js').Step} Step */
/** @typedef {import('../parts.js').Parts} Parts */
/** @typedef {import('../drawing.js').HelpPicture} HelpPicture */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../locales/words.js').Words} Words */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {Words} words
 * @param {Step} step
 * @returns {{ told: Item, text: string }} text: why it holds, and its conclusion
 */
export function tell(words, { events }) {
  const deduction = /** @type {Event} */ (events.find(({ kind }) => kind === 'deduction'));
  const told = tellStep(words, events, deduction);
  return { told, text: words.join([told.text, told.detail]) };
}

/** @param {Item} told @returns {number[][]} by square */
const candidatesOf = ({ picture }) =>
  Array.from(picture?.position ?? [], (bits) =>
    DIGITS.filter((digit) => bits & (1 << (digit - 1))),
  );

/** The step, and the digits that it places. @param {Case} each @param {Step} step @param {Item} told @returns {HelpPicture} */
function drawStep(each, { events }, told) {
  const { puzzle, digits } = linkOf(each);
  const placements = events.flatMap(({ kind, square, digits: [digit] }) =>
    kind === 'placed' && square ? [{ square: squareAt(square.row, square.column), digit }] : [],
  );
  const game = applyMove(position(puzzle, digits), { type: 'found', placements });
  return { game, overlay: { ...told.picture, candidates: candidatesOf(told) } };
}

/**
 * A board on which a candidate keeps the step from holding: what the step would look at, without its conclusion, and the
 * candidate.
 *
 * @param {Case} each without the candidate
 * @param {Item} told
 * @param {{ square: number, digit: number }} spoiler
 * @returns {HelpPicture}
 */
export function drawNearly(each, told, { square, digit }) {
  const { puzzle, digits } = linkOf(each);
  const { picture } = told;
  const candidates = candidatesOf(told).map((all, at) =>
    at === square ? [...all, digit].sort() : all,
  );
  const role = /** @type {const} */ ('target');
  const squares = (picture?.squares ?? []).filter((each) => each.role !== role);
  return {
    game: position(puzzle, digits),
    overlay: {
      ...picture,
      ...{ candidates, struck: [], last: null },
      squares: [...squares, { square, role }],
      focusDigits: [...(picture?.focusDigits ?? []), { square, digit, role: 'fin' }],
    },
  };
}

/** @param {Parts} parts @param {Words} words @param {HelpPicture} picture @param {string} text */
export const writeFigure = ({ board }, words, picture, text) =>
  make('figure', board(picture, text), make('figcaption', unbroken(words, text)));

/** @param {Parts} parts @param {Words} words @param {Case} each @param {Step} step */
export function writeStep(parts, words, each, step) {
  const { told, text } = tell(words, step);
  return { told, figure: writeFigure(parts, words, drawStep(each, step, told), text) };
}
