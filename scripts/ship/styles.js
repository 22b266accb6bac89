// Style sheets are texts in modules, so no bundler makes them smaller; this module does it before they are shipped.
import { readFileSync } from 'node:fs';

/** Modules that hold a style sheet between backticks. */
export const SHEETS = /styles\.js$/;

/** @param {string} css without texts that contain CSS syntax */
const squeeze = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([\w-]): /g, '$1:')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
    .replaceAll(';}', '}');

/** @param {string} source of such a module @returns {string} with its sheet as short as it can be */
export const squeezeSheets = (source) =>
  source.replace(/`\n([^`]*)`/g, (_, css) => `\`${squeeze(css).trim()}\``);

/** @type {import('esbuild').Plugin} */
export const squeezing = {
  name: 'short style sheets',
  setup: (build) =>
    void build.onLoad({ filter: SHEETS }, ({ path }) => ({
      contents: squeezeSheets(readFileSync(path, 'utf8')),
    })),
};

/** @type {import('@rollup/wasm-node').Plugin} */
export const squeezingInRollup = {
  name: 'short style sheets',
  load: (path) => (SHEETS.test(path) ? squeezeSheets(readFileSync(path, 'utf8')) : null),
};
