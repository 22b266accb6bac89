// Every event names the events that led to it, as the header says: the set that excludes a possibility does
// forbid it, the rest of a set is its difference, and so on. The other
// methods share their links; an event within an assumption lies one deeper than that.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { allBoards, noShared, sampleShared } from '../cases/cases.js';
import { indexOf, squaresIn } from '../grid.js';

need('wasm');

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} Event */

const REGISTERED = ['given', 'setRegistered', 'adopted', 'fromFinished'];
const CANDIDATE = ['setFound', 'complement', 'setReduced', 'assumed'];

/** The kinds of cause and other, by kind; null: there may be none. */
const LINKS = /** @type {Record<string, [(string | null)[], (string | null)[]]>} */ ({
  given: [[null], [null]],
  excluded: [[...REGISTERED, 'assumed'], [null]],
  restored: [['setRegistered'], [null]],
  setFound: [['excluded', 'assumed'], [null]],
  complement: [['setFound'], [null]],
  setKnown: [CANDIDATE, REGISTERED],
  setReduced: [
    [...CANDIDATE, 'setDropped'],
    [...CANDIDATE, ...REGISTERED],
  ],
  setDropped: [CANDIDATE, REGISTERED],
  setOmitted: [CANDIDATE, [null]],
  setRegistered: [CANDIDATE, [null]],
  assumed: [['assumed', null], [null]],
  result: [['assumed'], ['contradiction', null]],
  table1: [['assumed'], ['assumed', null]],
  adopted: [['table1'], ['setRegistered', 'adopted']],
  fromFinished: [['table1'], [null]],
  placed: [['setRegistered', 'adopted', 'fromFinished'], [null]],
  contradiction: [
    ['excluded', 'assumed', 'setRegistered', 'table1', null],
    [...REGISTERED, null],
  ],
  indeterminate: [['assumed', null], [null]],
  reason: [['placed'], [...CANDIDATE, 'setRegistered', 'placed', null]],
  part: [['reason'], [null]],
  ended: [[null], [null]],
});

/** The same of the methods other than Ushio's. */
const OTHERS_LINKS = /** @type {typeof LINKS} */ ({
  deduction: [['assumed', null], [null]],
  given: [[null], [null]],
  part: [
    ['deduction', 'reason'],
    ['deduction', 'part', null],
  ],
  reason: [
    ['placed', null],
    ['deduction', 'assumed', 'placed', null],
  ],
  excluded: [['deduction', 'result', 'assumed'], [null]],
  assumed: [['assumed', null], [null]],
  result: [['assumed'], ['contradiction', null]],
  placed: [['deduction', 'result', 'assumed', null], [null]],
  takenBack: [[null], [null]],
  contradiction: [['deduction', 'assumed', 'result', null], [null]],
  ended: [[null], [null]],
});

/** The squares and digits of an event, whichever way it tells them. @param {Event} event */
function setOf({ square, squares, digits }) {
  const all = square ? [square] : squares;
  return { squares: new Set(all.map(indexOf)), digits: new Set(digits) };
}

/** @param {Set<number>} set @param {Set<number>} part */
const minus = (set, part) => [...set].filter((item) => !part.has(item)).sort((a, b) => a - b);

/** @param {number} square @param {NonNullable<Event['unit']>} unit */
const isIn = (square, unit) => squaresIn(unit).includes(square);

/** Whether two events are about the same candidate. @param {Event} a @param {Event} b */
const isSame = (a, b) =>
  indexOf(/** @type {any} */ (a.square)) === indexOf(/** @type {any} */ (b.square)) &&
  a.digits[0] === b.digits[0];

/** Whether the set excludes the candidate of the event, by the rule of the event. @param {Event} event @param {Event} cause */
function forbids(event, cause) {
  const { squares, digits } = setOf(cause);
  const square = indexOf(/** @type {any} */ (event.square));
  const [digit] = event.digits;
  if (event.rule === 'sub') return cause.rule === 'sub' && isSame(event, cause);
  if (event.rule === 'sp-square') return squares.has(square) && !digits.has(digit);
  const unit = /** @type {NonNullable<Event['unit']>} */ (event.unit);
  if (event.rule !== `sp-${unit.type}`) return false;
  const within = [...squares, square].every((each) => isIn(each, unit));
  return within && digits.has(digit) && !squares.has(square);
}

/** Whether the rest is the larger set without the one taken away. @param {Event} event @param {Event} from @param {Event} part */
function isDifference(event, from, part) {
  const [rest, whole, less] = [setOf(event), setOf(from), setOf(part)];
  const squares = [...rest.squares].sort((a, b) => a - b);
  return (
    String(minus(whole.squares, less.squares)) === String(squares) &&
    String(minus(whole.digits, less.digits)) === String([...rest.digits])
  );
}

/** Whether a registered set is the single set that another one contradicts. @param {Event} single @param {Event} other */
function clashes(single, other) {
  const [a, b] = [setOf(single), setOf(other)];
  if (a.squares.size !== 1 || b.squares.size !== 1) return false;
  if (single.digits[0] !== other.digits[0]) return [...a.squares][0] === [...b.squares][0];
  const units = /** @type {const} */ (['row', 'column', 'box']);
  return units.some((type) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].some((number) =>
      [...a.squares, ...b.squares].every((square) => isIn(square, { type, number })),
    ),
  );
}

