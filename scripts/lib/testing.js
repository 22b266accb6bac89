// Runs test files with Node's runner and reports them as one run: each file in one piece when it has ended, and one sum
// at the end. Files may share a process, in which one runs after the other.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { endOf, isEnd } from './together.js';
import { project } from './tools.js';

/** Milliseconds after which a process is ended. */
const LONGEST = 600_000;

/** The counts of Node's runner at the end of a run, in its order. */
const KINDS = ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'];

/** @typedef {{ type: string, data: any }} Event of Node's runner */

/** Sums up runs, each of one file. */
export class Account {
  #begun = performance.now();
  /** The number of tests on the outermost level. */
  #number = 0;
  counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  /** A line about each test that failed. @type {string[]} */
  failures = [];

  /** Takes the events of a file. @param {string} file @param {Event[]} events @returns {Event[]} those to report */
  add(file, events) {
    this.failures.push(...events.filter(isFailure).map((event) => `${file}: ${failure(event)}`));
    return events.filter((event) => !this.#sumsUp(event)).map((event) => this.#numbered(event));
  }

  /** A file of which no end was heard has failed, whatever was heard. @param {string} file @returns {Event} */
  lacks(file) {
    this.counts.tests++;
    this.counts.fail++;
    this.failures.push(`${file}: its process ended before it did`);
    const error = new Error('Its process ended before it did.');
    const data = { nesting: 0, name: endOf(file), details: { duration_ms: 0, error } };
    return this.#numbered({ type: 'test:fail', data });
  }

  /** The events after all runs. @returns {Event[]} */
  end() {
    const lines = Object.entries({ ...this.counts, duration_ms: performance.now() - this.#begun });
    return [
      { type: 'test:plan', data: { nesting: 0, count: this.#number } },
      ...lines.map(([kind, count]) => diagnostic(`${kind} ${count}`)),
    ];
  }

  get failed() {
    return this.counts.fail + this.counts.cancelled;
  }

  /** The sum in a line, without counts of zero. */
  get sum() {
    const { pass, skipped, todo } = this.counts;
    const more = skipped + todo > 0 ? `, ${skipped + todo} skipped` : '';
    return `${pass} passed, ${this.failed} failed${more}`;
  }

  /** Whether an event says how a run, or a file of it, ended; its counts are added. @param {Event} event */
  #sumsUp({ type, data }) {
    if (type === 'test:summary') return true;
    if (data.nesting !== 0) return false;
    if (type === 'test:plan') return true;
    if (isEnd(data.name ?? '')) return this.#passesOver(type);
    const [, kind, count] = /^(\w+) ([\d.]+)$/.exec(data.message ?? '') ?? [];
    if (type !== 'test:diagnostic' || data.file) return false;
    if (KINDS.includes(kind)) this.counts[kind] += Number(count);
    return KINDS.includes(kind) || kind === 'duration_ms';
  }

  /** Nothing is told of the test that says that a file has ended; the run counts it. @param {string} type */
  #passesOver(type) {
    const kind = { 'test:pass': 'pass', 'test:fail': 'cancelled' }[type];
    if (kind) {
      this.counts.tests--;
      this.counts[kind]--;
    }
    return true;
  }

  /** @param {Event} event @returns {Event} */
  #numbered({ type, data }) {
    const isLast = data.nesting === 0 && (type === 'test:pass' || type === 'test:fail');
    return isLast ? { type, data: { ...data, testNumber: ++this.#number } } : { type, data };
  }
}

/** @param {string} message @returns {Event} */
const diagnostic = (message) => ({ type: 'test:diagnostic', data: { nesting: 0, message } });

/** Whether a test failed itself, not a test within it. @param {Event} event */
const isFailure = ({ type, data }) =>
  type === 'test:fail' && !isEnd(data.name) && data.details.error.failureType !== 'subtestsFailed';

/** @param {Event} event of a test that failed @returns {string} in a line, with what caused it */
function failure({ data: { name, details } }) {
  const said = [];
  for (let { cause } = details.error; cause && said.length < 4; { cause } = cause)
    said.push(cause.message ?? cause);
  const told = (said.length ? said : [details.error.message]).join(' < ').replaceAll(/\s+/g, ' ');
  return `${name}: ${told}`.slice(0, 300);
}

/** Tests make many short-lived objects: the collector of garbage takes half the time if these have more room. */
const ROOM = '--max-semi-space-size=64';

/**
 * Compilers, and programs that compile as they run, ask for memory all the time and give it back. glibc then asks the
 * system for large pages, and keeps what it has: in a virtual machine clang takes a sixth less, gcc a twelfth.
 */
const MEMORY = [
  'hugetlb=1',
  'top_pad=16777216',
  'trim_threshold=536870912',
  'mmap_threshold=33554432',
]
  .map((setting) => `glibc.malloc.${setting}`)
  .join(':');

/** A module that runs files in one process. @param {string[]} files in the project */
function writeTogether(files) {
  const folder = mkdtempSync(join(tmpdir(), 'kakutei-together-'));
  const names = files.map((file) => basename(file, '.test.js')).join(' ');
  const path = join(folder, `${names.slice(0, 200)}.mjs`);
  const own = new URL('together.js', import.meta.url).href;
  const list = files.map((file) => ({ file, path: resolve(project, file) }));
  const [from, all] = [own, list].map((value) => JSON.stringify(value));
  writeFileSync(path, `import { runTogether } from ${from};\nawait runTogether(${all});\n`);
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}

/** @param {string[]} files that share a process @returns {AsyncGenerator<Event>} what Node's runner tells of them */
async function* eventsOf(files) {
  const options = { concurrency: 1, timeout: LONGEST };
  if (files.length === 1) return yield* run({ files: [resolve(project, files[0])], ...options });
  const { path, remove } = writeTogether(files);
  try {
    yield* run({ files: [path], ...options });
  } finally {
    remove();
  }
}

/** Begins to report on standard output. */
export function tellTests() {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${ROOM}`;
  process.env.GLIBC_TUNABLES ??= MEMORY;
  const account = new Account();
  const events = new PassThrough({ objectMode: true });
  const reporter = process.stdout.isTTY ? new spec() : tap;
  const told = pipeline(events, /** @type {any} */ (reporter), process.stdout, { end: false });
  const tell = (/** @type {Event[]} */ all) => all.forEach((event) => events.write(event));

  /** Runs files in one process until one of them does not end. @param {string[]} files @returns {Promise<string[]>} what is left */
  async function runUntilBroken(files) {
    let begun = performance.now();
    /** @type {Event[]} */
    let heard = [];
    const tellOf = (/** @type {string} */ file, isWhole = true) => {
      tell(account.add(file, heard));
      if (!isWhole) tell([account.lacks(file)]);
      tell([diagnostic(`${file}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)]);
      [begun, heard] = [performance.now(), []];
    };
    let ended = 0;
    for await (const event of eventsOf(files)) {
      heard.push(event);
      if (event.type === 'test:pass' && event.data.name === endOf(files[ended]))
        tellOf(files[ended++]);
    }
    // What fails after the last test is the fault of any of them.
    if (ended === files.length) tell(account.add(files.join(', '), heard));
    else tellOf(files[ended++], files.length === 1);
    return files.slice(ended);
  }

  return {
    /** Says something between two files. @param {string} message */
    say: (message) => tell([diagnostic(message)]),

    /** Runs files one after the other, and tells of each. @param {string[]} files in the project */
    async run(...files) {
      for (let left = files; left.length > 0;) left = await runUntilBroken(left);
    },

    /** Reports the totals, and what failed once more. @returns {Promise<boolean>} whether everything passed */
    async end() {
      tell(account.end());
      events.end();
      await told;
      for (const line of account.failures) process.stdout.write(`\nFailed: ${line}\n`);
      process.stdout.write(`\n${account.sum}\n`);
      return account.failed === 0;
    },
  };
}
