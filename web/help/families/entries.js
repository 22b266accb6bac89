/**
 * The techniques of a family: for each its name, its figures in the scales, its board with the step drawn on it, the
 * reason for the step, and a link that opens the board.
 */

import { labelOf } from '../../story/rules.js';
import { make, unbroken } from '../../ui/elements.js';
import { FAMILIES } from '../../app/techniques/cases.js';
import { writeStep } from './figure.js';
import { findSteps, loadInfos } from './steps.js';

/** @typedef {import('../../app/techniques/cases.js').Case} Case */
/** @typedef {import('./steps.js').Step} Step */
/** @typedef {import('./steps.js').Technique} Technique */
/** @typedef {import('../parts.js').Parts} Parts */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {{ infos: Map<string, Technique>, steps: Map<string, Step> }} Found */

/**
 * @param {Parts} parts
 * @param {Words} words
 * @param {string} family
 * @returns {Promise<HTMLElement>}
 */
export async function writeFamily(parts, words, family) {
  const cases = FAMILIES.get(family) ?? [];
  const found = await find(cases);
  const entries = cases.map((each) => writeEntry(parts, words, each, found));
  return make(
    'div',
    found ? [] : make('p', { role: 'status' }, words.t('help.families.noBoards')),
    make('div', { class: 'entries' }, entries),
  );
}

/** @param {readonly Case[]} cases @returns {Promise<Found | null>} null: the engine could not be loaded */
async function find(cases) {
  try {
    return { infos: await loadInfos(), steps: await findSteps(cases) };
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * @param {Parts} parts
 * @param {Words} words
 * @param {Case} each
 * @param {Found | null} found
 */
function writeEntry(parts, words, each, found) {
  const { slug } = each;
  const step = found?.steps.get(slug);
  return make(
    'article',
    { class: 'entry', id: `technique-${slug}`, tabindex: -1 },
    make('h4', words.capital(labelOf(words, slug))),
    make('p', { class: 'source' }, factsOf(words, found?.infos.get(slug))),
    step ? writeBoard(parts, words, each, step) : [],
    found && !step ? make('p', words.t('help.families.noPicture')) : [],
  );
}

/** The figures of the scales. @param {Words} words @param {Technique | undefined} info */
function factsOf({ t, number }, info) {
  const facts = [];
  if (info?.hodoku) {
    const { hodoku: code, level, score } = info;
    const values = { level: t(`rating.${level}`), score: number(score), code };
    facts.push(t('help.families.hodoku', values));
  }
  if (info?.se) {
    const rating = number(info.rating, { minimumFractionDigits: 1 });
    facts.push(t(varies(info) ? 'help.families.seFrom' : 'help.families.se', { rating }));
  }
  return facts.map((fact) => make('span', fact));
}

/** Families whose cost grows with squares, digits or links. */
const GROWING = /^(hidden-single|unique-rectangle-3|unique-loop-\d|bug-3)$/;

/** Whether its rating is the least that a step can have. @param {Pick<Technique, 'slug' | 'family'>} info */
export const varies = ({ slug, family }) =>
  family === 'loops' || family === 'forcing' || GROWING.test(slug);

/** @param {Parts} parts @param {Words} words @param {Case} each @param {Step} step */
function writeBoard(parts, words, each, step) {
  const { told, figure } = writeStep(parts, words, each, step);
  const links = told.items?.() ?? [];
  return [
    figure,
    links.length ? parts.fold(words.t('help.families.links'), [writeList(words, links)]) : [],
    make('p', make('a', { href: `./#${each.board}` }, words.t('help.families.open'))),
  ].flat();
}

/** @param {Words} words @param {readonly Item[]} items @returns {HTMLElement} */
const writeList = (words, items) =>
  make(
    'ol',
    items.map((item) => {
      const inner = item.items?.() ?? [];
      return make('li', unbroken(words, item.text), inner.length ? writeList(words, inner) : []);
    }),
  );
