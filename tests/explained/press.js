// Presses 1 Step or Go on a board, and checks the text of explain() in all languages.

import { isDeepStrictEqual } from 'node:util';
import { Position } from './position.js';
import { checkStep, readText } from './steps.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';
import { readChinese } from './chinese.js';
import { proveEnding, withoutTaken } from './endings.js';
import { needless } from './slices.js';
import { Found } from './unproved.js';
import { DIGITS } from '../grid.js';

/** @typedef {import('./reader.js').Fact} Fact */
/** @typedef {import('./steps.js').Checked} Checked */
/** @typedef {Checked & { text: string, needless: number }} Step with how many of its lines may be left out */

/** What is held against the English text. */
const OTHERS = { ja: readJapanese, 'zh-Hans': readChinese };

/**
 * @typedef {object} Press
 * @property {string} board
 * @property {string} method
 * @property {'step' | 'solve'} [press]
 * @property {number} [presses] of 1 Step at most
 * @property {number[]} [marks] candidates of a person, as Position takes them
 */

/**
 * @typedef {object} Report
 * @property {Step[]} steps
 * @property {string[]} faults each with the board and the text
 * @property {number} solving milliseconds
 * @property {number} telling
 */

/**
 * @param {import('../../web/index.js').Engine} engine
 * @param {Press} options
 * @returns {Promise<Report>}
 */
export async function checkPresses(
  engine,
  { board, method, press = 'solve', presses = 81, marks },
) {
  const solver = engine.open(opened(board, marks), { method, events: true });
  /** @type {Report} */
  const report = { steps: [], faults: [], solving: 0, telling: 0 };
  const found = new Found();
  // A search goes on with digits of its own: whether there is a solution is asked of the board that it was given.
  const { goesOn } = engine.methods().find(({ slug }) => slug === method) ?? {};
  const isBaseless = goesOn ? !found.solves(new Position(board)) : undefined;
  try {
    for (let i = 0, ended = false; i < presses && !ended; i++) {
      const before = String(solver.board);
      const { outcome, uniqueness } = press === 'solve' ? solver.solve() : solver.step();
      ended = outcome !== 'continues';
      report.solving += solver.time;
      const said = { isNone: uniqueness === 'none', isBaseless };
      const { steps, faults, telling } = await checkPress(solver, { before, marks, found, said });
      report.steps.push(...steps);
      report.telling += telling;
      report.faults.push(...faults.map((fault) => `${method}, ${press} on ${before}: ${fault}`));
    }
  } finally {
    solver.free();
  }
  return report;
}

/**
 * @param {ReturnType<import('../../web/index.js').Engine['open']>} solver
 * @param {{ before: string, marks?: number[], found: Found, said: Said }} press
 */
async function checkPress(solver, press) {
  const start = performance.now();
  try {
    const english = await solver.explain('en');
    const telling = performance.now() - start;
    const { steps, faults } = checkText({ ...press, after: String(solver.board), english });
    for (const [language, read] of Object.entries(OTHERS)) {
      const other = await solver.explain(language);
      faults.push(...compareTexts(english, other, read).map((fault) => `${language}: ${fault}`));
    }
    return { steps, faults, telling };
  } catch (error) {
    return { steps: [], faults: [`explain() fails: ${error}`], telling: 0 };
  }
}

/** @param {string} board @param {number[]} [marks] */
function opened(board, marks) {
  if (!marks) return board;
  const candidates = marks.map((mark) => DIGITS.filter((digit) => (mark >> digit) & 1));
  return { givens: board, candidates };
}

/**
 * @typedef {object} Said
 * @property {boolean} isNone the API says that the board has no solution
 * @property {boolean} [isBaseless] whether that is so, if the board before the press does not show it
 */

/**
 * Proves the steps of a press one after the other, each on the board that those before it lead to.
 * @param {{ before: string, after: string, english: string, marks?: number[], found?: Found, said?: Said }} told
 */