/**
 * The events that an event names; those of an assumption, all of which are recorded, are numbered.
 * @param {Event[]} events @param {number} nth
 */
function linksOf(events, nth) {
  const { kind, cause, other } = events[nth];
  if (kind !== 'assumed') return [cause, other];
  const number = events.slice(0, nth + 1).filter((event) => event.kind === 'assumed').length;
  assert.equal(other, number);
  return [cause, null];
}

/** The fault of an event, in words; undefined if there is none. @param {Event[]} events @param {number} number */
function faultOf(events, number) {
  const event = events[number];
  const links = linksOf(events, number);
  if (links.some((link) => link !== null && link >= number)) return 'names an event to come';
  const [cause, other] = links.map((link) => (link === null ? null : events[link]));
  const [causes, others] = LINKS[event.kind];
  if (!causes.includes(cause?.kind ?? null)) return `has cause ${cause?.kind}`;
  if (!others.includes(other?.kind ?? null)) return `has other ${other?.kind}`;
  if (event.kind === 'excluded' && cause && !forbids(event, cause)) return 'is not forbidden';
  if (event.kind === 'setReduced' && cause && other && !isDifference(event, cause, other)) {
    return 'is no difference';
  }
  if (event.rule === 'single' && cause && other && !clashes(cause, other)) return 'is no clash';
  return undefined;
}

/**
 * The same for the methods other than Ushio's: the links, and the depths of what they link.
 * @param {Event[]} events
 * @param {number} number
 */
function othersFaultOf(events, number) {
  const event = events[number];
  const links = linksOf(events, number);
  if (links.some((link) => link !== null && link >= number)) return 'names an event to come';
  const [cause, other] = links.map((link) => (link === null ? null : events[link]));
  const [causes, others] = OTHERS_LINKS[event.kind] ?? [[], []];
  if (!causes.includes(cause?.kind ?? null)) return `has cause ${cause?.kind}`;
  if (!others.includes(other?.kind ?? null)) return `has other ${other?.kind}`;
  const within = cause?.kind === 'assumed' && event.kind !== 'result';
  if (cause && event.depth !== cause.depth + (within ? 1 : 0)) return `is at depth ${event.depth}`;
  if (event.depth > 0 && !cause) return 'is within an assumption that it does not name';
  if (other && event.kind === 'result' && other.depth !== event.depth + 1) {
    return `ends by something of depth ${other.depth}`;
  }
  return undefined;
}

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  await engine.loadTechniques();
});

/** Backtracking loses events after some 38,000 visits. Such a board cannot be judged, so it is given up then. */
const PATIENCE = 40_000;

/**
 * The kinds told on some boards, all of whose events were found right.
 * @param {string[]} boards
 * @param {string} [method]
 */
function judge(boards, method = 'ushio') {
  const kinds = new Set();
  const judged = method === 'ushio' ? faultOf : othersFaultOf;
  for (const board of boards) {
    const solver = engine.open(board, { method, events: true });
    const result = method === 'backtracking' ? solver.advance('solve', PATIENCE) : solver.solve();
    const events = result?.eventsLost === 0 ? solver.events() : [];
    solver.free();
    for (const [number, { kind, rule }] of events.entries()) {
      const fault = judged(events, number);
      assert.equal(fault, undefined, `${board}: event ${number} (${kind} ${rule}) ${fault}`);
      kinds.add(kind);
    }
  }
  return kinds;
}

test('on our boards every event is led to by what the header says', () => {
  const kinds = judge(allBoards());
  const never = Object.keys(LINKS).filter((kind) => !kinds.has(kind) && kind !== 'indeterminate');
  assert.deepEqual(never, [], 'kinds that never came up');
});

test('so it is on shared boards', { skip: noShared }, () => {
  const names = ['17clue.txt', 'magictour1465.txt', 'many-solutions.txt'];
  const kinds = judge(names.flatMap((name) => sampleShared(name, 20)));
  assert.ok(kinds.size > 15);
});

test('so it is with the other methods that deduce', () => {
  const told = new Set();
  for (const { slug, namesSteps } of engine.methods()) {
    if (slug === 'ushio' || slug === 'backtracking') continue;
    const kinds = judge(allBoards(), slug);
    const trials = namesSteps ? [] : ['assumed', 'result'];
    for (const kind of ['deduction', 'excluded', 'placed', ...trials, 'contradiction']) {
      assert.ok(kinds.has(kind), `${slug} never tells ${kind}`);
    }
    for (const kind of kinds) told.add(kind);
  }
  assert.ok(told.size > 0);
});

test('backtracking, whose boards are filled by trial, names no causes', () => {
  // Tens of thousands of events of the same few kinds on each.
  const boards = allBoards().filter((_, i) => i % 8 === 0);
  assert.deepEqual([...judge(boards, 'backtracking')].sort(), [
    'contradiction',
    'ended',
    'given',
    'part',
    'placed',
    'reason',
    'takenBack',
  ]);
});
