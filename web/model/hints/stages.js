/**
 * A hint in stages, each a sentence with its picture: one press shows one more of them. Pure.
 *
 * The one idea: a stage is told from what its level reveals (`reveal.js`). The argument takes as many stages as it has
 * links; if it cannot be told without the conclusion, both are one stage. In a practice the technique is known, so the
 * stages begin with where to look.
 */

import { squareNamed } from '../../game/units.js';
import { item, picture } from '../../story/items.js';
import { labelOf } from '../../story/rules.js';
import { tellStep } from '../../story/techniques/techniques.js';
import { tellGone } from '../telling.js';
import { squareOf } from './position.js';
import { deductionIn, isSingle, reveal, revealMistake } from './reveal.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./answers.js').Mistake} Mistake */
/** @typedef {import('./reveal.js').Revealed} Revealed */
/** @typedef {import('./reveal.js').RevealedMistake} RevealedMistake */
/** @typedef {Extract<Answer, { kind: 'step' }>} Found */

/** The most presses that a person would make for one argument. */
const MOST_VIEWS = 12;

/** @type {Readonly<Record<string, string>>} */
export const LEVEL_NAMES = Object.freeze({
  easy: 'hint.level.easy',
  medium: 'hint.level.medium',
  hard: 'hint.level.hard',
  unfair: 'hint.level.unfair',
  extreme: 'hint.level.extreme',
});

/** @param {Words} words @param {string} slug */
export const nameOf = (words, slug) => labelOf(words, slug) || slug;

/** @param {Words} words @param {Revealed} revealed */
function tellCost({ t, number }, { level, score, rating }) {
  if (rating !== null) {
    return t('hint.rated', { rating: number(rating, { minimumFractionDigits: 1 }) });
  }
  if (score === null) return t('hint.found');
  const name = level && LEVEL_NAMES[level];
  return name
    ? t('hint.cost', { level: t(name), count: score })
    : t('hint.costOnly', { count: score });
}

/** @param {Words} words @param {Revealed} revealed */
const tellName = (words, { technique = '', family }) =>
  family === 'singles'
    ? words.t('hint.single')
    : words.t('hint.technique', { technique: nameOf(words, technique) });

/** @param {Words} words @param {Revealed} revealed @returns {Item} */
function tellWhere({ t, unit: nameUnit }, { where }) {
  if (!where) return item('');
  if ('digit' in where) return item(t('hint.withDigit', { digit: where.digit }));
  const units = [{ unit: where.unit, role: /** @type {const} */ ('set') }];
  return item(t('hint.inUnit', { unit: nameUnit(where.unit) }), { picture: picture({ units }) });
}

/** @param {Words} words @param {Revealed} revealed @returns {Item} */
function tellSquares({ t, squares: names }, { squares = [], isChain = false }) {
  const ends = squares.length > 1 ? 'hint.ends' : 'hint.loop';
  const key = isChain ? ends : 'hint.squares';
  const text = t(key, { squares: names(squares.map(squareNamed)), count: squares.length });
  const drawn = squares.map((square) => ({ square, role: /** @type {const} */ ('set') }));
  return item(text, { picture: picture({ squares: drawn }) });
}

/** A picture without the conclusion. @param {Picture | null} drawn */
const before = (drawn) => drawn && Object.freeze({ ...drawn, struck: [], last: null });

/** The links of an argument, those of a long one several at once. @param {Words} words @param {readonly Item[]} links */
function viewsOf(words, links) {
  const size = Math.ceil(links.length / MOST_VIEWS);
  return Array.from({ length: Math.ceil(links.length / size) }, (_, at) => {
    const some = links.slice(at * size, (at + 1) * size);
    const { picture: last } = some[some.length - 1];
    return item(words.join(some.map(({ text }) => text)), { picture: before(last) });
  });
}

/** Whether a text names a square of the conclusion. @param {Words} words @param {string} text @param {Found['step']} step */
const names = (words, text, { placed, removed }) =>
  [...placed, ...removed].some((place) => text.includes(words.square(place)));

/** @param {Words} words @param {Found} found @returns {Item[]} */
function tellArgument(words, { step, events }) {
  const told = tellStep(words, events, deductionIn(events));
  const whole = item(words.join([told.text, told.detail]), { picture: told.picture });
  const links = told.items?.() ?? [];
  if (links.length > 1) return [...viewsOf(words, links), whole];
  if (isSingle(step) || names(words, told.text, step)) return [whole];
  return [
    item(told.text, { picture: before(told.picture) }),
    item(told.detail, { picture: told.picture }),
  ];
}

