/**
 * English: the texts that everybody needs, and loaders for the rest.
 */

export { texts } from './texts.js';

export const parts = Object.freeze({
  dialogs: () => import('./dialogs.js'),
  families: () => import('./families.js'),
  further: () => import('./further.js'),
  help: () => import('./help.js'),
  helpFamilies: () => import('./help-families.js'),
  hints: () => import('./hints.js'),
  page: () => import('./page.js'),
  panel: () => import('./panel.js'),
  practice: () => import('./practice.js'),
  ratings: () => import('./ratings.js'),
  techniques: () => import('./techniques.js'),
});
