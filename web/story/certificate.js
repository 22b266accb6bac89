/**
 * Reads a proof of the prover as an argument: its lines as those that the engine's own arguments have, so that the same
 * modules tell and draw them. Pure, and without words.
 *
 * The one idea: a line of a proof says what follows, and the candidates at that moment say how it is called. Of the
 * candidates that it takes only those are kept that a later line needs.
 */

import { after, sceneOf as sceneOnBoard } from './drawings.js';
import { inRole, number, squaresIn, unitsOf } from './trace.js';
import { afterNode, within } from './trial-drawings.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */
/**
 * A line of a proof, as the engine's package writes it; its certificates.md describes the fields.
 *
 * @typedef {{ place: string, in: string }} Place
 * @typedef {{ remove: readonly string[], locked: { digit: number, in: string, to: string } }} Locked
 * @typedef {{ remove: readonly string[], subset: { in: string, squares: readonly string[], digits: readonly number[] } }} Subset
 * @typedef {{ remove: readonly string[], by: { suppose: string, lines: readonly ProofLine[], broken: string }, technique?: string }} Removal
 * @typedef {Place | Locked | Subset | Removal} ProofLine
 */

/** @type {Readonly<Record<string, Unit['type']>>} */
const TYPES = Object.freeze({ r: 'row', c: 'column', b: 'box' });
const SIZES = ['', 'single', 'pair', 'triple', 'quad'];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {string} name as in r4c6 @returns {Square} */
const squareNamed = (name) => ({ row: Number(name[1]), column: Number(name[3]) });

/** @param {string} name as in r4 or b3 @returns {Unit} */
const unitNamed = (name) => ({
  type: TYPES[name[0]],
  number: Number(name[1]),
});

/** @param {string} name of a square or a unit */
const isSquare = (name) => name.length === 4;

/** @param {string} text as in r4c6=8 or r4c6<>8 @returns {{ square: Square, digit: number }} */
export const candidateNamed = (text) => ({ square: squareNamed(text), digit: Number(text.at(-1)) });

/** An event that no engine has told. @param {Partial<Event>} fields @returns {Event} */
export const eventOf = (fields) => ({
  kind: 'reason',
  rule: null,
  family: null,
  unit: null,
  square: null,
  digits: [],
  squares: [],
  depth: 0,
  value: 0,
  cause: null,
  other: null,
  ...fields,
});

/** @param {number} nesting @param {Partial<Event>} fields */
const event = (nesting, fields) => eventOf({ value: nesting, ...fields });

/** @param {string} role @param {Partial<Event>} fields @returns {Event} */
export const part = (role, fields) => eventOf({ ...fields, kind: 'part', value: role });

/** What a line takes, square by square. @param {readonly string[]} removed @returns {Event[]} */
function takes(removed) {
  /** @type {Map<number, { square: Square, digits: number[] }>} */
  const all = new Map();
  for (const { square, digit } of removed.map(candidateNamed)) {
    const known = all.get(number(square)) ?? { square, digits: [] };
    all.set(number(square), { square, digits: [...known.digits, digit] });
  }
  return [...all.values()].map((each) => part('takes', each));
}

/** @param {Scene} scene @param {Square} square @param {number} digit */
const can = ({ candidates }, square, digit) =>
  ((candidates[number(square)] >> (digit - 1)) & 1) === 1;

/**
 * The squares whose digits leave a square one candidate of those that it had before a trial, or a digit one place of
 * those that it had in a unit; none where something else has taken one.
 *
 * @param {Event} placed the digit that is left
 * @param {Scene} scene
 * @param {Scene} before the trial
 * @returns {Square[]}
 */
function takersOf({ unit, square, digits: [digit] }, { digits }, before) {
  const own = /** @type {Square} */ (square);
  /** @type {[Square, number][]} */
  const others = unit
    ? squaresIn(unit).flatMap((at) => (number(at) === number(own) ? [] : [[at, digit]]))
    : DIGITS.flatMap((other) => (other === digit ? [] : [[own, other]]));
  const takers = others
    .filter(([at, gone]) => can(before, at, gone))
    .map(([at, gone]) =>
      digits[number(at)]
        ? at
        : unitsOf(at)
            .flatMap(squaresIn)
            .find((from) => digits[number(from)] === gone),
    );
  const found = takers.flatMap((taker) => taker ?? []);
  if (found.length < takers.length) return [];
  return [...new Map(found.map((taker) => [number(taker), taker])).values()];
}

