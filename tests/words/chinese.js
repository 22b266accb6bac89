// The Chinese sentences of the catalogue's techniques, read back into the facts of the English ones. Written without
// the story's code.

import { readerOf } from '../explained/reader.js';
import { FORMS as SINGLES, PIECES as PLAIN } from '../explained/chinese.js';
import { unitsByKind } from '../explained/pieces.js';
import { piecesOf } from './pieces.js';

/** @param {string} item */
const list = (item) => `${item}(?:、${item})*(?:和${item})?`;

const SQUARE = 'r[1-9]c[1-9]';
const SQUARES = list(SQUARE);
const DIGITS = '[1-9](?:、[1-9])*';
const GROUP = '第[1-9](?:、[1-9])*[行列宫]';
const SET = `[A-Za-z]是${SQUARES}（${DIGITS}）`;
const PETAL = '如果是[1-9]，[A-Z]就没有它';

const PIECES = {
  ...PLAIN,
  ...piecesOf({
    square: SQUARE,
    unit: '第[1-9][行列宫]',
    units: list(GROUP),
    readUnits: unitsByKind(GROUP, '行列宫'),
    digits: DIGITS,
    list,
    clauses: (item) => `${item}(?:，${item})*`,
    cannot: '不能填',
    nodes: {
      node: `(?:${SQUARES}之一是[1-9]|${SQUARES}都不是[1-9]|${SQUARE}不?是[1-9]|数组[A-Z]没有[1-9])`,
    },
    off: /不|没有/,
    set: SET,
    sets: `${SET}(?:；${SET})*`,
    common: '[1-9]不能同时在[A-Z]和[A-Z]里',
    petal: PETAL,
    petals: `${PETAL}(?:；${PETAL})*`,
    extra: `${SQUARE}的[1-9]`,
  }),
};

