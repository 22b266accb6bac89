/**
 * The parts of a game that can be shared: the puzzle, the current board, or the board with marks and colours. Pure.
 *
 * The one idea: all ways take their digits from the same object, so a link, a text and a picture of the same
 * thing agree.
 */

import { candidatesOf } from '../../game/candidates.js';
import { writeLink } from '../../game/link.js';
import { marksOf, maskOf } from '../../game/notes.js';
import { fromText, puzzleText, toText } from '../../game/state.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {'puzzle' | 'state' | 'marks' | 'step'} What step: the board as it stands, with a link that makes its last step again */
/**
 * @typedef {object} Shared
 * @property {What} what
 * @property {Game} game as it is drawn
 * @property {string} givens 81 characters
 * @property {string} digits 81 characters, the given ones too
 * @property {readonly number[] | null} marks 81 masks
 * @property {readonly number[] | null} corners the same of corner marks
 * @property {import('../../game/link.js').Coloured | null} coloured
 * @property {readonly (readonly number[])[]} candidates the marks, or of a board without any what the rules leave
 * @property {string} hash of a link to it
 */

/** @param {Game} game */
const hasCorners = ({ notes }) => notes.corners.some(Boolean);

/** @param {Game} game @returns {boolean} whether a person has pencilled in anything */
export const hasMarks = (game) => game.notes.marks.some(Boolean) || hasCorners(game);

/** @param {Game} game @returns {boolean} whether a person has coloured anything */
export const hasColours = ({ notes: { colours, tints } }) =>
  colours.some(Boolean) || Object.keys(tints).length > 0;

/** @param {Game} game @returns {readonly (readonly number[])[]} */
const smallDigits = (game) =>
  hasMarks(game)
    ? game.notes.marks.map((_, square) => marksOf(game.notes, square))
    : candidatesOf(game);

/**
 * @param {Game} whole
 * @param {What} what
 * @param {string} method its slug
 * @param {string | null} techniques the list, where it is a person's own
 * @param {import('./replay.js').Replay | null} replay of the last step
 * @returns {Shared}
 */
export function shareOf(whole, what, method, techniques = null, replay = null) {
  const givens = puzzleText(whole);
  const game = what === 'puzzle' ? fromText(givens) : whole;
  const digits = toText(game);
  const candidates = smallDigits(game);
  const marks = what === 'marks' ? candidates.map(maskOf) : null;
  const corners = what === 'marks' && hasCorners(game) ? game.notes.corners : null;
  const coloured = what === 'marks' && hasColours(game) ? game.notes : null;
  const hash =
    what === 'step' && replay
      ? linkOf(replay, techniques)
      : writeLink({ puzzle: givens, digits, marks, corners, coloured, method, techniques });
  return Object.freeze({ what, game, givens, digits, marks, corners, coloured, candidates, hash });
}

/** @param {import('./replay.js').Replay} replay @param {string | null} techniques */
function linkOf({ game, method, step }, techniques) {
  const { marks, corners } = game.notes;
  const board = { puzzle: puzzleText(game), digits: toText(game), marks, corners };
  return writeLink({ ...board, method, techniques, step });
}
