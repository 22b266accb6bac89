// What every part of the build needs to put files into dist/.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, project } from '../lib/tools.js';
import { squeezing } from './styles.js';

/** @param {string} path in the project */
export const read = (path) => readFileSync(join(project, path), 'utf8');

/** The text that every copy of the page needs: the licence, the names of others, the credits of the README. */
export function licence() {
  const credits = read('README.md').match(/^## Credits\n(.*?)(?=^## )/ms);
  if (!credits) throw new Failure('README.md has no part "Credits".');
  return `${read('LICENSE')}\n${read('NOTICE')}\nCredits\n${credits[1]}`.trimEnd();
}

/** @param {string | NodeJS.ArrayBufferView} content @param {'hex' | 'base64'} [form] */
export const sha256 = (content, form = 'hex') => createHash('sha256').update(content).digest(form);

/** @param {string} path in the project @param {string | Uint8Array} content */
export function write(path, content) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

/** @param {string[]} files in the project @param {(file: string) => string} target */
export function copy(files, target) {
  for (const file of files) {
    mkdirSync(dirname(join(project, target(file))), { recursive: true });
    cpSync(join(project, file), join(project, target(file)));
  }
}

const esbuild = () =>
  import('esbuild').catch(() => {
    throw new Failure('No npm packages found. Please run: npm run setup');
  });

/** What all our bundles share. */
const common = /** @type {const} */ ({ minify: true, target: 'es2022', charset: 'utf8' });

/**
 * Bundles as esbuild does.
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<import('esbuild').BuildResult<{ write: false }>>}
 */
export async function bundle(options) {
  const { build } = await esbuild();
  return build({
    ...common,
    absWorkingDir: project,
    bundle: true,
    // Pieces that are loaded later name what is there already (web/solver/README.md, "Loaded later").
    logOverride: { 'ignored-bare-import': 'silent' },
    ...options,
    plugins: [squeezing, ...(options.plugins ?? [])],
    write: false,
  });
}

/** @param {string} code of a module @returns {Promise<string>} */
export async function minified(code) {
  const { transform } = await esbuild();
  return (await transform(code, { ...common, format: 'esm' })).code;
}
