// The English sentences of a step, read back into facts. Written without the story's code.

import { piecesOf } from './pieces.js';
import { all, readerOf } from './reader.js';

/** A, B and C. @param {string} item */
const list = (item) => `${item}(?:, ${item})*(?: (?:and|or) ${item})?`;

/** In "rows 1, 5 and box 3" a word applies to all numbers before the next word. @param {string} text @returns {number[]} */
function readUnits(text) {
  let first = 0;
  return all(text, /row|column|box|[1-9]/g).flatMap((word) => {
    const at = ['row', 'column', 'box'].indexOf(word);
    if (at >= 0) first = at * 9;
    return at >= 0 ? [] : [first + Number(word) - 1];
  });
}

export const PIECES = piecesOf({
  square: 'r[1-9]c[1-9]',
  unit: '(?:row|column|box) [1-9]',
  units: '(?:(?:rows?|columns?|box|boxes) )?[1-9]',
  digits: list('[1-9]'),
  list,
  clauses: list,
  removals: (item) => `${item}(?:; ${item})*`,
  cannot: ' cannot be ',
  has: ' has ',
  readUnits,
  technique: ['[A-Za-z][A-Za-z -]*', (text) => text.toLowerCase()],
});

/** @type {import('./reader.js').Forms} */
export const FORMS = [
  ['is', '{square} is {digit}.'],
  ['last', 'It is the last empty square of {unit}.'],
  ['stand', '{has}.', 'Only {digit} is left: {has}.'],
  [
    'marks',
    'The candidate {digits} was ruled out before.',
    'The candidates {digits} were ruled out before.',
  ],
  [
    'seen',
    'In {unit} no other square can be {digit}: the {digit} in {square1} rules out the other empty square.',
    'In {unit} no other square can be {digit}: the {digit} in {square1} rules out the other empty squares.',
    'In {unit} no other square can be {digit}: the {digit}s in {squares} rule out the other empty square.',
    'In {unit} no other square can be {digit}: the {digit}s in {squares} rule out the other empty squares.',
  ],
  [
    'seen',
    'In {unit} no other square can be {digit}: in {marked} the {digit} was ruled out before.',
  ],
  [
    'seen',
    'In {unit} no other square can be {digit}: in {marked} the {digit} was ruled out before, and the {digit} in {square1} rules out the others.',
    'In {unit} no other square can be {digit}: in {marked} the {digit} was ruled out before, and the {digit}s in {squares} rule out the others.',
  ],

  ['naked set', 'Because {squares} can only be {digits} ({technique}), {takes}.'],
  [
    'hidden set',
    'Because in {unit} the digits {digits} can only go in {squares} ({technique}), {takes}.',
  ],
  ['fish', 'Because in {units} the digit {digit} can only go in {covers} ({technique}), {takes}.'],
  ['must naked', '{square} must be {digit}: it has no other candidate left.'],
  ['must hidden', '{square} must be {digit}: no other square in {unit} can be {digit}.'],
  [
    'must seen',
    '{square} must be {digit}: the {digit} in {square1} leaves no other square in {unit}.',
    '{square} must be {digit}: the {digit}s in {squares} leave no other square in {unit}.',
  ],
  ['must full', '{square} must be {digit}: it is the last empty square of {unit}.'],
  ['earlier', 'What earlier proofs ruled out stays ruled out.'],
  ['suppose', 'Suppose that {square} is {digit}.'],
  ['suppose not', 'Suppose that {square} is not {digit}.'],
  ['suppose also', 'Suppose also that {square} is {digit}.'],
  ['suppose also not', 'Suppose also that {square} is not {digit}.'],
  [
    'untold',
    'That {square} is {digit} leads to a contradiction, by more lines than can be told here.',
  ],
  [
    'untold not',
    'That {square} is not {digit} leads to a contradiction, by more lines than can be told here.',
  ],
  ['then naked', 'Then {square} is {digit}: it has no other candidate left.'],
  [
    'then taken',
    'Then {square} is {digit}: the digit in {square1} leaves it no other candidate.',
    'Then {square} is {digit}: the digits in {squares} leave it no other candidate.',
  ],
  ['then hidden', 'Then {square} is {digit}: no other square in {unit} can be {digit}.'],
  [
    'then closed',
    'Then {square} is {digit}: the digit in {square1} leaves {digit} no other place in {unit}.',
    'Then {square} is {digit}: the digits in {squares} leave {digit} no other place in {unit}.',
  ],
  ['then full', 'Then {square} is {digit}: it is the last empty square of {unit}.'],
  ['no candidate', 'Then {square} has no candidate left.'],
  ['no place', 'Then no square of {unit} can be {digit}.'],
  [
    'few digits',
    'Then in {unit} only {digit1} is left for {squares}: too few digits.',
    'Then in {unit} only {digits} are left for {squares}: too few digits.',
  ],
  [
    'few squares',
    'Then in {unit} only {square1} is left for {digits}: too few squares.',
    'Then in {unit} only {squares} are left for {digits}: too few squares.',
  ],
  ['refuted', 'So {square} cannot be {digit}.'],
  ['proved', 'So {square} is {digit}.'],
  ['so naked', 'So {square} is {digit}: it has no other candidate left.'],
  ['so hidden', 'So {square} is {digit}: no other square in {unit} can be {digit}.'],
  [
    'so seen',
    'So {square} is {digit}: the {digit} in {square1} leaves no other square in {unit}.',
    'So {square} is {digit}: the {digit}s in {squares} leave no other square in {unit}.',
  ],
  ['so full', 'So {square} is {digit}: it is the last empty square of {unit}.'],

  ['after refuted', 'It comes from the solution found after {other} = {not} was refuted.'],
  ['by excluding', 'It comes from the solution found by excluding {not} from {other}.'],
  [
    'by assuming',
    'It comes from the solution found by assuming {other} = {with}.',
    'It comes from the solution found by trying {other} = {with}.',
  ],
  ['tried', 'Trying it led to a complete solution.'],
  ['fits', 'It fits so far: {units} do not have {digit} yet.'],
  ['unrecorded', 'Its reason is too long to be told here.'],

  ['placed', '{count} digit placed.', '{count} digits placed.'],
  ['placed', 'Solved: {count} digit placed.', 'Solved: {count} digits placed.'],
  ['only solution', 'The solution is unique.'],
  ['several solutions', 'This board has more than one solution.'],
  ['no solution', 'Inconsistent: this board has no solution.'],
  ['nothing proved', 'This board has no solution. None of the digits below is proved.'],
  ['twice', 'A row, column or box has the same digit twice: {squares}.'],
  [
    'taken back',
    'The {digit} in {square} is taken back.',
    'The {digit} in {square} is taken back: with it, {other} had no digit left to try.',
  ],
];

/** The facts that a line tells. */
export const readEnglish = readerOf(PIECES, FORMS);
