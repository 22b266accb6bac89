/**
 * The folded parts of the Help's catalogue, in one piece with its texts.
 */

import { loadPart } from '../../locales/languages.js';
import { Chapter } from './chapter.js';

/** The texts that it takes, beside those of the Help; the story tells what clashes in `further`. */
export const TEXTS = /** @type {const} */ ([
  'families',
  'further',
  'helpFamilies',
  'techniques',
  'ratings',
]);

/**
 * @param {import('../parts.js').Parts} parts
 * @param {import('../../locales/words.js').Words} words
 */
export async function openChapter(parts, words) {
  await Promise.all(TEXTS.map((part) => loadPart(words.language, part)));
  return new Chapter(parts, words);
}
