// Forcing chains, by their definition as HoDoKu has it: with groups.
import { DIGITS, UNITS, UNITS_OF } from '../grid.js';
import { groupLinks, isOn, opposite } from './links.js';
import { once } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./links.js').Links} Links */
/** @typedef {import('./links.js').Literal} Literal */
/** @typedef {Uint8Array} Row by literal: whether it follows */

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

/** @param {(links: Links) => Row[]} rowsOf @returns {(places: boolean) => Finder} places: what is placed, or what is taken */
function forcing(rowsOf) {
  const allOf = once((p) => certain(groupLinks(p), rowsOf(groupLinks(p))));
  return (places) =>
    function* (p) {
      yield allOf(p)
        .filter((one) => isOn(one) === places)
        .map((one) => groupLinks(p).candidateOf(one));
    };
}

/** All literals that follow from each in the end. @param {Links} links @param {readonly (readonly Literal[])[]} next @returns {Row[]} */
const rowsOf = (links, next) =>
  next.map((_, premise) => {
    const row = new Uint8Array(next.length);
    const met = [premise];
    row[premise] = 1;
    for (const one of met) {
      for (const other of next[one]) {
        if (row[other]) continue;
        row[other] = 1;
        met.push(other);
      }
    }
    return row;
  });

const rowsOfChains = (/** @type {Links} */ links) => rowsOf(links, links.next);

export const forcingChains = forcing(rowsOfChains);

/** HoDoKu's limit. */
const ROUNDS = 4;

/**
 * What follows when a candidate is played: true, or taken away. In each round all naked singles of the position are played,
 * then all that were hidden ones before, by their digits. What has been played no longer is a place.
 * @param {Links} links @param {Literal} premise @returns {Set<Literal>}
 */
function played(links, premise) {
  const { p } = links;
  /** @type {Set<Literal>} */
  const met = new Set([premise]);
  const left = DIGITS.map((digit) => new Set(p.open.filter((square) => p.has(square, digit))));
  const take = (/** @type {number} */ square, /** @type {number} */ digit) => {
    if (left[digit - 1].delete(square)) met.add(links.literal(square, digit, false));
  };
  const play = (/** @type {number} */ square, /** @type {number} */ digit) => {
    met.add(links.literal(square, digit, true));
    for (const unit of UNITS_OF[square]) {
      for (const other of p.placesIn(unit, digit)) if (other !== square) take(other, digit);
    }
    for (const other of p.digitsOf(square)) if (other !== digit) take(square, other);
    left[digit - 1].delete(square);
  };
  const singles = (/** @type {(square: number, digit: number) => boolean} */ isSingle) =>
    DIGITS.flatMap((digit) =>
      [...left[digit - 1]]
        .filter((square) => isSingle(square, digit))
        .map((square) => /** @type {const} */ ([square, digit])),
    );
  const isNaked = (/** @type {number} */ square) =>
    left.filter((squares) => squares.has(square)).length === 1;
  const isHidden = (/** @type {number} */ square, /** @type {number} */ digit) =>
    UNITS_OF[square].some(
      (unit) => p.placesIn(unit, digit).filter((place) => left[digit - 1].has(place)).length === 1,
    );
  const [square, digit] = [links.squareOf(premise), links.digitOf(premise)];
  if (isOn(premise)) play(square, digit);
  else take(square, digit);
  for (let round = 0; round < ROUNDS; round++) {
    for (const single of [...singles(isNaked), ...singles(isHidden)]) play(...single);
  }
  return met;
}

/** A net: what is played counts as well as links do. @param {Links} links */
const rowsOfNets = (links) =>
  rowsOf(
    links,
    links.next.map((all, literal) =>
      links.isGroup(literal) ? all : [...all, ...played(links, literal)],
    ),
  );

export const forcingNets = forcing(rowsOfNets);
