/** 定石の練習の文。初めて使うときに読み込みます。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'practice.about':
    '定石を選び、それが使える局面で自分で見つけてください。右は問題に出る頻度です。ごくまれなものは、一つの局面を形を変えて出します。',
  'practice.left': 'Sudoku Explainerだけにある定石は含まれません。',
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
