// Reads the text of a press and proves each of its steps on the board before it.
//
// The one idea: the board before a step is the board before the press plus the digits of the earlier steps, and nothing
// else is known but what the step says that it rests on: what earlier steps have refuted.

import { isFinal, isTrial, prove, supposesNot } from './proof.js';
import { readEnglish } from './english.js';
import { proveSingle, proveTaken } from './singles.js';
import { proveUnproved, UNPROVED } from './unproved.js';
import { nameSquare } from '../grid.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./reader.js').Fact} Fact */
/** @typedef {import('./proof.js').Node} Node */

/** @typedef {{ number: number, lines: string[] }} Told a step as it is written */
/** @typedef {'single' | 'slice' | 'trial' | 'unproved'} Way how a step is told */

/**
 * @typedef {object} Checked
 * @property {number} square
 * @property {number} digit
 * @property {Way} way
 * @property {boolean} isSingle whether the board alone makes it a single
 * @property {Node[]} lines of a slice or a trial
 * @property {boolean} restsOnEarlier whether it rests on what steps before it have refuted
 * @property {Position} start the board on which the lines are proved
 * @property {string[]} faults
 */

/** Keeps a square's name on one line; it says nothing. */
const WORD_JOINER = '\u2060';

/** The steps of a text, and the lines after them. @param {string} text */
export function readText(text) {
  /** @type {{ steps: Told[], ending: string[] }} */
  const read = { steps: [], ending: [] };
  const lines = text.replaceAll(WORD_JOINER, '').split('\n');
  for (const line of lines.filter((one) => one !== '')) {
    const head = /^(\d+)\. (.*)$/.exec(line);
    if (head) read.steps.push({ number: Number(head[1]), lines: [head[2]] });
    else if (/^ /.test(line)) read.steps.at(-1)?.lines.push(line);
    else read.ending.push(line);
  }
  return read;
}

/**
 * Puts lines under the assumptions that they belong to.
 * @param {Fact[]} facts
 * @returns {{ nodes: Node[], faults: string[] }}
 */
export function nest(facts) {
  /** @type {Node[]} */
  const nodes = [];
  /** @type {Node[]} */
  const open = [];
  /** @type {string[]} */
  const faults = [];
  for (const fact of facts) {
    const trial = open.at(-1);
    const node = { fact, inner: [] };
    if (isResult(fact)) {
      if (!trial || !agrees(trial.fact, fact)) faults.push(`${fact.says}: that was not supposed`);
      open.pop();
      continue;
    }
    (trial?.inner ?? nodes).push(node);
    if (isTrial(fact)) open.push(node);
  }
  if (open.length > 0) faults.push('a trial has no end');
  return { nodes, faults };
}

/** The line that closes a trial: its result. @param {Fact} fact */
const isResult = ({ says }) => says === 'refuted' || says === 'proved';

/** @param {Fact} trial @param {Fact} result */
const agrees = (trial, result) =>
  trial.square === result.square &&
  trial.digit === result.digit &&
  result.says === (supposesNot(trial) ? 'proved' : 'refuted');

/** Each line is indented by the suppositions that it stands under. @param {string[]} lines */
function indentFaults(lines) {
  let depth = 0;
  return lines.flatMap((line) => {
    const [fact] = readEnglish(line);
    if (isResult(fact)) depth--;
    const faults = line.search(/\S/) === 2 + 2 * depth ? [] : [`is indented wrongly: "${line}"`];
    if (isTrial(fact)) depth++;
    return faults;
  });
}

/**
 * Proves a step, and places its digit.
 * @param {Position} position the board before it; afterwards, after it
 * @param {Told} told
 * @param {import('./unproved.js').Found} found
 * @param {Fact[]} refuted by the steps before it, which it may rest on; afterwards, by this one, too
 * @returns {Checked}
 */
