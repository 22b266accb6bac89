// A method's own account of its digits, in English, read back into facts. Written without the story's code.

import { FORMS as FIRST } from '../explained/english.js';
import { readerOf } from '../explained/reader.js';
import { PIECES } from '../words/english.js';
import { setIn, waysIn } from './pieces.js';

const SET = '(?:{square} = [1-9]|{digits} in {squares})';

/** @type {import('../explained/reader.js').Forms} */
const FORMS = [
  ...FIRST.filter(([says]) => says === 'stand'),

  ['places', 'In {unit}, {squares} is the only place left for {digits}.'],
  [
    'digit',
    '{digit} is the only digit left in the depth of {square}.',
    'Only {digit} is left in {square}.',
    'Only {digit} is left in the cell list of {square}: mx = 1.',
  ],
  ['naked set', 'In {unit}, only {digits} are left in {squares}.'],
  ['lines', 'In {unit}, {digit} can only go in {lines:units}.'],
  [
    'two boxes',
    'In {base:units}, {digit} can only go in {lines:units}, so these two boxes need both lines for it.',
  ],
  [
    'rectangle',
    'In {base:units}, the only places for {digit} are the four corners of a rectangle: it goes either in {one:squares} or in {other:squares}.',
  ],
  [
    'hamada',
    'A ({first:square}), A′ ({pivot:square}) and B ({second:square}) have the same two candidates, and A and B must be equal. If both were {digit}, {unit} would have no place for {digit}.',
  ],
  ['left over', 'In {unit} only {square} can be {digit}: {digits} go in {squares}.'],
  [
    'ab',
    'n = {count}: A is {base:units}, B is {cover:units}. In A, {digit} can only go in {squares}, which all lie in B. So in B it goes nowhere else.',
  ],
  ['chain', 'If {square} were {digit}, a chain of {count} [digit|digits] would lead to a contradiction.'], // prettier-ignore
  ['places', 'On the sheet of {digits}, {squares} is the only white square of {unit}.'],
  [
    'lines',
    'On the sheet of {digit}, all white squares of {unit} lie in {lines:units}, so the rest of {lines:units} is painted.',
  ],
  ['excludes', '{digits} can be removed from {squares}.'],

  ['suppose', 'Suppose that {square} is {digit}.'],
  ['shares', 'Then {square} is not {digit}: it shares {unit} with {from:square}.'],
  ['filled', 'Then {square} is not {digit}: it is {other:digit}.'],
  ['last digit', 'Then {square} is {digit}: it has no other candidate.'],
  ['last place', 'Then {square} is {digit}: {unit} has no other place for it.'],

  ['trial', 'Trial: {square} = {digit}', 'Assumption: {square} = {digit}'],
  ['refuted', 'Trying {square} = {digit} leads to a contradiction, so {square} cannot be {digit}.'],
  ['filled up', 'Finished: the board can be filled.', 'Status 3: this is the answer.'],
  ['fails', 'Inconsistent: it leads to a contradiction.', 'Status 2: there is a contradiction.'],
  ['leads nowhere', 'Stuck: nothing more follows.', 'Status 1: nothing changes any more.'],
  ['undecided', 'Indeterminate: it leaves the board undecided.'],
  ['open', 'Ended before a result.'],
  ['size', '{count} [step|steps] in all.', '{trials:count} [trial|trials] in all.', '{count} [step|steps] and {trials:count} [trial|trials] in all.'], // prettier-ignore

  [
    'white',
    'On the sheet of {digit}, {square} is the only white square of {unit}: the others are painted by {ways}.',
  ],
  ['last white', 'On the sheet of {digit}, {square} is the last white square of {unit}.'],
  [
    'whole analysis',
    'The press began with the whole analysis: all nine sheets were painted, all cell lists made.',
  ],
  [
    'analysis',
    'Partial analysis: the digit changes the [sheet|sheets] of {digits}, and only [that is|those are] looked through again.',
  ],
  ['free', 'Any digit fits in {square} so far.'],
  ['before', 'Before it, {digits} [was|were] tried here and taken back.'],
  ['tried', 'Trying {square} = {digit} led to a complete solution.'],
  ['follows', 'The solution was found while {square} = {digit} was being tried.'],
  ['unrecorded', 'Its reason is too long to be told here.'],

  ['main', 'Main: {square} is {digit}'],
  ['sub', 'Sub: {square} is not {digit}'],
  ['case 0', 'With it: solved, in more than one way. Without it: not tried. So with it.'],
  [
    'case 1',
    'With it: solved. Without it: solved, too. So with it, and there is another solution.',
  ],
  ['case 2', 'With it: solved. Without it: contradiction. So with it.'],
  ['case 3', 'With it: solved. Without it: undecided. So with it, and there may be another solution.'], // prettier-ignore
  ['case 4', 'With it: contradiction. Without it: solved. So without it.'],
  ['case 5', 'With it: contradiction. Without it: contradiction, too.'],
  ['case 6', 'With it: contradiction. Without it: undecided. On to the next square.'],
  ['case 7', 'With it: undecided. Without it: solved. So without it, and there may be another solution.'], // prettier-ignore
  ['case 8', 'With it: undecided. Without it: contradiction. On to the next square.'],
  ['case 9', 'With it: undecided. Without it: undecided, too. On to the next square.'],
  ['adopted 0', 'Assuming {square} = {digit} fills the board in more than one way, so excluding it was not tried.'], // prettier-ignore
  ['adopted 1', 'Assuming {square} = {digit} fills the board; so does excluding it.'],
  ['adopted 2', 'Assuming {square} = {digit} fills the board; excluding it leads to a contradiction.'], // prettier-ignore
  ['adopted 3', 'Assuming {square} = {digit} fills the board; excluding it leaves the board undecided.'], // prettier-ignore
  ['adopted 4', 'Assuming {square} = {digit} leads to a contradiction; without it the board can be filled, and this digit follows first.'], // prettier-ignore
  ['adopted 7', 'Assuming {square} = {digit} leaves the board undecided; without it the board can be filled, and this digit follows first.'], // prettier-ignore
  ['from its list', 'The rest is taken from that solution (finishedDSetList).'],
  ['first of', 'In that branch the first single set to be registered was {own:square} = {ownDigit:digit}, in place of {square} = {digit}.'], // prettier-ignore

  ['excluded', '{digit} is excluded from {square}.'],
  ['excluded by square', '{square} is {other:digit}, so {digit} is excluded from it.'],
  ['excluded by digit', '{cause:square} is {other:digit}, so {digit} is excluded from {square} in {unit}.'], // prettier-ignore
  ['excluded by room', 'The determined set {cause:dset} fills {square}, so {digit} is excluded from it.'], // prettier-ignore
  ['excluded by set', 'In {unit} there is the determined set {cause:dset}, so {digit} is excluded from {square}.'], // prettier-ignore
  ['assumed', '{square} = {digit} is assumed.'],
  ['assumed not', 'That {square} is not {digit} is assumed.'],
  ['digits', 'In {unit}, only {squares} [has|have] no candidates but {digits}.'],
  ['digits added', 'With {added:digits} added, in {unit} only {squares} [has|have] no candidates but {digits}.'], // prettier-ignore
  ['places', 'In {unit}, {digits} can only go in {squares}.'],
  ['complement', 'So the other squares of {unit} need the other digits: {digits} [is|are] left for {squares}.'], // prettier-ignore
  ['left', 'So {digits} [is|are] left for {squares}.'],
  ['reduced', 'The set {smaller:dset} is known, so {digits} [is|are] left for {squares}.'],
  ['split', 'Of the known set {larger:dset}, {digits} [is|are] left for {squares}.'],
  ['registered', 'Registered on level {count}: {set:dset}.'],
  ['set', '{set:dset}'],

  ['twice', 'A row, column or box has the same digit twice: {squares}.'],
  ['determined', '{square} is {digit}, but {set:dset} excludes it.'],
  ['no place', 'No square of {unit} can be {digits}.'],
  ['few digits', 'In {unit}, only {digits} [is|are] left for {squares}: too few digits.'],
  ['no candidate', '{squares} [has|have] no candidate left.'],
  ['few squares', 'In {unit}, only {squares} [is|are] left for {digits}: too few squares.'],
  ['two digits', '{square} would have to be both {other:digit} and {digit}.'],
  ['two squares', 'Both {first:square} and {second:square} would have to be {digit}.'],
  ['searched', 'Every combination was tried, and none fills the board.'],
  ['both fail', '{square} = {digit} leads to a contradiction, and so does excluding it.'],
];

/** The facts that a text tells. */
export const readEnglish = readerOf(
  /** @type {any} */ ({
    ...PIECES,
    dset: setIn(PIECES, SET),
    ways: waysIn('line elimination', 'block elimination', 'indirect line elimination'),
  }),
  FORMS,
);
