/**
 * Reads the engine's events backwards, from a registered set to its cause, and draws it.
 *
 * The one idea: every event names its cause. So a reason is a walk along causes: registration, candidate, exclusive
 * set, exclusion, the set that excluded. The walk ends early, with null, at an event that was not recorded.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./types.js').Role} Role */

import { picture } from './items.js';
import { at, number, setOf, squaresOf } from './trace.js';

/**
 * @typedef {object} Origin
 * @property {Event | null} candidate the registered set, as first proposed
 * @property {Event | null} found the exclusive set at the root of it
 * @property {Event | null} trigger the exclusion, or the assumption, after which it was found
 * @property {Event | null} by the set that excluded
 */

/**
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {Origin}
 */
export function originOf(events, registration) {
  const candidate = at(events, registration.cause);
  let step = candidate;
  while (step?.kind === 'setReduced' || step?.kind === 'complement') {
    // In rule (c) the smaller set is the new one: it came from the trigger, not the set it was taken from.
    step = at(events, step.rule === 'rule-c' ? step.other : step.cause);
  }
  const found = step?.kind === 'setFound' ? step : null;
  const trigger = found ? at(events, found.cause) : step?.kind === 'assumed' ? step : null;
  const by = trigger?.kind === 'excluded' ? at(events, trigger.cause) : null;
  return { candidate, found, trigger, by };
}

/** @param {readonly Square[]} squares @param {Role} role */
const framed = (squares, role) => squares.map((square) => ({ square: number(square), role }));

/** @param {{ squares: readonly Square[], digits: readonly number[] }} set @param {Role} role */
const digitsOf = ({ squares, digits }, role) =>
  squares.flatMap((square) => digits.map((digit) => ({ square: number(square), digit, role })));

/**
 * @param {{ squares: readonly Square[], digits: readonly number[] }} set
 * @returns {Picture}
 */
export const drawSet = (set) =>
  picture({ squares: framed(set.squares, 'set'), focusDigits: digitsOf(set, 'set') });

/**
 * A registered set with its unit, the candidate that went, and the set that took it.
 *
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @param {Role} [role]
 * @returns {Picture}
 */
export function drawOrigin(events, registration, role = 'set') {
  const { candidate, found, trigger, by } = originOf(events, registration);
  const set = setOf(registration);
  const larger = candidate?.kind === 'setReduced' ? at(events, candidate.cause) : null;
  const excluded = trigger?.kind === 'excluded' && trigger.square ? trigger : null;
  const own = new Set(set.squares.map(number));
  const others = [
    ...(larger ? framed(squaresOf(larger), 'set') : []),
    ...(by ? framed(squaresOf(by), 'cause') : []),
  ].filter(({ square }) => !own.has(square));
  return picture({
    last: role === 'target' && own.size === 1 ? [...own][0] : null,
    units: found?.unit ? [{ unit: found.unit, role: 'set' }] : [],
    squares: [...others, ...framed(set.squares, role)],
    // A placed digit keeps its square to itself.
    struck:
      excluded?.square && !(role === 'target' && own.has(number(excluded.square)))
        ? [{ square: number(excluded.square), digit: excluded.digits[0] }]
        : [],
    focusDigits: [...digitsOf(set, role), ...(by ? digitsOf(setOf(by), 'cause') : [])],
  });
}
