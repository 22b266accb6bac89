/**
 * What one press of 1 Step or Go tells: a leading sentence, the warnings, and, with "Show how", the
 * sets, the assumptions and the digits in their order.
 *
 * This is the door of the folder: a result and its events in, an entry out. It knows no page; the
 * embeds tell their story through it as well.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Notice} Notice */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('./words.js').Words} Words */

import { tellEnding } from './endings.js';
import { item, picture } from './items.js';
import { tellPlaced } from './placements.js';
import { nameCase } from './rules.js';
import { countSets, tellSets, tellTree } from './sets.js';
import { number } from './trace.js';

/**
 * @typedef {object} Press
 * @property {'step' | 'solve'} action
 * @property {Result} result
 * @property {readonly Event[]} events
 * @property {readonly DeterminedSet[]} [sets] at the end of the press
 * @property {boolean} [showHow]
 */

/**
 * @param {Words} words
 * @param {Press} press
 * @returns {Entry}
 */
export function tellPress(words, { action, result, events, sets = [], showHow = false }) {
  const placed = events.filter(({ kind }) => kind === 'placed');
  const isStep = action === 'step' && result.order.length > 0;
  const lead = isStep
    ? leadOfStep(words, result, events, placed)
    : tellEnding(words, result, events);
  if (result.outcome === 'cancelled') return { lead, items: [] };

  const items = [...(isStep && result.outcome === 'finished' ? [lastSquare(words)] : [])];
  items.push(...notices(words, result.warnings, WARNINGS, 'warning'));
  if (showHow) {
    items.push(...notices(words, result.references, REFERENCES, 'plain'));
    items.push(
      ...(action === 'step'
        ? details(words, result, events, sets)
        : inOrder(words, events, placed)),
    );
  }
  items.push(...losses(words, result));
  return { lead, items };
}

/** @param {Words} words @param {Result} result @param {readonly Event[]} events @param {Event[]} placed */
function leadOfStep(words, result, events, placed) {
  const event = placed.at(-1);
  if (event) return tellPlaced(words, events, event);
  const { row, column, digit } = result.order[0];
  const square = words.square({ row, column });
  return item(words.join([words.t('placed', { square, digit }), words.t('placed.unrecorded')]), {
    tone: 'found',
    picture: picture({ last: number({ row, column }) }),
  });
}

/** @param {Words} words */
const lastSquare = ({ t }) => item(t('ended.lastSquare'), { tone: 'done' });

/** @type {Record<number, string>} */
const WARNINGS = { 1: 'warning.1', 3: 'warning.3', 7: 'warning.7' };
/** @type {Record<number, string>} */
const REFERENCES = { 2: 'reference.2', 4: 'reference.4' };

/**
 * The messages of Table 1: those of the board itself open, those inside assumptions folded.
 *
 * @param {Words} words
 * @param {readonly Notice[]} list
 * @param {Record<number, string>} keys
 * @param {Item['tone']} tone
 * @returns {Item[]}
 */
function notices(words, list, keys, tone) {
  /** @param {Notice} notice */
  const tell = (notice) => {
    const { row, column, digit } = notice;
    const square = number({ row, column });
    return item(words.t(keys[notice.case], { square: words.square({ row, column }), digit }), {
      tone,
      rule: nameCase(words, notice.case),
      picture: picture({
        squares: [{ square, role: 'target' }],
        focusDigits: [{ square, digit, role: 'target' }],
      }),
    });
  };
  const deeper = list.filter(({ level }) => level > 0);
  const own = list.filter(({ level }) => level === 0).map(tell);
  if (deeper.length === 0) return own;
  if (own.length === 0 && tone === 'warning') own.push(travelled(words, deeper));
  const values = { count: deeper.length };
  const title =
    tone === 'warning' ? words.t('warning.deeper', values) : words.t('reference.deeper', values);
  return [...own, item(title, { tone, items: () => deeper.map(tell) })];
}

/**
 * A warning inside an assumption holds for the board itself: a level that warns is finished, and
 * so is every level around it.
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
 * @param {Result} result
 * @param {readonly Event[]} events
 * @param {readonly DeterminedSet[]} sets
 */
function details(words, result, events, sets) {
  const { t } = words;
  const told = [];
  if (events.some(({ kind }) => kind === 'setRegistered' || kind === 'assumed')) {
    const count = countSets(events);
    const assumed = events.some(({ kind }) => kind === 'assumed');
    told.push(
      item(assumed ? t('section.course') : t('section.registered', { count }), {
        folded: false,
        items: () => tellTree(words, events),
      }),
    );
  }
  if (sets.length && result.outcome !== 'indeterminate') {
    told.push(
      item(t('section.sets', { count: sets.length }), { items: () => tellSets(words, sets) }),
    );
  }
  return told;
}

/** @param {Words} words @param {readonly Event[]} events @param {Event[]} placed */
const inOrder = (words, events, placed) =>
  placed.length
    ? [
        item(words.t('section.order', { count: placed.length }), {
          items: () => placed.map((event) => tellPlaced(words, events, event)),
        }),
      ]
    : [];

/** @param {Words} words @param {Result} result */
function losses({ t }, { eventsLost, noticesLost }) {
  return [
    ...(eventsLost ? [item(t('lost.events', { count: eventsLost }), { tone: 'quiet' })] : []),
    ...(noticesLost ? [item(t('lost.notices', { count: noticesLost }), { tone: 'quiet' })] : []),
  ];
}
