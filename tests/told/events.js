// The lines of told.tool as events, as the engine tells a step on a position.
import { readFileSync } from 'node:fs';
import { roleName, squareName, unitName, digitNames } from '../../web/engine/names.js';
import { event } from '../story/events.js';

/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {{ role: number, unit: number, digits: number, other: number, squares: number[], technique?: string }} ToldPart technique: of what is found inside a chain */
/**
 * @typedef {object} Told squares are 0 to 80, units 0 to 26 or 255, sets of digits as bits
 * @property {string} technique
 * @property {string} digits 81 characters
 * @property {number[]} candidates
 * @property {number[]} givens
 * @property {number} unit
 * @property {number} set
 * @property {number} links
 * @property {number} digit
 * @property {number[]} squares
 * @property {number[]} placed
 * @property {[square: number, digit: number][]} removed
 * @property {ToldPart[]} parts
 */

const table = readFileSync(
  new URL('../../engine/techniques/techniques.def', import.meta.url),
  'utf8',
);

/** The techniques, each with its family. @type {ReadonlyMap<string, string>} */
export const FAMILIES = new Map(
  [...table.matchAll(/^TECH\(\w+, "([\w-]+)", "([\w-]+)"/gm)].map(([, slug, family]) => [
    slug,
    family,
  ]),
);

/** @param {string} lines @returns {Told[]} */
export const readTold = (lines) =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** @param {Told} told @returns {{ events: Event[], deduction: Event }} */
export function eventsOf(told) {
  const events = positionOf(told);
  const cause = events.length;
  const deduction = event('deduction', {
    rule: told.technique,
    family: FAMILIES.get(told.technique),
    unit: unitName(told.unit),
    squares: told.squares.map(squareName),
    digits: digitNames(told.set),
    value: Math.min(told.links, 255),
  });
  events.push(deduction);
  for (const { role, unit, digits, other, squares, technique } of told.parts) {
    events.push(
      event('part', {
        value: roleName(role),
        rule: technique ?? null,
        family: FAMILIES.get(technique ?? '') ?? null,
        unit: unitName(unit),
        digits: digitNames(digits),
        squares: squares.map(squareName),
        cause,
        other: other < 0 ? cause : cause + 1 + other,
      }),
    );
  }
  for (const [square, digit] of told.removed) {
    events.push(event('excluded', { square: squareName(square), digits: [digit], cause }));
  }
  for (const square of told.placed) {
    events.push(event('placed', { square: squareName(square), digits: [told.digit], cause }));
  }
  return { events, deduction };
}

/** @param {Told} told */
const positionOf = ({ digits, candidates }) => [
  ...[...digits].flatMap((digit, square) =>
    digit === '0' ? [] : [event('given', { square: squareName(square), digits: [Number(digit)] })],
  ),
  ...candidates.flatMap((own, square) =>
    digits[square] === '0'
      ? [event('excluded', { square: squareName(square), digits: digitNames(511 & ~own) })]
      : [],
  ),
];
