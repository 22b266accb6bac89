// Mutation testing: makes small changes in the sources, one at a time, and sees whether a test fails. This file has
// what all languages share; scripts/mutate/engine.js and scripts/mutate/js.js know how to change and to try one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/files.js';
import { Failure, project, say, script } from './lib/tools.js';
import { explanationOf, readExplained } from './mutate/explained.js';
import { isOf, mutantsOf, read } from './mutate/mutants.js';
import { counts, figures, isAlive, table, told } from './mutate/results.js';

const help = `
Usage: node scripts/mutate.js [--part engine|game|story|model|solver]… [--count N]
                              [--seed N] [--file PATH]… [--only PATH:LINE]…
                              [--again] [--resume] [--quick]

Changes the sources of a part (all of them unless said otherwise) in a copy
below build/mutate, one small change at a time: a condition negated, < and <=,
+ and -, a constant one more or less, a statement left out … After each it runs
the tests that reach the line, the quickest first, until one fails. Prints the
changes that no test notices, and a table; exit status 1 if fewer than 95 of 100
are noticed. tests/mutants/ has those that nobody can notice, and why.

  --count N     how many changes that count are tried in each part (500 in the
                engine, 100 in each of the others)
  --seed N      another choice of them (1)
  --file PATH   only in this file, as often as one likes
  --only P:L    all that there are on this line of this file
  --again       only those that the last run of that part left alive, as long as
                the sources are the same
  --resume      goes on where the last run of that part was ended
  --quick       only the quick tests: of the engine, those in C`;

/**
 * @typedef {object} Language
 * @property {Record<string, string>} parts the folder of each
 * @property {string} ending of the names of its files
 * @property {(text: string) => import('./mutate/choice.js').Change[]} changesOf
 * @property {(folder: string, options: { quick?: boolean }) => Promise<Judge>} prepare makes the copy in a folder, and
 *   prepares the tests
 */
/**
 * Tries one mutant.
 * @callback Judge
 * @param {import('./mutate/choice.js').Mutant & { text: string, lines: [first: number, last: number] }} mutant with the
 *   file's text as changed, and the lines, as they are without the change, that it is about
 * @returns {Promise<import('./mutate/results.js').Verdict>}
 */
/** @typedef {import('./mutate/results.js').Result} Result */

/** @returns {Promise<Language[]>} */
async function allLanguages() {
  return Promise.all(
    ['engine', 'js'].map(async (name) => (await import(`./mutate/${name}.js`)).language),
  );
}

/** @param {ReturnType<typeof mutantsOf>[number]} mutant @param {Judge} judge @returns {Promise<Result>} */
async function tried({ text, ...mutant }, judge) {
  const { file, line, from, into, what, start, end, to } = mutant;
  const last = line + text.slice(start, end).split('\n').length - 1;
  const changed = text.slice(0, start) + to + text.slice(end);
  const verdict = await judge({ ...mutant, text: changed, lines: [line, last] });
  return { file, line, from, into, what, ...verdict };
}

/** Adds the explanations of tests/mutants/ to the results that are alive. @param {Result[]} results */
function withReasons(results) {
  const all = listFiles(['tests/mutants'], ['.md']).flatMap((file) => readExplained(read(file)));
  return results.map((result) => ({
    ...result,
    reason: isAlive(result) ? explanationOf(all, result)?.reason : undefined,
  }));
}

/**
 * @param {Language} language @param {string} part
 * @param {Record<string, any>} values of the command line
 * @returns {Promise<Result[]>}
 */
async function runPart(language, part, { count, seed, file: files, only, again, resume, quick }) {
  const folder = join(project, 'build/mutate', part);
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, 'results.json');
  /** @type {Result[]} */
  const results = again || resume ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const alive = again ? results.filter(isAlive) : undefined;
  const mutants = mutantsOf(language, part, { seed, files, only, again: alive });
  say(`${part}: ${mutants.length} changes to choose from`);
  const judge = await language.prepare(folder, { quick });
  for (const mutant of resume ? mutants.slice(results.length) : mutants) {
    if (!again && results.filter(counts).length === count) break;
    const result = await tried(mutant, judge);
    const before = alive?.find((one) => isOf(one, result));
    if (before) Object.assign(before, { by: undefined }, result);
    else results.push(result);
    if (!files && !only) writeFileSync(kept, JSON.stringify(results, null, 1));
  }
  return withReasons(results);
}

const flags = /** @type {const} */ ({
  part: { type: 'string', multiple: true },
  count: { type: 'string' },
  seed: { type: 'string', default: '1' },
  file: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  again: { type: 'boolean' },
  resume: { type: 'boolean' },
  quick: { type: 'boolean' },
});

await script(import.meta.url, help, flags, async (values) => {
  const languages = await allLanguages();
  const parts = languages.flatMap((language) =>
    Object.keys(language.parts).map((part) => ({ language, part })),
  );
  const wanted = parts.filter(({ part }) => !values.part || values.part.includes(part));
  if (wanted.length === 0)
    throw new Failure(`The parts are ${parts.map((p) => p.part).join(', ')}.`);
  const results = [];
  for (const { language, part } of wanted) {
    const count = Number(values.count ?? (part === 'engine' ? 500 : 100));
    const numbers = { count, seed: Number(values.seed) };
    results.push(...(await runPart(language, part, { ...values, ...numbers })));
  }
  for (const result of results.filter(isAlive)) say(told(result));
  say(table(results));
  if (figures(results).score < 0.95) process.exitCode = 1;
});
