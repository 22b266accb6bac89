/**
 * What a solver can do besides its presses, in one piece: Play and the course of a search, Compare, what is wrong with a
 * board, several solutions side by side, the next deduction, the way after a reload, texts to be copied. A piece for
 * each would take what they share apart into many small files, which compress badly.
 */

import './elements.js';

export * from './play/index.js';
export * from './compare/index.js';
export * from './check/index.js';
export { deductionsOf } from '../model/run/deductions.js';
export { deduce } from './run/deduction.js';
export { clipping } from './view/clipping.js';
export { WaysView } from './view/ways.js';
export { Recaller } from './way/recall.js';
