// The JS API as others call it, frozen: it may grow, but none of this may change.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { built, need } from '../needs.js';
import { Engine, KakuteiError } from '../../web/index.js';
import { ASSUMING, CLASHING, EASY, EMPTY, TWICE } from './boards.js';

need('wasm');

const file = built('wasm', 'kakutei');
const bytes = readFileSync(file);

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes });
  await engine.loadTechniques();
});

/** @param {string} code */
const coded = (code) => (/** @type {any} */ error) => {
  assert.ok(error instanceof KakuteiError, String(error));
  assert.equal(error.code, code);
  assert.ok(error.message.length > 20, 'an error has words');
  return true;
};

/**
 * Opens a board for a test that need not free it.
 * @param {import('node:test').TestContext} t
 * @param {string} board
 * @param {import('../../web/engine/engine.js').OpenOptions} [open]
 */
function open(t, board, options) {
  const solver = engine.open(board, options);
  t.after(() => solver.free());
  return solver;
}

/** @param {any} object @param {Record<string, string>} shape name and type of each property */
function assertShape(object, shape) {
  for (const [name, type] of Object.entries(shape)) {
    const value = object[name];
    const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    assert.ok(type.split('|').includes(is), `${name} is ${is}, not ${type}`);
  }
}

const RESULT = {
  outcome: 'string',
  placed: 'object|null',
  order: 'array',
  board: 'string',
  marks: 'array',
  at: 'object|null',
  statuses: 'array',
  uniqueness: 'string',
  differs: 'object|null',
  warnings: 'array',
  references: 'array',
  counts: 'object',
  rating: 'object|null',
  eventsLost: 'number',
  noticesLost: 'number',
};

const COUNTS = {
  assumptionsTried: 'number',
  deepestAssumption: 'number',
  setsRegistered: 'number',
  table1: 'array',
  subSkipped: 'number',
  setsRefused: 'number',
  visits: 'number',
  longestChain: 'number',
};

const EVENT = {
  kind: 'string',
  rule: 'string|null',
  family: 'string|null',
  unit: 'object|null',
  square: 'object|null',
  digits: 'array',
  squares: 'array',
  depth: 'number',
  value: 'number|string',
  cause: 'number|null',
  other: 'number|null',
};

test('the table of methods describes the Ushio method', () => {
  const methods = engine.methods();
  assert.equal(methods[0].slug, 'ushio');
  assert.deepEqual(methods[0].author, { en: 'Tetsuya Ushio', ja: '潮 哲也' });
  assert.match(methods[0].name.en, /Ushio/);
  assert.match(methods[0].name.ja, /潮/);
  assert.equal(methods[0].year, 2022);
  assert.deepEqual(methods[0].options, ['eventDepth', 'recursionLimit']);
  assert.equal(methods[0].tellsUniqueness, true);
  assert.equal(methods[0].canBeStuck, false);
  assertShape(methods[0], { source: 'string' });
});

test('1 Step answers with these properties', (t) => {
  const solver = open(t, EASY, { method: 'ushio', options: {}, events: true });
  const result = solver.step();
  assertShape(result, RESULT);
  assertShape(result.counts, COUNTS);
  assert.equal(result.outcome, 'continues');
  assertShape(result.placed, { row: 'number', column: 'number', digit: 'number' });
  assert.deepEqual(result.order, [result.placed]);
  assert.deepEqual(result.at, result.placed);
  assert.deepEqual(result.statuses, ['determinedSetRegistered', 'singleRegistered']);
  assert.deepEqual(result.marks, []);
  const { row, column, digit } = /** @type {any} */ (result.placed);
  const square = (row - 1) * 9 + column - 1;
  assert.equal(EASY[square], '.');
  assert.equal(result.board, EASY.slice(0, square) + digit + EASY.slice(square + 1));
  assert.equal(solver.board, result.board);
});

test('Go answers with these properties', (t) => {
  const result = open(t, ASSUMING).solve();
  assertShape(result, RESULT);
  assertShape(result.counts, COUNTS);
  assert.equal(result.outcome, 'finished');
  assert.match(result.board, /^[1-9]{81}$/);
  assert.equal(result.order.length, Array.from(ASSUMING).filter((c) => c === '.').length);
  assert.deepEqual(result.counts.table1, [0, 0, 0, 1, 0, 0, 0, 0, 0]);
  assert.equal(result.references[0].case, 4);
  assert.deepEqual(Object.keys(result.references[0]).sort(), [
    'case',
    'column',
    'depth',
    'digit',
    'row',
  ]);
  assert.deepEqual(result.warnings, []);
  assert.ok(result.statuses.includes('finished'));
});

