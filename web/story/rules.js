/**
 * Which name a rule of the engine has in the locales, and where the Help explains it.
 *
 * A rule that is not in the table is simply not named; a new one needs a line here and its name in
 * each locale.
 */

/** @typedef {import('../locales/words.js').Words} Words */

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
  cubeBox: ['rule.cubeBox', 'cube-unit'],
  cubeRow: ['rule.cubeRow', 'cube-unit'],
  cubeColumn: ['rule.cubeColumn', 'cube-unit'],
  cubeDepth: ['rule.cubeDepth', 'cube-depth'],
  cubePair: ['rule.cubePair', 'cube-cyclic'],
  cubeCycle: ['rule.cubeCycle', 'cube-cyclic'],
  cubeLine: ['rule.cubeLine', 'cube-line'],
  cubeTwoBoxes: ['rule.cubeTwoBoxes', 'cube-two-boxes'],
  cubeRectangle: ['rule.cubeRectangle', 'cube-rectangle'],
  cubeHamada: ['rule.cubeHamada', 'cube-hamada'],
  cubeTrial: ['rule.cubeTrial', 'cube-trial'],
  ...numbered('alliance', 8, ['rule.alliance', 'human-alliance']),
  ...numbered('ab', 4, ['rule.ab', 'human-ab']),
  chain: ['rule.chain', 'human-chain'],
  supposed: ['rule.supposed', 'human-assumption'],
  listBlock: ['rule.listBlock', 'list-elimination'],
  listRow: ['rule.listLine', 'list-elimination'],
  listColumn: ['rule.listLine', 'list-elimination'],
  listIndirect: ['rule.listIndirect', 'list-indirect'],
  listSingle: ['rule.listSingle', 'list-single'],
  listTried: ['rule.listTried', 'list-tried'],
};

/** A rule that is a family: alliance1, alliance2 … */
/** @param {string} name @param {number} count @param {readonly [string, string]} line */
function numbered(name, count, line) {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i + 1}`, line]));
}

/**
 * @param {Words} words
 * @param {string | null} rule
 * @param {import('../locales/words.js').Values} [values] what its name fills in besides its own number, {n}
 * @returns {import('./types.js').Item['rule']}
 */
export function nameRule({ t }, rule, values) {
  const found = rule === null ? undefined : RULES[rule];
  const n = Number(/\d+$/.exec(rule ?? '')?.[0] ?? 0);
  return found ? { label: t(found[0], { n, ...values }), anchor: found[1] } : null;
}

/**
 * @param {Words} words
 * @param {number} number of a case of Table 1
 */
export const nameCase = ({ t }, number) => ({
  label: t('rule.case', { number }),
  anchor: 'table-1',
});
