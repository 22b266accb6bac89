// Style sheets are texts in modules, so no bundler makes them smaller; this module has esbuild do it before they are
// shipped.
import { readFileSync } from 'node:fs';

/** Modules that hold a style sheet between backticks. */
export const SHEETS = /styles\.js$/;

/** The values of custom properties, which esbuild leaves as they are, and the blanks that they do not need. */
const CUSTOM = /(?<=[{;]--[\w-]+:)[^;}]*/g;
const NEEDLESS = /(?<=[(,])\s+|\s+(?=[),])/g;

/**
 * What a template fills in gets a stand-in that esbuild leaves as it is: a rule, or a word of a value.
 * @param {string} css
 * @returns {Promise<string>}
 */
async function squeeze(css) {
  /** @type {string[]} */
  const filled = [];
  const standIn = (/** @type {string} */ whole) => `filled-${filled.push(whole) - 1}`;
  const plain = css
    .replace(/(?<=[{;}]\s*)\$\{[^}]*\}/g, (whole) => `@${standIn(whole)};`)
    .replace(/\$\{[^}]*\}/g, standIn);
  const { transform } = await import('esbuild');
  const logOverride = /** @type {const} */ ({ 'css-syntax-error': 'error' });
  const { code } = await transform(plain, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    logOverride,
  });
  return code
    .trim()
    .replace(CUSTOM, (value) => value.trim().replace(NEEDLESS, '') || ' ')
    .replace(/@filled-(\d+);?|filled-(\d+)/g, (_, rule, word) => filled[rule ?? word]);
}

/** @param {string} source of such a module @returns {Promise<string>} with its sheets as short as they can be */
export async function squeezeSheets(source) {
  let short = source;
  for (const [whole, css] of source.matchAll(/`\n([^`]*)`/g)) {
    const squeezed = await squeeze(css);
    short = short.replace(whole, () => `\`${squeezed}\``);
  }
  return short;
}

/** @type {import('esbuild').Plugin} */
export const squeezing = {
  name: 'short style sheets',
  setup: (build) =>
    void build.onLoad({ filter: SHEETS }, async ({ path }) => ({
      contents: await squeezeSheets(readFileSync(path, 'utf8')),
    })),
};

/** @type {import('@rollup/wasm-node').Plugin} */
export const squeezingInRollup = {
  name: 'short style sheets',
  load: (path) => (SHEETS.test(path) ? squeezeSheets(readFileSync(path, 'utf8')) : null),
};
