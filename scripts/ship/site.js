// dist/site: the page, to be copied anywhere, with a service worker that knows every file by its hash.
//
// The one idea: scripts and styles keep their addresses, so what links to them (pages, embeds, the
// README) holds for web/ and for the site; but each is bundled, and what several share lies in chunks in
// engine/, from where ../kakutei.wasm, ../help.html and ./worker.js are what they are in web/.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../lib/files.js';
import { project } from '../lib/tools.js';
import { bundle, copy, licence, read, sha256, write } from './files.js';

/** What a page, a worker or somebody else's page asks for by its address. */
const entries = [
  'index.js',
  'app/main.js',
  'app/help-main.js',
  'embed/frame.js',
  'embed/element.js',
  'embed/define.js',
  'embed/host.js',
  'engine/worker.js',
];

/** The pages, each with its script. */
const pages = {
  'index.html': 'app/main.js',
  'help.html': 'app/help-main.js',
  'embed.html': 'embed/frame.js',
};

/** @returns {Promise<import('esbuild').Metafile['outputs']>} what each script imports */
async function makeCode() {
  const code = await bundle({
    entryPoints: entries.map((file) => `web/${file}`),
    outdir: 'dist/site',
    outbase: 'web',
    format: 'esm',
    splitting: true,
    chunkNames: 'engine/shared-[hash]',
  });
  const rest = await bundle({
    entryPoints: listFiles(
      ['web/app', 'web/embed', 'web/ui'],
      ['.css', 'early.js', 'missing.js'],
    ).filter((file) => !file.includes('/examples/')),
    outdir: 'dist/site',
    outbase: 'web',
  });
  for (const { path, contents } of [...code.outputFiles, ...rest.outputFiles]) {
    write(relative(project, path), contents);
  }
  return code.metafile.outputs;
}

/**
 * The modules that a script needs from the beginning, without itself, so that all are preloaded at once.
 * What it loads on demand, such as a language, is not among them.
 * @param {import('esbuild').Metafile['outputs']} outputs @param {string} script
 */
function needs(outputs, script) {
  const found = new Set([script]);
  for (const file of found) {
    for (const { path, external, kind } of outputs[file].imports) {
      if (!external && kind !== 'dynamic-import') found.add(path);
    }
  }
  found.delete(script);
  return [...found].map((file) => file.replace('dist/site/', ''));
}

/** @param {import('esbuild').Metafile['outputs']} outputs */
function makePages(outputs) {
  for (const [name, script] of Object.entries(pages)) {
    const links = needs(outputs, `dist/site/${script}`).map(
      (file) => `<link rel="modulepreload" href="${file}" />`,
    );
    let page = read(`web/${name}`);
    if (name === 'index.html') {
      links.push('<link rel="manifest" href="app.webmanifest" />');
      links.push('<link rel="apple-touch-icon" href="icons/apple-touch-180.png" />');
      // The mark by which web/app/offline.js sees that there is something to register.
      page = page.replace('<html ', '<html data-offline="sw.js" ');
    }
    page = page.replace('</head>', `${links.join('\n')}\n</head>`);
    write(`dist/site/${name}`, page.replace(/\n\s+/g, '\n'));
  }
}

async function makeServiceWorker() {
  // Lists leave dist/ out unless it is named.
  const list = listFiles(['dist/site']).map((file) => [
    file.replace('dist/site/', ''),
    // 48 bits tell a broken answer from a good one, and the list is part of every visit.
    sha256(readFileSync(join(project, file))).slice(0, 12),
  ]);
  const precache = JSON.stringify(Object.fromEntries(list), null, 2);
  const { outputFiles } = await bundle({ entryPoints: ['web/sw.js'] });
  write('dist/site/sw.js', `self.precache = ${precache};\n${outputFiles[0].text}`);
}

const inSite = (/** @type {string} */ file) => file.replace('web/', 'dist/site/');

export async function makeSite() {
  const copied = listFiles(['web'], ['.svg', '.png', '.wasm', '.webmanifest']).filter(
    (file) =>
      !/^web\/(cli\/|embed\/examples\/|icons\/screenshot\.png|kakutei-techniques)/.test(file),
  );
  copy(copied, inSite);
  makePages(await makeCode());
  await makeServiceWorker();
  // For who imports the site's engine and rates: no page does, and so it is kept nowhere.
  copy(['web/kakutei-techniques.wasm'], inSite);
  // For who copies the folder: no page asks for it, as the Help has the text, and so it is kept nowhere.
  write('dist/site/LICENSE', `${licence()}\n`);
}
