/**
 * The bars of the times, as SVG that grows with its letters and with the width there is.
 */

import { scaleTimes, tellTime } from '../../story/compare.js';
import { draw, make } from '../../ui/elements.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {{ name: string, text: string, time: number, isOpen: boolean }} Bar isOpen: it took longer */

/** Heights in letters: of a bar with its words, of the words, of the scale. */
const BAR = 2.6;
const WORDS = 1.15;
const SCALE = 1.6;

const em = (/** @type {number} */ length) => `${length.toFixed(3)}em`;
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(2)}%`;

/** @param {Words} words @param {readonly Bar[]} bars at least one @returns {Element[]} what a figure holds */
export function drawTimes(words, bars) {
  const { isLogarithmic, lengths, ticks } = scaleTimes(bars.map(({ time }) => time));
  const height = bars.length * BAR;
  const anchor = (/** @type {number} */ at) => (at < 0.05 ? 'start' : at > 0.95 ? 'end' : 'middle');
  // Where decades are many, only every other one is named.
  const every = ticks.length > 6 ? 2 : 1;
  const scale = ticks.flatMap(({ time, at }, index) => [
    draw('line', { x1: percent(at), x2: percent(at), y1: 0, y2: em(height) }),
    ...(index % every
      ? []
      : [
          draw(
            'text',
            { x: percent(at), y: em(height + WORDS), 'text-anchor': anchor(at), class: 'tick' },
            [time === 0 ? '0' : tellTime(words, time)],
          ),
        ]),
  ]);
  const drawn = bars.flatMap(({ name, text, isOpen }, index) => [
    draw('text', { x: 0, y: em(index * BAR + WORDS) }, [name]),
    draw('text', { x: '100%', y: em(index * BAR + WORDS), 'text-anchor': 'end' }, [text]),
    draw('rect', {
      x: 0,
      y: em(index * BAR + WORDS + 0.35),
      width: percent(lengths[index]),
      height: em(0.7),
      class: isOpen ? 'open' : 'bar',
    }),
  ]);
  const title = words.t(isLogarithmic ? 'compare.logarithmic' : 'compare.times');
  const label = [title, ...bars.map(({ name, text }) => `${name}: ${text}`)].join('. ');
  return [
    make('figcaption', title),
    draw(
      'svg',
      {
        width: '100%',
        height: em(height + SCALE),
        role: 'img',
        'aria-label': label,
        direction: 'ltr',
      },
      [...scale, ...drawn],
    ),
  ];
}
