// The Chinese sentences of the catalogue's techniques, read back into the facts of the English ones. Written without
// the story's code.

import { readerOf } from '../explained/reader.js';
import { FORMS as SINGLES, PIECES as PLAIN } from '../explained/chinese.js';
import { unitsByKind } from '../explained/pieces.js';
import { RULE, piecesOf } from './pieces.js';

/** @param {string} item */
const list = (item) => `${item}(?:、${item})*(?:[和或]${item})?`;

const SQUARE = 'r[1-9]c[1-9]';
const SQUARES = list(SQUARE);
const DIGITS = '[1-9](?:、[1-9])*';
const GROUP = '第[1-9](?:、[1-9])*[行列宫]';
const SET = `[A-Za-z]是${SQUARES}（${DIGITS}）`;
const PETAL = '如果是[1-9]，[A-Z]就没有它';

export const PIECES = {
  ...PLAIN,
  ...piecesOf({
    square: SQUARE,
    unit: '第[1-9][行列宫]',
    units: list(GROUP),
    readUnits: unitsByKind(GROUP, '行列宫'),
    digits: DIGITS,
    list,
    clauses: (item) => `${item}(?:，${item})*`,
    removals: (item) => `${item}(?:，${item})*`,
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
    group: `${list(SQUARE)}的[1-9]`,
    cover: `[1-9]在${list(GROUP)}`,
    sector: `第[1-9][行列宫]的${DIGITS}`,
    extra: `${SQUARE}的[1-9]`,
    gone: `${SQUARES}的候选数[1-9](?:此前已被|已由${RULE})排除`,
    rule: 'zh-Hans',
    by: /已由([^]*)排除$/,
  }),
};

