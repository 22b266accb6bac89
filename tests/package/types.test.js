// The types of the package in somebody else's strict TypeScript project, whose libraries may be few.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeConsumer, tool } from './consumer.js';

const ENGINE = `
  import { Engine, EngineClient, KakuteiError, explain, notation } from 'kakutei';
  const engine = await Engine.load();
  const solver = engine.open('1', { events: true });
  const board: string = solver.solve().board;
  const told: string = await explain(solver, 'ja');
  const line: string = await notation(await solver.events());
  const same: string = await solver.explain('ja');
  const client: EngineClient = await EngineClient.start({ onProgress: ({ waited }) => waited });
  const count = await client.count(board, { onProgress: ({ guesses }) => guesses });
  const given: number = count.count;
  const story: Promise<string> = (await client.open(board)).explain();
  // @ts-expect-error a board is a text
  engine.open(7);
  export { told, line, same, given, story, KakuteiError };
`;

const USING = `
  import { Engine, EngineClient } from 'kakutei';
  const engine = await Engine.load();
  using solver = engine.open('1');
  using search = engine.search('1');
  using maker = engine.maker();
  using client = await EngineClient.start();
  await using there = await client.open('1');
  export const method = [solver.method, there.method, search.next(1), maker.progress()];
`;

const ELEMENTS = `
  import { KakuteiBoard, KakuteiSolver } from 'kakutei/element';
  import { connect } from 'kakutei/host';
  const solver = document.createElement('kakutei-solver');
  const board: KakuteiBoard | null = document.querySelector('kakutei-board');
  const outcome: string | null = solver.outcome;
  solver.addEventListener('kakutei-solved', ({ detail }) => detail.result.order[0].digit);
  solver.addEventListener('kakutei-stepped', ({ detail }) => detail.result.placed?.row);
  solver.addEventListener('kakutei-changed', (event) => event.detail.board.length);
  solver.addEventListener('kakutei-failed', ({ detail }) => detail.code.length, { once: true });
  solver.addEventListener('kakutei-chosen', function ({ detail }) {
    this.choices = { speed: detail.choices.speed };
  });
  solver.addEventListener('click', ({ clientX }) => clientX);
  solver.addEventListener('anything', (event) => event.type);
  board?.addEventListener('kakutei-select', ({ detail }) => detail.square + 1);
  board?.addEventListener('kakutei-move', ({ detail }) => detail.type);
  // @ts-expect-error an event has the detail that it has
  solver.addEventListener('kakutei-solved', ({ detail }) => detail.puzzle);
  const made: KakuteiSolver = new KakuteiSolver();
  export { made, outcome, connect };
`;

const ALL = /** @type {const} */ (['engine.ts', 'using.ts', 'elements.ts']);

describe('The types of the package', () => {
  /** @type {import('./consumer.js').Consumer} */
  let consumer;
  before(() => {
    consumer = makeConsumer({ isCopied: true });
    consumer.write('engine.ts', ENGINE);
    consumer.write('using.ts', USING);
    consumer.write('elements.ts', ELEMENTS);
  });
  after(() => consumer?.close());

  // How the package is found changes nothing in its types: all of them once for that.
  for (const [what, lib, files, resolution = 'bundler'] of /** @type {const} */ ([
    ['the engine without the DOM', 'es2022', ['engine.ts']],
    ['engine and elements with it', 'es2022,dom', ['engine.ts', 'elements.ts']],
    ['using without the DOM', 'es2022,esnext.disposable', ['engine.ts', 'using.ts']],
    ['all of it', 'es2023,dom,dom.iterable,esnext.disposable', ALL],
    ['all of it', 'es2023,dom,dom.iterable,esnext.disposable', ALL, 'nodenext'],
  ])) {
    test(`${what} can be checked (${resolution})`, () => {
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', lib];
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const modules = ['--module', module, '--moduleResolution', resolution];
      consumer.run(tool('tsc'), ...options, ...modules, ...files);
    });
  }

  test('every event of the elements has its detail, and every detail its event', () => {
    const folder = 'node_modules/kakutei/';
    const types = consumer.read(`${folder}web/embed/element.d.ts`);
    const { modules } = JSON.parse(consumer.read(`${folder}custom-elements.json`));
    /** @type {{ name: string }[]} */
    const events = modules.flatMap((/** @type {any} */ { declarations = [] }) =>
      declarations.flatMap((/** @type {any} */ { events = [] }) => events),
    );
    const typed = [...types.matchAll(/'(kakutei-\w+)': CustomEvent/g)].map(([, name]) => name);
    assert.ok(events.length > 5);
    assert.deepEqual(typed.sort(), events.map(({ name }) => name).sort());
  });
});
