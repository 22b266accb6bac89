/** 技巧练习的文字，第一次需要时载入。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'practice.about':
    '选择一种技巧，在能用上它的局面里自己找出来。旁边是它在题目里出现的频率；罕见的只有一个局面，每次换个样子。',
  'practice.left': '只有Sudoku Explainer才有的技巧不在其中。',
  'practice.often': '常见',
  'practice.sometimes': '时有',
  'practice.seldom': '少见',
  'practice.rare': '罕见',
  'practice.start': '开始',
  'practice.counts': '已找到：独立{alone}，借助提示{helped}',
  'practice.help': '帮助：{technique}',
  'practice.seeking': '正在寻找局面……',
  'practice.measured': '已查看{count}题。',
  'practice.none': '在{count}题中没有找到局面。',
  'practice.stopped': '已停止，还没有局面。',
  'practice.task': '{technique}在哪里？请删去它能排除的笔记，或填入它得出的数字。',
  'practice.part': '这是其中一部分：{all}个中的{count}个。',
  'practice.other': '没有错，但不是由这种技巧得出的。',
  'practice.wrongDigit': '{square}的{digit}是错的。',
  'practice.wrongMark': '{square}的{digit}不能删去。',
  'practice.away': '这个局面已不在盘面上。',
  'practice.right': '正确。{reason}',
  'practice.next': '下一个局面',
  'practice.try': '再试一次',
  'practice.again': '回到局面',
  'practice.choose': '其他技巧',
  'practice.end': '结束',
});
