/**
 * The Help's beginning: from a puzzle in the newspaper to the reason why, and the rules of the game.
 */

import { make } from '../ui/elements.js';
import { START, UNITS } from './technique-pictures.js';

/** @typedef {import('./parts.js').Parts} Parts */

/** @param {Parts} parts */
export function writeStart({ t, section, paragraph, list, figure }) {
  const title = (/** @type {string} */ id, /** @type {string} */ key) => make('h3', { id }, t(key));
  const enter = [
    title('enter', 'help.enter.title'),
    paragraph('help.enter'),
    list(['help.enter.square', 'help.enter.digit', 'help.enter.paste', 'help.enter.photo'], 'ways'),
    paragraph('help.enter.check'),
  ];
  const step = [
    title('step', 'help.step.title'),
    paragraph('help.step'),
    list(['help.step.go', 'help.step.back'], 'ways'),
    paragraph('help.step.free'),
  ];
  const why = [
    title('why', 'help.why.title'),
    paragraph('help.why'),
    make('blockquote', paragraph('help.why.sentence')),
    list(['help.why.square', 'help.why.causes', 'help.why.struck'], 'ways'),
    paragraph('help.why.method'),
  ];
  return section('start', 'help.start.title', [
    screen(enter, figure(START.enter, 'help.enter.caption')),
    screen(step),
    screen(why, figure(START.why, 'help.why.caption')),
  ]);
}

/**
 * Text and its picture side by side if there is room.
 *
 * @param {HTMLElement[]} text
 * @param {...HTMLElement} picture
 */
const screen = (text, ...picture) => make('div', { class: 'screen' }, make('div', text), picture);

/** @param {Parts} parts */
export const writeRules = ({ section, paragraph, list, figure }) =>
  section('rules', 'help.rules.title', [
    screen(
      [
        paragraph('help.rules'),
        list(['help.rules.units', 'help.rules.sees', 'help.rules.candidates'], 'ways'),
      ],
      figure(UNITS, 'help.rules.caption'),
    ),
  ]);