/** @param {Place} line @param {Scene} scene @param {number} nesting @param {Scene} before @returns {Node} */
function placing(line, scene, nesting, before) {
  const { digits } = scene;
  const { square, digit } = candidateNamed(line.place);
  const unit = isSquare(line.in) ? null : unitNamed(line.in);
  const isLast = unit && squaresIn(unit).filter((each) => !digits[number(each)]).length === 1;
  const hidden = isLast ? 'full-house' : 'hidden-single';
  const rule = unit ? hidden : 'naked-single';
  const placed = event(nesting, { rule, family: 'single', unit, square, digits: [digit] });
  const squares = isLast || !nesting ? [] : takersOf(placed, scene, before);
  return { line: { event: placed, parts: [part('takers', { squares })] }, inner: null };
}

/** @param {Locked} line @param {Scene} scene @param {number} nesting @returns {Node} */
function locking({ remove, locked }, scene, nesting) {
  const [base, cover] = [unitNamed(locked.in), unitNamed(locked.to)];
  const rule = base.type === 'box' ? 'pointing' : 'claiming';
  const squares = squaresIn(base).filter((square) => can(scene, square, locked.digit));
  const fields = { rule, family: 'locked', squares, digits: [locked.digit] };
  const units = [part('base', { unit: base }), part('cover', { unit: cover })];
  return {
    line: { event: event(nesting, fields), parts: [...units, ...takes(remove)] },
    inner: null,
  };
}

/** @param {Subset} line @param {Scene} scene @param {number} nesting @returns {Node} */
function grouping({ remove, subset }, scene, nesting) {
  const squares = subset.squares.map(squareNamed);
  const mask = subset.digits.reduce((all, digit) => all | (1 << (digit - 1)), 0);
  const isNaked = squares.every((square) => !(scene.candidates[number(square)] & ~mask));
  const rule = `${isNaked ? 'naked' : 'hidden'}-${SIZES[squares.length]}`;
  const { digits } = subset;
  const fields = { rule, family: 'subset', unit: unitNamed(subset.in), squares, digits };
  return { line: { event: event(nesting, fields), parts: takes(remove) }, inner: null };
}

/** @param {string} broken a square, or a unit and a digit @param {number} nesting @returns {Node} */
function breaking(broken, nesting) {
  const [name, digit] = broken.split(':');
  const fields = isSquare(name)
    ? { rule: 'no-candidate', square: squareNamed(name) }
    : { rule: 'no-place', unit: unitNamed(name), digits: [Number(digit)] };
  return {
    line: { event: event(nesting, { ...fields, family: 'contradiction' }), parts: [] },
    inner: null,
  };
}

/** @param {Removal} line @param {Scene} scene @param {number} nesting @param {Scene} before @returns {Node} */
function refuting({ by, technique }, scene, nesting, before) {
  const { square, digit } = candidateNamed(by.suppose);
  const fields = { rule: 'trial', family: 'trial', square, digits: [digit], technique };
  const supposed = event(nesting, fields);
  const inner = nodesOf(by.lines, within(scene, supposed), nesting + 1, nesting ? before : scene);
  const end = breaking(by.broken, nesting + 1);
  markGone(end.line, inner.reduce(afterNode, within(scene, supposed)));
  return { line: { event: supposed, parts: [] }, inner: [...inner, end] };
}

/** @param {ProofLine} line @param {Scene} scene @param {number} nesting @param {Scene} before @returns {Node} */
function nodeOf(line, scene, nesting, before) {
  if ('place' in line) return placing(line, scene, nesting, before);
  if ('locked' in line) return locking(line, scene, nesting);
  return 'by' in line ? refuting(line, scene, nesting, before) : grouping(line, scene, nesting);
}

/** Whether both are trials, and come to their contradiction by the same lines. @param {ProofLine} line @param {ProofLine | undefined} other */
function hasSameLines(line, other) {
  if (!('by' in line) || !other || !('by' in other)) return false;
  const [own, before] = [line, other].map(({ by }) => JSON.stringify([by.lines, by.broken]));
  return own === before;
}

/**
 * @param {readonly ProofLine[]} lines @param {Scene} scene before them @param {number} nesting
 * @param {Scene} [before] the outermost trial that they are in
 * @returns {Node[]}
 */
function nodesOf(lines, scene, nesting, before = scene) {
  let now = scene;
  return lines.map((line, index) => {
    const node = nodeOf(line, now, nesting, before);
    if (hasSameLines(line, lines[index - 1])) node.line.event.isRepeated = true;
    markGone(node.line, now);
    now = node.inner ? afterNode(now, node) : after(now, node.line);
    return node;
  });
}

