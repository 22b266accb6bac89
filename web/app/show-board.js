/**
 * Brings the board into sight when another has been put on it. Where it is seen already, nothing moves.
 *
 * The solver itself is longer than the window of a phone, and which part of it would come is left open.
 */

/** @param {import('../solver/kakutei-solver.js').KakuteiSolver} solver */
export const showBoard = (solver) =>
  solver.shadowRoot?.querySelector('[part=board]')?.scrollIntoView({ block: 'nearest' });
