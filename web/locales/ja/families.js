/** 定石の種類の日本語の呼び方。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'family.singles': 'シングル',
  'family.locked-candidates': 'ロック候補',
  'family.subsets': 'ペア、トリプル、クアッド',
  'family.fish': 'フィッシュ',
  'family.finned-fish': 'フィン付きフィッシュ',
  'family.complex-fish': 'フランケン、ミュータントのフィッシュ',
  'family.kraken-fish': 'クラーケンフィッシュ',
  'family.single-digit': '一つの数字の形',
  'family.wings': 'ウィング',
  'family.colouring': 'カラーリング',
  'family.uniqueness': 'ユニークレクタングルとループ',
  'family.bug': 'BUG',
  'family.sue-de-coq': 'Sue\u00a0de\u00a0Coq',
  'family.chains': 'チェーン',
  'family.loops': 'ループとAIC',
  'family.als': 'ほぼ固定集合（ALS）',
  'family.exclusion': 'アラインド排除',
  'family.forcing': '強制チェーンと強制ネット',
  'family.templates': 'テンプレート',
  'family.brute-force': '総当たり',
});
