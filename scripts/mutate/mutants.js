// All mutants of a part, in the order in which they are tried, as a person reads them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { project } from '../lib/tools.js';
import { inOrder } from './choice.js';

/** @typedef {import('../mutate.js').Language} Language */
/** @typedef {import('./results.js').Result} Result */

/** @param {string} file */
export const read = (file) => readFileSync(join(project, file), 'utf8');

/** @typedef {{ file: string, line: number, from: string, into: string }} Place */

/** @param {Place} one @param {Place} other */
export const isOf = (one, other) =>
  one.file === other.file &&
  one.line === other.line &&
  one.from === other.from &&
  one.into === other.into;

/**
 * The mutants of a part in the order in which they are tried.
 * @param {Language} language @param {string} part
 * @param {{ seed: number, files?: string[], only?: string[], again?: Result[] }} options
 */
export function mutantsOf(language, part, { seed, files, only, again }) {
  const all = listFiles([`${language.parts[part]}/`], [language.ending]).map((file) => {
    const text = read(file);
    return { file, text, changes: language.changesOf(text) };
  });
  const texts = new Map(all.map(({ file, text }) => [file, text]));
  return inOrder(all, seed)
    .map((mutant) => ({ ...mutant, text: texts.get(mutant.file) ?? '' }))
    .filter(({ file, line }) => !only || only.includes(`${file}:${line}`))
    .filter(({ file }) => !files || files.includes(file))
    .filter((mutant) => !again || again.some((one) => isOf(one, mutant)));
}