/** The forms of the first layer that occur here, too. */
const SHARED = ['last', 'stand', 'marks', 'seen'];

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...SINGLES.flatMap(([says, ...forms]) => {
    const own = forms.filter((form) => !form.includes('{marked}'));
    return SHARED.includes(says) ? [/** @type {[string, ...string[]]} */ ([says, ...own])] : [];
  }),
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
  [
    'firework',
    '{box:unit}以外，{digits}在{row:unit}只能填{first:square}，在{column:unit}只能填{second:square}。两处都不填的，在{box:unit}里既在{row:unit}又在{column:unit}，就在{pivot:square}。可见这三个数字填满{squares}。',
  ],
  [
    'firework pair',
    '{box:unit}以外，{digits}在{row:unit}只能填{first:square}，在{column:unit}只能填{second:square}。两处都不填的，在{box:unit}里既在{row:unit}又在{column:unit}，就在{pivot:square}。',
  ],
  [
    'firework four',
    '可见这四个数字填满{squares}：{first:square}是{firstDigits:digits}，{second:square}是{secondDigits:digits}。',
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

  ['chain', '如果{premise:node}，那么{way}。'],
  ['long chain', '如果{premise:node}，那么经过{count}个链接，{last}。'],
  ['two places', '{units}都只有两格能填{digit}。'],
  ['loop', '链首尾相接成环，每个链接反过来也成立：相连的两个候选数必有一真。'],
  ['loop false', '这与假设矛盾。'],
  ['loop true', '可见它无论如何都是{digit}。'],
  ['loop other', '如果它是{digit}，当然也不是{other:digit}。'],
  ['empty rectangle', '{unit}的{digit}只能填在{squares}，它们都在同一行和同一列上。'],

  ['suppose', '假设{node}。'],
  ['shares', '那么{last}：与{from:squares}同在{unit}。'],
  ['filled', '那么{last}：{from:square}是{other:digit}。'],
  ['last digit', '那么{last}：没有别的候选数。'],
  ['last place', '那么{last}：{unit}没有别的地方能填它。'],
  ['set loses', '那么{last}：它的{digit}都看到{from:squares}。'],
  ['set takes', '那么{last}：数组{name}填入其余所有数字。'],
  ['set fills', '那么{last}：数组{name}填入{digits}，{square}没有别的候选数。'],
  ['set places', '那么{last}：数组{name}填入{digit}，{unit}没有别的地方能填它。'],

  [
    'medusa',
    '{one:groups}（A边）和{other:groups}（A′边）两两相连，是某格仅有的两个候选数，或某行、列、宫里仅有的能填同一数字的两格：必有一边全部成立，另一边全部不成立。',
  ],
  ['medusa trap', '两边都排除的候选数不成立。'],
  ['medusa unit', '如果{side}这一边成立，{unit}的{squares}就都是{digit}，所以{side}这一边不成立。'],
  [
    'medusa square',
    '如果{side}这一边成立，{square}就既是{first:digit}又是{second:digit}，所以{side}这一边不成立。',
  ],
  ['medusa empty', '如果{side}这一边成立，{square}就没有候选数了，所以{side}这一边不成立。'],
  [
    'exocet',
    '{bases:squares}只能填{choices:digits}。填在这里的两个数字不在{line:unit}和{box:unit}的其余格，所以在{across:units}的每一条里，都填在{first:square}、{second:square}或{boxes:units}以外。在那里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{first:square}或{second:square}：这两格填的正是{bases:squares}里的两个数字。',
  ],
  [
    'exocet mirror',
    '{target:square}不能填{digits}，否则这个数字在{line:unit}就填在{bases:squares}，在{own:unit}填在{target:square}，在{box:unit}只能填在{third:unit}；可是{mirror:squares}都不能填它。',
  ],
  [
    'exocet mirror beside',
    '{target:square}不能填{digits}，否则这个数字在{line:unit}就填在{bases:squares}，在{own:unit}填在{target:square}，在{box:unit}只能填在{third:unit}；可是{other:square}填的是另一个数字，{mirror:squares}也不能填它。',
  ],
  [
    'exocet plus',
    '{bases:squares}只能填{choices:digits}。填在这里的两个数字不在{line:unit}和{box:unit}的其余格，所以在{across:units}的每一条里，都填在{targets:squares}或{boxes:units}以外。在那里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{targets:squares}里。',
  ],
  [
    'exocet locked',
    '在{unit}，{digit}只能填在{squares}，所以其中一格是{digit}，另一格是那两个数字之一。',
  ],
  [
    'exocet senior',
    '{bases:squares}只能填{choices:digits}。填在这里的两个数字不在{line:unit}和{box:unit}的其余格，所以在{across:units}的每一条里，都填在{first:square}、{second:square}或{boxes:units}以外的其他格。在其他格里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{first:square}或{second:square}：这两格填的正是{bases:squares}里的两个数字。',
  ],
  [
    'oddagon',
    '{squares}这{count}格连成一个环：每一格都看到下一格，最后一格看到第一格。{count}是奇数，两个数字不能轮流填下去，所以它们不能都只填{digits}。',
  ],
  [
    'tridagon',
    '{squares}是{boxes:units}里各三格，在宫内不同行也不同列。如果它们都只填{choices:digits}，每一宫在这里就都有这三个数字。同一行列里没有相同的数字，所以左右相邻的两宫从上往下读，上下相邻的两宫从左往右读，除起点以外顺序都相同。这两种顺序在{alike:units}一致，在{differing:units}相反：绕四宫一圈，顺序变了{count}次，却又要回到原样，这不可能。',
  ],
  ['sectors', '{squares}的候选数都在这些之中：{sectors}。每个数字在那里只能填一次。'],
  ['colour trap', '同时看到两边的格子不能填{digit}。'],
  ['colour wrap', '{side}的{squares}同在{unit}，所以{side}这一边不成立。'],
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
    'extended',
    '题目只有一个解，所以{squares}不能都只填{digits}，否则{lines:units}在这些格里的数字可以整个互换。',
  ],
  [
    'clue cover',
    '{lines:units}在{squares}以外没有已知数。题目只有一个解，所以这些格不能都只填{digits}，否则{lines:units}其余的数字可以整个互换。',
  ],
  [
    'reverse bug',
    '{squares}以外没有已知的{choices:digits}。题目只有一个解，所以这些格不能都只填{digits}，否则每个行、列、宫在这些格里要么两个数字都有，要么都没有，在其余的格里这两个数字就可以互换。',
  ],
  [
    'qiu',
    '题目只有一个解，所以如果{apart:squares}填有{digits}这两个数字，{squares}就不能也只填它们，否则{lines:units}里其余相对的格子会按相同的数字连成两条不封闭的链，其中一条没有已知数：把这条链上相对的格子互换，再相应地调整这里的几格，就是另一个解。',
  ],
  ['qiu box', '{box:unit}的{digits}只能填在{apart:squares}。'],
  [
    'qiu elsewhere',
    '{pair:squares}只能填{digits}，而{box:unit}的其余格里只有{squares}能填它们，所以{choices:digits}必在那里。',
  ],
  [
    'avoidable',
    '{squares}都不是已知数。题目只有一个解，所以它们不能都只填{digits}，否则这两个数字可以互换。',
  ],

  ['sets', '{sets}。每个数组的数字都比格数多一个：少了一个，其余的就都要填入。'],
  [
    'als xz',
    '{x:digit}不能同时在两个数组里，所以至少有一个没有{x:digit}：{digits}必在{one:name}或{other:name}里。',
  ],
  [
    'als xz double',
    '{x:digit}和{y:digit}都不能同时在两个数组里。所以每个数组各有其中一个，其余的数字也都在。',
  ],
  ['blossom', '{square}是{choices:digits}之一：{petals}。无论如何，总有一个数组填入{digits}。'],

  ['no place', '如果{premise:node}，那么{unit}就没有格子能填{digit}了。'],
  ['no candidate', '如果{premise:node}，那么{square}就没有候选数了。'],
  ['contradiction', '如果{premise:node}，那么{ends}。这不可能。'],
  ['both', '如果{premise:node}，{squares}就既是{digit}又不是{digit}。这不可能。'],
  ['verity', '以下必有一个为真：{cases}。无论哪个，都可得出：{last}。'],
  ['verity of square', '{square}只能填{digits}。无论填哪个，都可得出：{last}。'],
  ['verity of unit', '{unit}的{digit}只能填在{squares}。无论填在哪里，都可得出：{last}。'],
  ['either', '不论“{premise:node}”成立与否，都可得出：{last}。'],

  ['brute force', '启用的技巧都找不到什么，于是填入解的一个数字。'],
  [
    'sees fins',
    '无论哪种情况，在{cover:units}上、不在{base:units}上又看到所有鳍的格子都不能填{digit}。',
  ],
  [
    'cannibal with fins',
    '{squares}同属{cover:units}中的两个，若填入就会同时占用两个，并且看到所有鳍。',
  ],
  [
    'kraken 2',
    '要么鳍是{digit}，要么{unit}的{digit}填在{places:squares}。无论哪个，都可得出：{last}。',
  ],
  ['ends differ', '可见{first:node}，或者{last:node}。'],
  [
    'remote pair',
    '{squares}只能填{digits}，并且依次互相看见，所以两个数字交替出现：{first:squares}是其中一个，{second:squares}是另一个。两边各看到一格的格子，两个数字都不能填。',
  ],
  [
    'victim',
    '{line:unit}的{digit}只能填在{far:square}和{near:square}。如果{victim:square}是{digit}，{far:square}就不是，{near:square}就是，{unit}便没有地方填{digit}了。',
  ],
  ['pattern', '因为{way}，所以{last}（{unit}的{rule}）。', '因为{way}，所以{last}（{rule}）。'],
  ['bare', '那么{last}。'],
  [
    'xy wing',
    '{pivot:square}只能填{choices:digits}。如果它是{x:digit}，{first:square}就是{z:digit}；如果是{y:digit}，{second:square}就是{z:digit}。可见{first:square}和{second:square}至少有一个是{z:digit}。',
  ],
  [
    'xyz wing',
    '{pivot:square}只能填{choices:digits}。如果它是{x:digit}，{first:square}就是{z:digit}；如果是{y:digit}，{second:square}就是{z:digit}；不然它自己是{z:digit}。可见{squares}至少有一个是{z:digit}。',
  ],
  [
    'wxyz wing',
    '{squares}只能填{choices:digits}。{others:digits}能填的格子互相看到，各只能填其中一格。可见{places:squares}至少有一个是{z:digit}。',
  ],
  [
    'w wing',
    '{first:square}和{second:square}只能填{choices:digits}。{unit}的{y:digit}只能填在{one:square}和{other:square}：{one:square}看到{first:square}，{other:square}看到{second:square}。可见{first:square}和{second:square}不能都是{y:digit}，至少有一个是{x:digit}。',
  ],
  [
    'colours',
    '{one:squares}（A边）和{other:squares}（A′边）两两相连，是某行、列或宫里仅有的能填{digit}的两格：必有一边全是{digit}。',
  ],
  [
    'clusters',
    '{one:squares}（A边）和{other:squares}（A′边）两两相连，是某行、列或宫里仅有的能填{digit}的两格；{third:squares}（B边）和{fourth:squares}（B′边）也是如此。A和A′、B和B′各必有一边全是{digit}。',
  ],
  ['corner', '只有{squares}还有别的候选数。'],
  ['last corner', '{square}填{digit}就会这样。'],
  ['one of', '可见{squares}至少有一个是{digits}。'],
  [
    'extras',
    '它们别的候选数只有{digits}，可见{squares}之中至少有一个是{digits}。',
    '它们别的候选数是{digits}，可见{squares}之中有一格填{digits}之一。',
  ],
  [
    'uses up',
    '这一格与{set:squares}只能填{digits}：{size:count}格{count}个数字，它们在{units}就用完了。',
    '它所在的格与{set:squares}只能填{digits}：{size:count}格{count}个数字，它们在{units}就用完了。',
  ],
  [
    'extra hidden set',
    '{units}的{digits}这{count}个数字只能填在另一格和{set:squares}这{size:count}格，这里就容不下别的数字了。',
  ],
  [
    'linked corners',
    '{unit}的{digit}只能填在{squares}。如果其中一个是{other:digits}，另一个就是{digit}，所有格子就只剩{digits}了。',
  ],
  [
    'opposite corners',
    '{units}的{digit}只能填在这四格。如果{squares}之一是{digit}，另一个也是，所有格子就只剩{digits}了。',
  ],
  [
    'hidden corner',
    '{units}的{digit}只能填在这四格。如果{square}是{other:digit}，{squares}就是{digit}，{opposite:square}就是{other:digit}，所有格子就只剩{digits}了。',
  ],
  [
    'bug',
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解，而题目只有一个解：可见其中至少有一个为真。',
  ],
  [
    'bug of a square',
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解，而题目只有一个解：可见{square}是{digits}。',
  ],
  [
    'bug linked',
    '{unit}的{digit}只能填在{first:square}和{second:square}。如果{first:square}是{digit}，{second:square}就是{ofSecond:digits}；如果{second:square}是{digit}，{first:square}就是{ofFirst:digits}。',
  ],
  [
    'als xy',
    '{x:digit}不能同时在{one:name}和{middle:name}里，{y:digit}不能同时在{other:name}和{middle:name}里。{middle:name}至少有{x:digit}或{y:digit}，所以要么{one:name}没有{x:digit}，要么{other:name}没有{y:digit}：{digits}必在{one:name}或{other:name}里。',
  ],
  [
    'als chain',
    '{commons}。如果{first:name}缺少{digits}之一，就有{x:digit}；下一个数组就没有它而有其余数字，依次推到{last:name}，它就有{digits}。',
  ],
  [
    'sue de coq',
    '{sets}。{one:name}和{other:name}在{line:unit}，能填{inLine:digits}各一次；{one:name}和{third:name}在{box:unit}，能填{inBox:digits}各一次。',
  ],
  ['sue de coq in both', '{one:name}同在两处，能填{digits}各一次。'],
  ['sue de coq room', '一共{size:count}格{count}个数字，所以每个都要用在这里。'],
  [
    'exclusion',
    '填{squares}的各种方式之中，让相同数字互相看见的，以及让{excluders:squares}无数可填的，都不成立。其余方式里没有的候选数可以删去。',
  ],
  ['taken', '候选数{digits}已由{rule}排除。'],
  [
    'seen',
    '{gone}，所以{unit}的其他空格都不能填{digit}。',
    '{gone}，{squares}又有{digit}，所以{unit}的其他空格都不能填{digit}。',
  ],
  [
    'template set',
    '摆放其余所有{digit}的方式之中，占用了别的数字无论怎样摆放都要用的格子的，都不成立。余下的每一种方式都用到{squares}。',
  ],
  [
    'template delete',
    '摆放其余所有{digit}的方式之中，占用了别的数字无论怎样摆放都要用的格子的，都不成立。余下的方式没有一种用到{squares}。',
  ],
];

/** The facts that a text tells. */
export const readChinese = readerOf(/** @type {any} */ (PIECES), FORMS);
