/** 技巧目录的简体中文；其他解法也用的技巧名在 texts.js。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  // 名称
  'rule.locked-pair': '死锁数对',
  'rule.locked-triple': '死锁三数组',
  'rule.naked-quadruple': '显性四数组',
  'rule.firework-triple': '烟花三数组',
  'rule.firework-quadruple': '烟花四数组',
  'rule.hidden-quadruple': '隐性四数组',
  'rule.squirmbag': '章鱼',
  'rule.whale': '鲸鱼',
  'rule.leviathan': '利维坦',
  'rule.finned-x-wing': '带鳍X-Wing',
  'rule.finned-swordfish': '带鳍剑鱼',
  'rule.finned-jellyfish': '带鳍水母',
  'rule.finned-squirmbag': '带鳍章鱼',
  'rule.finned-whale': '带鳍鲸鱼',
  'rule.finned-leviathan': '带鳍利维坦',
  'rule.sashimi-x-wing': '退化X-Wing',
  'rule.sashimi-swordfish': '退化剑鱼',
  'rule.sashimi-jellyfish': '退化水母',
  'rule.sashimi-squirmbag': '退化章鱼',
  'rule.sashimi-whale': '退化鲸鱼',
  'rule.sashimi-leviathan': '退化利维坦',
  'rule.siamese-x-wing': '孪生X-Wing',
  'rule.siamese-swordfish': '孪生剑鱼',
  'rule.siamese-jellyfish': '孪生水母',
  'rule.franken-x-wing': '宫内X-Wing',
  'rule.franken-swordfish': '宫内剑鱼',
  'rule.franken-jellyfish': '宫内水母',
  'rule.franken-squirmbag': '宫内章鱼',
  'rule.franken-whale': '宫内鲸鱼',
  'rule.franken-leviathan': '宫内利维坦',
  'rule.finned-franken-x-wing': '带鳍宫内X-Wing',
  'rule.finned-franken-swordfish': '带鳍宫内剑鱼',
  'rule.finned-franken-jellyfish': '带鳍宫内水母',
  'rule.finned-franken-squirmbag': '带鳍宫内章鱼',
  'rule.finned-franken-whale': '带鳍宫内鲸鱼',
  'rule.finned-franken-leviathan': '带鳍宫内利维坦',
  'rule.mutant-x-wing': '交叉X-Wing',
  'rule.mutant-swordfish': '交叉剑鱼',
  'rule.mutant-jellyfish': '交叉水母',
  'rule.mutant-squirmbag': '交叉章鱼',
  'rule.mutant-whale': '交叉鲸鱼',
  'rule.mutant-leviathan': '交叉利维坦',
  'rule.finned-mutant-x-wing': '带鳍交叉X-Wing',
  'rule.finned-mutant-swordfish': '带鳍交叉剑鱼',
  'rule.finned-mutant-jellyfish': '带鳍交叉水母',
  'rule.finned-mutant-squirmbag': '带鳍交叉章鱼',
  'rule.finned-mutant-whale': '带鳍交叉鲸鱼',
  'rule.finned-mutant-leviathan': '带鳍交叉利维坦',
  'rule.kraken-fish-1': '海怪鱼，类型1',
  'rule.kraken-fish-2': '海怪鱼，类型2',
  'rule.skyscraper': '摩天楼',
  'rule.two-string-kite': '双线风筝',
  'rule.dual-two-string-kite': '双重双线风筝',
  'rule.empty-rectangle': '空矩形',
  'rule.dual-empty-rectangle': '双重空矩形',
  'rule.xy-wing': 'XY-Wing',
  'rule.xyz-wing': 'XYZ-Wing',
  'rule.wxyz-wing': 'WXYZ-Wing',
  'rule.w-wing': 'W-Wing',
  'rule.colour-trap': '简单染色（陷阱）',
  'rule.colour-wrap': '简单染色（缠绕）',
  'rule.multi-colours': '多重染色，类型{n}',
  'rule.medusa-trap': '3D Medusa（陷阱）',
  'rule.medusa-wrap': '3D Medusa（缠绕）',
  'rule.junior-exocet': '初级飞鱼导弹',
  'rule.junior-exocet-plus': '初级飞鱼导弹+',
  'rule.senior-exocet': '高级飞鱼导弹',
  'rule.bivalue-oddagon': '双值死环',
  'rule.tridagon': 'Tridagon',
  'rule.sk-loop': 'SK环',
  'rule.multi-sector-locked-set': '多扇区锁定数组（MSLS）',
  'rule.unique-rectangle': '唯一矩形，类型{n}',
  'rule.hidden-rectangle': '隐性唯一矩形',
  'rule.avoidable-rectangle': '可规避矩形，类型{n}',
  'rule.extended-rectangle': '拓展矩形',
  'rule.uniqueness-clue-cover': '唯一性提示数覆盖',
  'rule.reverse-bug': '逆BUG',
  'rule.qiu-deadly-pattern': '淑芬致命结构',
  'rule.bug-plus-1': 'BUG+1',
  'rule.sue-de-coq': '融合待定数组（Sue de Coq）',
  'rule.turbot-fish': '多宝鱼',
  'rule.remote-pair': '远程数对',
  'rule.x-chain': 'X链',
  'rule.xy-chain': 'XY链',
  'rule.continuous-loop': '连续环',
  'rule.discontinuous-loop': '不连续环',
  'rule.aic': '交替推理链（AIC）',
  'rule.grouped-continuous-loop': '区块连续环',
  'rule.grouped-discontinuous-loop': '区块不连续环',
  'rule.grouped-aic': '区块交替推理链（AIC）',
  'rule.als-xz': 'ALS-XZ',
  'rule.als-xy-wing': 'ALS-XY-Wing',
  'rule.als-chain': 'ALS链',
  'rule.death-blossom': '死亡绽放',
  'rule.chain-contradiction': '强制链（矛盾）',
  'rule.chain-verity': '强制链（汇合）',
  'rule.net-contradiction': '强制网（矛盾）',
  'rule.net-verity': '强制网（汇合）',
  'rule.template-set': '模板（填入）',
  'rule.template-delete': '模板（删除）',
  'rule.brute-force': '暴力破解',
  'rule.short-contradiction': '简短反证',
  'ended.assumed.techniques': '没有技巧可用时，靠简短反证排除了{count}个候选数。',
  'rule.direct-pointing': '直接宫区块',
  'rule.direct-claiming': '直接行列区块',
  'rule.direct-hidden-pair': '直接隐性数对',
  'rule.direct-hidden-triple': '直接隐性三数组',
  'rule.unique-loop': '唯一环，类型{n}',
  'rule.bug': 'BUG，类型{n}',
  'rule.aligned-pair-exclusion': '对齐数对排除',
  'rule.aligned-triple-exclusion': '对齐三数组排除',
  'rule.x-cycle': 'X环',
  'rule.y-cycle': 'Y环',
  'rule.xy-cycle': 'XY环',
  'rule.forcing-x-chain': '强制X链',
  'rule.forcing-xy-chain': '强制XY链',
  'rule.nishio': '西尾（Nishio）',
  'rule.cell-forcing-chains': '单元格强制链',
  'rule.region-forcing-chains': '区域强制链',
  'rule.dynamic-contradiction': '动态强制链（矛盾）',
  'rule.dynamic-double': '动态强制链（两面）',
  'rule.dynamic-cell': '动态单元格强制链',
  'rule.dynamic-region': '动态区域强制链',

  // 一步：名称、理由、结论
  'technique.also': '另外找到、这里用不到的步骤（{count}）',
  'technique.step': '{name}：{told}',
  'technique.so': '所以{takes}。',
  'technique.places': '所以{squares}是{digit}。',

  // 唯一、区块、数组
  'technique.locked': '{base}的{digit}只能填在{squares}，它们都在{cover}。',
  'technique.nakedSet':
    '{base}的{squares}这{count}格只能填{digits}这{count}个数字，它们就在这里用完了。',
  'technique.firework':
    '{box}以外，{digits}在{row}只能填{first}，在{column}只能填{second}。两处都不填的，在{box}里既在{row}又在{column}，就在{pivot}。可见这三个数字填满{squares}。',
  'technique.firework.pair':
    '{box}以外，{digits}在{row}只能填{first}，在{column}只能填{second}。两处都不填的，在{box}里既在{row}又在{column}，就在{pivot}。',
  'technique.firework.four':
    '可见这四个数字填满{squares}：{first}是{firstDigits}，{second}是{secondDigits}。',
  'technique.hiddenSet':
    '{unit}的{digits}这{count}个数字只能填在{squares}这{count}格，这里就容不下别的数字了。',
  'technique.leaves': '这样{unit}就只剩{square}能填{digit}。',

  // 鱼
  'technique.fish': '{base}的{digit}只能填在{cover}，各占其一，{cover}就没有别的{digit}了。',
  'technique.finnedFish':
    '{base}的{digit}只能填在{cover}，或者填在鳍{fins}。要么鳍是{digit}，要么{cover}的{digit}都在{base}。',
  'technique.siamese': '覆盖换成{cover}，鳍就是{fins}，道理相同。',
  'technique.seesFins':
    '无论哪种情况，在{cover}上、不在{base}上又看到所有鳍的格子都不能填{digit}。',
  'technique.endoFins': '{squares}同属{base}中的两个，也算作鳍。',
  'technique.cannibal': '{squares}同属{cover}中的两个，若填入就会同时占用两个。',
  'technique.cannibal.finned':
    '{squares}同属{cover}中的两个，若填入就会同时占用两个，并且看到所有鳍。',
  'technique.krakenFish': '{base}的{digit}只能填在{cover}，或者填在鳍{fins}。',
  'technique.kraken1': '如果鳍不是{digit}，{cover}的{digit}就都在{base}，{squares}就不是{digit}。',
  'technique.kraken1.twice':
    '如果鳍不是{digit}，{cover}就各有{base}的一个{digit}。{squares}同属其中两个，若填入就会同时占用两个，所以不是{digit}。',
  'technique.kraken.fins': '如果鳍是{digit}，顺着链也得到同样的结论。',
  'technique.kraken2':
    '要么鳍是{digit}，要么{unit}的{digit}填在{places}。无论哪个，都可得出：{last}。',

  // 链
  'technique.premise.on': '{squares}是{digit}',
  'technique.premise.off': '{squares}不是{digit}',
  'technique.premise.groupOn': '{squares}之一是{digit}',
  'technique.premise.groupOff': '{squares}都不是{digit}',
  'technique.case.on': '{squares}是{digit}',
  'technique.case.off': '{squares}不是{digit}',
  'technique.case.groupOn': '{squares}之一是{digit}',
  'technique.case.groupOff': '{squares}都不是{digit}',
  'technique.then.on': '{squares}是{digit}',
  'technique.then.off': '{squares}不是{digit}',
  'technique.then.groupOn': '{squares}之一是{digit}',
  'technique.then.groupOff': '{squares}都不是{digit}',
  'technique.then.setOff': '数组{set}没有{digit}',
  'technique.last.on': '{squares}是{digit}',
  'technique.last.off': '{squares}不是{digit}',
  'technique.last.groupOn': '{squares}之一是{digit}',
  'technique.last.groupOff': '{squares}都不是{digit}',
  'technique.last.setOff': '数组{set}没有{digit}',
  'technique.chain': '如果{premise}，那么{way}。',
  'technique.longChain': '如果{premise}，那么经过{count}个链接，{last}。',
  'technique.twoPlaces': '{units}都只有两格能填{digit}。',
  'technique.ends': '可见{squares}至少有一个是{digit}。',
  'technique.endsDiffer': '可见{first}，或者{last}。',
  'technique.loop': '链首尾相接成环，每个链接反过来也成立：相连的两个候选数必有一真。',
  'technique.loopFalse': '这与假设矛盾。',
  'technique.loopTrue': '可见它无论如何都是{digit}。',
  'technique.loopOther': '如果它是{digit}，当然也不是{other}。',
  'technique.remotePair':
    '{squares}只能填{digits}，并且依次互相看见，所以两个数字交替出现：{first}是其中一个，{second}是另一个。两边各看到一格的格子，两个数字都不能填。',
  'technique.emptyRectangle': '{unit}的{digit}只能填在{base}，它们都在同一行和同一列上。',
  'technique.emptyRectangle.victim':
    '{line}的{digit}只能填在{far}和{near}。如果{victim}是{digit}，{far}就不是，{near}就是，{unit}便没有地方填{digit}了。',

  // 逐个链接
  'technique.suppose.on': '假设{squares}是{digit}。',
  'technique.suppose.off': '假设{squares}不是{digit}。',
  'technique.suppose.groupOn': '假设{squares}之一是{digit}。',
  'technique.suppose.groupOff': '假设{squares}都不是{digit}。',
  'technique.link.shares': '那么{last}：与{from}同在{unit}。',
  'technique.link.filled': '那么{last}：{from}是{other}。',
  'technique.link.lastDigit': '那么{last}：没有别的候选数。',
  'technique.link.lastPlace': '那么{last}：{unit}没有别的地方能填它。',
  'technique.link.setLoses': '那么{last}：它的{digit}都看到{from}。',
  'technique.link.setTakes': '那么{last}：数组{set}填入其余所有数字。',
  'technique.link.setFills': '那么{last}：数组{set}填入{digits}，{square}没有别的候选数。',
  'technique.link.setPlaces': '那么{last}：数组{set}填入{digit}，{unit}没有别的地方能填它。',
  'technique.link.pattern': '因为{gone}，所以{last}（{rule}）。',
  'technique.link.patternIn': '因为{gone}，所以{last}（{unit}的{rule}）。',
  'technique.link.bare': '那么{last}。',

  // Wing
  'technique.xyWing':
    '{pivot}只能填{choices}。如果它是{x}，{first}就是{z}；如果是{y}，{second}就是{z}。可见{first}和{second}至少有一个是{z}。',
  'technique.xyzWing':
    '{pivot}只能填{choices}。如果它是{x}，{first}就是{z}；如果是{y}，{second}就是{z}；不然它自己是{z}。可见{squares}至少有一个是{z}。',
  'technique.wxyzWing':
    '{squares}只能填{choices}。{others}能填的格子互相看到，各只能填其中一格。可见{places}至少有一个是{z}。',
  'technique.wWing':
    '{first}和{second}只能填{choices}。{unit}的{y}只能填在{one}和{other}：{one}看到{first}，{other}看到{second}。可见{first}和{second}不能都是{y}，至少有一个是{x}。',

  // 染色
  'technique.colours':
    '{one}（A边）和{other}（A′边）两两相连，是某行、列或宫里仅有的能填{digit}的两格：必有一边全是{digit}。',
  'technique.colourTrap': '同时看到两边的格子不能填{digit}。',
  'technique.colourWrap': '{side}的{clash}同在{unit}，所以{side}这一边不成立。',
  'technique.clusters':
    '{one}（A边）和{other}（A′边）两两相连，是某行、列或宫里仅有的能填{digit}的两格；{third}（B边）和{fourth}（B′边）也是如此。A和A′、B和B′各必有一边全是{digit}。',
  'technique.multiColours1':
    '{first}和{second}互相看见，{one}和{other}不能都成立，所以{third}或{fourth}必有一边成立。',
  'technique.multiColours1.seen': '同时看到这样两边的格子不能填{digit}。',
  'technique.multiColours2':
    '如果{side}成立，B的{first}和B′的{second}就都不是{digit}，可是B和B′必有一边成立。',
  'technique.medusa':
    '{one}（A边）和{other}（A′边）两两相连，是某格仅有的两个候选数，或某行、列、宫里仅有的能填同一数字的两格：必有一边全部成立，另一边全部不成立。',
  'technique.medusaTrap': '两边都排除的候选数不成立。',
  'technique.medusaUnit':
    '如果{side}这一边成立，{unit}的{squares}就都是{digit}，所以{side}这一边不成立。',
  'technique.medusaSquare':
    '如果{side}这一边成立，{square}就既是{first}又是{second}，所以{side}这一边不成立。',
  'technique.medusaEmpty': '如果{side}这一边成立，{square}就没有候选数了，所以{side}这一边不成立。',

  // 唯一解
  'technique.deadly': '题目只有一个解，所以{squares}不能都只填{digits}，否则这两个数字可以互换。',
  'technique.avoidable':
    '{squares}都不是已知数。题目只有一个解，所以它们不能都只填{digits}，否则这两个数字可以互换。',
  'technique.extended':
    '题目只有一个解，所以{squares}不能都只填{digits}，否则{lines}在这些格里的数字可以整个互换。',
  'technique.clueCover':
    '{lines}在{squares}以外没有已知数。题目只有一个解，所以这些格不能都只填{digits}，否则{lines}其余的数字可以整个互换。',
  'technique.reverseBug':
    '{squares}以外没有已知的{choices}。题目只有一个解，所以这些格不能都只填{digits}，否则每个行、列、宫在这些格里要么两个数字都有，要么都没有，在其余的格里这两个数字就可以互换。',
  'technique.qiu':
    '题目只有一个解，所以如果{apart}填有{digits}这两个数字，{squares}就不能也只填它们，否则{lines}里其余相对的格子会按相同的数字连成两条不封闭的链，其中一条没有已知数：把这条链上相对的格子互换，再相应地调整这里的几格，就是另一个解。',
  'technique.qiuBox': '{box}的{digits}只能填在{apart}。',
  'technique.qiuElsewhere':
    '{pair}只能填{digits}，而{box}的其余格里只有{squares}能填它们，所以{choices}必在那里。',
  'technique.unique1': '只有{squares}还有别的候选数。',
  'technique.avoidable1': '{square}填{digit}就会这样。',
  'technique.unique2': '它们别的候选数只有{digit}，可见{squares}之中至少有一个是{digit}。',
  'technique.unique3':
    '它们别的候选数是{extras}，可见{squares}之中有一格填{choices}之一。这一格与{set}只能填{digits}：{count}格{count}个数字，它们在{base}就用完了。',
  'technique.unique3Hidden':
    '它们别的候选数是{extras}，可见{squares}之中有一格填{choices}之一。{base}的{digits}这{count}个数字只能填在另一格和{set}这{count}格，这里就容不下别的数字了。',
  'technique.unique4':
    '{unit}的{digit}只能填在{squares}。如果其中一个是{other}，另一个就是{digit}，所有格子就只剩{digits}了。',
  'technique.unique6':
    '{units}的{digit}只能填在这四格。如果{squares}之一是{digit}，另一个也是，所有格子就只剩{digits}了。',
  'technique.hiddenRectangle':
    '{units}的{digit}只能填在这四格。如果{square}是{other}，{squares}就是{digit}，{opposite}就是{other}，所有格子就只剩{digits}了。',
  'technique.bugPlusOne':
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解，而题目只有一个解：可见{square}是{digits}。',
  'technique.bug':
    '如果没有{extras}，每个空格就都有两个候选数，各行、列、宫里剩下的每个数字都恰有两个位置。这样的盘面没有解，或者有多个解，而题目只有一个解：可见其中至少有一个为真。',
  'technique.bug.extra': '{square}的{digit}',
  'technique.bug3':
    '它所在的格与{set}只能填{digits}：{count}格{count}个数字，它们在{base}就用完了。',
  'technique.bug4':
    '{unit}的{digit}只能填在{first}和{second}。如果{first}是{digit}，{second}就是{ofSecond}；如果{second}是{digit}，{first}就是{ofFirst}。',

  // 待定数组（ALS）
  'technique.set': '{set}是{squares}（{digits}）',
  'technique.sets': '{sets}。每个数组的数字都比格数多一个：少了一个，其余的就都要填入。',
  'technique.alsXz':
    '{x}不能同时在两个数组里，所以至少有一个没有{x}：{digits}必在{one}或{other}里。',
  'technique.alsXzDouble':
    '{x}和{y}都不能同时在两个数组里。所以每个数组各有其中一个，其余的数字也都在。',
  'technique.alsXy':
    '{x}不能同时在{one}和{middle}里，{y}不能同时在{other}和{middle}里。{middle}至少有{x}或{y}，所以要么{one}没有{x}，要么{other}没有{y}：{digits}必在{one}或{other}里。',
  'technique.alsCommon': '{digit}不能同时在{one}和{other}里',
  'technique.alsChain':
    '{commons}。如果{first}缺少{lacking}之一，就有{x}；下一个数组就没有它而有其余数字，依次推到{last}，它就有{digits}。',
  'technique.blossom.petal': '如果是{digit}，{set}就没有它',
  'technique.blossom': '{square}是{choices}之一：{petals}。无论如何，总有一个数组填入{digits}。',
  'technique.sueDeCoq':
    '{sets}。{one}和{other}在{line}，能填{inLine}各一次；{one}和{third}在{box}，能填{inBox}各一次。',
  'technique.sueDeCoq.both': '{one}同在两处，能填{digits}各一次。',
  'technique.sueDeCoq.room': '一共{count}格{count}个数字，所以每个都要用在这里。',

  // 强制链、强制网
  'technique.noneLeft': '如果{premise}，那么{clash}。',
  'technique.contradiction': '如果{premise}，那么{ends}。这不可能。',
  'technique.both': '如果{premise}，{square}就既是{digit}又不是{digit}。这不可能。',
  'technique.verity': '以下必有一个为真：{cases}。无论哪个，都可得出：{last}。',
  'technique.verityOfSquare': '{square}只能填{digits}。无论填哪个，都可得出：{last}。',
  'technique.verityOfUnit': '{unit}的{digit}只能填在{squares}。无论填在哪里，都可得出：{last}。',
  'technique.either': '不论“{premise}”成立与否，都可得出：{last}。',
  'technique.untold': '链的链接太多，这里从略。',

  // 多个数字的结构
  'technique.exocet':
    '{bases}只能填{choices}。填在这里的两个数字不在{line}和{box}的其余格，所以在{across}的每一条里，都填在{first}、{second}或{boxes}以外。在那里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{first}或{second}：这两格填的正是{bases}里的两个数字。',
  'technique.exocet.cover': '{digit}在{units}',
  'technique.exocet.mirror':
    '{target}不能填{digits}，否则这个数字在{line}就填在{bases}，在{own}填在{target}，在{box}只能填在{third}；可是{mirror}都不能填它。',
  'technique.exocet.mirrorBeside':
    '{target}不能填{digits}，否则这个数字在{line}就填在{bases}，在{own}填在{target}，在{box}只能填在{third}；可是{other}填的是另一个数字，{mirror}也不能填它。',
  'technique.exocet.plus':
    '{bases}只能填{choices}。填在这里的两个数字不在{line}和{box}的其余格，所以在{across}的每一条里，都填在{targets}或{boxes}以外。在那里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{targets}里。',
  'technique.exocet.locked':
    '在{unit}，{digit}只能填在{squares}，所以其中一格是{digit}，另一格是那两个数字之一。',
  'technique.exocet.senior':
    '{bases}只能填{choices}。填在这里的两个数字不在{line}和{box}的其余格，所以在{across}的每一条里，都填在{first}、{second}或{boxes}以外的其他格。在其他格里，每个数字只在一两条线上：{covers}，至多两处。可见这两个数字也都填在{first}或{second}：这两格填的正是{bases}里的两个数字。',
  'technique.tridagon':
    '{squares}是{boxes}里各三格，在宫内不同行也不同列。如果它们都只填{choices}，每一宫在这里就都有这三个数字。同一行列里没有相同的数字，所以左右相邻的两宫从上往下读，上下相邻的两宫从左往右读，除起点以外顺序都相同。这两种顺序在{alike}一致，在{differing}相反：绕四宫一圈，顺序变了{count}次，却又要回到原样，这不可能。',
  'technique.oddagon':
    '{squares}这{count}格连成一个环：每一格都看到下一格，最后一格看到第一格。{count}是奇数，两个数字不能轮流填下去，所以它们不能都只填{digits}。',
  'technique.sectors': '{squares}的候选数都在这些之中：{sectors}。每个数字在那里只能填一次。',
  'technique.sectors.one': '{unit}的{digits}',

  // 排除、模板、暴力破解
  'technique.exclusion':
    '填{squares}的各种方式之中，让相同数字互相看见的，以及让{excluders}无数可填的，都不成立。其余方式里没有的候选数可以删去。',
  'technique.templateSet':
    '摆放其余所有{digit}的方式之中，占用了别的数字无论怎样摆放都要用的格子的，都不成立。余下的每一种方式都用到{squares}。',
  'technique.templateDelete':
    '摆放其余所有{digit}的方式之中，占用了别的数字无论怎样摆放都要用的格子的，都不成立。余下的方式没有一种用到{squares}。',
  'technique.bruteForce': '启用的技巧都找不到什么，于是填入解的一个数字。',
  'technique.setSeparator': '；',

  // 技巧的分类
  'family.singles': '唯一余数与摒除法',
  'family.locked-candidates': '区块',
  'family.subsets': '数对、三数组、四数组',
  'family.fish': '鱼',
  'family.finned-fish': '带鳍鱼',
  'family.complex-fish': '宫内鱼与交叉鱼',
  'family.kraken-fish': '海怪鱼',
  'family.single-digit': '同一数字的结构',
  'family.wings': '翼（Wing）',
  'family.colouring': '染色',
  'family.uniqueness': '唯一矩形与唯一环',
  'family.bug': 'BUG',
  'family.sue-de-coq': '融合待定数组（Sue\u00a0de\u00a0Coq）',
  'family.multi-digit': '多个数字的结构',
  'family.chains': '链',
  'family.loops': '环与AIC',
  'family.als': '待定数组（ALS）',
  'family.exclusion': '对齐排除',
  'family.forcing': '强制链与强制网',
  'family.templates': '模板',
  'family.brute-force': '暴力破解',
});
