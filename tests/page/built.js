// Finds a module in the built site, whose file has another name in each version, by something that stands in it.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';

need('dist');

const folder = join(project, 'dist/site/engine');

/** @param {string} words @returns {{ file: string, text: string }} file: its path in the site */
export function builtWith(words) {
  const found = readdirSync(folder)
    .map((file) => ({ file: `engine/${file}`, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => text.includes(words));
  assert.equal(found.length, 1, `${words} stands in one file: ${found.map(({ file }) => file)}`);
  return found[0];
}
