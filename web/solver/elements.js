/**
 * All that every solver needs: <kakutei-board>, defined, and the class of <kakutei-solver>.
 *
 * Each piece that is loaded later imports this, although it is there already: that keeps the piece, and what is here,
 * each in one file where they are bundled (README, "Loaded later").
 */

import '../board/define.js';

export { KakuteiSolver } from './kakutei-solver.js';
