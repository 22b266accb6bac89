/**
 * The look and the name of each square, computed from the game and the overlay. Pure: no DOM.
 *
 * The one idea: a view of a square is a few short strings. The drawing compares them with what it showed last and
 * touches only what differs, so nobody has to say what changed.
 */

import { NO_NOTES, marksOf, tintOf } from '../game/notes.js';
import { conflicts } from '../game/state.js';
import { columnOf, rowOf, unitSquares } from '../game/units.js';
import { lookOf, looksOf, ordered } from './roles.js';

/** @typedef {import('../game/state.js').Content} Content */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/units.js').Unit} Unit */
/** @typedef {import('../ui/board-strings.js').BoardStrings} BoardStrings */
/** @typedef {import('../ui/board-strings.js').Role} Role */
/** @typedef {import('../ui/board-strings.js').Mark} Mark */
/**
 * The drawings beside the digits; every part may be left out.
 *
 * @typedef {object} Overlay
 * @property {number | null} [last] square of the last step
 * @property {readonly number[]} [wrong] squares that the engine marked
 * @property {readonly number[]} [supposed] squares whose digits are only supposed
 * @property {readonly { unit: Unit, role: Role }[]} [units]
 * @property {readonly { square: number, role: Role }[]} [squares]
 * @property {readonly { square: number, digit: number }[]} [struck] candidates crossed out
 * @property {readonly (readonly number[])[] | null} [candidates] for each square, its digits
 * @property {readonly { square: number, digit: number, role: Role }[]} [focusDigits]
 * @property {readonly import('./arrows.js').Link[]} [links] arrows from digit to digit
 * @property {readonly import('./arrows.js').Tag[]} [tags] letters at squares and units
 * @property {readonly number[] | null} [painted] squares painted over; null: no sheet is shown
 * @property {readonly number[] | null} [counts] for each square, how many digits are left in it
 * @property {readonly number[] | null} [common] for each square, the digit that all solutions have in
 *   it; 0: they differ
 * @property {Lit | null} [lit] squares and digits that should stand out
 */
/** @typedef {{ squares?: readonly number[], seen?: readonly number[], digit?: number | null }} Lit seen: quieter than squares; digit: wherever it stands, large or small */
/**
 * @typedef {object} SquareView
 * @property {string} label the text for screen readers
 * @property {string} digit '' where none is drawn large
 * @property {string} kind given, entered, found or empty
 * @property {string} marks last, conflict, wrong, supposed
 * @property {string} roles how its roles look: set, cause, target …
 * @property {string} unit the same of outlined units that run through the square
 * @property {string} edges sides of the square on an outline, each with its look: 'top-set'
 * @property {string} sheet painted, white, count, common (a digit of all solutions, or one that a picture places), differs
 * @property {string} colour 1 to 8, or ''
 * @property {string} lit digit, pick, seen
 * @property {readonly string[]} small for digits 1 to 9, how the small digit is drawn; '' is not
 * @property {readonly string[]} corners the same of corner marks
 */

const DIGITS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const NO_SMALL = Object.freeze(DIGITS.map(() => ''));

/** Joins the names of looks, without those that do not apply. @param {readonly (string | false | null | undefined)[]} names */
const words = (...names) => names.filter(Boolean).join(' ');

/**
 * @template {{ square: number }} T
 * @param {readonly T[]} [items]
 * @returns {Map<number, T[]>}
 */
function bySquare(items = []) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(item.square);
    if (group) group.push(item);
    else groups.set(item.square, [item]);
  }
  return groups;
}

/** More outlines side by side look like a wall: then only the ends of the lines are drawn. */
const MOST_OUTLINES = 8;

/** @type {Record<Unit['type'], readonly string[]>} */
const ENDS = {
  row: ['left', 'right'],
  column: ['top', 'bottom'],
  box: ['top', 'bottom', 'left', 'right'],
};

