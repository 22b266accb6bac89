// Forcing chains, by their definition as HoDoKu has it: with groups.
import { DIGITS, UNITS } from '../grid.js';
import { isOn, Links, opposite } from './links.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./links.js').Literal} Literal */
/** @typedef {readonly boolean[]} Row by literal: whether it follows */

/** The candidates of the squares. @param {Links} links @returns {Literal[][]} */
const choicesOfSquares = (links) =>
  links.p.open.map((square) =>
    links.p.digitsOf(square).map((digit) => links.literal(square, digit, true)),
  );

/** The places of the digits in the units that `fits`. @param {Links} links @param {(unit: number, digit: number) => boolean} fits @returns {Literal[][]} */
const choicesOfUnits = (links, fits) =>
  [...UNITS.keys()].flatMap((unit) =>
    DIGITS.filter((digit) => links.p.placesIn(unit, digit).length > 0 && fits(unit, digit)).map(
      (digit) => links.p.placesIn(unit, digit).map((square) => links.literal(square, digit, true)),
    ),
  );

/**
 * What is so in any case. A premise is wrong if something and its opposite follow from it, or if it leaves a square no
 * candidate or a digit no place in a unit; HoDoKu looks only at units where the digit still has all places that the digits
 * on the board leave it. And what follows from all of some premises holds if one of these must: something and its opposite;
 * the candidates of a square; the places of a digit in a unit.
 * @param {Links} links @param {readonly Row[]} rows @returns {Literal[]}
 */
function certain(links, rows) {
  const { p } = links;
  const squares = choicesOfSquares(links);
  const isWhole = (/** @type {number} */ unit, /** @type {number} */ digit) =>
    UNITS[unit].every((square) => p.allows(square, digit) === p.has(square, digit));
  const filled = [...squares, ...choicesOfUnits(links, isWhole)];
  const literals = [...Array(2 * links.candidates).keys()];
  const isWrong = (/** @type {Literal} */ premise) =>
    literals.some((one) => rows[premise][one] && rows[premise][opposite(one)]) ||
    filled.some((choice) => choice.every((on) => rows[premise][opposite(on)]));
  const choices = [...squares, ...choicesOfUnits(links, () => true), ...literals.map((on) => [on, opposite(on)])];
  const alike = choices
    .filter(({ length }) => length > 1)
    .flatMap(([first, ...rest]) =>
      literals.filter((one) => rows[first][one] && rest.every((premise) => rows[premise][one])),
    );
  return [...new Set([...literals.filter(isWrong).map(opposite), ...alike])];
} // prettier-ignore

/** @param {(links: Links) => Row[]} rowsOf @param {boolean} places what is placed, or what is taken @returns {Finder} */
const forcing = (rowsOf, places) =>
  function* (p) {
    const links = new Links(p, true);
    const all = certain(links, rowsOf(links));
    yield all.filter((one) => isOn(one) === places).map((one) => links.candidateOf(one));
  };

/** @param {Links} links @returns {Row[]} */
const rowsOfChains = (links) =>
  [...Array(2 * links.candidates).keys()].map((premise) =>
    Array.from(links.tree(premise).distance, (distance) => distance >= 0),
  );

/** @param {boolean} places */
export const forcingChains = (places) => forcing(rowsOfChains, places);