test('a board with two solutions is finished with a warning', (t) => {
  const result = open(t, TWICE).solve();
  assert.equal(result.outcome, 'finished');
  assert.deepEqual(
    result.warnings.map((warning) => warning.case),
    [1],
  );
  assert.ok(result.statuses.includes('singleDuplicate'));
});

test('a board with equal digits opens and ends inconsistent, marked', (t) => {
  const solver = open(t, CLASHING);
  for (const press of ['step', 'solve']) {
    const result = press === 'step' ? solver.step() : solver.solve();
    assert.equal(result.outcome, 'inconsistent');
    assert.deepEqual(result.marks, [
      { row: 1, column: 1 },
      { row: 1, column: 5 },
    ]);
    assert.deepEqual(result.at, { row: 1, column: 5, digit: 5 });
    assert.deepEqual(result.statuses, ['inconsistent']);
    assert.equal(result.placed, null);
    assert.equal(result.board, CLASHING);
  }
});

test('events have these properties, and their causes come before them', (t) => {
  const solver = open(t, ASSUMING, { events: true });
  solver.solve();
  const events = solver.events();
  const kinds = new Set(events.map(({ kind }) => kind));
  for (const kind of ['given', 'excluded', 'setFound', 'setRegistered', 'assumed', 'result']) {
    assert.ok(kinds.has(kind), kind);
  }
  for (const kind of ['table1', 'adopted', 'fromFinished', 'placed', 'contradiction', 'ended']) {
    assert.ok(kinds.has(kind), kind);
  }
  events.forEach((event, number) => {
    assertShape(event, EVENT);
    for (const earlier of [event.cause, event.other]) {
      assert.ok(earlier === null || (earlier >= 0 && earlier < number), `event ${number}`);
    }
  });
  assert.equal(events.at(-1)?.kind, 'ended');
  assert.equal(events.at(-1)?.value, 'finished');
  const excluded = events.find(({ kind, rule }) => kind === 'excluded' && rule === 'sp-row');
  assert.equal(excluded?.unit?.type, 'row');
  assert.equal(excluded?.unit?.number, excluded?.square?.row);
  assert.equal(excluded?.digits.length, 1);
});

test('determined sets and candidates can be read after a press', (t) => {
  const solver = open(t, EASY);
  assert.deepEqual(solver.sets(), []);
  assert.deepEqual(
    solver.candidates,
    Array.from(EASY, (symbol) => (symbol === '.' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [Number(symbol)])),
  );
  const { placed } = solver.step();
  const { row, column, digit } = /** @type {any} */ (placed);
  const sets = solver.sets();
  assert.deepEqual(sets[0], { squares: [{ row: 1, column: 2 }], digits: [5] });
  assert.deepEqual(sets.at(-1), { squares: [{ row, column }], digits: [digit] });
  assert.equal(solver.candidates.length, 81);
  assert.ok(solver.candidates.some((digits) => digits.length < 9));
});

test('without events there are none', (t) => {
  const solver = open(t, EASY);
  solver.solve();
  assert.deepEqual(solver.events(), []);
});

test('the board can be set between presses', (t) => {
  const solver = open(t, EASY);
  solver.solve();
  solver.board = ASSUMING;
  assert.equal(solver.board, ASSUMING);
  const { board } = solver.step();
  solver.board = board.replaceAll('.', '0');
  assert.equal(solver.board, board, '0 is an empty square as . is');
  assert.equal(solver.solve().outcome, 'finished');
});

const wrongTexts = [
  ['an empty text', '', 'length'],
  ['80 characters', EMPTY.slice(1), 'length'],
  ['82 characters', `${EMPTY}.`, 'length'],
  ['a huge text', '1'.repeat(10_000_000), 'length'],
  ['81 characters and a line break', `${EMPTY}\n`, 'length'],
  ['a letter', `${EMPTY.slice(1)}x`, 'symbol', 80],
  ['a line break within', `${EMPTY.slice(0, 9)}\n${EMPTY.slice(10)}`, 'symbol', 9],
  ['a full-width digit', `１${EMPTY.slice(1)}`, 'symbol', 0],
  ['a character whose low byte is a digit', `${EMPTY.slice(1)}\u0131`, 'symbol', 80],
  ['a character beyond the first plane', `\u{1F600}${EMPTY.slice(2)}`, 'symbol', 0],
  ['half of one', `.\uD83D${EMPTY.slice(2)}`, 'symbol', 1],
  ['a NUL', `..\0${EMPTY.slice(3)}`, 'symbol', 2],
];
const wrongValues = [
  undefined,
  null,
  81,
  1.5,
  true,
  {},
  [],
  [EMPTY],
  new Uint8Array(81),
  () => EMPTY,
];

