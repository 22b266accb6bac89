// --jobs: whatever can be seen from outside is as with one job, but for the time it takes. Only natively: under Node
// there are no threads, and other numbers than 1 are refused.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants as system, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCases } from '../cases/cases.js';
import { SEARCHED_LONG } from '../wasm/boards.js';
import { filters, run } from './filter.js';

const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const unique = readCases('unique').map(({ board }) => board);
const native = filters.filter(({ name }) => name === 'natively');
const linux = process.platform === 'linux' ? false : 'it reads /proc';

/** The signals that end the program, as bits of a set. */
const ENDING = [system.signals.SIGHUP, system.signals.SIGINT, system.signals.SIGTERM].reduce(
  (sum, signal) => sum | (1n << BigInt(signal - 1)),
  0n,
);

/** Each command, with what keeps its answers short enough for a test. @type {string[][]} */
const commands = [
  ['solve', '--unique'],
  ['check', '--puzzle'],
  ['count', '--limit', '50'],
  ['steps', '--visits', '300'],
  ['steps', '--method', 'techniques'],
  ['compare', '--visits', '20', '--rating'],
  ['rate', '--steps'],
  ['rate', '--scale', 'hodoku-2.3'],
  ['rate', '--scale', 'se'],
  ['prove', '--json'],
  ['prove', '--text', '--way'],
];

/** Blank lines, remarks, errors, ends as in DOS, candidates, claims, several solutions, long lines, no end. */
const mixed = [
  '\xef\xbb\xbf# remark\n\n',
  ...unique.slice(0, 12).map((board, at) => `${board} ${at}\n`),
  `${'.'.repeat(80)}\nno puzzle\r\n \t \r\n`,
  `${easy}\tr1c3=4\tmore\r\n${easy}\tr0c3=4\n${easy}#x\n`,
  `${'.'.repeat(3)}${solution.slice(3)}\n11${easy.slice(2)}\n`,
  `${[...easy].map((c) => (c === '.' ? '123456789' : c.padEnd(9, '.'))).join('')}\n`,
  `${easy} ${'y'.repeat(60_000)}\n${easy} ${'z'.repeat(200_000)}\r\n`,
  ...unique.slice(12, 20).map((board) => `${board}\n`),
  `${easy} the last`,
].join('');

/** @param {string[]} args @param {string} [input] */
function start(args, input) {
  const [program, ...words] = [...native[0].command, ...args];
  const env = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], env });
  const got = { stdout: '', stderr: '' };
  child.stderr.on('data', (data) => (got.stderr += data));
  child.stdin.on('error', () => {});
  if (input !== undefined) child.stdin.end(input);
  return { child, got, closed: once(child, 'close') };
}

/** The next bytes of the output. @param {ReturnType<typeof start>} started */
const next = async ({ child }) => String((await once(child.stdout, 'data'))[0]);

