/**
 * Which name a rule of the engine has in the locales, and where the Help explains it.
 *
 * A rule that is not in the table is simply not named; a new one needs a line here and its name in
 * each locale.
 */

/** @typedef {import('./words.js').Words} Words */

/** @type {Record<string, readonly [key: string, anchor: string]>} */
const RULES = {
  spSquare: ['rule.spSquare', 'search-possibility'],
  spRow: ['rule.spRow', 'search-possibility'],
  spColumn: ['rule.spColumn', 'search-possibility'],
  spBox: ['rule.spBox', 'search-possibility'],
  e1_1: ['rule.e1_1', 'make-exclusive-set'],
  e1_2: ['rule.e1_2', 'make-exclusive-set'],
  e2: ['rule.e2', 'make-exclusive-set'],
  e3: ['rule.e3', 'make-exclusive-set'],
  e4: ['rule.e4', 'make-exclusive-set'],
  b: ['rule.b', 'make-determined-set'],
  c: ['rule.c', 'make-determined-set'],
  main: ['rule.main', 'assumption'],
  sub: ['rule.sub', 'assumption'],
  complement: ['rule.complement', 'make-determined-set'],
};

/**
 * @param {Words} words
 * @param {string | null} rule
 * @returns {import('./types.js').Item['rule']}
 */
export function nameRule({ t }, rule) {
  const found = rule === null ? undefined : RULES[rule];
  return found ? { label: t(found[0]), anchor: found[1] } : null;
}

/**
 * @param {Words} words
 * @param {number} number of a case of Table 1
 */
export const nameCase = ({ t }, number) => ({
  label: t('rule.case', { number }),
  anchor: 'table-1',
});
