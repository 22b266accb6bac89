// dist/package: what `npm pack` packs. Pages and modules have the same places as in web/, so that a server of this
// folder offers every way in. With them come the types, the page in one file, and in web/cli/ the command-line filter
// for Node.
import { join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { project, run } from '../lib/tools.js';
import { elementsManifest } from './elements.js';
import { bundle, copy, read, write } from './files.js';
import { SHEETS, squeezeSheets } from './styles.js';

/** The fields of package.json that are only for work on the project. */
const ours = new Set(['scripts', 'devDependencies', 'optionalDependencies', 'prettier', 'private']);

/** Files that only the built site needs, and the picture of the README. */
const left = /^web\/(sw\.js|app\.webmanifest|icons\/.*\.png)$/;

/**
 * Such workers are bundled here, so that they share no module with web/engine/worker.js. Parcel 2.16 puts shared modules
 * into a bundle of their own and then registers none of them, so that no worker starts.
 */
const WHOLE = /^web\/engine\/\w+-worker\.js$/;

/** Needs the single file, which is made first. */
export async function makePackage() {
  const files = listFiles(['web']).filter((file) => !left.test(file));
  copy(['dist/kakutei.html'], () => 'dist/package/kakutei.html');
  copy(
    [...files, 'README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md'],
    (file) => `dist/package/${file}`,
  );
  for (const file of files.filter((file) => SHEETS.test(file))) {
    write(`dist/package/${file}`, await squeezeSheets(read(file)));
  }
  for (const file of files.filter((file) => WHOLE.test(file))) {
    const { outputFiles } = await bundle({ entryPoints: [file], format: 'esm' });
    write(`dist/package/${file}`, outputFiles[0].contents);
  }
  const entries = Object.entries(JSON.parse(read('package.json')));
  const rest = Object.fromEntries(entries.filter(([key]) => !ours.has(key)));
  write('dist/package/package.json', `${JSON.stringify(rest, null, 2)}\n`);
  run(join(project, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.types.json'], {
    quiet: true,
  });
  const elements = await elementsManifest();
  write('dist/package/custom-elements.json', `${JSON.stringify(elements, null, 2)}\n`);
}
