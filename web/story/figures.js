/**
 * The deductions as pictures: units, squares and digits in their roles, letters as in the sentences, a
 * chain as arrows, and what is struck out, on the position in which it was found.
 */

import { picture } from './items.js';
import { belongingsOf, boxesOf, inRole, linesOfType, linksOf } from './parts.js';
import { isIn, isLeft, positionAt } from './positions.js';
import { at, number, squaresOf } from './trace.js';

/** @typedef {import('./positions.js').Position} Position */
/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./types.js').Role} Role */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */

/** The digits of an event in its squares, as far as they were left there. */
/** @param {Event} event @param {Role} role @param {Position | null} [position] */
const focus = (event, role, position = null) =>
  squaresOf(event)
    .flatMap((square) => event.digits.map((digit) => ({ square: number(square), digit, role })))
    .filter(({ square, digit }) => !position || isLeft(position, square, digit));

/** @type {Record<string, Role>} */
const PART_ROLES = {
  a: 'set',
  aPrime: 'set',
  b: 'cause',
  decides: 'cause',
  one: 'set',
  other: 'cause',
};

const DIGITS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const TYPES = /** @type {const} */ (['row', 'column']);

/** The letters that the sentences use. @type {Record<string, string>} */
const LETTERS = { a: 'A', aPrime: 'A′', b: 'B' };

/** @param {Event} part */
const roleOf = ({ value }) => PART_ROLES[String(value)];

/** @param {readonly Event[]} parts @returns {import('./types.js').Tag[]} */
const tagsOf = (parts) =>
  parts.flatMap((part) => {
    const text = LETTERS[String(part.value)];
    if (!text) return [];
    const places = part.unit
      ? [{ unit: part.unit }]
      : squaresOf(part).map((square) => ({ square: number(square) }));
    return places.map((place) => ({ text, role: roleOf(part), ...place }));
  });

/** What a part emphasises: its own digits, the deduction's, or the pair that is left in its square. */
/** @param {Event} part @param {Event} deduction @param {Position | null} position */
function focusOfPart(part, deduction, position) {
  const role = roleOf(part);
  if (part.digits.length) return focus(part, role);
  if (part.value === 'one' || part.value === 'other') {
    return focus({ ...part, digits: deduction.digits }, role);
  }
  return position ? focus({ ...part, digits: DIGITS }, role, position) : [];
}

/** The places that A of an AB reduction has for the digit: all of them lie in B as well. */
/** @param {Event[]} parts @param {readonly number[]} digits @param {Position | null} position */
function placesInA(parts, digits, position) {
  const units = inRole(parts, 'a').flatMap(({ unit }) => unit ?? []);
  if (!position || units.length === 0) return [];
  return [...position.keys()]
    .filter((square) => units.some((unit) => isIn(unit, square)))
    .flatMap((square) => digits.map((digit) => ({ square, digit, role: roleNamed('set') })))
    .filter(({ square, digit }) => isLeft(position, square, digit));
}

/** @param {Role} role */
const roleNamed = (role) => role;

/** The units that a pattern is about: the deduction's own, its parts', or those its squares lie in. */
/** @param {Event} deduction @param {Event[]} playing @param {Position | null} position */
function unitsOf(deduction, playing, position) {
  const units = deduction.unit ? [deduction.unit] : [];
  if (deduction.rule === 'cube-two-boxes') units.push(...boxesOf(deduction.squares));
  if (deduction.rule === 'cube-rectangle' && position) {
    const [digit] = deduction.digits;
    const isFull = (/** @type {Unit} */ unit) =>
      position.filter((_, square) => isIn(unit, square) && isLeft(position, square, digit))
        .length === 2;
    const lines = TYPES.map((type) => linesOfType(deduction.squares, type));
    units.push(...(lines.find((two) => two.every(isFull)) ?? []));
  }
  return [
    ...units.map((unit) => ({ unit, role: roleNamed('set') })),
    ...playing.flatMap((part) => (part.unit ? [{ unit: part.unit, role: roleOf(part) }] : [])),
  ];
}

/**
 * The unit, the squares and digits that play a part, and what is struck out.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @param {Square | null} [placed] the square that a digit is placed in, if the deduction leads to one
 * @returns {Picture}
 */
export function drawDeduction(events, deduction, placed = null) {
  const { parts, excluded } = belongingsOf(events, deduction);
  const position = positionAt(events, deduction);
  const chain = linksOf(parts);
  const target = placed ? number(placed) : null;
  const playing = parts.filter(roleOf);
  const inParts = new Set(playing.flatMap(squaresOf).map(number));
  const isFree = (/** @type {{ square: number }} */ { square }) => !inParts.has(square);
  const struck = excluded.flatMap(({ square, digits }) =>
    square ? digits.map((digit) => ({ square: number(square), digit })) : [],
  );
  const isStruck = (/** @type {{ square: number, digit: number }} */ place) =>
    struck.some(({ square, digit }) => square === place.square && digit === place.digit);
  const own = squaresOf(deduction).map((square) => ({
    square: number(square),
    role: roleNamed(number(square) === target ? 'target' : 'set'),
  }));
  const ownRole = target === null && chain.length === 0 ? 'set' : 'target';
  return picture({
    last: target,
    position,
    units: unitsOf(deduction, playing, position),
    squares: [
      ...own.filter(isFree),
      ...playing.flatMap((part) =>
        squaresOf(part).map((square) => ({ square: number(square), role: roleOf(part) })),
      ),
    ],
    struck,
    focusDigits: [
      ...focus(deduction, ownRole, position).filter(isFree),
      ...placesInA(parts, deduction.digits, position),
      ...playing
        .flatMap((part) => focusOfPart(part, deduction, position))
        .filter((place) => !isStruck(place)),
      ...chain.flatMap((link) => focusOfLink(deduction, link)),
    ],
    links: arrowsOf(events, chain),
    tags: tagsOf(playing),
  });
}

/**
 * A chain up to one of its links.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @param {readonly Event[]} chain its links up to that one
 * @returns {Picture}
 */
export function drawLink(events, deduction, chain) {
  const [link] = chain.slice(-1);
  return picture({
    position: positionAt(events, deduction),
    squares: squaresOf(link).map((there) => ({ square: number(there), role: 'set' })),
    focusDigits: [
      ...focus(deduction, 'target'),
      ...chain.flatMap((earlier) => focusOfLink(deduction, earlier)),
    ],
    links: arrowsOf(events, chain),
  });
}

/** @param {readonly Event[]} events @param {readonly Event[]} chain */
const arrowsOf = (events, chain) =>
  chain.flatMap((link) => {
    const before = at(events, link.other);
    return before?.kind === 'part'
      ? [{ from: end(before), to: end(link), holds: link.value === 'true' }]
      : [];
  });

/** A link of a chain; what was supposed is drawn once, however often the chain comes back to it. */
/** @param {Event} deduction @param {Event} link */
function focusOfLink(deduction, link) {
  const [own, there] = [end(deduction), end(link)];
  if (own.square === there.square && own.digit === there.digit) return [];
  return focus(link, link.value === 'true' ? 'set' : 'cause');
}

/** @param {Event} link */
const end = (link) => ({ square: number(squaresOf(link)[0]), digit: link.digits[0] });
