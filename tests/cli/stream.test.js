// The filter in a pipeline: it answers while its input still grows, keeps little, and ends with its reader.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, openSync, closeSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../scripts/lib/tools.js';
import { SEARCHED_LONG } from '../wasm/boards.js';
import { filters } from './filter.js';

const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const linux = process.platform === 'linux' ? false : 'it reads /proc and /dev';
const python = findProgram('python3') ? linux : 'it needs Python';

/**
 * Runs a command whose input is a socket with a limit of time: a read ends without bytes after 0.2 s, and where the
 * process is stopped.
 */
const impatient = `
import os, socket, struct, sys
standard = socket.socket(fileno=0)
standard.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack('ll', 0, 200000))
os.execv(sys.argv[1], sys.argv[1:])`;

/** Runs a command whose output takes what there is room for at once, and refuses the rest. */
const unwaiting = `
import os, sys
os.set_blocking(1, False)
os.execv(sys.argv[1], sys.argv[1:])`;

/** @param {import('./filter.js').Filter} filter @param {string[]} args */
function start({ command: [program, ...words] }, args) {
  const child = spawn(program, [...words, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const got = { stderr: '' };
  child.stderr.on('data', (data) => (got.stderr += data));
  child.stdin.on('error', () => {});
  return { child, got };
}

/** How much memory a process has had at most, in kilobytes. @param {number | undefined} id */
function peakOf(id) {
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
}

for (const filter of filters) {
  const { name } = filter;

  test(`${name}: an answer comes before the next line, and before the input ends`, async () => {
    const { child } = start(filter, ['solve']);
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${solution} ${i}\n`);
      const [answer] = await once(child.stdout, 'data');
      assert.equal(String(answer), `${solution}\t${i}\n`);
    }
    child.stdin.end();
    const [status] = await once(child, 'close');
    assert.equal(status, 0);
  });

  test(`${name}: a line may come in pieces`, async () => {
    const { child } = start(filter, ['solve']);
    let text = '';
    child.stdout.on('data', (data) => (text += data));
    for (const piece of [
      '\xef',
      '\xbb',
      '\xbf',
      solution.slice(0, 7),
      solution.slice(7),
      '\r',
      '\n#',
    ]) {
      child.stdin.write(Buffer.from(piece, 'latin1'));
      await wait(20);
    }
    child.stdin.end();
    await once(child, 'close');
    assert.equal(text, `${solution}\r\n#\n`);
  });

  test(`${name}: a read that ends without bytes is made again`, { skip: python }, async () => {
    const command = ['python3', '-c', impatient, ...filter.command];
    const { child, got } = start({ name, command }, ['solve']);
    const closed = once(child, 'close');
    let answers = '';
    child.stdout.on('data', (data) => (answers += data));
    child.stdin.write(`${solution}\n`);
    await once(child.stdout, 'data');
    await wait(50);
    child.kill('SIGSTOP');
    await wait(50);
    child.kill('SIGCONT');
    await wait(400);
    child.stdin.end(`${solution}\n`);
    const [status] = await closed;
    assert.deepEqual(
      { status, answers, ...got },
      { status: 0, answers: `${solution}\n`.repeat(2), stderr: '' },
    );
  });

  test(`${name}: a write that is refused is made again`, { skip: python }, async () => {
    const command = ['python3', '-c', unwaiting, ...filter.command];
    const { child, got } = start({ name, command }, ['solve']);
    const closed = once(child, 'close');
    const block = `${solution}\n`.repeat(20000);
    child.stdin.end(block);
    await wait(500);
    let answers = '';
    child.stdout.on('data', (data) => (answers += data));
    const [status] = await closed;
    assert.deepEqual({ status, ...got }, { status: 0, stderr: '' });
    assert.equal(answers, block);
  });

  test(`${name}: a line has time until somebody reads it`, async () => {
    const { child, got } = start(filter, ['solve']);
    const closed = once(child, 'close');
    const rest = `\t${'x'.repeat(300_000)}\n`;
    child.stdin.end(solution + rest);
    // Longer than a signal waits for a reader.
    await wait(1200);
    let answer = '';
    child.stdout.on('data', (data) => (answer += data));
    const [status] = await closed;
    assert.deepEqual({ status, ...got }, { status: 0, stderr: '' });
    assert.ok(answer === solution + rest);
  });

  test(`${name}: who closes the output ends it quietly`, async () => {
    const { child, got } = start(filter, ['solve']);
    const closed = once(child, 'close');
    const block = `${solution}\n`.repeat(1000);
    let isOver = false;
    closed.then(() => (isOver = true));
    await new Promise((done) => child.stdin.write(block, done));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    for (let i = 0; i < 1000 && !isOver; i++) {
      await Promise.race([
        new Promise((done) => child.stdin.write(block, () => done(null))),
        closed,
      ]);
    }
    const [status, signal] = await closed;
    assert.deepEqual({ status, signal, ...got }, { status: 0, signal: null, stderr: '' });
  });

  for (const ending of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    test(`${name}: ${ending} cuts no line, and is what it ended by`, async () => {
      const { child, got } = start(filter, ['compare', '--visits', '20']);
      const closed = once(child, 'close');
      child.stdin.end(`${solution}\n`.repeat(20000));
      let answers = String((await once(child.stdout, 'data'))[0]);
      child.kill(ending);
      child.stdout.on('data', (data) => (answers += data));
      const [status, signal] = await closed;
      assert.deepEqual({ status, signal, ...got }, { status: null, signal: ending, stderr: '' });
      assert.match(answers, /\n$/);
      const lines = answers.trimEnd().split('\n');
      assert.ok(lines.length < 20000);
      assert.deepEqual([...new Set(lines)], [lines[0]]);
    });
  }

  test(`${name}: a line that takes long is given up at once and dropped whole; what was answered before is there`, async () => {
    const { child, got } = start(filter, ['compare']);
    const closed = once(child, 'close');
    child.stdin.end(`${solution}\n${SEARCHED_LONG}\n`);
    let answers = String((await once(child.stdout, 'data'))[0]);
    child.kill('SIGINT');
    child.stdout.on('data', (data) => (answers += data));
    const [status, signal] = await closed;
    assert.deepEqual({ status, signal, ...got }, { status: null, signal: 'SIGINT', stderr: '' });
    assert.match(answers, /^ushio finished .*\n$/);
  });

  test(`${name}: --progress tells how many lines a second it was`, async () => {
    const begun = performance.now();
    const { child, got } = start(filter, ['check', '--progress']);
    child.stdin.write(`${solution}\n`.repeat(1000));
    await once(child.stdout, 'data');
    const answered = performance.now();
    await wait(100);
    const least = performance.now() - answered;
    child.stdin.end();
    await once(child, 'close');
    const most = performance.now() - begun;
    const [, told] =
      /(?:^|\n)1000 lines, (\d+) a second\n$/.exec(got.stderr) ?? assert.fail(got.stderr);
    const took = 1e6 / Number(told);
    assert.ok(took > least - 5 && took < most + 5, `${took} ms of ${least} to ${most}`);
  });

  test(`${name}: an output that takes nothing is a fault`, { skip: linux }, () => {
    const full = openSync('/dev/full', 'w');
    const [program, ...words] = filter.command;
    const { status, stderr } = spawnSync(program, [...words, 'solve'], {
      input: `${solution}\n`,
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    assert.deepEqual([status, stderr], [2, 'kakutei: standard output: no space is left\n']);
  });

  test(`${name}: a long input takes no more memory than a short one`, { skip: linux }, async () => {
    const { child } = start(filter, ['solve']);
    const null_ = createWriteStream('/dev/null');
    child.stdout.pipe(null_);
    const block = `${solution} and something more\n`.repeat(1000);
    const feed = async (/** @type {number} */ blocks) => {
      for (let i = 0; i < blocks; i++) {
        if (!child.stdin.write(block)) await once(child.stdin, 'drain');
      }
      return peakOf(child.pid);
    };
    // By then Node has collected what it can.
    const first = await feed(100);
    const last = await feed(200);
    child.stdin.end();
    await once(child, 'close');
    assert.ok(last - first < 8192, `${first} KB after 100000 lines, ${last} KB after 300000`);
  });
}
