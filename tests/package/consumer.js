// Somebody else's project: the package packed, installed without a network, and our examples in it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findProgram, project } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';

need('dist');

export const shipped = join(project, 'dist/package');

const bin = join(project, 'node_modules/.bin');
export const tool = (/** @type {string} */ name) => join(bin, name);

/** The system's own, or else the one that npm installs, a binary for one system. */
export const deno = findProgram('deno') ?? join(project, 'node_modules/@deno/linux-x64-glibc/deno');
export const noDeno =
  spawnSync(deno, ['--version']).status === 0 ? false : 'no Deno on the PATH or in node_modules';

/** @typedef {ReturnType<typeof makeConsumer>} Consumer */

/**
 * @param {{ isCopied?: boolean }} [options] isCopied: the files are copied, not packed and installed, which is enough
 * for a test that only reads them
 */
export function makeConsumer({ isCopied = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    DENO_DIR: join(home, '.deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  };

  /** @param {string} folder in the project @param {string} program @param {string[]} args */
  const runIn = (folder, program, ...args) =>
    execFileSync(program, args, {
      cwd: join(home, folder),
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  writeFileSync(join(home, 'package.json'), '{ "name": "consumer", "type": "module" }');
  const install = () => {
    const [{ filename, files }] = JSON.parse(
      runIn('.', 'npm', 'pack', '--json', '--offline', shipped),
    );
    const options = ['--offline', '--no-save', '--no-audit', '--no-fund', '--omit=dev'];
    runIn('.', 'npm', 'install', ...options, join(home, filename));
    return files.map((/** @type {{ path: string }} */ { path }) => path);
  };
  /** @type {string[]} */
  const files = isCopied ? [] : install();
  if (isCopied) cpSync(shipped, join(home, 'node_modules/kakutei'), { recursive: true });
  cpSync(join(home, 'node_modules/kakutei/web/embed/examples'), home, { recursive: true });

  return {
    home,
    runIn,
    /** The names of all files in the package that was packed. */
    files,
    /** @param {string} program @param {string[]} args */
    run: (program, ...args) => runIn('.', program, ...args),
    /** @param {string} file */
    read: (file) => readFileSync(join(home, file), 'utf8'),
    /** @param {string} file @param {string} text */
    write: (file, text) => writeFileSync(join(home, file), text),
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}
