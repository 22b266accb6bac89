/**
 * Deductions as pictures: units, squares and digits in the roles that the engine gives them, letters as in the
 * sentences, a chain as arrows, and removed candidates struck out.
 *
 * The one idea: a part says what it is and which role it plays. So no technique needs a line here, unless its document
 * has letters of its own.
 */

import { picture } from './items.js';
import { belongingsOf, linksOf } from './parts.js';
import { candidatesAt, isCandidate } from './replay.js';
import { at, number, squaresIn, squaresOf } from './trace.js';

/** @typedef {import('./replay.js').Candidates} Candidates */
/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./types.js').Role} Role */
/** @typedef {import('./types.js').Square} Square */

/**
 * The names of roles, in order, by the family of the rule.
 * @type {Record<string, Record<string, readonly string[]>>}
 */
export const LETTERS = {
  ab: { base: ['A', 'A', 'A', 'A'], cover: ['B', 'B', 'B', 'B'] },
  'cube-hamada': { pincer: ['A', 'B'], pivot: ['A′'] },
  colouring: { colour1: ['A'], colour2: ['A′'], colour3: ['B'], colour4: ['B′'] },
};

/** @param {Event} part @returns {Role} */
const roleOf = ({ value }) => /** @type {Role} */ (value);

/** @typedef {Pick<Event, 'square' | 'squares'>} Somewhere */

/** @param {Somewhere} event @param {Role} role */
export const framed = (event, role) =>
  squaresOf(event).map((square) => ({ square: number(square), role }));

/**
 * The digits of an event in its squares, as far as they are candidates there.
 * @param {Somewhere & Pick<Event, 'digits'>} event @param {Role} role @param {Candidates} candidates
 */
export const focus = (event, role, candidates) =>
  framed(event, role)
    .flatMap((place) => event.digits.map((digit) => ({ ...place, digit })))
    .filter(({ square, digit }) => isCandidate(candidates, square, digit));

/** A letter for each part that has one. @param {Event} deduction @param {readonly Event[]} parts */
export function lettersOf({ family }, parts) {
  /** @type {Map<Role, number>} */
  const counted = new Map();
  return parts.flatMap((part) => {
    const role = roleOf(part);
    const index = counted.get(role) ?? 0;
    counted.set(role, index + 1);
    const text = LETTERS[family ?? '']?.[role]?.[index] ?? /^set([A-Z])$/.exec(role)?.[1];
    if (!text) return [];
    const places = part.unit
      ? [{ unit: part.unit }]
      : squaresOf(part).map((square) => ({ square: number(square) }));
    return places.map((place) => ({ text, role, ...place }));
  });
}

/**
 * The emphasised places of the units of a base: those for the digits of the deduction.
 *
 * @param {Event} deduction
 * @param {readonly Event[]} parts
 * @param {Candidates} candidates
 */
export const placesInBase = ({ digits }, parts, candidates) =>
  parts
    .filter((part) => part.value === 'base' && part.unit && squaresOf(part).length === 0)
    .flatMap((part) => {
      const squares = part.unit ? squaresIn(part.unit) : [];
      return focus({ ...part, squares, digits }, 'base', candidates);
    });

/**
 * The units, squares and digits that play a part, and the struck out candidates.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @param {Square | null} [placed] the square that a digit is placed in, if the deduction leads to one
 * @returns {Picture}
 */
export function drawDeduction(events, deduction, placed = null) {
  const { parts, excluded } = belongingsOf(events, deduction);
  const candidates = candidatesAt(events, deduction);
  const chain = linksOf(parts);
  const playing = parts.filter((part) => !chain.includes(part));
  const target = placed ? number(placed) : null;
  const inParts = new Set(playing.flatMap(squaresOf).map(number));
  const isFree = (/** @type {{ square: number }} */ { square }) => !inParts.has(square);
  const struck = excluded.flatMap(({ square, digits }) =>
    square ? digits.map((digit) => ({ square: number(square), digit })) : [],
  );
  const isStruck = (/** @type {{ square: number, digit: number }} */ place) =>
    struck.some(({ square, digit }) => square === place.square && digit === place.digit);
  const ownRole = target === null && chain.length === 0 ? 'set' : 'target';
  const own = focus(deduction, ownRole, candidates).filter(isFree);
  const inBase = placesInBase(deduction, playing, candidates).filter(isFree);
  return picture({
    last: target,
    position: candidates,
    units: [deduction, ...playing].flatMap((event) =>
      event.unit ? [{ unit: event.unit, role: event === deduction ? 'set' : roleOf(event) }] : [],
    ),
    squares: [
      ...framed(deduction, target === null ? 'set' : 'target').filter(isFree),
      ...playing.flatMap((part) => framed(part, roleOf(part))),
    ],
    struck,
    focusDigits: [
      ...own,
      ...inBase.filter((place) => !own.some(({ square }) => square === place.square)),
      ...playing
        .flatMap((part) => focus(part, roleOf(part), candidates))
        .filter((place) => !isStruck(place)),
      ...chain.flatMap((link) => focusOfLink(deduction, link, candidates)),
    ],
    links: arrowsOf(events, chain),
    tags: lettersOf(deduction, playing),
  });
}

/**
 * A chain from its supposition up to one of its nodes.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @param {readonly Event[]} chain its links up to that node; none: the supposition itself
 * @returns {Picture}
 */
export function drawChain(events, deduction, chain) {
  const candidates = candidatesAt(events, deduction);
  return picture({
    position: candidates,
    squares: framed(chain.at(-1) ?? deduction, 'set'),
    focusDigits: [
      ...focus(deduction, 'target', candidates),
      ...chain.flatMap((link) => focusOfLink(deduction, link, candidates)),
    ],
    links: arrowsOf(events, chain),
  });
}

/** @param {readonly Event[]} events @param {readonly Event[]} chain */
const arrowsOf = (events, chain) =>
  chain.flatMap((link) => {
    const from = at(events, link.other);
    const role = /** @type {import('./types.js').Link['role']} */ (link.value);
    return from ? [{ from: end(from), to: end(link), role }] : [];
  });

/**
 * A node of a chain; the supposition is drawn once, however often the chain comes back to it.
 * @param {Event} deduction @param {Event} link @param {Candidates} candidates
 */
function focusOfLink(deduction, link, candidates) {
  const [own, there] = [end(deduction), end(link)];
  const isSupposed = own.square === there.square && own.digit === there.digit && !there.squares;
  return isSupposed ? [] : focus(link, roleOf(link), candidates);
}

/** @param {Event} node @returns {import('./types.js').End} */
function end(node) {
  const squares = squaresOf(node).map(number);
  const [square] = squares;
  const [digit] = node.digits;
  return squares.length > 1 ? { square, digit, squares } : { square, digit };
}
