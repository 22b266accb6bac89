/**
 * Makes the pieces of a story, and fills in the fields that a teller leaves out.
 */

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Picture} Picture */

/**
 * @param {string} text
 * @param {Partial<Item>} [more]
 * @returns {Item}
 */
export const item = (text, more = {}) =>
  Object.freeze({
    text,
    detail: '',
    tone: 'plain',
    rule: null,
    picture: null,
    items: null,
    folded: true,
    unfold: null,
    steps: null,
    ...more,
  });

/**
 * @param {Partial<Picture>} parts
 * @returns {Picture}
 */
export const picture = (parts) =>
  Object.freeze({
    last: null,
    wrong: [],
    units: [],
    squares: [],
    struck: [],
    candidates: null,
    focusDigits: [],
    links: [],
    tags: [],
    painted: null,
    position: null,
    ...parts,
  });
