/**
 * What a person can choose beside the board: what is chosen at first, and what there is to choose then.
 */

/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./types.js').Choices} Choices */

/** @type {Readonly<Choices>} */
export const FIRST_CHOICES = Object.freeze({
  showHow: false,
  inside: false,
  marks: true,
  letterKeys: true,
  method: 'ushio',
  options: Object.freeze({}),
  speed: 20,
  view: 'digits',
  sheet: 1,
});

/**
 * Whether a box changes anything: what belongs to Show how does only with it, and possibilities are
 * drawn by the other views anyway.
 *
 * @param {Action} action
 * @param {Readonly<Choices>} choices
 */
export const isChoice = (action, { showHow, view }) =>
  action === 'showHow' || (showHow && (action !== 'marks' || view === 'digits'));
