// The messages of version 1: their types and fields, and that nothing hostile passes for one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  CONTROLS,
  MAX_TEXT,
  REPORTS,
  REQUESTS,
  VERSION,
  cutText,
  readMessage,
  writeMessage,
} from '../../web/embed/messages.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {any} data */
const request = (data) => readMessage(data, REQUESTS);

test('the types and fields of version 1 are frozen', () => {
  assert.equal(VERSION, 1);
  assert.equal(MAX_TEXT, 2048);
  assert.deepEqual(REQUESTS, {
    load: { puzzle: 'text', method: 'slug?' },
    step: {},
    solve: {},
    prove: { claim: 'claim?', milliseconds: 'time?' },
    stop: {},
    set: { lang: 'language?', theme: 'theme?', controls: 'controls?', method: 'slug?' },
    get: {},
  });
  assert.deepEqual(REPORTS, {
    ready: { methods: 'methods' },
    resized: { height: 'height' },
    changed: { board: 'board', kind: 'slug' },
    stepped: { result: 'press' },
    solved: { result: 'press' },
    failed: { code: 'slug', message: 'text' },
    reply: { ok: 'flag', result: 'data?', error: 'error?' },
  });
  assert.deepEqual(
    [...CONTROLS],
    [
      ...['step', 'go', 'stop', 'back', 'forward', 'restart', 'clear', 'enter', 'keypad', 'marks'],
      ...['method', 'how', 'story', 'view', 'highlight', 'compare', 'check', 'hint'],
    ],
  );
  assert.ok(
    Object.isFrozen(REQUESTS) && Object.isFrozen(REQUESTS.load) && Object.isFrozen(REPORTS),
  );
});

test('a right message is made anew from its own fields and nothing else', () => {
  const sent = { kakutei: 1, id: 7, type: 'load', puzzle: PUZZLE, method: 'ushio', more: 1 };
  const { message } = request(sent) ?? {};
  assert.deepEqual(message, { kakutei: 1, id: 7, type: 'load', puzzle: PUZZLE, method: 'ushio' });
  assert.notEqual(message, sent);
  assert.ok(Object.isFrozen(message));
});

test('what is not for us is ignored: other versions, types, ids and directions', () => {
  const right = { kakutei: 1, id: 1, type: 'step' };
  assert.ok(request(right)?.message);
  const others = [
    { kakutei: 2 },
    { kakutei: '1' },
    { kakutei: [1] },
    { type: 'leap' },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: ['step'] },
    { type: 'ready' },
    { id: 0 },
    { id: -1 },
    { id: 1.5 },
    { id: '1' },
    { id: NaN },
    { id: 2 ** 53 },
    { id: null },
  ];
  for (const other of others) {
    assert.equal(request({ ...right, ...other }), null, JSON.stringify(other));
  }
  for (const value of [null, undefined, 1, 'step', true, [], () => {}, Symbol('x'), 1n, {}]) {
    assert.equal(request(value), null);
  }
});

test('a text over 2 KB is refused by its name, counted in bytes', () => {
  const load = (/** @type {any} */ puzzle) => request({ kakutei: 1, id: 3, type: 'load', puzzle });
  assert.ok(load('.'.repeat(MAX_TEXT))?.message);
  assert.deepEqual(load('.'.repeat(MAX_TEXT + 1)), { id: 3, fault: 'text' });
  assert.deepEqual(load('数'.repeat(MAX_TEXT / 2)), { id: 3, fault: 'text' });
  assert.deepEqual(load('x'.repeat(10_000_000)), { id: 3, fault: 'text' });
});

