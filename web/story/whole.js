/**
 * Everything that a press can tell and `entry.js` does not tell by itself.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Notice} Notice */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./entry.js').Press} Press */

import { tellCourse } from './course.js';
import { tellEnding, tellLost } from './endings.js';
import { lastSquare } from './entry.js';
import { item, picture } from './items.js';
import { placedOn, tellPlaced } from './placements.js';
import { nameCase } from './rules.js';
import { tellSets, tellTree } from './sets.js';
import { hasCourse, number } from './trace.js';
import { tellTakenBack } from './unproved.js';

/**
 * @param {Words} words
 * @param {Press} press
 * @returns {Entry}
 */
export function tellWhole(words, press) {
  const { action, result, events, sets = [], showHow = false } = press;
  const placed = placedOn(events);
  const isStep = action === 'step' && result.order.length > 0;
  const lead = isStep ? leadOfStep(words, press, placed) : tellEnding(words, result, events, press);
  if (result.outcome === 'cancelled') return { lead, items: [] };

  const items = [...(isStep && result.outcome === 'finished' ? [lastSquare(words, press)] : [])];
  items.push(...notices(words, result.warnings, WARNINGS, 'warning'));
  // Table 1 has its own words for it.
  if (result.differs && result.warnings.length === 0) items.push(differing(words, result.differs));
  if (showHow) {
    items.push(...notices(words, result.references, REFERENCES, 'plain'));
    items.push(
      ...(action === 'step' ? details(words, press, sets) : inOrder(words, press, placed)),
    );
  }
  items.push(...losses(words, result, showHow || action === 'step'));
  return { lead, items };
}

/** @param {Words} words @param {Press} press @param {Event[]} placed */
function leadOfStep(words, { result, events, method }, placed) {
  const event = placed.at(-1);
  if (event) return tellPlaced(words, events, event, method);
  const { row, column, digit } = result.order[0];
  const square = words.square({ row, column });
  return item(words.join([words.t('placed', { square, digit }), words.t('placed.unrecorded')]), {
    tone: 'found',
    picture: picture({ last: number({ row, column }) }),
  });
}

/** @type {Record<number, string>} */
const WARNINGS = { 1: 'warning.1', 3: 'warning.3', 7: 'warning.7' };
/** @type {Record<number, string>} */
const REFERENCES = { 2: 'reference.2', 4: 'reference.4' };

/**
 * A sentence about a digit in a square, both of which the board shows.
 *
 * @param {Words} words
 * @param {string} key
 * @param {{ row: number, column: number, digit: number }} at
 * @param {Pick<Item, 'tone'> & Partial<Item>} how
 */
function aboutDigit(words, key, { row, column, digit }, how) {
  const square = number({ row, column });
  return item(words.t(key, { square: words.square({ row, column }), digit }), {
    ...how,
    picture: picture({
      squares: [{ square, role: 'target' }],
      focusDigits: [{ square, digit, role: 'target' }],
    }),
  });
}

/** There is a second solution. @param {Words} words @param {NonNullable<Result['differs']>} at */
const differing = (words, at) => aboutDigit(words, 'warning.1', at, { tone: 'warning' });

/**
 * The messages of Table 1: messages of the board itself are open, messages inside assumptions are folded.
 *
 * @param {Words} words
 * @param {readonly Notice[]} list
 * @param {Record<number, string>} keys
 * @param {Item['tone']} tone
 * @returns {Item[]}
 */
function notices(words, list, keys, tone) {
  /** @param {Notice} notice */
  const tell = (notice) =>
    aboutDigit(words, keys[notice.case], notice, { tone, rule: nameCase(words, notice.case) });
  const deeper = list.filter(({ depth }) => depth > 0);
  const own = list.filter(({ depth }) => depth === 0).map(tell);
  if (deeper.length === 0) return own;
  if (own.length === 0 && tone === 'warning') own.push(travelled(words, deeper));
  const values = { count: deeper.length };
  const title =
    tone === 'warning' ? words.t('warning.deeper', values) : words.t('reference.deeper', values);
  return [...own, item(title, { tone, items: () => deeper.map(tell) })];
}

/**
 * A warning inside an assumption holds for the board itself: an assumption that warns is finished, and
 * so is every one around it.
 *
 * @param {Words} words
 * @param {readonly Notice[]} deeper
 */
const travelled = ({ t }, deeper) =>
  item(deeper.some((notice) => notice.case === 1) ? t('warning.several') : t('warning.maybe'), {
    tone: 'warning',
  });

/**
 * @param {Words} words
 * @param {Press} press
 * @param {readonly DeterminedSet[]} sets
 */
function details(words, press, sets) {
  const { result, events } = press;
  const told = courseOf(words, press, { folded: false });
  if (hasCourse(events) || sets.length === 0 || result.outcome === 'indeterminate') return told;
  const title = words.t('section.sets', { count: sets.length });
  return [...told, item(title, { items: () => tellSets(words, sets) })];
}

/**
 * The deductions or registrations of a method, in its order; steps of the catalogue are told with the digits.
 * @param {Words} words @param {Press} press @param {Partial<Item>} [how]
 */
function courseOf(words, { events, method }, how) {
  const { t } = words;
  if (method?.namesSteps) return [];
  if (hasCourse(events)) {
    return [item(t('section.deduced'), { ...how, items: () => tellCourse(words, events) })];
  }
  const count = events.filter(({ kind, depth }) => kind === 'setRegistered' && depth === 0).length;
  const assumed = events.some(({ kind }) => kind === 'assumed');
  if (!count && !assumed) return [];
  const title = assumed ? t('section.course') : t('section.registered', { count });
  return [item(title, { ...how, items: () => tellTree(words, events) })];
}

/** @param {Words} words @param {Press} press @param {Event[]} placed */
const inOrder = (words, press, placed) => [
  ...(placed.length ? [digitsInOrder(words, press, placed)] : []),
  ...courseOf(words, press),
];

/** Nobody reads longer lists, and a page takes seconds to draw them. */
const MOST_LISTED = 1000;

/** The list of a search also has the digits that it took back. @param {Words} words @param {Press} press @param {Event[]} placed */
function digitsInOrder(words, { events, method }, placed) {
  const searched = events.some(({ kind }) => kind === 'takenBack');
  const told = searched
    ? events.filter(({ kind }) => kind === 'placed' || kind === 'takenBack')
    : placed;
  const values = { count: told.length };
  const rest = told.length - MOST_LISTED;
  return item(searched ? words.t('section.searched', values) : words.t('section.order', values), {
    items: () => [
      ...told
        .slice(0, MOST_LISTED)
        .map((event) =>
          event.kind === 'placed'
            ? tellPlaced(words, events, event, method)
            : tellTakenBack(words, events, event),
        ),
      ...(rest > 0 ? [item(words.t('section.rest', { count: rest }), { tone: 'quiet' })] : []),
    ],
  });
}

/** @param {Words} words @param {Result} result @param {boolean} shown whether events are told */
function losses(words, { eventsLost, noticesLost }, shown) {
  const { t } = words;
  return [
    ...(shown ? tellLost(words, eventsLost) : []),
    ...(noticesLost ? [item(t('lost.notices', { count: noticesLost }), { tone: 'quiet' })] : []),
  ];
}
