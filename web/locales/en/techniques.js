/** The catalogue's techniques in English; names that other methods use, too, are in texts.js. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  // Names
  'rule.locked-pair': 'locked pair',
  'rule.locked-triple': 'locked triple',
  'rule.naked-quadruple': 'naked quad',
  'rule.firework-triple': 'firework triple',
  'rule.firework-quadruple': 'firework quadruple',
  'rule.hidden-quadruple': 'hidden quad',
  'rule.squirmbag': 'Squirmbag',
  'rule.whale': 'Whale',
  'rule.leviathan': 'Leviathan',
  'rule.finned-x-wing': 'finned X-Wing',
  'rule.finned-swordfish': 'finned Swordfish',
  'rule.finned-jellyfish': 'finned Jellyfish',
  'rule.finned-squirmbag': 'finned Squirmbag',
  'rule.finned-whale': 'finned Whale',
  'rule.finned-leviathan': 'finned Leviathan',
  'rule.sashimi-x-wing': 'sashimi X-Wing',
  'rule.sashimi-swordfish': 'sashimi Swordfish',
  'rule.sashimi-jellyfish': 'sashimi Jellyfish',
  'rule.sashimi-squirmbag': 'sashimi Squirmbag',
  'rule.sashimi-whale': 'sashimi Whale',
  'rule.sashimi-leviathan': 'sashimi Leviathan',
  'rule.siamese-x-wing': 'Siamese X-Wing',
  'rule.siamese-swordfish': 'Siamese Swordfish',
  'rule.siamese-jellyfish': 'Siamese Jellyfish',
  'rule.franken-x-wing': 'franken X-Wing',
  'rule.franken-swordfish': 'franken Swordfish',
  'rule.franken-jellyfish': 'franken Jellyfish',
  'rule.franken-squirmbag': 'franken Squirmbag',
  'rule.franken-whale': 'franken Whale',
  'rule.franken-leviathan': 'franken Leviathan',
  'rule.finned-franken-x-wing': 'finned franken X-Wing',
  'rule.finned-franken-swordfish': 'finned franken Swordfish',
  'rule.finned-franken-jellyfish': 'finned franken Jellyfish',
  'rule.finned-franken-squirmbag': 'finned franken Squirmbag',
  'rule.finned-franken-whale': 'finned franken Whale',
  'rule.finned-franken-leviathan': 'finned franken Leviathan',
  'rule.mutant-x-wing': 'mutant X-Wing',
  'rule.mutant-swordfish': 'mutant Swordfish',
  'rule.mutant-jellyfish': 'mutant Jellyfish',
  'rule.mutant-squirmbag': 'mutant Squirmbag',
  'rule.mutant-whale': 'mutant Whale',
  'rule.mutant-leviathan': 'mutant Leviathan',
  'rule.finned-mutant-x-wing': 'finned mutant X-Wing',
  'rule.finned-mutant-swordfish': 'finned mutant Swordfish',
  'rule.finned-mutant-jellyfish': 'finned mutant Jellyfish',
  'rule.finned-mutant-squirmbag': 'finned mutant Squirmbag',
  'rule.finned-mutant-whale': 'finned mutant Whale',
  'rule.finned-mutant-leviathan': 'finned mutant Leviathan',
  'rule.kraken-fish-1': 'kraken fish, type 1',
  'rule.kraken-fish-2': 'kraken fish, type 2',
  'rule.skyscraper': 'skyscraper',
  'rule.two-string-kite': '2-string kite',
  'rule.dual-two-string-kite': 'dual 2-string kite',
  'rule.empty-rectangle': 'empty rectangle',
  'rule.dual-empty-rectangle': 'dual empty rectangle',
  'rule.xy-wing': 'XY-Wing',
  'rule.xyz-wing': 'XYZ-Wing',
  'rule.wxyz-wing': 'WXYZ-Wing',
  'rule.w-wing': 'W-Wing',
  'rule.colour-trap': 'simple colouring (trap)',
  'rule.colour-wrap': 'simple colouring (wrap)',
  'rule.multi-colours': 'multi-colouring, type {n}',
  'rule.medusa-trap': '3D Medusa (trap)',
  'rule.medusa-wrap': '3D Medusa (wrap)',
  'rule.junior-exocet': 'Junior Exocet',
  'rule.junior-exocet-plus': 'Junior Exocet Plus',
  'rule.senior-exocet': 'Senior Exocet',
  'rule.bivalue-oddagon': 'bivalue oddagon',
  'rule.tridagon': 'Tridagon',
  'rule.sk-loop': 'SK-Loop',
  'rule.multi-sector-locked-set': 'multi-sector locked set',
  'rule.unique-rectangle': 'unique rectangle, type {n}',
  'rule.hidden-rectangle': 'hidden rectangle',
  'rule.avoidable-rectangle': 'avoidable rectangle, type {n}',
  'rule.extended-rectangle': 'extended rectangle',
  'rule.uniqueness-clue-cover': 'uniqueness clue cover',
  'rule.reverse-bug': 'reverse BUG',
  'rule.qiu-deadly-pattern': 'Qiu’s deadly pattern',
  'rule.bug-plus-1': 'BUG+1',
  'rule.sue-de-coq': 'Sue de Coq',
  'rule.turbot-fish': 'turbot fish',
  'rule.remote-pair': 'remote pair',
  'rule.x-chain': 'X-chain',
  'rule.xy-chain': 'XY-chain',
  'rule.continuous-loop': 'continuous nice loop',
  'rule.discontinuous-loop': 'discontinuous nice loop',
  'rule.aic': 'AIC',
  'rule.grouped-continuous-loop': 'grouped continuous nice loop',
  'rule.grouped-discontinuous-loop': 'grouped discontinuous nice loop',
  'rule.grouped-aic': 'grouped AIC',
  'rule.als-xz': 'ALS-XZ',
  'rule.als-xy-wing': 'ALS-XY-Wing',
  'rule.als-chain': 'ALS chain',
  'rule.death-blossom': 'Death Blossom',
  'rule.chain-contradiction': 'forcing chain (contradiction)',
  'rule.chain-verity': 'forcing chain (verity)',
  'rule.net-contradiction': 'forcing net (contradiction)',
  'rule.net-verity': 'forcing net (verity)',
  'rule.template-set': 'template (set)',
  'rule.template-delete': 'template (delete)',
  'rule.brute-force': 'brute force',
  'rule.short-contradiction': 'short contradiction',
  'ended.assumed.techniques':
    'Where no technique was left, {count} {count|one=candidate went|other=candidates went} by a short contradiction.',
  'rule.direct-pointing': 'direct pointing',
  'rule.direct-claiming': 'direct claiming',
  'rule.direct-hidden-pair': 'direct hidden pair',
  'rule.direct-hidden-triple': 'direct hidden triple',
  'rule.unique-loop': 'unique loop, type {n}',
  'rule.bug': 'BUG, type {n}',
  'rule.aligned-pair-exclusion': 'aligned pair exclusion',
  'rule.aligned-triple-exclusion': 'aligned triple exclusion',
  'rule.x-cycle': 'X-cycle',
  'rule.y-cycle': 'Y-cycle',
  'rule.xy-cycle': 'XY-cycle',
  'rule.forcing-x-chain': 'forcing X-chain',
  'rule.forcing-xy-chain': 'forcing XY-chain',
  'rule.nishio': 'Nishio',
  'rule.cell-forcing-chains': 'cell forcing chains',
  'rule.region-forcing-chains': 'region forcing chains',
  'rule.dynamic-contradiction': 'dynamic forcing chains (contradiction)',
  'rule.dynamic-double': 'dynamic forcing chains (double)',
  'rule.dynamic-cell': 'dynamic cell forcing chains',
  'rule.dynamic-region': 'dynamic region forcing chains',

  // A step: its name, its reason, its conclusion
  'technique.also': 'Also found, not needed here: {count} {count|one=step|other=steps}',
  'technique.step': '{name}: {told}',
  'technique.so': 'So {takes}.',
  'technique.places': 'So {squares} {count|one=is|other=are} {digit}.',

  // Singles, locked candidates, sets
  'technique.locked':
    'In {base} the digit {digit} can only go in {squares}, which all lie in {cover}.',
  'technique.nakedSet':
    'In {base} the {count} squares {squares} have only the {count} digits {digits}, so these digits fill them.',
  'technique.firework':
    'Outside {box} the digits {digits} can only go in {first} in {row}, and in {second} in {column}. A digit in neither of these is in {box}, in both {row} and {column}: in {pivot}. So these three digits fill {squares}.',
  'technique.firework.pair':
    'Outside {box} the digits {digits} can only go in {first} in {row}, and in {second} in {column}. One in neither of these is in {box}, in both {row} and {column}: in {pivot}.',
  'technique.firework.four':
    'So these four digits fill {squares}: {first} is {firstDigits}, and {second} is {secondDigits}.',
  'technique.hiddenSet':
    'In {unit} the {count} digits {digits} can only go in the {count} squares {squares}, which have no room for others.',
  'technique.leaves': 'That leaves {square} as the only place for {digit} in {unit}.',

  // Fish
  'technique.fish':
    'In {base} the digit {digit} can only go in {cover}, one in each: so {cover} have no other {digit}.',
  'technique.finnedFish':
    'In {base} the digit {digit} can only go in {cover} or in the {count|one=fin|other=fins} {fins}. Either {count|one=the|other=a} fin is {digit}, or {cover} have no {digit} but those of {base}.',
  'technique.siamese':
    'Or, with other covers: in {cover} or in the {count|one=fin|other=fins} {fins}.',
  'technique.seesFins':
    'A square of {cover} outside {base} that sees {count|one=the fin|other=every fin} is never {digit}.',
  'technique.endoFins':
    '{squares} {count|one=lies|other=lie} in two of {base}, and {count|one=counts as a fin|other=count as fins}.',
  'technique.cannibal':
    '{squares} {count|one=lies|other=lie} in two of {cover}, and would use up both.',
  'technique.cannibal.finned':
    '{squares} {count|one=lies|other=lie} in two of {cover}, would use up both, and {count|one=sees|other=see} every fin.',
  'technique.krakenFish':
    'In {base} the digit {digit} can only go in {cover} or in the {count|one=fin|other=fins} {fins}.',
  'technique.kraken1':
    'Without the {count|one=fin|other=fins}, {cover} would have no {digit} but those of {base}, so {squares} would not be {digit}.',
  'technique.kraken1.twice':
    'Without the {count|one=fin|other=fins}, {cover} would have one {digit} of {base} each. As {squares} lies in two of them and would use up both, it would not be {digit}.',
  'technique.kraken.fins': 'If {count|one=the|other=a} fin is {digit}, a chain leads to the same.',
  'technique.kraken2':
    'Either {count|one=the|other=a} fin is {digit}, or the {digit} of {unit} is in {places}. Each leads to this: {last}.',

  // Chains
  'technique.premise.on': '{squares} is {digit}',
  'technique.premise.off': '{squares} is not {digit}',
  'technique.premise.groupOn': 'one of {squares} is {digit}',
  'technique.premise.groupOff': '{squares} are not {digit}',
  'technique.case.on': '{squares} is {digit}',
  'technique.case.off': '{squares} is not {digit}',
  'technique.case.groupOn': 'one of {squares} is {digit}',
  'technique.case.groupOff': '{squares} are not {digit}',
  'technique.then.on': '{squares} is {digit}',
  'technique.then.off': '{squares} is not {digit}',
  'technique.then.groupOn': 'one of {squares} is {digit}',
  'technique.then.groupOff': '{squares} are not {digit}',
  'technique.then.setOff': 'the set {set} has no {digit}',
  'technique.last.on': '{squares} is {digit}',
  'technique.last.off': '{squares} is not {digit}',
  'technique.last.groupOn': 'one of {squares} is {digit}',
  'technique.last.groupOff': '{squares} are not {digit}',
  'technique.last.setOff': 'the set {set} has no {digit}',
  'technique.chain': 'If {premise}, then {way}.',
  'technique.longChain': 'If {premise}, a chain of {count} links shows that {last}.',
  'technique.twoPlaces':
    'In {units} the digit {digit} has only two places{count|one=|other= each}.',
  'technique.ends': 'That means one of {squares} is {digit}.',
  'technique.endsDiffer': 'That means {first} or {last}.',
  'technique.loop':
    'That closes a loop, whose links also hold the other way round: of every two that are linked one is true.',
  'technique.loopFalse': 'That contradicts itself.',
  'technique.loopTrue': 'That means it is {digit} after all.',
  'technique.loopOther': 'If it is {digit}, it is not {other} anyway.',
  'technique.remotePair':
    '{squares} can only be {digits}, and each sees the next. So the digits take turns: {first} have one of them, {second} the other. A square that sees one of the first and one of the second can be neither.',
  'technique.emptyRectangle':
    'In {unit} the digit {digit} can only go in {base}, which lie in one row and one column.',
  'technique.emptyRectangle.victim':
    'In {line} it can only go in {far} and {near}. If {victim} were {digit}, {far} would not be, so {near} would; and {unit} would have no place for {digit}.',

  // Links, one by one
  'technique.suppose.on': 'Suppose that {squares} is {digit}.',
  'technique.suppose.off': 'Suppose that {squares} is not {digit}.',
  'technique.suppose.groupOn': 'Suppose that one of {squares} is {digit}.',
  'technique.suppose.groupOff': 'Suppose that {squares} are not {digit}.',
  'technique.link.shares':
    'Then {last}: {count|one=it shares|other=they share} {unit} with {from}.',
  'technique.link.filled': 'Then {last}: {from} is {other}.',
  'technique.link.lastDigit': 'Then {last}: it has no other candidate.',
  'technique.link.lastPlace': 'Then {last}: {unit} has no other place for it.',
  'technique.link.setLoses': 'Then {last}: all its {digit}s see {from}.',
  'technique.link.setTakes': 'Then {last}: the set {set} holds all its other digits.',
  'technique.link.setFills':
    'Then {last}: the set {set} holds {digits}, and {square} has no other candidate.',
  'technique.link.setPlaces':
    'Then {last}: the set {set} holds {digit}, so {unit} has no other place for it.',
  'technique.link.pattern': 'Then {last} ({rule}), because {gone}.',
  'technique.link.patternIn': 'Then {last} ({rule} in {unit}), because {gone}.',
  'technique.link.bare': 'Then {last}.',

  // Wings
  'technique.xyWing':
    '{pivot} can only be {choices}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}. Either way one of {first} and {second} is {z}.',
  'technique.xyzWing':
    '{pivot} can only be {choices}. If it is {x}, {first} is {z}; if it is {y}, {second} is {z}; else it is {z} itself. In any case one of {squares} is {z}.',
  'technique.wxyzWing':
    '{squares} can only be {choices}. Each of {others} can fill only one of them, as all squares that can hold it see each other. So one of {places} is {z}.',
  'technique.wWing':
    '{first} and {second} can only be {choices}. In {unit} the digit {y} can only go in {one} and {other}: {one} sees {first}, {other} sees {second}. So {first} and {second} are not both {y}: one of them is {x}.',

  // Colours
  'technique.colours':
    '{one} (side A) and {other} (side A′) are linked two by two, as the only places for {digit} in a row, column or box. All squares of one side are {digit}.',
  'technique.colourTrap': 'A square that sees both sides cannot be {digit}.',
  'technique.colourWrap':
    '{clash} of {side} see each other in {unit}, so {side} is the wrong side.',
  'technique.clusters':
    '{one} (side A) and {other} (side A′) are linked two by two, as the only places for {digit} in a row, column or box; so are {third} (side B) and {fourth} (side B′). Of each two sides, all squares of one are {digit}.',
  'technique.multiColours1':
    'As {first} and {second} see each other, {one} and {other} are not both right: so {third} or {fourth} is.',
  'technique.multiColours1.seen':
    'A square that sees {count|one=both|other=both sides of such a pair} cannot be {digit}.',
  'technique.multiColours2':
    'If {side} were right, neither {first} of B nor {second} of B′ would be {digit}; but B or B′ is right.',
  'technique.medusa':
    '{one} (side A) and {other} (side A′) are linked two by two, as the only two candidates of a square or the only two places for a digit in a row, column or box. All of one side are right, and none of the other.',
  'technique.medusaTrap': 'A candidate that both sides rule out is wrong.',
  'technique.medusaUnit':
    'If {side} were right, both {squares} of {unit} would be {digit}, so {side} is the wrong side.',
  'technique.medusaSquare':
    'If {side} were right, {square} would be both {first} and {second}, so {side} is the wrong side.',
  'technique.medusaEmpty':
    'If {side} were right, {square} would have no candidate left, so {side} is the wrong side.',

  // Uniqueness
  'technique.deadly':
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone: the two could change places.',
  'technique.avoidable':
    'None of {squares} is given. The puzzle has only one solution, so they cannot hold {digits} alone: the two could change places.',
  'technique.extended':
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone: {lines} could exchange their digits there.',
  'technique.clueCover':
    'In {lines} nothing is given outside of {squares}. The puzzle has only one solution, so these squares cannot hold {digits} alone: {lines} could exchange the rest of their digits.',
  'technique.reverseBug':
    'No {choices} is given outside of {squares}. The puzzle has only one solution, so these squares cannot hold {digits} alone: each row, column and box would have both of them there or none, and elsewhere the two could change places.',
  'technique.qiu':
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone if {apart} hold both of them, too: equal digits would link the other pairs of squares in {lines} to two open chains, in one of which nothing is given. With the pairs of that one exchanged, and these squares to match, there would be another solution.',
  'technique.qiuBox': 'In {box} the digits {digits} can only go in {apart}.',
  'technique.qiuElsewhere':
    '{pair} can only be {digits}, and elsewhere in {box} these can only go in {squares}: so {choices} must go there.',
  'technique.unique1': 'Only {squares} has other candidates.',
  'technique.avoidable1': 'With {digit} in {square} they would.',
  'technique.unique2': 'Their only other candidate is {digit}: so one of {squares} is {digit}.',
  'technique.unique3':
    'They have no other candidates but {extras}: so one of {squares} is {choices}. That one and {set} together hold only {digits}: {count} squares for {count} digits, so these digits go nowhere else in {base}.',
  'technique.unique3Hidden':
    'They have no other candidates but {extras}: so one of {squares} is {choices}. In {base} the {count} digits {digits} can only go in the other and in {set}: {count} squares, which have no room for others.',
  'technique.unique4':
    'In {unit} the digit {digit} can only go in {squares}; if one of them were {other}, the other would be {digit}, and all would hold {digits} alone.',
  'technique.unique6':
    'In {units} the digit {digit} can only go in these four squares. If one of {squares} were {digit}, the other would be, too, and all would hold {digits} alone.',
  'technique.hiddenRectangle':
    'In {units} the digit {digit} can only go in these four squares. If {square} were {other}, {squares} would be {digit} and {opposite} would be {other}, and all would hold {digits} alone.',
  'technique.bugPlusOne':
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several, but the puzzle has exactly one: so {square} is {digits}.',
  'technique.bug':
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several, but the puzzle has exactly one: so one of these is true.',
  'technique.bug.extra': '{digit} in {square}',
  'technique.bug3':
    'The square where it is and {set} together hold only {digits}: {count} squares for {count} digits, so these digits go nowhere else in {base}.',
  'technique.bug4':
    'In {unit} the digit {digit} can only go in {first} and {second}. If {first} is {digit}, {second} is {ofSecond}; if {second} is {digit}, {first} is {ofFirst}.',

  // Almost locked sets
  'technique.set': '{set} is {squares} with {digits}',
  'technique.sets':
    '{sets}. Each set has one digit more than squares: if it lacks one, it has all the others.',
  'technique.alsXz':
    '{x} cannot be in both, so one of them has no {x}: then {digits} {count|one=is|other=are} in {one} or in {other}.',
  'technique.alsXzDouble':
    'Neither {x} nor {y} can be in both. So each set has one of them, and all its other digits.',
  'technique.alsXy':
    '{x} cannot be in both {one} and {middle}, nor {y} in both {other} and {middle}. As {middle} has {x} or {y}, {one} lacks {x} or {other} lacks {y}: then {digits} {count|one=is|other=are} in {one} or in {other}.',
  'technique.alsCommon': '{digit} cannot be in both {one} and {other}',
  'technique.alsChain':
    '{commons}. If {first} lacks {lacking}, it has {x}; then the next set lacks that and has all its others, and so on to {last}, which has {digits}.',
  'technique.blossom.petal': 'if it is {digit}, {set} lacks that',
  'technique.blossom': '{square} is {choices}: {petals}. In any case one of the sets has {digits}.',
  'technique.sueDeCoq':
    '{sets}. {one} and {other} lie in {line} and can hold each of {inLine} once; {one} and {third} lie in {box} and can hold each of {inBox} once.',
  'technique.sueDeCoq.both':
    '{one} lies in both, and can hold {digits} once{count|one=|other= each}.',
  'technique.sueDeCoq.room':
    'That makes {count} digits for {count} squares, so each of them is used there.',

  // Forcing chains and nets
  'technique.noneLeft': 'If {premise}, then {clash}.',
  'technique.contradiction': 'If {premise}, then {ends}. That cannot be.',
  'technique.both':
    'If {premise}, it follows both that {square} is {digit} and that it is not. That cannot be.',
  'technique.verity': 'One of these is true: {cases}. Each leads to this: {last}.',
  'technique.verityOfSquare': '{square} can only be {digits}. Each leads to this: {last}.',
  'technique.verityOfUnit':
    'In {unit} the digit {digit} can only go in {squares}. Each leads to this: {last}.',
  'technique.either': 'Whether {premise} or not, this follows: {last}.',
  'technique.untold': 'Its chains have too many links to be told.',

  // Patterns of several digits
  'technique.exocet':
    '{bases} can only be {choices}. The two digits that go there are nowhere else in {line} and {box}, so in each of {across} they go in {first}, in {second} or outside {boxes}. There one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {first} or {second}, too: these and {bases} have the same two digits.',
  'technique.exocet.cover': '{digit} in {units}',
  'technique.exocet.mirror':
    'If {target} were {digits}, {line} would have that digit in {bases} and {own} in {target}, so {box} would have it in {third}; but {mirror} cannot have it.',
  'technique.exocet.mirrorBeside':
    'If {target} were {digits}, {line} would have that digit in {bases} and {own} in {target}, so {box} would have it in {third}; but {other} has the other digit, and {mirror} cannot have it.',
  'technique.exocet.plus':
    '{bases} can only be {choices}. The two digits that go there are nowhere else in {line} and {box}, so in each of {across} they go in {targets} or outside {boxes}. There one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {targets}, too.',
  'technique.exocet.locked':
    'In {unit} {digit} can only go in {squares}: so one of these is {digit}, and the other one of the two digits.',
  'technique.exocet.senior':
    '{bases} can only be {choices}. The two digits that go there are nowhere else in {line} and {box}, so in each of {across} they go in {first}, in {second} or in another square outside {boxes}. In these others one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {first} or {second}, too: these and {bases} have the same two digits.',
  'technique.tridagon':
    '{squares} are three squares in each of {boxes}, in different rows and columns there. If all were {choices}, each box would have all three digits there, and no row or column a digit twice. So from top to bottom two boxes side by side would have them in the same order, but for where it begins; so would two boxes one above the other from left to right. These two orders are the same in {alike} and differ in {differing}: round the four boxes the order would change {count|one=once|other=three times}, and yet come back as it was. That cannot be.',
  'technique.oddagon':
    '{squares} are {count} squares in a loop: each sees the next, and the last sees the first. They cannot hold {digits} alone: the two would take turns, but {count} is odd.',
  'technique.sectors':
    'Each candidate of {squares} is one of these: {sectors}. Each of these digits can go there only once.',
  'technique.sectors.one': '{digits} in {unit}',

  // Exclusion, templates, brute force
  'technique.exclusion':
    'Of all ways to fill {squares}, those that put equal digits where they see each other, or leave {count|one=|other=one of }{excluders} without a digit, cannot be. What is in none of the others can go.',
  'technique.templateSet':
    'A way of placing all the {digit}s that are left cannot use a square that another digit has in each of its ways. Every way that remains uses {squares}.',
  'technique.templateDelete':
    'A way of placing all the {digit}s that are left cannot use a square that another digit has in each of its ways. No way that remains uses {squares}.',
  'technique.bruteForce':
    'None of the techniques that are on helps: this digit is looked up, not proved.',
  'technique.setSeparator': '; ',

  // Families
  'family.singles': 'Singles',
  'family.locked-candidates': 'Locked candidates',
  'family.subsets': 'Pairs, triples and quads',
  'family.fish': 'Fish',
  'family.finned-fish': 'Finned fish',
  'family.complex-fish': 'Franken and mutant fish',
  'family.kraken-fish': 'Kraken fish',
  'family.single-digit': 'Patterns of one digit',
  'family.wings': 'Wings',
  'family.colouring': 'Colouring',
  'family.uniqueness': 'Unique rectangles and loops',
  'family.bug': 'BUG',
  'family.sue-de-coq': 'Sue\u00a0de\u00a0Coq',
  'family.multi-digit': 'Patterns of several digits',
  'family.chains': 'Chains',
  'family.loops': 'Loops and AICs',
  'family.als': 'Almost locked sets',
  'family.exclusion': 'Aligned exclusion',
  'family.forcing': 'Forcing chains and nets',
  'family.templates': 'Templates',
  'family.brute-force': 'Brute force',
});
