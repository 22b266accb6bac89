/**
 * The chapter "Lessons": the techniques of HoDoKu's first three levels in an order in which each needs only what came
 * before. A lesson is written when it is unfolded.
 */

import { countsOf, keptIn } from '../../app/practice/kept.js';
import { shared } from '../../app/keeping/store.js';
import { LESSONS, LEVELS } from '../../app/techniques/lessons.js';
import { labelOf } from '../../story/rules.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { laterFold } from '../later-fold.js';
import { placeOf, writeLesson } from './lesson.js';
import { LESSONS_STYLES } from './styles.js';

/** @typedef {import('../parts.js').Parts} Parts */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../app/techniques/lessons.js').Lesson} Lesson */
/** @typedef {import('../later-fold.js').LaterFold & { summary: HTMLElement }} Fold */

const sheetFor = sheetOf(LESSONS_STYLES);

/** @param {string} level */
const headingOf = (level) => `lessons-${level}`;

export class Chapter {
  #parts;
  #words;
  #kept = keptIn(shared).get();
  /** By slug. @type {Map<string, Fold>} */
  #folds;

  /** @param {Parts} parts @param {Words} words */
  constructor(parts, words) {
    this.#parts = parts;
    this.#words = words;
    this.#folds = new Map(LESSONS.map((lesson) => [lesson.slug, this.#fold(lesson)]));
    adopt(document.body, sheetFor);
  }

  get elements() {
    const groups = LEVELS.flatMap((level) => [
      make('h3', { id: headingOf(level) }, this.#name(level)),
      make(
        'ol',
        { class: 'lessons', start: LESSONS.findIndex((lesson) => lesson.level === level) + 1 },
        LESSONS.filter((lesson) => lesson.level === level).map(({ slug }) =>
          make('li', this.#folds.get(slug)?.details ?? []),
        ),
      ),
    ]);
    return [this.#parts.paragraph('help.lessons.about'), ...groups];
  }

  /** Its levels for the contents of the Help. */
  get contents() {
    const lines = LEVELS.map((level) =>
      make('li', make('a', { href: `#${headingOf(level)}` }, this.#name(level))),
    );
    return make('ul', lines);
  }

  /** @param {string} level */
  #name(level) {
    return this.#words.capital(this.#words.t(`rating.${level}`));
  }

  /** @param {string} name @returns {Promise<Element | null>} */
  async find(name) {
    const level = LEVELS.find((level) => headingOf(level) === name);
    if (level) return document.getElementById(headingOf(level));
    const fold = this.#folds.get(name.replace(/^lesson-/, ''));
    if (!fold) return null;
    await fold.unfold();
    return fold.summary;
  }

  /** @param {Lesson} lesson @returns {Fold} */
  #fold(lesson) {
    const words = this.#words;
    const { alone, helped } = countsOf(this.#kept, lesson.slug);
    const count = alone + helped;
    const summary = make(
      'summary',
      { id: placeOf(lesson.slug), tabindex: 0 },
      words.capital(labelOf(words, lesson.slug)),
      count ? [' ', make('small', words.t('help.lessons.found', { count }))] : [],
    );
    const write = (/** @type {HTMLElement} */ content) => this.#write(lesson, content);
    return { summary, ...laterFold({ class: 'fold lesson' }, summary, write) };
  }

  /** @param {Lesson} lesson @param {HTMLElement} content */
  async #write(lesson, content) {
    const { t } = this.#parts;
    const said = make('p', { class: 'source', role: 'status' }, t('help.families.loading'));
    content.replaceChildren(said);
    content.replaceChildren(...(await writeLesson(this.#parts, this.#words, lesson)));
  }
}
