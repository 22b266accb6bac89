// The host's side of the messages, with a stand-in for the iframe: which answer belongs to which request, what happens
// to a removed iframe's, and that nothing invalid reaches the host.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as host from '../../web/embed/host.js';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const METHODS = [{ slug: 'ushio', name: { en: 'Ushio', ja: '潮' } }];
const PRESSED = { outcome: 'finished', board: BOARD };

/** @type {ReturnType<typeof host.connect>[]} */
const open = [];
afterEach(() => open.splice(0).forEach((connection) => connection.close()));

function connect(/** @type {any} */ iframe) {
  const connection = host.connect(iframe);
  open.push(connection);
  return connection;
}

/** An iframe with a frame of ours in it, which answers what `answers` says, when it is told to. */
function makeIframe() {
  const view = Object.assign(new EventTarget(), { getComputedStyle: () => ({}) });
  /** @type {any[]} */
  const asked = [];
  const contentWindow = { postMessage: (/** @type {any} */ message) => asked.push(message) };
  const iframe = Object.assign(new EventTarget(), {
    contentWindow,
    contentDocument: null,
    ownerDocument: { defaultView: view },
    isConnected: true,
    style: { height: '' },
    src: 'https://example.org/embed.html',
    baseURI: 'https://example.com/',
    hasAttribute: () => false,
  });
  const tell = (/** @type {any} */ fields) => {
    const data = { kakutei: 1, id: 1, ...fields };
    const event = { data, source: contentWindow, origin: 'https://example.org' };
    view.dispatchEvent(Object.assign(new Event('message'), event));
  };
  const reply = (/** @type {any} */ { id }, /** @type {any} */ result) =>
    tell({ id, type: 'reply', ok: true, result });
  const last = (/** @type {string} */ type) => asked.findLast((message) => message.type === type);
  return { iframe: /** @type {any} */ (iframe), asked, tell, reply, last };
}

const codeOf = (/** @type {Promise<any>} */ promise) =>
  promise.then(
    () => 'none',
    ({ code }) => code,
  );

test('two connections to one frame get their own answers, in whatever order these come', async () => {
  const { iframe, asked, tell, reply } = makeIframe();
  const [one, two] = [connect(iframe), connect(iframe)];
  tell({ type: 'ready', methods: METHODS });
  const answers = [one.step(), two.step(), one.get(), two.get()];
  const [stepOne, stepTwo, getOne, getTwo] = asked.filter((_, i) => i > 1);
  assert.equal(new Set(asked.map(({ id }) => id)).size, asked.length);
  const state = (/** @type {string} */ method) => ({ board: BOARD, method, methods: METHODS });
  reply(getTwo, state('two'));
  reply(stepTwo, { ...PRESSED, outcome: 'continues' });
  reply(stepOne, PRESSED);
  reply(getOne, state('one'));
  const [first, second, third, fourth] = await Promise.all(answers);
  assert.deepEqual([first.outcome, second.outcome], ['finished', 'continues']);
  assert.deepEqual([third.method, fourth.method], ['one', 'two']);
});

test('an answer to another connection does not make one ready', async () => {
  const { iframe, asked, reply } = makeIframe();
  const connections = [connect(iframe), connect(iframe)];
  const isReady = [false, false];
  connections.forEach(({ ready }, i) => {
    ready.then(
      () => (isReady[i] = true),
      () => {},
    );
  });
  reply(asked[1], { board: BOARD, methods: METHODS });
  await new Promise(setImmediate);
  assert.deepEqual(isReady, [false, true]);
});

test('what a removed iframe still owes is refused, and it may come back', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { iframe, tell, reply, last } = makeIframe();
  iframe.isConnected = false;
  const solver = connect(iframe);
  const early = solver.step();
  t.mock.timers.tick(1000);
  iframe.isConnected = true;
  t.mock.timers.tick(1000);
  tell({ type: 'ready', methods: METHODS });
  reply(last('step'), PRESSED);
  assert.equal((await early).outcome, 'finished');

  const owed = [solver.solve(), solver.get()];
  iframe.isConnected = false;
  t.mock.timers.tick(1000);
  assert.deepEqual(await Promise.all(owed.map(codeOf)), ['removed', 'removed']);

  iframe.isConnected = true;
  const again = solver.solve();
  tell({ type: 'ready', methods: METHODS });
  reply(last('solve'), PRESSED);
  assert.equal((await again).outcome, 'finished');
});

test('an iframe that is removed before it has begun is never ready', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { iframe } = makeIframe();
  const solver = connect(iframe);
  t.mock.timers.tick(1000);
  iframe.isConnected = false;
  t.mock.timers.tick(1000);
  assert.equal(await codeOf(solver.ready), 'removed');
});

test('nothing that a frame tells reaches the host unless it is as it should be', () => {
  const { iframe, tell } = makeIframe();
  const solver = connect(iframe);
  /** @type {any[]} */
  const heard = [];
  for (const type of ['ready', 'changed', 'stepped', 'solved', 'failed']) {
    solver.on(type, (message) => heard.push(message));
  }
  const markup = '<img src=x onerror=alert(1)>';
  const wrong = [
    { type: 'ready' },
    ...[5, {}, 'ushio', [5], [null], [{}], [{ slug: 5 }], [{ slug: markup }]].map((methods) => {
      return { type: 'ready', methods };
    }),
    ...[markup, '', BOARD.slice(1), `${BOARD}.`, BOARD.replace('5', 'x'), 5].map((board) => {
      return { type: 'changed', board, kind: 'entered' };
    }),
    ...[markup, '', 5, undefined].map((kind) => ({ type: 'changed', board: BOARD, kind })),
    ...[null, 5, markup, {}, { outcome: 'finished' }, { ...PRESSED, outcome: markup }].flatMap(
      (result) => [
        { type: 'stepped', result },
        { type: 'solved', result },
      ],
    ),
    { type: 'failed', code: 5, message: '' },
    { type: 'failed', code: markup, message: '' },
  ];
  for (const message of wrong) tell(message);
  assert.deepEqual(heard, []);
  tell({ type: 'changed', board: BOARD, kind: 'entered' });
  tell({ type: 'solved', result: PRESSED });
  assert.deepEqual(
    heard.map(({ type }) => type),
    ['changed', 'solved'],
  );
});

test('an answer that is not as it should be is refused', async () => {
  const { iframe, tell, reply, last } = makeIframe();
  const solver = connect(iframe);
  tell({ type: 'ready', methods: METHODS });
  const calls = {
    load: () => solver.load(BOARD),
    step: () => solver.step(),
    solve: () => solver.solve(),
    get: () => solver.get(),
  };
  for (const [type, call] of Object.entries(calls)) {
    for (const result of [null, 5, {}, { board: '<b>', outcome: 'finished', methods: METHODS }]) {
      const answer = call();
      reply(last(type), result);
      assert.equal(await codeOf(answer), 'answer', type);
    }
  }
});
