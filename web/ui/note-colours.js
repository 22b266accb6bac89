/**
 * The eight colours that a person gives to squares and small digits. Loaded when the first is used.
 *
 * The one idea: each has a hue, and a pattern that needs no hue; and each is pale enough for every kind of digit to be
 * read on it.
 */

/** Light, dark. */
export const NOTE_COLOURS = Object.freeze([
  ['#f8e79a', '#463e10'],
  ['#c3dcf7', '#15365c'],
  ['#fbd2b4', '#532f18'],
  ['#bde5c6', '#17442a'],
  ['#e2d2f3', '#3d2c5c'],
  ['#dbd8d1', '#3a3a3c'],
  ['#b4e8e8', '#104447'],
  ['#f8cede', '#54253c'],
]);

/** @param {string} angle */
const lines = (angle) =>
  `repeating-linear-gradient(${angle}, var(--_m) 0 1px, transparent 1px var(--_u))`;

/** Patterns of lines a unit apart. */
const PATTERNS = [
  lines('45deg'),
  'radial-gradient(circle, var(--_m) 22%, transparent 28%) 0 0 / var(--_u) var(--_u)',
  lines('90deg'),
  lines('0deg'),
  lines('-45deg'),
  `${lines('0deg')}, ${lines('90deg')}`,
  `${lines('45deg')}, ${lines('-45deg')}`,
  'radial-gradient(circle, transparent 40%, var(--_m) 43% 50%, transparent 53%) 0 0 / calc(2 * var(--_u)) calc(2 * var(--_u))',
];

/** `--_colourN`, which a host's page can change. */
export const noteColours = NOTE_COLOURS.map(
  ([light, dark], index) =>
    `--_colour${index + 1}: var(--kakutei-colour-${index + 1}, light-dark(${light}, ${dark}));`,
).join(' ');

/**
 * An element with `data-colour` gets `--_c`, its colour, and `--_p`, its pattern of lines `--_u` apart.
 *
 * @param {string} selector
 */
export const noteGrounds = (selector) =>
  PATTERNS.map(
    (pattern, index) =>
      `${selector}[data-colour='${index + 1}'] { --_c: var(--_colour${index + 1}); --_p: ${pattern}; }`,
  ).join('\n  ');
