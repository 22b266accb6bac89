/**
 * ページと解説の日本語。どの言語も同じキーを持つ。`{name}` は値に置き換わる。
 * 用語は原文（潮 哲也「数独の解法」）に従う。
 */

import { help } from './ja-help.js';

export const ja = Object.freeze({
  ...help,

  'locale.name': '日本語',

  // 名前
  'name.square': '{row}行{column}列',
  'name.row': '第{number}行',
  'name.column': '第{number}列',
  'name.box': '第{number}ボックス',
  'name.single': '{square} = {digit}',
  'name.set': '{squares}の{digits}',
  'name.listSeparator': '、',
  'name.listLast': '、',
  'name.sentenceSeparator': '',

  // 規則
  'rule.spSquare': 'サーチ (1)',
  'rule.spRow': 'サーチ (2)',
  'rule.spColumn': 'サーチ (3)',
  'rule.spBox': 'サーチ (4)',
  'rule.e1_1': '規則 (1-1)',
  'rule.e1_2': '規則 (1-2)',
  'rule.e2': '規則 (2)',
  'rule.e3': '規則 (3)',
  'rule.e4': '規則 (4)',
  'rule.b': '規則 (b)',
  'rule.c': '規則 (c)',
  'rule.complement': '補集合',
  'rule.main': '正',
  'rule.sub': '副',
  'rule.case': '表1 ケース{number}',

  // 登録の理由
  'reason.assumed': '仮に置いた数字です。',
  'reason.digits.single': '{square}に残る数字はほかにありません。',
  'reason.digits.several': '{unit}で、これらのマスに残る数字はほかにありません。',
  'reason.digits.enlarged':
    '数字を一つ加えると、{unit}でこれらの数字だけを残すマスがちょうど同じ数になります。',
  'reason.places.single': '{unit}で{digit}が入るマスはほかにありません。',
  'reason.places.several': '{unit}で、これらの数字が入るマスはほかにありません。',
  'reason.complement.single': '{unit}のほかのマスは、ほかの数字をすべて必要とします。',
  'reason.complement.several': '{unit}のほかのマスは、ちょうどほかの数字だけで埋まります。',
  'reason.split': '「{larger}」は既知の確定セットで、新たに{smaller}と分かりました。',
  'reason.left': '「{larger}」が結びついていて、{smaller}です。',
  'reason.left.digits': '{unit}では、{squares}に残る数字が{digits}だけで、{smaller}です。',
  'reason.left.places': '{unit}では、{digits}が入るマスが{squares}だけで、{smaller}です。',
  'reason.left.complement':
    '{unit}のほかのマスにより、{squares}には{digits}が残り、{smaller}です。',
  'clause.single': '{square}は{digit}',
  'clause.set': '{squares}は{digits}',
  'reason.found': '「{set}」は{unit}で{rule}により見つかりました。',

  // きっかけ
  'trigger.digit': '{cause}の{other}により、{square}から{digit}が除外されたところです。',
  'trigger.set': '確定セット「{cause}」により、{square}から{digit}が除外されたところです。',
  'trigger.filled': '{square}は{other}なので、{digit}は入りません。',
  'trigger.noRoom': '{square}は確定セット「{cause}」に属するので、{digit}は入りません。',
  'trigger.sub': '{square}が{digit}でないと仮定したことによります。',
  'trigger.unknown': '{square}から{digit}が除外されたところです。',

  // 数字の確定
  placed: '{square}は{digit}です。',
  'placed.unrecorded': '理由は記録されていません。',
  'placed.fromFinished': '{square} = {digit} の仮置きで得られた解から取り出しました。',
  'adopted.skipped':
    '{square} = {digit} と仮定すると盤面が二通り以上に完成するため、副は調べませんでした。',
  'adopted.1': '{square} = {digit} と仮定しても、除外しても、盤面が完成します。',
  'adopted.2': '{square} = {digit} と仮定すると盤面が完成し、除外すると矛盾します。',
  'adopted.3': '{square} = {digit} と仮定すると盤面が完成し、除外した場合は定まりません。',
  'adopted.4':
    '{square} = {digit} と仮定すると矛盾し、除外すると盤面が完成します。そこから最初に決まる数字です。',
  'adopted.7':
    '{square} = {digit} と仮定しても定まらず、除外すると盤面が完成します。そこから最初に決まる数字です。',

  // 仮置き
  'assumption.title': '仮置き：{square} = {digit}',
  'branch.main': '正：{square}は{digit}',
  'branch.sub': '副：{square}は{digit}でない',
  'result.finished': '完了：盤面が完成します。',
  'result.inconsistent': '不能：矛盾が生じます。',
  'result.indeterminate': '不定：定まりません。',
  'result.open': '途中で終わりました。',
  'case.skipped': '正が完了（解は二つ以上）。副は調べず、正を答とします。',
  'case.1': '正が完了、副も完了。正を答とします。ほかにも答があります。',
  'case.2': '正が完了、副が不能。正を答とします。',
  'case.3': '正が完了、副が不定。正を答とします。ほかにも答があるかもしれません。',
  'case.4': '正が不能、副が完了。副を答とします。',
  'case.5': '正も副も不能。この盤面に解はありません。',
  'case.6': '正が不能、副が不定。次のマスに進みます。',
  'case.7': '正が不定、副が完了。副を答とします。ほかにも答があるかもしれません。',
  'case.8': '正が不定、副が不能。次のマスに進みます。',
  'case.9': '正も副も不定。次のマスに進みます。',

  // 表1の警告と参考
  'warning.1':
    'この盤面には答が二つ以上あります。{square} = {digit} としても、しなくても完成します。',
  'warning.3':
    'ほかにも答があるかもしれません。{square} = {digit} とすると完成しますが、しない場合は定まりません。',
  'warning.7':
    'ほかにも答があるかもしれません。{square} = {digit} としなければ完成しますが、した場合は定まりません。',
  'warning.several': 'この盤面には答が二つ以上あります。',
  'warning.maybe': 'ほかにも答があるかもしれません。',
  'warning.deeper': '仮置きの中での警告（ほか{count}件）',
  'reference.2':
    '{square} = {digit} を仮置き：正は完了、副は不能。したがって{square}は{digit}です。',
  'reference.4':
    '{square} = {digit} を仮置き：正は不能、副は完了。したがって{square}は{digit}ではありません。',
  'reference.deeper': '仮置きの中での参考メッセージ（ほか{count}件）',

  // 結果
  'ended.continues': '数字を{count}個置きました。',
  'ended.finished': '完了：数字を{count}個置きました。',
  'ended.withoutAssumptions': '仮置きは要りませんでした。',
  'ended.withAssumptions': '仮置きを{count}回試しました（正副を別に数え、深さは最大{depth}）。',
  'ended.full': '盤面は矛盾なく完成しています。置く数字はもうありません。',
  'ended.lastSquare': 'これが最後のマスでした。盤面は完成です。',
  'ended.inconsistent': '不能：この盤面に解はありません。',
  'ended.indeterminate': '不定：盤面の指定が足りず、数字が決まりません。',
  'ended.stuck': 'この方法では、ここから先に進めません。',
  'ended.cancelled': '中止しました。盤面は元のままです。',
  'indeterminate.exhausted': '可能な仮置きはすべて試しました。',
  'indeterminate.limit': '仮置きの深さの上限に達しました。',
  'contradiction.givens': '同じ行、列、ボックスに同じ数字があります：{squares}。',
  'contradiction.determined': '{square}は{digit}ですが、「{other}」がそれを除外します。',
  'contradiction.noPlace': '{unit}に{digit}が入るマスがありません。',
  'contradiction.squares': '{unit}の {squares} には、合わせて{count}個の数字しか残っていません。',
  'contradiction.digits': '{unit}で、{squares} にしか入らない数字が多すぎます。',
  'contradiction.twoDigits': '{square}は{otherDigit}でも{digit}でもなければならなくなります。',
  'contradiction.twoSquares': '{otherSquare}と{square}がどちらも{digit}になってしまいます。',
  'contradiction.branches': '{square} = {digit} としても、しなくても、矛盾が生じます。',

  // 記録の見出し
  'section.registered': '登録された順の確定セット（{count}）',
  'section.sets': '現在の確定セットリスト（{count}）',
  'section.order': '数字の決まった順（{count}）',
  'lost.events': '記録がいっぱいになり、{count}件が失われました。表示は完全ではありません。',
  'lost.notices': 'メッセージがいっぱいになり、{count}件が失われました。',

  // ページ
  'page.title': '確定 Kakutei：理由を語る数独ソルバー',
  'nav.help': 'ヘルプ',
  'nav.settings': '設定',
  'nav.language': '言語',
  'nav.credit': 'この解法は潮 哲也氏（Tetsuya Ushio）の考案によるものです',
  'action.step': '1 Step',
  'action.go': 'Go',
  'action.stop': '中止',
  'action.back': '戻す',
  'action.clear': '消去',
  'action.step.about': '数字を一つ置き、理由を述べる',
  'action.go.about': '最後まで解く',
  'action.stop.about': '実行を中止する（盤面は元のまま）',
  'action.back.about': '直前の操作を取り消す',
  'action.clear.about': '盤面を空にする',
  'action.key': '{about}（キー {key}）',
  'option.showHow': '解法サポート',
  'option.inside': '仮置きの中も表示',
  'option.marks': '可能性リストを盤面に表示',
  'option.method': '解法',
  'option.group': '解く',
  'keypad.label': '数字',
  'keypad.digit': '{digit}を入力',
  'keypad.erase': '消す',
  'keypad.armed': '{digit}を選びました。入れるマスをクリックしてください。',
  'panel.title': '解法の記録',
  'panel.invitation':
    '「1 Step」を押すと、数字が一つ決まり、その理由がここに出ます。「Go」は最後まで解きます。自分の問題を入力することもできます。',
  'panel.empty': '盤面は空です。問題を入力するか、例を選んでください。',
  'panel.examples': '例題：',
  'example.first': '仮置きなし',
  'example.hard': '仮置きあり',
  'example.several': '解が複数',
  'example.contradictory': '矛盾',
  'example.loaded': '新しい盤面（{example}）：数字{count}個。',
  'status.conflicts':
    '{count}個のマスがぶつかっています。同じ行、列、ボックスに同じ数字があります。{squares}',
  'status.running': '解いています…',
  'status.progress': '解いています… 仮置きの深さ{level}、サーチ{visits}回',
  'status.backSquare': '取り消しました：{square}。',
  'status.backSquares': '取り消しました：{count}マス。',
  'status.cleared': '盤面を空にしました。「戻す」で元に戻せます。',
  'status.nothingToUndo': '取り消す操作がありません。',
  'board.label': '数独の盤面',
  'board.square': '{row}行{column}列',
  'board.empty': '空き',
  'board.given': '問題の数字{digit}',
  'board.entered': '入力した数字{digit}',
  'board.found': '見つかった数字{digit}',
  'board.candidates': '可能性 {digits}',
  'board.noCandidates': '可能性なし',
  'board.struck': '除外 {digits}',
  'board.focused': '注目 {digits}',
  'board.last': '直前の手',
  'board.conflict': '衝突',
  'board.wrong': '矛盾',
  'board.set': '確定セットのマス',
  'board.cause': '除外した確定セットのマス',
  'board.target': '対象',
  'settings.theme': '配色',
  'settings.theme.system': 'システムに合わせる',
  'settings.theme.light': '明るい',
  'settings.theme.dark': '暗い',
  'settings.letterKeys': '文字キーで操作する',
  'settings.close': '閉じる',
  'error.load': 'ソルバーを読み込めませんでした。盤面の編集はできます。',
  'error.trap':
    'この盤面でソルバーが停止したため、起動し直しました。盤面は元のままです。繰り返す場合は、この盤面をお知らせください：{board}',
  'error.other': 'ソルバーが受け付けませんでした：{message}（{code}）',
  'error.retry': 'もう一度',
  'error.noStorage':
    'ブラウザーがこのページの記録を保存できません。再読み込みすると盤面は最初に戻ります。',
});
