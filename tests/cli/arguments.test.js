// The words of the command line: a wrong one is reported, with exit status 2, before anything is read.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { filters, outputOf, run } from './filter.js';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

for (const filter of filters) {
  describe(filter.name, () => {
    /** @type {string} */
    let home;
    /** @param {string} name @param {string} text */
    const file = (name, text) => {
      writeFileSync(join(home, name), text);
      return join(home, name);
    };
    before(() => void (home = mkdtempSync(join(tmpdir(), 'kakutei-'))));
    after(() => rmSync(home, { recursive: true }));

    test('--help says all there is, wherever it stands', () => {
      const help = outputOf(filter, ['--help']);
      for (const word of [
        'solve',
        'check',
        'count',
        'steps',
        'compare',
        'rate',
        'prove',
        'make [N]',
        '--limit N',
        '--method',
      ]) {
        assert.ok(help.includes(`\n  ${word} `), word);
      }
      assert.ok(help.split('\n').every((line) => line.length <= 80));
      for (const args of [['-h'], ['solve', '-h'], ['nothing', '--no', '--help']]) {
        assert.equal(outputOf(filter, args), help);
      }
    });

    test("--version is the package's", () => {
      assert.equal(outputOf(filter, ['--version']), `kakutei ${version}\n`);
      assert.equal(outputOf(filter, ['solve', '-V']), `kakutei ${version}\n`);
    });

    test('what is asked wrongly is told', () => {
      /** @type {[string[], string][]} */
      const cases = [
        [[], 'which command? solve, check, count, steps, compare, rate, prove, photo or make'],
        [['sovle'], 'there is no command sovle'],
        [['--puzzle', 'solve'], 'there is no command --puzzle'],
        [['solve', '--loud'], 'there is no option --loud'],
        [['solve', '--'.padEnd(9, 'x')], 'there is no option --xxxxxxx'],
        [['solve', '-p'], 'there is no option -p'],
        [['solve', '--limit', '5'], 'solve has no option --limit'],
        [['count', '--unique'], 'count has no option --unique'],
        [['count', '--limit'], '--limit wants a value'],
        [['solve', '--puzzle=1'], '--puzzle takes no value'],
        [['steps', '--method', 'guess'], 'there is no method guess'],
        [['steps', '--method='], 'there is no method '],
        [['solve', '--seed', '1'], 'solve has no option --seed'],
        [['make', '--puzzle'], 'make has no option --puzzle'],
        [['prove', '--budget', '0'], '--budget is 1 to 4294967295, not 0'],
        [['rate', '--json'], 'rate has no option --json'],
        [['make', '1', '2'], 'make takes one number, and not 2'],
        [['make', 'x'], 'make makes 1 to 4294967295 puzzles, not x'],
        [['make', '0'], 'make makes 1 to 4294967295 puzzles, not 0'],
        [['make', '--symmetry', 'round'], 'there is no symmetry round'],
        [['make', '--pattern', '..'], '--pattern has 81 characters, not ..'],
        [['make', '--seed', '-1'], '--seed is 0 to 4294967295, not -1'],
        [['steps', '--visits', 'x'], '--visits is 1 to 4294967295, not x'],
        [['rate', '--scale', 'x'], 'there is no scale x'],
        [['make', '--searches', '0'], '--searches is 1 to 4294967295, not 0'],
        ...['16', '81', '30-20', '20-', '-20', '20-81', '20-30-40', 'x', ''].map(
          (value) =>
            /** @type {[string[], string]} */ ([
              ['make', '--givens', value],
              `--givens is a number from 17 to 80, or two as in 24-30, not ${value}`,
            ]),
        ),
        ...['', '0', '-1', '1x', '1e3', ' 1', '4294967296', '18446744073709551617'].map(
          (value) =>
            /** @type {[string[], string]} */ ([
              ['count', `--limit=${value}`],
              `--limit is 1 to 4294967295, not ${value}`,
            ]),
        ),
      ];
      // The words are of the same code: under Node a few show that they and the status arrive.
      const own = filter.name === 'natively' ? cases : cases.filter((_, at) => at % 6 === 0);
      for (const [args, message] of own) {
        const { status, stdout, stderr } = run(filter, args, puzzle);
        assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
        assert.equal(stderr, `kakutei: ${message}\nTry: kakutei --help\n`);
      }
    });

    test('an option stands anywhere behind the command, as one word or two', () => {
      const one = file('one', puzzle);
      const empty = file('empty', '.'.repeat(81));
      const forms = [
        ['count', '--limit', '3', one, empty],
        ['count', one, '--limit=3', empty],
        ['count', one, empty, '--limit', '9', '--limit', '3'],
        ['count', '--limit=3', '--', one, empty],
      ];
      for (const args of forms) assert.equal(outputOf(filter, args), '1\n3+\n');
    });

    test('files are read one after the other, and - is standard input', () => {
      const first = file('first', puzzle);
      const last = file('--last', '#last\n');
      const args = ['check', '-', first, last, first];
      assert.equal(outputOf(filter, args, '# in'), '# in\none\n#last\none\n');
    });

    test('a file that cannot be read is told, the others are read, and the status is 2', () => {
      const good = file('good', puzzle);
      const hidden = file('hidden', puzzle);
      chmodSync(hidden, 0);
      /** @type {[string, RegExp][]} */
      const cases = [
        [join(home, 'none'), /^kakutei: .*none: there is no such file\n$/],
        [join(good, 'none'), /^kakutei: .*none: there is no such file\n$/],
        [home, /^kakutei: .*: it is a folder\n$/],
        [join(home, 'x'.repeat(300)), /^kakutei: .*x: input\/output error\n$/],
      ];
      if (process.getuid?.() !== 0) cases.push([hidden, /hidden: permission denied\n$/]);
      for (const [bad, message] of cases) {
        const { status, stdout, stderr } = run(filter, ['check', good, bad, good]);
        assert.deepEqual({ status, stdout }, { status: 2, stdout: 'one\none\n' });
        assert.match(stderr, message);
      }
    });

    test('an unreadable file weighs more than a bad line', () => {
      const { status, stdout } = run(filter, ['check', '-', join(home, 'none')], 'x\n');
      assert.equal(status, 2);
      assert.match(stdout, /^error: /);
    });

    test('--progress tells on standard error how far it came, and nothing else changes', () => {
      const { status, stdout, stderr } = run(filter, ['check', '--progress'], `${puzzle}\nx\n#\n`);
      assert.equal(status, 1);
      assert.match(stdout, /^one\nerror: .*\tx\n#\n$/);
      assert.match(stderr, /^3 lines(, \d+ a second)?, 1 error\n$/);
    });
  });
}
