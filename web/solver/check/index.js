/**
 * Questions about a board that has no solution, several, or wrong digits: all in one piece, loaded when the
 * first of it is wanted.
 */

export { check, why } from './checking.js';
export { refuse } from './refusing.js';
export { RefusalView } from '../view/refusal.js';
export { refusalSheetFor } from '../view/refusal-styles.js';
export { Pair } from './pair.js';
export { solutions } from './solutions.js';
export { pairSheetFor } from './styles.js';
