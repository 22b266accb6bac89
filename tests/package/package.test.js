// The package as somebody else gets it: packed, installed into a project of its own, without a network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { project } from '../../scripts/lib/tools.js';

const shipped = join(project, 'dist/package');
const skip = existsSync(join(shipped, 'package.json'))
  ? false
  : 'no dist/ (npm run build makes it)';
const tool = (/** @type {string} */ name) => join(project, 'node_modules/.bin', name);

const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('The package', { skip }, () => {
  /** @type {string} */
  let home;
  /** @type {string[]} */
  let files;

  /** @param {string} program @param {string[]} args */
  const inHome = (program, ...args) =>
    execFileSync(program, args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  before(() => {
    home = mkdtempSync(join(tmpdir(), 'kakutei-'));
    writeFileSync(join(home, 'package.json'), '{ "name": "consumer", "type": "module" }');
    const packed = inHome('npm', 'pack', '--json', '--offline', shipped);
    const [info] = Object.values(JSON.parse(packed)).flat();
    files = info.files.map((/** @type {{ path: string }} */ { path }) => path);
    const npm = ['install', '--offline', '--no-save', '--no-audit', '--no-fund'];
    inHome('npm', ...npm, `./${info.filename}`);
  });
  after(() => rmSync(home, { recursive: true, force: true }));

  /** @param {string} source @returns {any} */
  function runModule(source) {
    writeFileSync(join(home, 'run.js'), source);
    return JSON.parse(inHome(process.execPath, 'run.js'));
  }

  test('importing it does nothing, and it solves a puzzle by 1 Step and Go', () => {
    const got = runModule(`
      const before = Reflect.ownKeys(globalThis);
      const { Engine } = await import('kakutei');
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key));
      const solver = (await Engine.load()).open('${board}');
      const { placed } = solver.step();
      const { board } = solver.solve();
      console.log(JSON.stringify({ added, placed, board }));`);
    assert.deepEqual(got.added, []);
    const { row, column, digit } = got.placed;
    assert.equal(String(digit), solution[(row - 1) * 9 + column - 1]);
    assert.equal(got.board, solution);
  });

  test('every export is there, with its types, and nothing else is', () => {
    const { exports, dependencies } = JSON.parse(
      readFileSync(join(shipped, 'package.json'), 'utf8'),
    );
    assert.equal(dependencies, undefined);
    const names = ['.', './element', './host', './kakutei.wasm', './package.json'];
    assert.deepEqual(Object.keys(exports), names);
    for (const target of Object.values(exports)) {
      const paths = typeof target === 'string' ? [target] : Object.values(target);
      for (const path of paths) assert.ok(existsSync(join(shipped, path)), path);
      if (typeof target === 'object') assert.equal(Object.keys(target)[0], 'types');
    }
  });

  test('its files are these', () => {
    const wanted =
      /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|web\/(index\.(d\.ts|js)|kakutei\.wasm|(board|embed|engine|game|locales|story)\/[\w./-]+(\.js|\.d\.ts|\.md)))$/;
    assert.deepEqual(
      files.filter((file) => !wanted.test(file)),
      [],
    );
    for (const file of ['LICENSE', 'README.md', 'web/kakutei.wasm', 'web/index.d.ts']) {
      assert.ok(files.includes(file), file);
    }
  });

  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    test(`a strict TypeScript project can use it (${resolution})`, () => {
      writeFileSync(
        join(home, 'use.ts'),
        `import { Engine, EngineClient, KakuteiError } from 'kakutei';
        import 'kakutei/element';
        import { connect } from 'kakutei/host';
        const engine: Engine = await Engine.load();
        const text: string = engine.open('${board}').solve().board;
        const client: Promise<EngineClient> = EngineClient.start();
        // @ts-expect-error a board is a text
        engine.open(7);
        export { text, client, connect, KakuteiError };`,
      );
      const options = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom,dom.iterable',
      ];
      inHome(
        tool('tsc'),
        ...options,
        '--module',
        module,
        '--moduleResolution',
        resolution,
        'use.ts',
      );
    });
  }

  test('publint finds nothing', () => {
    inHome(tool('publint'), shipped, '--strict');
  });

  test('it can be bundled, and the engine takes its module as bytes', (t) => {
    writeFileSync(
      join(home, 'bundled.js'),
      `import { Engine } from 'kakutei';
      import { readFileSync } from 'node:fs';
      const bytes = readFileSync('node_modules/kakutei/web/kakutei.wasm');
      const engine = await Engine.load({ bytes });
      console.log(engine.open('${board}').solve().board);`,
    );
    const options = ['--bundle', '--minify', '--format=esm', '--platform=node'];
    inHome(tool('esbuild'), 'bundled.js', ...options, '--outfile=out.mjs');
    assert.equal(inHome(process.execPath, 'out.mjs').trim(), solution);
    const zipped = ['out.mjs', 'node_modules/kakutei/web/kakutei.wasm']
      .map((file) => gzipSync(readFileSync(join(home, file))).length)
      .reduce((sum, size) => sum + size);
    t.diagnostic(`engine, bundled, with its module: ${zipped} bytes compressed`);
    assert.ok(zipped < 60 * 1024, `${zipped} bytes`);
  });
});
