// A method's own account of its digits, in Japanese, read back into the facts of the English.

import { FORMS as FIRST } from '../explained/japanese.js';
import { readerOf } from '../explained/reader.js';
import { PIECES } from '../words/japanese.js';
import { setIn, waysIn } from './pieces.js';

const SET = '(?:{square} = [1-9]|{squares}の{digits})';

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...FIRST.filter(([says]) => says === 'stand'),

  ['places', '{unit}で{digits}が入るのは{squares}だけです。'],
  [
    'digit',
    '{square}の深さ方向に残る数字は{digit}だけです。',
    '{square}に残る数字は{digit}だけです。',
    '{square}のセルリストに残る数字は{digit}だけです（mx = 1）。',
  ],
  ['naked set', '{unit}の{squares}に残る数字は{digits}だけです。'],
  ['lines', '{unit}で{digit}が入るのは{lines:units}だけです。'],
  [
    'two boxes',
    '{base:units}で{digit}が入るのは{lines:units}だけなので、この二つのボックスの{digit}はその両方に一つずつ入ります。',
  ],
  [
    'rectangle',
    '{base:units}で{digit}の入る場所は四角の四隅だけなので、{digit}は一方の対角線（{one:squares}）か、もう一方（{other:squares}）に入ります。',
  ],
  [
    'hamada',
    'A（{first:square}）、A′（{pivot:square}）、B（{second:square}）の候補は同じ2個の数字で、AとBは同じ数字になります。どちらも{digit}だとすると、{unit}に{digit}の入る場所がなくなります。',
  ],
  ['left over', '{unit}で{digit}が入るのは{square}だけです。{squares}には{digits}が入ります。'],
  [
    'ab',
    'n = {count}、Aは{base:units}、Bは{cover:units}です。Aで{digit}が入るのは{squares}だけで、どれもBの中にあります。Bのほかのマスには入りません。',
  ],
  ['chain', '{square}が{digit}だとすると、{count}個の数字のチェーンで矛盾します。'],
  ['places', '{digits}のシートで、{unit}の白いマスは{squares}だけです。'],
  [
    'lines',
    '{digit}のシートで、{unit}の白いマスはどれも{lines:units}にあるので、{lines:units}のほかのマスを塗ります。',
  ],
  ['excludes', '{squares}から{digits}を除けます。'],

  ['suppose', '{square}が{digit}だとします。'],
  ['shares', 'すると、{from:square}と同じ{unit}にある{square}は{digit}ではありません。'],
  ['filled', 'すると、{square}は{other:digit}なので、{digit}ではありません。'],
  ['last digit', 'すると、{square}は、ほかに候補がないので{digit}です。'],
  ['last place', 'すると、{square}は、{unit}でほかに{digit}の入る場所がないので{digit}です。'],

  ['trial', '仮置き：{square} = {digit}'],
  ['refuted', '{square}に{digit}を仮置きすると矛盾するので、{square}に{digit}は入りません。'],
  ['filled up', '完了：盤面が完成します。', 'ステータス3：解けました。'],
  ['fails', '不能：矛盾が生じます。', 'ステータス2：矛盾があります。'],
  [
    'leads nowhere',
    '行き詰まり：これ以上は何も導けません。',
    'ステータス1：これ以上は変わりません。',
  ],
  ['undecided', '不定：定まりません。'],
  ['open', '途中で終わりました。'],
  ['size', '全部で{count}手。', '全部で{trials:count}回の仮置き。', '全部で{count}手と{trials:count}回の仮置き。'], // prettier-ignore

  [
    'white',
    '{digit}のシートで、{unit}の白いマスは{square}だけです。ほかは{ways}で塗られています。',
  ],
  ['last white', '{digit}のシートで、{square}が{unit}の最後の白いマスです。'],
  [
    'whole analysis',
    '最初に九枚のシートを塗り、すべての空きマスのセルリストを作ります（全体構造解析）。',
  ],
  [
    'analysis',
    'この数字で変わるのは{digits}のシートです。調べ直すのはそれだけです（部分構造解析）。',
  ],
  ['free', '{square}には、今のところどの数字も入ります。'],
  ['before', 'その前に、このマスで{digits}を試して取り消しました。'],
  ['tried', '{square}に{digit}を入れてみると、最後まで解けました。'],
  ['follows', '{square}に{digit}を入れてみている間に見つかった解です。'],
  ['unrecorded', '根拠が長いので、ここでは省きます。'],

  ['main', '正：{square}は{digit}'],
  ['sub', '副：{square}は{digit}でない'],
  ['case 0', '正が完了（解は二つ以上）。副は調べず、正を採用します。'],
  ['case 1', '正が完了、副も完了。正を採用します。ほかにも解があります。'],
  ['case 2', '正が完了、副が不能。正を採用します。'],
  ['case 3', '正が完了、副が不定。正を採用します。ほかにも解があるかもしれません。'],
  ['case 4', '正が不能、副が完了。副を採用します。'],
  ['case 5', '正も副も不能。どちらにしても矛盾します。'],
  ['case 6', '正が不能、副が不定。次のマスに進みます。'],
  ['case 7', '正が不定、副が完了。副を採用します。ほかにも解があるかもしれません。'],
  ['case 8', '正が不定、副が不能。次のマスに進みます。'],
  ['case 9', '正も副も不定。次のマスに進みます。'],
  ['adopted 0', '{square} = {digit}と仮定すると盤面が二通り以上に完成するため、副は調べませんでした。'], // prettier-ignore
  ['adopted 1', '{square} = {digit}と仮定しても、除外しても、盤面が完成します。'],
  ['adopted 2', '{square} = {digit}と仮定すると盤面が完成し、除外すると矛盾します。'],
  ['adopted 3', '{square} = {digit}と仮定すると盤面が完成し、除外した場合は定まりません。'],
  ['adopted 4', '{square} = {digit}と仮定すると矛盾し、除外すると盤面が完成します。そこから最初に決まる数字です。'], // prettier-ignore
  ['adopted 7', '{square} = {digit}と仮定しても定まらず、除外すると盤面が完成します。そこから最初に決まる数字です。'], // prettier-ignore
  ['from its list', '残りの数字は、その解（finishedDSetList）から取り出します。'],
  ['first of', 'その枝で最初に登録された単一確定セットは、{square} = {digit}に代わる{own:square} = {ownDigit:digit}です。'], // prettier-ignore

  ['excluded', '{square}から{digit}が除外されます。'],
  ['excluded by square', '{square}は{other:digit}なので、{digit}が除外されます。'],
  ['excluded by digit', '{cause:square}が{other:digit}なので、{unit}の{square}から{digit}が除外されます。'], // prettier-ignore
  ['excluded by room', '{square}は確定セット「{cause:dset}」に属するので、{digit}が除外されます。'],
  ['excluded by set', '{unit}に確定セット「{cause:dset}」があるので、{square}から{digit}が除外されます。'], // prettier-ignore
  ['assumed', '{square}は{digit}と仮定します。'],
  ['assumed not', '{square}は{digit}でないと仮定します。'],
  ['digits', '{unit}で、{digits}のほかに候補のないマスは{squares}だけです。'],
  ['digits added', '{added:digits}を加えると、{unit}で{digits}のほかに候補のないマスは{squares}だけです。'], // prettier-ignore
  ['complement', 'そこで、{unit}のほかのマスでほかの数字が使われ、{squares}には{digits}が残ります。'], // prettier-ignore
  ['left', 'そこで、{squares}には{digits}が残ります。'],
  ['reduced', '「{smaller:dset}」は登録済みなので、{squares}には{digits}が残ります。'],
  ['split', '登録済みの「{larger:dset}」のうち、{squares}には{digits}が残ります。'],
  ['registered', 'レベル{count}で登録：{set:dset}。'],
  ['set', '{set:dset}'],

  ['twice', '同じ行、列、ボックスに同じ数字があります：{squares}。'],
  ['determined', '{square}は{digit}ですが、「{set:dset}」がそれを除外します。'],
  ['no place', '{unit}に{digits}の入るマスがありません。'],
  ['few digits', '{unit}の{squares}に残る数字は{digits}だけで、数字が足りません。'],
  ['no candidate', '{squares}に入る数字がありません。'],
  ['few squares', '{unit}の{digits}に残るマスは{squares}だけで、マスが足りません。'],
  ['two digits', '{square}は{other:digit}でも{digit}でもなければならなくなります。'],
  ['two squares', '{first:square}と{second:square}がどちらも{digit}になってしまいます。'],
  ['searched', 'すべての組み合わせを試しましたが、どれでも盤面は埋まりません。'],
  ['both fail', '{square} = {digit}としても、しなくても、矛盾が生じます。'],
];

/** The facts that a text tells. */
export const readJapanese = readerOf(
  /** @type {any} */ ({
    ...PIECES,
    dset: setIn(PIECES, SET),
    ways: waysIn('ライン排除', 'ブロック排除', 'ライン間接排除'),
  }),
  FORMS,
);
