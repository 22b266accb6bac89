// Chains of almost locked sets, by their definition as HoDoKu has them, and such sets in other chains.
import { UNITS, sees } from '../grid.js';
import { isOn, Links, opposite } from './links.js';
import { besides, placesOf, restricted, setsOf } from './sets.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */
/** @typedef {import('./sets.js').Als} Als */

/** HoDoKu's limits in a list of all steps: links, and at least as many. */
const [LEAST_LINKS, MOST_LINKS] = [3, 6];

/** @param {readonly number[]} a @param {readonly number[]} b ascending; the shorter of two that begin alike comes first */
function compareSquares(a, b) {
  const at = a.findIndex((square, index) => square !== b[index]);
  return at < 0 ? -1 : at >= b.length ? 1 : a[at] - b[at];
}

/** The sets in HoDoKu's order: by the first unit that holds them, then by their squares. @param {Position} p @returns {Als[]} */
const inOrder = (p) => {
  const unitOf = (/** @type {Als} */ { squares }) =>
    UNITS.findIndex((unit) => squares.every((square) => unit.includes(square)));
  return setsOf(p)
    .map((set) => ({ set, unit: unitOf(set) }))
    .sort((a, b) => a.unit - b.unit || compareSquares(a.set.squares, b.set.squares))
    .map(({ set }) => set);
};

/**
 * At least four sets, each restricted by the next, never twice in turn by the same digit: what the ends have in common,
 * but for the digits of the first and the last link, stands in one of them. HoDoKu's chains go forward in the order of the
 * sets; of two digits that restrict them it tries both at the first link, and then the lower one that it may. Sets may overlap.
 * @param {Position} p @returns {Found}
 */
export function* alsChain(p) {
  const sets = inOrder(p);
  const links = sets.map((set, at) =>
    sets.slice(at + 1).flatMap((other, further) => {
      const digits = restricted(set, other);
      return digits.length > 0 ? [{ to: at + 1 + further, digits }] : [];
    }),
  );
  for (const [start, set] of sets.entries()) {
    for (const first of set.digits) {
      let states = new Set(
        links[start].filter(({ digits }) => digits.includes(first)).map(({ to }) => 10 * to + first),
      );
      for (let length = 1; states.size > 0 && length <= MOST_LINKS; length++) {
        for (const state of length >= LEAST_LINKS ? states : []) {
          const [end, last] = [sets[Math.floor(state / 10)], state % 10];
          for (const z of set.digits) {
            if (z !== first && z !== last && end.digits.includes(z)) yield besides(p, [set, end], z, []);
          }
        }
        states = new Set(
          [...states].flatMap((state) =>
            links[Math.floor(state / 10)].flatMap(({ to, digits }) => {
              const digit = digits.find((each) => each !== state % 10);
              return digit ? [10 * to + digit] : [];
            }),
          ),
        );
      }
    }
  }
} // prettier-ignore

/**
 * With groups and with sets of two squares or more: a true node that takes a digit from all places of a set makes the
 * others of the set take what sees all of their places, which may leave a square one candidate. A list of all steps has
 * such chains. What comes to a contradiction once it is true is all that they could take.
 * @param {Position} p @returns {Found}
 */
export function* refutedBySets(p) {
  const links = new Links(p, true);
  const sets = setsOf(p).filter(({ squares }) => squares.length > 1);
  const seenBy = (/** @type {readonly number[]} */ places, /** @type {readonly number[]} */ squares) =>
    squares.every((square) => places.every((place) => sees(place, square)));
  const setNodes = sets.flatMap((set) => set.digits.map((digit) => ({ set, digit })));
  /** Sets that lose the digit, by number. @param {number} digit @param {readonly number[]} squares that have it */
  const emptied = (digit, squares) =>
    setNodes.flatMap(({ set, digit: own }, at) =>
      own === digit && seenBy(placesOf(set, digit), squares) ? [2 * links.nodes.length + at] : [],
    );
  /** @param {typeof setNodes[number]} node @returns {number[]} */
  const afterSet = ({ set, digit }) => {
    const others = set.digits.filter((each) => each !== digit);
    const off = others.flatMap((each) =>
      links.nodes.flatMap((node, at) =>
        node.digit === each && seenBy(placesOf(set, each), node.squares) ? [2 * at + 1] : [],
      ),
    );
    const left = p.open
      .map((square) => p.digitsOf(square).map((each) => links.literal(square, each, true)))
      .map((choice) => choice.filter((on) => !off.includes(opposite(on))))
      .filter((choice) => choice.length === 1 && off.some((one) => links.squareOf(one) === links.squareOf(choice[0])));
    const apart = others.flatMap((each) =>
      emptied(each, placesOf(set, each)).filter((at) => {
        const { squares } = setNodes[at - 2 * links.nodes.length].set;
        return !squares.some((square) => set.squares.includes(square));
      }),
    );
    return [...off, ...left.flat(), ...apart];
  };
  /** @type {number[][]} */
  const next = links.next.map((all, literal) => {
    const { digit, squares } = links.nodes[literal >> 1];
    return isOn(literal) ? [...all, ...emptied(digit, squares)] : all;
  });
  for (let on = 0; on < 2 * links.candidates; on += 2) {
    const met = new Set([on]);
    for (const one of met) {
      next[one] ??= afterSet(setNodes[one - 2 * links.nodes.length]);
      for (const other of next[one]) met.add(other);
    }
    const isWrong = [...met].some((one) => one < 2 * links.nodes.length && met.has(opposite(one)));
    if (isWrong) yield [links.candidateOf(on)];
  }
} // prettier-ignore
