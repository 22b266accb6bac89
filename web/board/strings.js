/**
 * What a screen reader says about the board, in English. Another language is another object of this
 * shape, put into the element's `strings`.
 */

/** @typedef {import('../game/state.js').Kind} Kind */
/** @typedef {'set' | 'cause' | 'target'} Role */
/** @typedef {'last' | 'conflict' | 'wrong'} Mark */
/**
 * A square as it is to be said.
 *
 * @typedef {object} SaidSquare
 * @property {number} row 1 to 9
 * @property {number} column 1 to 9
 * @property {number} digit 0 if the square is empty
 * @property {Kind} kind
 * @property {readonly number[] | null} candidates null if none are shown
 * @property {readonly number[]} struck digits crossed out
 * @property {readonly number[]} focused digits emphasised
 * @property {readonly Mark[]} marks
 * @property {readonly Role[]} roles
 * @property {boolean | null} painted on a sheet; null: there is none
 * @property {number | null} count of the digits left; null: not shown
 * @property {number | null} shared digit of all solutions; 0: they differ; null: not shown
 */
/** @typedef {{ board: string, square: (said: SaidSquare) => string }} BoardStrings */

const KINDS = { given: 'given', entered: 'entered', found: 'found' };
const MARKS = { last: 'last step', conflict: 'conflict', wrong: 'contradiction' };
const ROLES = { set: 'in the set', cause: 'in the excluding set', target: 'target' };

/** @type {BoardStrings} */
export const ENGLISH = Object.freeze({
  board: 'Sudoku board',
  square: ({
    row,
    column,
    digit,
    kind,
    candidates,
    struck,
    focused,
    marks,
    roles,
    painted,
    count,
    shared,
  }) =>
    [
      `row ${row}, column ${column}`,
      digit ? `${KINDS[kind]} ${digit}` : 'empty',
      candidates && (candidates.length ? `candidates ${candidates.join(' ')}` : 'no candidates'),
      struck.length && `struck out ${struck.join(' ')}`,
      focused.length && `highlighted ${focused.join(' ')}`,
      ...marks.map((mark) => MARKS[mark]),
      ...roles.map((role) => ROLES[role]),
      painted !== null && (painted ? 'painted' : 'white'),
      count !== null && `${count} left`,
      shared !== null && (shared ? `${shared} in every solution` : 'solutions differ'),
    ]
      .filter(Boolean)
      .join(', '),
});
