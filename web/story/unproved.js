/**
 * A digit that the board alone does not prove: the trials that prove it, or where it comes from; and the digits that a
 * search has kept or taken back.
 */

import { argumentOf, argumentOfKept, digitsBefore, proofOf, restsOnEarlier } from './argument.js';
import { drawArgument, sceneOf } from './drawings.js';
import { item, picture } from './items.js';
import { tellProved } from './placements.js';
import { nameCase, nameRule } from './rules.js';
import { nameArgument, statement } from './sentences.js';
import { at, number, squaresOf, unitsOf } from './trace.js';
import { afterNode, drawNested, drawNode, drawTrial, within } from './trial-drawings.js';
import { tellNested, tellTrial } from './trials.js';
import { drawWay, stepsOf, tellWay } from './way.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Method} Method */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */
/** @typedef {import('../locales/words.js').Words} Words */

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed
 * @param {Method} [method]
 * @returns {Item}
 */
export function tellUnusual(words, events, placed, method) {
  const argument = argumentOf(events, placed);
  return argument.length
    ? tellTrials(words, argument, placed, digitsBefore(events, placed))
    : tellUnproved(words, events, placed, method);
}

/** @param {Words} words @param {readonly Node[]} argument @param {import('./types.js').Placed} placed @param {Uint8Array} board */
const tellTrials = (words, argument, placed, board) =>
  item(
    words.join([
      statement(words, placed),
      restsOnEarlier(argument) ? words.t('argument.earlier') : '',
      tellWay(words, argument, { endsInDigit: true }),
    ]),
    {
      tone: 'found',
      rule: nameArgument(words, argument),
      picture: drawTrials(argument, placed, board),
      items: () => tellLines(words, argument, sceneOf(board, argument)),
      steps: stepsOf(words, argument, sceneOf(board, argument)),
    },
  );

/** One trial is drawn with its contradiction, several by what they take. @param {readonly Node[]} argument @param {import('./types.js').Placed} placed @param {Uint8Array} board */
function drawTrials(argument, placed, board) {
  const isOne = argument.filter(({ inner }) => inner).length === 1;
  if (isOne) return drawArgument(argument, placed, board, drawNode);
  const claim = { square: squaresOf(placed)[0], digit: placed.digits[0], isDenied: false };
  return drawWay(argument, sceneOf(board, argument), claim);
}

/**
 * Each line with its own picture; a trial folds its own.
 * @param {Words} words @param {readonly Node[]} nodes @param {Scene} scene @returns {Item[]}
 */
export function tellLines(words, nodes, scene) {
  let now = scene;
  return nodes.map((node, index) => {
    const [before, { line, inner }] = [now, node];
    const isFinal = index === nodes.length - 1;
    now = afterNode(before, node);
    if (!inner)
      return item(tellNested(words, line, isFinal, before), { picture: drawNested(line, before) });
    const { technique: rule = null } = line.event;
    return item(tellTrial(words, node), {
      rule: nameRule(words, { rule, family: rule }),
      picture: drawTrial(node, before),
      items: () => [
        ...tellLines(words, inner, within(before, line.event)),
        ...(line.event.isShortest ? [item(words.t('proof.shortest'))] : []),
      ],
    });
  });
}

/**
 * A digit that a search has kept: the reason for it, if the board at that time proves it.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {import('./types.js').Result['order']} order of the digits that stayed
 * @param {number} index of the digit in it
 * @returns {Item}
 */
