/**
 * The texts that put a puzzle into another page: an iframe, the element, or a link. Pure.
 *
 * The one idea: every value goes through one function that fits its place, `encodeURIComponent` in an
 * address and `escape` in an attribute, so that no value can leave its place.
 */

/**
 * @typedef {object} Embedding
 * @property {string} base the folder of `embed.html`, with a slash at the end; relative or absolute
 * @property {string} board 81 characters
 * @property {string} [method]
 * @property {string} [lang] absent: as the page or the browser has it
 * @property {string} [theme] light, dark or system
 * @property {readonly string[]} [controls] absent: all
 * @property {boolean} [photo] whether a photo may be read, for which a frame needs the camera and an origin
 * @property {number} [width] in pixels; absent: as wide as there is room
 * @property {number} [height] of the iframe, in pixels
 * @property {string} [title] the name of the iframe for screen readers
 * @property {string} [linkText] the text where the element does not work
 */

const HEIGHT = 720;

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {unknown} text @returns {string} for an attribute in quotes, or between tags */
export const escape = (text) => String(text).replace(/[&<>"']/g, (symbol) => ENTITIES[symbol]);

/** @param {Record<string, string | undefined>} values @returns {string} `a=1&b=2`, the absent left out */
const query = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');

/** @param {Record<string, string | number | undefined>} values @returns {string} ` a="1" b="2"` */
const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

/** @param {Embedding} embedding the attributes of the element, the parameters of embed.html */
const settings = ({ board, method, lang, theme, controls, photo }) => ({
  puzzle: board,
  method,
  lang,
  theme,
  controls: controls?.join(' '),
  photo: photo ? '' : undefined,
});

/** @param {Embedding} embedding @returns {string} the address of the page with this puzzle */
export const linkTo = ({ base, board, method }) =>
  `${base}index.html#${query({ p: board.replaceAll('0', '.'), m: method })}`;

/** @param {Embedding} embedding @returns {string} the address for an iframe */
export const frameAddress = (embedding) =>
  `${embedding.base}embed.html#${query(settings(embedding))}`;

/** @param {Embedding} embedding @returns {string} HTML */
export function iframeCode(embedding) {
  const { width, height = HEIGHT, title, photo } = embedding;
  const values = {
    src: frameAddress(embedding),
    title,
    width: width ?? '100%',
    height,
    sandbox: photo ? 'allow-scripts allow-same-origin' : 'allow-scripts',
    allow: photo ? 'camera' : undefined,
    loading: 'lazy',
  };
  return `<iframe${attributes(values)}></iframe>`;
}

/** @param {Embedding} embedding @returns {string} HTML */
export function elementCode(embedding) {
  const { base, width, linkText } = embedding;
  const script = { type: 'module', src: `${base}embed/element.js` };
  const style = width === undefined ? undefined : `inline-size: ${Number(width)}px`;
  const link = `<a${attributes({ href: linkTo(embedding) })}>${escape(linkText ?? 'Kakutei')}</a>`;
  return [
    `<script${attributes(script)}></script>`,
    `<kakutei-solver${attributes({ ...settings(embedding), style })}>`,
    `  ${link}`,
    '</kakutei-solver>',
  ].join('\n');
}
