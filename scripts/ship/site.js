// dist/site: the page, to be copied anywhere, with a service worker that knows every file by its hash.
//
// The one idea: scripts keep their addresses, so what links to them (pages, embeds, the README) holds for
// web/ and for the site; but each is bundled, and what several share lies in chunks in engine/, from where
// ../kakutei.wasm, ../help.html and ./worker.js are what they are in web/. A page has all its styles in one file; the first one,
// which is to be painted at once, has them inside, with the scripts that run before.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../lib/files.js';
import { modules } from '../lib/modules.js';
import { Failure, project } from '../lib/tools.js';
import { divide } from './chunks.js';
import { bundle, copy, licence, minified, read, sha256, write } from './files.js';
import { renaming, shortNames, shortening } from './names.js';
import { squeezingInRollup } from './styles.js';

/** Modules that a page, a worker or another site's page loads by their address. */
const entries = [
  'index.js',
  'app/main.js',
  'help/main.js',
  'embed/frame.js',
  'embed/element.js',
  'embed/define.js',
  'embed/host.js',
  ...listFiles(['web/engine'], ['worker.js']).map((file) => file.replace('web/', '')),
];

/** The files of the site that are kept for use without a network once a photo is read. @param {string} file */
export const isOfPhotos = (file) =>
  /^dist\/site\/(engine\/photo(-worker|s-.*)\.js|kakutei-photo\.wasm)$/.test(file);

/** Those that are kept after everything else. @param {string} file */
export const isKeptLater = (file) =>
  !isOfPhotos(file) &&
  (/^dist\/site\/engine\/(\w+-worker|techniques-.*)\.js$/.test(file) ||
    modules.some(({ name, isLater }) => isLater && file === `dist/site/${name}.wasm`));

/** The pages, each with its script. */
const pages = {
  'index.html': 'app/main.js',
  'help.html': 'help/main.js',
  'embed.html': 'embed/frame.js',
};

/** Chromium compiles all of such a script while it comes, and not each function when it is first called. */
export const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Rollup makes the scripts: it knows what is loaded already where a part is wanted later, so that the
 * first visit asks for few files.
 * @param {Map<string, string>} short names of texts
 * @returns {Promise<Map<string, readonly string[]>>} what each script imports
 */
async function makeScripts(short) {
  const { rollup } = await import('@rollup/wasm-node');
  const code = await rollup({
    input: Object.fromEntries(
      entries.map((file) => [file.replace('.js', ''), join(project, 'web', file)]),
    ),
    plugins: [squeezingInRollup, shortening(short)],
    // Such as modules that import each other in a circle.
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Failure(message);
    },
  });
  /** @type {ReturnType<typeof divide> | undefined} */
  let site;
  const { output } = await code.generate({
    format: 'es',
    // A page preloads what its script needs further down, and a part loaded later finds most of it there.
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    manualChunks: (id, graph) =>
      (site ??= divide(graph, join(project, 'web'), entries)).featureOf(id),
    // Seven is the least that Rollup takes for so many.
    chunkFileNames: ({ moduleIds }) => {
      if (moduleIds.every((id) => site?.isOfPhotos(id))) return 'engine/photos-[hash:7].js';
      const isLater = moduleIds.every((id) => site?.isLater(id));
      return isLater ? 'engine/techniques-[hash:7].js' : 'engine/shared-[hash:7].js';
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const first = [pages['index.html'], ...needs(imports, pages['index.html'])];
  for (const { fileName, code } of chunks) {
    const head = first.includes(fileName) ? COMPILED_AT_ONCE : '';
    write(`dist/site/${fileName}`, head + (await minified(code)));
  }
  return imports;
}

async function makePlainScripts() {
  const { outputFiles } = await bundle({
    entryPoints: ['web/app/early.js', 'web/ui/missing.js'],
    outdir: 'dist/site',
    outbase: 'web',
  });
  for (const { path, contents } of outputFiles) write(relative(project, path), contents);
}

/**
 * The modules that a script needs from the beginning, without itself, so that all are preloaded at once.
 * What it loads on demand, such as a language, is not among them.
 * @param {Map<string, readonly string[]>} imports @param {string} script
 */
function needs(imports, script) {
  const found = new Set([script]);
  for (const file of found) for (const other of imports.get(file) ?? []) found.add(other);
  found.delete(script);
  return [...found];
}

/** Puts the style sheets of a page into its last one, or into the page. @param {string} page @param {boolean} isInside @returns {Promise<string>} */
async function withOneSheet(page, isInside) {
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)" \/>\s*/g)];
  const names = links.map(([, name]) => name);
  const { outputFiles } = await bundle({
    stdin: {
      contents: names.map((name) => `@import './${name}';`).join('\n'),
      loader: 'css',
      resolveDir: join(project, 'web'),
    },
  });
  const [{ contents, text }] = outputFiles;
  if (!isInside) write(`dist/site/${names.at(-1)}`, contents);
  const [[last], ...others] = links.reverse();
  const rest = others.reduce((rest, [link]) => rest.replace(link, ''), page);
  return isInside ? inside(rest, last, 'style', text.trim()) : rest;
}

/** Puts what an element loads into the page; its policy knows it by hash. @param {string} page @param {string} element @param {'style' | 'script'} name @param {string} text */
const inside = (page, element, name, text) =>
  page
    .replace(element, () => `<${name}>${text}</${name}>`)
    .replace(`${name}-src 'self'`, `$& 'sha256-${sha256(text, 'base64')}'`);

/** @param {string} page @returns {string} with its plain scripts inside */
const withScripts = (page) =>
  [...page.matchAll(/<script src="([^"]+)"><\/script>/g)].reduce(
    (rest, [element, file]) => inside(rest, element, 'script', read(`dist/site/${file}`).trim()),
    page,
  );