test('a wrong field is refused, with the number of its message', () => {
  const wrong = [
    { type: 'load' },
    { type: 'load', puzzle: 5 },
    { type: 'load', puzzle: [PUZZLE] },
    { type: 'load', puzzle: { toString: () => PUZZLE } },
    { type: 'load', puzzle: new String(PUZZLE) },
    { type: 'load', puzzle: PUZZLE, method: null },
    { type: 'load', puzzle: PUZZLE, method: 'javascript:alert(1)' },
    { type: 'set', theme: 'neon' },
    { type: 'set', theme: 'dark\n' },
    { type: 'set', lang: '"><img src=x onerror=alert(1)>' },
    { type: 'set', lang: '' },
    { type: 'set', controls: 'step leap' },
    { type: 'set', controls: ['step'] },
  ];
  for (const fields of wrong) {
    assert.deepEqual(request({ kakutei: 1, id: 9, ...fields }), { id: 9, fault: 'field' });
  }
});

test('controls come out once each, and none of them is right as well', () => {
  const controls = (/** @type {string} */ text) =>
    request({ kakutei: 1, id: 1, type: 'set', controls: text })?.message?.controls;
  assert.equal(controls('step  go step'), 'step go');
  assert.equal(controls(''), '');
});

test('what is inherited or computed does not count, and no getter is called', () => {
  const step = { kakutei: 1, id: 1, type: 'step' };
  assert.equal(request(Object.create(step)), null);
  const trap = () => assert.fail('a getter was called');
  assert.equal(request({ kakutei: 1, id: 1, get type() { return trap(); } }), null); // prettier-ignore
  const puzzle = Object.defineProperty({ ...step, type: 'load' }, 'puzzle', { get: trap });
  assert.deepEqual(request(puzzle), { id: 1, fault: 'field' });
  const inherited = Object.assign(Object.create({ puzzle: PUZZLE }), step, { type: 'load' });
  assert.deepEqual(request(inherited), { id: 1, fault: 'field' });
  Object.defineProperty(Object.prototype, 'theme', { value: 'dark', configurable: true });
  try {
    const { message } = request({ kakutei: 1, id: 1, type: 'set' }) ?? {};
    assert.equal(Object.hasOwn(message ?? {}, 'theme'), false);
  } finally {
    delete (/** @type {any} */ (Object.prototype).theme);
  }
});

test('a proxy that throws, or is revoked, is ignored', () => {
  const throwing = new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('no'); } }); // prettier-ignore
  assert.equal(request(throwing), null);
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  assert.equal(request(proxy), null);
  const data = { kakutei: 1, id: 1, type: 'stepped', result: proxy };
  assert.equal(readMessage(data, REPORTS), null);
});

test('data is copied and frozen, and refused where it is deep, long, circular or not data', () => {
  const read = (/** @type {any} */ result) =>
    readMessage({ kakutei: 1, id: 1, type: 'reply', ok: true, result }, REPORTS);
  const result = { outcome: 'continues', placed: null, order: [{ row: 1 }], lost: undefined };
  const copy = read(result)?.message?.result;
  assert.deepEqual(copy, { outcome: 'continues', placed: null, order: [{ row: 1 }] });
  assert.ok(Object.isFrozen(copy) && Object.isFrozen(copy.order) && Object.isFrozen(copy.order[0]));

  /** @type {any} */
  const circle = {};
  circle.self = circle;
  const deep = JSON.parse(`${'['.repeat(50)}1${']'.repeat(50)}`);
  const hostile = JSON.parse('{ "__proto__": { "polluted": true } }');
  const long = Array.from({ length: 30_000 }, () => 0);
  const sparse = new Array(4_000_000_000);
  const wrong = [
    circle,
    deep,
    hostile,
    long,
    sparse,
    () => {},
    1n,
    NaN,
    [Symbol('x')],
    [undefined],
  ];
  for (const value of wrong) assert.deepEqual(read(value), { id: 1, fault: 'field' });
  assert.deepEqual(read({ text: 'x'.repeat(3000) }), { id: 1, fault: 'text' });
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});