/** What the first layer says as well. */
const SHARED = ['last', 'stand', 'marks', 'seen'];

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...SINGLES.filter(([says]) => SHARED.includes(says)),
  ['takes', '所以{takes}。'],
  ['places', '所以{squares}是{digit}。'],

  ['locked', '{base:unit}的{digit}只能填在{squares}，它们都在{cover:unit}。'],
  [
    'naked set',
    '{units}的{squares}这{count}格只能填{digits}这{size:count}个数字，它们就在这里用完了。',
  ],
  [
    'hidden set',
    '{units}的{digits}这{size:count}个数字只能填在{squares}这{count}格，这里就容不下别的数字了。',
  ],
  ['leaves', '这样{unit}就只剩{square}能填{digit}。'],

  [
    'fish',
    '{base:units}的{digit}只能填在{cover:units}，各占其一，{cover:units}就没有别的{digit}了。',
  ],
  [
    'finned fish',
    '{base:units}的{digit}只能填在{cover:units}，或者填在鳍{fins:squares}。要么鳍是{digit}，要么{cover:units}的{digit}都在{base:units}。',
  ],
  ['siamese', '覆盖换成{cover:units}，鳍就是{fins:squares}，道理相同。'],
  ['sees fins', '无论哪种情况，在{cover:units}上又看到所有鳍的格子都不能填{digit}。'],
  ['endo fins', '{squares}同属{base:units}中的两个，也算作鳍。'],
  ['cannibal', '{squares}同属{cover:units}中的两个，若填入就会同时占用两个。'],
  ['kraken fish', '{base:units}的{digit}只能填在{cover:units}，或者填在鳍{fins:squares}。'],
  [
    'kraken 1',
    '如果鳍不是{digit}，{cover:units}的{digit}就都在{base:units}，{squares}就不是{digit}。',
  ],
  [
    'kraken 1 twice',
    '如果鳍不是{digit}，{cover:units}就各有{base:units}的一个{digit}。{squares}同属其中两个，若填入就会同时占用两个，所以不是{digit}。',
  ],
  ['kraken fins', '如果鳍是{digit}，顺着链也得到同样的结论。'],
  [
    'kraken 2',
    '如果鳍不是{digit}，{unit}的{digit}就只能填在{places:squares}。无论填在这里还是填在鳍，都可得出：{last}。',
  ],

  ['chain', '如果{premise:node}，那么{way}。'],
  ['long chain', '如果{premise:node}，那么经过{count}个链接，{last}。'],
  ['two places', '{units}都只有两格能填{digit}。'],
  ['one of', '可见{squares}至少有一个是{digits}。'],
  ['ends differ', '可见{first:squares}是{digit}，或者{last:squares}是{other:digit}。'],
  ['loop', '链首尾相接成环，每个链接反过来也成立：相连的两个候选数必有一真。'],
  ['loop false', '这与假设矛盾。'],
  ['loop true', '可见它无论如何都是{digit}。'],
  ['loop other', '如果它是{digit}，当然也不是{other:digit}。'],
  [
    'remote pair',
    '{squares}只能填{digits}，并且依次互相看见，所以两个数字交替出现：{first:squares}是其中一个，{second:squares}是另一个。同时看到两边的格子，两个数字都不能填。',
  ],
  ['empty rectangle', '{unit}的{digit}只能填在{squares}，它们都在同一行和同一列上。'],
  [
    'victim',
    '如果{victim:square}是{digit}，{far:square}就不是，{near:square}就是，{unit}便没有地方填{digit}了。',
  ],

  ['suppose', '假设{node}。'],
  ['shares', '那么{last}：与{from:squares}同在{unit}。'],
  ['filled', '那么{last}：{from:square}是{other:digit}。'],
  ['last digit', '那么{last}：没有别的候选数。'],
  ['last place', '那么{last}：{unit}没有别的地方能填它。'],
  ['set loses', '那么{last}：它的{digit}都看到{from:squares}。'],
  ['set takes', '那么{last}：数组{name}填入其余所有数字。'],
  ['pattern', '再由别的形态可知，{last}。'],

  [
    'xy wing',
    '如果{pivot:square}是{x:digit}，{first:square}就是{z:digit}；如果是{y:digit}，{second:square}就是{z:digit}。可见{first:square}和{second:square}至少有一个是{z:digit}。',
  ],
  [
    'xyz wing',
    '如果{pivot:square}是{x:digit}，{first:square}就是{z:digit}；如果是{y:digit}，{second:square}就是{z:digit}；不然它自己是{z:digit}。可见这三格至少有一个是{z:digit}。',
  ],
  [
    'w wing',
    '{first:square}和{second:square}只能填{x:digit}或{y:digit}。{unit}的{y:digit}只能填在{links:squares}，这两格分别被其中一个看到。可见它们不能都是{y:digit}，至少有一个是{x:digit}。',
  ],

  [
    'colours',
    '{digit}的位置两两相连，{one:squares}在一边（A），{other:squares}在另一边（A′）：必有一边全是{digit}。',
  ],
  ['colour trap', '同时看到两边的格子不能填{digit}。'],
  ['colour wrap', '{side}的{squares}同在{unit}，所以{side}这一边不成立。'],
  [
    'clusters',
    '{digit}的位置两两相连，成为两组：一组的两边是A（{one:squares}）和A′（{other:squares}），另一组的两边是B（{third:squares}）和B′（{fourth:squares}）。每组必有一边全是{digit}。',
  ],
  [
    'multi colours 1',
    '{first:square}和{second:square}互相看见，{one:side}和{other:side}不能都成立，所以{third:side}或{fourth:side}必有一边成立。',
  ],
  ['multi colours seen', '同时看到这样两边的格子不能填{digit}。'],
  [
    'multi colours 2',
    '如果{side}成立，B的{first:square}和B′的{second:square}就都不是{digit}，可是B和B′必有一边成立。',
  ],

  ['deadly', '题目只有一个解，所以{squares}不能都只填{digits}，否则这两个数字可以互换。'],
  [
    'avoidable',
    '{squares}都不是已知数。题目只有一个解，所以它们不能都只填{digits}，否则这两个数字可以互换。',
  ],
  ['one of', '可见{squares}之中至少有一个是{digits}。'],
  [
    'one of and uses up',
    '可见{squares}之中至少有一格填{extras:digits}之一，与{set:squares}一起用完了{units}的{used:digits}。',
  ],
  ['one of', '可见{squares}之中至少有一格填{digits}之一。'],
  ['extra hidden set', '{units}的{digits}只能填在另一格和{set:squares}。'],
  [
    'linked corners',
    '{unit}的{digit}只能填在{squares}。如果其中一个是{other:digit}，所有格子就只剩{digits}了。',
  ],
  [
    'opposite corners',
    '{squares}所在的行和列，{digit}只能填在这四格。如果其中一个是{digit}，另一个也是，所有格子就只剩{digits}了。',
  ],
  [
    'hidden corner',
    '{square}所在的行和列，{digit}只能填在这四格。如果{square}是{other:digit}，{squares}就是{digit}，{opposite:square}就是{other:digit}，正是那种情况。',
  ],
  [
    'bug',
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解。',
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解，所以其中至少有一个为真。',
  ],
  ['uses up', '与{set:squares}一起用完了{units}的{digits}。'],
  ['bug linked', '{unit}的{digit}只能填在{squares}，这里就容不下别的数字了。'],

  ['sets', '{sets}。每个数组的数字都比格数多一个：少了一个，其余的就都要填入。'],
  [
    'als xz',
    '{x:digit}不能同时在两个数组里，所以至少有一个没有{x:digit}：{digits}必在{one:name}或{other:name}里。',
  ],
  [
    'als xz double',
    '{x:digit}和{y:digit}都不能同时在两个数组里。所以每个数组各有其中一个，其余的数字也都在。',
  ],
  [
    'als xy',
    '{x:digit}不能同时在{one:name}和{middle:name}里，{y:digit}不能同时在{other:name}和{middle:name}里。{middle:name}至少有{x:digit}或{y:digit}，所以{one:name}和{other:name}至少有一个缺少：{digits}必在{one:name}或{other:name}里。',
  ],
  [
    'als chain',
    '{commons}。如果{first:name}没有{digits}，就有{x:digit}；下一个数组就没有它而有其余数字，依次推到{last:name}，它就有{digits}。',
  ],
  ['blossom', '{square}是{choices:digits}之一：{petals}。无论如何，总有一个数组填入{digits}。'],
  [
    'sue de coq',
    '{sets}。{one:name}和{other:name}在{line:unit}，{one:name}和{third:name}在{box:unit}。这{count}格恰好只容得下{size:count}个数字，所以每个数字都要在{line:unit}或{box:unit}用完。',
  ],

  ['no place', '如果{premise:node}，那么{unit}就没有格子能填{digit}了。'],
  ['no candidate', '如果{premise:node}，那么{square}就没有候选数了。'],
  ['contradiction', '如果{premise:node}，那么{ends}。这不可能。'],
  ['both', '如果{premise:node}，{squares}就既是{digit}又不是{digit}。这不可能。'],
  ['verity', '以下必有一个为真：{cases}。无论哪个，都可得出：{last}。'],
  ['verity of square', '{square}只能填{digits}。无论填哪个，都可得出：{last}。'],
  ['verity of unit', '{unit}的{digit}只能填在{squares}。无论填在哪里，都可得出：{last}。'],
  ['either', '不论“{premise:node}”成立与否，都可得出：{last}。'],

  [
    'exclusion',
    '填{squares}的各种方式之中，有的让相同数字互相看见，有的让{excluders:squares}无数可填，都不成立。其余方式里没有的候选数可以删去。',
  ],
  ['template set', '摆放其余所有{digit}的每一种方式，都用到{squares}。'],
  ['template delete', '摆放其余所有{digit}的方式，没有一种用到{squares}。'],
  ['brute force', '启用的技巧都找不到什么，于是填入解的一个数字。'],
];

/** The facts that a text tells. */
export const readChinese = readerOf(/** @type {any} */ (PIECES), FORMS);