/** @param {Map<string, readonly string[]>} imports of the scripts @param {(source: string) => string} rename */
async function makePages(imports, rename) {
  for (const [name, script] of Object.entries(pages)) {
    const preloads = needs(imports, script).map(
      (file) => `<link rel="modulepreload" href="${file}" />`,
    );
    const isFirst = name === 'index.html';
    const source = read(`web/${name}`).replace(/<!--.*?-->|(?<=\n)\s+/gs, '');
    let page = await withOneSheet(rename(source), isFirst);
    page = page.replace(/(?=<script type="module")/, () => `${preloads.join('\n')}\n`);
    if (isFirst) {
      // The mark that tells web/app/offline.js to register a service worker.
      page = page
        .replace('<html ', '<html data-offline="sw.js" ')
        .replace(
          '</head>',
          '<link rel="manifest" href="app.webmanifest" />' +
            '<link rel="apple-touch-icon" href="icons/apple-touch-180.png" /></head>',
        );
    }
    write(`dist/site/${name}`, isFirst ? withScripts(page) : page);
  }
}

/** Files by their addresses in the site. @param {string[]} files */
function listed(files) {
  const list = files.map((file) => [
    file.replace('dist/site/', ''),
    // 32 bits tell a broken answer from a good one, and the list is part of every visit.
    sha256(readFileSync(join(project, file))).slice(0, 8),
  ]);
  return Object.fromEntries(list);
}

/**
 * What the service worker is to know: the files that it keeps at once, later and when they are asked for, and of which
 * module a browser needs the double instead. Lists leave dist/ out unless it is named.
 */
export function keptLists(all = listFiles(['dist/site'])) {
  const doubles = modules.filter(({ insteadOf }) => insteadOf);
  return {
    precache: listed(all.filter((file) => !isKeptLater(file) && !isOfPhotos(file))),
    later: listed(all.filter(isKeptLater)),
    asked: listed(all.filter(isOfPhotos)),
    doubles: Object.fromEntries(
      doubles.map(({ name, insteadOf }) => [`${insteadOf}.wasm`, `${name}.wasm`]),
    ),
  };
}

async function makeServiceWorker() {
  const { outputFiles } = await bundle({ entryPoints: ['web/sw.js'] });
  const lists = Object.entries(keptLists()).map(
    ([name, list]) => `self.${name} = ${JSON.stringify(list)};\n`,
  );
  write('dist/site/sw.js', `${lists.join('')}${outputFiles[0].text}`);
}

const inSite = (/** @type {string} */ file) => file.replace('web/', 'dist/site/');

/** What is in the site as it is in web/. */
export function copyAsItIs() {
  const copied = listFiles(['web'], ['.svg', '.png', '.wasm', '.webmanifest']).filter(
    (file) => !/^web\/(cli\/|embed\/examples\/|icons\/screenshot\.png)/.test(file),
  );
  copy(copied, inSite);
}

export async function makeSite() {
  copyAsItIs();
  await makePlainScripts();
  const short = await shortNames();
  await makePages(await makeScripts(short), renaming(short));
  await makeServiceWorker();
  // For people who copy the folder. No page asks for it, as the Help has the text, so no browser keeps it.
  write('dist/site/LICENSE', `${licence()}\n`);
}
