// Prints how large the module, the page and the element are, as files and compressed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from './lib/files.js';
import { limits } from './lib/limits.js';
import { moduleSizes, modules } from './lib/modules.js';
import { project, say, script } from './lib/tools.js';
import { bundle } from './ship/files.js';
import { isKeptLater, isOfPhotos } from './ship/site.js';

const help = `
Usage: node scripts/size.js

Prints the size in bytes of every file in web/ (kakutei.wasm among them, once
it is built) raw, with gzip and with brotli, the totals, and what the element
needs when it is bundled. Needs the npm packages (npm run setup).`;

/** @param {(string | number)[]} cells */
function line([name, ...sizes]) {
  return String(name).padEnd(40) + sizes.map((size) => String(size).padStart(10)).join('');
}

/** @param {Uint8Array} bytes */
const sizes = (bytes) => [
  bytes.length,
  gzipSync(bytes, { level: 9 }).length,
  brotliCompressSync(bytes).length,
];

/** @param {number[][]} rows */
const sum = (rows) => [0, 1, 2].map((column) => rows.reduce((all, row) => all + row[column], 0));

/** All that <kakutei-solver> needs, as a bundler ships it: its code, the worker's, the engine. */
async function elementSizes() {
  const { outputFiles } = await bundle({
    entryPoints: ['web/embed/element.js', 'web/engine/worker.js'],
    outdir: 'dist',
    format: 'esm',
    splitting: true,
  });
  const engine = readFileSync(join(project, 'web/kakutei.wasm'));
  return sum([...outputFiles.map(({ contents }) => contents), engine].map(sizes));
}

/** Files that no browser asks for, as it has vectors, and as the Help has the licence. */
const unasked = [
  ...modules.filter(({ insteadOf }) => insteadOf).map(({ name }) => `dist/site/${name}.wasm`),
  'dist/site/LICENSE',
];

/** The sizes that have limits, of the last build. Needs dist/. */
export function limitedSizes() {
  const site = listFiles(['dist/site']).filter((file) => !unasked.includes(file));
  const pressed = (/** @type {(file: string) => boolean} */ isMeant) =>
    sum(site.filter(isMeant).map((file) => sizes(readFileSync(join(project, file)))))[2];
  const [photos, later, first] = [
    pressed(isOfPhotos),
    pressed(isKeptLater),
    pressed((file) => !isKeptLater(file) && !isOfPhotos(file)),
  ];
  return [
    ...moduleSizes(),
    { what: 'the page in dist/site, with brotli', bytes: first, most: limits.page },
    { what: 'what is loaded for techniques, with brotli', bytes: later, most: limits.later },
    { what: 'what is loaded for photos, with brotli', bytes: photos, most: limits.photos },
  ];
}

await script(import.meta.url, help, {}, async () => {
  const files = listFiles(['web']).filter((file) => !/^web\/cli\/|\.md$/.test(file));
  const rows = files.map((file) => sizes(readFileSync(join(project, file))));
  say(line(['file', 'raw', 'gzip', 'brotli']));
  files.forEach((file, index) => say(line([file, ...rows[index]])));
  say(line(['total', ...sum(rows)]));
  say(line(['<kakutei-solver>, bundled', ...(await elementSizes())]));
});
