/** 按其他程序的标准给题目评分；题目显示片刻后载入。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'rating.hodoku': 'HoDoKu 2.2.0：{level}，{score}分',
  'rating.hodoku.full': 'HoDoKu 2.2.0（默认技巧表）：等级{level}，得分{score}。',
  'rating.se': 'SE 1.2.1：{er} / {ep} / {ed}',
  'rating.se.full':
    'Sudoku Explainer 1.2.1：最难的一步{er}（ER），填出第一个数之前最难的一步{ep}（EP），第一步{ed}（ED）。',
  'rating.scale.hodoku': 'HoDoKu 2.2.0',
  'rating.scale.se': 'SE 1.2.1',
  'rating.easy': '简单',
  'rating.medium': '中等',
  'rating.hard': '困难',
  'rating.unfair': '刁钻',
  'rating.extreme': '极难',
  'rating.finding': '{scale}：正在评分……',
  'rating.late': '{scale}：5秒内未能评分。',
  'rating.stopped': '{scale}：已停止。',
  'rating.lacking': '{scale}：技巧数据无法加载。',
  'rating.begin': '评分',
  'rating.goOn': '继续评分',
  'new.rating': '评级',
  'new.easiest': '最容易',
  'new.hardest': '最难',
  'new.need': '技巧',
  'new.anyTechnique': '不限',
  'new.need.about': '按该标准的顺序解题时会用到这个技巧。罕见的技巧可能要找一分钟。',
  'new.wrongRating': '请把容易的放在前面；Sudoku Explainer的评级为1.0到20.0。',
  'new.rated': '评级为{rating}。',
  'new.has': '会用到：{name}。',
  'new.lacks': '不会用到：{name}。',
  'new.soFar': '目前最接近的：{rated}',
});
