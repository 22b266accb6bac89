/** ソルバーを囲むページだけが述べる日本語。よそに置かれたソルバーには要らない。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'page.title': '確定 Kakutei：理由を語る数独ソルバー',
  'nav.new': '新しい問題',
  'nav.newPuzzle': '新しい問題',
  'nav.help': 'ヘルプ',
  'nav.embed': '埋め込み',
  'nav.settings': '設定',
  'nav.credit': '解法は潮 哲也氏、伊藤 誠氏、北本 卓也氏らの考案によるものです',
  'panel.examples': '例題：',
  'example.first': 'やさしい',
  'example.hard': '仮置きあり',
  'example.cube': '論理立方体の論文から',
  'example.several': '解が複数',
  'example.contradictory': '矛盾',
  'example.loaded': '新しい盤面（{example}）：数字{count}個。',
  'settings.theme': '配色',
  'settings.theme.system': 'システムに合わせる',
  'settings.theme.light': '明るい',
  'settings.theme.dark': '暗い',
  'settings.letterKeys': '文字キーで操作する',
  'settings.close': '閉じる',
  'arrived.board': '{source}の盤面です：数字{count}個。「戻す」で前の盤面に戻ります。',
  'arrived.none':
    '{source}には盤面が見つかりませんでした。81マス分の数字と、空きマスを表す1種類の記号が必要です。盤面は元のままです。',
  'arrived.several':
    '{source}には盤面が二つ以上あります。一度に読み込めるのは一つです。盤面は元のままです。',
  'arrived.long': '{source}は{limit}文字より長いため読み込めません。盤面は元のままです。',
  'arrived.unreadable': '{source}を読み取れませんでした。盤面は元のままです。',
  'arrived.shared': '共有されたテキスト',
  'arrived.pasted': '貼り付けられたテキスト',
  'arrived.dropped': 'ドロップされたテキスト',
  'arrived.file': 'ファイル「{name}」',
  'arrived.files': '複数のファイル',
  'error.noStorage':
    'ブラウザーがこのページの記録を保存できません。再読み込みすると最初の盤面に戻ります。',
  'offline.update': '新しい版があります。',
  'offline.reload': '更新する',
  'offline.later': 'あとで',
});
