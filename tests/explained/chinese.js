// The Chinese sentences of a step, read back into the facts of the English ones. Written without the
// story's code.

import { piecesOf, unitsByKind } from './pieces.js';
import { readerOf } from './reader.js';

/** The techniques by their English names. @type {Record<string, string>} */
const TECHNIQUES = {
  显性数对: 'naked pair',
  显性三数组: 'naked triple',
  显性四数组: 'naked quad',
  隐性数对: 'hidden pair',
  隐性三数组: 'hidden triple',
  隐性四数组: 'hidden quad',
  宫区块: 'pointing',
  行列区块: 'claiming',
  'X-Wing': 'x-wing',
  剑鱼: 'swordfish',
  水母: 'jellyfish',
  含宫的鱼: 'fish with boxes',
};

const UNITS = '第[1-9](?:、[1-9])*[行列宫]';

export const PIECES = piecesOf({
  square: 'r[1-9]c[1-9]',
  unit: '第[1-9][行列宫]',
  units: UNITS,
  digits: '[1-9](?:、[1-9])*',
  list: (item) => `${item}(?:、${item})*(?:和${item})?`,
  clauses: (item) => `${item}(?:，${item})*`,
  removals: (item) => `${item}(?:，${item})*`,
  cannot: '不能填',
  has: '有',
  readUnits: unitsByKind(UNITS, '行列宫'),
  technique: ['[^（）]+', (text) => TECHNIQUES[text] ?? text],
});

const naked = '它没有别的候选数了。';
const hidden = '{unit}的其他格都不能填{digit}。';
const seen = '{squares}有{digit}，{unit}的其他格都不能填{digit}。';
const full = '它是{unit}的最后一个空格。';

/** @type {import('./reader.js').Forms} */
export const FORMS = [
  ['is', '{square}是{digit}。'],
  ['last', full],
  ['stand', '{has}。', '只剩{digit}：{has}。'],
  ['marks', '候选数{digits}此前已被排除。'],
  ['seen', '{squares}有{digit}，所以{unit}的其他空格都不能填{digit}。'],
  [
    'seen',
    '{marked}的候选数{digit}此前已被排除，所以{unit}的其他空格都不能填{digit}。',
    '{marked}的候选数{digit}此前已被排除，{squares}又有{digit}，所以{unit}的其他空格都不能填{digit}。',
  ],

  ['naked set', '{squares}只能填{digits}（{technique}），所以{takes}。'],
  ['hidden set', '{unit}的{digits}只能填在{squares}（{technique}），所以{takes}。'],
  ['fish', '{units}的{digit}只能填在{covers}（{technique}），所以{takes}。'],
  ['must naked', `{square}必定是{digit}：${naked}`],
  ['must hidden', `{square}必定是{digit}：${hidden}`],
  ['must seen', `{square}必定是{digit}：${seen}`],
  ['must full', `{square}必定是{digit}：${full}`],
  ['earlier', '前面的证明已排除的候选数，这里仍视为排除。'],
  ['suppose', '假设{square}是{digit}。'],
  ['suppose not', '假设{square}不是{digit}。'],
  ['suppose also', '再假设{square}是{digit}。'],
  ['suppose also not', '再假设{square}不是{digit}。'],
  ['untold', '如果{square}是{digit}，就会导致矛盾（推理太长，这里从略）。'],
  ['untold not', '如果{square}不是{digit}，就会导致矛盾（推理太长，这里从略）。'],
  ['then naked', `那么{square}是{digit}：${naked}`],
  ['then taken', '那么{square}是{digit}：{squares}的数字使它没有别的候选数了。'],
  ['then hidden', `那么{square}是{digit}：${hidden}`],
  ['then closed', '那么{square}是{digit}：{squares}的数字使{unit}的其他格子都不能填{digit}。'],
  ['then full', `那么{square}是{digit}：${full}`],
  ['no candidate', '那么{square}就没有候选数了。'],
  ['no place', '那么{unit}就没有格子能填{digit}了。'],
  ['few digits', '那么{unit}的{squares}就只剩{digits}：数字不够。'],
  ['few squares', '那么{unit}的{digits}就只剩{squares}可填：格子不够。'],
  ['refuted', '因此{square}不能填{digit}。'],
  ['proved', '因此{square}是{digit}。'],
  ['so naked', `于是{square}是{digit}：${naked}`],
  ['so hidden', `于是{square}是{digit}：${hidden}`],
  ['so seen', `于是{square}是{digit}：${seen}`],
  ['so full', `于是{square}是{digit}：${full}`],

  ['after refuted', '否定{other} = {not}之后求得一个解，这个数字取自该解。'],
  ['by excluding', '从{other}排除{not}之后求得一个解，这个数字取自该解。'],
  [
    'by assuming',
    '假设{other} = {with}之后求得一个解，这个数字取自该解。',
    '试填{other} = {with}之后求得一个解，这个数字取自该解。',
  ],
  ['tried', '试填它之后，得到了完整的解。'],
  ['fits', '目前可以填入：{units}都还没有{digit}。'],
  ['unrecorded', '理由太长，这里从略。'],

  ['placed', '填入了{count}个数字。', '完成：填入了{count}个数字。'],
  ['only solution', '这是唯一解。'],
  ['several solutions', '这个盘面不止一个解。'],
  ['no solution', '矛盾：这个盘面无解。'],
  ['nothing proved', '这个盘面无解，以下数字都没有得到证明。'],
  ['twice', '同一行、列或宫里有两个相同的数字：{squares}。'],
  [
    'taken back',
    '撤销{square}的{digit}。',
    '撤销{square}的{digit}：有它在，{other}就没有数字可试了。',
  ],
];

/** The facts that a line tells. */
export const readChinese = readerOf(PIECES, FORMS);
