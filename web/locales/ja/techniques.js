/** カタログの定石の日本語。ほかの解法でも使う定石の名前は texts.js にある。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  // 名前
  'rule.locked-pair': 'ロックペア',
  'rule.locked-triple': 'ロックトリプル',
  'rule.naked-quadruple': 'ネイキッドクアッド',
  'rule.firework-triple': 'ファイアワークトリプル',
  'rule.firework-quadruple': 'ファイアワーククアッド',
  'rule.hidden-quadruple': 'ヒドゥンクアッド',
  'rule.squirmbag': 'スクワームバッグ',
  'rule.whale': 'ホエール',
  'rule.leviathan': 'リヴァイアサン',
  'rule.finned-x-wing': 'フィン付きXウィング',
  'rule.finned-swordfish': 'フィン付きソードフィッシュ',
  'rule.finned-jellyfish': 'フィン付きジェリーフィッシュ',
  'rule.finned-squirmbag': 'フィン付きスクワームバッグ',
  'rule.finned-whale': 'フィン付きホエール',
  'rule.finned-leviathan': 'フィン付きリヴァイアサン',
  'rule.sashimi-x-wing': 'サシミXウィング',
  'rule.sashimi-swordfish': 'サシミソードフィッシュ',
  'rule.sashimi-jellyfish': 'サシミジェリーフィッシュ',
  'rule.sashimi-squirmbag': 'サシミスクワームバッグ',
  'rule.sashimi-whale': 'サシミホエール',
  'rule.sashimi-leviathan': 'サシミリヴァイアサン',
  'rule.siamese-x-wing': 'サイアミーズXウィング',
  'rule.siamese-swordfish': 'サイアミーズソードフィッシュ',
  'rule.siamese-jellyfish': 'サイアミーズジェリーフィッシュ',
  'rule.franken-x-wing': 'フランケンXウィング',
  'rule.franken-swordfish': 'フランケンソードフィッシュ',
  'rule.franken-jellyfish': 'フランケンジェリーフィッシュ',
  'rule.franken-squirmbag': 'フランケンスクワームバッグ',
  'rule.franken-whale': 'フランケンホエール',
  'rule.franken-leviathan': 'フランケンリヴァイアサン',
  'rule.finned-franken-x-wing': 'フィン付きフランケンXウィング',
  'rule.finned-franken-swordfish': 'フィン付きフランケンソードフィッシュ',
  'rule.finned-franken-jellyfish': 'フィン付きフランケンジェリーフィッシュ',
  'rule.finned-franken-squirmbag': 'フィン付きフランケンスクワームバッグ',
  'rule.finned-franken-whale': 'フィン付きフランケンホエール',
  'rule.finned-franken-leviathan': 'フィン付きフランケンリヴァイアサン',
  'rule.mutant-x-wing': 'ミュータントXウィング',
  'rule.mutant-swordfish': 'ミュータントソードフィッシュ',
  'rule.mutant-jellyfish': 'ミュータントジェリーフィッシュ',
  'rule.mutant-squirmbag': 'ミュータントスクワームバッグ',
  'rule.mutant-whale': 'ミュータントホエール',
  'rule.mutant-leviathan': 'ミュータントリヴァイアサン',
  'rule.finned-mutant-x-wing': 'フィン付きミュータントXウィング',
  'rule.finned-mutant-swordfish': 'フィン付きミュータントソードフィッシュ',
  'rule.finned-mutant-jellyfish': 'フィン付きミュータントジェリーフィッシュ',
  'rule.finned-mutant-squirmbag': 'フィン付きミュータントスクワームバッグ',
  'rule.finned-mutant-whale': 'フィン付きミュータントホエール',
  'rule.finned-mutant-leviathan': 'フィン付きミュータントリヴァイアサン',
  'rule.kraken-fish-1': 'クラーケンフィッシュ（タイプ1）',
  'rule.kraken-fish-2': 'クラーケンフィッシュ（タイプ2）',
  'rule.skyscraper': 'スカイスクレーパー',
  'rule.two-string-kite': '2ストリングカイト',
  'rule.dual-two-string-kite': '二重2ストリングカイト',
  'rule.empty-rectangle': 'エンプティレクタングル',
  'rule.dual-empty-rectangle': '二重エンプティレクタングル',
  'rule.xy-wing': 'XYウィング',
  'rule.xyz-wing': 'XYZウィング',
  'rule.wxyz-wing': 'WXYZウィング',
  'rule.w-wing': 'Wウィング',
  'rule.colour-trap': 'シンプルカラーリング（トラップ）',
  'rule.colour-wrap': 'シンプルカラーリング（ラップ）',
  'rule.multi-colours': 'マルチカラーリング（タイプ{n}）',
  'rule.medusa-trap': '3Dメデューサ（トラップ）',
  'rule.medusa-wrap': '3Dメデューサ（ラップ）',
  'rule.junior-exocet': 'ジュニアエグゾセ',
  'rule.junior-exocet-plus': 'ジュニアエグゾセプラス',
  'rule.senior-exocet': 'シニアエグゾセ',
  'rule.bivalue-oddagon': 'バイバリューオッダゴン',
  'rule.tridagon': 'トリダゴン',
  'rule.sk-loop': 'SKループ',
  'rule.multi-sector-locked-set': 'マルチセクターロックトセット',
  'rule.unique-rectangle': 'ユニークレクタングル（タイプ{n}）',
  'rule.hidden-rectangle': 'ヒドゥンレクタングル',
  'rule.avoidable-rectangle': 'アボイダブルレクタングル（タイプ{n}）',
  'rule.extended-rectangle': '拡張レクタングル',
  'rule.uniqueness-clue-cover': '一意性ヒントカバー',
  'rule.reverse-bug': 'リバースBUG',
  'rule.qiu-deadly-pattern': 'Qiuのデッドリーパターン',
  'rule.bug-plus-1': 'BUG+1',
  'rule.sue-de-coq': 'Sue de Coq',
  'rule.turbot-fish': 'ターボットフィッシュ',
  'rule.remote-pair': 'リモートペア',
  'rule.x-chain': 'Xチェーン',
  'rule.xy-chain': 'XYチェーン',
  'rule.continuous-loop': '連続ナイスループ',
  'rule.discontinuous-loop': '不連続ナイスループ',
  'rule.aic': 'AIC',
  'rule.grouped-continuous-loop': 'グループ化連続ナイスループ',
  'rule.grouped-discontinuous-loop': 'グループ化不連続ナイスループ',
  'rule.grouped-aic': 'グループ化AIC',
  'rule.als-xz': 'ALS-XZ',
  'rule.als-xy-wing': 'ALS-XYウィング',
  'rule.als-chain': 'ALSチェーン',
  'rule.death-blossom': 'デスブロッサム',
  'rule.chain-contradiction': '強制チェーン（矛盾）',
  'rule.chain-verity': '強制チェーン（合流）',
  'rule.net-contradiction': '強制ネット（矛盾）',
  'rule.net-verity': '強制ネット（合流）',
  'rule.template-set': 'テンプレート（確定）',
  'rule.template-delete': 'テンプレート（除外）',
  'rule.brute-force': '総当たり',
  'rule.short-contradiction': '短い背理法',
  'ended.assumed.techniques': '使える定石がないときは、短い背理法で候補を{count}個除きました。',
  'rule.direct-pointing': '直接ポインティング',
  'rule.direct-claiming': '直接クレーミング',
  'rule.direct-hidden-pair': '直接ヒドゥンペア',
  'rule.direct-hidden-triple': '直接ヒドゥントリプル',
  'rule.unique-loop': 'ユニークループ（タイプ{n}）',
  'rule.bug': 'BUG（タイプ{n}）',
  'rule.aligned-pair-exclusion': 'アラインドペア排除',
  'rule.aligned-triple-exclusion': 'アラインドトリプル排除',
  'rule.x-cycle': 'Xサイクル',
  'rule.y-cycle': 'Yサイクル',
  'rule.xy-cycle': 'XYサイクル',
  'rule.forcing-x-chain': '強制Xチェーン',
  'rule.forcing-xy-chain': '強制XYチェーン',
  'rule.nishio': '西尾（Nishio）',
  'rule.cell-forcing-chains': 'マスの強制チェーン',
  'rule.region-forcing-chains': '行・列・ボックスの強制チェーン',
  'rule.dynamic-contradiction': '動的強制チェーン（矛盾）',
  'rule.dynamic-double': '動的強制チェーン（二択）',
  'rule.dynamic-cell': 'マスの動的強制チェーン',
  'rule.dynamic-region': '行・列・ボックスの動的強制チェーン',

  // 一手：名前、理由、結論
  'technique.also': 'ほかに見つかり、ここでは要らない手順（{count}）',
  'technique.step': '{name}：{told}',
  'technique.so': 'したがって、{takes}は入りません。',
  'technique.places': 'したがって、{squares}は{digit}です。',

  // シングル、ロック候補、集合
  'technique.locked': '{base}で{digit}が入るのは{squares}だけで、どれも{cover}にあります。',
  'technique.nakedSet':
    '{base}の{squares}の{count}マスに入るのは{digits}の{count}個だけなので、これらの数字はここで使い切られます。',
  'technique.firework':
    '{box}の外で{digits}が入るのは、{row}では{first}だけ、{column}では{second}だけです。どちらにも入らない数字は、{box}の中で{row}にも{column}にもあるので、{pivot}に入ります。つまり、この三つの数字が{squares}を埋めます。',
  'technique.firework.pair':
    '{box}の外で{digits}が入るのは、{row}では{first}だけ、{column}では{second}だけです。どちらにも入らない数字は、{box}の中で{row}にも{column}にもあるので、{pivot}に入ります。',
  'technique.firework.four':
    'つまり、この四つの数字が{squares}を埋め、{first}は{firstDigits}、{second}は{secondDigits}です。',
  'technique.hiddenSet':
    '{unit}で{digits}の{count}個が入るのは{squares}の{count}マスだけなので、ここにほかの数字は入りません。',
  'technique.leaves': 'すると、{unit}で{digit}が入るのは{square}だけになります。',

  // フィッシュ
  'technique.fish':
    '{base}で{digit}が入るのは{cover}だけで、それぞれに一つずつ入ります。{cover}のほかのマスに{digit}は入りません。',
  'technique.finnedFish':
    '{base}で{digit}が入るのは、フィンの{fins}を除けば{cover}だけです。フィンに{digit}が入るか、そうでなければ{cover}の{digit}はすべて{base}に入ります。',
  'technique.siamese': 'カバーを{cover}とし、フィンを{fins}としても同じことがいえます。',
  'technique.seesFins':
    'どちらの場合も、{cover}にあって{base}になく、すべてのフィンと行・列・ボックスを共にするマスに{digit}は入りません。',
  'technique.endoFins': '{squares}は{base}のうち二つに属するので、フィンとして扱います。',
  'technique.cannibal': '{squares}は{cover}のうち二つに属し、入れば両方を使ってしまいます。',
  'technique.cannibal.finned':
    '{squares}は{cover}のうち二つに属し、入れば両方を使ってしまいますし、すべてのフィンと行・列・ボックスを共にします。',
  'technique.krakenFish': '{base}で{digit}が入るのは、フィンの{fins}を除けば{cover}だけです。',
  'technique.kraken1':
    'フィンに入らなければ、{cover}の{digit}はすべて{base}に入るので、{squares}に{digit}は入りません。',
  'technique.kraken1.twice':
    'フィンに入らなければ、{cover}には{base}の{digit}が一つずつ入ります。{squares}はそのうち二つに属し、入れば両方を使ってしまうので、{digit}は入りません。',
  'technique.kraken.fins': 'フィンに{digit}が入る場合も、チェーンをたどると同じ結論になります。',
  'technique.kraken2':
    'フィンに{digit}が入るか、そうでなければ{unit}の{digit}は{places}に入ります。どの場合も、{last}。',

  // チェーン
  'technique.premise.on': '{squares}が{digit}だ',
  'technique.premise.off': '{squares}が{digit}でない',
  'technique.premise.groupOn': '{squares}のどれかが{digit}だ',
  'technique.premise.groupOff': '{squares}がどれも{digit}でない',
  'technique.case.on': '{squares}が{digit}',
  'technique.case.off': '{squares}が{digit}でない',
  'technique.case.groupOn': '{squares}のどれかが{digit}',
  'technique.case.groupOff': '{squares}がどれも{digit}でない',
  'technique.then.on': '{squares}が{digit}になり',
  'technique.then.off': '{squares}から{digit}が消え',
  'technique.then.groupOn': '{squares}のどれかが{digit}になり',
  'technique.then.groupOff': '{squares}から{digit}が消え',
  'technique.then.setOff': '集合{set}から{digit}が消え',
  'technique.last.on': '{squares}が{digit}になります',
  'technique.last.off': '{squares}から{digit}が消えます',
  'technique.last.groupOn': '{squares}のどれかが{digit}になります',
  'technique.last.groupOff': '{squares}から{digit}が消えます',
  'technique.last.setOff': '集合{set}から{digit}が消えます',
  'technique.chain': '{premise}とすると、{way}。',
  'technique.longChain': '{premise}とすると、{count}本のリンクをたどって、{last}。',
  'technique.twoPlaces': '{units}で{digit}が入るのは2マスずつです。',
  'technique.ends': 'つまり、{squares}のどちらかは{digit}です。',
  'technique.endsDiffer': 'つまり、{first}か、{last}です。',
  'technique.loop':
    'これでループになります。どのリンクも逆向きにも成り立つので、つながった二つのうち必ず一方が正しいことになります。',
  'technique.loopFalse': 'これは仮定に反します。',
  'technique.loopTrue': 'つまり、いずれにしても{digit}です。',
  'technique.loopOther': '{digit}であれば、もちろん{other}ではありません。',
  'technique.remotePair':
    '{squares}の候補は{digits}だけで、隣どうしが行・列・ボックスを共にします。数字は交互に入り、{first}が一方、{second}がもう一方になります。両方の側のマスが一つずつ見えるマスには、どちらの数字も入りません。',
  'technique.emptyRectangle':
    '{unit}で{digit}が入るのは{base}だけで、どれも一つの行と一つの列の上にあります。',
  'technique.emptyRectangle.victim':
    '{line}で{digit}が入るのは{far}と{near}だけです。{victim}が{digit}だとすると、{far}には入らず{near}に入るので、{unit}に{digit}の入るマスがなくなります。',

  // リンクを一つずつ
  'technique.suppose.on': '{squares}が{digit}だとします。',
  'technique.suppose.off': '{squares}が{digit}でないとします。',
  'technique.suppose.groupOn': '{squares}のどれかが{digit}だとします。',
  'technique.suppose.groupOff': '{squares}がどれも{digit}でないとします。',
  'technique.link.shares': '{from}と同じ{unit}にあるので、{last}。',
  'technique.link.filled': '{from}は{other}なので、{last}。',
  'technique.link.lastDigit': 'ほかに候補がないので、{last}。',
  'technique.link.lastPlace': '{unit}にほかに入るマスがないので、{last}。',
  'technique.link.setLoses': 'どの{digit}も{from}と行・列・ボックスを共にするので、{last}。',
  'technique.link.setTakes': '集合{set}にほかの数字がすべて入るので、{last}。',
  'technique.link.setFills':
    '集合{set}に{digits}が入り、{square}にはほかに候補がないので、{last}。',
  'technique.link.setPlaces':
    '集合{set}に{digit}が入り、{unit}にほかに入るマスがないので、{last}。',
  'technique.link.pattern': '{gone}たので、{last}（{rule}）。',
  'technique.link.patternIn': '{gone}たので、{last}（{unit}の{rule}）。',
  'technique.link.bare': 'すると、{last}。',

  // ウィング
  'technique.xyWing':
    '{pivot}の候補は{choices}だけです。{x}なら{first}は{z}、{y}なら{second}は{z}です。つまり、{first}と{second}のどちらかは{z}です。',
  'technique.xyzWing':
    '{pivot}の候補は{choices}だけです。{x}なら{first}は{z}、{y}なら{second}は{z}、そうでなければ{pivot}自身が{z}です。つまり、{squares}のどれかは{z}です。',
  'technique.wxyzWing':
    '{squares}の候補は{choices}だけです。{others}は、入りうるマスが互いに見えるので、それぞれ一つのマスにしか入りません。つまり、{places}のどれかは{z}です。',
  'technique.wWing':
    '{first}と{second}の候補は{choices}だけです。{unit}で{y}が入るのは{one}と{other}だけで、{one}は{first}から、{other}は{second}から見えます。{first}と{second}が両方とも{y}になることはないので、どちらかは{x}です。',

  // カラーリング
  'technique.colours':
    '{one}（A側）と{other}（A′側）は、ある行・列・ボックスで{digit}が入るただ二つのマスとして、二つずつ結びついています。どちらか一方の側がすべて{digit}です。',
  'technique.colourTrap': '両側のマスが見えるマスに{digit}は入りません。',
  'technique.colourWrap': '{side}の{clash}は同じ{unit}にあるので、{side}の側は正しくありません。',
  'technique.clusters':
    '{one}（A側）と{other}（A′側）は、ある行・列・ボックスで{digit}が入るただ二つのマスとして、二つずつ結びついています。{third}（B側）と{fourth}（B′側）も同じです。AかA′のどちらか、BかB′のどちらかは、すべて{digit}です。',
  'technique.multiColours1':
    '{first}と{second}は互いに見えるので、{one}と{other}が両方とも正しいことはありません。正しいのは{third}か{fourth}です。',
  'technique.multiColours1.seen': 'そのような二つの側が両方とも見えるマスに{digit}は入りません。',
  'technique.multiColours2':
    '{side}が正しいとすると、Bの{first}もB′の{second}も{digit}でなくなりますが、BかB′のどちらかは正しいはずです。',
  'technique.medusa':
    '{one}（A側）と{other}（A′側）は、あるマスのただ二つの候補、またはある行・列・ボックスで数字が入るただ二つのマスとして、二つずつ結びついています。一方の側はすべて正しく、もう一方の側はすべて誤りです。',
  'technique.medusaTrap': 'どちらの側が正しくても除かれる候補は、正しくありません。',
  'technique.medusaUnit':
    '{side}の側が正しいとすると、{unit}の{squares}がどちらも{digit}になるので、{side}の側は正しくありません。',
  'technique.medusaSquare':
    '{side}の側が正しいとすると、{square}が{first}でも{second}でもあることになるので、{side}の側は正しくありません。',
  'technique.medusaEmpty':
    '{side}の側が正しいとすると、{square}の候補がなくなるので、{side}の側は正しくありません。',

  // 解が一つであること
  'technique.deadly':
    '解は一つだけなので、{squares}がすべて{digits}だけになることはありません。入れ替えても成り立つからです。',
  'technique.avoidable':
    '{squares}はどれも問題の数字ではありません。解は一つだけなので、ここがすべて{digits}だけになることはありません。入れ替えても成り立つからです。',
  'technique.extended':
    '解は一つだけなので、{squares}がすべて{digits}だけになることはありません。{lines}のそこの数字をそっくり入れ替えても成り立つからです。',
  'technique.clueCover':
    '{lines}では、{squares}のほかに問題の数字がありません。解は一つだけなので、これらのマスがすべて{digits}だけになることはありません。{lines}の残りの数字をそっくり入れ替えても成り立つからです。',
  'technique.reverseBug':
    '{squares}のほかに、問題の数字の{choices}はありません。解は一つだけなので、これらのマスがすべて{digits}だけになることはありません。どの行・列・ボックスでもそこには両方があるか、どちらもないかになり、ほかの所で二つの数字を入れ替えても成り立つからです。',
  'technique.qiu':
    '解は一つだけなので、{squares}が{digits}だけになり、しかも{apart}にその両方が入ることはありません。もしそうなら、{lines}で向かい合うほかのマスは同じ数字でつながって閉じない二本の鎖になり、その一方には問題の数字がありません。その鎖の向かい合うマスを入れ替え、ここに挙げたマスもそれに合わせると、別の解になるからです。',
  'technique.qiuBox': '{box}で{digits}が入るのは{apart}だけです。',
  'technique.qiuElsewhere':
    '{pair}の候補は{digits}だけで、{box}のほかのマスで{digits}が入るのは{squares}だけなので、そこに{choices}が入ります。',
  'technique.unique1': 'ほかの候補があるのは{squares}だけです。',
  'technique.avoidable1': '{square}に{digit}が入れば、そうなってしまいます。',
  'technique.unique2': 'ほかの候補は{digit}だけなので、{squares}のどれかは{digit}です。',
  'technique.unique3':
    'ほかの候補は{extras}なので、{squares}のどちらかに{choices}のどれかが入ります。そのマスと{set}に入るのは{digits}だけで、{count}マスに{count}個なので、{base}の{digits}を使い切ります。',
  'technique.unique3Hidden':
    'ほかの候補は{extras}なので、{squares}のどちらかに{choices}のどれかが入ります。{base}で{digits}の{count}個が入るのは、もう一方と{set}の{count}マスだけなので、ここにほかの数字は入りません。',
  'technique.unique4':
    '{unit}で{digit}が入るのは{squares}だけです。一方が{other}だともう一方は{digit}になり、すべてのマスが{digits}だけになってしまいます。',
  'technique.unique6':
    '{units}で{digit}が入るのは、この四つのマスだけです。{squares}の一方が{digit}ならもう一方も{digit}になり、すべてのマスが{digits}だけになってしまいます。',
  'technique.hiddenRectangle':
    '{units}で{digit}が入るのは、この四つのマスだけです。{square}が{other}だとすると、{squares}は{digit}、{opposite}は{other}になり、すべてのマスが{digits}だけになってしまいます。',
  'technique.bugPlusOne':
    '{extras}がなければ、空きマスの候補はすべて二つずつになり、どの行・列・ボックスでも残りの数字はどれも2か所ずつになります。そのような盤面には解がないか複数ありますが、この問題の解は一つだけです。つまり、{square}は{digits}です。',
  'technique.bug':
    '{extras}がなければ、空きマスの候補はすべて二つずつになり、どの行・列・ボックスでも残りの数字はどれも2か所ずつになります。そのような盤面には解がないか複数ありますが、この問題の解は一つだけです。つまり、このうちどれかは正しいことになります。',
  'technique.bug.extra': '{square}の{digit}',
  'technique.bug3':
    'それが入るマスと{set}に入るのは{digits}だけで、{count}マスに{count}個なので、{base}の{digits}を使い切ります。',
  'technique.bug4':
    '{unit}で{digit}が入るのは{first}と{second}だけです。{first}が{digit}なら{second}は{ofSecond}、{second}が{digit}なら{first}は{ofFirst}です。',

  // ほぼ固定集合（ALS）
  'technique.set': '{set}は{squares}（{digits}）',
  'technique.sets':
    '{sets}です。どの集合も数字がマスより一つ多く、一つを失えば残りはすべて入ります。',
  'technique.alsXz':
    '{x}が両方に入ることはないので、少なくとも一方は{x}を失います。つまり、{digits}は{one}か{other}に入ります。',
  'technique.alsXzDouble':
    '{x}も{y}も両方に入ることはありません。つまり、どちらの集合にもその一方と、ほかの数字のすべてが入ります。',
  'technique.alsXy':
    '{x}が{one}と{middle}の両方に、{y}が{other}と{middle}の両方に入ることはありません。{middle}には{x}か{y}が入るので、{one}が{x}を失うか、{other}が{y}を失います。つまり、{digits}は{one}か{other}に入ります。',
  'technique.alsCommon': '{digit}は{one}と{other}の両方には入らず',
  'technique.alsChain':
    '{commons}、数字を失った集合にはほかの数字がすべて入ります。{first}に{lacking}のどれかがなければ{x}が入り、隣の集合はそれを失ってほかの数字がすべて入り、順にたどって{last}に{digits}が入ります。',
  'technique.blossom.petal': '{digit}なら{set}がそれを失い',
  'technique.blossom':
    '{square}は{choices}のどれかです。{petals}、いずれの場合も、どれかの集合に{digits}が入ります。',
  'technique.sueDeCoq':
    '{sets}です。{one}と{other}は{line}にあり、{inLine}が一つずつ入りえます。{one}と{third}は{box}にあり、{inBox}が一つずつ入りえます。',
  'technique.sueDeCoq.both': '{one}は両方にあり、{digits}が一つずつ入りえます。',
  'technique.sueDeCoq.room': '合わせて{count}マスに{count}個なので、どれもここに入ります。',

  // 強制チェーン、強制ネット
  'technique.noneLeft': '{premise}とすると、{clash}。',
  'technique.contradiction': '{premise}とすると、{ends}。これは矛盾です。',
  'technique.both':
    '{premise}とすると、{square}が{digit}であることも、{digit}でないことも導かれます。これは矛盾です。',
  'technique.verity': '次のどれかは正しいはずです：{cases}。どの場合も、{last}。',
  'technique.verityOfSquare': '{square}の候補は{digits}だけです。どれが入っても、{last}。',
  'technique.verityOfUnit': '{unit}で{digit}が入るのは{squares}だけです。どこに入っても、{last}。',
  'technique.either': '{premise}としても、そうでないとしても、{last}。',
  'technique.untold': 'チェーンのリンクが多すぎるため、ここでは省きます。',

  // いくつかの数字の形
  'technique.exocet':
    '{bases}の候補は{choices}だけです。ここに入る二つの数字は、{line}でも{box}でもほかのマスに入らないので、{across}のそれぞれで、{first}か{second}か{boxes}の外に入ります。外で各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所は{first}か{second}なので、この二マスに入るのは、{bases}と同じ二つの数字です。',
  'technique.exocet.cover': '{digit}は{units}',
  'technique.exocet.mirror':
    '{target}に{digits}は入りません。入ったとすると、その数字は{line}では{bases}に、{own}では{target}にあるので、{box}では{third}に入るはずですが、{mirror}には入りません。',
  'technique.exocet.mirrorBeside':
    '{target}に{digits}は入りません。入ったとすると、その数字は{line}では{bases}に、{own}では{target}にあるので、{box}では{third}に入るはずですが、{other}にはもう一つの数字が入り、{mirror}には入りません。',
  'technique.exocet.plus':
    '{bases}の候補は{choices}だけです。ここに入る二つの数字は、{line}でも{box}でもほかのマスに入らないので、{across}のそれぞれで、{targets}か、{boxes}の外に入ります。外で各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所があるので、二つの数字はどちらも{targets}に入ります。',
  'technique.exocet.locked':
    '{unit}で{digit}が入るのは{squares}だけなので、一方は{digit}、もう一方は二つの数字のどちらかです。',
  'technique.exocet.senior':
    '{bases}の候補は{choices}だけです。ここに入る二つの数字は、{line}でも{box}でもほかのマスに入らないので、{across}のそれぞれで、{first}か{second}か、{boxes}の外の別のマスに入ります。別のマスで各数字が入るのは、{covers}だけなので、多くても二か所です。残る一か所は{first}か{second}なので、この二マスに入るのは、{bases}と同じ二つの数字です。',
  'technique.tridagon':
    '{squares}は、{boxes}の三マスずつで、ボックスの中では行も列も重なりません。すべてのマスに{choices}しか入らないとすると、どのボックスでもこの三つの数字がそろいます。同じ行や列に同じ数字は入らないので、左右に並ぶ二つのボックスでは上から読んだ順が、上下に並ぶ二つのボックスでは左から読んだ順が、始まりを除いて同じになります。この二つの順は、{alike}では同じで、{differing}では逆です。四つのボックスを一回りすると順が{count}回入れ替わるのに、もとの順に戻るはずなので、これはありえません。',
  'technique.oddagon':
    '{squares}の{count}マスは輪になっています。どのマスからも次のマスが見え、最後のマスからは最初のマスが見えます。{count}は奇数なので、二つの数字を交互に入れることはできず、ここがすべて{digits}だけになることはありません。',
  'technique.sectors':
    '{squares}の候補は、{sectors}のどれかに当たり、どれもそこには一つしか入りません。',
  'technique.sectors.one': '{unit}の{digits}',

  // 排除、テンプレート、総当たり
  'technique.exclusion':
    '{squares}の埋め方のうち、互いに見える所に同じ数字が並ぶものと、{excluders}に入る数字がなくなるものは成り立ちません。残りの埋め方のどれにもない候補は除けます。',
  'technique.templateSet':
    '残りの{digit}をすべて置く置き方のうち、ほかの数字がどの置き方でも使うマスを使うものは成り立ちません。残るどの置き方でも、{squares}が使われます。',
  'technique.templateDelete':
    '残りの{digit}をすべて置く置き方のうち、ほかの数字がどの置き方でも使うマスを使うものは成り立ちません。残るどの置き方でも、{squares}は使われません。',
  'technique.bruteForce': '使う定石では何も見つからないので、解の数字を一つ入れます。',
  'technique.setSeparator': '、',

  // 定石の分類
  'family.singles': 'シングル',
  'family.locked-candidates': 'ロック候補',
  'family.subsets': 'ペア、トリプル、クアッド',
  'family.fish': 'フィッシュ',
  'family.finned-fish': 'フィン付きフィッシュ',
  'family.complex-fish': 'フランケン、ミュータントのフィッシュ',
  'family.kraken-fish': 'クラーケンフィッシュ',
  'family.single-digit': '一つの数字の形',
  'family.wings': 'ウィング',
  'family.colouring': 'カラーリング',
  'family.uniqueness': 'ユニークレクタングルとループ',
  'family.bug': 'BUG',
  'family.sue-de-coq': 'Sue\u00a0de\u00a0Coq',
  'family.multi-digit': 'いくつかの数字の形',
  'family.chains': 'チェーン',
  'family.loops': 'ループとAIC',
  'family.als': 'ほぼ固定集合（ALS）',
  'family.exclusion': 'アラインド排除',
  'family.forcing': '強制チェーンと強制ネット',
  'family.templates': 'テンプレート',
  'family.brute-force': '総当たり',
});
