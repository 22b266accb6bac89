/**
 * The pieces of the solver that are loaded when they are first wanted, by name.
 *
 * The one idea: only `define.js` knows this table, and gives it to the element. So no piece is loaded by a module that it
 * imports itself.
 */

/** @typedef {typeof pieces} Pieces */

export const pieces = {
  colours: () => import('./hand/styles.js'),
  keypad: () => import('./hand/keypad.js'),
  entry: () => import('./entry/index.js'),
  hints: () => import('./hints/index.js'),
  photo: () => import('./photo/index.js'),
  proofs: () => import('./prove/index.js'),
  rating: () => import('./count/rating.js'),
  ratings: () => import('./ratings/index.js'),
  tools: () => import('./tools.js'),
};
