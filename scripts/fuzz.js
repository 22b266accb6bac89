// Builds the targets of tests/fuzz/, and lets libFuzzer drive those in C for a while and fast-check those in
// JavaScript. What libFuzzer learns stays in build/, so that a later run continues from there.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { build, built } from './build.js';
import { listFiles } from './lib/files.js';
import { replay } from './lib/replay.js';
import { forFuzzing } from './lib/system.js';
import { Failure, project, say, script } from './lib/tools.js';
import { setUp } from './setup.js';

const help = `
Usage: node scripts/fuzz.js [--minutes N] [--target NAME]… [--jobs N] [--seed N]
       node scripts/fuzz.js --wasm [--target NAME]…

Builds the targets of tests/fuzz (those in C with clang, and the address and
undefined behaviour sanitizers) and runs each for N minutes, 10 unless said
otherwise, as many at once as there are processors, or as --jobs says. Prints of
each how many inputs it ran, how many edges of the C code they cover, and what
was found: the shortest input that could be made of it, and the line that runs
it again. The exit status is 1 if anything was found.

What leads on is kept in build/fuzz-corpus, what was found in build/fuzz-found.
With --wasm what was kept is run once more, as wasm that traps where something is
undefined.
The head of each target's file says what it holds to be true.`;

/** The bytes of the longest input of each target. @type {Record<string, number>} */
export const LONGEST = {
  api: 400,
  filter: 2000,
  methods: 200,
  photo: 1000,
  proof: 1000,
  techniques: 200,
  text: 900,
};

/** Seconds that one input may take on a busy machine, and megabytes. */
const limits = ['-timeout=120', '-rss_limit_mb=2048', '-len_control=10'];

/** The names of the targets. @param {'.c' | '.js'} language */
export function fuzzTargets(language) {
  return listFiles(['tests/fuzz'], [`.fuzz${language}`]).map((file) =>
    file.replace(/.*\/(.*)\.fuzz\..*$/, '$1'),
  );
}

/**
 * The options of libFuzzer: where it finds inputs, and where it leaves them.
 * @param {string} target
 * @param {{ corpus: string, found: string, more: string[] }} options
 */
function fuzzArguments(target, { corpus, found, more }) {
  const seeds = join(project, 'tests/fuzz/seeds', target);
  const prefix = `-artifact_prefix=${join(found, target)}-`;
  const longest = `-max_len=${LONGEST[target]}`;
  return [longest, ...limits, '-print_final_stats=1', prefix, ...more, corpus, seeds];
}

/** Reads what libFuzzer says about a run.
 * @param {string} text
 */
export function readRun(text) {
  const runs = Number(/^stat::number_of_executed_units:\s*(\d+)/m.exec(text)?.[1] ?? 0);
  const edges = Number([...text.matchAll(/ cov: (\d+)/g)].at(-1)?.[1] ?? 0);
  // An input that was only slow is left there, too.
  const artifact = /Test unit written to (?!.*slow-unit-)(.*)$/m.exec(text)?.[1];
  const broken = /^.*this does not hold: .*$/m.exec(text)?.[0];
  const summary = /^SUMMARY: (.*)$/m.exec(text)?.[1];
  return { runs, edges, artifact, fault: broken ?? summary };
}

/** @param {string} program @param {string[]} args @returns {Promise<{ status: number | null, text: string }>} */
function drive(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (data) => {
      // In a run of days the beginning no longer matters.
      text = (text + data).slice(-1_000_000);
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, text }));
  });
}

/** A shorter input that fails, too; the input itself if there is none. @param {string} program @param {string} input */
async function minimise(program, input) {
  const least = `${input}.least`;
  const exact = `-exact_artifact_path=${least}`;
  await drive(program, ['-minimize_crash=1', '-max_total_time=60', ...limits, exact, input]);
  return existsSync(least) ? least : input;
}

/** @param {string} target */
const inJs = (target) => join('tests/fuzz', `${target}.fuzz.js`);

/** @typedef {{ seconds: number, seed?: string }} Options */

/** @param {string} target @param {Options & { found: string }} options */
async function fuzzJs(target, { seconds, seed, found }) {
  const more = seed ? ['--seed', seed] : [];
  const args = [inJs(target), '--seconds', String(seconds), '--found', found, ...more];
  const { status, text } = await drive(process.execPath, args);
  const { runs, artifact, fault } = readRun(text);
  say(`${target}: ${runs} inputs`);
  if (status === 0) return true;
  say(`${target}: found: ${fault ?? text.slice(-2000)}`);
  if (artifact) {
    const least = relative(project, artifact);
    say(`  in ${least}; again by:\n  node ${inJs(target)} ${least}`);
  }
  return false;
}

/** @param {string} target @param {Options & { found: string }} options */
async function fuzzC(target, { seconds, seed, found }) {
  const program = built('fuzz', `${target}.fuzz`);
  const corpus = join(project, 'build/fuzz-corpus', target);
  mkdirSync(corpus, { recursive: true });
  const more = [`-max_total_time=${seconds}`, ...(seed ? [`-seed=${seed}`] : [])];
  const { status, text } = await drive(program, fuzzArguments(target, { corpus, found, more }));
  const { runs, edges, artifact, fault } = readRun(text);
  const kept = readdirSync(corpus).length;
  say(`${target}: ${runs} inputs, ${edges} edges, ${kept} inputs kept`);
  if (status === 0) return true;
  say(`${target}: found: ${fault ?? text.slice(-2000)}`);
  if (!artifact) return false;
  const least = relative(project, await minimise(program, artifact));
  say(`  in ${least}; again by:\n  ${relative(project, program)} ${least}`);
  return false;
}

/** @param {string} target @param {Options} options @returns {Promise<boolean>} nothing was found */
async function fuzz(target, options) {
  const found = join(project, 'build/fuzz-found');
  mkdirSync(found, { recursive: true });
  const run = existsSync(join(project, inJs(target))) ? fuzzJs : fuzzC;
  return run(target, { ...options, found });
}

/** @param {string} text @param {string} name */
function readNumber(text, name) {
  if (Number(text) > 0) return Number(text);
  throw new Failure(`--${name} wants a number above 0.`);
}

const flags = /** @type {const} */ ({
  wasm: { type: 'boolean' },
  minutes: { type: 'string' },
  target: { type: 'string', multiple: true },
  jobs: { type: 'string' },
  seed: { type: 'string' },
});

await script(import.meta.url, help, flags, async ({ wasm, minutes = '10', target, jobs, seed }) => {
  const inC = fuzzTargets('.c');
  const all = [...inC, ...fuzzTargets('.js')];
  const waiting = [...(target ?? all)];
  const unknown = waiting.find((name) => !all.includes(name));
  if (unknown) throw new Failure(`There is no target ${unknown}: there are ${all.join(', ')}.`);
  if (wasm) {
    if (!(await replay(waiting))) throw new Failure('Faults were found.');
    return;
  }
  const seconds = Math.ceil(60 * readNumber(minutes, 'minutes'));
  const atOnce = readNumber(jobs ?? String(availableParallelism()), 'jobs');
  if (waiting.some((name) => inC.includes(name))) {
    await setUp(forFuzzing);
    await build('fuzz', ['fuzzers']);
  }
  let isClean = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await fuzz(next, { seconds, seed }))) isClean = false;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (!isClean) throw new Failure('Faults were found.');
});