export function checkStep(position, { lines }, found, refuted) {
  const before = position.copy();
  const said = readEnglish(lines[0]);
  const below = lines.slice(1).flatMap(readEnglish);
  const { square = -1, digit = 0, says } = said[0];
  const unread = [...said, ...below].filter((fact) => fact.says === 'not understood');
  /** @type {Checked} */
  const step = {
    ...{ square, digit, way: 'unproved', isSingle: false, lines: [], faults: [] },
    ...{ restsOnEarlier: below[0]?.says === 'earlier', start: before },
  };
  if (says !== 'is') unread.unshift(said[0]);
  step.isSingle = digit > 0 && before.isSingle(square, digit);
  if (digit > 0) position.place(square, digit);
  if (unread.length > 0) {
    if (below.length > 0) step.way = below.some(isTrial) ? 'trial' : 'slice';
    step.faults = unread.map(({ sentence }) => `is not understood: "${sentence}"`);
    return step;
  }
  if (step.restsOnEarlier) {
    below.shift();
    step.start = before.copy();
    for (const fact of refuted) step.start.exclude(fact.square ?? -1, fact.digit ?? 0);
    if (String(step.start.candidates) === String(before.candidates)) {
      step.faults.push('it rests on nothing');
    }
  }
  const reason = said.slice(1);
  if (before.digits[square]) step.faults.push(`${nameSquare(square)} is not empty`);
  else step.faults.push(...reasonFaults(step.start, step, reason, below, found));
  if (below.length > 0) step.faults.push(...indentFaults(lines.slice(1)));
  const trials = step.lines.map(({ fact }) => fact).filter(isTrial);
  refuted.push(...trials.filter((fact) => !supposesNot(fact)));
  return step;
}

/**
 * @param {Position} position
 * @param {Checked} step takes the way in which it is told
 * @param {Fact[]} reason
 * @param {Fact[]} below
 * @param {import('./unproved.js').Found} found
 */
function reasonFaults(position, step, reason, below, found) {
  const { square, digit } = step;
  /** @type {string[]} */
  const faults = [];
  if (below.length > 0) {
    const { nodes, faults: wrong } = nest(below);
    step.lines = nodes;
    step.way = nodes.some(({ fact }) => isTrial(fact)) ? 'trial' : 'slice';
    faults.push(...wrong, ...argumentFaults(position.copy(), step));
    if (reason.length > 0) faults.push('a reason stands before the lines');
  } else if (reason.length > 0 && reason.every(({ says }) => says in UNPROVED)) {
    for (const fact of reason)
      faults.push(...proveUnproved(position, { square, digit, ...fact }, found));
    if (reason.some((fact) => (fact.digit ?? digit) !== digit)) faults.push('two digits are told');
  } else {
    step.way = 'single';
    faults.push(...proveSingle(position, step, reason));
  }
  const isTold = step.way === 'single';
  if (!isTold && step.isSingle) faults.push('is a single, and is not told as one');
  if (isTold && position.isLast(square) && reason[0]?.says !== 'last')
    faults.push('is a full house, and is not told as one');
  return faults;
}

/** @param {Position} position @param {Checked} step */
function argumentFaults(position, step) {
  const said = step.lines.map(({ fact }) => fact);
  const added = said.slice(said.findIndex(isFinal) + 1 || said.length);
  const nodes = step.lines.slice(0, step.lines.length - added.length);
  if (added.some(({ says }) => says !== 'stand' && says !== 'marks'))
    return ['ends before its last line'];
  const faults = proveTaken(position, step, added);
  for (const node of nodes) faults.push(...prove(position, node));
  const last = nodes.at(-1)?.fact;
  const isProof = last && (isFinal(last) || (isTrial(last) && supposesNot(last)));
  if (!isProof || last.square !== step.square || last.digit !== step.digit)
    faults.push('the digit is not what is proved');
  if (nodes.length === 1 && last && isFinal(last) && !step.restsOnEarlier)
    faults.push('nothing is told that had to be known first');
  return faults;
}
