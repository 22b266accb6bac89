// The Japanese sentences of the catalogue's techniques, read back into the facts of the English ones. Written without
// the story's code.

import { readerOf } from '../explained/reader.js';
import { FORMS as SINGLES, PIECES as PLAIN } from '../explained/japanese.js';
import { unitsByKind } from '../explained/pieces.js';
import { RULE, piecesOf } from './pieces.js';

/** @param {string} item */
const list = (item) => `${item}(?:(?:と|、|、?または)${item})*`;

const SQUARE = '[1-9]行[1-9]列';
const SQUARES = list(SQUARE);
const DIGITS = '[1-9](?:・[1-9])*';
const GROUP = '第[1-9](?:・[1-9])*(?:行|列|ボックス)';
const SET = `[A-Za-z]は${SQUARES}（${DIGITS}）`;
const PETAL = '[1-9]なら[A-Z]がそれを失い';
const COMMON = '[1-9]は[A-Z]と[A-Z]の両方には入らず';

export const PIECES = {
  ...PLAIN,
  ...piecesOf({
    square: SQUARE,
    unit: '第[1-9](?:行|列|ボックス)',
    units: list(GROUP),
    readUnits: unitsByKind(GROUP, '行列ボ'),
    digits: DIGITS,
    list,
    clauses: (item) => `${item}(?:、${item})*`,
    removals: (item) => `${item}(?:、${item})*`,
    cannot: 'に',
    nodes: {
      node: `(?:${SQUARES}のどれかが[1-9]|${SQUARES}がどれも[1-9]でない|${SQUARE}が[1-9](?:でない)?)`,
      way: `(?:${SQUARES}のどれかが[1-9]になり(?:ます)?|${SQUARE}が[1-9]になり(?:ます)?|${SQUARES}から[1-9]が消え(?:ます)?|集合[A-Z]から[1-9]が消え(?:ます)?)`,
      last: `(?:${SQUARES}のどれかが[1-9]になります|${SQUARE}が[1-9]になります|${SQUARES}から[1-9]が消えます|集合[A-Z]から[1-9]が消えます)`,
    },
    off: /でない|消え/,
    set: SET,
    sets: `${SET}(?:、${SET})*`,
    common: COMMON,
    petal: PETAL,
    petals: `${PETAL}(?:、${PETAL})*`,
    group: `${list(SQUARE)}の[1-9]`,
    cover: `[1-9]は${list(GROUP)}`,
    sector: `第[1-9](?:行|列|ボックス)の${DIGITS}`,
    extra: `${SQUARE}の[1-9]`,
    gone: `${SQUARES}では(?:候補の[1-9]がすでに|${RULE}により候補の[1-9]が)除かれ`,
    rule: 'ja',
    by: /では([^]*)により/,
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
  ['takes', 'したがって、{takes}は入りません。'],
  ['places', 'したがって、{squares}は{digit}です。'],

  ['locked', '{base:unit}で{digit}が入るのは{squares}だけで、どれも{cover:unit}にあります。'],
  [
    'naked set',
    '{units}の{squares}の{count}マスに入るのは{digits}の{size:count}個だけなので、これらの数字はここで使い切られます。',
  ],
  [
    'hidden set',
    '{units}で{digits}の{size:count}個が入るのは{squares}の{count}マスだけなので、ここにほかの数字は入りません。',
  ],
  [
    'firework',
    '{box:unit}の外で{digits}が入るのは、{row:unit}では{first:square}だけ、{column:unit}では{second:square}だけです。どちらにも入らない数字は、{box:unit}の中で{row:unit}にも{column:unit}にもあるので、{pivot:square}に入ります。つまり、この三つの数字が{squares}を埋めます。',
  ],
  [
    'firework pair',
    '{box:unit}の外で{digits}が入るのは、{row:unit}では{first:square}だけ、{column:unit}では{second:square}だけです。どちらにも入らない数字は、{box:unit}の中で{row:unit}にも{column:unit}にもあるので、{pivot:square}に入ります。',
  ],
  [
    'firework four',
    'つまり、この四つの数字が{squares}を埋め、{first:square}は{firstDigits:digits}、{second:square}は{secondDigits:digits}です。',
  ],
  ['leaves', 'すると、{unit}で{digit}が入るのは{square}だけになります。'],

  [
    'fish',
    '{base:units}で{digit}が入るのは{cover:units}だけで、それぞれに一つずつ入ります。{cover:units}のほかのマスに{digit}は入りません。',
  ],
  [
    'finned fish',
    '{base:units}で{digit}が入るのは、フィンの{fins:squares}を除けば{cover:units}だけです。フィンに{digit}が入るか、そうでなければ{cover:units}の{digit}はすべて{base:units}に入ります。',
  ],
  ['siamese', 'カバーを{cover:units}とし、フィンを{fins:squares}としても同じことがいえます。'],
  ['endo fins', '{squares}は{base:units}のうち二つに属するので、フィンとして扱います。'],
  ['cannibal', '{squares}は{cover:units}のうち二つに属し、入れば両方を使ってしまいます。'],
  [
    'kraken fish',
    '{base:units}で{digit}が入るのは、フィンの{fins:squares}を除けば{cover:units}だけです。',
  ],
  [
    'kraken 1',
    'フィンに入らなければ、{cover:units}の{digit}はすべて{base:units}に入るので、{squares}に{digit}は入りません。',
  ],
  [
    'kraken 1 twice',
    'フィンに入らなければ、{cover:units}には{base:units}の{digit}が一つずつ入ります。{squares}はそのうち二つに属し、入れば両方を使ってしまうので、{digit}は入りません。',
  ],
  ['kraken fins', 'フィンに{digit}が入る場合も、チェーンをたどると同じ結論になります。'],

  ['chain', '{premise:node}[|だ]とすると、{way}。'],
  ['long chain', '{premise:node}[|だ]とすると、{count}本のリンクをたどって、{last}。'],
  ['two places', '{units}で{digit}が入るのは2マスずつです。'],
  [
    'loop',
    'これでループになります。どのリンクも逆向きにも成り立つので、つながった二つのうち必ず一方が正しいことになります。',
  ],
  ['loop false', 'これは仮定に反します。'],
  ['loop true', 'つまり、いずれにしても{digit}です。'],
  ['loop other', '{digit}であれば、もちろん{other:digit}ではありません。'],
  [
    'empty rectangle',
    '{unit}で{digit}が入るのは{squares}だけで、どれも一つの行と一つの列の上にあります。',
  ],

  ['suppose', '{node}[|だ]とします。'],
  ['shares', '{from:squares}と同じ{unit}にあるので、{last}。'],
  ['filled', '{from:square}は{other:digit}なので、{last}。'],
  ['last digit', 'ほかに候補がないので、{last}。'],
  ['last place', '{unit}にほかに入るマスがないので、{last}。'],
  ['set loses', 'どの{digit}も{from:squares}と行・列・ボックスを共にするので、{last}。'],
  ['set takes', '集合{name}にほかの数字がすべて入るので、{last}。'],
  ['set fills', '集合{name}に{digits}が入り、{square}にはほかに候補がないので、{last}。'],
  ['set places', '集合{name}に{digit}が入り、{unit}にほかに入るマスがないので、{last}。'],

  [
    'medusa',
    '{one:groups}（A側）と{other:groups}（A′側）は、あるマスのただ二つの候補、またはある行・列・ボックスで数字が入るただ二つのマスとして、二つずつ結びついています。一方の側はすべて正しく、もう一方の側はすべて誤りです。',
  ],
  ['medusa trap', 'どちらの側が正しくても除かれる候補は、正しくありません。'],
  [
    'medusa unit',
    '{side}の側が正しいとすると、{unit}の{squares}がどちらも{digit}になるので、{side}の側は正しくありません。',
  ],
  [
    'medusa square',
    '{side}の側が正しいとすると、{square}が{first:digit}でも{second:digit}でもあることになるので、{side}の側は正しくありません。',
  ],
  [
    'medusa empty',
    '{side}の側が正しいとすると、{square}の候補がなくなるので、{side}の側は正しくありません。',
  ],
  [
    'exocet',
    '{bases:squares}の候補は{choices:digits}だけです。ここに入る二つの数字は、{line:unit}でも{box:unit}でもほかのマスに入らないので、{across:units}のそれぞれで、{first:square}か{second:square}か{boxes:units}の外に入ります。外で各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所は{first:square}か{second:square}なので、この二マスに入るのは、{bases:squares}と同じ二つの数字です。',
  ],
  [
    'exocet mirror',
    '{target:square}に{digits}は入りません。入ったとすると、その数字は{line:unit}では{bases:squares}に、{own:unit}では{target:square}にあるので、{box:unit}では{third:unit}に入るはずですが、{mirror:squares}には入りません。',
  ],
  [
    'exocet mirror beside',
    '{target:square}に{digits}は入りません。入ったとすると、その数字は{line:unit}では{bases:squares}に、{own:unit}では{target:square}にあるので、{box:unit}では{third:unit}に入るはずですが、{other:square}にはもう一つの数字が入り、{mirror:squares}には入りません。',
  ],
  [
    'exocet plus',
    '{bases:squares}の候補は{choices:digits}だけです。ここに入る二つの数字は、{line:unit}でも{box:unit}でもほかのマスに入らないので、{across:units}のそれぞれで、{targets:squares}か、{boxes:units}の外に入ります。外で各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所があるので、二つの数字はどちらも{targets:squares}に入ります。',
  ],
  [
    'exocet locked',
    '{unit}で{digit}が入るのは{squares}だけなので、一方は{digit}、もう一方は二つの数字のどちらかです。',
  ],
  [
    'exocet senior',
    '{bases:squares}の候補は{choices:digits}だけです。ここに入る二つの数字は、{line:unit}でも{box:unit}でもほかのマスに入らないので、{across:units}のそれぞれで、{first:square}か{second:square}か、{boxes:units}の外の別のマスに入ります。別のマスで各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所は{first:square}か{second:square}なので、この二マスに入るのは、{bases:squares}と同じ二つの数字です。',
  ],
  [
    'oddagon',
    '{squares}の{count}マスは輪になっています。どのマスからも次のマスが見え、最後のマスからは最初のマスが見えます。{count}は奇数なので、二つの数字を交互に入れることはできず、ここがすべて{digits}だけになることはありません。',
  ],
  [
    'tridagon',
    '{squares}は、{boxes:units}の三マスずつで、ボックスの中では行も列も重なりません。すべてのマスに{choices:digits}しか入らないとすると、どのボックスでもこの三つの数字がそろいます。同じ行や列に同じ数字は入らないので、左右に並ぶ二つのボックスでは上から読んだ順が、上下に並ぶ二つのボックスでは左から読んだ順が、始まりを除いて同じになります。この二つの順は、{alike:units}では同じで、{differing:units}では逆です。四つのボックスを一回りすると順が{count}回入れ替わるのに、もとの順に戻るはずなので、これはありえません。',
  ],
  ['sectors', '{squares}の候補は、{sectors}のどれかに当たり、どれもそこには一つしか入りません。'],
  ['colour trap', '両側のマスが見えるマスに{digit}は入りません。'],
  ['colour wrap', '{side}の{squares}は同じ{unit}にあるので、{side}の側は正しくありません。'],
  [
    'multi colours 1',
    '{first:square}と{second:square}は互いに見えるので、{one:side}と{other:side}が両方とも正しいことはありません。正しいのは{third:side}か{fourth:side}です。',
  ],
  ['multi colours seen', 'そのような二つの側が両方とも見えるマスに{digit}は入りません。'],
  [
    'multi colours 2',
    '{side}が正しいとすると、Bの{first:square}もB′の{second:square}も{digit}でなくなりますが、BかB′のどちらかは正しいはずです。',
  ],

  [
    'deadly',
    '解は一つだけなので、{squares}がすべて{digits}だけになることはありません。入れ替えても成り立つからです。',
  ],
  [
    'extended',
    '解は一つだけなので、{squares}がすべて{digits}だけになることはありません。{lines:units}のそこの数字をそっくり入れ替えても成り立つからです。',
  ],
  [
    'clue cover',
    '{lines:units}では、{squares}のほかに問題の数字がありません。解は一つだけなので、これらのマスがすべて{digits}だけになることはありません。{lines:units}の残りの数字をそっくり入れ替えても成り立つからです。',
  ],
  [
    'reverse bug',
    '{squares}のほかに、問題の数字の{choices:digits}はありません。解は一つだけなので、これらのマスがすべて{digits}だけになることはありません。どの行・列・ボックスでもそこには両方があるか、どちらもないかになり、ほかの所で二つの数字を入れ替えても成り立つからです。',
  ],
  [
    'qiu',
    '解は一つだけなので、{squares}が{digits}だけになり、しかも{apart:squares}にその両方が入ることはありません。もしそうなら、{lines:units}で向かい合うほかのマスは同じ数字でつながって閉じない二本の鎖になり、その一方には問題の数字がありません。その鎖の向かい合うマスを入れ替え、ここに挙げたマスもそれに合わせると、別の解になるからです。',
  ],
  ['qiu box', '{box:unit}で{digits}が入るのは{apart:squares}だけです。'],
  [
    'qiu elsewhere',
    '{pair:squares}の候補は{digits}だけで、{box:unit}のほかのマスで{digits}が入るのは{squares}だけなので、そこに{choices:digits}が入ります。',
  ],
  [
    'avoidable',
    '{squares}はどれも問題の数字ではありません。解は一つだけなので、ここがすべて{digits}だけになることはありません。入れ替えても成り立つからです。',
  ],

  ['sets', '{sets}です。どの集合も数字がマスより一つ多く、一つを失えば残りはすべて入ります。'],
  [
    'als xz',
    '{x:digit}が両方に入ることはないので、少なくとも一方は{x:digit}を失います。つまり、{digits}は{one:name}か{other:name}に入ります。',
  ],
  [
    'als xz double',
    '{x:digit}も{y:digit}も両方に入ることはありません。つまり、どちらの集合にもその一方と、ほかの数字のすべてが入ります。',
  ],
  [
    'blossom',
    '{square}は{choices:digits}のどれかです。{petals}、いずれの場合も、どれかの集合に{digits}が入ります。',
  ],

  ['no place', '{premise:node}[|だ]とすると、{unit}に{digit}の入るマスがなくなります。'],
  ['no candidate', '{premise:node}[|だ]とすると、{square}に入る数字がなくなります。'],
  ['contradiction', '{premise:node}[|だ]とすると、{ends}。これは矛盾です。'],
  [
    'both',
    '{premise:node}[|だ]とすると、{squares}が{digit}であることも、{digit}でないことも導かれます。これは矛盾です。',
  ],
  ['verity', '次のどれかは正しいはずです：{cases}。どの場合も、{last}。'],
  ['verity of square', '{square}の候補は{digits}だけです。どれが入っても、{last}。'],
  ['verity of unit', '{unit}で{digit}が入るのは{squares}だけです。どこに入っても、{last}。'],
  ['either', '{premise:node}[|だ]としても、そうでないとしても、{last}。'],

  ['brute force', '使う定石では何も見つからないので、解の数字を一つ入れます。'],
  [
    'sees fins',
    'どちらの場合も、{cover:units}にあって{base:units}になく、すべてのフィンと行・列・ボックスを共にするマスに{digit}は入りません。',
  ],
  [
    'cannibal with fins',
    '{squares}は{cover:units}のうち二つに属し、入れば両方を使ってしまいますし、すべてのフィンと行・列・ボックスを共にします。',
  ],
  [
    'kraken 2',
    'フィンに{digit}が入るか、そうでなければ{unit}の{digit}は{places:squares}に入ります。どの場合も、{last}。',
  ],
  ['ends differ', 'つまり、{first:node}か、{last:node}です。'],
  [
    'remote pair',
    '{squares}の候補は{digits}だけで、隣どうしが行・列・ボックスを共にします。数字は交互に入り、{first:squares}が一方、{second:squares}がもう一方になります。両方の側のマスが一つずつ見えるマスには、どちらの数字も入りません。',
  ],
  [
    'victim',
    '{line:unit}で{digit}が入るのは{far:square}と{near:square}だけです。{victim:square}が{digit}だとすると、{far:square}には入らず{near:square}に入るので、{unit}に{digit}の入るマスがなくなります。',
  ],
  ['pattern', '{way}たので、{last}（{unit}の{rule}）。', '{way}たので、{last}（{rule}）。'],
  ['bare', 'すると、{last}。'],
  [
    'xy wing',
    '{pivot:square}の候補は{choices:digits}だけです。{x:digit}なら{first:square}は{z:digit}、{y:digit}なら{second:square}は{z:digit}です。つまり、{first:square}と{second:square}のどちらかは{z:digit}です。',
  ],
  [
    'xyz wing',
    '{pivot:square}の候補は{choices:digits}だけです。{x:digit}なら{first:square}は{z:digit}、{y:digit}なら{second:square}は{z:digit}、そうでなければ{pivot:square}自身が{z:digit}です。つまり、{squares}のどれかは{z:digit}です。',
  ],
  [
    'wxyz wing',
    '{squares}の候補は{choices:digits}だけです。{others:digits}は、入りうるマスが互いに見えるので、それぞれ一つのマスにしか入りません。つまり、{places:squares}のどれかは{z:digit}です。',
  ],
  [
    'w wing',
    '{first:square}と{second:square}の候補は{choices:digits}だけです。{unit}で{y:digit}が入るのは{one:square}と{other:square}だけで、{one:square}は{first:square}から、{other:square}は{second:square}から見えます。{first:square}と{second:square}が両方とも{y:digit}になることはないので、どちらかは{x:digit}です。',
  ],
  [
    'colours',
    '{one:squares}（A側）と{other:squares}（A′側）は、ある行・列・ボックスで{digit}が入るただ二つのマスとして、二つずつ結びついています。どちらか一方の側がすべて{digit}です。',
  ],
  [
    'clusters',
    '{one:squares}（A側）と{other:squares}（A′側）は、ある行・列・ボックスで{digit}が入るただ二つのマスとして、二つずつ結びついています。{third:squares}（B側）と{fourth:squares}（B′側）も同じです。AかA′のどちらか、BかB′のどちらかは、すべて{digit}です。',
  ],
  ['corner', 'ほかの候補があるのは{squares}だけです。'],
  ['last corner', '{square}に{digit}が入れば、そうなってしまいます。'],
  ['one of', 'つまり、{squares}のどちらかは{digits}です。'],
  [
    'extras',
    'ほかの候補は{digits}だけなので、{squares}のどれかは{digits}です。',
    'ほかの候補は{digits}なので、{squares}のどちらかに{digits}のどれかが入ります。',
  ],
  [
    'uses up',
    'そのマスと{set:squares}に入るのは{digits}だけで、{size:count}マスに{count}個なので、{units}の{digits}を使い切ります。',
    'それが入るマスと{set:squares}に入るのは{digits}だけで、{size:count}マスに{count}個なので、{units}の{digits}を使い切ります。',
  ],
  [
    'extra hidden set',
    '{units}で{digits}の{count}個が入るのは、もう一方と{set:squares}の{size:count}マスだけなので、ここにほかの数字は入りません。',
  ],
  [
    'linked corners',
    '{unit}で{digit}が入るのは{squares}だけです。一方が{other:digits}だともう一方は{digit}になり、すべてのマスが{digits}だけになってしまいます。',
  ],
  [
    'opposite corners',
    '{units}で{digit}が入るのは、この四つのマスだけです。{squares}の一方が{digit}ならもう一方も{digit}になり、すべてのマスが{digits}だけになってしまいます。',
  ],
  [
    'hidden corner',
    '{units}で{digit}が入るのは、この四つのマスだけです。{square}が{other:digit}だとすると、{squares}は{digit}、{opposite:square}は{other:digit}になり、すべてのマスが{digits}だけになってしまいます。',
  ],
  [
    'bug',
    '{extras}がなければ、空きマスの候補はすべて二つずつになり、どの行・列・ボックスでも残りの数字はどれも2か所ずつになります。そのような盤面には解がないか複数ありますが、この問題の解は一つだけです。つまり、このうちどれかは正しいことになります。',
  ],
  [
    'bug of a square',
    '{extras}がなければ、空きマスの候補はすべて二つずつになり、どの行・列・ボックスでも残りの数字はどれも2か所ずつになります。そのような盤面には解がないか複数ありますが、この問題の解は一つだけです。つまり、{square}は{digits}です。',
  ],
  [
    'bug linked',
    '{unit}で{digit}が入るのは{first:square}と{second:square}だけです。{first:square}が{digit}なら{second:square}は{ofSecond:digits}、{second:square}が{digit}なら{first:square}は{ofFirst:digits}です。',
  ],
  [
    'als xy',
    '{x:digit}が{one:name}と{middle:name}の両方に、{y:digit}が{other:name}と{middle:name}の両方に入ることはありません。{middle:name}には{x:digit}か{y:digit}が入るので、{one:name}が{x:digit}を失うか、{other:name}が{y:digit}を失います。つまり、{digits}は{one:name}か{other:name}に入ります。',
  ],
  [
    'als chain',
    '{commons}、数字を失った集合にはほかの数字がすべて入ります。{first:name}に{digits}のどれかがなければ{x:digit}が入り、隣の集合はそれを失ってほかの数字がすべて入り、順にたどって{last:name}に{digits}が入ります。',
  ],
  [
    'sue de coq',
    '{sets}です。{one:name}と{other:name}は{line:unit}にあり、{inLine:digits}が一つずつ入りえます。{one:name}と{third:name}は{box:unit}にあり、{inBox:digits}が一つずつ入りえます。',
  ],
  ['sue de coq in both', '{one:name}は両方にあり、{digits}が一つずつ入りえます。'],
  ['sue de coq room', '合わせて{size:count}マスに{count}個なので、どれもここに入ります。'],
  [
    'exclusion',
    '{squares}の埋め方のうち、互いに見える所に同じ数字が並ぶものと、{excluders:squares}に入る数字がなくなるものは成り立ちません。残りの埋め方のどれにもない候補は除けます。',
  ],
  ['taken', '候補の{digits}は、{rule}により除かれています。'],
  [
    'seen',
    '{gone}ているので、{unit}のほかの空きマスに{digit}は入りません。',
    '{gone}、{squares}に{digit}があるので、{unit}のほかの空きマスに{digit}は入りません。',
  ],
  [
    'template set',
    '残りの{digit}をすべて置く置き方のうち、ほかの数字がどの置き方でも使うマスを使うものは成り立ちません。残るどの置き方でも、{squares}が使われます。',
  ],
  [
    'template delete',
    '残りの{digit}をすべて置く置き方のうち、ほかの数字がどの置き方でも使うマスを使うものは成り立ちません。残るどの置き方でも、{squares}は使われません。',
  ],
];

/** The facts that a text tells. */
export const readJapanese = readerOf(/** @type {any} */ (PIECES), FORMS);
