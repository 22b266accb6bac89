/**
 * Where the element finds the pieces that it loads: `define.js` gives them before the first solver is made.
 */

/** @typedef {import('./pieces.js').Pieces} Pieces */

/** @type {Pieces} */
let given;

/** @param {Pieces} pieces */
export const givePieces = (pieces) => void (given = pieces);

export const givenPieces = () => given;
