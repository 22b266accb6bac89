/**
 * 简体中文：始终需要的文字，以及加载其余文字的函数。
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
