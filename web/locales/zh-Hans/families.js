/** 技巧各类的简体中文名称。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'family.singles': '唯一余数与摒除',
  'family.locked-candidates': '区块',
  'family.subsets': '数对、三数组、四数组',
  'family.fish': '鱼',
  'family.finned-fish': '带鳍鱼',
  'family.complex-fish': '宫内鱼与交叉鱼',
  'family.kraken-fish': '海怪鱼',
  'family.single-digit': '同一数字的结构',
  'family.wings': '翼（Wing）',
  'family.colouring': '染色',
  'family.uniqueness': '唯一矩形与唯一环',
  'family.bug': 'BUG',
  'family.sue-de-coq': '融合待定数组（Sue\u00a0de\u00a0Coq）',
  'family.chains': '链',
  'family.loops': '环与AIC',
  'family.als': '待定数组（ALS）',
  'family.exclusion': '对齐排除',
  'family.forcing': '强制链与强制网',
  'family.templates': '模板',
  'family.brute-force': '暴力破解',
});
