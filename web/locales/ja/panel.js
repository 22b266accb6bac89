/** 定石のダイアログの文。初めて開いたときに読み込みます。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'panel.preset': 'リスト',
  'panel.hodoku': 'HoDoKu 2.2.0',
  'panel.hodoku23': 'HoDoKu 2.3（短いチェーン優先）',
  'panel.se': 'Sudoku Explainer 1.2.1',
  'panel.beginner': '初心者向け',
  'panel.own': '自分のリスト',
  'panel.search': '検索',
  'panel.view': '表示',
  'panel.families': '種類別',
  'panel.order': '探す順',
  'panel.loading': '定石を読み込んでいます…',
  'panel.notUnique':
    'この問題は解が一つではないので、解が一つであることを使う定石はオフになります。',
  'panel.unrated':
    'レベル、スコア、評価値はHoDoKuとSudoku Explainerの標準リストのものなので、このリストでは表示しません。',
  'panel.hodokusOrder': 'ヒントはこのリストの順、解法「定石」はHoDoKuの順に探します。',
  'panel.count': '{all}の定石のうち{count}がオンです。',
  'panel.moved': '{name}：{all}中{place}番目に移しました。',
  'panel.keys':
    '定石は上から順に探します。行の点をつまんで動かすか、行でAlt+↑、Alt+↓を押してください。',
  'panel.drag': '動かす',
  'panel.none': 'その名前の定石はありません。',
  'panel.ofFamily': '{count}/{all}',
  'panel.undo': '元に戻す',
  'panel.undone': '直前の変更を元に戻しました。',
});
