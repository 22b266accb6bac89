/**
 * A placed digit in the first layer: the digit, and the reason that a person can check on the board. Its method's own
 * account is folded under it and loaded when a person unfolds it.
 *
 * The one idea: a digit that the engine has proved is told as an argument. `unproved.js`, which few presses need, tells
 * digits that need a trial or were not proved.
 */

import { argumentOf, digitsBefore, isLone, proofOf } from './argument.js';
import { after, drawArgument, drawLine, sceneOf } from './drawings.js';
import { item } from './items.js';
import { nameArgument, statement, tellArgument, tellLine } from './sentences.js';
import { details, techniques } from './shelf.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Method} Method */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('../locales/words.js').Words} Words */

/** The digits that were placed on the board itself. @param {readonly Event[]} events */
export const placedOn = (events) =>
  events.filter(({ kind, depth }) => kind === 'placed' && depth === 0);

/** Whether it proves the digit without a trial. @param {readonly Node[]} argument */
export const isPlain = (argument) => argument.length > 0 && argument.every(({ inner }) => !inner);

/** Whether every digit can be told without `details.js`. @param {readonly Event[]} events */
export const areProved = (events) =>
  placedOn(events).every((placed) => isPlain(argumentOf(events, placed)));

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed an event of that kind
 * @param {Method} [method]
 * @returns {Item}
 */
export function tellPlaced(words, events, placed, method) {
  if (method?.namesSteps) return techniques().tellDigit(words, events, placed);
  const argument = argumentOf(events, placed);
  const told =
    isPlain(argument) && !proofOf(events, placed)
      ? tellProved(words, argument, placed, digitsBefore(events, placed))
      : details().tellUnusual(words, events, placed, method);
  const { items: lines } = told;
  /** @type {import('./types.js').Folded} */
  const account = {
    needs: 'details',
    lasts: true,
    write: () => ({ items: details().tellAccount(words, events, placed, method) }),
  };
  return item(told.text, {
    ...told,
    ...(lines
      ? { items: () => [...lines(), item(words.t('section.account'), { unfold: account })] }
      : { unfold: account }),
  });
}

/** @param {Words} words @param {readonly Node[]} argument @param {import('./types.js').Placed} placed @param {Uint8Array} board */
export const tellProved = (words, argument, placed, board) =>
  item(words.join([statement(words, placed), tellArgument(words, argument, board)]), {
    tone: 'found',
    rule: nameArgument(words, argument),
    picture: drawArgument(argument, placed, board),
    items: isLone(argument) ? null : () => tellLines(words, argument, board),
  });

/** Each line with its own picture. @param {Words} words @param {readonly Node[]} nodes @param {Uint8Array} board */
function tellLines(words, nodes, board) {
  let scene = sceneOf(board, nodes);
  return nodes.map(({ line }, index) => {
    const picture = drawLine(line, scene);
    const text = tellLine(words, line, index === nodes.length - 1, scene);
    scene = after(scene, line);
    return item(text, { picture });
  });
}
