// Makes what is shipped from web/: dist/package (what `npm pack` packs), dist/site (the page with its
// service worker, to be copied anywhere) and dist/kakutei.html (all of it in one file).
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildShipped } from './build.js';
import { project, say, script } from './lib/tools.js';
import { makePackage } from './ship/package.js';
import { makeSingleFile } from './ship/single-file.js';
import { makeSite } from './ship/site.js';

const help = `
Usage: node scripts/dist.js [--built]

Builds what is wasm, then writes dist/package, dist/site and
dist/kakutei.html. Needs the npm packages (npm run setup). With --built what is
wasm has just been built.`;

/** Makes everything that ships readable for all, as servers and archives keep the rights of files. */
function openToAll() {
  const dist = join(project, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    const status = statSync(file);
    chmodSync(file, status.isDirectory() || status.mode & 0o100 ? 0o755 : 0o644);
  }
}

/** @param {{ built?: boolean }} [options] whether the wasm has just been built */
export async function dist({ built = false } = {}) {
  if (!built) {
    say('Building kakutei.wasm …');
    await buildShipped();
  }
  say('Writing dist/ …');
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  await makeSite();
  await makeSingleFile();
  await makePackage();
  openToAll();
}

await script(import.meta.url, help, { built: { type: 'boolean' } }, dist);
