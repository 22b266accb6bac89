/**
 * Questions about a board that has no solution, several, or wrong digits.
 */

export { check } from './checking.js';
export { refuse } from './refusing.js';
export { Pair } from './pair.js';
export { solutions } from './solutions.js';