export function checkText({ before, after, english, marks, found = new Found(), said }) {
  const position = new Position(before, marks);
  /** @type {string[]} */
  const faults = [];
  const { steps: all, ending } = readText(english);
  if (!marks) {
    const isBaseless = said?.isBaseless ?? !found.solves(position);
    faults.push(
      ...baselessFaults(english, all.length > 0, { isNone: isBaseless, ...said, isBaseless }),
    );
  }
  /** @type {Fact[]} */
  const refuted = [];
  const steps = all.map((told, index) => {
    const step = checkStep(position, told, found, refuted);
    const text = told.lines.join('\n');
    if (told.number !== index + 1) faults.push(`step ${index + 1} is counted ${told.number}`);
    faults.push(...step.faults.map((fault) => `${fault}\n${text}`));
    const isProved = step.faults.length === 0;
    return { ...step, text, needless: isProved ? needless(step.start, step).length : 0 };
  });
  let end = position;
  for (const fact of knownIn(ending, readEnglish)) {
    const wrong = proveEnding(fact, { position: end, before, steps: steps.length, found });
    faults.push(...wrong.map((fault) => `${fault}\n${fact.sentence}`));
    end = withoutTaken(end, fact);
  }
  if (end.toString() !== after) faults.push(`the steps lead to ${end}, the press to ${after}`);
  return { steps, faults };
}

/**
 * Whether the text begins with the words that nothing is proved, and whether the API says so.
 * @param {string} english
 * @param {boolean} hasSteps
 * @param {Required<Said>} said
 */
function baselessFaults(english, hasSteps, { isNone, isBaseless }) {
  const faults = isNone === isBaseless ? [] : [`the API says "${isNone ? 'none' : 'some'}"`];
  const [first] = readEnglish(english.split('\n')[0]);
  const isSaid = first?.says === 'nothing proved';
  if (isSaid && !(isBaseless && hasSteps)) faults.push('it is said that nothing is proved');
  if (!isSaid && isBaseless && hasSteps) faults.push('it is not said first that nothing is proved');
  return faults;
}

/**
 * The sentences after the steps, as far as they are known: many claim nothing about the board.
 * @param {string[]} lines
 * @param {(line: string) => Fact[]} read
 */
function knownIn(lines, read) {
  const known = [];
  for (let rest = lines.join(' '); rest !== '';) {
    const facts = read(rest);
    const isUnknown = (/** @type {Fact} */ { says }) => says === 'not understood';
    known.push(...facts.filter((fact) => !isUnknown(fact)));
    const unknown = facts.find(isUnknown)?.sentence ?? '';
    rest = unknown.replace(/^.*?(\. |。|$)/, '');
  }
  return known;
}

/**
 * Where a text differs from the English one.
 * @param {string} english
 * @param {string} other
 * @param {(line: string) => Fact[]} read a line of the other
 */
export function compareTexts(english, other, read) {
  const [text, translated] = [readText(english), readText(other)];
  const [lines, others] = [text, translated].map(({ steps }) =>
    steps.flatMap((step) => step.lines),
  );
  if (lines.length !== others.length) return [`${others.length} lines for ${lines.length}`];
  const faults = lines.flatMap((line, at) => {
    const [facts, same] = [readEnglish(line), read(others[at])];
    const unread = same.find(({ says }) => says === 'not understood');
    if (unread) return [`is not understood: "${unread.sentence}"`];
    return areSame(facts, same) ? [] : [`two languages, two facts:\n${line}\n${others[at]}`];
  });
  const ends = [knownIn(text.ending, readEnglish), knownIn(translated.ending, read)];
  if (!areSame(ends[0], ends[1])) {
    const [one, two] = [text, translated].map(({ ending }) => ending.join('\n'));
    faults.push(`two languages, two facts:\n${one}\n${two}`);
  }
  return faults;
}

/** @param {Fact[]} facts @param {Fact[]} others */
const areSame = (facts, others) => isDeepStrictEqual(facts.map(bare), others.map(bare));

/** @param {Fact} fact */
const bare = (fact) => ({ ...fact, sentence: '' });
