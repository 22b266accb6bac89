// Chains of almost locked sets, by their definition as HoDoKu has them.
import { setsInOrder } from './set-links.js';
import { besides, restricted } from './sets.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/** HoDoKu's limits in a list of all steps: links, and at least as many. */
const [LEAST_LINKS, MOST_LINKS] = [3, 6];

/**
 * At least four sets, each restricted by the next, never twice in turn by the same digit: what the ends have in common,
 * but for the digits of the first and the last link, stands in one of them. HoDoKu's chains go forward in the order of the
 * sets; of two digits that restrict them it tries both at the first link, and then the lower one that it may. Sets may overlap.
 * @param {Position} p @returns {Found}
 */
export function* alsChain(p) {
  const sets = setsInOrder(p);
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
