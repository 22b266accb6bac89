// Shortens the names of texts, which say in the sources what a text is for. In the site each name is a letter and a
// number, wherever the text is used; and as the numbers of a file follow one another, the file lists its texts without
// them.
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

/** A file with fewer texts is smaller with their names. */
const FEWEST_LISTED = 30;

/** @param {Map<string, string>} short @param {string} name */
const numberOf = (short, name) => parseInt(String(short.get(name)).slice(1), 36);

/**
 * A module that has the texts of a file.
 *
 * @param {Readonly<Record<string, string>>} texts
 * @param {Map<string, string>} short
 * @returns {string | null} null: it stays as it is
 */
export function listing(texts, short) {
  const all = Object.entries(texts);
  const listed = all
    .flatMap(([name, text]) => (short.has(name) ? [{ text, number: numberOf(short, name) }] : []))
    .sort((one, other) => one.number - other.number);
  if (listed.length < FEWEST_LISTED) return null;
  const named = Object.fromEntries(all.filter(([name]) => !short.has(name)));
  const lines = JSON.stringify(listed.map(({ text }) => text).join('\n'));
  const name = `'t' + (i + ${listed[0].number}).toString(36)`;
  const list = `${lines}.split('\\n').map((text, i) => [${name}, text])`;
  return `export const texts = { ...Object.fromEntries(${list}), ...${JSON.stringify(named)} };`;
}

/** For Rollup. @param {Map<string, string>} short @returns {import('@rollup/wasm-node').Plugin} */
export const shortening = (short) => ({
  name: 'short names of texts',
  load: async (id) =>
    /\/locales\/[\w-]+\/(?!index)[\w-]+\.js$/.test(id)
      ? listing((await import(id)).texts ?? {}, short)
      : null,
  transform: renaming(short),
});
