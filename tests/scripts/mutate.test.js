// The script for mutation testing finds the changes that it should in a made-up source and no others, chooses among them
// the same way every time, and reads the explanations.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { blocksOf, changesOf } from '../../scripts/mutate/c-changes.js';
import { inOrder, shown } from '../../scripts/mutate/choice.js';
import { explanationOf, marked, readExplained } from '../../scripts/mutate/explained.js';
import { read } from '../../scripts/mutate/mutants.js';
import { figures } from '../../scripts/mutate/results.js';

const source = `/* If 1 < 2 then a = b; */
#define TWICE(x) (2 * (x))
_Static_assert(KT_SQUARES == 81, "1 + 1");
static const uint8_t table[3] = {1, 2, 3};

static bool is_odd(const uint8_t *digits, unsigned n) {
    const uint8_t *at = digits; // 3 < 4
    uint8_t room[9];
    if (n == 0) return false;
    for (unsigned i = 0; i < n; i++) call("a + b", '1');
    if (at[n] & 1 && !even(room)) {
        left -= 2;
        __builtin_trap();
    }
    return full(n);
}
`;

/** Each change of a source as the lines before and after it. @param {string} text */
const changed = (text) =>
  changesOf(text).map((change) => {
    const { line, from, into } = shown(text, change);
    return [line, from, into];
  });

test('the code of the functions is changed, and nothing else', () => {
  const none = 'if (n == 0) return false;';
  const loop = `for (unsigned i = 0; i < n; i++) call("a + b", '1');`;
  const odd = 'if (at[n] & 1 && !even(room)) {';
  assert.deepEqual(changed(source), [
    [9, none, 'if (n != 0) return false;'],
    [9, none, 'if (n == 1) return false;'],
    [9, none, 'if (n == 0) return true;'],
    [10, loop, loop.replace('= 0', '= 1')],
    [10, loop, loop.replace('<', '<=')],
    [10, loop, loop.replace(/call.*;/, ';')],
    [11, odd, 'if (!(at[n] & 1 && !even(room))) {'],
    [11, odd, odd.replace('&', '|')],
    [11, odd, odd.replace('1', '2')],
    [11, odd, odd.replace('1', '0')],
    [11, odd, odd.replace('&&', '||')],
    [11, odd, odd.replace('!', '')],
    [12, 'left -= 2;', ';'],
    [12, 'left -= 2;', 'left += 2;'],
    [12, 'left -= 2;', 'left -= 3;'],
    [12, 'left -= 2;', 'left -= 1;'],
    [15, 'return full(n);', 'return !(full(n));'],
  ]);
});

test('the blocks are those of functions and their statements, without those that begin with a label', () => {
  const inner = '{ c(); }';
  const outer = `{ switch (a) { case 1: b(); } do ${inner} while (a); int d[] = {1}; }`;
  const text = `int f(int a) ${outer}`;
  const found = blocksOf(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found, [outer, inner]);
});

/** A change at the beginning of each line. @param {string[]} lines */
function sourceOf(lines) {
  const start = (/** @type {number} */ at) => lines.slice(0, at).join('\n').length + (at && 1);
  const changes = lines.map((_, at) => ({
    start: start(at),
    end: start(at) + 1,
    to: '',
    what: 'statement',
  }));
  return { file: `${lines.length}.c`, text: lines.join('\n'), changes };
}

test('a seed always gives the same order, and a file has its share of every beginning', () => {
  const sources = [10, 90].map((count) =>
    sourceOf(Array.from({ length: count }, (_, at) => `line ${at}`)),
  );
  const order = inOrder(sources, 1);
  assert.equal(order.length, 100);
  assert.deepEqual(inOrder(sources, 1), order);
  assert.notDeepEqual(inOrder(sources, 2), order);
  assert.equal(order.slice(0, 50).filter(({ file }) => file === '10.c').length, 5);
});

test('what stays as it is keeps its order when another line changes', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
  const names = (/** @type {string[]} */ some) =>
    inOrder([sourceOf(some)], 1)
      .map(({ from }) => from)
      .filter((from) => from !== 'line 7' && from !== 'another');
  assert.deepEqual(names(lines.with(7, 'another')), names(lines));
});

test('an explanation is read with its file, and found by the line before and after', () => {
  const all = readExplained(
    'Words.\n\n## `engine/a.c`\n\n- `a «<→<= or ==» b`, `«stop()→»;`: never\n  equal.\n- ``f(`«x→y»`);``: heard: twice.\n- `c[«1→2»] = «0→1»;`: each alone.\n',
  );
  const file = 'engine/a.c';
  assert.deepEqual(all, [
    { file, from: 'a < b', into: 'a <= b', reason: 'never equal.' },
    { file, from: 'a < b', into: 'a == b', reason: 'never equal.' },
    { file, from: 'stop();', into: ';', reason: 'never equal.' },
    { file, from: 'f(`x`);', into: 'f(`y`);', reason: 'heard: twice.' },
    { file, from: 'c[1] = 0;', into: 'c[2] = 0;', reason: 'each alone.' },
    { file, from: 'c[1] = 0;', into: 'c[1] = 1;', reason: 'each alone.' },
  ]);
  assert.equal(explanationOf(all, { file, from: 'a < b', into: 'a == b' }), all[1]);
  const elsewhere = { file: 'engine/b.c', from: 'a < b', into: 'a <= b' };
  assert.equal(explanationOf(all, elsewhere), undefined);
  for (const wrong of ['- `a < b`: never.', '- `a «<→<=» b`', '- `a «<→<=» b`, `c`: never.']) {
    assert.throws(() => readExplained(`## a.c\n\n${wrong}\n`), Error, wrong);
  }
});

test('a change is told as an explanation has it', () => {
  for (const [from, into, line] of [
    ['if (a < b)', 'if (a <= b)', '`if (a «<→<=» b)`'],
    ['f(10, 1);', 'f(1, 1);', '`f(«10→1», 1);`'],
    ['x = x;', 'x = x + x;', '`x = x«→ + x»;`'],
    ['stop();', ';', '`«stop()→»;`'],
    ['f(`x`);', 'f(`y`);', '``f(`«x→y»`);``'],
  ]) {
    assert.equal(marked({ from, into }), line);
    const [found] = readExplained(`- ${line}: why.`);
    assert.deepEqual([found.from, found.into], [from, into]);
  }
});

test('each explanation is about a line that is there', () => {
  const all = listFiles(['tests/mutants'], ['.md']).flatMap((file) => readExplained(read(file)));
  assert.ok(all.length > 20);
  const gone = all.filter(({ file, from }) => !read(file).replace(/\s+/g, ' ').includes(from));
  assert.deepEqual(gone, []);
});

test('the score is of those that count and are not explained', () => {
  const fates = ['killed', 'late', 'survived', 'unreached', 'survived', 'same', 'unbuilt'];
  const results = fates.map((fate, i) => ({
    ...{ file: 'a.c', line: 1, from: '', into: '', what: '' },
    fate: /** @type {any} */ (fate),
    reason: i === 4 ? 'never' : undefined,
  }));
  assert.deepEqual(figures(results), { counted: 5, killed: 2, late: 1, explained: 1, score: 0.5 });
});
