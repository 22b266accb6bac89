// Every link of a document leads to a file that is there, and to a heading in it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../scripts/lib/files.js';
import { project } from '../scripts/lib/tools.js';

const documents = listFiles(['.'], ['.md']);

/** @param {string} file */
const read = (file) => readFileSync(join(project, file), 'utf8');

/** The address of a heading, as code hosts make it. @param {string} heading */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** @param {string} file */
const headings = (file) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text]) => slugOf(text));

/** What a document links to here: not a place of the web. @param {string} file */
const linksOf = (file) =>
  [...read(file).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^\w+:/.test(link));

test('every link of a document leads to a file, and to a heading that is in it', () => {
  assert.ok(documents.flatMap(linksOf).length > 100);
  const broken = documents.flatMap((file) =>
    linksOf(file)
      .filter((link) => {
        const [path, heading] = link.split('#');
        const target = path ? join(dirname(file), path) : file;
        if (!existsSync(join(project, target))) return true;
        return heading !== undefined && !headings(target).includes(heading);
      })
      .map((link) => `${file}: ${link}`),
  );
  assert.deepEqual(broken, []);
});
