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

/** Of Play, in events a second. */
export const SPEEDS = Object.freeze([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]);

/** Two seeds that nobody has chosen. @returns {{ seed1: number, seed2: number }} */
export function newSeeds() {
  const [seed1, seed2] = crypto.getRandomValues(new Uint32Array(2));
  return { seed1, seed2 };
}

/**
 * @param {Readonly<Choices>} choices
 * @param {import('../engine/records.js').MethodInfo | undefined} method
 * @returns {Record<string, number>} those of its options that were chosen
 */
export const optionsOf = ({ options }, method) =>
  Object.fromEntries(
    Object.entries(options ?? {}).filter(([name]) => method?.options.includes(name)),
  );