/** @param {readonly { unit: Unit, role: Role }[]} units */
function outlines(units = []) {
  const isCrowded = units.length > MOST_OUTLINES;
  return bySquare(
    units.flatMap(({ unit, role }) => {
      const inside = new Set(unitSquares(unit));
      return [...inside].map((square) => {
        const edges = edgesOf(square, inside)
          .filter((edge) => !isCrowded || ENDS[unit.type].includes(edge))
          .map((edge) => `${edge}-${lookOf(role)}`);
        return { square, role, edges };
      });
    }),
  );
}

/** @param {number} square @param {Set<number>} inside @returns {string[]} */
function edgesOf(square, inside) {
  const edges = [];
  if (!inside.has(square - 9)) edges.push('top');
  if (!inside.has(square + 9)) edges.push('bottom');
  if (columnOf(square) === 1 || !inside.has(square - 1)) edges.push('left');
  if (columnOf(square) === 9 || !inside.has(square + 1)) edges.push('right');
  return edges;
}

/**
 * The small digits of one square. In an empty square they are its candidates and whatever is struck
 * or emphasised. In a filled one they appear only where something else than its digit is talked
 * about; then its own digit takes its place among them, so that nothing is drawn over another.
 *
 * @param {import('../game/state.js').Content} content
 * @param {readonly number[]} candidates
 * @param {readonly number[]} struck
 * @param {readonly { digit: number, role: Role }[]} focus
 * @returns {readonly string[]}
 */
function smallDigits(content, candidates, struck, focus) {
  const talkedAbout = [...struck, ...focus.map(({ digit }) => digit)];
  if (content.digit && talkedAbout.every((digit) => digit === content.digit)) return NO_SMALL;
  const shown = new Set([...(content.digit ? [content.digit] : candidates), ...talkedAbout]);
  return DIGITS.map((digit) => {
    if (!shown.has(digit)) return '';
    const roles = focus.filter((item) => item.digit === digit).map(({ role }) => role);
    return words(
      'shown',
      digit === content.digit && content.kind,
      struck.includes(digit) && 'struck',
      ...looksOf(roles),
    );
  });
}

/**
 * The notes of a person about the small digits of a square, and those that should stand out.
 *
 * @param {readonly string[]} small
 * @param {(digit: number) => readonly (string | false)[]} looks
 */
const withLooks = (small, looks) =>
  small === NO_SMALL
    ? small
    : small.map((state, index) => state && words(state, ...looks(index + 1)));

/**
 * @param {Game} game
 * @param {Overlay | null} overlay
 * @param {BoardStrings} strings
 * @returns {SquareView[]} 81 views
 */
export function viewSquares(game, overlay, strings) {
  const shown = showing(game, overlay ?? {});
  return game.squares.map((content, square) => viewSquare(shown, content, square, strings));
}

/** @typedef {ReturnType<typeof showing>} Showing what is shown, by squares */

/** @param {Game} game @param {Overlay} overlay */
function showing(game, overlay) {
  const { last, candidates, painted = null, counts = null, common = null, lit } = overlay;
  return {
    last,
    candidates,
    counts,
    common,
    lit,
    notes: { ...NO_NOTES, ...game.notes },
    // There is one set of candidates: those of a view replace a person's own marks.
    showsMarks: !candidates && !painted && !counts && !common,
    painted: painted && new Set(painted),
    clashing: new Set(conflicts(game)),
    wrong: new Set(overlay.wrong),
    supposed: new Set(overlay.supposed),
    outlined: outlines(overlay.units),
    roles: bySquare(overlay.squares),
    struck: bySquare(overlay.struck),
    focus: bySquare(overlay.focusDigits),
  };
}

/**
 * @param {Showing} shown
 * @param {Content} content
 * @param {number} square
 * @param {BoardStrings} strings
 * @returns {SquareView}
 */