/** @param {Words} words @param {Found} found @returns {Item[]} */
function stagesOfStep(words, found) {
  const at = (/** @type {number} */ level) => reveal(found, level);
  const what = [
    item(words.join([tellCost(words, at(1)), ...tellNotes(words, found.notes)])),
    item(tellName(words, at(2))),
  ];
  return [
    ...(found.notes.isPractised ? [] : what),
    tellWhere(words, at(3)),
    tellSquares(words, at(4)),
    ...tellArgument(words, found),
  ];
}

/** @param {Words} words @param {import('./answers.js').Notes} notes @returns {string[]} */
export const tellNotes = ({ t }, { tidied, isOnly }) => [
  tidied ? t('hint.tidied', { count: tidied }) : '',
  isOnly ? '' : t('hint.several'),
];

/** @param {Words} words @param {Readonly<Mistake>} mistake @returns {Item[]} */
function stagesOfMistake(words, mistake) {
  const { t, join, unit, square: name, anyOf } = words;
  const at = (/** @type {number} */ level) =>
    /** @type {Required<RevealedMistake>} */ (revealMistake(mistake, level));
  const wrong = (/** @type {string} */ text, /** @type {Partial<Picture>} */ drawn = {}) =>
    item(text, { tone: 'wrong', picture: picture(drawn) });
  const { digits, marks } = at(2);
  const { box } = at(3);
  const { square } = at(4);
  const { isMark, lacking } = at(5);
  const { since, hasBefore } = at(6);
  const box4 = /** @type {const} */ ({ type: 'box', number: box });
  const named = { square: name(squareNamed(square)), digits: anyOf(lacking) };
  return [
    wrong(t('hint.wrong')),
    wrong(
      join([
        digits ? t('hint.wrong.digits', { count: digits }) : '',
        marks ? t('hint.wrong.marks', { count: marks }) : '',
      ]),
    ),
    wrong(t('hint.wrong.box', { unit: unit(box4) }), { units: [{ unit: box4, role: 'set' }] }),
    wrong(t('hint.wrong.square', named), { wrong: [square] }),
    wrong(t(isMark ? 'hint.wrong.mark' : 'hint.wrong.digit', named), { wrong: [square] }),
    wrong(
      join([
        since ? t('hint.wrong.since', { move: since }) : '',
        t(hasBefore ? 'hint.wrong.mendOrBack' : 'hint.wrong.mend'),
      ]),
      { wrong: [square] },
    ),
  ];
}

/** @type {Readonly<Record<import('./answers.js').None, string>>} */
const REASONS = Object.freeze({
  full: 'hint.none.full',
  clash: 'hint.none.clash',
  contradictory: 'hint.none.contradictory',
  lost: 'hint.none.lost',
  lostHere: 'hint.none.lostHere',
  stuck: 'hint.none.stuck',
  stuckHere: 'hint.none.stuckHere',
  practised: 'hint.none.practised',
  nothingMissed: 'hint.none.nothingMissed',
});

/** The stages of each answer, as they were told last. @type {WeakMap<Answer, { words: Words, stages: readonly Item[] }>} */
const known = new WeakMap();

/** @param {Words} words @param {Answer} answer @returns {readonly Item[]} none of a list */
export function stagesOf(words, answer) {
  const kept = known.get(answer);
  if (kept?.words === words) return kept.stages;
  const stages = Object.freeze(tellStages(words, answer));
  known.set(answer, { words, stages });
  return stages;
}

/** @param {Words} words @param {Answer} answer @returns {Item[]} */
function tellStages(words, answer) {
  if (answer.kind === 'step') return stagesOfStep(words, answer);
  if (answer.kind === 'mistake') return stagesOfMistake(words, answer.mistake);
  if (answer.kind === 'none') return [item(words.t(REASONS[answer.reason]))];
  return [];
}

/** The conclusion of a step, in a line of a list. @param {Words} words @param {Found['step']} step */
export function tellResult(words, { placed, removed }) {
  if (placed.length) {
    const [{ digit }] = placed;
    return words.t('hint.places', { squares: words.squares(placed), digit });
  }
  return tellGone(
    words,
    removed.map((place) => ({ square: squareOf(place), digit: place.digit })),
  );
}
