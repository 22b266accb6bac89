/**
 * A short proof in sentences: what it proves and its size, the way to it as an outline, the same line by line, and as a
 * text to copy.
 */

import { isContradiction, isLone } from './argument.js';
import { argumentIn } from './certificate.js';
import { positionOf } from './drawings.js';
import { item, picture } from './items.js';
import { statement, tellFollowing } from './sentences.js';
import { inRole, number, squaresOf } from './trace.js';
import { afterNode, drawNested, drawNode, within } from './trial-drawings.js';
import { tellConclusion, tellNested, tellSupposition, tellTried, writeLines } from './trials.js';
import { tellLines } from './unproved.js';

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ square: Square, digit: number, isDenied: boolean }} Claim that a square has a digit, or has not */
/**
 * @typedef {object} Proved
 * @property {Claim | null} claim null: the board has no solution
 * @property {{ way: readonly import('./certificate.js').ProofLine[], broken?: string }} proof
 * @property {string} digits 81 characters: the board
 * @property {readonly (readonly number[])[]} candidates of its squares
 */

/** A way with more lines is told by its size. */
const MOST_LINES = 4;
const INDENT = '  ';

/** @param {Proved} proved @returns {Scene} the board before the first line */
const beginningOf = ({ digits, candidates }) => ({
  digits: Uint8Array.from(digits, (digit) => Number(digit) || 0),
  candidates: Uint16Array.from(candidates, (left) =>
    left.reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
  ),
});

/** @type {WeakMap<Proved, { nodes: Node[], scene: Scene }>} */
const read = new WeakMap();

/** @param {Proved} proved */
function argumentOf(proved) {
  let known = read.get(proved);
  if (!known) {
    const scene = beginningOf(proved);
    read.set(proved, (known = { nodes: argumentIn(proved.proof, scene), scene }));
  }
  return known;
}

/** Its lines without suppositions and conclusions. @param {readonly Node[]} nodes @returns {number} */
const lengthOf = (nodes) =>
  nodes.reduce((all, { inner }) => all + (inner ? lengthOf(inner) : 1), 0);

/** "The way there: 11 contradictions (the longest in 22 lines) and 4 digits." @param {Words} words @param {readonly Node[]} nodes */
function sizeOf({ t, list }, nodes) {
  const trials = nodes.flatMap(({ inner }) => (inner ? [lengthOf(inner)] : []));
  const plain = nodes.filter(({ inner }) => !inner).map(({ line }) => line.event);
  const before = plain.filter(({ family }) => family === 'single');
  const patterns = plain.filter((event) => !before.includes(event) && !isContradiction(event));
  const counted = (/** @type {string} */ key, /** @type {number} */ count) =>
    count ? [t(key, { count, longest: Math.max(...trials) })] : [];
  const way = [
    ...counted(trials.length > 1 ? 'proof.trials' : 'proof.trial', trials.length),
    ...counted('proof.patterns', patterns.length),
    ...counted('proof.digits', before.length),
  ];
  return t('proof.way', { way: list(way) });
}

/** @param {Words} words @param {Proved} proved @param {readonly Node[]} nodes */
function sentenceOf(words, { claim }, nodes) {
  const isShort = lengthOf(nodes) <= MOST_LINES;
  if (!claim)
    return words.join([
      words.t('verdict.none'),
      isShort ? tellTried(words, nodes) : sizeOf(words, nodes),
    ]);
  const { square, digit, isDenied } = claim;
  const placed = { square, squares: [], digits: [digit] };
  if (isLone(nodes)) return tellFollowing(words, nodes[0].line, 'argument.must');
  if (isDenied && nodes.length === 1) return tellTried(words, nodes);
  const said = isDenied
    ? words.t('proof.denied', { square: words.square(square), digit })
    : statement(words, placed);
  // The digit itself ends the way.
  return words.join([
    said,
    isShort ? tellTried(words, nodes) : sizeOf(words, isDenied ? nodes : nodes.slice(0, -1)),
  ]);
}

/** The candidates that its trials and patterns take from the board itself. @param {readonly Node[]} nodes */
const struckBy = (nodes) =>
  nodes.flatMap(({ line: { event, parts }, inner }) =>
    (inner ? [event] : inRole(parts, 'takes')).flatMap((gone) =>
      squaresOf(gone).flatMap((square) =>
        gone.digits.map((digit) => ({ square: number(square), digit })),
      ),
    ),
  );

/** What it proves, and all that goes on the way. @param {Proved} proved @returns {Picture} */
function drawWhole(proved) {
  const { claim } = proved;
  const { nodes, scene } = argumentOf(proved);
  const struck = struckBy(nodes);
  if (!claim) return picture({ ...positionOf(scene), struck });
  const place = { square: number(claim.square), role: /** @type {const} */ ('target') };
  const { digit, isDenied } = claim;
  return picture({
    ...positionOf(scene),
    last: isDenied ? null : place.square,
    squares: [place],
    focusDigits: isDenied ? [] : [{ ...place, digit }],
    struck: struck.filter(({ square }) => isDenied || square !== place.square),
  });
}

/**
 * The proof as an outline: a trial folds its lines.
 *
 * @param {Words} words
 * @param {Proved} proved
 * @returns {{ lead: Item, items: Item[] }}
 */
export function tellProof(words, proved) {
  const { nodes, scene } = argumentOf(proved);
  const lead = item(sentenceOf(words, proved, nodes), {
    tone: 'found',
    picture: drawWhole(proved),
  });
  const isTold = lengthOf(nodes) < 2;
  return { lead, items: isTold ? [] : tellLines(words, nodes, scene) };
}

/**
 * All lines one after the other, those of trials as well, each with its picture.
 *
 * @param {Words} words
 * @param {Proved} proved
 * @returns {Item[]}
 */
export function stepsOf(words, proved) {
  const { nodes, scene } = argumentOf(proved);
  return stepsIn(words, nodes, scene);
}

/** @param {Words} words @param {readonly Node[]} nodes @param {Scene} scene @returns {Item[]} */
function stepsIn(words, nodes, scene) {
  let now = scene;
  return nodes.flatMap((node, index) => {
    const [before, { line, inner }] = [now, node];
    now = afterNode(before, node);
    const drawn = { picture: drawNested(line, before) };
    if (!inner) return [item(tellNested(words, line, index === nodes.length - 1), drawn)];
    return [
      item(tellSupposition(words, line.event), drawn),
      ...stepsIn(words, inner, within(before, line.event)),
      item(tellConclusion(words, line.event), { picture: drawNode(node, before) }),
    ];
  });
}

/**
 * The same as a text, trials indented.
 *
 * @param {Words} words
 * @param {Proved} proved
 * @returns {string}
 */
export function writeProof(words, proved) {
  const { nodes } = argumentOf(proved);
  const lines = writeLines(words, nodes).map(
    ({ text, indent }) => INDENT.repeat(indent + 1) + text,
  );
  return [sentenceOf(words, proved, nodes), ...lines, ''].join('\n');
}
