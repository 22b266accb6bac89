/**
 * The state of a game: 81 squares, each with a digit and its kind, and the notes of a person
 * (`notes.js`). Pure and frozen. Everything that undo should restore belongs here, and nothing else.
 *
 * The one idea: a square can have only 28 contents (nine digits of three kinds, and nothing), and each is made once.
 * So two squares have the same content exactly if it is the same object, "nothing changed" is a comparison of
 * references, and a drawing can skip the squares that did not change.
 */

import { GameError } from './game-error.js';
import {
  NO_NOTES,
  afterPlacing,
  colourSquare,
  markAll,
  notesFrom,
  sameNotesOr,
  tintDigit,
  toggleMark,
  unmark,
} from './notes.js';
import { SQUARES, isSquare, peers } from './units.js';

/** @typedef {'given' | 'entered' | 'found'} Kind */
/** @typedef {Readonly<{ digit: number, kind: Kind }>} Content of a square; digit 0: it is empty */
/** @typedef {import('./notes.js').Notes} Notes */
/** @typedef {Readonly<{ squares: readonly Content[], notes: Notes }>} Game */
/** @typedef {{ squares: readonly Content[], notes?: Notes }} Bare a game that may lack its notes */
/** @typedef {{ square: number, digit: number }} Placement */
/**
 * `set`: the person enters a digit, also over a given; `clear` empties a square. `found`: digits of the solver;
 * `become`: the board of a search, which may have lost digits. `load`: another game; `give` makes all digits given,
 * `restart` keeps only the givens, `clearAll` empties the board. `mark` sets or removes a pencil mark or corner mark,
 * `markAll` sets the pencil marks that row, column and box allow, `unmark` removes all marks, of one square or all.
 * `colour` and `tint` colour a square or a small digit.
 *
 * @typedef {{ type: 'set', square: number, digit: number }
 *   | { type: 'clear', square: number }
 *   | { type: 'found', placements: readonly Placement[] }
 *   | { type: 'become', board: string }
 *   | { type: 'load', game: Bare }
 *   | { type: 'give' }
 *   | { type: 'restart' }
 *   | { type: 'clearAll' }
 *   | { type: 'mark', square: number, digit: number, corner?: boolean }
 *   | { type: 'markAll' }
 *   | { type: 'unmark', square?: number }
 *   | { type: 'colour', square: number, colour: number }
 *   | { type: 'tint', square: number, digit: number, colour: number }} Move
 */

/** @type {Content} */
const EMPTY = Object.freeze({ digit: 0, kind: 'entered' });

/** @param {Kind} kind */
const nineOf = (kind) =>
  Array.from({ length: 9 }, (_, index) => Object.freeze({ digit: index + 1, kind }));

/** @type {Record<Kind, Content[]>} */
const contentsOf = {
  given: nineOf('given'),
  entered: nineOf('entered'),
  found: nineOf('found'),
};

/** @param {number} digit 0 to 9 @param {Kind} kind @returns {Content} */
function contentOf(digit, kind) {
  if (!Object.hasOwn(contentsOf, kind))
    throw new GameError('kind', `There is no kind "${String(kind)}".`);
  if (digit === 0) return EMPTY;
  const found = Number.isInteger(digit) ? contentsOf[kind][digit - 1] : undefined;
  if (!found) throw new GameError('digit', `${String(digit)} is not a digit from 1 to 9.`);
  return found;
}

/** @param {readonly Content[]} squares @param {number} square @returns {Content} */
function contentAt(squares, square) {
  if (!isSquare(square)) throw new GameError('square', `There is no square ${square}.`);
  return squares[square];
}

/** @param {Content[]} squares @param {Notes} [notes] @returns {Game} */
const gameOf = (squares, notes = NO_NOTES) =>
  Object.freeze({ squares: Object.freeze(squares), notes });

const emptyBoard = gameOf(Array.from({ length: SQUARES }, () => EMPTY));

/** @returns {Game} the board without a digit, always the same object */
export const emptyGame = () => emptyBoard;

/**
 * Reads 81 characters, row by row: '1' to '9', '.' or '0' for an empty square.
 *
 * @param {string} text
 * @param {Kind} [kind] of all digits
 * @returns {Game}
 * @throws {GameError} `symbol` with its position, `length` with the position where the text is too
 *   short or too long, `kind`
 */
export function fromText(text, kind = 'given') {
  const wrong = text.search(/[^0-9.]/);
  if (wrong >= 0 && wrong < SQUARES) {
    throw new GameError('symbol', `Character ${wrong + 1} is not a digit or a dot.`, wrong);
  }
  if (text.length !== SQUARES) {
    const position = Math.min(text.length, SQUARES);
    throw new GameError('length', `A board has 81 characters, not ${text.length}.`, position);
  }
  return gameOf(Array.from(text, (symbol) => contentOf(symbol === '.' ? 0 : Number(symbol), kind)));
}

/** @param {Game} game @returns {string} 81 characters, '.' for an empty square */
export const toText = ({ squares }) => squares.map(({ digit }) => digit || '.').join('');

/** @param {Game} game @param {Kind} wanted @returns {string} 81 characters, with the digits of this kind only */
const digitsOf = ({ squares }, wanted) =>
  squares.map(({ digit, kind }) => (digit && kind === wanted ? digit : '.')).join('');

/** @param {Game} game @returns {string} its given digits only, 81 characters */
export const givenText = (game) => digitsOf(game, 'given');

