// What happens to a line: which text is passed on, which is an error, and that each input line gives one output line.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { filters, outputOf, run } from './filter.js';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const full = solution;
const block = 65536;

/**
 * Inputs with lines that are so much longer than a block of reading, and what judges the answers.
 * @param {number} length
 * @returns {{ input: string, judge: (answer: string) => void }[]}
 */
function linesOfLength(length) {
  const rest = '\r'.repeat(3).padEnd(block + length - 82, 'y');
  const whole = ['\n', '\r\n'].map((end) => ({
    input: [`${puzzle} ${rest}`, puzzle, `#${rest}`, puzzle, `?${rest}`, puzzle]
      .map((line) => line + end)
      .join(''),
    judge: (/** @type {string} */ answer) => {
      const [good, next, remark, after, bad, last, ...more] = answer.split(end);
      assert.equal(good, `${solution}\t${rest}`);
      assert.deepEqual([next, after, last, ...more], [solution, solution, solution, '']);
      assert.equal(remark, `#${rest}`);
      assert.match(bad.slice(0, 80), /^error: character 1 is '\?'[^\t]*\t\?/);
      assert.ok(bad.endsWith(`\t?${rest}`));
    },
  }));
  const cut = [rest, `${rest}\r\r`].map((end) => ({
    input: `${puzzle} ${end}`,
    judge: (/** @type {string} */ answer) => assert.equal(answer, `${solution}\t${end}\n`),
  }));
  const digits = '1'.repeat(block + length);
  const long = (/** @type {string} */ answer) => {
    assert.match(answer, /^error: (at least )?\d{5,7} characters; [^\t]*\t1+\n$/);
    assert.ok(answer.endsWith(`\t${digits}\n`));
  };
  return [...whole, ...cut, { input: digits, judge: long }];
}

