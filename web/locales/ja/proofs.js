/** 短い証明：最初に必要になったときに読み込む。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'proof.denied': '{square}に{digit}は入りません。',
  'proof.way': 'そこまでの道筋は、{way}です。',
  'proof.trial': '背理法1回（{longest}行）',
  'proof.trials': '背理法{count}回（最長{longest}行）',
  'proof.patterns': 'ペアやロック候補{count}回',
  'proof.digits': 'ほかの数字{count}個',
  'proof.lines': '根拠を一つずつ',
  'proof.shorter': 'もっと短い証明を探しています…',
  'proof.same': '{square}が{digit}だとしても、同じことになります。',
  'proof.shortest': 'これより短い背理法はありません（ペアは2行と数えます）。',
  'proof.given': '{square}の{digit}は、問題で与えられた数字です。',
  'proof.select': 'ほかのマスを選ぶと、そこに入る数字とその理由を調べられます。',
  'proof.several': '{square}は{digit}にも{other}にもできます。どちらでも完成します。',
  'proof.unmarked': 'メモは使っていません。使うと、この盤面には解がなくなります。',
  'proof.seeking': '証明を探索中…',
  'proof.at': '{count}行中{line}行目',
  'proof.text': '証明の文章',
});
