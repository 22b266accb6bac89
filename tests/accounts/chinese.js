// A method's own account of its digits, in Chinese, read back into the facts of the English.

import { FORMS as FIRST } from '../explained/chinese.js';
import { readerOf } from '../explained/reader.js';
import { PIECES } from '../words/chinese.js';
import { setIn, waysIn } from './pieces.js';

const SET = '(?:{square} = [1-9]|{squares}的{digits})';

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...FIRST.filter(([says]) => says === 'stand'),

  ['places', '{unit}能填{digits}的只剩{squares}。'],
  [
    'digit',
    '{square}的纵深中只剩{digit}。',
    '{square}只剩{digit}。',
    '{square}的单元格列表只剩{digit}：mx = 1。',
  ],
  ['naked set', '{unit}的{squares}只剩{digits}。'],
  ['lines', '{unit}的{digit}只能填在{lines:units}。'],
  ['two boxes', '{base:units}的{digit}都只能填在{lines:units}，所以这两宫把两条线都占用了。'],
  [
    'rectangle',
    '{base:units}能填{digit}的只有矩形的四个角：或者填在{one:squares}，或者填在{other:squares}。',
  ],
  [
    'hamada',
    'A（{first:square}）、A′（{pivot:square}）和B（{second:square}）的两个候选数相同，而且A与B必定相等。如果A和B都是{digit}，{unit}就没有地方填{digit}。',
  ],
  ['left over', '{unit}的{digit}只能填在{square}：{squares}要填{digits}。'],
  [
    'ab',
    'n = {count}：A是{base:units}，B是{cover:units}。A中的{digit}只能填在{squares}，全都在B里。所以B的其他格都不能填它。',
  ],
  ['chain', '如果{square}是{digit}，一条有{count}个数字的链会导致矛盾。'],
  ['places', '在{digits}的涂色表上，{squares}是{unit}唯一的白格。'],
  [
    'lines',
    '在{digit}的涂色表上，{unit}的白格都在{lines:units}，所以{lines:units}的其余格都涂色。',
  ],
  ['excludes', '可以从{squares}删去{digits}。'],

  ['suppose', '假设{square}是{digit}。'],
  ['shares', '那么{square}不是{digit}：它与{from:square}同在{unit}。'],
  ['filled', '那么{square}不是{digit}：它是{other:digit}。'],
  ['last digit', '那么{square}是{digit}：它没有别的候选数。'],
  ['last place', '那么{square}是{digit}：{unit}没有别的地方能填它。'],

  ['trial', '试填：{square} = {digit}', '假设：{square} = {digit}'],
  ['refuted', '试填{square} = {digit}导致矛盾，所以{square}不能填{digit}。'],
  ['filled up', '完成：盘面可以填满。', '状态3：这就是答案。'],
  ['fails', '矛盾：推出矛盾。', '状态2：出现矛盾。'],
  ['leads nowhere', '受阻：推不出更多结论。', '状态1：不再有变化。'],
  ['undecided', '未定：盘面仍定不下来。'],
  ['open', '还没有结果就结束了。'],
  ['size', '共{count}步。', '共{trials:count}次试填。', '共{count}步和{trials:count}次试填。'], // prettier-ignore

  ['white', '在{digit}的涂色表上，{square}是{unit}唯一的白格：其余各格被{ways}涂色。'],
  ['last white', '在{digit}的涂色表上，{square}是{unit}最后一个白格。'],
  ['whole analysis', '这次先做整体分析：涂好九张表，列出所有单元格列表。'],
  ['analysis', '部分分析：这个数字改变了{digits}的表，只需重看这些表。'],
  ['free', '到目前为止，{square}填什么数字都行。'],
  ['before', '在它之前，这里试过{digits}，都已撤销。'],
  ['tried', '试填{square} = {digit}之后，得到了完整的解。'],
  ['follows', '这个解是在试填{square} = {digit}时求得的。'],
  ['unrecorded', '理由太长，这里从略。'],

  ['main', '主：{square}是{digit}'],
  ['sub', '副：{square}不是{digit}'],
  ['case 0', '成立时完成且不止一个解，没有试不成立的情形：采用成立。'],
  ['case 1', '成立时完成，不成立时也完成：采用成立，还有别的解。'],
  ['case 2', '成立时完成，不成立时矛盾：所以成立。'],
  ['case 3', '成立时完成，不成立时未定：采用成立，可能还有别的解。'],
  ['case 4', '成立时矛盾，不成立时完成：所以不成立。'],
  ['case 5', '成立时矛盾，不成立时也矛盾。'],
  ['case 6', '成立时矛盾，不成立时未定：转到下一格。'],
  ['case 7', '成立时未定，不成立时完成：采用不成立，可能还有别的解。'],
  ['case 8', '成立时未定，不成立时矛盾：转到下一格。'],
  ['case 9', '成立时未定，不成立时也未定：转到下一格。'],
  ['adopted 0', '假设{square} = {digit}，盘面有不止一种填法，所以没有再试排除它。'],
  ['adopted 1', '假设{square} = {digit}可以填满盘面，排除它也可以。'],
  ['adopted 2', '假设{square} = {digit}可以填满盘面；排除它则导致矛盾。'],
  ['adopted 3', '假设{square} = {digit}可以填满盘面；排除它则盘面未定。'],
  ['adopted 4', '假设{square} = {digit}导致矛盾；排除它则可以填满盘面，而这是由此得出的第一个数字。'], // prettier-ignore
  ['adopted 7', '假设{square} = {digit}则盘面未定；排除它则可以填满盘面，而这是由此得出的第一个数字。'], // prettier-ignore
  ['from its list', '其余数字取自该解（finishedDSetList）。'],
  ['first of', '在该分支中最先登记的单元素集是{own:square} = {ownDigit:digit}，用它代替{square} = {digit}。'], // prettier-ignore

  ['excluded', '从{square}排除{digit}。'],
  ['excluded by square', '{square}是{other:digit}，所以从中排除{digit}。'],
  ['excluded by digit', '{cause:square}是{other:digit}，所以在{unit}中从{square}排除{digit}。'],
  ['excluded by room', '确定集{cause:dset}占满了{square}，所以从中排除{digit}。'],
  ['excluded by set', '{unit}有确定集{cause:dset}，所以从{square}排除{digit}。'],
  ['assumed', '假设{square} = {digit}。'],
  ['assumed not', '假设{square}不是{digit}。'],
  ['digits', '{unit}中，候选数都在{digits}之内的只有{squares}。'],
  ['digits added', '加上{added:digits}后，{unit}中候选数都在{digits}之内的只有{squares}。'],
  ['places', '{unit}的{digits}只能填在{squares}。'],
  ['complement', '因此{unit}的其余格要填其余数字：留给{squares}的是{digits}。'],
  ['left', '因此留给{squares}的是{digits}。'],
  ['reduced', '已知集合{smaller:dset}，因此留给{squares}的是{digits}。'],
  ['split', '已知集合{larger:dset}中，留给{squares}的是{digits}。'],
  ['registered', '登记于第{count}层：{set:dset}。'],
  ['set', '{set:dset}'],

  ['twice', '同一行、列或宫里有两个相同的数字：{squares}。'],
  ['determined', '{square}是{digit}，但{set:dset}把它排除了。'],
  ['no place', '{unit}没有格子能填{digits}。'],
  ['few digits', '{unit}的{squares}只剩{digits}：数字不够。'],
  ['no candidate', '{squares}没有候选数了。'],
  ['few squares', '{unit}的{digits}只剩{squares}可填：格子不够。'],
  ['two digits', '{square}必须既是{other:digit}又是{digit}。'],
  ['two squares', '{first:square}和{second:square}都必须是{digit}。'],
  ['searched', '所有组合都试过了，没有一种能填满盘面。'],
  ['both fail', '{square} = {digit}导致矛盾，排除它也导致矛盾。'],
];

/** The facts that a text tells. */
export const readChinese = readerOf(
  /** @type {any} */ ({
    ...PIECES,
    dset: setIn(PIECES, SET),
    ways: waysIn('行列消去', '宫消去', '间接行列消去'),
  }),
  FORMS,
);
