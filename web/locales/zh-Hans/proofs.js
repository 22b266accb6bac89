/** 简短的证明：第一次需要时才加载。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'proof.denied': '{square}不能是{digit}。',
  'proof.way': '推导过程：{way}。',
  'proof.trial': '反证1次（{longest}行）',
  'proof.trials': '反证{count}次（最长{longest}行）',
  'proof.patterns': '数对或区块{count}个',
  'proof.digits': '其他数字{count}个',
  'proof.lines': '逐行说明',
  'proof.shorter': '正在寻找更短的证明……',
  'proof.same': '如果{square}是{digit}，结果也一样。',
  'proof.shortest': '没有行数更少的反证（数对算两行）。',
  'proof.given': '{square}的{digit}是题目给出的数字。',
  'proof.select': '选中别的格子，就可以问它该填什么、为什么。',
  'proof.several': '{square}可以是{digit}，也可以是{other}：两者都能填满盘面。',
  'proof.unmarked': '这里没有使用你的笔记：用了它们，盘面就无解了。',
  'proof.seeking': '正在找证明……',
  'proof.at': '第{line}行，共{count}行',
  'proof.text': '文字证明',
});
