/**
 * The bar above the board during a practice: the technique to find, the progress, and the possible actions.
 *
 * The one idea: it draws what it is given, and reports presses. A button that goes hands its focus on.
 */

import { hasLesson } from '../techniques/lessons.js';
import { make, unbroken } from '../../ui/elements.js';
import { nameOf, tellStand } from './telling.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('./telling.js').Stand} Stand */
/** @typedef {Readonly<{ slug: string, stand: Stand, counts: { alone: number, helped: number } }>} Shown */
/** @typedef {Readonly<Record<'stop' | 'again' | 'next' | 'choose' | 'end', () => void>>} Deeds */

export class Bar {
  #words;
  /** @type {Shown | null} */
  #shown = null;
  #help;
  #name = make('h2', { id: 'practice-name', tabindex: -1 });
  #link = make('a', { target: '_blank' });
  #counts = make('span', { class: 'counts' });
  #told = make('p', { class: 'told', role: 'status' });
  #buttons;
  element = make('section', { class: 'practice', 'aria-labelledby': this.#name.id });

  /** @param {Words} words @param {string} help the address of the Help @param {Deeds} deeds */
  constructor(words, help, deeds) {
    this.#words = words;
    this.#help = help;
    const button = (/** @type {keyof Deeds} */ deed) => {
      const element = make('button', { type: 'button', class: 'link' });
      element.addEventListener('click', deeds[deed]);
      return element;
    };
    this.#buttons = {
      ...{ next: button('next'), again: button('again'), stop: button('stop') },
      ...{ choose: button('choose'), end: button('end') },
    };
    this.element.append(
      make('div', { class: 'head' }, this.#name, this.#link, this.#counts),
      make('div', { class: 'deeds' }, Object.values(this.#buttons)),
      this.#told,
    );
  }

  /** @param {Words} words */
  speak(words) {
    this.#words = words;
    if (this.#shown) this.draw(this.#shown);
  }

  /** @param {Shown} shown */
  draw(shown) {
    this.#shown = shown;
    const { slug, stand, counts } = shown;
    const words = this.#words;
    const { t } = words;
    const name = nameOf(words, slug);
    this.#name.textContent = name;
    this.#link.textContent = t('nav.help');
    this.#link.href = `${this.#help}#${hasLesson(slug) ? 'lesson-' : ''}${slug}`;
    this.#link.ariaLabel = t('practice.help', { technique: name });
    const { alone, helped } = counts;
    this.#counts.textContent = alone + helped ? t('practice.counts', counts) : '';
    this.#say(tellStand(words, stand, slug), stand);
    this.#offer(stand);
  }

  /** @param {string} sentence @param {Stand} stand */
  #say(sentence, stand) {
    const tone =
      stand.phase === 'right'
        ? 'right'
        : stand.phase === 'open' && stand.judged.verdict === 'wrong'
          ? 'wrong'
          : '';
    this.#told.className = `told ${tone}`.trim();
    if (this.#told.textContent !== sentence) {
      this.#told.replaceChildren(...unbroken(this.#words, sentence));
    }
  }

  /** @param {Stand} stand */
  #offer(stand) {
    const { t } = this.#words;
    const { next, again, stop, choose, end } = this.#buttons;
    const { phase } = stand;
    const isFailed = phase === 'none' || phase === 'failed' || phase === 'stopped';
    const hadFocus = this.element.contains(document.activeElement);
    next.textContent = t(isFailed ? 'practice.try' : 'practice.next');
    again.textContent = t('practice.again');
    stop.textContent = t('action.stop');
    choose.textContent = t('practice.choose');
    end.textContent = t('practice.end');
    next.hidden = phase === 'seeking';
    next.className = phase === 'right' ? 'strong' : 'link';
    stop.hidden = phase !== 'seeking';
    again.hidden = !(phase === 'open' && stand.judged.verdict !== 'untouched');
    if (hadFocus && !document.activeElement?.checkVisibility()) this.#name.focus();
  }

  /** What is to come is told here. */
  focus() {
    this.#name.focus({ preventScroll: true });
  }

  /** Where it is told stays in sight, and the board below it comes. */
  show() {
    this.#told.scrollIntoView({ block: innerWidth < 912 ? 'start' : 'nearest' });
  }

  /** To what comes next. */
  offerNext() {
    this.#buttons.next.focus();
  }
}
