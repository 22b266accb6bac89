/**
 * A way in short: its lines, or how many it has, and in one picture what goes on it; and all its lines one by one.
 */

import { isContradiction } from './argument.js';
import { placesOf, positionOf } from './drawings.js';
import { item, picture } from './items.js';
import { inRole, number } from './trace.js';
import { afterNode, drawNested, drawNode, within } from './trial-drawings.js';
import { tellConclusion, tellNested, tellSupposition, tellTried } from './trials.js';

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */
/** @typedef {import('../locales/words.js').Words} Words */

/** A way with more of them is told by its size. */
const MOST_LINES = 4;
const MOST_NODES = 2;

/** Its lines without suppositions and conclusions. @param {readonly Node[]} nodes @returns {number} */
export const lengthOf = (nodes) =>
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

/** Whether all its lines are told. @param {readonly Node[]} nodes @returns {boolean} */
const isWhole = (nodes) =>
  nodes.every(({ inner }) => inner === null || (inner.length > 0 && isWhole(inner)));

/** Whether its lines have room in one sentence after the other. @param {readonly Node[]} nodes */
const isShort = (nodes) => nodes.length <= MOST_NODES || lengthOf(nodes) <= MOST_LINES;

/**
 * @param {Words} words
 * @param {readonly Node[]} nodes
 * @param {{ endsInDigit: boolean }} how whether the last of them is what it proves
 */
export const tellWay = (words, nodes, { endsInDigit }) =>
  isShort(nodes) || !isWhole(nodes)
    ? tellTried(words, nodes)
    : sizeOf(words, endsInDigit ? nodes.slice(0, -1) : nodes);

/** The candidates that its trials and patterns take from the board itself. @param {readonly Node[]} nodes */
const struckBy = (nodes) =>
  nodes.flatMap(({ line: { event, parts }, inner }) =>
    (inner ? [event] : inRole(parts, 'takes')).flatMap(placesOf),
  );

/**
 * What a way proves, and all that goes on it.
 *
 * @param {readonly Node[]} nodes
 * @param {Scene} scene before them
 * @param {{ square: import('./types.js').Square, digit: number, isDenied: boolean } | null} claim null: there is no solution
 * @returns {Picture}
 */
export function drawWay(nodes, scene, claim) {
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
 * All lines one after the other, those of trials as well, each with its picture.
 *
 * @param {Words} words
 * @param {readonly Node[]} nodes
 * @param {Scene} scene before them
 * @returns {(() => readonly Item[]) | null} null: there is only one, or some are not told
 */
export const stepsOf = (words, nodes, scene) =>
  isWhole(nodes) && lengthOf(nodes) > 1 ? () => stepsIn(words, nodes, scene) : null;

/** @param {Words} words @param {readonly Node[]} nodes @param {Scene} scene @returns {Item[]} */
function stepsIn(words, nodes, scene) {
  let now = scene;
  return nodes.flatMap((node, index) => {
    const [before, { line, inner }] = [now, node];
    now = afterNode(before, node);
    const drawn = { picture: drawNested(line, before) };
    if (!inner) return [item(tellNested(words, line, index === nodes.length - 1, before), drawn)];
    return [
      item(tellSupposition(words, line.event), drawn),
      ...stepsIn(words, inner, within(before, line.event)),
      item(tellConclusion(words, line.event), { picture: drawNode(node, before) }),
    ];
  });
}
