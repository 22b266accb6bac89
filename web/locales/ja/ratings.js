/** ほかのプログラムの尺度による問題の評価。問題がしばらく表示されてから読み込む。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'rating.hodoku': 'HoDoKu 2.2.0：{level}、{score}点',
  'rating.hodoku.full': 'HoDoKu 2.2.0（標準の定石リスト）：レベルは{level}、スコアは{score}点。',
  'rating.se': 'SE 1.2.1：{er} / {ep} / {ed}',
  'rating.se.full':
    'Sudoku Explainer 1.2.1：最も難しい手{er}（ER）、最初の数字が決まるまでの最も難しい手{ep}（EP）、最初の手{ed}（ED）。',
  'rating.scale.hodoku': 'HoDoKu 2.2.0',
  'rating.scale.se': 'SE 1.2.1',
  'rating.easy': 'やさしい',
  'rating.medium': 'ふつう',
  'rating.hard': '難しい',
  'rating.unfair': 'とても難しい',
  'rating.extreme': '極めて難しい',
  'rating.finding': '{scale}：評価しています…',
  'rating.late': '{scale}：5秒では評価できませんでした。',
  'rating.stopped': '{scale}：中止しました。',
  'rating.lacking': '{scale}：定石のデータを読み込めませんでした。',
  'rating.otherVersion': '{scale}：定石のデータの版が、このページと違います。',
  'rating.lost': '{scale}：評価の処理が応答しなくなりました。',
  'rating.memory': '{scale}：メモリーが足りません。',
  'rating.failed': '{scale}：評価に失敗しました（{code}）。',
  'rating.begin': '難易度を評価',
  'rating.goOn': '評価を続ける',
  'new.rating': '評価',
  'new.easiest': '最もやさしい',
  'new.hardest': '最も難しい',
  'new.need': '定石',
  'new.anyTechnique': '問わない',
  'new.need.about':
    'その評価の順で解くとき、この定石が必要になります。まれな定石は、見つかるまで1分ほどかかることがあります。',
  'new.wrongRating': 'やさしいほうを先にしてください。Sudoku Explainerは1.0から20.0までです。',
  'new.rated': '評価は{rating}。',
  'new.has': '必要な定石：{name}。',
  'new.lacks': '使わない定石：{name}。',
  'new.soFar': '今のところ最も近い問題：{rated}',
});
