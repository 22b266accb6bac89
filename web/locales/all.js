/**
 * The texts of all languages at once, for what shows or compares them.
 */

import { en } from './en.js';
import { ja } from './ja.js';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
export const locales = Object.freeze({ en, ja });
