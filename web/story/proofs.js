/**
 * A short proof in sentences: what it proves and its size, the way to it as an outline and line by line, and as a text to
 * copy.
 */

import { isLone } from './argument.js';
import { readProof } from './certificate.js';
import { item } from './items.js';
import { statement, tellFollowing } from './sentences.js';
import { tellTried, writeLines } from './trials.js';
import { tellLines } from './unproved.js';
import { drawWay, lengthOf, stepsOf, tellWay } from './way.js';

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ square: Square, digit: number, isDenied: boolean }} Claim that a square has a digit, or has not */
/**
 * @typedef {object} Proved
 * @property {Claim | null} claim null: the board has no solution
 * @property {{ way: readonly import('./certificate.js').ProofLine[], broken?: string }} proof
 * @property {string} digits 81 characters: the board
 * @property {readonly (readonly number[])[]} candidates of its squares
 */

const INDENT = '  ';

/** @type {WeakMap<Proved, import('./certificate.js').Proof>} */
const known = new WeakMap();

/** @param {Proved} proved */
function proofOf(proved) {
  const proof = known.get(proved) ?? readProof(proved.proof, proved);
  known.set(proved, proof);
  return proof;
}

/** @param {Words} words @param {Proved} proved @param {readonly Node[]} nodes */
function sentenceOf(words, { claim }, nodes) {
  if (!claim) {
    return words.join([words.t('verdict.none'), tellWay(words, nodes, { endsInDigit: false })]);
  }
  const { square, digit, isDenied } = claim;
  if (isLone(nodes)) return tellFollowing(words, nodes[0].line, 'argument.must');
  if (isDenied && nodes.length === 1) return tellTried(words, nodes);
  const said = isDenied
    ? words.t('proof.denied', { square: words.square(square), digit })
    : statement(words, { square, squares: [], digits: [digit] });
  return words.join([said, tellWay(words, nodes, { endsInDigit: !isDenied })]);
}

/**
 * The proof as an outline: a trial folds its lines.
 *
 * @param {Words} words
 * @param {Proved} proved
 * @returns {{ lead: Item, items: Item[] }}
 */
export function tellProof(words, proved) {
  const { nodes, scene } = proofOf(proved);
  const lead = item(sentenceOf(words, proved, nodes), {
    tone: 'found',
    picture: drawWay(nodes, scene, proved.claim),
    steps: stepsOf(words, nodes, scene),
  });
  const isTold = lengthOf(nodes) < 2;
  return { lead, items: isTold ? [] : tellLines(words, nodes, scene) };
}

/**
 * The same as a text, trials indented.
 *
 * @param {Words} words
 * @param {Proved} proved
 * @returns {string}
 */
export function writeProof(words, proved) {
  const { nodes } = proofOf(proved);
  const lines = writeLines(words, nodes).map(
    ({ text, indent }) => INDENT.repeat(indent + 1) + text,
  );
  return [sentenceOf(words, proved, nodes), ...lines, ''].join('\n');
}
