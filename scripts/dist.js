// Makes what is shipped from web/ as it lies: dist/package (what `npm pack` packs), dist/site (the
// page with its service worker, to be copied anywhere) and dist/kakutei.html (all of it in one file).
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.js';
import { listFiles } from './lib/files.js';
import { drawIcon } from './lib/icons.js';
import { Failure, project, run, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/dist.js

Builds web/kakutei.wasm, then writes dist/package, dist/site and
dist/kakutei.html. Needs the npm packages (npm run setup).`;

/** What of package.json is for working on the project only. */
const ours = new Set(['scripts', 'devDependencies', 'prettier', 'stylelint', 'private']);

/** What the package's entries need; what only the page needs stays out. */
const packaged = ['web/index.js', 'web/kakutei.wasm'].concat(
  ['board', 'embed', 'engine', 'game', 'locales', 'story'].map((folder) => `web/${folder}`),
);

/** @param {string} path in the project */
const read = (path) => readFileSync(join(project, path), 'utf8');

/** @param {string | NodeJS.ArrayBufferView} content @param {'hex' | 'base64'} [form] */
const sha256 = (content, form = 'hex') => createHash('sha256').update(content).digest(form);

/** @param {string} path in the project @param {string | Uint8Array} content */
function write(path, content) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

/** @param {string[]} files in the project @param {(file: string) => string} target */
function copy(files, target) {
  for (const file of files) {
    mkdirSync(dirname(join(project, target(file))), { recursive: true });
    cpSync(join(project, file), join(project, target(file)));
  }
}

function makePackage() {
  const files = listFiles(packaged, ['.js', '.wasm', '.md']);
  copy([...files, 'README.md', 'LICENSE', 'CHANGELOG.md'], (file) => `dist/package/${file}`);
  const entries = Object.entries(JSON.parse(read('package.json')));
  const rest = Object.fromEntries(entries.filter(([key]) => !ours.has(key)));
  write('dist/package/package.json', `${JSON.stringify(rest, null, 2)}\n`);
  run(join(project, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.types.json'], {
    quiet: true,
  });
}

/** listFiles leaves dist/ out where it comes upon it, but not where it is asked for it. */
const listFilesOfSite = () => listFiles(['dist/site']);

/** web/ without its READMEs, and a service worker that knows every file by its hash. */
function makeSite() {
  const wanted = ['.js', '.css', '.html', '.svg', '.png', '.wasm', '.webmanifest'];
  const sources = listFiles(['web'], wanted).filter((file) => !/\/examples\//.test(file));
  const shown = /^web\/(sw\.js|icons\/screenshot\.png)$/;
  const copied = sources.filter((file) => !shown.test(file));
  copy(copied, (file) => file.replace('web/', 'dist/site/'));
  const svg = read('web/icons/kakutei.svg');
  write('dist/site/icons/kakutei-192.png', drawIcon(svg, 192));
  write('dist/site/icons/kakutei-512.png', drawIcon(svg, 512));
  write('dist/site/icons/kakutei-maskable-512.png', drawIcon(svg, 512, 0.15));
  write('dist/site/icons/apple-touch-180.png', drawIcon(svg, 180, 0.1));
  // The mark by which web/app/offline.js sees that there is something to register.
  const links =
    '<link rel="manifest" href="app.webmanifest" />\n    ' +
    '<link rel="apple-touch-icon" href="icons/apple-touch-180.png" />\n  ';
  const page = read('web/index.html')
    .replace('<html ', '<html data-offline="sw.js" ')
    .replace('</head>', `  ${links}</head>`);
  write('dist/site/index.html', page);
  const list = listFilesOfSite().map((file) => [
    file.replace('dist/site/', ''),
    sha256(readFileSync(join(project, file))),
  ]);
  const precache = JSON.stringify(Object.fromEntries(list), null, 2);
  write('dist/site/sw.js', `self.precache = ${precache};\n${read('web/sw.js')}`);
}

/**
 * A classic script or style with everything inside. Workers are left out: a file has no origin whose
 * workers it might start, and the client then works in slices.
 * @param {string} entry
 */
async function bundle(entry) {
  const { build: esbuild } = await import('esbuild').catch(() => {
    throw new Failure('No npm packages found. Please run: npm run setup');
  });
  const load = `
    import own from ${JSON.stringify(join(project, 'web/kakutei.wasm'))};
    export const compile = async ({ bytes = own, module } = {}) =>
      module ?? WebAssembly.compile(bytes);`;
  const { outputFiles } = await esbuild({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    loader: { '.wasm': 'binary' },
    define: { Worker: 'undefined', 'import.meta.url': '"about:blank"' },
    plugins: [
      {
        name: 'the module inside',
        setup: (build) =>
          void build.onLoad({ filter: /web.engine.load\.js$/ }, () => ({
            contents: load,
            resolveDir: project,
          })),
      },
    ],
  });
  return outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
}

/** The page and the Help are one file, told apart by what follows the #. @param {string} html */
const linkInside = (html) =>
  html.replace(/href="help\.html(#[^"]*)?"/g, 'href="#help"').replaceAll('href="./"', 'href="#"');

/** The page in one file, with a policy that knows what is in it by hash and lets nothing in or out. */
async function makeSingleFile() {
  const [base, pageStyle, helpStyle] = ['base', 'page', 'help'].map((name) =>
    read(`web/app/${name}.css`).trim(),
  );
  const early = read('web/app/early.js');
  const main = await bundle('scripts/lib/single-file.js');
  const help = linkInside(read('web/help.html').match(/<body>(.*)<\/body>/s)?.[1] ?? '');
  const hash = (/** @type {string} */ text) => `'sha256-${sha256(text, 'base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${[early, main].map(hash).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${[base, pageStyle, helpStyle].map(hash).join(' ')}`,
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const icon = `data:image/svg+xml;base64,${Buffer.from(read('web/icons/kakutei.svg')).toString('base64')}`;
  const page = linkInside(read('web/index.html'))
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, `$1${policy}`)
    .replace('href="icons/kakutei.svg"', `href="${icon}"`)
    .replace(/\s*<link rel="(manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<script [^>]*src="[^"]*"[^>]*><\/script>/g, '')
    // The script is no module, so it stands at the end.
    .replace(
      '</head>',
      () =>
        `<style>${base}</style><style id="page-style">${pageStyle}</style>` +
        `<style id="help-style" media="not all">${helpStyle}</style><script>${early}</script></head>`,
    )
    .replace(
      '</body>',
      () => `<template id="help-page">${help}</template><script>${main}</script></body>`,
    );
  const left = page.match(/<(?:script|link|img)\b[^>]*\b(?:src|href)="(?!data:)[^"]*"/g);
  if (left) throw new Failure(`dist/kakutei.html still asks for other files: ${left.join(', ')}`);
  write('dist/kakutei.html', page);
}

/** @param {{ wasm?: boolean }} [options] wasm: false if it has just been built */
export async function dist({ wasm = true } = {}) {
  if (wasm) {
    say('Building kakutei.wasm …');
    build('wasm', 'module');
  }
  say('Writing dist/ …');
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  makePackage();
  makeSite();
  await makeSingleFile();
}

await script(import.meta.url, help, {}, () => dist());
