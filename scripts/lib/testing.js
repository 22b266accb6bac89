// Runs test files one by one with Node's runner and reports them as one run: each file in one piece after its end, then
// the totals.
import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { project } from './tools.js';

/** Milliseconds after which a file is stopped. */
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

  /** Takes the events of a run. @param {Event[]} events @returns {Event[]} those to report */
  add(events) {
    return events.filter((event) => !this.#sumsUp(event)).map((event) => this.#numbered(event));
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

  /** Whether an event is the end of a run; adds its counts. @param {Event} event */
  #sumsUp({ type, data }) {
    if (type === 'test:summary') return true;
    if (data.nesting !== 0) return false;
    if (type === 'test:plan') return true;
    const [, kind, count] = /^(\w+) ([\d.]+)$/.exec(data.message ?? '') ?? [];
    if (type !== 'test:diagnostic' || data.file) return false;
    if (KINDS.includes(kind)) this.counts[kind] += Number(count);
    return KINDS.includes(kind) || kind === 'duration_ms';
  }

  /** @param {Event} event @returns {Event} */
  #numbered({ type, data }) {
    const isEnd = data.nesting === 0 && (type === 'test:pass' || type === 'test:fail');
    return isEnd ? { type, data: { ...data, testNumber: ++this.#number } } : { type, data };
  }
}

/** @param {string} message @returns {Event} */
const diagnostic = (message) => ({ type: 'test:diagnostic', data: { nesting: 0, message } });

/** Tests make many short-lived objects: the collector of garbage takes half the time if these have more room. */
const ROOM = '--max-semi-space-size=64';

/** Begins to report on standard output. */
export function tellTests() {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${ROOM}`;
  const account = new Account();
  const events = new PassThrough({ objectMode: true });
  const reporter = process.stdout.isTTY ? new spec() : tap;
  const told = pipeline(events, /** @type {any} */ (reporter), process.stdout, { end: false });
  const tell = (/** @type {Event[]} */ all) => all.forEach((event) => events.write(event));

  return {
    /** Says something between two files. @param {string} message */
    say: (message) => tell([diagnostic(message)]),

    /** Runs a file and reports it. @param {string} file in the project */
    async run(file) {
      const begun = performance.now();
      /** @type {Event[]} */
      const heard = [];
      const stream = run({ files: [resolve(project, file)], concurrency: 1, timeout: LONGEST });
      for await (const event of stream) heard.push(event);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      tell([...account.add(heard), diagnostic(`${file}: ${seconds} s`)]);
    },

    /** Reports the totals. @returns {Promise<boolean>} whether everything passed */
    async end() {
      tell(account.end());
      events.end();
      await told;
      process.stdout.write(`\n${account.sum}\n`);
      return account.failed === 0;
    },
  };
}
