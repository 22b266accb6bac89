// The Japanese sentences of a step, read back into the facts of the English ones. Written without the
// story's code.

import { piecesOf, unitsByKind } from './pieces.js';
import { readerOf } from './reader.js';

/** The techniques by their English names. @type {Record<string, string>} */
const TECHNIQUES = {
  ネイキッドペア: 'naked pair',
  ネイキッドトリプル: 'naked triple',
  ネイキッドクアッド: 'naked quad',
  ヒドゥンペア: 'hidden pair',
  ヒドゥントリプル: 'hidden triple',
  ヒドゥンクアッド: 'hidden quad',
  ポインティング: 'pointing',
  クレーミング: 'claiming',
  Xウィング: 'x-wing',
  ソードフィッシュ: 'swordfish',
  ジェリーフィッシュ: 'jellyfish',
  ボックスを含むフィッシュ: 'fish with boxes',
};

const UNITS = '第[1-9](?:・[1-9])*(?:行|列|ボックス)';

export const PIECES = piecesOf({
  square: '[1-9]行[1-9]列',
  unit: '第[1-9](?:行|列|ボックス)',
  units: UNITS,
  digits: '[1-9](?:・[1-9])*',
  list: (item) => `${item}(?:[と、]${item})*`,
  clauses: (item) => `${item}(?:、${item})*`,
  removals: (item) => `${item}(?:、${item})*`,
  cannot: 'に',
  has: 'に',
  readUnits: unitsByKind(UNITS, '行列ボ'),
  technique: ['[^（）]+', (text) => TECHNIQUES[text] ?? text],
});

const naked = 'ほかに候補が残っていないので、';
const hidden = '{unit}のほかのマスに{digit}が入らないので、';
const seen = '{squares}に{digit}があり、{unit}のほかのマスに{digit}が入らないので、';
const full = '{unit}の最後の空きマスなので、';

/** @type {import('./reader.js').Forms} */
export const FORMS = [
  ['is', '{square}は{digit}です。'],
  ['last', '{unit}の最後の空きマスです。'],
  ['stand', '{has}があります。', '{has}があり、残るのは{digit}だけです。'],
  ['marks', '候補の{digits}は、すでに除かれています。'],
  ['seen', '{squares}に{digit}があるので、{unit}のほかの空きマスに{digit}は入りません。'],
  [
    'seen',
    '{marked}では候補の{digit}がすでに除かれているので、{unit}のほかの空きマスに{digit}は入りません。',
    '{marked}では候補の{digit}がすでに除かれ、{squares}に{digit}があるので、{unit}のほかの空きマスに{digit}は入りません。',
  ],

  ['naked set', '{squares}に入るのは{digits}だけなので（{technique}）、{takes}は入りません。'],
  [
    'hidden set',
    '{unit}で{digits}が入るのは{squares}だけなので（{technique}）、{takes}は入りません。',
  ],
  ['fish', '{units}で{digit}が入るのは{covers}だけなので（{technique}）、{takes}は入りません。'],
  ['must naked', `${naked}{square}は{digit}に決まります。`],
  ['must hidden', `${hidden}{square}は{digit}に決まります。`],
  ['must seen', `${seen}{square}は{digit}に決まります。`],
  ['must full', `${full}{square}は{digit}に決まります。`],
  ['earlier', '前の証明で除いた候補は、除いたままです。'],
  ['suppose', '{square}が{digit}だとします。'],
  ['suppose not', '{square}が{digit}でないとします。'],
  ['suppose also', 'さらに、{square}が{digit}だとします。'],
  ['suppose also not', 'さらに、{square}が{digit}でないとします。'],
  ['untold', '{square}が{digit}だとすると矛盾します（手順が長いので、ここでは省きます）。'],
  ['untold not', '{square}が{digit}でないとすると矛盾します（手順が長いので、ここでは省きます）。'],
  ['then naked', `すると、${naked}{square}は{digit}です。`],
  [
    'then taken',
    'すると、{squares}の数字により、ほかに候補が残っていないので、{square}は{digit}です。',
  ],
  ['then hidden', `すると、${hidden}{square}は{digit}です。`],
  [
    'then closed',
    'すると、{squares}の数字により、{unit}のほかのマスに{digit}は入らないので、{square}は{digit}です。',
  ],
  ['then full', `すると、${full}{square}は{digit}です。`],
  ['no candidate', 'すると、{square}に入る数字がなくなります。'],
  ['no place', 'すると、{unit}に{digit}の入るマスがなくなります。'],
  ['few digits', 'すると、{unit}の{squares}に残る数字は{digits}だけで、数字が足りません。'],
  ['few squares', 'すると、{unit}の{digits}に残るマスは{squares}だけで、マスが足りません。'],
  ['refuted', 'したがって、{square}に{digit}は入りません。'],
  ['proved', 'したがって、{square}は{digit}です。'],
  ['so naked', `これで、${naked}{square}は{digit}です。`],
  ['so hidden', `これで、${hidden}{square}は{digit}です。`],
  ['so seen', `これで、${seen}{square}は{digit}です。`],
  ['so full', `これで、${full}{square}は{digit}です。`],

  [
    'after refuted',
    '{other}に{not}を仮置きすると矛盾し、除外すると完成しました。その解の数字です。',
  ],
  ['by excluding', '{other}から{not}を除外すると完成しました。その解の数字です。'],
  [
    'by assuming',
    '{other}に{with}を仮置きすると完成しました。その解の数字です。',
    '{other}に{with}を入れてみると完成しました。その解の数字です。',
  ],
  ['tried', '入れてみると、最後まで解けました。'],
  ['fits', '{units}にはまだ{digit}がないので、ひとまず入ります。'],
  ['unrecorded', '根拠が長いので、ここでは省きます。'],

  ['placed', '数字を{count}個置きました。', '完了：数字を{count}個置きました。'],
  ['only solution', '解はこれだけです。'],
  ['several solutions', 'この盤面には解が二つ以上あります。'],
  ['no solution', '不能：この盤面に解はありません。'],
  ['nothing proved', 'この盤面には解がありません。以下の数字は、証明されたものではありません。'],
  ['twice', '同じ行、列、ボックスに同じ数字があります：{squares}。'],
  [
    'taken back',
    '{square}の{digit}を取り消します。',
    '{square}の{digit}を取り消します。{other}で試せる数字がなくなりました。',
  ],
];

/** The facts that a line tells. */
export const readJapanese = readerOf(PIECES, FORMS);
