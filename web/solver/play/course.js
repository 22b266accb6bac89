/**
 * The course of a search below the buttons: the speed of Play, the counts so far, and the depth over
 * time as a small plot.
 */

import { squareNamed } from '../../game/units.js';
import { draw, make } from '../../ui/elements.js';
import { SPEEDS } from '../../model/choices.js';
import { methodOf, metaOf, wordsFor } from '../../model/state.js';
import { depthOf } from '../../model/play/track.js';
import { trackIn } from '../../model/play/trails.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/play/track.js').Track} Track */

const [WIDTH, HEIGHT] = [300, 60];
const SQUARES = 81;
/** The plot of a search that is not deep yet keeps to its ground. */
const LOWEST = 9;

export class CourseView {
  #root;
  #slider = make('input', { type: 'range', id: 'speed', max: SPEEDS.length - 1 });
  #name = make('span');
  // The slider says its value itself.
  #speed = make('span', { class: 'value', 'aria-hidden': 'true' });
  #counts = make('dl');
  #caption = make('figcaption');
  #line = draw('polyline');
  #plot = draw(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' },
    this.#line,
  );
  #figure = make('figure', this.#caption, this.#plot);

  /** @param {HTMLElement} root @param {(speed: number) => void} choose */
  constructor(root, choose) {
    this.#root = root;
    this.#slider.addEventListener('input', () => choose(SPEEDS[Number(this.#slider.value)]));
    const parts = [this.#name, ' ', this.#slider, ' ', this.#speed];
    root.append(make('label', { class: 'choice speed' }, parts), this.#counts, this.#figure);
  }

  /** @param {State} state */
  draw(state) {
    const words = wordsFor(state);
    const { t, number } = words;
    const { speed } = state.choices;
    this.#root.hidden = !(state.controls.has('go') && methodOf(state)?.goesOn);
    this.#name.textContent = t('search.speed');
    const index = SPEEDS.findLastIndex((known) => known <= speed);
    const text = t('search.perSecond', { count: number(speed) });
    this.#slider.value = String(Math.max(index, 0));
    this.#slider.setAttribute('aria-valuetext', text);
    this.#speed.textContent = text;
    this.#drawTrack(state.run?.track ?? trackIn(metaOf(state)), words);
  }

  /** @param {Track | null} track null: unknown @param {import('../../locales/words.js').Words} words */
  #drawTrack(track, { t, square, number }) {
    const isDrawn = track !== null && track.placed > 0;
    this.#counts.hidden = !isDrawn;
    this.#figure.hidden = !isDrawn;
    if (!isDrawn) return;
    const { visits, placed, takenBack, deepest, points } = track;
    const reached = deepest < SQUARES ? square(squareNamed(deepest)) : t('search.end');
    this.#count([
      [t('search.visits'), number(visits)],
      [t('search.placed'), number(placed)],
      [t('search.takenBack'), number(takenBack)],
      [t('search.deepest'), reached],
    ]);
    const most = Math.max(LOWEST, ...points.map(({ depth }) => depth));
    this.#line.setAttribute('points', lineOf(points, most));
    this.#caption.textContent = t('search.depth', { depth: depthOf(track), most });
    const values = { most, count: number(placed + takenBack) };
    this.#plot.setAttribute('aria-label', t('search.plot', values));
  }

  /** @param {[string, string][]} counts */
  #count(counts) {
    if (this.#counts.children.length === 0) {
      this.#counts.append(...counts.map(() => make('div', make('dt'), make('dd'))));
    }
    counts.forEach(([name, value], i) => {
      const [term, description] = this.#counts.children[i].children;
      term.textContent = name;
      description.textContent = value;
    });
  }
}

/**
 * @param {readonly import('../../model/play/track.js').Point[]} points
 * @param {number} most the depth at the top
 * @returns {string} for a polyline
 */
export function lineOf(points, most) {
  const width = WIDTH / Math.max(points[points.length - 1].at, 1);
  return points
    .map(({ at, depth }) => {
      const [x, y] = [at * width, HEIGHT - (depth / most) * HEIGHT];
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
