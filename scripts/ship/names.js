// Shortens the names of texts, which say in the sources what a text is for. In the site each name is three letters, in
// all languages and wherever the text is used.
//
// The one idea: code uses the whole name of a text, unless it builds the name from a group and, for example, a method.
// Such groups stay as they are.
import { languages } from '../../web/locales/languages.js';
import { listFiles } from '../lib/files.js';
import { read } from './files.js';

/** In a module, or in an attribute of a page. */
const QUOTED = /(['"])([A-Za-z][\w-]*(?:\.[\w-]+)+)\1/g;

/** @returns {Promise<string[]>} the names of all texts */
async function allNames() {
  const { texts, parts } = await languages.en.load();
  const further = await Promise.all(Object.values(parts).map((part) => part()));
  return [texts, ...further.map((part) => part.texts)].flatMap((part) => Object.keys(part));
}

/** The calls that ask for texts. */
const sources = () =>
  listFiles(['web'], ['.js', '.html'])
    .filter((file) => !/^web\/(cli|embed\/examples|locales\/[\w-]+)\//.test(file))
    .map(read);

/** @param {string} name */
const groupOf = (name) => name.slice(0, name.lastIndexOf('.'));

/** @returns {Promise<Map<string, string>>} the short name of each */
export async function shortNames() {
  const [names, texts] = [await allNames(), sources()];
  const found = (/** @type {RegExp} */ pattern) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, , name]) => name));
  const whole = new Set(found(QUOTED));
  const composed = names.filter((name) => name.includes('.') && !whole.has(name));
  const groups = new Set([...composed.map(groupOf), ...found(/(`)([\w.-]+)\.\$\{/g)]);
  const free = names.filter(
    (name) => whole.has(name) && !groups.has(name) && !groups.has(groupOf(name)),
  );
  return new Map(free.map((name, i) => [name, `t${i.toString(36)}`]));
}

/** @param {Map<string, string>} short @returns {(source: string) => string} */
export const renaming = (short) => (source) =>
  source.replace(QUOTED, (all, quote, name) =>
    short.has(name) ? quote + short.get(name) + quote : all,
  );
