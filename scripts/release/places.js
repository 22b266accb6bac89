// Two places in which one commit is built. Both must give the same result.
//
// The one idea: the places differ in everything that a build must not depend on: path, time, language, time zone and
// the rights of new files. They share the machine and its tools.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, project } from '../lib/tools.js';

/** @typedef {{ folder: string, env: NodeJS.ProcessEnv, umask: number }} Place */

/** The folder in which a person works. @type {Place} */
export const here = { folder: project, env: {}, umask: process.umask() };

/** @param {string} home an empty folder @returns {Place[]} */
export const placesIn = (home) => [
  { folder: join(home, 'first'), env: { TZ: 'UTC', LC_ALL: 'C' }, umask: 0o022 },
  {
    folder: join(home, 'another-path', 'that-is-longer'),
    env: { TZ: 'Asia/Kolkata', LC_ALL: 'tr_TR.UTF-8' },
    umask: 0o077,
  },
];

/**
 * @param {Place} place @param {string} program @param {string[]} args
 * @param {string | Uint8Array} [input]
 * @returns {Buffer} what it wrote
 */
export function runAt({ folder, env, umask }, program, args, input) {
  const before = process.umask(umask);
  try {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      input,
      maxBuffer: 1 << 28,
    });
    if (!error && status === 0) return stdout;
    const reason = error?.message ?? `exit status ${status}\n${stdout}${stderr}`.trim();
    throw new Failure(`In ${folder} this failed: ${[program, ...args].join(' ')}\n${reason}`);
  } finally {
    process.umask(before);
  }
}

/** @returns {string} the commit that is released */
export function headCommit() {
  return runAt(here, 'git', ['rev-parse', 'HEAD']).toString().trim();
}

/** Puts the files of a commit there, and builds all that is shipped. @param {Place} place @param {string} commit */
export function buildAt(place, commit) {
  mkdirSync(place.folder, { recursive: true });
  const files = spawnSync('git', ['archive', commit], { cwd: project, maxBuffer: 1 << 28 }).stdout;
  // With new times and rights, as in a fresh clone of the repository.
  runAt(place, 'tar', ['-x', '--touch', '--no-same-permissions'], files);
  symlinkSync(join(project, 'node_modules'), join(place.folder, 'node_modules'));
  runAt(place, process.execPath, ['scripts/dist.js']);
}
