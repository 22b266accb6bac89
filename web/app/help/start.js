/**
 * The Help's beginning: from a puzzle in the newspaper to the reason why, and the rules of the game.
 */

import { make } from '../../ui/elements.js';
import { START, UNITS } from './technique-pictures.js';

/** @typedef {import('./parts.js').Parts} Parts */

/** @param {Parts} parts */
export function writeStart(parts) {
  const { section, paragraph, list } = parts;
  return section('start', 'help.start.title', [
    screen(parts, 'enter', 'help.enter.title', START.enter, 'help.enter.caption', [
      paragraph('help.enter'),
      list(['help.enter.square', 'help.enter.digit', 'help.enter.paste'], 'ways'),
      paragraph('help.enter.check'),
    ]),
    screen(parts, 'step', 'help.step.title', START.step, 'help.step.caption', [
      paragraph('help.step'),
      list(['help.step.step', 'help.step.go', 'help.step.back'], 'ways'),
      paragraph('help.step.free'),
    ]),
    screen(parts, 'why', 'help.why.title', START.why, 'help.why.caption', [
      paragraph('help.why'),
      make('blockquote', paragraph('help.why.sentence')),
      list(['help.why.square', 'help.why.causes', 'help.why.struck'], 'ways'),
      paragraph('help.why.method'),
    ]),
  ]);
}

/**
 * Text and picture beside each other where there is room.
 *
 * @param {Parts} parts
 * @param {string} id
 * @param {string} title
 * @param {import('./drawing.js').HelpPicture} picture
 * @param {string} caption
 * @param {HTMLElement[]} content
 */
const screen = ({ t, figure }, id, title, picture, caption, content) =>
  make(
    'div',
    { class: 'screen' },
    make('div', make('h3', { id }, t(title)), content),
    figure(picture, caption),
  );

/** @param {Parts} parts */
export const writeRules = ({ section, paragraph, list, figure }) =>
  section('rules', 'help.rules.title', [
    make(
      'div',
      { class: 'screen' },
      make(
        'div',
        paragraph('help.rules'),
        list(['help.rules.names', 'help.rules.sees', 'help.rules.candidates'], 'ways'),
      ),
      figure(UNITS, 'help.rules.caption'),
    ),
  ]);
