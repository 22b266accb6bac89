// A test gets exactly the builds that it names, and cannot use others unnoticed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles, withoutComments } from '../../scripts/lib/files.js';
import { INSTEAD } from '../../scripts/build.js';
import { needs, needsOf, saidIn } from '../../scripts/lib/needs.js';
import { inGroups, inOrder, longest } from '../../scripts/lib/order.js';
import { project } from '../../scripts/lib/tools.js';
import { testFiles } from '../../scripts/test.js';
import { built, need as say } from '../needs.js';

/** Things that can be used without `built`, and the need that has to be named for each. */
const uses = [
  {
    pattern: /\b(Engine\.load|EngineClient\.start)\(\)|\bweb\/kakutei(-plain)?\.wasm/,
    name: 'wasm',
  },
  { pattern: /\bdist\/(site|package|kakutei\.html)/, name: 'dist' },
  { pattern: /'playwright-core'/, name: 'chromium' },
];

/** Needs that a module of the tests uses and does not say. @param {string} file @param {string} text */
function unsaid(file, text) {
  const said = /** @type {string[]} */ (needsOf([file]));
  const code = withoutComments(text);
  return uses
    .filter(({ pattern, name }) => pattern.test(code) && !said.includes(name))
    .map(({ name }) => `${file} has to say need('${name}')`)
    .concat(/^[ \t]+need\(/m.test(text) ? `${file} says what it needs where nobody sees it` : []);
}

test('a test says what it needs, or what it imports does', () => {
  assert.deepEqual(needsOf(['tests/house.test.js']), []);
  assert.deepEqual(needsOf(['tests/game/state.test.js']), ['packages']);
  const shipped = needsOf(['tests/page/typing.test.js']);
  assert.deepEqual(shipped, ['packages', 'wasm', 'dist', 'chromium']);
  const several = needsOf(['tests/engine/levels.test.js', 'tests/package/site.test.js']);
  assert.deepEqual(several, ['packages', 'gcc', 'wasm', 'dist']);
});

test('a need that nobody can make is refused', () => {
  assert.deepEqual(saidIn("need('gcc', 'dist');\n// need('native')", 'a.js'), ['gcc', 'dist']);
  for (const wrong of ["need('tcc')", 'need(build)', 'need()', "need('gcc', ...others)"]) {
    assert.throws(() => saidIn(wrong, 'a.js'), /^Error: a\.js: need/, wrong);
  }
});

test('what is built is not given to a test that does not say that it needs it', () => {
  assert.throws(() => built('native', 'kakutei'), /need\('native'\) is nowhere said/);
});

test('a need that is not there is missed before any test, with the command that makes it', (t) => {
  t.mock.method(needs.gcc, 'isThere', () => false);
  assert.throws(() => say('gcc'), /^Error: Missing here: gcc\. Please run: npm test -- tests\//);
  t.mock.method(needs.gcc, 'isThere', () => true);
  say('gcc');
  assert.ok(built('gcc', 'grid.test').endsWith('build/gcc/grid.test'));
});

test('another build can be given in the place of those for this machine, and of no module', (t) => {
  for (const name of /** @type {const} */ (['gcc', 'wasm'])) {
    t.mock.method(needs[name], 'isThere', () => true);
    say(name);
  }
  process.env[INSTEAD] = 'coverage';
  t.after(() => delete process.env[INSTEAD]);
  assert.ok(built('gcc', 'grid.test').endsWith('build/coverage/grid.test'));
  assert.ok(built('wasm', 'kakutei').endsWith('build/wasm/kakutei.wasm'));
});

test('every test says what it uses', () => {
  const files = listFiles(['tests'], ['.js']).filter(
    (file) => file !== 'tests/scripts/needs.test.js',
  );
  assert.deepEqual(
    files.flatMap((file) => unsaid(file, readFileSync(join(project, file), 'utf8'))),
    [],
  );
  for (const wrong of ['await Engine.load()', "if (x) {\n  need('gcc');\n}"]) {
    assert.equal(unsaid('tests/house.test.js', wrong).length, 1, wrong);
  }
  const direct = files
    .filter((file) => file !== 'tests/needs.js')
    .filter((file) =>
      /scripts\/build\.js'|['"`]build\//.test(readFileSync(join(project, file), 'utf8')),
    );
  assert.deepEqual(direct, [], 'what is built is had through tests/needs.js');
});

test('the longest tests begin first, and each of them is there', () => {
  assert.deepEqual(
    longest.filter((file) => !testFiles([]).includes(file)),
    [],
  );
  const [first, second] = longest;
  const rest = ['tests/a.test.js', 'tests/b.test.js'];
  assert.deepEqual(inOrder([rest[0], second, rest[1], first]), [first, second, ...rest]);
});

test('tests of the page share processes', () => {
  const pages = testFiles(['tests/page']).slice(0, 7);
  const [first, second, third, fourth, fifth, sixth, seventh] = pages;
  assert.deepEqual(inGroups([first, second], 3), [[first], [second]]);
  assert.deepEqual(inGroups(pages, 2), [
    [first, third, fifth, seventh],
    [second, fourth, sixth],
  ]);
});

test('small tests of equal needs share processes, too, and the longest have their own', () => {
  const long = longest.filter((file) => !file.startsWith('tests/page/'));
  const small = testFiles(['tests/story/']).filter((file) => !long.includes(file));
  const inNode = small.filter((file) => needsOf([file]).length === 0);
  const others = small.filter((file) => needsOf([file]).join() === 'wasm');
  assert.ok(inNode.length > 2 && others.length > 0, 'there are such tests');
  const files = [long[0], ...inNode, long[1], ...others];
  assert.deepEqual(inGroups(files, 1), [[long[0]], inNode, [long[1]], others]);
});

test('each test is run once', () => {
  const files = inOrder(testFiles([]));
  assert.deepEqual(inGroups(files, 3).flat().sort(), files.sort());
});

test('what wants the registry or root is run only when it is named', () => {
  const bundlers = testFiles(['./tests/bundlers']);
  assert.deepEqual(bundlers, ['tests/bundlers/bundlers.test.js']);
  const spread = testFiles(['tests/spread']);
  assert.deepEqual(spread, ['tests/spread/slurm.test.js', 'tests/spread/ssh.test.js']);
  assert.deepEqual(
    testFiles([]),
    testFiles(['tests']).filter((file) => ![...bundlers, ...spread].includes(file)),
  );
});
