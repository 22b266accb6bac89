/**
 * The entries of the story, as data, and their sentences in any language. Pure.
 *
 * The one idea: the story is a list of events in the solver. It is put into words when it is shown, so
 * another language is only another telling; and old entries drop the engine's events that they hold.
 */

import { cautioned, isUnsolvable } from '../story/caution.js';
import { proofOf } from '../story/argument.js';
import { tellPress } from '../story/entry.js';
import { item, picture } from '../story/items.js';
import { tellPlaced } from '../story/placements.js';
import { tellTaken } from '../story/sentences.js';
import { details, techniques } from '../story/shelf.js';
import { squareAt, squareNamed } from '../game/units.js';
import { placingOf } from './run/placing.js';
import { summaryItems } from './run/summary.js';

/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('../story/types.js').Entry} Entry */
/** @typedef {import('../story/types.js').Item} Item */
/** @typedef {import('./run/summary.js').Press} Press */
/**
 * @typedef {Readonly<import('../story/compare.js').Run & {
 *   method: import('../engine/records.js').MethodInfo,
 *   pressed: import('./run/answer.js').Pressed | null,
 *   solutions: number,
 * }>} ComparedRun pressed: the result of the run; solutions: of the board, 2 for several
 */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Placement} Placement */
/** @typedef {import('./way/way.js').Step} Step */
/** @typedef {(language: string, notation: import('../locales/words.js').Notation) => string} Remark a sentence of the host's */
/**
 * What there is to tell. By `kind`: of a press `press`, and whether a search began `anew`; of an error
 * `code`, `message` and the `board`; of a play that was paused `values`, and whether its search began on a board
 * without a solution; of a comparison its `runs`; what
 * has a sentence of its own says it with `tell`; of what is `kept` the `entry` as it was told last; of one
 * `step` of a press with several, that of which it is one; what was `told` of a board says its sentences itself, and which
 * state was `before` the mistake; of a deduction also its `step`, and the `weight` of its events; of several solutions `all` that are listed,
 * and whether that `isWhole` (null: they are two that differ where it was asked). A step is `bare` where its press is not known, or never will be
 * (`isLost`). `game` is the board that pictures belong to.
 *
 * @typedef {(
 *   | { kind: 'press', press: Press, anew: boolean, game: Game }
 *   | { kind: 'paused', values: Record<string, number>, anew: boolean, isUnsolvable: boolean }
 *   | { kind: 'error', code: string, message: string, board: string }
 *   | { kind: 'noMethod', method: string, instead: string }
 *   | { kind: 'cancelled' | 'overtaken' }
 *   | { kind: 'remark', tell: Remark }
 *   | { kind: 'compare', lead: (words: Words) => string, runs: readonly ComparedRun[] }
 *   | { kind: 'told', tell: (words: Words) => Entry, game: Game, before: Game | null, step?: Readonly<Step>, rule?: string | null, weight?: number, isCheck?: boolean }
 *   | { kind: 'solutions', all: readonly string[], isWhole: boolean | null, game: Game, lead?: (words: Words) => string }
 *   | { kind: 'kept', entry: Entry, game?: Game }
 *   | { kind: 'step', step: Readonly<Step>, of: Extract<Told, { kind: 'press' }> }
 *   | { kind: 'bare', step: Readonly<Step>, isLost: boolean }
 *   | { kind: 'unknown' }
 * )} Telling
 */
/** @typedef {Readonly<{ id: number, about?: Game } & Telling>} Told an entry of the story, or of the way; about: the game on view when it came into the story */

const MOST_ENTRIES = 40;
export const MOST_EVENTS = 120_000;

/** Of a press, by the code of the error. @type {Readonly<Record<string, string>>} */
const FAULTS = Object.freeze({ trap: 'error.trap', lost: 'error.lost' });

/** The last telling of each entry. @type {WeakMap<Told, { words: Words, entry: Entry }>} */
const tellings = new WeakMap();

/** @param {Words} words @param {string} language @param {Told} told @returns {Entry} */
export function tell(words, language, told) {
  const last = tellings.get(told);
  if (last?.words === words) return last.entry;
  const entry = tellAfresh(words, language, told);
  tellings.set(told, { words, entry });
  return entry;
}