/** Whether a request is right, told apart in another way than `readMessage` does. @param {any} data */
function isRight(data) {
  const isSlug = (/** @type {any} */ text) => typeof text === 'string' && /^[a-z][\w-]{0,63}$/.test(text) && text === text.toLowerCase(); // prettier-ignore
  const isTag = (/** @type {any} */ text) =>
    typeof text === 'string' && text.split('-').length <= 8 && text.split('-').every((part) => /^[A-Za-z0-9]{1,8}$/.test(part)) && !/[0-9]/.test(text.split('-')[0]); // prettier-ignore
  const isControls = (/** @type {any} */ text) =>
    typeof text === 'string' && Buffer.byteLength(text) <= 2048 && text.split(' ').every((word) => word === '' || CONTROLS.includes(word)); // prettier-ignore
  const absentOr = (/** @type {(value: any) => boolean} */ check, /** @type {any} */ value) =>
    value === undefined || check(value);
  switch (data.type) {
    case 'load':
      return (
        typeof data.puzzle === 'string' &&
        Buffer.byteLength(data.puzzle) <= 2048 &&
        absentOr(isSlug, data.method)
      );
    case 'set':
      return (
        absentOr(isTag, data.lang) &&
        absentOr((theme) => ['light', 'dark', 'system'].includes(theme), data.theme) &&
        absentOr(isControls, data.controls) &&
        absentOr(isSlug, data.method)
      );
    case 'prove':
      return (
        absentOr((text) => typeof text === 'string' && /^(way|none|r[1-9]c[1-9](=|<>)[1-9])$/.test(text), data.claim) && // prettier-ignore
        absentOr(
          (time) => Number.isSafeInteger(time) && time > 0 && time <= 60_000,
          data.milliseconds,
        )
      );
    default:
      return ['step', 'solve', 'stop', 'get'].includes(data.type);
  }
}

const odd = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }),
  fc.string(),
  fc.constantFrom('light', 'dark', 'neon', 'ja', 'en-GB', 'step go', '', 'ushio', '<b>', PUZZLE),
);
const almost = fc.record(
  {
    kakutei: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, odd),
    id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1 }) }, odd),
    type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(REQUESTS)) }, odd),
    puzzle: odd,
    method: odd,
    lang: odd,
    theme: odd,
    controls: odd,
    claim: fc.oneof(odd, fc.constantFrom('way', 'none', 'r1c9=5', 'r9c1<>2', 'r0c1=2', 'r1c1=22')),
    milliseconds: fc.oneof(odd, fc.integer()),
    extra: odd,
  },
  { requiredKeys: ['kakutei', 'id', 'type'] },
);

test('whatever comes, reading never throws, and passes only what is right', () => {
  let passed = 0;
  const property = fc.property(fc.oneof(almost, odd), (/** @type {any} */ data) => {
    const read = request(data);
    readMessage(data, REPORTS);
    if (!read) return;
    assert.equal(data.kakutei, 1);
    assert.ok(Number.isSafeInteger(data.id) && data.id > 0);
    assert.equal(read.message !== undefined, isRight(data));
    if (!read.message) return;
    passed++;
    const known = ['kakutei', 'id', 'type', ...Object.keys(REQUESTS[data.type])];
    for (const key of Object.keys(read.message)) assert.ok(known.includes(key));
  });
  fc.assert(property, { numRuns: 3000 });
  assert.ok(passed > 100, `${passed} right messages are too few to tell`);
});

test('what is written is what is read, and a wrong field is not written', () => {
  assert.deepEqual(writeMessage('load', 4, { puzzle: PUZZLE, method: undefined }, REQUESTS), {
    message: { kakutei: 1, id: 4, type: 'load', puzzle: PUZZLE },
  });
  assert.equal(writeMessage('load', 4, {}, REQUESTS).fault, 'field');
  assert.equal(writeMessage('leap', 4, {}, REQUESTS).fault, 'field');
  assert.equal(writeMessage('step', 4, { id: 9, type: 'x', kakutei: 3 }, REQUESTS).message?.id, 4);
});

test('a cut text always fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (text) => {
      assert.ok(Buffer.byteLength(cutText(text)) <= MAX_TEXT);
      if (Buffer.byteLength(text) <= MAX_TEXT / 3) assert.equal(cutText(text), text);
    }),
  );
});
