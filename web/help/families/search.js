/**
 * Finds techniques by their names in any language, or by HoDoKu's code.
 */

import { createWords } from '../../locales/words.js';
import { languages } from '../../locales/languages.js';
import { labelOf } from '../../story/rules.js';
import { make } from '../../ui/elements.js';
import { FAMILIES } from '../../app/techniques/families.js';
import { FAMILIES as CASES } from '../../app/techniques/cases.js';
import { loadInfos } from './steps.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {{ slug: string, family: string, names: readonly string[] }} Named */

const MOST = 12;

/** The words of a language for techniques, apart from those loaded for the Help. @param {string} tag */
async function wordsFor(tag) {
  const { texts, parts } = await languages[tag].load();
  return createWords({ ...texts, ...(await parts.techniques()).texts });
}

/** @type {Promise<Named[]> | null} */
let naming = null;

export async function nameAll() {
  const all = await Promise.all(Object.keys(languages).map(wordsFor));
  return [...CASES].flatMap(([family, cases]) =>
    cases.map(({ slug }) => ({
      ...{ slug, family },
      names: [slug, ...all.map((words) => labelOf(words, slug))].map(plain),
    })),
  );
}

function named() {
  naming ??= nameAll().catch((error) => {
    naming = null;
    throw error;
  });
  return naming;
}

/** Without the signs that people leave out when they search for a name. @param {string} text */
const plain = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, '');

/**
 * Names that begin with the text come before names that contain it later.
 *
 * @param {readonly Named[]} all
 * @param {ReadonlyMap<string, { hodoku: string }>} infos
 * @param {string} text
 * @returns {Named[]}
 */
export function match(all, infos, text) {
  const wanted = plain(text);
  if (!wanted) return [];
  const rank = (/** @type {Named} */ { slug, names }) => {
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (infos.get(slug)?.hodoku.startsWith(wanted)) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  const ranked = all.map((each) => ({ each, rank: rank(each) })).filter(({ rank }) => rank < 2);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ each }) => each);
}

/**
 * Codes are in the engine's table; names are found without it.
 * @returns {Promise<ReadonlyMap<string, { hodoku: string }>>}
 */
const knownInfos = () => loadInfos().catch(() => new Map());

/**
 * @param {Words} words
 * @param {string} text
 * @returns {Promise<HTMLElement[]>} how many there are, and a link to each
 */
export async function search(words, text) {
  const found = match(await named(), await knownInfos(), text);
  if (!plain(text)) return [];
  const { t } = words;
  const links = found.slice(0, MOST).map(({ slug, family }) => {
    const name = words.capital(labelOf(words, slug));
    const label = t('help.families.entry', { name, family: t(FAMILIES[family]) });
    return make('li', make('a', { href: `#technique-${slug}` }, label));
  });
  const count = { count: found.length };
  const said =
    found.length > MOST
      ? t('help.families.most', { ...count, most: MOST })
      : t('help.families.found', count);
  return [make('p', { class: 'source' }, said), make('ul', links)];
}
