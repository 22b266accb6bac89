// How `npm run coverage` compares counts with explanations: on made-up counts, nothing is built.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  byFolder,
  explain,
  merge,
  missingIn,
  readExplained,
  without,
} from '../../scripts/lib/coverage.js';
import { project } from '../../scripts/lib/tools.js';

/** A report as gcovr writes it. @param {string} file @param {Record<number, [count: number, ...ways: number[]]>} lines */
const report = (file, lines) => ({
  files: [
    {
      file,
      functions: [],
      lines: Object.entries(lines).map(([number, [count, ...ways]]) => ({
        ...{ line_number: Number(number), count, branches: ways.map((way) => ({ count: way })) },
        'gcovr/noncode': count < 0,
      })),
    },
  ],
});

const source = 'void f(void) {\n    if (a && b) g();\n    // Why.\n    h();\n    return  0;\n}\n';
const one = report('engine/x/f.c', { 1: [1], 2: [1, 1, 0, 0, 0], 3: [-1], 4: [0], 5: [0, 0, 0] });
const other = report('engine/x/f.c', { 2: [1, 0, 1, 0, 0], 4: [2] });
const missing = missingIn(merge([one, other]), () => source);

test('what one build runs is run, and what none runs is missing, branch by branch', () => {
  assert.deepEqual(missing, [
    { file: 'engine/x/f.c', number: 2, text: 'if (a && b) g();', isRun: true, missed: 2, of: 4 },
    { file: 'engine/x/f.c', number: 5, text: 'return  0;', isRun: false, missed: 2, of: 2 },
  ]);
});

test('a folder and the whole are added up, and what is explained is left out', () => {
  const reports = [one, other, report('engine/xy/g.h', { 1: [7, 1, 1] })];
  const rows = byFolder(merge(reports));
  assert.deepEqual(rows, [
    ['engine/x', { lines: 4, run: 3, branches: 6, taken: 2 }],
    ['engine/xy', { lines: 1, run: 1, branches: 2, taken: 2 }],
    ['all', { lines: 5, run: 4, branches: 8, taken: 4 }],
  ]);
  assert.deepEqual(without(rows[2][1], missing), { lines: 4, run: 4, branches: 4, taken: 4 });
});

const explained = `# Words

- words

## \`engine/x/f.c\`

- \`if (a && b) g();\` (2/4): b
  is never true.
- \`return 0;\`: nobody
  returns.
`;

test('an explanation says of which lines and ways of which file it speaks, and why', () => {
  const file = 'engine/x/f.c';
  assert.deepEqual(readExplained(explained), [
    { file, text: 'if (a && b) g();', missed: 2, of: 4, reason: 'b is never true.' },
    { file, text: 'return 0;', reason: 'nobody returns.' },
  ]);
  const several = readExplained('## `a.c`\n- `default:`, `if (x)` (1/2): both.');
  assert.deepEqual(
    several.map(({ text, missed, reason }) => [text, missed, reason]),
    [
      ['default:', undefined, 'both.'],
      ['if (x)', 1, 'both.'],
    ],
  );
  for (const wrong of ['- `return;`', '- `return;` (1): why', '- `return;`: ']) {
    assert.throws(() => readExplained(wrong), /cannot be read/, wrong);
  }
});

test('what is explained is subtracted, once for each explanation', () => {
  const all = readExplained(explained);
  assert.deepEqual(explain(missing, all), { explained: missing, unexplained: [], stale: [] });
  const twice = [missing[1], { ...missing[1], number: 6 }];
  const { unexplained, stale } = explain(twice, all);
  assert.deepEqual(unexplained, [twice[1]]);
  assert.deepEqual(stale, [all[0]]);
});

test('an explanation is good for no other file, line or number of ways, nor for a line that is not run', () => {
  const all = readExplained(explained);
  const [way, line] = missing;
  for (const wrong of [
    { ...way, file: 'engine/y/f.c' },
    { ...way, text: 'if (a || b) g();' },
    { ...way, missed: 3 },
    { ...way, of: 5 },
    { ...way, isRun: false },
    { ...line, isRun: true },
  ]) {
    assert.deepEqual(explain([wrong], all).unexplained, [wrong]);
  }
});

test('a trap needs no explanation, but the condition before it does', () => {
  const trap = { ...missing[1], text: '__builtin_trap();' };
  const guarded = { ...missing[0], text: 'if (a) __builtin_trap();', missed: 1, of: 2 };
  assert.deepEqual(explain([trap, guarded], []).unexplained, []);
  for (const wrong of [
    { ...guarded, of: 4 },
    { ...guarded, missed: 2 },
    { ...guarded, isRun: false },
    { ...trap, text: 'return;' },
  ]) {
    assert.deepEqual(explain([wrong], []).unexplained, [wrong]);
  }
});

test('one way out of a switch needs no explanation, as a case that is not run shows by its lines', () => {
  const noCase = { ...missing[0], text: 'switch (kind) {', missed: 1, of: 5 };
  assert.deepEqual(explain([noCase], []).unexplained, []);
  for (const wrong of [
    { ...noCase, missed: 2 },
    { ...noCase, isRun: false },
    { ...noCase, text: 'case KIND:' },
  ]) {
    assert.deepEqual(explain([wrong], []).unexplained, [wrong]);
  }
});

test('every line that is explained is there', () => {
  const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');
  const plain = (/** @type {string} */ line) => line.trim().replace(/\s+/g, ' ');
  const lost = readExplained(read('tests/coverage.md')).filter(
    ({ file, text }) => !read(file).split('\n').map(plain).includes(text),
  );
  assert.deepEqual(lost, []);
});
