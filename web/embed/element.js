/**
 * The package's `./element`: defines both elements where there is a DOM, and exports their classes.
 */

import './define.js';

export { KakuteiBoard } from '../board/kakutei-board.js';
export { KakuteiSolver } from '../solver/kakutei-solver.js';
