// Runs of files are told as one run: numbered through, counted together, and failed if one of them failed; also where
// files share a process.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';

/** The report about files with these bodies, and whether everything passed. @param {import('node:test').TestContext} t @param {string[]} bodies */
function told(t, ...bodies) {
  return run(t, bodies, 'for (const file of files) await tests.run(file);');
}

/** The same in one process. @param {import('node:test').TestContext} t @param {string[]} bodies */
const toldTogether = (t, ...bodies) => run(t, bodies, 'await tests.run(...files);');

/** @param {import('node:test').TestContext} t @param {string[]} bodies @param {string} how `files` are run as `tests` */
function run(t, bodies, how) {
  const folder = mkdtempSync(join(tmpdir(), 'kakutei-testing-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = bodies.map((body, at) => {
    const file = join(folder, `${at}.test.mjs`);
    writeFileSync(file, `import { describe, test } from 'node:test';\n${body}`);
    return file;
  });
  const code = `
    import { tellTests } from ${JSON.stringify(join(project, 'scripts/lib/testing.js'))};
    const tests = tellTests();
    tests.say('begun');
    const files = ${JSON.stringify(files)};
    ${how}
    process.exitCode = (await tests.end()) ? 0 : 1;`;
  const env = { ...process.env };
  // Within a test Node's runner would run no files.
  delete env.NODE_TEST_CONTEXT;
  const script = join(folder, 'told.mjs');
  writeFileSync(script, code);
  const { status, stdout } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  return { status, lines: stdout.split('\n') };
}

/** @param {string[]} lines @param {RegExp} pattern */
const those = (lines, pattern) => lines.filter((line) => pattern.test(line));

test('the tests of all files are numbered through and counted together', (t) => {
  const { status, lines } = told(
    t,
    "test('one', () => {}); test('two', { skip: 'why' }, () => {});",
    "describe('three', () => { test('four', () => {}); });",
  );
  assert.equal(status, 0);
  assert.deepEqual(those(lines, /^(not )?ok/), [
    'ok 1 - one',
    'ok 2 - two # SKIP why',
    'ok 3 - three',
  ]);
  assert.deepEqual(those(lines, /^\d+\.\./), ['1..3']);
  const sums = [
    '# tests 3',
    '# suites 1',
    '# pass 2',
    '# fail 0',
    '# cancelled 0',
    '# skipped 1',
    '# todo 0',
  ];
  assert.deepEqual(those(lines, /^# (?!Subtest|duration|begun|.*: )/), sums);
  assert.ok(lines.indexOf('# begun') < lines.indexOf('ok 1 - one'));
  assert.deepEqual(lines.slice(-2), ['2 passed, 0 failed, 1 skipped', '']);
});

for (const [what, body] of [
  ['a test that fails', "test('bad', () => { throw new Error('no'); });"],
  [
    'a test within another',
    "describe('all', () => { test('bad', () => { throw new Error('no'); }); });",
  ],
  ['a file that throws', "throw new Error('no');"],
  ['a test that never ends', "test('bad', () => new Promise(() => {}));"],
]) {
  test(`${what} fails the run, and is told`, (t) => {
    const { status, lines } = told(t, "test('good', () => {});", body, "test('better', () => {});");
    assert.equal(status, 1);
    assert.equal(those(lines, /^not ok 2 - /).length, 1);
    assert.equal(lines.at(-2), '2 passed, 1 failed');
    assert.equal(those(lines, /^Failed: .*\b1\.test\.mjs: ./).length, 1);
  });
}

test('what a test says of itself is no count', (t) => {
  const { lines } = told(t, "test('one', (t) => t.diagnostic('pass 7'));");
  assert.equal(lines.at(-2), '1 passed, 0 failed');
});

test('files that share a process are told one after the other, each with its time', (t) => {
  const count = 'globalThis.count = (globalThis.count ?? 0) + 1;';
  const { status, lines } = toldTogether(
    t,
    `${count} test('one', () => {}); test('two', { skip: 'why' }, () => {});`,
    `${count} describe('three', () => { test('four', () => {}); });`,
    `${count} test('of ' + count, () => {});`,
  );
  assert.equal(status, 0);
  const heads = those(lines, /^(not )?ok|: \d+\.\d s$/).map((line) =>
    line.replace(/^# .*?(\w\.test\.mjs): .*/, '$1'),
  );
  assert.deepEqual(heads, [
    'ok 1 - one',
    'ok 2 - two # SKIP why',
    '0.test.mjs',
    'ok 3 - three',
    '1.test.mjs',
    'ok 4 - of 3',
    '2.test.mjs',
  ]);
  assert.deepEqual(those(lines, /^\d+\.\./), ['1..4']);
  assert.deepEqual(those(lines, /^# (tests|pass|skipped) /), [
    '# tests 4',
    '# pass 3',
    '# skipped 1',
  ]);
  assert.deepEqual(lines.slice(-2), ['3 passed, 0 failed, 1 skipped', '']);
});

for (const [what, body, count] of /** @type {[string, string, number][]} */ ([
  ['a test that fails', "test('bad', () => { throw new Error('no'); });", 1],
  ['a file that throws', "throw new Error('no');", 1],
  ['a test that never ends', "test('bad', () => new Promise(() => {}));", 2],
  ['a test that ends the process', "test('bad', () => process.exit(0));", 1],
])) {
  test(`${what} fails in a shared process under the name of its file, and the others are run`, (t) => {
    const good = "test('good', () => {});";
    const { status, lines } = toldTogether(t, good, body, good, good);
    assert.equal(status, 1);
    const heads = those(lines, /^(not )?ok|: \d+\.\d s$/).map((line) =>
      line.replace(/^# .*?(\w\.test\.mjs): .*/, '$1').replace(/^(not )?ok .*/, '$1ok'),
    );
    const bad = Array(count).fill('not ok');
    assert.deepEqual(heads, [
      ...['ok', '0.test.mjs', ...bad, '1.test.mjs'],
      ...['ok', '2.test.mjs', 'ok', '3.test.mjs'],
    ]);
    assert.equal(lines.at(-2), `3 passed, ${count} failed`);
    assert.equal(those(lines, /^Failed: .*\b1\.test\.mjs: ./).length, count);
  });
}

test('what fails after its test fails the run, and names the files that share the process', (t) => {
  const late = "test('early', () => void setTimeout(() => { throw new Error('late'); }));";
  const { status, lines } = toldTogether(t, late, "test('good', () => {});");
  assert.equal(status, 1);
  assert.equal(those(lines, /^not ok \d+ - .*\b0\b.* 1\b/).length, 1);
  assert.equal(lines.at(-2), '2 passed, 1 failed');
});
