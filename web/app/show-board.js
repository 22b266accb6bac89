/**
 * Scrolls the board into view when a new one has been put on it. If it is visible already, nothing moves.
 *
 * Scrolling to the solver itself would not do: it is longer than the window of a phone.
 */

/** @param {import('../solver/kakutei-solver.js').KakuteiSolver} solver */
export const showBoard = (solver) =>
  solver.shadowRoot?.querySelector('[part=board]')?.scrollIntoView({ block: 'nearest' });
