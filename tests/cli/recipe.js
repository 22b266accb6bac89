// The recipes of the README, which are run as they are written there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/lib/tools.js';

/** The one block of the README in which a word stands. @param {string} word */
export function recipe(word) {
  const blocks = readFileSync(join(project, 'README.md'), 'utf8').matchAll(
    /^```\w*\n(.*?)^```$/gms,
  );
  const found = [...blocks].map(([, text]) => text).filter((text) => text.includes(word));
  assert.equal(found.length, 1, `one recipe of the README has ${word}`);
  return found[0];
}
