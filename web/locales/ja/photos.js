/** 日本語：写真から問題を読み取る。 */

export const texts = Object.freeze({
  'photo.title': '写真から読み取る',
  'photo.about':
    '紙の数独にカメラを向けるか、写真を選ぶか、貼り付けるか、ドロップしてください。印刷された数字は問題の数字に、手書きの数字は入れた数字になります。',
  'photo.private': '写真はこの端末の中だけで読み取ります。送信も保存もしません。',
  'photo.camera': 'カメラ',
  'photo.choose': '写真を選ぶ',
  'photo.shoot': '撮る',
  'photo.off': 'カメラを止める',
  'photo.asking': 'カメラを待っています…',
  'photo.hold': '動かさずに持っていてください。続けて二度同じように読めたところで撮ります。',
  'photo.reading': '写真を読み取っています…',
  'photo.take': '盤面に移す',
  'photo.next': '別の枠を読み取る',
  'photo.another': '別の写真',
  'photo.noOther': 'この写真にほかの枠は見つかりませんでした。',
  'photo.straight': 'まっすぐに直した写真',
  'photo.board': '読み取った盤面',
  'photo.keys':
    '矢印キーでマスを選びます。1から9で数字を入れ、Shiftを押しながらだと手書きの数字になります。0で空にします。',
  'photo.read': '印刷{printed}個、手書き{byHand}個。',
  'photo.none': '印刷の数字では解がありません。どれかが間違っています。',
  'photo.one': '印刷の数字で解は一つだけです。',
  'photo.many':
    '印刷の数字では解が複数あります。数字が足りないか、手書きと取り違えているかもしれません。',
  'photo.look': '確かではありません。写真と見比べてください。',
  'photo.again': '初めは「{what}」と読みましたが、数独のルールに合わせて読み直しました。',
  'photo.againHand': '初めは印刷と見ましたが、数独のルールに合わせて読み直しました。',
  'photo.againPrinted': '初めは手書きと見ましたが、数独のルールに合わせて読み直しました。',
  'photo.empty': '空き',
  'photo.byHand': '手書き',
  'photo.likely': 'ありそうなもの',
  'photo.others': 'そのほか',
  'photo.doubt': '{square}、「{what}」と読みましたが不確か',
  'photo.doubts': '不確かなマス{count}個',
  'photo.doubtful': '不確か',
  'photo.taken': '写真から：{what}。',
  'photo.fault.noCamera': 'カメラが見つかりません。代わりに写真を選んでください。',
  'photo.fault.refused':
    'このページはカメラを使えません。ブラウザーの設定で許可するか、写真を選んでください。',
  'photo.fault.busy':
    'カメラを始められません。ほかのプログラムが使っていれば閉じてからもう一度試すか、写真を選んでください。',
  'photo.fault.undecoded':
    'この画像はブラウザーで開けません。JPEGかPNGで保存し直して選んでください。',
  'photo.fault.large': 'この画像は大きすぎるか、壊れています。小さくするか、撮り直してください。',
  'photo.fault.memory':
    'この写真を読み取るにはメモリーが足りません。ほかのページを閉じるか、小さい写真を選んでください。',
  'photo.fault.noGrid':
    '9×9の枠が見つかりません。枠全体が平らに、はっきりと、影なしで写るように撮ってください。',
  'photo.fault.load':
    '写真を読み取る部分を読み込めませんでした。接続を確かめて、もう一度試してください。',
  'photo.fault.other': '写真を読み取れませんでした。もう一度試すか、撮り直してください。',
});
