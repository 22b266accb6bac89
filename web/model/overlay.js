/**
 * The views of the board: the candidates of each square, their number, or one of the nine sheets, on which the
 * squares are painted where a digit cannot go. Pure.
 *
 * The one idea: all of them show the same thing, the candidates that a press of any method left or, before
 * a press, those that row, column and box leave.
 */

import { candidatesOf } from '../game/candidates.js';
import { marksOf } from '../game/notes.js';
import { applyMove } from '../game/state.js';
import { peers } from '../game/units.js';
import { SHEETS } from './choices.js';
import { commonOf } from './count/verdict.js';
import { hintPicture, hintsOf } from './hints/known.js';
import { gameOf, metaOf, onItsWay } from './state.js';
import { tellStep } from './way/telling.js';
import { isToldAtOnce, stepOn } from './way/way.js';

/** @typedef {import('../board/view.js').Overlay} Overlay */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('./choices.js').Choices} Choices */
/** @typedef {import('./state.js').State} State */
/** @typedef {readonly (readonly number[])[]} Candidates for each square, its digits */

/**
 * @param {Pick<Choices, 'view' | 'sheet'>} choices
 * @param {Game} game
 * @param {Candidates | null} known what a press left, of which only what row, column and box leave is shown: a
 *   method may not have come to all squares; null: no press left anything
 * @returns {Overlay} empty for a view that shows something else
 */
export function overlayOf({ view, sheet }, game, known) {
  if (!['candidates', 'counts', 'sheet'].includes(view)) return {};
  const candidates = withinRules(game, known);
  if (view === 'candidates') return { candidates };
  if (view === 'counts') return { counts: candidates.map(({ length }) => length) };
  const isPainted = (/** @type {number} */ square) =>
    game.squares[square].digit !== 0 || !candidates[square].includes(sheet);
  return { painted: candidates.flatMap((_, square) => (isPainted(square) ? [square] : [])) };
}

/**
 * The board as it was when a deduction was made, which may be long before the one on view.
 *
 * @param {Pick<import('../story/types.js').Picture, 'position' | 'last' | 'found'>} picture
 * @param {Game} game on view
 * @returns {{ game: Game, candidates: Candidates } | null} null if the picture does not know
 */
export function thenOf({ position, last, found = '' }, game) {
  if (!position) return null;
  const candidates = Array.from(position, (bits) =>
    SHEETS.filter((digit) => bits & (1 << (digit - 1))),
  );
  const isLater = (/** @type {number} */ square) =>
    square !== last && candidates[square].length > 0;
  const isAnother = (/** @type {number} */ square) =>
    Number(found[square]) > 0 && game.squares[square].digit !== Number(found[square]);
  const earlier = candidates.reduce(
    (then, _, square) =>
      isLater(square) || isAnother(square) ? applyMove(then, { type: 'clear', square }) : then,
    game,
  );
  const placements = Array.from(found, Number).flatMap((digit, square) =>
    digit && !isLater(square) && !earlier.squares[square].digit ? [{ square, digit }] : [],
  );
  return { game: applyMove(earlier, { type: 'found', placements }), candidates };
}

/**
 * The drawing of the step on view while nothing is pointed at; after a Go only for a step that was walked to.
 *
 * @param {State} state
 */
function stepPicture(state) {
  const step = stepOn(state);
  const isShown = step && (isToldAtOnce(step) || state.walked !== null);
  return isShown ? tellStep(state, step).lead.picture : null;
}

/**
 * What stands out: the picked digit, or that of the selected square, and more by choice. A picture that is pointed
 * at, or that of a hint, is shown alone.
 *
 * @param {State} state
 * @param {Game} game that is shown
 * @param {Candidates | null} known
 * @returns {import('../board/view.js').Lit | null}
 */
export function litIn(state, game, known) {
  const { pointed, selected, picked, mode } = state;
  const { highlight } = state.choices;
  if (pointed || hintPicture(state)) return null;
  const armed = mode === 'colours' ? null : picked;
  if (highlight === 'pairs') return { digit: armed, squares: pairsIn(game, known) };
  if (highlight === 'none' || selected === null) return armed ? { digit: armed } : null;
  const digit = armed ?? (game.squares[selected].digit || null);
  return highlight === 'peers' ? { digit, seen: peers(selected) } : { digit };
}

/** Squares with two marks; where nobody made any, with two candidates. @param {Game} game @param {Candidates | null} known */
function pairsIn(game, known) {
  const { notes, squares } = game;
  const digits = notes.marks.some(Boolean)
    ? squares.map((_, square) => marksOf(notes, square))
    : withinRules(game, known);
  return digits.flatMap(({ length }, square) => (length === 2 ? [square] : []));
}

/** @param {Game} game @param {Candidates | null} known @returns {Candidates} */
function withinRules(game, known) {
  const left = candidatesOf(game);
  return known
    ? left.map((digits, square) => digits.filter((digit) => known[square].includes(digit)))
    : left;
}

/**
 * All that the board shows of a state: a run and a picture that is pointed at come before the game on view. The
 * picture is drawn on its own board.
 *
 * @param {State} state
 * @returns {{ game: Game, overlay: Overlay }}
 */
export function pictureOf(state) {
  const { choices, pointed } = state;
  const way = onItsWay(state);
  const own = gameOf(state);
  const game = pointed?.game ?? way?.game ?? own;
  const remark = way || game !== own ? null : metaOf(state).remark;
  const drawn = pointed?.picture ?? (way ? null : hintPicture(state));
  const then = drawn && thenOf(drawn, game);
  const step = way ? null : stepPicture(state);
  const isTold = then || step || remark?.told;
  // Keeps the parts of a hint visible.
  const isAbout =
    choices.view === 'told' ? isTold : then && hintsOf(state) && choices.view === 'digits';
  const view = isAbout ? 'candidates' : choices.view;
  const shown = then?.game ?? game;
  const known = then?.candidates ?? remark?.candidates ?? null;
  const resting = way ? { last: way.last } : (step ?? remark?.picture);
  const common = shown === own ? commonOf(state)?.overlay : null;
  return {
    game: shown,
    overlay: Object.freeze({
      ...(drawn ?? resting),
      ...overlayOf({ view, sheet: choices.sheet }, shown, known),
      ...common,
      lit: litIn(state, shown, known),
    }),
  };
}
