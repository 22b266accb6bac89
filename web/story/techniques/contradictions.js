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
/** @typedef {import('../certificate.js').Proof} Proof */
/** @typedef {import('../../locales/words.js').Words} Words */

const NAME = 'rule.short-contradiction';

/** @param {Words} words @param {Event} deduction @param {readonly Node[]} nodes */
function sentenceOf(words, { square, digits: [digit] }, nodes) {
  if (nodes.length === 1) return tellTrial(words, nodes[0]);
  const denied = words.t('proof.denied', { square: square ? words.square(square) : '', digit });
  return words.join([denied, tellWay(words, nodes, { endsInDigit: false })]);
}

/** @param {Words} words @param {Event} deduction @param {Proof} proof of it @returns {Item} */
export function tellContradiction(words, deduction, { nodes, scene }) {
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

/** @param {Words} words @param {Event} deduction @param {Proof} proof of it @returns {string[]} */
export function writeContradiction(words, deduction, { nodes }) {
  const name = words.capital(words.t(NAME));
  const told = sentenceOf(words, deduction, nodes);
  const lines = writeLines(words, nodes).map(({ text, indent }) => '  '.repeat(indent + 1) + text);
  return [words.t('technique.step', { name, told }), ...lines];
}
