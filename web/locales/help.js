/**
 * What the Help says in each language, together with what every page says. Only the Help imports it:
 * whoever shows a puzzle need not load a manual.
 */

import { methods as enMethods } from './en-help-methods.js';
import { help as enHelp } from './en-help.js';
import { locales } from './all.js';
import { methods as jaMethods } from './ja-help-methods.js';
import { help as jaHelp } from './ja-help.js';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
export const helpLocales = Object.freeze({
  en: Object.freeze({ ...locales.en, ...enHelp, ...enMethods }),
  ja: Object.freeze({ ...locales.ja, ...jaHelp, ...jaMethods }),
});
