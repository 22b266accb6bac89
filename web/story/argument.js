/**
 * Why a digit goes where it does, as the engine proved it: the lines of its argument, trials as brackets around
 * theirs, and the board on which a person can check it. Pure, and without words.
 *
 * The one idea: the engine finds the argument for every method; this module only reads it.
 */

import { at, inRole, number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {{ event: Event, parts: Event[] }} Line */
/**
 * A line, or a trial: the supposition, what follows, and finally the contradiction.
 *
 * @typedef {{ line: Line, inner: Node[] | null }} Node
 */

/**
 * @typedef {object} Told all arguments in one list of events
 * @property {Map<Event, Line[]>} behind by the digit that they prove
 * @property {Map<string, Line[]>} kept those of a search, by square and digit, as it names no event
 * @property {Map<string, readonly Node[]>} proofs short ones, likewise
 * @property {Event[]} changes of the digits on the board
 * @property {Map<number, Event>} last by square, the digit that was placed there last
 */

/** @type {WeakMap<readonly Event[], Told>} */
const known = new WeakMap();

const CHANGES = ['given', 'placed', 'takenBack'];

/** @param {Pick<Event, 'square' | 'digits'>} event */
const nameOf = ({ square, digits }) => (square ? `${number(square)}:${digits[0]}` : '');

/** @template K @template V @param {Map<K, V[]>} map @param {K} key @param {V} value */
const push = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);

/** @param {readonly Event[]} events @returns {Told} */
function readAll(events) {
  /** @type {Told} */
  const told = {
    behind: new Map(),
    kept: new Map(),
    proofs: new Map(),
    changes: [],
    last: new Map(),
  };
  /** @type {Map<Event, Line>} */
  const lines = new Map();
  for (const event of events) {
    if (event.depth === 0 && CHANGES.includes(event.kind)) told.changes.push(event);
    if (event.depth === 0 && event.kind === 'placed' && event.square)
      told.last.set(number(event.square), event);
    const cause = at(events, event.cause);
    if (event.kind === 'part' && cause) lines.get(cause)?.parts.push(event);
    if (event.kind === 'proved' && event.proof) told.proofs.set(nameOf(event), event.proof.nodes);
    if (event.kind !== 'reason') continue;
    const line = { event, parts: [] };
    lines.set(event, line);
    if (cause) push(told.behind, cause, line);
    else push(told.kept, nameOf(event), line);
  }
  return told;
}

/** @param {readonly Event[]} events @returns {Told} */
function allOf(events) {
  let told = known.get(events);
  if (!told) known.set(events, (told = readAll(events)));
  return told;
}

/** The short proof of a digit. @param {readonly Event[]} events @param {Pick<Event, 'square' | 'digits'>} digit @returns {readonly Node[] | null} null: none was found */
export const proofOf = (events, digit) => allOf(events).proofs.get(nameOf(digit)) ?? null;

/** Whether it rests on what earlier proofs ruled out, which its first line names. @param {readonly Node[]} argument */
export const restsOnEarlier = (argument) =>
  argument.some(({ line }) => inRole(line.parts, 'carried').length);

/** @param {Event} event */
export const isSupposition = ({ family }) => family === 'trial' || family === 'chain';

/** @param {Event} event */
export const isContradiction = ({ family }) => family === 'contradiction';

const PATTERNS = ['subset', 'locked', 'fish'];

/** Whether a line is needed: a pattern that takes nothing matters only to lines that are left out. @param {Line} line */
const isOfUse = ({ event, parts }) =>
  !PATTERNS.includes(String(event.family)) || inRole(parts, 'takes').length > 0;

/** @param {readonly Line[]} lines @returns {Node[]} */
function treeOf(lines) {
  /** @type {Node[]} */
  const nodes = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const nesting = Number(line.event.value);
    if (!isSupposition(line.event)) {
      nodes.push({ line, inner: null });
      continue;
    }
    let end = at + 1;
    while (end < lines.length && Number(lines[end].event.value) > nesting) end++;
    nodes.push({ line, inner: treeOf(lines.slice(at + 1, end)) });
    at = end - 1;
  }
  return nodes;
}

/**
 * The proof of a digit.
 *
 * @param {readonly Event[]} events of a press
 * @param {Event} placed one of them
 * @returns {Node[]} none: it was not proved
 */
export function argumentOf(events, placed) {
  const { behind, kept, last } = allOf(events);
  const isKept = placed.square && last.get(number(placed.square)) === placed;
  const proof = isKept ? proofOf(events, placed) : null;
  if (proof) return [...proof];
  const lines = behind.get(placed) ?? (isKept ? kept.get(nameOf(placed)) : null);
  return treeOf((lines ?? []).filter(isOfUse));
}

/**
 * The same for a digit that a search has kept, with or without an event for it.
 * @param {readonly Event[]} events @param {Square} square @param {number} digit
 */
export function argumentOfKept(events, square, digit) {
  const { behind, kept, last } = allOf(events);
  const placed = last.get(number(square));
  const proof = proofOf(events, { square, digits: [digit] });
  if (proof) return [...proof];
  const own = placed?.digits[0] === digit ? behind.get(placed) : null;
  return treeOf(own ?? kept.get(`${number(square)}:${digit}`) ?? []);
}

/**
 * The digits on the board before one of them was placed; 0 where there is none.
 *
 * @param {readonly Event[]} events
 * @param {Event} placed
 * @returns {Uint8Array}
 */
export function digitsBefore(events, placed) {
  const digits = new Uint8Array(81);
  for (const change of allOf(events).changes) {
    if (change === placed) break;
    if (change.square)
      digits[number(change.square)] = change.kind === 'takenBack' ? 0 : change.digits[0];
  }
  return digits;
}

/**
 * How many lines a trial has, without suppositions and contradictions; and how many trials it needs.
 * @param {readonly Node[]} nodes @returns {{ steps: number, trials: number }}
 */
export function sizeOf(nodes) {
  const size = { steps: 0, trials: 0 };
  for (const { line, inner } of nodes) {
    if (!inner) {
      if (!isContradiction(line.event)) size.steps++;
      continue;
    }
    const within = sizeOf(inner);
    size.steps += within.steps;
    size.trials += within.trials + 1;
  }
  return size;
}

/** @param {readonly Node[]} inner of a trial @returns {Event | null} */
export const contradictionOf = (inner) =>
  inner.map(({ line }) => line.event).findLast(isContradiction) ?? null;

/** Whether the board alone proves the digit. @param {readonly Node[]} argument */
export const isLone = (argument) => argument.length === 1 && !argument[0].inner;
