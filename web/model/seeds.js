/**
 * The seeds of a method that shuffles. Pure.
 */

/** Two seeds that nobody has chosen. @returns {{ seed1: number, seed2: number }} */
export function newSeeds() {
  const [seed1, seed2] = crypto.getRandomValues(new Uint32Array(2));
  return { seed1, seed2 };
}
