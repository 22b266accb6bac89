/**
 * The texts of a rule: its name, its sentence, its place in the Help.
 *
 * The one idea: there is no table. The locale has the text under the rule's slug (`rule.cube-box`), or under the
 * family, if one text serves all of its rules (`rule.alliance`, with the number as {n}). A rule without a name is not
 * named. The Help explains a family at the anchor of the same name.
 */

/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {Pick<import('./types.js').Event, 'rule' | 'family'> & { kind?: string, value?: number | string }} Ruled */

/** The part of a slug before the number: alliance-2, alliance-3 … @param {string} slug */
const familyOf = (slug) => slug.replace(/-\d+$/, '');

/**
 * The key of a rule's text.
 *
 * @param {Words} words
 * @param {string} group of texts: rule, deduction …
 * @param {string | null} rule
 * @param {string | null} [family]
 * @returns {string | null} null: there is no such text
 */
export function keyOf({ has }, group, rule, family = rule && familyOf(rule)) {
  return [rule, family].map((name) => `${group}.${name}`).find(has) ?? null;
}

/**
 * Its number in the family: that of the event, if it is not the same each time, or that of its slug.
 * @param {Ruled} event
 */
const numberOf = ({ kind, rule, value }) =>
  Number((kind === 'deduction' && value) || (/-(\d+)$/.exec(rule ?? '')?.[1] ?? 0));

/**
 * The name of a rule without an event.
 *
 * @param {Words} words
 * @param {string} rule
 * @returns {string} '' if it has no name
 */
export function labelOf(words, rule) {
  const key = keyOf(words, 'rule', rule);
  return key ? words.t(key, { n: numberOf({ rule, family: null }) }) : '';
}

/**
 * @param {Words} words
 * @param {Ruled | null} event
 * @returns {import('./types.js').Item['rule']}
 */
export function nameRule(words, event) {
  const key = event && keyOf(words, 'rule', event.rule);
  return key ? { label: words.t(key, { n: numberOf(event) }), anchor: event.family ?? '' } : null;
}

/**
 * @param {Words} words
 * @param {number} number of a case of Table 1
 */
export const nameCase = ({ t }, number) => ({
  label: t('rule.case', { number }),
  anchor: 'table-1',
});