/** @param {Words} words @param {string} language @param {Told} told @returns {Entry} */
function tellAfresh(words, language, told) {
  const { t } = words;
  const quiet = (/** @type {string} */ text) => ({
    lead: item(text, { tone: 'quiet' }),
    items: [],
  });
  switch (told.kind) {
    case 'press': {
      const { items, lead, ...entry } = tellPress(words, told.press);
      return {
        ...entry,
        lead: stepOfPress(words, told.press, lead),
        items: [...items, ...anewItems(words, told.anew), ...summaryItems(words, told.press)],
      };
    }
    case 'paused': {
      const paused = item(t('search.paused', told.values));
      return under(words, told.isUnsolvable, { lead: paused, items: anewItems(words, told.anew) });
    }
    case 'error': {
      const { code, message, board } = told;
      const sentence = t(FAULTS[code] ?? 'error.other', { code, message, board });
      return { lead: item(sentence, { tone: 'wrong' }), items: [] };
    }
    case 'noMethod': {
      const values = { method: told.method, name: words.method(told.instead) };
      return { lead: item(t('error.noMethod', values), { tone: 'warning' }), items: [] };
    }
    case 'cancelled':
      return quiet(t('ended.cancelled'));
    case 'overtaken':
      return quiet(t('status.overtaken'));
    case 'remark':
      return quiet(told.tell(language, words.notation));
    case 'compare':
      return { lead: item(told.lead(words)), items: [] };
    case 'solutions':
      return { lead: item(told.lead?.(words) ?? t('solutions.lead')), items: [] };
    case 'told':
      return told.tell(words);
    case 'kept':
      return told.entry;
    case 'step': {
      const lead = tellDigit(words, told.step, told.of);
      return under(words, isUnsolvable(told.of.press.result), { lead, items: [] });
    }
    case 'bare': {
      const lead = tellBare(words, told.step, told.isLost ? 'placed.forgotten' : null);
      return under(words, told.step.by.isUnsolvable, { lead, items: [] });
    }
    case 'unknown':
      return { lead: item(''), items: [] };
  }
}

/** Marks an entry that rests on a board without a solution. @param {Words} words @param {boolean | undefined} isBaseless @param {Entry} entry */
const under = (words, isBaseless, entry) => (isBaseless ? cautioned(words, entry) : entry);

/** @param {Words} words @param {Readonly<Step>} step of a press with several @param {Extract<Told, { kind: 'press' }>} told */
function tellDigit(words, step, { press }) {
  // If a search has lost events, the last known digit of a square may not be the one that stayed.
  if (press.method?.goesOn && press.result.eventsLost) {
    const kept = details().tellKept(words, press.events, press.result.order, step.nth);
    return whileSought(words, press, step, kept);
  }
  const own = press.deductions?.[step.nth];
  if (own) return techniques().tellOne(words, press.events, press.events[own.number]);
  const event = placingOf(press, step.square);
  if (event?.digits[0] !== step.digit) return tellBare(words, step, 'placed.unrecorded');
  const lead = tellPlaced(words, press.events, event, press.method);
  return whileSought(words, press, step, lead);
}

/** The leading sentence of 1 Step. @param {Words} words @param {Press} press @param {Item} lead */
function stepOfPress(words, press, lead) {
  const placed = press.action === 'step' ? press.result.placed : null;
  if (!placed) return lead;
  const { row, column, digit } = placed;
  return whileSought(words, press, { square: squareAt(row, column), digit }, lead);
}

/** Says that a short proof is sought; until there is one, the method's own trial is no part of the sentence. @param {Words} words @param {Press} press @param {{ square: number, digit: number }} digit @param {Item} lead @returns {Item} */
function whileSought(words, press, { square, digit }, lead) {
  if (!press.seeking?.includes(square)) return lead;
  const isProved = proofOf(press.events, { square: squareNamed(square), digits: [digit] });
  const text = isProved ? lead.text : claimOf(words, { square, digit });
  return { ...lead, text, rule: { label: words.t('proof.seeking'), anchor: 'trial' } };
}

