/**
 * What the catalogue of the Help folds, in one piece with its texts.
 */

import { loadPart } from '../../../locales/languages.js';
import { Chapter } from './chapter.js';

/**
 * @param {import('../parts.js').Parts} parts
 * @param {import('../../../locales/words.js').Words} words
 */
export async function openChapter(parts, words) {
  const texts = /** @type {const} */ (['families', 'helpFamilies', 'techniques', 'ratings']);
  await Promise.all(texts.map((part) => loadPart(words.language, part)));
  return new Chapter(parts, words);
}
