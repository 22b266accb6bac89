/**
 * The roles that squares, units and small digits can play, and how each looks.
 *
 * The one idea: there are more roles than looks that a person can tell apart without colour, but a pattern
 * never has more than a few. So roles that do not meet share a look, and `styles.js` knows looks only.
 */

/** @typedef {'base' | 'cover' | 'fin' | 'endoFin' | 'pivot' | 'pincer' | 'restrictedCommon' | 'floor'} Part */
/** @typedef {'colour1' | 'colour2' | 'colour3' | 'colour4'} Colour */
/** @typedef {'strongLink' | 'weakLink'} LinkRole */
/** @typedef {'set' | 'cause' | 'target' | 'closed' | Part | Colour | LinkRole | `set${string}`} Role sets are setA to setZ */
/** @typedef {'set' | 'cause' | 'third' | 'fourth' | 'pivot' | 'shared' | 'floor' | 'target' | 'closed'} Look closed: of units only */

/** @type {Record<string, Look>} */
const LOOKS = {
  set: 'set',
  cause: 'cause',
  target: 'target',
  closed: 'closed',
  base: 'set',
  cover: 'cause',
  fin: 'third',
  endoFin: 'fourth',
  pivot: 'pivot',
  pincer: 'set',
  colour1: 'set',
  colour2: 'cause',
  colour3: 'third',
  colour4: 'fourth',
  strongLink: 'set',
  weakLink: 'cause',
  restrictedCommon: 'shared',
  floor: 'floor',
};

/** In the order in which they are named; the later one wins where two meet. @type {readonly Look[]} */
const ORDER = ['closed', 'set', 'cause', 'third', 'fourth', 'pivot', 'shared', 'floor', 'target'];

/** Sets take turns; their letters tell them apart. @type {readonly Look[]} */
const SETS = ['set', 'cause', 'third', 'fourth'];

/** @param {Role} role @returns {Look} */
export function lookOf(role) {
  const letter = /^set([A-Z])$/.exec(role)?.[1];
  return letter ? SETS[(letter.charCodeAt(0) - 65) % SETS.length] : (LOOKS[role] ?? 'set');
}

/** The looks of some roles, each once, in the fixed order. @param {readonly Role[]} roles */
export function looksOf(roles) {
  const looks = roles.map(lookOf);
  return ORDER.filter((look) => looks.includes(look));
}

/** Each role once, in the order of their looks. @param {readonly Role[]} roles @returns {Role[]} */
export const ordered = (roles) =>
  [...new Set(roles)].sort((a, b) => ORDER.indexOf(lookOf(a)) - ORDER.indexOf(lookOf(b)));

/** @type {readonly Look[]} */
const PLAIN = ['set', 'cause', 'target', 'closed'];

/** Whether the first sheet of the board has its look; `patterns.js` has the others. @param {{ role: Role }} part */
export const isPlain = ({ role }) => PLAIN.includes(lookOf(role));
