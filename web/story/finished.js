/**
 * The words for a board that a press has filled. `endings.js` has all other ends.
 */

/** @typedef {import('./types.js').Method} Method */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('../locales/words.js').Words} Words */

/**
 * @typedef {object} Way by which the end was reached
 * @property {Method} [method]
 * @property {number} [time] milliseconds
 * @property {number} [solutions] of the board, if they have been counted: 1, or some more
 */

/** @param {Words} words @param {Result} result @param {Way} way */
export const sayFinished = (words, result, way) =>
  words.join([
    words.t('ended.finished', { count: result.order.length }),
    howFar(words, result, way.method),
    whatElse(words, result, way),
  ]);

/**
 * Which digits had to be tried, in the words of the method if it has its own.
 * @param {Words} words @param {Result} result @param {Method} [method]
 */
function howFar({ t, has }, result, method) {
  if (method?.goesOn) return t('ended.firstFound');
  const { assumptionsTried: count, deepestAssumption: depth } = result.counts;
  const general = count ? 'ended.assumed' : 'ended.deduced';
  const own = `${general}.${method?.slug}`;
  return t(has(own) ? own : general, { count, depth });
}

/**
 * Whether there are other solutions, as the method has proved or as they were counted. Another function tells that the
 * method has found another one.
 *
 * @param {Words} words
 * @param {Result} result
 * @param {Way} way
 */
export function whatElse({ t }, { uniqueness }, { method, solutions = 0 }) {
  if (method?.judges || uniqueness === 'several') return '';
  if (uniqueness === 'only' || solutions === 1) return t('ended.onlySolution');
  return solutions > 1 ? t('warning.several') : '';
}