for (const [what, text, code, position] of wrongTexts) {
  test(`${what} is refused with '${code}', by open and by board, and the solver works on`, (t) => {
    const solver = open(t, EASY);
    const set = () => (solver.board = /** @type {any} */ (text));
    for (const call of [() => engine.open(/** @type {any} */ (text)), set]) {
      assert.throws(call, (error) => coded(String(code))(error) && error.position === position);
    }
    assert.equal(solver.board, EASY);
    assert.equal(solver.solve().outcome, 'finished');
  });
}

test('the message about a wrong character says which one it is and where', () => {
  assert.throws(() => engine.open(`${EMPTY.slice(1)}x`), /row 9, column 9.*"x"/);
  assert.throws(() => engine.open(EMPTY.slice(1)), /81.*80/);
});

test('what is no text is refused, and the solver works on', (t) => {
  const solver = open(t, EASY);
  for (const value of [...wrongValues, Symbol('board'), 81n]) {
    assert.throws(() => engine.open(/** @type {any} */ (value)), coded('type'));
    assert.throws(() => (solver.board = /** @type {any} */ (value)), coded('type'));
  }
  assert.equal(solver.solve().outcome, 'finished');
});

test('an unknown method is refused, whatever it is', () => {
  for (const method of ['', 'Ushio', 'ushio ', 'toString', 0, null, {}, Symbol('ushio')]) {
    assert.throws(
      () => engine.open(EASY, { method: /** @type {any} */ (method) }),
      coded('method'),
    );
  }
});

test('an unknown option is refused, and a value that an option cannot have', (t) => {
  const solver = open(t, EASY);
  for (const name of ['', 'limit', 'toString', 'length', '__proto__', '0']) {
    assert.throws(() => solver.setOption(name, 1), coded('option'), name);
  }
  assert.throws(() => engine.open(EASY, { options: { speed: 1 } }), coded('option'));
  const values = [NaN, -1, 1.5, 81, 2 ** 32, Infinity, -Infinity, '3', null, undefined, {}, 3n];
  for (const value of [...values, Symbol('3')]) {
    const wrong = /** @type {any} */ (value);
    assert.throws(() => solver.setOption('recursionLimit', wrong), coded('range'));
    assert.throws(() => engine.open(EASY, { options: { recursionLimit: wrong } }), coded('range'));
  }
  for (const options of [null, 1, 'recursionLimit']) {
    assert.throws(
      () => engine.open(EASY, { options: /** @type {any} */ (options) }),
      coded('type'),
    );
  }
  solver.setOption('recursionLimit', 0);
  solver.setOption('recursionLimit', 80);
  solver.setOption('eventDepth', 255);
  assert.equal(solver.solve().outcome, 'finished');
});

test('the table of methods says how great the value of each option may be', () => {
  for (const { slug: method, options, limits } of engine.methods()) {
    assert.deepEqual(Object.keys(limits), options);
    for (const [name, limit] of Object.entries(limits)) {
      const open = (/** @type {number} */ value) =>
        engine.open(EASY, { method, options: { [name]: value } }).free();
      open(0);
      open(limit);
      assert.throws(() => open(limit + 1), coded('range'), `${method}: ${name}`);
    }
  }
});

test('a press on a finished board is refused until another board is set', (t) => {
  const solver = open(t, EASY);
  solver.solve();
  assert.throws(() => solver.step(), coded('finished'));
  assert.throws(() => solver.solve(), coded('finished'));
  solver.board = ASSUMING;
  assert.equal(solver.step().outcome, 'continues');
});

test('a budget that is none is refused, and the solver works on', (t) => {
  const solver = open(t, EASY);
  for (const budget of [0, -1, NaN, 0.5, undefined, 'x']) {
    assert.throws(() => solver.advance('solve', /** @type {any} */ (budget)), coded('budget'));
  }
  assert.equal(solver.advance('solve', 1e12)?.outcome, 'finished');
});

test('during a press the others are refused with busy, in words about that', (t) => {
  const solver = open(t, ASSUMING);
  assert.equal(solver.advance('solve', 3), null);
  const calls = [
    () => solver.step(),
    () => (solver.board = EASY),
    () => solver.setOption('recursionLimit', 3),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => {
      assert.equal(error.position, undefined);
      return coded('busy')(error) && /press/.test(error.message);
    });
  }
  assert.equal(solver.progress().visits, 3);
  assert.equal(solver.solve().outcome, 'finished');
});

