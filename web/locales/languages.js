/**
 * The available languages, the choice among them, and their texts as far as they are loaded. Plain modules
 * rather than JSON: they load in the same way in browsers, in workers, from a single file and in Node, and a
 * page's policy need not allow a fetch.
 *
 * The one idea: a language is loaded when it is chosen, and a part of its texts when that is first wanted.
 * Only the texts that everybody needs are always there in English, which replaces missing texts.
 */

import { parts, texts } from './en/index.js';

/** @typedef {Readonly<Record<string, string>>} Texts */
/** @typedef {'catalogue' | 'dialogs' | 'help' | 'helpFamilies' | 'hints' | 'methods' | 'page' | 'photos' | 'proofs' | 'ratings' | 'techniques'} Part */
/** @typedef {{ texts: Texts, parts: Readonly<Record<Part, () => Promise<{ texts: Texts }>>> }} Folder */
/** @typedef {{ name: string, direction?: 'rtl', load: () => Promise<Folder> }} Language */

/** @type {Folder} */
const english = { texts, parts };

/**
 * One line for each language: its tag, its own name, `direction` unless it is written to the right, its module.
 * @type {Readonly<Record<string, Language>>}
 */
export const languages = Object.freeze({
  en: { name: 'English', load: async () => english },
  ja: { name: '日本語', load: () => import('./ja/index.js') },
  'zh-Hans': { name: '简体中文', load: () => import('./zh-Hans/index.js') },
});

export const fallback = 'en';

/** The parts that were asked for so far. @type {Set<Part>} */
const wanted = new Set();

/** @type {Map<string, { texts: Record<string, string>, parts: Set<Part> }>} */
const loaded = new Map([[fallback, { texts: { ...texts }, parts: new Set() }]]);

/** @param {string} language @returns {boolean} whether all wanted parts are loaded */
export function isLoaded(language) {
  const own = loaded.get(language);
  return own !== undefined && [...wanted].every((part) => own.parts.has(part));
}

/** @param {string} language @returns {Texts} which grow with its parts; English if it is not loaded */
export const textsOf = (language) =>
  /** @type {{ texts: Texts }} */ (loaded.get(language) ?? loaded.get(fallback)).texts;

/** @param {string} language */
async function load(language) {
  const { texts, parts } = await languages[language].load();
  const own = loaded.get(language) ?? { texts: { ...texts }, parts: new Set() };
  loaded.set(language, own);
  for (const part of wanted) {
    if (own.parts.has(part)) continue;
    Object.assign(own.texts, (await parts[part]()).texts);
    own.parts.add(part);
  }
}

/**
 * Resolves when the texts are there. If they cannot be loaded, or there is no such language, English
 * replaces them: it never fails.
 *
 * @param {string} language
 */
export async function loadTexts(language) {
  if (isLoaded(language) || !Object.hasOwn(languages, language)) return;
  try {
    await load(language);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Adds a part in English, which stands in until the language is loaded, so that nobody has to wait.
 *
 * @param {Part} part
 * @param {Texts} texts
 */
export function bringPart(part, texts) {
  wanted.add(part);
  const own = /** @type {{ texts: Record<string, string>, parts: Set<Part> }} */ (
    loaded.get(fallback)
  );
  Object.assign(own.texts, texts);
  own.parts.add(part);
}

/**
 * Resolves when a part of a language is loaded. Languages that are loaded later load this part, too.
 *
 * @param {string} language
 * @param {Part} part
 */
export async function loadPart(language, part) {
  wanted.add(part);
  await load(language);
}

/**
 * The first available language of the list, in the same script; a region matters only if there are
 * several: "ja-JP" is "ja", and "zh-TW" would be "zh-Hant" and never "zh-Hans".
 *
 * @param {readonly string[]} tags as in `navigator.languages`
 * @param {readonly string[]} known
 * @returns {string}
 */
export function resolve(tags, known = Object.keys(languages)) {
  for (const tag of tags) {
    const spoken = known.filter((own) => languageOf(own) === languageOf(tag));
    const found = spoken[0] && nearest(tag, spoken);
    if (found) return found;
  }
  return fallback;
}

/** @param {string} tag */
const languageOf = (tag) => tag.split('-')[0].toLowerCase();

/** @param {string} tag */
const namesScript = (tag) => /-[a-z]{4}\b/i.test(tag);

/**
 * What a tag means by itself is known at once; the browser takes long to say what script and region it leaves out.
 *
 * @param {string} tag
 * @param {readonly string[]} spoken of the same language, at least one
 * @returns {string | undefined} none: they are in another script
 */
function nearest(tag, spoken) {
  if (spoken.length === 1 && ![tag, spoken[0]].some(namesScript)) return spoken[0];
  const locale = localeOf(tag);
  const same = spoken.filter((own) => localeOf(own)?.script === locale?.script);
  return same.find((own) => localeOf(own)?.region === locale?.region) ?? same[0];
}

/** @param {string} tag @returns {Intl.Locale | null} with its likely script and region; null: no tag */
function localeOf(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}