/**
 * @param {Game} game
 * @returns {string} the puzzle that is being solved: its given digits, or if there are none those that were
 *   entered by hand; never the digits of a solver
 */
export function puzzleText(game) {
  const given = givenText(game);
  return /[1-9]/.test(given) ? given : digitsOf(game, 'entered');
}

/**
 * @param {Game} start
 * @param {Game} now
 * @returns {boolean} whether it is that position, also after moves on it
 */
export const stemsFrom = (start, now) =>
  givenText(start) === givenText(now) &&
  start.squares.every(({ digit }, square) => !digit || now.squares[square].digit === digit);

/** @param {Game} game @param {readonly Placement[]} placements @param {Kind} kind @returns {Game} */
function place(game, placements, kind) {
  const squares = [...game.squares];
  for (const { square, digit } of placements) {
    if (digit === 0) throw new GameError('digit', 'To empty a square, clear it.');
    const next = contentOf(digit, kind);
    if (contentAt(squares, square).digit !== digit) squares[square] = next;
  }
  return sameOr(game, squares);
}

/**
 * Puts the board of a search into a game: squares that differ are emptied, or get its digit.
 *
 * @param {Game} game
 * @param {string} board 81 characters
 * @returns {Game}
 */
function become(game, board) {
  const { squares } = fromText(board, 'found');
  return sameOr(
    game,
    squares.map((next, square) =>
      next.digit === game.squares[square].digit ? game.squares[square] : next,
    ),
  );
}

/** @param {Game} game @param {number} square @returns {Game} */
const empty = (game, square) =>
  contentAt(game.squares, square) === EMPTY
    ? game
    : gameOf(game.squares.with(square, EMPTY), game.notes);

/**
 * Digits that were not there before take marks away.
 * @param {Game} game @param {readonly Content[]} squares @returns {Game}
 */
const sameOr = (game, squares) =>
  squares.every((next, square) => next === game.squares[square])
    ? game
    : gameOf([...squares], afterPlacing(game.notes, game.squares, squares));

/** @param {Game} game @param {Notes} notes @returns {Game} */
const noted = (game, notes) =>
  notes === game.notes ? game : Object.freeze({ squares: game.squares, notes });

/** @param {Game} game @param {readonly Content[]} squares @param {Notes} notes @returns {Game} */
function exactly(game, squares, notes) {
  const isSame = squares.every((next, square) => next === game.squares[square]);
  const next = sameNotesOr(game.notes, notes);
  return isSame ? noted(game, next) : gameOf([...squares], next);
}

/** @param {Bare} game @returns {readonly Content[]} its squares, with contents of ours */
function checked(game) {
  const squares = game?.squares;
  if (!Array.isArray(squares) || squares.length !== SQUARES) {
    throw new GameError('length', 'A game has 81 squares.');
  }
  return squares.map((content) => contentOf(content?.digit, content?.kind));
}

/**
 * The only way from one state to the next. A digit that already stands in the square stays what it
 * is (typing a given again leaves it a given); otherwise `set` makes it entered, `found` and `become`
 * found, also over a given. A digit that is placed takes its marks, in its square and in the units, with it.
 *
 * @param {Game} game
 * @param {Move} move
 * @returns {Game} the same object if nothing changes
 * @throws {GameError} `square`, `digit`, `colour`, `kind`, `length` (of a loaded game or a board), `symbol`,
 *   `notes`, `move`
 */
export function applyMove(game, move) {
  switch (move.type) {
    case 'set':
      return place(game, [move], 'entered');
    case 'clear':
      return empty(game, move.square);
    case 'found':
      return place(game, move.placements, 'found');
    case 'become':
      return become(game, move.board);
    case 'load': {
      const squares = checked(move.game);
      return exactly(game, squares, notesFrom(move.game.notes, squares));
    }
    case 'give':
      return sameOr(
        game,
        game.squares.map(({ digit }) => contentOf(digit, 'given')),
      );
    case 'restart':
      return exactly(
        game,
        game.squares.map((content) => (content.kind === 'given' ? content : EMPTY)),
        NO_NOTES,
      );
    case 'clearAll':
      return exactly(game, emptyBoard.squares, NO_NOTES);
    default:
      return noted(game, note(game, move));
  }
}

/** @param {Game} game @param {Move} move of the notes @returns {Notes} */
function note({ notes, squares }, move) {
  switch (move.type) {
    case 'mark':
      return toggleMark(notes, squares, move);
    case 'markAll':
      return markAll(notes, squares);
    case 'unmark':
      return unmark(notes, move.square);
    case 'colour':
      return colourSquare(notes, move);
    case 'tint':
      return tintDigit(notes, move);
    default:
      throw new GameError('move', `There is no move "${/** @type {any} */ (move).type}".`);
  }
}

/** @param {Game} game @returns {number[]} squares that clash with an equal digit in a unit, ascending */
export function conflicts({ squares }) {
  return squares.flatMap(({ digit }, square) =>
    digit && peers(square).some((peer) => squares[peer].digit === digit) ? [square] : [],
  );
}

/** @param {Game} game */
export const isFull = ({ squares }) => squares.every(({ digit }) => digit !== 0);

/** @param {Game} game @returns {number} how many squares hold a digit */
export const countDigits = ({ squares }) => squares.filter(({ digit }) => digit !== 0).length;

/** Whether a square holds a digit of that kind. @param {Game} game @param {Kind} kind */
export const hasKind = ({ squares }, kind) =>
  squares.some((content) => content.digit !== 0 && content.kind === kind);
