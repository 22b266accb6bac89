/**
 * Holds the two pieces of the story that are not always there: the details, and the steps of the catalogue.
 *
 * The one idea: a piece is put here before it is needed, by the module that loads it (`loading.js`). So telling stays a
 * function of what is told, and no module of the story loads another.
 */

/** @typedef {typeof import('./details.js')} Details */
/** @typedef {typeof import('./techniques/index.js')} Techniques */

/** Reading what nobody has put there is a fault of ours. @type {{ details: Details, techniques: Techniques }} */
const shelf = /** @type {any} */ ({});

/** @param {Partial<typeof shelf>} pieces */
export const putOnShelf = (pieces) => void Object.assign(shelf, pieces);

/** The loaded details. */
export const details = () => shelf.details;

/** The tellers of the catalogue's steps. */
export const techniques = () => shelf.techniques;
