// dist/kakutei.html: the page, the Help and the engine in one file, which works from file://.
import { join } from 'node:path';
import { modules } from '../lib/modules.js';
import { Failure, project } from '../lib/tools.js';
import { bundle, licence, read, sha256, write } from './files.js';

/** What web/engine/load.js is in it: all modules are there. */
function loadInside() {
  const called = (/** @type {string} */ name) => name.replaceAll('-', '_');
  const imports = modules.map(
    ({ name, path }) => `import ${called(name)} from ${JSON.stringify(join(project, path))};`,
  );
  const inside = modules
    .filter(({ insteadOf }) => !insteadOf)
    .map(({ name }) => {
      const plain = modules.find(({ insteadOf }) => insteadOf === name)?.name ?? name;
      return `'${name}': hasVectors() ? ${called(name)} : ${called(plain)},`;
    });
  return `
    import { hasVectors } from './web/engine/vectors.js';
    ${imports.join('\n')}
    const inside = { ${inside.join('\n')} };
    export const compile = async (name, { bytes = inside[name], module } = {}) =>
      module ?? WebAssembly.compile(bytes);`;
}

/**
 * A classic script with everything inside. Workers are left out: a file has no origin whose
 * workers it might start, and the client then works in slices.
 * @param {string} entry
 */
async function bundleInside(entry) {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    format: 'iife',
    loader: { '.wasm': 'binary' },
    define: { Worker: 'undefined', 'import.meta.url': '"about:blank"' },
    plugins: [
      {
        name: 'the modules inside',
        setup: (build) =>
          void build.onLoad({ filter: /web.engine.load\.js$/ }, () => ({
            contents: loadInside(),
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
export async function makeSingleFile() {
  const [palette, base, pageStyle, helpStyle] = [
    'ui/palette',
    'app/base',
    'app/page',
    'help/help',
  ].map((name) => read(`web/${name}.css`).trim());
  const early = ['app/early', 'ui/missing'].map((name) => read(`web/${name}.js`)).join('');
  const main = await bundleInside('scripts/ship/single-file-start.js');
  const help = linkInside(read('web/help.html').match(/<body>(.*)<\/body>/s)?.[1] ?? '');
  const hash = (/** @type {string} */ text) => `'sha256-${sha256(text, 'base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${[early, main].map(hash).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${[palette, base, pageStyle, helpStyle].map(hash).join(' ')}`,
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const icon = `data:image/svg+xml;base64,${Buffer.from(read('web/icons/kakutei.svg')).toString('base64')}`;
  const page = linkInside(read('web/index.html'))
    .replace('<!doctype html>', (doctype) => `${doctype}\n<!--\n${licence()}\n-->`)
    // One file has nothing beside it that another page could embed.
    .replace(/\s*<button[^>]*id="open-embed".*?<\/button>/s, '')
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, `$1${policy}`)
    .replace('href="icons/kakutei.svg"', `href="${icon}"`)
    .replace(/\s*<link rel="(manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/\s*<template id="running">.*?<\/template>/s, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<script [^>]*src="[^"]*"[^>]*><\/script>/g, '')
    // The script is no module, so it stands at the end.
    .replace(
      '</head>',
      () =>
        `<style>${palette}</style><style>${base}</style><style id="page-style">${pageStyle}</style>` +
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
