// A step of the catalogue as the page tells it, read in every language and proved from its English words.
// The one idea: the other languages are compared with the facts of the English text, the English text with the board.

import { createWords } from '../../web/locales/words.js';
import { tellStep } from '../../web/story/techniques/index.js';
import { writeStep } from '../../web/story/techniques/techniques.js';
import { Position } from '../explained/position.js';
import { locales } from '../locales/all.js';
import { readChinese } from './chinese.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';
import { brokenFaults, everyText, readingIn, textsOf, withoutJoiners } from './languages.js';
import { areSame, clash, literal } from './logic.js';
import { concluded, nameOf, proveStep } from './proof.js';
import { indexOf } from '../grid.js';

/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('./languages.js').Texts} Texts */
/** @typedef {import('../../web/locales/words.js').Words} Words */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('./logic.js').Literal} Literal */
/** @typedef {import('./proof.js').Told} Told */

/** How each language is read. @type {Record<string, (text: string) => Fact[]>} */
export const READERS = { en: readEnglish, ja: readJapanese, 'zh-Hans': readChinese };

const words = Object.fromEntries(
  Object.keys(READERS).map((tag) => [tag, createWords(locales[tag])]),
);

/** @typedef {(words: Words, events: readonly Event[], deduction: Event) => Texts} Teller */

/** As the page tells it. @type {Teller} */
const told = (own, events, deduction) => textsOf(tellStep(own, events, deduction));

/** As a line of a text; it has no picture, which takes most of the time. @type {Teller} */
function written(own, events, deduction) {
  const [line, ...links] = writeStep(own, events, deduction).map(withoutJoiners);
  const [, rule, text] = /^(.*?)(?:: |：)(.*)$/s.exec(line) ?? [];
  return { text, detail: '', rule, items: links.map((link) => ({ text: link, detail: '', rule: '', items: [] })) }; // prettier-ignore
}

/**
 * Most steps are singles: these are told as lines, and in one of the other languages in turn.
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @param {number} [turn] of one of the other languages; without it a step that is no single is told in all
 * @returns {Record<string, Texts>} by language
 */
export function tell(events, deduction, turn) {
  const { family, digits } = deduction;
  const isSingle = family === 'singles';
  const [english, ...others] = Object.keys(READERS);
  const one = isSingle ? digits[0] : turn;
  const own = one === undefined ? others : [others[one % others.length]];
  const tags = [english, ...own];
  const teller = isSingle ? written : told;
  return Object.fromEntries(tags.map((tag) => [tag, teller(words[tag], events, deduction)]));
}

const { read, unread, compare: compareTexts, compareAll } = readingIn(READERS);

export const compare = compareTexts;

/** The English facts. @param {Texts} texts @returns {Told} */
export function toldIn({ text, detail, items }) {
  const facts = items.map((item) => read('en', item.text));
  const isOne = facts.length > 0 && facts[0][0]?.says === 'suppose';
  const branches = isOne
    ? [{ chain: null, lines: facts.flat() }]
    : items.map((item, at) => ({
        chain: facts[at][0] ?? null,
        lines: item.items.flatMap((line) => read('en', line.text)),
      }));
  const all = [...read('en', text), ...read('en', detail)];
  const concludes = (/** @type {Fact} */ { says }) => says === 'takes' || says === 'places';
  return {
    reason: all.filter((fact) => !concludes(fact)),
    conclusion: all.filter(concludes),
    branches,
  };
}

/** @type {Set<string>} */
const proved = new Set();

/**
 * @param {object} step
 * @param {Position} step.position before it
 * @param {Record<string, Texts>} step.texts by language
 * @param {readonly Literal[]} step.changes what it does: literals, negative where a candidate goes
 * @param {import('./proof.js').Past} step.past
 * @returns {string[]} what is wrong
 */
