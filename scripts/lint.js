// Runs every check that only reads the sources, and reports at the end which of them found something.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './lib/files.js';
import { runJobs } from './lib/jobs.js';
import { sharesOf, staticChecks } from './lib/static.js';
import { Failure, findProgram, project, runBeside, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/lint.js [--fix]

Runs eslint, prettier, the TypeScript compiler (checks only), html-validate,
stylelint and clang-format; clang-tidy, cppcheck and gcc's analyzer on the C
sources. npm test does the same, but for those three. With --fix those that can
mend the files do so.`;

/** The programs of the npm packages. */
const bin = join(project, 'node_modules', '.bin');

/** @param {boolean} fix */
function checks(fix) {
  const html = listFiles(['web', 'tests'], ['.html']);
  const css = listFiles(['web'], ['.css']);
  const pretty = [
    ...listFiles(['web'], ['.js', '.ts', '.css', '.html', '.json', '.webmanifest']),
    ...listFiles(['scripts', 'tests'], ['.js', '.css', '.html']),
  ];
  return [
    { tool: 'eslint', args: fix ? ['--fix', '.'] : ['.'] },
    {
      tool: 'prettier',
      args: [fix ? '--write' : '--check', '--log-level=warn', '*.{js,json}', ...pretty],
    },
    { tool: 'tsc', args: ['-p', 'tsconfig.json'] },
    { tool: 'tsc', args: ['-p', 'tsconfig.worker.json'], files: workerFiles() },
    { tool: 'html-validate', args: html, files: html },
    { tool: 'stylelint', args: fix ? ['--fix', ...css] : css, files: css },
  ];
}

function workerFiles() {
  return listFiles(['web/engine', 'web/game', 'web/story', 'web/sw.js'], ['.js']);
}

/** clang-format shows each wrong line twice; the names of the files are enough. @param {boolean} fix @returns {Promise<string>} */
async function clangFormat(fix) {
  const files = listFiles(['engine', 'tests'], ['.c', '.h']);
  const args = [...(fix ? ['-i'] : ['--dry-run', '-Werror']), ...files];
  const { passed, output } = await runBeside('clang-format', args);
  if (passed) return '';
  const wrong = new Set([...output.matchAll(/^(.+?):\d+:\d+: error/gm)].map(([, file]) => file));
  const mend = 'not laid out as clang-format does it (--fix mends it)';
  return [...wrong].map((file) => `${file}: ${mend}\n`).join('') || `clang-format: ${output}`;
}

/** @typedef {{ tool: string, isPackage: boolean, run: () => Promise<string> }} Task returns its findings, or nothing */

/**
 * All tasks, in pieces that can run side by side.
 * @param {{ fix?: boolean, isThorough?: boolean, isThere?: (tool: string) => unknown }} [options] isThorough: with
 *   clang-tidy, cppcheck and the analyzer of gcc; isThere: whether a program of the system will be there when the tasks run
 * @returns {Task[]}
 */
export function lintTasks({ fix = false, isThorough = true, isThere = findProgram } = {}) {
  const ofC = [
    { tool: 'clang-format', shares: [() => clangFormat(fix)] },
    ...(isThorough ? staticChecks() : []).map((check) => ({
      tool: check.tool,
      shares: sharesOf(check),
    })),
  ].flatMap(({ tool, shares }) => {
    if (isThere(tool)) return shares.map((run) => ({ tool, isPackage: false, run }));
    say(`${tool}: skipped, it is not installed (npm run setup installs it)`);
    return [];
  });
  const ofPackages = checks(fix)
    .filter(({ files }) => files?.length !== 0)
    .map(({ tool, args }) => ({
      tool,
      isPackage: true,
      run: async () => {
        const { passed, reason, output } = await runBeside(join(bin, tool), args);
        return passed ? '' : output || `${tool}: ${reason}\n`;
      },
    }));
  return [...ofPackages, ...ofC];
}

/** What the checks found, each piece with its tool. */
export class Findings {
  #found = /** @type {{ tool: string, text: string }[]} */ ([]);

  /** @param {Task} task */
  async take({ tool, run }) {
    const text = await run();
    if (text) this.#found.push({ tool, text });
  }

  /** @throws if there are any, with what they are */
  end() {
    if (this.#found.length === 0) return;
    const names = [...new Set(this.#found.map(({ tool }) => tool))].join(', ');
    const texts = this.#found.map(({ text }) => text).join('');
    throw new Failure(`${texts}Something to mend was found by: ${names}`);
  }
}

/** @param {{ fix?: boolean }} [options] */
export async function lint({ fix = false } = {}) {
  if (!existsSync(bin)) throw new Failure('No npm packages found. Please run: npm run setup');
  const findings = new Findings();
  const jobs = lintTasks({ fix }).map((task, at) => ({
    name: `${task.tool} ${at}`,
    run: () => findings.take(task),
  }));
  // Two tools that correct a file at the same time undo each other's work.
  await runJobs(jobs, fix ? 1 : availableParallelism());
  findings.end();
  say('All sources are in order.');
}

await script(import.meta.url, help, { fix: { type: 'boolean' } }, lint);
