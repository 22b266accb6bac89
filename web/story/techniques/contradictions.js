/**
 * A candidate that goes by a short contradiction, where no technique is left.
 */

import { item } from '../items.js';
import { squaresOf } from '../trace.js';
import { within } from '../trial-drawings.js';
import { tellTrial, writeLines } from '../trials.js';
import { tellLines } from '../unproved.js';
import { drawWay, stepsOf, tellWay } from '../way.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Item} Item */
/** @typedef {import('../argument.js').Node} Node */
/** @typedef {import('../drawings.js').Scene} Scene */
/** @typedef {import('../../locales/words.js').Words} Words */

const NAME = 'rule.short-contradiction';

/** Its lines have a board. @param {Event} deduction @returns {{ nodes: readonly Node[], scene: Scene }} */
const partsOf = ({ argument = [], scene }) => ({
  nodes: argument,
  scene: scene ?? { digits: new Uint8Array(81), candidates: new Uint16Array(81) },
});

/** @param {Words} words @param {Event} deduction @param {readonly Node[]} nodes */
function sentenceOf(words, { square, digits: [digit] }, nodes) {
  if (nodes.length === 1) return tellTrial(words, nodes[0]);
  const denied = words.t('proof.denied', { square: square ? words.square(square) : '', digit });
  return words.join([denied, tellWay(words, nodes, { endsInDigit: false })]);
}

/** @param {Words} words @param {Event} deduction @returns {Item} */
export function tellContradiction(words, deduction) {
  const { nodes, scene } = partsOf(deduction);
  const [square] = squaresOf(deduction);
  const [first] = nodes;
  const isOne = nodes.length === 1 && first.inner !== null;
  return item(sentenceOf(words, deduction, nodes), {
    rule: { label: words.t(NAME), anchor: 'trial' },
    picture: drawWay(nodes, scene, { square, digit: deduction.digits[0], isDenied: true }),
    items: () =>
      isOne
        ? tellLines(words, first.inner ?? [], within(scene, first.line.event))
        : tellLines(words, nodes, scene),
    steps: stepsOf(words, nodes, scene),
  });
}

/** @param {Words} words @param {Event} deduction @returns {string[]} */
export function writeContradiction(words, deduction) {
  const { nodes } = partsOf(deduction);
  const name = words.capital(words.t(NAME));
  const told = sentenceOf(words, deduction, nodes);
  const lines = writeLines(words, nodes).map(({ text, indent }) => '  '.repeat(indent + 1) + text);
  return [words.t('technique.step', { name, told }), ...lines];
}
