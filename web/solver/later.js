/**
 * What most visits never need, in one piece: Play and the course of a search, Compare, what is wrong with a
 * board, several solutions side by side, the next deduction, the way after a reload, what is unfolded, texts to be
 * copied. Loaded when the first of it is wanted: a piece for each would take what they share with the rest apart into
 * many small files, which compress badly.
 */

// There already: that keeps it in one piece where it is bundled (README, "Loaded later").
import './define.js';

export * from './play/index.js';
export * from './compare/index.js';
export * from './check/index.js';
export { deduce } from './run/deduction.js';
export * from '../story/unfolded.js';
export { clipping } from './view/clipping.js';
export { Recaller } from './way/recall.js';