export function checkStep({ position, texts, changes, past }) {
  const { en, ...others } = texts;
  const faults = everyText(en).flatMap((text) => [...unread('en', text), ...brokenFaults(text)]);
  if (!en.rule) faults.push('it has no name');
  faults.push(...brokenFaults(en.rule));
  if (!en.text.trim()) faults.push('no reason is told');
  if (faults.length > 0) return faults;
  for (const [tag, other] of Object.entries(others)) faults.push(...compareAll(tag, en, other));
  const key = [position.candidates, changes, [...past.gone].flat(), ...everyText(en)].join('|');
  if (proved.has(key)) return faults;
  const told = toldIn(en);
  const { removed, placed } = concluded(told.conclusion);
  const said = [...placed, ...removed.map((one) => -one)];
  const does = changes.filter((one) => one > 0 || !placed.some((other) => clash(other, one)));
  if (!areSame(said, does)) {
    faults.push(`it says ${said.map(nameOf)}, and does ${does.map(nameOf)}`);
  }
  const own = position.copy();
  own.marks = [...position.candidates];
  faults.push(...proveStep(own, told, past));
  if (faults.length === 0) proved.add(key);
  return faults;
}

/**
 * The steps of a press or of a hint, each with the position before it.
 *
 * @param {readonly Event[]} events
 * @param {ReadonlySet<number>} [givens] squares; those of the events unless they are known
 */
export function* stepsOf(events, givens = givensOf(events)) {
  const position = new Position('');
  /** @type {Map<Literal, string>} */
  const gone = new Map();
  for (const event of events) {
    const { kind, square, digits } = event;
    if (kind === 'deduction' && event.family) {
      const changes = changesOf(events, event);
      yield { event, position: position.copy(), changes, past: { givens, gone: new Map(gone) } };
    }
    if (!square) continue;
    if (kind === 'given' || kind === 'placed') position.place(indexOf(square), digits[0]);
    if (kind !== 'excluded') continue;
    for (const digit of digits) {
      const by = event.cause === null ? null : events[event.cause];
      if (by?.kind === 'deduction') gone.set(literal(indexOf(square), digit), String(by.rule));
      position.exclude(indexOf(square), digit);
    }
  }
}

/** @param {readonly Event[]} events @returns {Set<number>} */
const givensOf = (events) =>
  new Set(
    events.flatMap(({ kind, square }) => (kind === 'given' && square ? [indexOf(square)] : [])),
  );

/** @param {readonly Event[]} events @param {Event} deduction @returns {Literal[]} */
function changesOf(events, deduction) {
  const cause = events.indexOf(deduction);
  /** @type {Literal[]} */
  const changes = [];
  for (let at = cause + 1; at < events.length; at++) {
    const { kind, square, digits } = events[at];
    if (kind === 'deduction') break;
    if (!square || events[at].cause !== cause) continue;
    if (kind === 'placed') changes.push(literal(indexOf(square), digits[0]));
    if (kind === 'excluded')
      changes.push(...digits.map((digit) => -literal(indexOf(square), digit)));
  }
  return changes;
}

/**
 * All faults in the account of these events.
 * @param {readonly Event[]} events
 * @param {ReadonlySet<number>} [givens]
 * @param {number} [turn] as `tell` takes it
 */
export function checkEvents(events, givens, turn) {
  return [...stepsOf(events, givens)].flatMap(({ event, ...step }) => {
    const texts = tell(events, event, turn);
    const faults = checkStep({ ...step, texts });
    return faults.length === 0 ? [] : [{ technique: String(event.rule), texts: texts.en, position: step.position, faults }]; // prettier-ignore
  });
}

/** Every English line that the steps of these events may be told in, with the conclusion and without. @param {readonly Event[]} events */
export const linesOf = (events) =>
  [...stepsOf(events)].flatMap(({ event }) => {
    const { text, detail, rule } = written(words.en, events, event);
    const [line, ...links] = writeStep(words.en, events, event).map(withoutJoiners);
    const reason = `${text} ${detail}`.replace(/ So [^.]*\. *$/, '').trim();
    return [line, reason, rule, ...links.map((link) => link.trim())];
  });
