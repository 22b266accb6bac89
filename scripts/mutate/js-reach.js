// Which tests run which part of a module: what V8 counts while a test file runs by itself. A mutant only meets the
// tests that run its place, the quickest first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf, listFiles } from '../lib/files.js';
import { makeNeeds, needsOf } from '../lib/needs.js';
import { project, say } from '../lib/tools.js';

/** @typedef {{ stamp?: string, seconds: number, ran: Record<string, number[]>, calls: Record<string, boolean> }} Reach of a test, by file: pairs of where a piece that ran begins and ends; whether a function of it was called */

/** The folders whose tests test such modules. Other tests only load them with the package. */
const folders = [
  'game',
  'story',
  'solver',
  'app',
  'help',
  'board',
  'embed',
  'told',
  'explained',
  'locales',
  'wasm/explain',
].map((name) => `tests/${name}`);

/** Seconds that a test may take while its lines are counted. */
const LONGEST = 60;

/** Builds with traps and sanitizers, and browsers, take too long to be asked for each mutant. */
const apart = ['wasm-ubsan', 'dist', 'chromium', 'parallel'];

/** The imports of a file, and their imports. @param {string} file */
function reachable(file) {
  const seen = new Set([file]);
  for (const path of seen) {
    for (const name of importsOf(readFileSync(join(project, path), 'utf8'))) {
      const other = posix.join(posix.dirname(path), name);
      if (name.startsWith('.') && existsSync(join(project, other))) seen.add(other);
    }
  }
  return seen;
}

/** The tests that load any of these files. @param {string[]} files */
function testsOf(files) {
  const wanted = new Set(files);
  return listFiles(['tests'], ['.test.js'])
    .filter((test) => folders.some((folder) => test.startsWith(folder)))
    .filter((test) => [...reachable(test)].some((file) => wanted.has(file)))
    .filter((test) => needsOf([test]).every((name) => !apart.includes(name)));
}

/** Builds what the tests of these files want. @param {string[]} files */
export const buildFor = (files) => makeNeeds(needsOf(testsOf(files)));

/** What ran of a module, the innermost count deciding. @param {any} script of V8's report @returns {number[]} */
export function piecesOf({ functions }) {
  const ranges = functions.flatMap((/** @type {any} */ one) => one.ranges);
  ranges.sort(
    (/** @type {any} */ a, /** @type {any} */ b) =>
      b.endOffset - b.startOffset - (a.endOffset - a.startOffset),
  );
  const ran = new Uint8Array(
    Math.max(...ranges.map((/** @type {any} */ { endOffset }) => endOffset)),
  );
  for (const { startOffset, endOffset, count } of ranges)
    ran.fill(count ? 1 : 0, startOffset, endOffset);
  /** @type {number[]} */
  const pieces = [];
  for (let at = 0; at <= ran.length; at++)
    if ((ran[at] ?? 0) !== (ran[at - 1] ?? 0)) pieces.push(at);
  return pieces;
}

/** @param {any} script */
const isCalled = ({ functions }) =>
  functions.some((/** @type {any} */ { functionName, ranges }) => functionName && ranges[0].count);

/**
 * The parts of the files that a test runs; nothing if it fails without a change, or takes too long.
 *
 * @param {string} test
 * @param {Set<string>} files
 * @returns {Reach}
 */
function reachOf(test, files) {
  const folder = join(project, 'build/mutate/coverage');
  rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [test], {
    cwd: project,
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    stdio: 'ignore',
    timeout: 1000 * LONGEST,
  });
  /** @type {Reach} */
  const reach = { seconds: (performance.now() - begun) / 1000, ran: {}, calls: {} };
  if (status !== 0) say(`${test} fails as it is, or takes too long, and is left out.`);
  for (const name of status === 0 ? readdirSync(folder) : []) {
    for (const script of JSON.parse(readFileSync(join(folder, name), 'utf8')).result) {
      const file = script.url.replace(pathToFileURL(project).href, '').replace(/[?#].*/, '');
      if (!files.has(file)) continue;
      (reach.ran[file] ??= []).push(...piecesOf(script));
      reach.calls[file] ||= isCalled(script);
    }
  }
  return reach;
}

/** @param {number[]} pieces @param {number} at */
const isIn = (pieces, at) => {
  for (let i = 0; i < pieces.length; i += 2) if (pieces[i] <= at && at < pieces[i + 1]) return true;
  return false;
};

/**
 * Where to look whether a change is run: V8 counts an optional part from the operator before it on, but the operator
 * decides whether the part runs.
 *
 * @param {string} text without the change
 * @param {number} start of the change
 */
export const placeOf = (text, start) =>
  /^(&&|\|\||\?\?)/.test(text.slice(start, start + 2)) ? start - 1 : start;

/**
 * The tests that run a place, the quickest first. What stands outside of functions runs in every test that loads
 * the file; those that call something in it come instead, if there are any.
 *
 * @param {Record<string, Reach>} reaches by test
 * @param {string} file
 * @param {number} at
 */
export function testsAt(reaches, file, at) {
  const all = Object.entries(reaches)
    .filter(([, { ran }]) => ran[file] && isIn(ran[file], at))
    .sort(([, a], [, b]) => a.seconds - b.seconds);
  const calling = all.filter(([, { calls }]) => calls[file]);
  return (calling.length > 0 ? calling : all).map(([test]) => test);
}

/** Changes with the test and with all that it loads. @param {string} test */
function stampOf(test) {
  const hash = createHash('sha1');
  for (const file of reachable(test)) hash.update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

/** The reach of all tests. Results of an earlier run stay until the test or the files change. @param {string[]} files @returns {Record<string, Reach>} */
export function reachOfAll(files) {
  const kept = join(project, 'build/mutate/reach.json');
  /** @type {Record<string, Reach>} */
  const reaches = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const set = new Set(files);
  for (const test of testsOf(files)) {
    const stamp = stampOf(test);
    if (reaches[test]?.stamp === stamp) continue;
    reaches[test] = { ...reachOf(test, set), stamp };
    mkdirSync(join(project, 'build/mutate'), { recursive: true });
    writeFileSync(kept, JSON.stringify(reaches));
  }
  return reaches;
}
