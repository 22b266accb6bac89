/** 求めに応じて述べる日本語。further.js を参照。 */

export const further = Object.freeze({
  // 解法の比較
  'compare.lead': 'この盤面をすべての解法で解く',
  'compare.leadFull': 'この盤面をすべての解法で解く（すでに埋まっています）',
  'compare.leadEmpty': '空の盤面をすべての解法で埋める（埋め方は解法ごとに違います）',
  'compare.leadClash': 'この盤面をすべての解法で解く（同じ数字がぶつかっています）',
  'compare.done': 'すべての解法が終わりました。',
  'compare.broken': '中止しました。終わっていない解法があります。',
  'compare.method': '解法',
  'compare.ended': '結果',
  'compare.deduced': '推論した数字',
  'compare.tried': '仮置き・取消',
  'compare.deepest': '深さ',
  'compare.time': '時間',
  'compare.finished': '完了',
  'compare.inconsistent': '不能（解なし）',
  'compare.indeterminate': '不定',
  'compare.stuck': '行き止まり',
  'compare.limit': '{limit}秒で打ち切り',
  'compare.stopped': '中止',
  'compare.running': '実行中…',
  'compare.waiting': 'これから',
  'compare.only': '解は一つ',
  'compare.several': '解が複数',
  'compare.maybe': 'ほかにも解があるかもしれません',
  'compare.instant': '< 0.1 ms',
  'compare.milliseconds': '{time} ms',
  'compare.seconds': '{time} s',
  'compare.over': '{time}以上',
  'compare.sets': '確定セット',
  'compare.cubeCycle': '5.2 3個以上の数字の巡回セル',
  'compare.chain': 'チェーン',
  'compare.placed': '置いた数字',
  'compare.used': '{label} × {count}',
  'compare.solution': '解き方：{method}',
  'compare.times': '時間',
  'compare.logarithmic': '時間（対数目盛）',

  // すべての解に共通する数字
  'common.shared':
    '大きい数字は、すべての解に共通する{count}個です。小さい数字のマスは、解によって違います。',
  'common.nothing':
    '盤面の数字のほかに、すべての解に共通する数字はありません。小さい数字は、どれかの解でそのマスに入ります。',
  'common.one': '解が一つなので、違うところはありません。「Go」で表示できます。',
  'common.none': '共通の数字もありません。',

  // 人間的解法の統計
  'statistics.difficulty': '難易度：{word}（99点満点で{score}点）。',
  'statistics.interest':
    '面白さ：100点満点で{interest}点。一度に可能な手は平均{choices}通りでした。',
  'statistics.used': '{label}：{count}回。',
  'statistics.chains': 'チェーン：{count}回（最長で数字{longest}個）。',
  'statistics.assumptions': '仮置き：{count}回（深さは最大{deepest}）。',
  'difficulty.none': 'なし',
  'difficulty.1': 'とてもやさしい',
  'difficulty.2': 'やさしい',
  'difficulty.3': 'ふつう',
  'difficulty.4': '難しい',
  'difficulty.5': 'とても難しい',
  'difficulty.6': '極めて難しい',
});
