/**
 * What only patterns of several parts have: arrows, letters, and the looks of the third and further parts. A board loads
 * this with the first of them.
 */

export { drawArrows } from './arrows.js';
export { cssOf } from './pattern-styles.js';