/* --- What is needed ---------------------------------------------------------------------------------- */

/** @param {Square} square @param {number} digit */
const keyOf = (square, digit) => number(square) * 9 + digit - 1;

/** Their candidates for some digits. @param {readonly Square[]} squares @param {readonly number[]} digits */
const keysOf = (squares, digits) =>
  squares.flatMap((square) => digits.map((digit) => keyOf(square, digit)));

/** @param {readonly number[]} digits */
const othersThan = (digits) => DIGITS.filter((digit) => !digits.includes(digit));

/** The squares of a unit but these. @param {Unit} unit @param {readonly Square[]} squares */
const besides = (unit, squares) => {
  const own = new Set(squares.map(number));
  return squaresIn(unit).filter((square) => !own.has(number(square)));
};

/** The candidates that must be gone for a line to follow. @param {import('./argument.js').Line} line @returns {number[]} */
function needsOf({ event: { rule, unit, square, squares, digits }, parts }) {
  const own = square ? [square] : squares;
  if (rule === 'no-candidate' || rule === 'naked-single' || rule?.startsWith('naked')) {
    return keysOf(own, othersThan(digits));
  }
  const [base, cover] = ['base', 'cover'].map((role) => inRole(parts, role)[0]?.unit);
  if (base && cover) return keysOf(besides(base, squaresIn(cover)), digits);
  return unit ? keysOf(besides(unit, own), digits) : [];
}

/**
 * Notes at a line what has been ruled out that it needs, but for what the digits on the board rule out for all to see.
 * @param {import('./argument.js').Line} line @param {Scene} scene before it
 */
function markGone({ event: told, parts }, { digits, candidates }) {
  const open = sceneOnBoard(digits, []).candidates;
  for (const key of needsOf({ event: told, parts })) {
    const [at, digit] = [Math.floor(key / 9), (key % 9) + 1];
    const isGone = ((open[at] & ~candidates[at]) >> (digit - 1)) & 1;
    const square = { row: Math.floor(at / 9) + 1, column: (at % 9) + 1 };
    if (isGone) parts.push(part('gone', { square, digits: [digit] }));
  }
}

/**
 * Leaves out what lines take and no later line needs.
 *
 * @param {readonly Node[]} nodes
 * @param {Set<number>} needed takes what they need themselves
 * @returns {Node[]}
 */
function trimmed(nodes, needed) {
  const all = nodes.toReversed().map(({ line, inner }) => {
    if (inner) {
      const within = new Set();
      const kept = { line, inner: trimmed(inner, within) };
      within.forEach((key) => needed.add(key));
      return kept;
    }
    const parts = line.parts.flatMap((part) => takenOf(part, needed));
    needsOf(line).forEach((key) => needed.add(key));
    return { line: { ...line, parts }, inner };
  });
  return all.reverse();
}

/** What is needed of a part that takes candidates; another part stays. @param {Event} part @param {Set<number>} needed @returns {Event[]} */
function takenOf(part, needed) {
  const { value, square, digits } = part;
  if (value !== 'takes' || !square) return [part];
  const left = digits.filter((digit) => needed.has(keyOf(square, digit)));
  return left.length ? [{ ...part, digits: left }] : [];
}

/** @typedef {{ digits: string, candidates: readonly (readonly number[])[] }} Position digits: 81 characters */
/**
 * A proof as it is told: its lines, and the board before them. Where there is no solution, what is broken stands last.
 *
 * @typedef {{ nodes: readonly Node[], scene: Scene }} Proof
 */

/** @param {Position} position @returns {Scene} */
const sceneOf = ({ digits, candidates }) => ({
  digits: Uint8Array.from(digits, (digit) => Number(digit) || 0),
  candidates: Uint16Array.from(candidates, (left, at) =>
    digits[at] === '.' ? left.reduce((mask, digit) => mask | (1 << (digit - 1)), 0) : 0,
  ),
});

/** @typedef {{ way: readonly ProofLine[], shortest?: readonly number[], broken?: string }} Found shortest: lines that no argument can replace with fewer */

/** @param {Found} proof @param {Position} position that it is about */
export const readProof = (proof, position) => readProofOn(proof, sceneOf(position));

/**
 * @param {Found} proof
 * @param {Scene} scene that it is about
 * @returns {Proof}
 */
export function readProofOn({ way, shortest = [], broken }, scene) {
  const nodes = nodesOf(way, scene, 0);
  for (const index of shortest) nodes[index].line.event.isShortest = true;
  return { nodes: trimmed(broken ? [...nodes, breaking(broken, 0)] : nodes, new Set()), scene };
}
