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

export function makeConsumer() {
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
  const [info] = JSON.parse(runIn('.', 'npm', 'pack', '--json', '--offline', shipped));
  const install = (/** @type {string} */ folder) =>
    runIn(
      folder,
      'npm',
      ...['install', '--offline', '--no-save', '--no-audit', '--no-fund', '--omit=dev'],
      join(home, info.filename),
    );
  install('.');
  cpSync(join(home, 'node_modules/kakutei/web/embed/examples'), home, { recursive: true });

  return {
    home,
    runIn,
    install,
    /** The names of all files in the package. @type {string[]} */
    files: info.files.map((/** @type {{ path: string }} */ { path }) => path),
    /** @param {string} program @param {string[]} args */
    run: (program, ...args) => runIn('.', program, ...args),
    /** @param {string} file */
    read: (file) => readFileSync(join(home, file), 'utf8'),
    /** @param {string} file @param {string} text */
    write: (file, text) => writeFileSync(join(home, file), text),
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}
