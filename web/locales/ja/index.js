/**
 * 日本語：常に必要な文と、残りの文を読み込む関数。
 */

export { texts } from './texts.js';

export const parts = Object.freeze({
  catalogue: () => import('./catalogue.js'),
  dialogs: () => import('./dialogs.js'),
  help: () => import('./help.js'),
  helpFamilies: () => import('./help-families.js'),
  hints: () => import('./hints.js'),
  methods: () => import('./methods.js'),
  page: () => import('./page.js'),
  photos: () => import('./photos.js'),
  proofs: () => import('./proofs.js'),
  ratings: () => import('./ratings.js'),
  techniques: () => import('./techniques.js'),
});