export function tellKept(words, events, order, index) {
  const { row, column, digit } = order[index];
  const square = { row, column };
  const argument = argumentOfKept(events, square, digit);
  const board = new Uint8Array(81);
  for (const { kind, square, digits } of events)
    if (kind === 'given' && square) board[number(square)] = digits[0];
  for (const earlier of order.slice(0, index)) board[number(earlier)] = earlier.digit;
  const values = { square: words.square(square), digit };
  const placed = { square, squares: [], digits: [digit] };
  if (proofOf(events, placed)) return tellTrials(words, argument, placed, board);
  return argument.length
    ? tellProved(words, argument, placed, board)
    : item(words.join([words.t('placed', values), fits(words, square, digit)]), {
        tone: 'found',
        picture: alone(square, digit),
      });
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} placed @param {Method} [method] */
function tellUnproved(words, events, placed, method) {
  const cause = at(events, placed.cause);
  const square = squaresOf(placed)[0];
  const [digit] = placed.digits;
  const origin = originOf(events, cause);
  const own = { tone: /** @type {const} */ ('found'), picture: assumedAt(square, digit, origin) };
  if (!origin) {
    const why = method?.goesOn ? fits(words, square, digit) : words.t('placed.unrecorded');
    return item(words.join([statement(words, placed), why]), own);
  }
  const isCase = origin.kind === 'table1' && Number(origin.value) > 0;
  const rule = isCase
    ? nameCase(words, Number(origin.value))
    : { label: words.t('rule.trial'), anchor: 'trial' };
  return item(tellOrigin(words, placed, origin), { ...own, rule });
}

/**
 * The assumption that a digit comes from, as Table 1 judged it or as it was tried.
 * @param {readonly Event[]} events @param {Event | null} cause
 */
function originOf(events, cause) {
  switch (cause?.kind) {
    case 'adopted':
    case 'fromFinished':
    case 'result':
      return at(events, cause.cause);
    case 'assumed':
      return cause;
    default:
      return null;
  }
}

/** The texts of the branch that excludes, by the case of Table 1. @type {Record<number, string>} */
const EXCLUDED = { 4: 'placed.afterRefuting', 7: 'placed.byExcluding' };

/** @param {Words} words @param {Event} placed @param {Event} origin */
function tellOrigin(words, placed, origin) {
  const [there] = squaresOf(origin);
  const values = { there: words.square(there), other: origin.digits[0] };
  const isItself = number(there) === number(squaresOf(placed)[0]);
  const tried = isItself ? 'placed.onTrial' : 'placed.byTrying';
  const key =
    origin.kind === 'table1' ? (EXCLUDED[Number(origin.value)] ?? 'placed.byAssuming') : tried;
  return words.join([statement(words, placed), words.t(key, values)]);
}

/** @param {Words} words @param {import('./types.js').Square} square @param {number} digit */
const fits = ({ t, unit, list, capital }, square, digit) =>
  capital(t('placed.fits', { units: list(unitsOf(square).map(unit)), digit }));

/**
 * A digit that backtracking took back, and the later square that had nothing left to try.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} event
 * @returns {Item}
 */
export function tellTakenBack(words, events, event) {
  const [square] = squaresOf(event);
  const [digit] = event.digits;
  const board = digitsBefore(events, event);
  const next = board.findIndex((other, index) => index > number(square) && !other);
  const values = { square: words.square(square), digit };
  const there = { row: Math.floor(next / 9) + 1, column: (next % 9) + 1 };
  return item(
    next < 0
      ? words.t('takenBack', values)
      : words.t('takenBack.next', { ...values, next: words.square(there) }),
    {
      picture: picture({
        wrong: next < 0 ? [] : [next],
        squares: [{ square: number(square), role: 'cause' }],
      }),
    },
  );
}

/** @param {import('./types.js').Square} square @param {number} digit */
const alone = (square, digit) =>
  picture({
    last: number(square),
    squares: [{ square: number(square), role: 'target' }],
    focusDigits: [{ square: number(square), digit, role: 'target' }],
  });

/**
 * @param {import('./types.js').Square} square
 * @param {number} digit
 * @param {Event | null} origin names the square and digit of an assumption
 */
function assumedAt(square, digit, origin) {
  const base = alone(square, digit);
  const [assumed] = origin ? squaresOf(origin) : [];
  if (!assumed || number(assumed) === number(square)) return base;
  const cause = { square: number(assumed), role: /** @type {const} */ ('cause') };
  return picture({
    ...base,
    squares: [...base.squares, cause],
    focusDigits: [...base.focusDigits, { ...cause, digit: origin?.digits[0] ?? 0 }],
  });
}
