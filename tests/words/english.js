// The English sentences of the catalogue's techniques, read back into facts. Written without the story's code.

import { all, readerOf } from '../explained/reader.js';
import { FORMS as SINGLES, PIECES as PLAIN } from '../explained/english.js';
import { piecesOf } from './pieces.js';

/** A, B and C. @param {string} item */
const list = (item) => `${item}(?:, ${item})*(?:,? (?:and|or) ${item})?`;

const SQUARE = 'r[1-9]c[1-9]';
const DIGITS = list('[1-9]');
const GROUP = `(?:rows?|columns?|box(?:es)?) [1-9](?:, [1-9])*(?: and [1-9])?`;

/** Of "rows 1, 5 and box 3", a word is for all numbers until the next. @param {string} text @returns {number[]} */
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

const PIECES = {
  ...PLAIN,
  ...piecesOf({
    square: SQUARE,
    unit: '(?:row|column|box) [1-9]',
    units: list(GROUP),
    readUnits,
    digits: DIGITS,
    list,
    clauses: list,
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
    extra: `[1-9] in ${SQUARE}`,
  }),
};

/** What the first layer says as well. */
const SHARED = ['last', 'stand', 'marks', 'seen'];

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...SINGLES.filter(([says]) => SHARED.includes(says)),
  ['takes', 'So {takes}.'],
  ['places', 'So {squares} [is|are] {digit}.'],

  ['locked', 'In {base:unit} the digit {digit} can only go in {squares}, which all lie in {cover:unit}.'],
  [
    'naked set',
    'In {units} the {count} squares {squares} have only the {size:count} digits {digits}, which are used up there.',
  ],
  [
    'hidden set',
    'In {units} the {size:count} digits {digits} can only go in the {count} squares {squares}, which have no room for others.',
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
    'sees fins',
    'What lies in {cover:units} and sees [the fin|every fin] cannot be {digit} in either case.',
  ],
  ['endo fins', '{squares} [lies|lie] in two of {base:units}, and [counts as a fin|count as fins].'],
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
  [
    'kraken 2',
    'Without the [fin|fins], the {digit} of {unit} could only go in {places:squares}. Wherever it is, there or in [the|a] fin, this follows: {last}.',
  ],

  ['chain', 'If {premise:node}, then {way}.'],
  ['long chain', 'If {premise:node}, then after {count} links {last}.'],
  ['two places', 'In {units} the digit {digit} has only two places[| each].'],
  ['one of', 'That means one of {squares} is {digits}.'],
  ['ends differ', 'That means {first:squares} is {digit} or {last:squares} is {other:digit}.'],
  [
    'loop',
    'That closes a loop, whose links also hold the other way round: of every two that are linked one is true.',
  ],
  ['loop false', 'That contradicts itself.'],
  ['loop true', 'That means it is {digit} after all.'],
  ['loop other', 'If it is {digit}, it is not {other:digit} anyway.'],
  [
    'remote pair',
    '{squares} can only be {digits}, and each sees the next. So the digits take turns: {first:squares} have one of them, {second:squares} the other. What sees a square of either kind can be neither.',
  ],
  [
    'empty rectangle',
    'In {unit} the digit {digit} only goes in {squares}, which lie in one row and one column.',
  ],
  [
    'victim',
    'If {victim:square} were {digit}, {far:square} would not be, so {near:square} would; and {unit} would have no place for {digit}.',
  ],

  ['suppose', 'Suppose that {node}.'],
  ['shares', 'Then {last}: [it shares|they share] {unit} with {from:squares}.'],
  ['filled', 'Then {last}: {from:square} is {other:digit}.'],
  ['last digit', 'Then {last}: it has no other candidate.'],
  ['last place', 'Then {last}: {unit} has no other place for it.'],
  ['set loses', 'Then {last}: all its {digit}s see {from:squares}.'],
  ['set takes', 'Then {last}: the set {name} holds all its other digits.'],
  ['pattern', 'Then {last}, as a further pattern shows.'],

  [
    'xy wing',
    'If {pivot:square} is {x:digit}, {first:square} is {z:digit}; if it is {y:digit}, {second:square} is {z:digit}. Either way one of {first:square} and {second:square} is {z:digit}.',
  ],
  [
    'xyz wing',
    'If {pivot:square} is {x:digit}, {first:square} is {z:digit}; if it is {y:digit}, {second:square} is {z:digit}; else it is {z:digit} itself. In any case one of these three is {z:digit}.',
  ],
  [
    'w wing',
    '{first:square} and {second:square} can only be {x:digit} and {y:digit}. In {unit} the digit {y:digit} can only go in {links:squares}; each is seen by one of the two. That means they are not both {y:digit}: one of them is {x:digit}.',
  ],

  [
    'colours',
    'The places for {digit} are linked two by two, with {one:squares} on one side (A) and {other:squares} on the other (A′): all squares of one side are {digit}.',
  ],
  ['colour trap', 'What sees both sides cannot be {digit}.'],
  [
    'colour wrap',
    '{squares} of {side} see each other in {unit}, so {side} is the wrong side.',
  ],
  [
    'clusters',
    'The places for {digit} are linked two by two in two clusters: one has the sides A ({one:squares}) and A′ ({other:squares}), one has B ({third:squares}) and B′ ({fourth:squares}). In each all squares of one side are {digit}.',
  ],
  [
    'multi colours 1',
    'As {first:square} and {second:square} see each other, {one:side} and {other:side} are not both right: so {third:side} or {fourth:side} is.',
  ],
  ['multi colours seen', 'What sees both [|sides of such a pair ]cannot be {digit}.'],
  [
    'multi colours 2',
    'If {side} were right, neither {first:square} of B nor {second:square} of B′ would be {digit}; but B or B′ is right.',
  ],

  [
    'deadly',
    'The puzzle has only one solution, so {squares} cannot hold {digits} alone: the two could change places.',
  ],
  [
    'avoidable',
    'None of {squares} is given. The puzzle has only one solution, so they cannot hold {digits} alone: the two could change places.',
  ],
  ['uses up', 'With {set:squares} it uses up {digits} in {units}.'],
  [
    'extra hidden set',
    'In {units} the digits {digits} can only go in the other and in {set:squares}.',
  ],
  [
    'linked corners',
    'In {unit} the digit {digit} can only go in {squares}; if one of them were {other:digit}, all would hold {digits} alone.',
  ],
  [
    'opposite corners',
    'In the rows and columns of {squares}, {digit} can only go in these four. If one of the two were {digit}, the other would be, too, and all would hold {digits} alone.',
  ],
  [
    'hidden corner',
    'In the row and column of {square}, {digit} can only go in these four. If {square} were {other:digit}, {squares} would be {digit} and {opposite:square} would be {other:digit}.',
  ],
  [
    'bug',
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several.',
    'Without {extras} every empty square would have two candidates, and every digit two places or none in each unit. Such a board has no solution or several, so one of these is true.',
  ],
  ['uses up', 'Together with {set:squares} they use up {digits} in {units}.'],
  [
    'bug linked',
    'In {unit} the digit {digit} can only go in {squares}, which leaves no room for others there.',
  ],

  ['sets', '{sets}. Each set has one digit more than squares: if it lacks one, it has all the others.'],
  [
    'als xz',
    '{x:digit} cannot be in both, so one of them has no {x:digit}: then {digits} [is|are] in {one:name} or in {other:name}.',
  ],
  [
    'als xz double',
    'Neither {x:digit} nor {y:digit} can be in both. So each set has one of them, and all its other digits.',
  ],
  [
    'als xy',
    '{x:digit} cannot be in both {one:name} and {middle:name}, nor {y:digit} in both {other:name} and {middle:name}. As {middle:name} has {x:digit} or {y:digit}, one of {one:name} and {other:name} lacks its own: then {digits} [is|are] in {one:name} or in {other:name}.',
  ],
  [
    'als chain',
    '{commons}. If {first:name} has no {digits}, it has {x:digit}; then the next set lacks that and has all its others, and so on to {last:name}, which has {digits}.',
  ],
  [
    'blossom',
    '{square} is {choices:digits}: {petals}. In any case one of the sets has {digits}.',
  ],
  [
    'sue de coq',
    '{sets}. {one:name} and {other:name} lie in {line:unit}, {one:name} and {third:name} in {box:unit}. In these {count} squares there is room for just {size:count} digits, so each must be used, in {line:unit} or in {box:unit}.',
  ],

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

  [
    'exclusion',
    'Of all ways to fill {squares}, some put equal digits where they see each other, or leave [|one of ]{excluders:squares} without a digit. What is in none of the other ways can go.',
  ],
  [
    'template set',
    'In every way of placing all the {digit}s that are left, {squares} [is|are] among them.',
  ],
  ['template delete', 'No way of placing all the {digit}s that are left uses {squares}.'],
  ['brute force', 'No technique that is on finds anything: the digit is taken from the solution.'],
];

/** The facts that a text tells. */
export const readEnglish = readerOf(/** @type {any} */ (PIECES), FORMS);
