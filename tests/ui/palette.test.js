// The one palette: the pages' style sheet and the elements' sheets agree with the table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { project } from '../../scripts/lib/tools.js';
import { paletteCss, path } from '../../scripts/palette.js';
import { COLOURS, FONTS, coloursFor } from '../../web/ui/palette.js';

const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');

test('palette.css is what the table says (node scripts/palette.js writes it)', async () => {
  assert.equal(read(path), await paletteCss());
});

test('each page has the palette before its other styles', () => {
  for (const page of ['web/index.html', 'web/help.html', 'web/embed.html']) {
    const [first] = read(page).match(/rel="stylesheet" href="[^"]+"/) ?? [];
    assert.equal(first, 'rel="stylesheet" href="ui/palette.css"', page);
  }
});

test('an element takes a colour from the host’s page, or ours', () => {
  assert.equal(
    coloursFor(['ink', 'set-line']).replace(/\s+/g, ' '),
    '--_ink: var(--kakutei-ink, light-dark(#1c1b1a, #ece8e1)); ' +
      '--_set-line: var(--kakutei-set-line, light-dark(#386eac, #7fb0e6));',
  );
});

test('the styles of the pages use no colour or font that is not in it', () => {
  const known = [...Object.keys(COLOURS), ...Object.keys(FONTS)];
  const files = listFiles(['web/app', 'web/help'], ['.css', 'styles.js']);
  const own = files.map(read).join('');
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/var\(--([\w-]+)/g)]
      .filter(([, name]) => !known.includes(name) && !own.includes(`--${name}: `))
      .map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});
