/**
 * What is said only on demand, together with what every page says: comparing, common digits, statistics.
 */

import { further as en } from './en-further.js';
import { locales } from './all.js';
import { further as ja } from './ja-further.js';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
export const furtherLocales = Object.freeze({
  en: Object.freeze({ ...locales.en, ...en }),
  ja: Object.freeze({ ...locales.ja, ...ja }),
});