for (const filter of native) {
  for (const command of commands) {
    test(`${command.join(' ')} writes the same bytes whatever the number of jobs`, () => {
      const one = run(filter, command, mixed);
      assert.equal(one.status, 1);
      for (const jobs of ['1', '2', '5']) {
        const several = run(filter, [...command, '--jobs', jobs], mixed);
        assert.ok(several.stdout === one.stdout, `${jobs} jobs`);
        assert.deepEqual({ ...several, stdout: '' }, { ...one, stdout: '' });
      }
    });
  }

  test('a first puzzle that takes far longer than the others is answered first', () => {
    const others = Array.from({ length: 300 }, (_, i) => `${solution} ${i + 1}\n`).join('');
    const input = `${'.'.repeat(81)} 0\n${others}`;
    const { status, stdout } = run(filter, ['count', '--limit', '200000', '--jobs', '4'], input);
    assert.equal(status, 0);
    const order = stdout
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split('\t').at(-1)));
    assert.deepEqual(
      order,
      Array.from({ length: 301 }, (_, i) => i),
    );
  });

  test('answers that are longer than what is kept wait for their turn', () => {
    // Each line just fits into a block of reading, and no answer into one of writing.
    const rest = 'a'.repeat(65_450);
    const input = unique.map((board) => `${board} ${rest}\n`).join('');
    const args = ['solve', '--puzzle'];
    const one = run(filter, args, input);
    const several = run(filter, [...args, '--jobs', '3'], input);
    assert.ok(several.stdout === one.stdout);
    assert.deepEqual({ ...several, stdout: '' }, { ...one, stdout: '' });
  });

  test('messages about files stand where they stand with one job, and the others are read', async (t) => {
    const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
    t.after(() => rmSync(home, { recursive: true }));
    const good = join(home, 'good');
    writeFileSync(good, `${easy}\n`.repeat(40));
    // Both outputs are one file, so that their order is seen.
    const outputOfBoth = async (/** @type {string[]} */ more) => {
      const both = openSync(join(home, 'both'), 'w');
      const [program, ...words] = filter.command;
      const files = [good, join(home, 'none'), good, home, '-', good];
      const child = spawn(program, [...words, 'rate', '--progress', ...more, ...files], {
        stdio: ['pipe', both, both],
      });
      child.stdin?.end(`${easy} typed\nx\n`);
      const [status] = await once(child, 'close');
      closeSync(both);
      const text = readFileSync(join(home, 'both'), 'utf8');
      return { status, text: text.replace(/^(\d+ lines), \d+ a second/gm, '$1') };
    };
    const one = await outputOfBoth([]);
    assert.equal(one.status, 2);
    assert.match(
      one.text,
      /none: there is no such file\n(easy[^k]*\n)+kakutei: .*: it is a folder\n/,
    );
    assert.match(one.text, /\n122 lines, 1 error\n$/);
    assert.deepEqual(await outputOfBoth(['--jobs', '4']), one);
  });

  for (const command of ['solve', 'rate']) {
    test(`${command}: an answer comes before the next line, and before the input ends`, async () => {
      const started = start([command, '--jobs', '4']);
      for (let i = 0; i < 6; i++) {
        started.child.stdin.write(`${easy} ${i}\n`);
        assert.match(await next(started), new RegExp(`^(${solution}|easy\t204)\t${i}\n$`));
      }
      started.child.stdin.end();
      assert.deepEqual(await started.closed, [0, null]);
    });
  }

  for (const ending of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    test(`${ending} cuts no line, and is what it ended by`, async () => {
      const args = ['compare', '--visits', '20', '--jobs', '3'];
      const started = start(args, `${solution}\n`.repeat(20_000));
      const { child, got, closed } = started;
      got.stdout = await next(started);
      child.kill(ending);
      child.stdout.on('data', (data) => (got.stdout += data));
      assert.deepEqual(await closed, [null, ending]);
      assert.equal(got.stderr, '');
      const lines = got.stdout.split('\n');
      assert.equal(lines.pop(), '');
      assert.ok(lines.length < 20_000);
      assert.deepEqual([...new Set(lines)], [lines[0]]);
    });
  }

  test('what was answered before a line that takes long is there, and SIGINT ends it at once', async () => {
    const input = `${solution}\n${SEARCHED_LONG}\n${solution}\n`;
    const started = start(['compare', '--jobs', '2'], input);
    const { child, got, closed } = started;
    got.stdout = await next(started);
    child.kill('SIGINT');
    child.stdout.on('data', (data) => (got.stdout += data));
    assert.deepEqual(await closed, [null, 'SIGINT']);
    assert.match(got.stdout, /^ushio finished [^\n]*\n$/);
  });

  test('who closes the output ends a fast command quietly, too', async () => {
    const started = start(['solve', '--jobs', '2'], `${solution}\n`.repeat(50_000));
    const { child, got, closed } = started;
    await next(started);
    child.stdout.destroy();
    assert.deepEqual(await closed, [0, null]);
    assert.equal(got.stderr, '');
  });

  test('who closes the output ends it quietly, also while more input is waited for', async () => {
    const started = start(['rate', '--jobs', '3']);
    const { child, got, closed } = started;
    child.stdin.write(`${easy}\n`);
    await next(started);
    child.stdout.destroy();
    await once(child.stdout, 'close');
    // The input stays open: with one job, too, the first answer that nobody reads ends the program.
    child.stdin.write(`${easy}\n`);
    assert.deepEqual(await closed, [0, null]);
    assert.equal(got.stderr, '');
  });

  test(
    'one thread a job and one that reads, and none of them gets a signal that ends the program',
    { skip: linux },
    async () => {
      /** Which signals the threads hold back, the first one aside. @param {string[]} args */
      const heldBy = async (args) => {
        const started = start(['check', ...args]);
        started.child.stdin.write(`${easy}\n`);
        await next(started);
        const { pid } = started.child;
        const others = readdirSync(`/proc/${pid}/task`).filter((id) => id !== String(pid));
        const held = others.map((id) => {
          const status = readFileSync(`/proc/${pid}/task/${id}/status`, 'utf8');
          return BigInt(`0x${/SigBlk:\s*(\w+)/.exec(status)?.[1]}`) & ENDING;
        });
        started.child.stdin.end();
        await started.closed;
        return held;
      };
      assert.deepEqual(await heldBy([]), []);
      assert.deepEqual(await heldBy(['--jobs=1']), []);
      for (const jobs of [2, 7])
        assert.deepEqual(await heldBy(['--jobs', `${jobs}`]), Array(jobs + 1).fill(ENDING));
    },
  );

  const checked = readFileSync(filter.command[0]).includes('__asan_init')
    ? false
    : 'only the address sanitizer makes memory short';
  test(
    'where memory is too short for the jobs, that is told before anything is read',
    { skip: checked },
    () => {
      const env = {
        ASAN_OPTIONS: 'detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=16',
      };
      const good = run(filter, ['rate'], `${easy}\n`, env);
      assert.deepEqual([good.status, good.stdout], [0, 'easy\t204\n']);
      const { status, stdout, stderr } = run(filter, ['rate', '--jobs', '200'], `${easy}\n`, env);
      assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
      assert.match(stderr, /^kakutei: memory: it is short$/m);
    },
  );

  test('0 is the number of processors', () => {
    const { status, stdout } = run(filter, ['check', '--jobs', '0'], `${easy}\n`.repeat(100));
    assert.deepEqual({ status, stdout }, { status: 0, stdout: 'one\n'.repeat(100) });
  });
}

for (const filter of filters) {
  const isNative = filter.name === 'natively';
  const wrong = isNative ? ['257', '-1', 'x', '', '1.5', '4294967296'] : ['0', '2', 'x'];
  const says = isNative ? '--jobs is 0 to 256, not ' : 'under Node --jobs is 1, not ';

  test(`${filter.name}: --jobs is refused where it is no number of jobs`, () => {
    for (const value of wrong) {
      const { status, stdout, stderr } = run(filter, ['rate', `--jobs=${value}`], `${easy}\n`);
      assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
      assert.equal(stderr, `kakutei: ${says}${value}\nTry: kakutei --help\n`);
    }
    assert.equal(run(filter, ['rate', '--jobs', '1'], `${easy}\n`).stdout, 'easy\t204\n');
    for (const command of ['make', 'photo']) {
      const { status, stderr } = run(filter, [command, '--jobs', '1']);
      assert.deepEqual(
        { status, stderr },
        { status: 2, stderr: `kakutei: ${command} has no option --jobs\nTry: kakutei --help\n` },
      );
    }
  });
}
