// The English sentences of the catalogue's techniques, read back into facts. Written without the story's code.

import { all, readerOf } from '../explained/reader.js';
import { FORMS as SINGLES, PIECES as PLAIN } from '../explained/english.js';
import { RULE, piecesOf } from './pieces.js';

/** A, B and C. @param {string} item */
const list = (item) => `${item}(?:, ${item})*(?:,? (?:and|or) ${item})?`;

const SQUARE = 'r[1-9]c[1-9]';
const DIGITS = list('[1-9]');
const GROUP = `(?:rows?|columns?|box(?:es)?) [1-9](?:, [1-9])*(?: and [1-9])?`;

/** In "rows 1, 5 and box 3" a word applies to all numbers before the next word. @param {string} text @returns {number[]} */
function readUnits(text) {
  let first = 0;
  return all(text, /row|column|box|[1-9]/g).flatMap((word) => {
    const at = ['row', 'column', 'box'].indexOf(word);
    if (at >= 0) first = at * 9;
    return at >= 0 ? [] : [first + Number(word) - 1];
  });
}

const SET = `[A-Za-z] is ${list(SQUARE)} with ${DIGITS}`;
const PETAL = 'if it is [1-9], [A-Z] lacks that';

export const PIECES = {
  ...PLAIN,
  ...piecesOf({
    square: SQUARE,
    unit: '(?:row|column|box) [1-9]',
    units: list(GROUP),
    readUnits,
    digits: DIGITS,
    list,
    clauses: list,
    removals: (item) => `${item}(?:; ${item})*`,
    cannot: ' cannot be ',
    nodes: {
      node: `(?:one of ${list(SQUARE)} is [1-9]|${list(SQUARE)} are not [1-9]|${SQUARE} is (?:not )?[1-9]|the set [A-Z] has no [1-9])`,
    },
    off: / not | no /,
    set: SET,
    sets: `${SET}(?:; ${SET})*`,
    common: '[1-9] cannot be in both [A-Z] and [A-Z]',
    petal: PETAL,
    petals: `${PETAL}(?:; ${PETAL})*`,
    group: `[1-9] in ${list(SQUARE)}`,
    cover: `[1-9] in ${list(GROUP)}`,
    sector: `${DIGITS} in (?:row|column|box) [1-9]`,
    extra: `[1-9] in ${SQUARE}`,
    gone: `in ${list(SQUARE)} the [1-9] (?:was ruled out before|is ruled out \\((?:${RULE})\\))`,
    rule: 'en',
    by: / \(([^]*)\)$/,
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
  ['takes', 'So {takes}.'],
  ['places', 'So {squares} [is|are] {digit}.'],

  [
    'locked',
    'In {base:unit} the digit {digit} can only go in {squares}, which all lie in {cover:unit}.',
  ],
  [
    'naked set',
    'In {units} the {count} squares {squares} have only the {size:count} digits {digits}, so these digits fill them.',
  ],
  [
    'hidden set',
    'In {units} the {size:count} digits {digits} can only go in the {count} squares {squares}, which have no room for others.',
  ],
  [
    'firework',
    'Outside {box:unit} the digits {digits} can only go in {first:square} in {row:unit}, and in {second:square} in {column:unit}. A digit in neither of these is in {box:unit}, in both {row:unit} and {column:unit}: in {pivot:square}. So these three digits fill {squares}.',
  ],
  [
    'firework pair',
    'Outside {box:unit} the digits {digits} can only go in {first:square} in {row:unit}, and in {second:square} in {column:unit}. One in neither of these is in {box:unit}, in both {row:unit} and {column:unit}: in {pivot:square}.',
  ],
  [
    'firework four',
    'So these four digits fill {squares}: {first:square} is {firstDigits:digits}, and {second:square} is {secondDigits:digits}.',
  ],
  ['leaves', 'That leaves {square} as the only place for {digit} in {unit}.'],

  [
    'fish',
    'In {base:units} the digit {digit} can only go in {cover:units}, one in each: so {cover:units} have no other {digit}.',
  ],
  [
    'finned fish',
    'In {base:units} the digit {digit} can only go in {cover:units} or in the [fin|fins] {fins:squares}. Either [the|a] fin is {digit}, or {cover:units} have no {digit} but those of {base:units}.',
  ],
  ['siamese', 'Or, with other covers: in {cover:units} or in the [fin|fins] {fins:squares}.'],
  [
    'endo fins',
    '{squares} [lies|lie] in two of {base:units}, and [counts as a fin|count as fins].',
  ],
  ['cannibal', '{squares} [lies|lie] in two of {cover:units}, and would use up both.'],
  [
    'kraken fish',
    'In {base:units} the digit {digit} can only go in {cover:units} or in the [fin|fins] {fins:squares}.',
  ],
  [
    'kraken 1',
    'Without the [fin|fins], {cover:units} would have no {digit} but those of {base:units}, so {squares} would not be {digit}.',
  ],
  [
    'kraken 1 twice',
    'Without the [fin|fins], {cover:units} would have one {digit} of {base:units} each. As {squares} lies in two of them and would use up both, it would not be {digit}.',
  ],
  ['kraken fins', 'If [the|a] fin is {digit}, a chain leads to the same.'],

  ['chain', 'If {premise:node}, then {way}.'],
  ['long chain', 'If {premise:node}, a chain of {count} links shows that {last}.'],
  ['two places', 'In {units} the digit {digit} has only two places[| each].'],
  [
    'loop',
    'That closes a loop, whose links also hold the other way round: of every two that are linked one is true.',
  ],
  ['loop false', 'That contradicts itself.'],
  ['loop true', 'That means it is {digit} after all.'],
  ['loop other', 'If it is {digit}, it is not {other:digit} anyway.'],

  ['suppose', 'Suppose that {node}.'],
  ['shares', 'Then {last}: [it shares|they share] {unit} with {from:squares}.'],
  ['filled', 'Then {last}: {from:square} is {other:digit}.'],
  ['last digit', 'Then {last}: it has no other candidate.'],
  ['last place', 'Then {last}: {unit} has no other place for it.'],
  ['set loses', 'Then {last}: all its {digit}s see {from:squares}.'],
  ['set takes', 'Then {last}: the set {name} holds all its other digits.'],
  ['set fills', 'Then {last}: the set {name} holds {digits}, and {square} has no other candidate.'],
  ['set places', 'Then {last}: the set {name} holds {digit}, so {unit} has no other place for it.'],

  ['colour wrap', '{squares} of {side} see each other in {unit}, so {side} is the wrong side.'],
  [
    'multi colours 1',
    'As {first:square} and {second:square} see each other, {one:side} and {other:side} are not both right: so {third:side} or {fourth:side} is.',
  ],
  [
    'multi colours 2',
    'If {side} were right, neither {first:square} of B nor {second:square} of B′ would be {digit}; but B or B′ is right.',
  ],

  [
    'deadly',
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone: the two could change places.',
  ],
  [
    'extended',
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone: {lines:units} could exchange their digits there.',
  ],
  [
    'clue cover',
    'In {lines:units} nothing is given outside of {squares}. The puzzle has only one solution, so these squares cannot hold {digits} alone: {lines:units} could exchange the rest of their digits.',
  ],
  [
    'reverse bug',
    'No {choices:digits} is given outside of {squares}. The puzzle has only one solution, so these squares cannot hold {digits} alone: each row, column and box would have both of them there or none, and elsewhere the two could change places.',
  ],
  [
    'qiu',
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone if {apart:squares} hold both of them, too: equal digits would link the other pairs of squares in {lines:units} to two open chains, in one of which nothing is given. With the pairs of that one exchanged, and these squares to match, there would be another solution.',
  ],
  ['qiu box', 'In {box:unit} the digits {digits} can only go in {apart:squares}.'],
  [
    'qiu elsewhere',
    '{pair:squares} can only be {digits}, and elsewhere in {box:unit} these can only go in {squares}: so {choices:digits} must go there.',
  ],
  [
    'avoidable',
    'None of {squares} is given. The puzzle has only one solution, so they cannot hold {digits} alone: the two could change places.',
  ],

  [
    'sets',
    '{sets}. Each set has one digit more than squares: if it lacks one, it has all the others.',
  ],
  [
    'als xz',
    '{x:digit} cannot be in both, so one of them has no {x:digit}: then {digits} [is|are] in {one:name} or in {other:name}.',
  ],
  [
    'als xz double',
    'Neither {x:digit} nor {y:digit} can be in both. So each set has one of them, and all its other digits.',
  ],
  ['blossom', '{square} is {choices:digits}: {petals}. In any case one of the sets has {digits}.'],

  ['no place', 'If {premise:node}, then no square of {unit} can be {digit}.'],
  ['no candidate', 'If {premise:node}, then {square} has no candidate left.'],
  ['contradiction', 'If {premise:node}, then {ends}. That cannot be.'],
  [
    'both',
    'If {premise:node}, it follows both that {squares} is {digit} and that it is not. That cannot be.',
  ],
  ['verity', 'One of these is true: {cases}. Each leads to this: {last}.'],
  ['verity of square', '{square} can only be {digits}. Each leads to this: {last}.'],
  [
    'verity of unit',
    'In {unit} the digit {digit} can only go in {squares}. Each leads to this: {last}.',
  ],
  ['either', 'Whether {premise:node} or not, this follows: {last}.'],

  ['brute force', 'None of the techniques that are on helps: this digit is looked up, not proved.'],
  [
    'sees fins',
    'A square of {cover:units} outside {base:units} that sees [the fin|every fin] is never {digit}.',
  ],
  [
    'cannibal with fins',
    '{squares} [lies|lie] in two of {cover:units}, would use up both, and [sees|see] [the fin|every fin].',
  ],
  [
    'kraken 2',
    'Either [the|a] fin is {digit}, or the {digit} of {unit} is in {places:squares}. Each leads to this: {last}.',
  ],
  ['ends differ', 'That means {first:node} or {last:node}.'],
  [
    'remote pair',
    '{squares} can only be {digits}, and each sees the next. So the digits take turns: {first:squares} have one of them, {second:squares} the other. A square that sees one of the first and one of the second can be neither.',
  ],
  [
    'empty rectangle',
    'In {unit} the digit {digit} can only go in {squares}, which lie in one row and one column.',
  ],
  [
    'victim',
    'In {line:unit} it can only go in {far:square} and {near:square}. If {victim:square} were {digit}, {far:square} would not be, so {near:square} would; and {unit} would have no place for {digit}.',
  ],
  [
    'pattern',
    'Then {last} ({rule} in {unit}), because {way}.',
    'Then {last} ({rule}), because {way}.',
  ],
  ['bare', 'Then {last}.'],
  [
    'xy wing',
    '{pivot:square} can only be {choices:digits}. If it is {x:digit}, {first:square} is {z:digit}; if it is {y:digit}, {second:square} is {z:digit}. Either way one of {first:square} and {second:square} is {z:digit}.',
  ],
  [
    'xyz wing',
    '{pivot:square} can only be {choices:digits}. If it is {x:digit}, {first:square} is {z:digit}; if it is {y:digit}, {second:square} is {z:digit}; else it is {z:digit} itself. In any case one of {squares} is {z:digit}.',
  ],
  [
    'wxyz wing',
    '{squares} can only be {choices:digits}. Each of {others:digits} can fill only one of them, as all squares that can hold it see each other. So one of {places:squares} is {z:digit}.',
  ],
  [
    'w wing',
    '{first:square} and {second:square} can only be {choices:digits}. In {unit} the digit {y:digit} can only go in {one:square} and {other:square}: {one:square} sees {first:square}, {other:square} sees {second:square}. So {first:square} and {second:square} are not both {y:digit}: one of them is {x:digit}.',
  ],
  [
    'colours',
    '{one:squares} (side A) and {other:squares} (side A′) are linked two by two, as the only places for {digit} in a row, column or box. All squares of one side are {digit}.',
  ],
  [
    'medusa',
    '{one:groups} (side A) and {other:groups} (side A′) are linked two by two, as the only two candidates of a square or the only two places for a digit in a row, column or box. All of one side are right, and none of the other.',
  ],
  ['medusa trap', 'A candidate that both sides rule out is wrong.'],
  [
    'medusa unit',
    'If {side} were right, both {squares} of {unit} would be {digit}, so {side} is the wrong side.',
  ],
  [
    'medusa square',
    'If {side} were right, {square} would be both {first:digit} and {second:digit}, so {side} is the wrong side.',
  ],
  [
    'medusa empty',
    'If {side} were right, {square} would have no candidate left, so {side} is the wrong side.',
  ],
  [
    'exocet',
    '{bases:squares} can only be {choices:digits}. The two digits that go there are nowhere else in {line:unit} and {box:unit}, so in each of {across:units} they go in {first:square}, in {second:square} or outside {boxes:units}. There one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {first:square} or {second:square}, too: these and {bases:squares} have the same two digits.',
  ],
  [
    'exocet mirror',
    'If {target:square} were {digits}, {line:unit} would have that digit in {bases:squares} and {own:unit} in {target:square}, so {box:unit} would have it in {third:unit}; but {mirror:squares} cannot have it.',
  ],
  [
    'exocet mirror beside',
    'If {target:square} were {digits}, {line:unit} would have that digit in {bases:squares} and {own:unit} in {target:square}, so {box:unit} would have it in {third:unit}; but {other:square} has the other digit, and {mirror:squares} cannot have it.',
  ],
  [
    'exocet plus',
    '{bases:squares} can only be {choices:digits}. The two digits that go there are nowhere else in {line:unit} and {box:unit}, so in each of {across:units} they go in {targets:squares} or outside {boxes:units}. There one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {targets:squares}, too.',
  ],
  [
    'exocet locked',
    'In {unit} {digit} can only go in {squares}: so one of these is {digit}, and the other one of the two digits.',
  ],
  [
    'exocet senior',
    '{bases:squares} can only be {choices:digits}. The two digits that go there are nowhere else in {line:unit} and {box:unit}, so in each of {across:units} they go in {first:square}, in {second:square} or in another square outside {boxes:units}. In these others one or two lines hold each digit: {covers}. That makes room for two at most, so each of the two digits is in {first:square} or {second:square}, too: these and {bases:squares} have the same two digits.',
  ],
  [
    'oddagon',
    '{squares} are {count} squares in a loop: each sees the next, and the last sees the first. They cannot hold {digits} alone: the two would take turns, but {count} is odd.',
  ],
  [
    'tridagon',
    '{squares} are three squares in each of {boxes:units}, in different rows and columns there. If all were {choices:digits}, each box would have all three digits there, and no row or column a digit twice. So from top to bottom two boxes side by side would have them in the same order, but for where it begins; so would two boxes one above the other from left to right. These two orders are the same in {alike:units} and differ in {differing:units}: round the four boxes the order would change [once|three times], and yet come back as it was. That cannot be.',
  ],
  [
    'sectors',
    'Each candidate of {squares} is one of these: {sectors}. Each of these digits can go there only once.',
  ],
  ['colour trap', 'A square that sees both sides cannot be {digit}.'],
  [
    'clusters',
    '{one:squares} (side A) and {other:squares} (side A′) are linked two by two, as the only places for {digit} in a row, column or box; so are {third:squares} (side B) and {fourth:squares} (side B′). Of each two sides, all squares of one are {digit}.',
  ],
  ['multi colours seen', 'A square that sees [both|both sides of such a pair] cannot be {digit}.'],
  ['corner', 'Only {squares} has other candidates.'],
  ['last corner', 'With {digit} in {square} they would.'],
  ['one of', 'That means one of {squares} is {digits}.'],
  [
    'extras',
    'Their only other candidate is {digits}: so one of {squares} is {digits}.',
    'They have no other candidates but {digits}: so one of {squares} is {digits}.',
  ],
  [
    'uses up',
    'That one and {set:squares} together hold only {digits}: {size:count} squares for {count} digits, so these digits go nowhere else in {units}.',
    'The square where it is and {set:squares} together hold only {digits}: {size:count} squares for {count} digits, so these digits go nowhere else in {units}.',
  ],
  [
    'extra hidden set',
    'In {units} the {count} digits {digits} can only go in the other and in {set:squares}: {size:count} squares, which have no room for others.',
  ],
  [
    'linked corners',
    'In {unit} the digit {digit} can only go in {squares}; if one of them were {other:digits}, the other would be {digit}, and all would hold {digits} alone.',
  ],
  [
    'opposite corners',
    'In {units} the digit {digit} can only go in these four squares. If one of {squares} were {digit}, the other would be, too, and all would hold {digits} alone.',
  ],
  [
    'hidden corner',
    'In {units} the digit {digit} can only go in these four squares. If {square} were {other:digit}, {squares} would be {digit} and {opposite:square} would be {other:digit}, and all would hold {digits} alone.',
  ],
  [
    'bug',
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several, but the puzzle has exactly one: so one of these is true.',
  ],
  [
    'bug of a square',
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several, but the puzzle has exactly one: so {square} is {digits}.',
  ],
  [
    'bug linked',
    'In {unit} the digit {digit} can only go in {first:square} and {second:square}. If {first:square} is {digit}, {second:square} is {ofSecond:digits}; if {second:square} is {digit}, {first:square} is {ofFirst:digits}.',
  ],
  [
    'als xy',
    '{x:digit} cannot be in both {one:name} and {middle:name}, nor {y:digit} in both {other:name} and {middle:name}. As {middle:name} has {x:digit} or {y:digit}, {one:name} lacks {x:digit} or {other:name} lacks {y:digit}: then {digits} [is|are] in {one:name} or in {other:name}.',
  ],
  [
    'als chain',
    '{commons}. If {first:name} lacks {digits}, it has {x:digit}; then the next set lacks that and has all its others, and so on to {last:name}, which has {digits}.',
  ],
  [
    'sue de coq',
    '{sets}. {one:name} and {other:name} lie in {line:unit} and can hold each of {inLine:digits} once; {one:name} and {third:name} lie in {box:unit} and can hold each of {inBox:digits} once.',
  ],
  ['sue de coq in both', '{one:name} lies in both, and can hold {digits} once[| each].'],
  [
    'sue de coq room',
    'That makes {count} digits for {size:count} squares, so each of them is used there.',
  ],
  [
    'exclusion',
    'Of all ways to fill {squares}, those that put equal digits where they see each other, or leave [|one of ]{excluders:squares} without a digit, cannot be. What is in none of the others can go.',
  ],
  ['taken', 'The [candidate|candidates] {digits} [is|are] ruled out ({rule}).'],
  [
    'seen',
    'In {unit} no other square can be {digit}: {gone}.',
    'In {unit} no other square can be {digit}: {gone}, and the {digit} in {square1} rules out the others.',
    'In {unit} no other square can be {digit}: {gone}, and the {digit}s in {squares} rule out the others.',
  ],
  [
    'template set',
    'A way of placing all the {digit}s that are left cannot use a square that another digit has in each of its ways. Every way that remains uses {squares}.',
  ],
  [
    'template delete',
    'A way of placing all the {digit}s that are left cannot use a square that another digit has in each of its ways. No way that remains uses {squares}.',
  ],
];

/** False forms of earlier versions: understood, so that they are refused for their claims. @type {import('../explained/reader.js').Forms} */
const ONCE = [
  [
    'w wing once',
    '{first:square} and {second:square} can only be {choices:digits}. In {unit} the digit {y:digit} can only go in {one:square} and {other:square}; each is seen by one of the two. That means they are not both {y:digit}: one of them is {x:digit}.',
  ],
  [
    'bug once',
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several.',
  ],
];

/** The facts that a text tells. */
export const readEnglish = readerOf(/** @type {any} */ (PIECES), [...FORMS, ...ONCE]);
