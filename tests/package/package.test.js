// The package as somebody else gets it: its files, and that tools and runtimes accept it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { modules } from '../../scripts/lib/modules.js';
import { deno, makeConsumer, noDeno, shipped, tool } from './consumer.js';

const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('The package', () => {
  /** @type {import('./consumer.js').Consumer} */
  let consumer;
  before(() => void (consumer = makeConsumer()));
  after(() => consumer?.close());

  const runtimes = [
    { name: 'Node', skip: false, run: [process.execPath] },
    { name: 'Deno', skip: noDeno, run: [deno, 'run', '--allow-read'] },
  ];
  for (const { name, skip, run } of runtimes) {
    test(`importing all of it does nothing, and it solves a puzzle, in ${name}`, { skip }, () => {
      consumer.write(
        'run.js',
        `const before = Reflect.ownKeys(globalThis);
        const { Engine, EngineClient } = await import('kakutei');
        await import('kakutei/element');
        await import('kakutei/host');
        const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key));
        const { placed } = (await Engine.load()).open('${board}').step();
        const client = await EngineClient.start();
        const { board } = await (await client.open('${board}')).solve();
        client.close();
        console.log(JSON.stringify({ added: added.map(String), placed, board }));`,
      );
      const got = JSON.parse(consumer.run(run[0], ...run.slice(1), 'run.js'));
      assert.deepEqual(got.added, []);
      const { row, column, digit } = got.placed;
      assert.equal(String(digit), solution[(row - 1) * 9 + column - 1]);
      assert.equal(got.board, solution);
    });
  }

  test('every export is there, with its types, and nothing else is', () => {
    const { exports, dependencies } = JSON.parse(
      readFileSync(join(shipped, 'package.json'), 'utf8'),
    );
    assert.equal(dependencies, undefined);
    const names = ['.', './element', './host'];
    names.push(...modules.map(({ name }) => `./${name}.wasm`), './package.json');
    assert.deepEqual(Object.keys(exports), names);
    for (const target of Object.values(exports)) {
      const paths = typeof target === 'string' ? [target] : Object.values(target);
      for (const path of paths) assert.ok(existsSync(join(shipped, path)), path);
      if (typeof target === 'object') assert.equal(Object.keys(target)[0], 'types');
    }
  });

  test('its command solves a puzzle, and is told of a bad one', () => {
    consumer.write('puzzle.txt', `${board} easy\n`);
    const args = ['solve', 'puzzle.txt'];
    assert.equal(consumer.run('npx', '--offline', 'kakutei', ...args), `${solution}\teasy\n`);
    consumer.write('puzzle.txt', '1');
    const command = join(consumer.home, 'node_modules/.bin/kakutei');
    assert.throws(() => consumer.run(command, ...args), { status: 1 });
  });

  test('its files are those of files.txt, name by name', () => {
    const list = readFileSync(new URL('files.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    assert.deepEqual([...consumer.files].sort(), list.sort());
    const { customElements } = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'));
    assert.ok(list.includes(customElements));
  });

  test('whatever a file in it asks for is in it', () => {
    const asks = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"](\.[^'"]+)['"]/g;
    const links = /\b(?:src|href)="([^"#:]+)(?:#[^"]*)?"/g;
    const missing = consumer.files
      .filter((file) => /^web\/(?!embed\/examples\/).*\.(js|html)$/.test(file))
      .flatMap((file) => {
        const pattern = file.endsWith('.html') ? links : asks;
        const text = readFileSync(join(shipped, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
        return [...text.matchAll(pattern)].map(([, name]) => {
          const wanted = join(file, '..', name.endsWith('/') ? `${name}index.html` : name);
          return { file, wanted };
        });
      })
      .filter(({ wanted }) => !consumer.files.includes(wanted));
    assert.deepEqual(missing, []);
  });

  test('Deno can check a program that uses it', { skip: noDeno }, () => {
    consumer.write('wrong.ts', `import { Engine } from 'kakutei'; (await Engine.load()).open(7);`);
    // The only fault in both is the one of wrong.ts.
    assert.throws(
      () => consumer.run(deno, 'check', 'deno.ts', 'wrong.ts'),
      ({ stderr }) => isDeepStrictEqual(stderr.match(/TS\d+/g), ['TS2345']),
    );
  });

  test('publint finds nothing', () => {
    consumer.run(tool('publint'), shipped, '--strict');
  });

  test('bundled for a browser, the engine alone brings nothing of the element', () => {
    consumer.write('engine.js', `import { Engine } from 'kakutei';\nconsole.log(Engine);`);
    consumer.write('element.js', `import 'kakutei/element';`);
    const folders = (/** @type {string} */ entry, /** @type {string[]} */ ...options) => {
      const files = ['--outdir=sorted', '--metafile=sorted.json'];
      consumer.run(tool('esbuild'), entry, '--bundle', '--format=esm', ...files, ...options);
      const { outputs } = JSON.parse(consumer.read('sorted.json'));
      const loaded = new Set([`sorted/${entry}`]);
      for (const file of loaded) {
        for (const { path, kind } of outputs[file].imports) {
          if (kind === 'import-statement' && path in outputs) loaded.add(path);
        }
      }
      const inputs = [...loaded].flatMap((file) => Object.keys(outputs[file].inputs));
      const places = inputs.map((file) =>
        file.replace(/^node_modules\/kakutei\/web\/(.+?)(\/.*)?$/, '$1'),
      );
      return [...new Set(places)].sort();
    };
    const alone = ['engine', 'engine.js', 'explain.js', 'index.js'];
    assert.deepEqual(folders('engine.js', '--splitting'), alone);
    const later = ['explaining.js', 'locales', 'story'];
    assert.deepEqual(folders('engine.js'), [...alone, ...later].sort(), 'in one file');
    assert.ok(folders('element.js').includes('board'), 'and the element is not shaken off');
  });

  const workers = readdirSync(join(shipped, 'web/engine')).filter((file) =>
    file.endsWith('worker.js'),
  );
  for (const worker of workers.map((file) => file.replace('.js', ''))) {
    // Other workers come in one file: they share no module with the first, which Parcel takes badly.
    const expected = worker === 'worker' ? ['import-statement'] : [];
    test(`bundled, the ${worker} is a single script that imports nothing`, () => {
      consumer.run(
        tool('esbuild'),
        `node_modules/kakutei/web/engine/${worker}.js`,
        '--bundle',
        '--format=iife',
        '--log-level=error',
        `--outfile=${worker}.js`,
        `--metafile=${worker}.json`,
      );
      const { inputs } = JSON.parse(consumer.read(`${worker}.json`));
      const kinds = Object.values(inputs).flatMap(({ imports }) =>
        imports.map((/** @type {{ kind: string }} */ { kind }) => kind),
      );
      assert.deepEqual([...new Set(kinds)], expected);
    });
  }

  test('bundled for Node, the engine takes its module as bytes', () => {
    consumer.write(
      'bundled.js',
      `import { Engine } from 'kakutei';
      import { readFileSync } from 'node:fs';
      const bytes = readFileSync('node_modules/kakutei/web/kakutei.wasm');
      Engine.load({ bytes }).then((engine) => console.log(engine.open('${board}').solve().board));`,
    );
    const options = ['--bundle', '--minify', '--platform=node', '--log-level=error'];
    for (const [format, out] of [
      ['esm', 'out.mjs'],
      ['cjs', 'out.cjs'],
    ]) {
      consumer.run(tool('esbuild'), 'bundled.js', ...options, `--format=${format}`, `--outfile=${out}`); // prettier-ignore
      assert.equal(consumer.run(process.execPath, out).trim(), solution);
    }
  });
});