/** @param {Words} words @param {Readonly<Step>} step @param {string | null} why the key of why it is told bare; null: more is to come */
function tellBare(words, step, why) {
  const { t, join } = words;
  const { square, isTaking } = step;
  return item(join([claimOf(words, step), why && !isTaking ? t(why) : '']), {
    tone: 'found',
    picture: picture(isTaking ? {} : { last: square }),
  });
}

/** What a step does, with which the sentence about it begins. @param {Words} words @param {Pick<Step, 'square' | 'digit'> & Partial<Step>} step @returns {string} */
export function claimOf(words, { square, digit, isTaking, removed }) {
  if (removed) return words.t('name.sentence', { text: tellGone(words, removed) });
  const values = { square: words.square(squareNamed(square)), digit };
  return words.t(isTaking ? 'takenBack' : 'placed', values);
}

/** "r1c4 cannot be 9; r1c6 and r1c7 cannot be 3 or 4" @param {Words} words @param {readonly Placement[]} removed @returns {string} */
export function tellGone(words, removed) {
  const squares = [...new Set(removed.map(({ square }) => square))];
  const taken = squares.map((square) => ({
    ...{ square: squareNamed(square), squares: [] },
    digits: removed
      .flatMap((gone) => (gone.square === square ? [gone.digit] : []))
      .sort((a, b) => a - b),
  }));
  return tellTaken(words, taken, 'removes');
}

/** The words if a search has begun anew. @param {Words} words @param {boolean} anew */
const anewItems = ({ t }, anew) => (anew ? [item(t('search.anew'), { tone: 'quiet' })] : []);

/** @param {Entry} entry @returns {string} its leading sentence, and warnings that nobody should miss */
export function aloud({ lead, items }) {
  const loud = items.filter(({ tone, items }) => tone === 'warning' && !items);
  return [lead, ...loud].map(({ text }) => text).join(' ');
}

/** @param {Told} told @returns {number} how many events it holds */
export function weightOf(told) {
  if (told.kind === 'press') return told.press.events.length;
  if (told.kind === 'told') return told.weight ?? 0;
  if (told.kind !== 'compare') return 0;
  return told.runs.reduce((all, { pressed }) => all + (pressed?.events.length ?? 0), 0);
}

/** The same without the events that it holds. @param {Words} words @param {string} language @param {Told} told @returns {Told} */
export function lighten(words, language, told) {
  if (told.kind === 'compare') {
    return Object.freeze({
      ...told,
      runs: told.runs.map((run) => Object.freeze({ ...run, pressed: null })),
    });
  }
  const { lead, items, ...more } = tell(words, language, told);
  const entry = {
    ...more,
    lead: { ...lead, items: null, unfold: null, steps: null },
    items: items.filter((item) => !item.items && !item.unfold),
  };
  const game = told.kind === 'press' || told.kind === 'told' ? told.game : undefined;
  const { id, about } = told;
  return Object.freeze({ id, about, kind: /** @type {const} */ ('kept'), entry, game });
}

/**
 * A story with a new entry on top, in the place of what was said before of faults of the same board. Old entries drop
 * their folded parts, so that a long sitting does not fill the memory.
 *
 * @param {readonly Told[]} story newest first
 * @param {Told} told
 * @param {Words} words @param {string} language
 */
export function addTo(story, told, words, language) {
  const isCheck = (/** @type {Told} */ each) => each.kind === 'told' && each.isCheck === true;
  const isReplaced = (/** @type {Told} */ each) =>
    isCheck(told) && isCheck(each) && each.about === told.about;
  const kept = story.filter((each) => !isReplaced(each));
  let held = 0;
  const entries = [told, ...kept].slice(0, MOST_ENTRIES).map((entry, index) => {
    const weight = weightOf(entry);
    held += weight;
    if (index === 0 || weight === 0 || held <= MOST_EVENTS) return entry;
    held -= weight;
    return lighten(words, language, entry);
  });
  return Object.freeze(entries);
}
