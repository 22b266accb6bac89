/**
 * A lesson: what comes before it, why the technique holds and where to look for it, two boards that show it, one on which
 * a single candidate keeps it from holding, and what to do then.
 */

import { LESSONS } from '../../app/techniques/lessons.js';
import { boardOf } from '../../app/techniques/cases.js';
import { writeLink } from '../../game/link.js';
import { squareAt, squareNamed } from '../../game/units.js';
import { labelOf } from '../../story/rules.js';
import { make, unbroken } from '../../ui/elements.js';
import { drawNearly, tell, writeFigure, writeStep } from '../families/figure.js';
import { findSteps, linkOf } from '../families/steps.js';

/** @typedef {import('../parts.js').Parts} Parts */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../app/techniques/cases.js').Case} Case */
/** @typedef {import('../../app/techniques/lessons.js').Lesson} Lesson */

/** @param {string} slug */
export const placeOf = (slug) => `lesson-${slug}`;

/** @param {Words} words @param {string} slug */
const linkTo = (words, slug) =>
  make('a', { href: `#${placeOf(slug)}` }, words.capital(labelOf(words, slug)));

/**
 * The board of a near miss without the candidate that keeps the technique from holding.
 *
 * @param {Lesson} lesson
 * @returns {{ each: Case, spoiler: { square: number, digit: number } } | null} null: the lesson has none
 */
export function nearly({ slug, near }) {
  if (!near) return null;
  const { board, row, column, digit } = near;
  const square = squareAt(row, column);
  const link = linkOf({ slug, board });
  const marks = (link.marks ?? []).map((mask, at) =>
    at === square ? mask & ~(1 << (digit - 1)) : mask,
  );
  return {
    each: { slug, board: writeLink({ ...link, marks }).slice(1) },
    spoiler: { square, digit },
  };
}

/** @param {Case} each */
async function stepOn(each) {
  const step = (await findSteps([each])).get(each.slug);
  return step ? [{ each, step }] : [];
}

/** @param {Parts} parts @param {Words} words @param {Lesson} lesson */
async function writeBoards(parts, words, lesson) {
  const { slug, second } = lesson;
  const miss = nearly(lesson);
  const [shown, missed] = await Promise.all([
    Promise.all([boardOf(slug), second].map((board) => (board ? stepOn({ slug, board }) : []))),
    miss ? stepOn(miss.each) : [],
  ]);
  const figures = shown.flat().map(({ each, step }) => writeStep(parts, words, each, step).figure);
  for (const { each, step } of missed) {
    const { spoiler } = /** @type {NonNullable<typeof miss>} */ (miss);
    const { told, text } = tell(words, step);
    const square = words.square(squareNamed(spoiler.square));
    const said = words.t('help.lessons.nearly', { square, digit: spoiler.digit, step: text });
    figures.push(writeFigure(parts, words, drawNearly(each, told, spoiler), said));
  }
  return make('div', { class: 'pictures' }, figures);
}

/** @param {Parts} parts @param {Words} words @param {Lesson} lesson */
async function boardsOr(parts, words, lesson) {
  try {
    return await writeBoards(parts, words, lesson);
  } catch (error) {
    console.error(error);
    return make('p', { role: 'status' }, words.t('help.families.noBoards'));
  }
}

/** @param {Words} words @param {Lesson} lesson */
function writeBefore(words, { before }) {
  if (!before.length) return [];
  const links = before.flatMap((slug, at) => [
    at ? words.t('name.listSeparator') : '',
    linkTo(words, slug),
  ]);
  return [make('p', { class: 'source' }, words.t('help.lessons.before'), links)];
}

/** @param {Words} words @param {Lesson} lesson */
function writeDeeds(words, { slug, puzzle, isNeeded }) {
  const { t } = words;
  const next = LESSONS[LESSONS.findIndex((lesson) => lesson.slug === slug) + 1];
  const deed = (/** @type {string} */ href, /** @type {string} */ text) =>
    make('li', make('a', { href }, text));
  return make(
    'ul',
    { class: 'deeds' },
    [
      deed(`./#practise=${slug}`, t('help.lessons.practise')),
      puzzle
        ? deed(`./#p=${puzzle}`, t(isNeeded ? 'help.lessons.needed' : 'help.lessons.used'))
        : [],
      next
        ? deed(
            `#${placeOf(next.slug)}`,
            t('help.lessons.next', { lesson: words.capital(labelOf(words, next.slug)) }),
          )
        : [],
    ].flat(),
  );
}

/** @param {Parts} parts @param {Words} words @param {Lesson} lesson @returns {Promise<HTMLElement[]>} */
export const writeLesson = async (parts, words, lesson) => [
  ...writeBefore(words, lesson),
  make('p', unbroken(words, words.t(`help.lesson.${lesson.slug}`))),
  await boardsOr(parts, words, lesson),
  writeDeeds(words, lesson),
];