function viewSquare(shown, content, square, strings) {
  const { lit, notes, painted } = shown;
  const { next, small, ...digits } = viewDigits(shown, content, square);
  const corners = marksOf(notes, square, true);
  const focus = shown.focus.get(square) ?? [];
  const onItsDigit = focus.filter(({ digit }) => digit === content.digit && small === NO_SMALL);
  const named = [...(shown.roles.get(square) ?? []), ...onItsDigit].map(({ role }) => role);
  const roles = ordered(named);
  const marks = marksOn(shown, square);
  const isPainted = painted ? painted.has(square) : null;
  // If a step is about small digits, they replace the count.
  const isFree = !content.digit && !small.some(Boolean);
  const count = isFree ? (shown.counts?.[square] ?? null) : null;
  const shared = content.digit ? null : (shown.common?.[square] ?? null);
  const large = isFree ? shared || next || count : (small === NO_SMALL && content.digit) || null;
  const lines = shown.outlined.get(square) ?? [];
  const isPicked = lit?.squares?.includes(square) ?? false;
  return {
    label: strings.square({
      row: rowOf(square),
      column: columnOf(square),
      ...content,
      ...digits,
      corners,
      colour: notes.colours[square],
      lit: isPicked,
      focused: focus.map(({ digit }) => digit),
      marks,
      roles,
      painted: isPainted,
      count,
      shared,
    }),
    digit: String(large ?? ''),
    kind: content.digit ? content.kind : 'empty',
    marks: marks.join(' '),
    roles: looksOf(roles).join(' '),
    unit: looksOf(lines.map(({ role }) => role)).join(' '),
    sheet: words(
      painted && (isPainted ? 'painted' : 'white'),
      count !== null && 'count',
      (shared ?? next) !== null && (shared || next ? 'common' : 'differs'),
    ),
    edges: [...new Set(lines.flatMap(({ edges }) => edges))].join(' '),
    colour: String(notes.colours[square] || ''),
    lit: words(
      content.digit > 0 && content.digit === lit?.digit && 'digit',
      isPicked && 'pick',
      lit?.seen?.includes(square) && 'seen',
    ),
    small,
    corners: DIGITS.map((digit) =>
      corners.includes(digit) ? words('shown', digit === lit?.digit && 'lit') : '',
    ),
  };
}

/**
 * The digit that a picture places in an empty square: alone there, or among candidates of which it says nothing where it
 * is about the square, it can be drawn large.
 * @param {readonly string[]} small without marks @param {boolean} isLast
 */
const nextOf = (small, isLast) => {
  const drawn = small.filter((state) => state && !(isLast && state === 'shown')).join();
  return drawn === 'shown target' ? small.indexOf(drawn) + 1 : null;
};

/**
 * Its small digits, and what is said of them.
 *
 * @param {Showing} shown @param {Content} content @param {number} square
 */
function viewDigits(
  { common, candidates, focus, last, lit, notes, showsMarks, struck },
  content,
  square,
) {
  const crossed = (struck.get(square) ?? []).map(({ digit }) => digit);
  // Crossed out digits are visible among the candidates or marks, so they are named there as well.
  const withCrossed = (/** @type {readonly number[]} */ digits) =>
    DIGITS.filter((digit) => digits.includes(digit) || crossed.includes(digit));
  const left = (content.digit === 0 && !common?.[square] && candidates?.[square]) || null;
  const own = left && withCrossed(left);
  const isNoted = showsMarks && !content.digit && notes.marks[square] > 0;
  const pencilled = isNoted ? withCrossed(marksOf(notes, square)) : [];
  const all = smallDigits(content, own ?? pencilled, crossed, focus.get(square) ?? []);
  const next = isNoted ? null : nextOf(all, square === last);
  const plain = next ? NO_SMALL : all;
  const tinted = plain.flatMap((state, index) => {
    const colour = state ? tintOf(notes, square, index + 1) : 0;
    return colour ? [{ digit: index + 1, colour }] : [];
  });
  const small = withLooks(plain, (digit) => [
    pencilled.includes(digit) && 'pencil',
    ...tinted.map((tint) => tint.digit === digit && `tint${tint.colour}`),
    digit === lit?.digit && 'lit',
  ]);
  return { candidates: own, pencilled, tinted, struck: crossed, next, small };
}

/** @param {Showing} shown @param {number} square */
function marksOn({ last, clashing, supposed, wrong }, square) {
  /** @type {Mark[]} */
  const marks = [];
  if (square === last) marks.push('last');
  if (clashing.has(square)) marks.push('conflict');
  if (wrong.has(square)) marks.push('wrong');
  if (supposed.has(square)) marks.push('supposed');
  return marks;
}
