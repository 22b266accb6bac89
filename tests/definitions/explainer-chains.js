// Forcing chains of Sudoku Explainer 1.2.1, by their definitions: cycles and chains, Nishio, multiple and dynamic ones.
import { DIGITS, UNITS, UNITS_OF } from '../grid.js';
import { candidate } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Candidate} Candidate */
/** @typedef {import('./explainer.js').Instance} Instance */
/** @typedef {import('./explainer.js').Producer} Producer */

/**
 * The links that count: what is true puts off others of its square, or of its units; what is false leaves the last one
 * there. `isDynamic`: also where others have gone on the way.
 * @typedef {{ offSquare: boolean, onSquare: boolean, onUnit: boolean, isDynamic?: boolean }} Manner
 */
/** A candidate that is true, or false: its opposite number. @typedef {number} State */

/** @type {Record<string, Manner>} */
const MANNERS = {
  x: { offSquare: false, onSquare: false, onUnit: true },
  y: { offSquare: true, onSquare: true, onUnit: false },
  xy: { offSquare: true, onSquare: true, onUnit: true },
  nishio: { offSquare: false, onSquare: false, onUnit: true, isDynamic: true },
  dynamic: { offSquare: true, onSquare: true, onUnit: true, isDynamic: true },
};

/** All that follows from a premise; what is taken off one by one leaves the last. @param {Position} p @param {Manner} manner @param {State} premise @returns {Set<State>} */
function follow(p, manner, premise) {
  const met = new Set([premise]);
  /** @type {Set<Candidate>} taken up: on the way they no longer stand */
  const gone = new Set();
  const isLeft = (/** @type {Candidate} */ one) => !manner.isDynamic || !gone.has(one);
  for (const state of met) {
    const one = Math.abs(state);
    const [square, digit] = [Math.floor(one / 10), one % 10];
    const inSquare = p.digitsOf(square).map((each) => candidate(square, each));
    const inUnits = UNITS_OF[square].map((unit) => p.placesIn(unit, digit).map((place) => candidate(place, digit)));
    if (state > 0) {
      for (const other of [...(manner.offSquare ? inSquare : []), ...inUnits.flat()]) if (other !== one) met.add(-other);
      continue;
    }
    gone.add(one);
    for (const all of [...(manner.onSquare ? [inSquare] : []), ...(manner.onUnit ? inUnits : [])]) {
      const left = all.filter((other) => other !== one && isLeft(other));
      if (left.length === 1) met.add(left[0]);
    }
  }
  return met;
} // prettier-ignore

/** @param {Position} p @returns {Candidate[]} */
const candidatesOf = (p) =>
  p.open.flatMap((square) => p.digitsOf(square).map((digit) => candidate(square, digit)));

/** A true candidate takes the others of its square, if there are any. @param {string} technique @param {State} state @returns {Instance} */
const conclusion = (technique, state) =>
  state > 0 ? { technique, placed: [state] } : { technique, removed: [-state] };

/** @type {Record<string, string[]>} */
const TECHNIQUES = {
  x: ['x-cycle', 'turbot-fish', 'forcing-x-chain'],
  y: ['y-cycle'],
  xy: ['xy-cycle', 'forcing-xy-chain'],
};

/**
 * A candidate that takes itself away once it is true, or stands once it is false. What a cycle takes sees two of its nodes
 * of which one is true either way, so it does the same.
 * @type {Producer}
 */
export function* forcingChains(p) {
  for (const kind of ['x', 'y', 'xy']) {
    for (const one of candidatesOf(p)) {
      if (p.digitsOf(Math.floor(one / 10)).length < 2) continue;
      for (const state of [-one, one]) {
        if (!follow(p, MANNERS[kind], -state).has(state)) continue;
        for (const technique of TECHNIQUES[kind]) yield conclusion(technique, state);
      }
    }
  }
}

/** What is wrong, as it and its opposite lead to each other's. @param {ReadonlySet<State>} met */
const isWrong = (met) => [...met].some((state) => met.has(-state));

/** @type {Producer} */
export function* nishio(p) {
  for (const one of candidatesOf(p)) {
    if (p.digitsOf(Math.floor(one / 10)).length < 2) continue;
    for (const state of [one, -one]) {
      if (isWrong(follow(p, MANNERS.nishio, state))) yield conclusion('nishio', -state);
    }
  }
}

/**
 * What all candidates of a square lead to, or all places of a digit in a unit whose first place is in a square that is
 * looked at.
 * @param {Position} p @param {(state: State) => Set<State>} after @param {number} least of the candidates of a square
 * @param {{ cell: string, region: string }} techniques
 * @returns {Generator<Instance>}
 */
function* verities(p, after, least, techniques) {
  const isAsked = (/** @type {number} */ square) => p.digitsOf(square).length >= least;
  const squares = p.open.filter(isAsked).map((square) => ({
    technique: techniques.cell,
    choice: p.digitsOf(square).map((digit) => candidate(square, digit)),
  }));
  const regions = [...UNITS.keys()].flatMap((unit) =>
    DIGITS.map((digit) => ({ unit, digit, places: p.placesIn(unit, digit) }))
      .filter(({ places }) => places.length > 1 && isAsked(places[0]))
      .map(({ digit, places }) => ({
        technique: techniques.region,
        choice: places.map((place) => candidate(place, digit)),
      })),
  );
  for (const { technique, choice } of [...squares, ...regions]) {
    yield* alike(p, technique, choice.map(after));
  }
}

/** @param {Position} p @param {string} technique @param {readonly Set<State>[]} all @returns {Generator<Instance>} */
function* alike(p, technique, [first, ...rest]) {
  for (const state of first) {
    const isEffective = state < 0 || p.digitsOf(Math.floor(state / 10)).length > 1;
    if (isEffective && rest.every((met) => met.has(state))) yield conclusion(technique, state);
  }
}

/** @param {Position} p @param {Manner} manner */
function followed(p, manner) {
  /** @type {Map<State, Set<State>>} */
  const known = new Map();
  return (/** @type {State} */ state) => {
    const met = known.get(state) ?? follow(p, manner, state);
    known.set(state, met);
    return met;
  };
}

/** From squares with three candidates or more. A branch that contradicts itself ends there in Sudoku Explainer. @type {Producer} */
export function* multipleChains(p) {
  const after = followed(p, MANNERS.xy);
  const isSure = !candidatesOf(p).some((one) => isWrong(after(one)));
  const techniques = { cell: 'cell-forcing-chains', region: 'region-forcing-chains' };
  for (const instance of verities(p, after, 3, techniques)) yield { ...instance, isSure };
}

/** The same where what has gone on the way counts; contradictions; and what a candidate leads to true and false. @type {Producer} */
export function* dynamicChains(p) {
  const after = followed(p, MANNERS.dynamic);
  for (const one of candidatesOf(p)) {
    const count = p.digitsOf(Math.floor(one / 10)).length;
    for (const state of count > 1 ? [one, -one] : []) {
      if (isWrong(after(state))) yield conclusion('dynamic-contradiction', -state);
    }
    if (count > 2) yield* alike(p, 'dynamic-double', [after(one), after(-one)]);
  }
  yield* verities(p, after, 2, { cell: 'dynamic-cell', region: 'dynamic-region' });
}
