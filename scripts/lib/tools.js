// What all scripts share: where the project is, which programs exist, how to run a command, and how a script begins
// and fails. It uses only Node itself, as it runs before npm has.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const project = fileURLToPath(new URL('../..', import.meta.url));

/** A fault whose message is enough: it is shown without a stack. */
export class Failure extends Error {}

/**
 * @param {string} name
 * @param {string | undefined} [folders] as in PATH
 * @returns {string | null} the program's full path
 */
export function findProgram(name, folders = process.env.PATH) {
  for (const folder of (folders ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (folder && isProgram(file)) return file;
  }
  return null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The folder with `emcc` and `emcmake`: the one that EMSDK names, else the one on PATH. */
export function findEmscripten(env = process.env) {
  const sdk = env.EMSDK && join(env.EMSDK, 'upstream', 'emscripten');
  const found = [sdk, env.PATH].map((folders) => findProgram('emcc', folders)).find(Boolean);
  return found ? join(found, '..') : null;
}

/** The browser for the page tests, the lightest first; CHROMIUM may name another one. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return env.CHROMIUM;
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return names.map((name) => findProgram(name, env.PATH)).find(Boolean) ?? null;
}

/**
 * Runs a command in the project's folder; its output goes where ours goes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: output only if it fails
 */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!error && status === 0) return;
  if (quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  const reason = error ? error.message : `exit status ${status}`;
  throw new Failure(`This command failed (${reason}):\n  ${[program, ...args].join(' ')}`);
}

/**
 * Runs a command in the project's folder without waiting for it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ passed: boolean, reason: string, output: string }>} how it ended, and all that it printed
 */
export function runBeside(program, args, { cwd = project, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    const end = (/** @type {boolean} */ passed, /** @type {string} */ reason) =>
      resolve({ passed, reason, output: Buffer.concat(output).toString() });
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (status, signal) =>
      end(status === 0, signal ? `ended by ${signal}` : `exit status ${status}`),
    );
  });
}

/** The same for a command that has to succeed; what it prints is shown only if it fails. @param {Parameters<typeof runBeside>} command */
export async function mustRun(...command) {
  const { passed, reason, output } = await runBeside(...command);
  if (passed) return;
  process.stderr.write(output);
  const [program, args] = command;
  throw new Failure(`This command failed (${reason}):\n  ${[program, ...args].join(' ')}`);
}

/** @param {string} message */
export function say(message) {
  process.stdout.write(`${message}\n`);
}

/**
 * The body of a script. Does nothing when the module is only imported.
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {string} url the script's import.meta.url
 * @param {string} help
 * @param {Options} options as parseArgs takes them; --help is added
 * @param {(values: Record<string, any>, rest: string[]) => void | Promise<void>} body
 */
export async function script(url, help, options, body) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (/** @type {any} */ (values).help) return say(help.trim());
    await body(values, positionals);
  } catch (error) {
    const { code, message, stack } = /** @type {any} */ (error);
    const plain = error instanceof Failure || code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${plain ? message : stack}\n`);
    process.exitCode = 1;
  }
}
