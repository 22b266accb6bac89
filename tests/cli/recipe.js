// The recipes of engine/cli/clusters.md, run as they are written there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/lib/tools.js';

/** The only block of that page that contains a word. @param {string} word */
export function recipe(word) {
  const blocks = readFileSync(join(project, 'engine/cli/clusters.md'), 'utf8').matchAll(
    /^```\w*\n(.*?)^```$/gms,
  );
  const found = [...blocks].map(([, text]) => text).filter((text) => text.includes(word));
  assert.equal(found.length, 1, `one recipe has ${word}`);
  return found[0];
}
