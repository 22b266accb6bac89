/** 定石のダイアログと練習の日本語。必要になったときに読み込む。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'panel.preset': 'リスト',
  'panel.hodoku': 'HoDoKu 2.2.0',
  'panel.hodoku23': 'HoDoKu 2.3（短いチェーン優先）',
  'panel.se': 'Sudoku Explainer 1.2.1',
  'panel.beginner': '初心者向け',
  'panel.short': '短い背理法',
  'panel.shortOrder':
    '解法「定石」は、シングル、ロック候補、ペアの次に、見つかったうちでいちばん短い背理法で候補を消します。',
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
  'panel.onlySe':
    'Sudoku Explainerにしかない定石は、ヒントでは使いますが、解法「定石」では使いません。',
  'panel.count': '{all}の定石のうち{count}がオンです。',
  'panel.moved': '{name}：{all}中{place}番目に移しました。',
  'panel.keys':
    '定石は上から順に探します。行の点をつまんで動かすか、行でAlt+↑、Alt+↓を押してください。',
  'panel.drag': '動かす',
  'panel.none': 'その名前の定石はありません。',
  'panel.ofFamily': '{count}/{all}',
  'panel.undo': '元に戻す',
  'panel.undone': '直前の変更を元に戻しました。',

  // 練習
  'practice.about':
    '定石を選び、それが使える局面で自分で見つけてください。右は問題に出る頻度です。',
  'practice.left': 'Sudoku Explainerだけにある定石は含まれません。',
  'practice.lessons': '順に学ぶレッスン',
  'practice.often': 'よく出る',
  'practice.sometimes': 'ときどき',
  'practice.seldom': 'まれ',
  'practice.rare': 'ごくまれ',
  'practice.start': '始める',
  'practice.counts': '正解：自力{alone}、ヒントあり{helped}',
  'practice.help': 'ヘルプ：{technique}',
  'practice.seeking': '局面を探しています…',
  'practice.measured': 'これまでに{count}問。',
  'practice.none': '{count}問の中に局面が見つかりませんでした。',
  'practice.stopped': '止めました。局面はまだありません。',
  'practice.task':
    '{technique}はどこでしょう。消せる候補があればそのメモを消し、数字が決まるならそれを入れてください。',
  'practice.part': 'その一部です：{all}個のうち{count}個。',
  'practice.other': '正しいですが、この定石によるものではありません。',
  'practice.wrongDigit': '{square}の{digit}は誤りです。',
  'practice.wrongMark': '{square}の{digit}は消せません。',
  'practice.away': 'その局面はもう盤面にありません。',
  'practice.right': '正解です。{reason}',
  'practice.next': '次の局面',
  'practice.try': 'もう一度探す',
  'practice.again': '局面に戻す',
  'practice.choose': '別の定石',
  'practice.end': '終える',
});
