// Runs every check that reads the sources only, and says in the end which of them found something.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/files.js';
import { lintC } from './lib/static.js';
import { Failure, findProgram, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/lint.js [--fix]

Runs eslint, prettier, the TypeScript compiler (checks only), html-validate,
stylelint and clang-format; clang-tidy, gcc's analyzer and cppcheck on the C
sources. With --fix those that can mend the files do so.`;

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

/**
 * clang-format shows each wrong line twice over: the names of the files say enough.
 * @param {boolean} fix
 */
function clangFormat(fix) {
  const program = findProgram('clang-format');
  const files = listFiles(['engine', 'tests'], ['.c', '.h']);
  if (files.length === 0) return true;
  if (!program) {
    say('clang-format: skipped, it is not installed (npm run setup installs it)');
    return true;
  }
  const args = [...(fix ? ['-i'] : ['--dry-run', '-Werror']), ...files];
  const { status, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  const wrong = new Set([...stderr.matchAll(/^(.+?):\d+:\d+: error/gm)].map(([, file]) => file));
  for (const file of wrong) say(`${file}: not laid out as clang-format does it (--fix mends it)`);
  if (status !== 0 && wrong.size === 0) say(`clang-format: ${stderr}`);
  return status === 0;
}

/**
 * Runs one check; what it prints is shown in one piece.
 * @param {{ tool: string, args: string[] }} check
 * @returns {Promise<boolean>} whether all is in order
 */
const passes = ({ tool, args }) =>
  new Promise((resolve, reject) => {
    const child = spawn(join(project, 'node_modules', '.bin', tool), args, { cwd: project });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });

/** @param {{ fix?: boolean }} [options] */
export async function lint({ fix = false } = {}) {
  const bin = join(project, 'node_modules', '.bin');
  if (!existsSync(bin)) throw new Failure('No npm packages found. Please run: npm run setup');
  const failed = clangFormat(fix) ? [] : ['clang-format'];
  const wanted = checks(fix).filter(({ files }) => files?.length !== 0);
  const running = [lintC().then((tools) => void failed.push(...tools))];
  for (const check of wanted) {
    const run = passes(check).then((passed) => void (passed || failed.push(check.tool)));
    // Two tools that mend a file at the same time undo each other's work.
    if (fix) await run;
    running.push(run);
  }
  await Promise.all(running);
  const names = [...new Set(failed)].join(', ');
  if (names) throw new Failure(`Something to mend was found by: ${names}`);
  say('All sources are in order.');
}

await script(import.meta.url, help, { fix: { type: 'boolean' } }, lint);