test('cancelling gives the board back and tells nothing', (t) => {
  const solver = open(t, ASSUMING, { events: true });
  const { board } = solver.step();
  assert.equal(solver.advance('solve', 3), null);
  const result = solver.cancel();
  assertShape(result, RESULT);
  assert.equal(result.outcome, 'cancelled');
  assert.equal(result.board, board);
  assert.deepEqual([result.order, result.placed, result.warnings], [[], null, []]);
  assert.deepEqual(solver.events(), []);
  assert.equal(solver.solve().outcome, 'finished');
});

test('a freed solver refuses every call, and freeing twice does nothing', () => {
  const solver = engine.open(EASY, { events: true });
  solver.step();
  solver.free();
  solver.free();
  const calls = [
    () => solver.step(),
    () => solver.solve(),
    () => solver.cancel(),
    () => solver.advance('step', 1),
    () => solver.progress(),
    () => solver.events(),
    () => solver.sets(),
    () => solver.candidates,
    () => solver.setOption('recursionLimit', 1),
    () => solver.board,
    () => (solver.board = EASY),
  ];
  for (const call of calls) assert.throws(call, coded('freed'));
  if (Symbol.dispose) solver[Symbol.dispose]();
});

test('the engine loads from bytes, from a module, from an address and by itself', async () => {
  const sources = [
    { bytes },
    { bytes: new Uint8Array(bytes).buffer },
    { module: new WebAssembly.Module(bytes) },
    { url: pathToFileURL(file) },
    { url: pathToFileURL(file).href },
    undefined,
  ];
  for (const source of sources) {
    const loaded = await Engine.load(source);
    assert.equal(loaded.open(EASY).solve().outcome, 'finished');
  }
});

test('what is no module is refused with load', async () => {
  const missing = pathToFileURL(`${file}.missing`);
  for (const source of [{ bytes: new Uint8Array(8) }, { url: missing }]) {
    await assert.rejects(Engine.load(source), coded('load'));
  }
});

/**
 * Loads an engine whose first instance has some exports replaced.
 * @param {(exports: any) => Record<string, Function>} replace
 */
async function loadWith(replace) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {WebAssembly.Module} */ module) => {
      const { exports } = new WebAssembly.Instance(module, {});
      return { exports: { ...exports, ...replace(exports) } };
    }
  );
  try {
    return await Engine.load({ bytes });
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

test('a module of another ABI is refused, whichever word of its layout differs', async () => {
  const words = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
  const table = /** @type {any} */ (words).kt_layout();
  const memory = new DataView(/** @type {any} */ (words).memory.buffer);
  const count = memory.getUint32(table, true);
  assert.ok(count > 40);
  for (let i = 0; i <= count; i++) {
    const change = (/** @type {any} */ exports) => {
      const view = new DataView(exports.memory.buffer);
      view.setUint32(table + 4 * i, view.getUint32(table + 4 * i, true) + 1, true);
      return {};
    };
    await assert.rejects(loadWith(change), coded('abi'), `word ${i}`);
  }
  await loadWith(() => ({}));
});

test('a trap names its board, ends all solvers of its instance, and the next open works', async () => {
  const trapping = await loadWith(() => ({
    kt_solve() {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  }));
  const bystander = trapping.open(TWICE);
  const solver = trapping.open(ASSUMING);
  assert.equal(solver.step().outcome, 'continues');
  assert.throws(
    () => solver.solve(),
    (error) => coded('trap')(error) && error.puzzle === ASSUMING,
  );
  for (const call of [() => solver.step(), () => solver.board, () => bystander.solve()]) {
    assert.throws(call, coded('trap'));
  }
  solver.free();
  bystander.free();
  const next = trapping.open(ASSUMING);
  assert.equal(next.solve().outcome, 'finished');
  assert.equal(trapping.methods()[0].slug, 'ushio');
});

test('two solvers of an engine do not disturb each other', (t) => {
  const [first, second] = [open(t, ASSUMING), open(t, EASY)];
  const alone = [open(t, ASSUMING).solve(), open(t, EASY).solve()];
  let [one, two] = [first.advance('solve', 1), second.advance('solve', 1)];
  while (!one || !two) {
    one ??= first.advance('solve', 1);
    two ??= second.advance('solve', 1);
  }
  assert.deepEqual([one, two], alone);
});
