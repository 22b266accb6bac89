/**
 * Lets a program go on by the proof of the claim `next`: its candidate goes.
 */

/** The text of a board, in parts. @param {string} text */
function partsOf(text) {
  const hasGivens = text.length !== 729;
  return {
    givens: hasGivens ? text.slice(0, 81) : undefined,
    digits: text.length === 81 ? text : hasGivens ? text.slice(81, 162) : undefined,
  };
}

/**
 * @typedef {object} Position
 * @property {string} [givens]
 * @property {string} [digits]
 * @property {number[][]} candidates
 */

/**
 * The position without the candidate that goes by the last line of a proof; null: it has none.
 * @param {Position} position @param {import('./records.js').Proof} proof of the claim `next`
 */
function withoutNext(position, { claim, result, way }) {
  const last = way.at(-1);
  if (claim !== 'next' || result !== 'proved' || !last || !('by' in last)) return null;
  const [row, column, digit] = [...last.by.suppose.replace(/\D/g, '')].map(Number);
  const candidates = position.candidates.map((digits, square) =>
    square === 9 * (row - 1) + column - 1 ? digits.filter((other) => other !== digit) : digits,
  );
  return { ...position, candidates };
}

/**
 * Proves that a candidate goes, and puts the board without it under the method.
 *
 * @template {import('./records.js').Proof} P
 * @param {object} order
 * @param {string} order.text the board as it was given
 * @param {string} [order.digits] as it stands
 * @param {number[][]} order.candidates
 * @param {(position: Position) => Promise<P>} order.prove the claim `next`
 * @param {(left: Position) => unknown} order.put
 * @returns {Promise<P | null>} the proof, whose last line is the removal; null: none was found
 */
export async function removeNext({ text, digits, candidates, prove, put }) {
  const given = partsOf(text);
  const position = { givens: given.givens, digits: digits ?? given.digits, candidates };
  const proof = await prove(position);
  const left = withoutNext(position, proof);
  if (left) await put(left);
  return left && proof;
}