/** Each puzzle is solved to itself, so that what stands around it is seen. */
for (const filter of filters) {
  const { name } = filter;
  const solve = (/** @type {string} */ input) => outputOf(filter, ['solve'], input);
  const fail = (/** @type {string} */ input, command = 'solve') => {
    const { status, stdout, stderr } = run(filter, [command], input);
    assert.deepEqual({ status, stderr }, { status: 1, stderr: '' });
    return stdout;
  };

  test(`${name}: blank lines and comments come as they are`, () => {
    const text = `# one\n\n  \t \n \t# two \x00\xff\n#three`;
    assert.equal(solve(text), `${text}\n`);
    assert.equal(solve(''), '');
    assert.equal(solve('\n'), '\n');
  });

  test(`${name}: what follows a puzzle comes behind the answer and a tab`, () => {
    const ends = [' ', '\t', ',', ';', ':'];
    const answer = `${solution}\t a\tb\x00 ,c \n`;
    const input = ends.map((end) => `${puzzle}${end} a\tb\x00 ,c \n`).join('');
    assert.equal(solve(input), answer.repeat(ends.length));
    assert.equal(solve(`${puzzle}#a\n`), `${solution}\t#a\n`);
    assert.equal(solve(`${puzzle} \n`), `${solution}\n`);
  });

  test(`${name}: an empty square is any of the usual characters`, () => {
    const blanks = ['0', '*', '_', '-', 'x', 'X', ' '];
    const input = blanks.map((blank) => `${puzzle.replaceAll('.', blank)} a\n`).join('');
    assert.equal(solve(input), `${solution}\ta\n`.repeat(blanks.length));
    const [first, ...rest] = solution;
    assert.equal(solve(` ${rest.join('')}\n`), `${solution}\n`);
    assert.equal(solve(`.${rest.join('')}\t${first}\n`), `${solution}\t${first}\n`);
  });

  test(`${name}: --puzzle begins each answer with the puzzle`, () => {
    const input = `${puzzle.replaceAll('.', '0')} a\n# b\nc\n`;
    const { stdout } = run(filter, ['check', '--puzzle'], input);
    const [answer, comment, error] = stdout.split('\n');
    assert.deepEqual([answer, comment], [`${puzzle}\tone\ta`, '# b']);
    assert.match(error, /^error: .*\tc$/);
  });

  test(`${name}: the last line may lack its end, which the answer has`, () => {
    assert.equal(solve(`${full}\n${puzzle}`), `${full}\n${solution}\n`);
    assert.match(fail('x'), /^error: [^\n]*\tx\n$/);
  });

  test(`${name}: lines that end as in DOS are answered with such ends`, () => {
    assert.equal(solve(`${puzzle}\r\n#a\r\n\r\n`), `${solution}\r\n#a\r\n\r\n`);
    assert.equal(solve(`${puzzle} a\r\n${puzzle}\n`), `${solution}\ta\r\n${solution}\n`);
    assert.match(fail('12\r\n'), /^error: 2 characters.*\t12\r\n$/);
  });

  test(`${name}: the mark of UTF-8 at the start of a file is passed over, elsewhere it is an error`, () => {
    const mark = '\xef\xbb\xbf';
    assert.equal(solve(`${mark}${puzzle}\n`), `${solution}\n`);
    assert.equal(solve(`${mark}`), '\n');
    assert.match(fail(`${puzzle}\n${mark}${puzzle}\n`), /\nerror: character 1 is the byte 0xEF/);
  });

  test(`${name}: a bad line is an error with its reason and place, and the next ones go on`, () => {
    const short = puzzle.slice(1);
    /** @type {[string, string][]} */
    const cases = [
      [short, '80 characters; a puzzle has 81, or 729'],
      [`${puzzle}1`, '82 characters; a puzzle has 81, or 729'],
      [`${short} ${short}`, '80 characters; a puzzle has 81, or 729'],
      ['7', '1 character; a puzzle has 81, or 729'],
      [`?${short}`, "character 1 is '?'; a puzzle has 1 to 9, and . or 0"],
      [`${short}é`, 'character 81 is the byte 0xC3; a puzzle has 1 to 9, and . or 0'],
      [`12\x00${short}`, 'character 3 is the byte 0x00; a puzzle has 1 to 9, and . or 0'],
      [`${short}\r1`, 'character 81 is the byte 0x0D; a puzzle has 1 to 9, and . or 0'],
    ];
    const lines = cases.map(([text]) => Buffer.from(text).toString('latin1'));
    const wanted = cases.map(([, reason], i) => `error: ${reason}\t${lines[i]}\n${solution}\n`);
    assert.equal(fail(lines.map((line) => `${line}\n${puzzle}\n`).join('')), wanted.join(''));
  });

  test(`${name}: a line may have any length, with whatever stands in it`, (t) => {
    const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
    t.after(() => rmSync(home, { recursive: true }));
    const lengths = [-2, -1, 0, 1, 2, block - 1, block, block + 1, 1e6];
    const asked = lengths.flatMap(linesOfLength);
    // A file each, as each may end within a line, and one between two: a process takes long to start.
    const between = join(home, 'between');
    writeFileSync(between, '# next\n');
    const files = asked.flatMap(({ input }, at) => {
      writeFileSync(join(home, String(at)), input);
      return [join(home, String(at)), between];
    });
    const { status, stdout, stderr } = run(filter, ['solve', ...files]);
    assert.deepEqual({ status, stderr }, { status: 1, stderr: '' });
    const answers = stdout.split('# next\n');
    assert.equal(answers.pop(), '');
    assert.equal(answers.length, asked.length);
    asked.forEach(({ judge }, at) => judge(answers[at]));
    const { input, judge } = asked[0];
    judge(fail(input));
  });

  test(`${name}: lines that lie across the blocks of reading are read whole`, () => {
    const lines = [1, 7, 80, 81, 1000, 65000].flatMap((length) =>
      Array.from({ length: Math.ceil(3e5 / (83 + length)) }, (_, i) => {
        return `${i % 3 ? full : puzzle} ${String(i).padEnd(length, '-')}`;
      }),
    );
    const wanted = lines.map((line) => `${solution}\t${line.slice(82)}\n`).join('');
    assert.equal(solve(lines.join('\n')), wanted);
  });
}
