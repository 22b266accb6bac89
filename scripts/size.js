// Prints how large the module and the page are, as they lie and compressed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from './lib/files.js';
import { project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/size.js

Prints the size in bytes of every file in web/ (kakutei.wasm among them, once
it is built) raw, with gzip and with brotli, and the totals.`;

/** @param {(string | number)[]} cells */
function line([name, ...sizes]) {
  return String(name).padEnd(40) + sizes.map((size) => String(size).padStart(10)).join('');
}

await script(import.meta.url, help, {}, () => {
  const files = listFiles(['web']).filter((file) => !file.endsWith('.md'));
  const rows = files.map((file) => {
    const bytes = readFileSync(join(project, file));
    return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  });
  say(line(['file', 'raw', 'gzip', 'brotli']));
  files.forEach((file, index) => say(line([file, ...rows[index]])));
  const total = [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + row[column], 0));
  say(line(['total', ...total]));
});
