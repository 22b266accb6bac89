/**
 * Reads the records of the catalogue from the memory of its module, and writes orders there.
 */
import { RULE_TECHNIQUE, digitNames, squareName, squareNames } from '../names.js';
import { readText } from '../records.js';
import { INFO, REPORT, SIZE, STEP } from './layout.js';

/**
 * @typedef {import('../records.js').Square} Square
 * @typedef {import('../records.js').Placement} Placement
 *
 * @typedef {object} ListedStep
 * @property {number} number in the list
 * @property {string} technique its slug
 * @property {string} family
 * @property {string | null} level HoDoKu's; null in another order
 * @property {number | null} score its cost in its order; null in Sudoku Explainer's
 * @property {number | null} rating Sudoku Explainer's; null in another order
 * @property {Placement[]} placed
 * @property {Placement[]} removed candidates
 * @property {number} links of its chains; 0: it has none
 *
 * @typedef {object} Technique
 * @property {string} slug
 * @property {string} family
 * @property {string} hodoku its code; empty: HoDoKu has no such technique
 * @property {string} se its name in Sudoku Explainer's traces; empty likewise
 * @property {string} level HoDoKu's
 * @property {number} score HoDoKu's
 * @property {boolean} needsUniqueness it holds only on a board with exactly one solution
 * @property {boolean} rates HoDoKu rates with it
 * @property {number} index its place in HoDoKu's order; 0: it has none
 * @property {number} place in Sudoku Explainer's; 0 likewise
 * @property {number} rating the least rating that Sudoku Explainer gives it; 0 likewise
 *
 * @typedef {{ slug: string, score: number }} OrderEntry
 */

/** In the order of KT_SCALE_... */
export const SCALES = ['hodoku', 'hodoku-2.3', 'se'];
/** Orders by name, and their numbers. @type {Readonly<Record<string, number>>} */
export const ORDERS = { hodoku: 0, 'hodoku-2.3': 1, se: 2, beginner: 16 };
export const OWN_ORDER = 17;
/** In the order of KT_LEVEL_... */
export const LEVELS = ['none', 'easy', 'medium', 'hard', 'unfair', 'extreme'];
/**
 * Why a digit cannot stand in a square: `found`, one step shows it; `foundByPath`, several steps; `trueBeyond`, only a
 * trial; `seen`, the digit is already in row, column or box. `inSolution`: it can; `depends`: some solutions have it,
 * others do not. In the order of KT_ANSWER_...
 */
export const VERDICTS = /** @type {const} */ ([
  'none',
  'inSolution',
  'found',
  'foundByPath',
  'trueBeyond',
  'depends',
  'seen',
]);

const NOT_CHECKED = 255;

/** Opens a board on a handle of the catalogue. @param {import('../machine.js').Handle} handle @param {string} board */
export function openBoard(handle, board) {
  const report = handle.call('kt_catalogue_get_report');
  handle.put(board, {
    buffer: 'kt_catalogue_text',
    open: (text, length) => handle.call('kt_catalogue_open', text, length),
    position: () => handle.memory.getUint32(report + REPORT.errorPosition, true),
  });
}

/** @param {DataView} memory @param {number} report */
export function readReport(memory, report) {
  const byte = (/** @type {number} */ field) => memory.getUint8(report + field);
  const half = (/** @type {number} */ field) => memory.getUint16(report + field, true);
  const word = (/** @type {number} */ field) => memory.getUint32(report + field, true);
  const squares = (/** @type {number} */ field) =>
    squareNames([0, 4, 8].map((i) => word(field + i)));
  const solutions = byte(REPORT.solutions);
  return {
    lost: word(REPORT.lost),
    clash: squares(REPORT.clash),
    wrong: squares(REPORT.wrong),
    missing: squares(REPORT.missing),
    solutions: solutions === NOT_CHECKED ? null : solutions,
    score: word(REPORT.score),
    level: LEVELS[byte(REPORT.level)],
    er: byte(REPORT.er) / 10,
    ep: byte(REPORT.ep) / 10,
    ed: byte(REPORT.ed) / 10,
    steps: half(REPORT.stepCount),
    verdict: VERDICTS[byte(REPORT.answer)],
    unlocked: { digits: byte(REPORT.unlockedDigits), candidates: half(REPORT.unlockedCandidates) },
    events: word(REPORT.eventCount),
  };
}

/** For each square the digits that it has in some solution. @param {DataView} memory @param {number} report */
export const readCommonDigits = (memory, report) =>
  Array.from({ length: 81 }, (_, s) =>
    digitNames(memory.getUint16(report + REPORT.common + 2 * s, true)),
  );

/** 81 characters. @param {DataView} memory @param {number} report */
export const readShownBoard = (memory, report) =>
  String.fromCharCode(...new Uint8Array(memory.buffer, report + REPORT.board, 81));

/** @param {DataView} memory @param {number} report */
export const readStepCount = (memory, report) => memory.getUint16(report + REPORT.stepCount, true);

/** The number of its technique. @param {DataView} memory @param {number} steps @param {number} number of the step */
export const readTechniqueOf = (memory, steps, number) =>
  memory.getUint8(steps + SIZE.step * number + STEP.technique);

/** @param {import('../machine.js').Handle} handle @param {number} number of the step @returns {ListedStep} */
export function readStep(handle, number) {
  const { memory, named } = handle;
  const steps = handle.call('kt_catalogue_steps');
  const at = steps + SIZE.step * number;
  const byte = (/** @type {number} */ field) => memory.getUint8(at + field);
  const half = (/** @type {number} */ field) => memory.getUint16(at + field, true);
  const first = handle.call('kt_catalogue_deletions') + 2 * half(STEP.firstDeletion);
  const digit = byte(STEP.digit);
  const { slug = '', family = '' } = named.get(RULE_TECHNIQUE + byte(STEP.technique)) ?? {};
  const placed = [0, 4, 8].map((i) => memory.getUint32(at + STEP.placed + i, true));
  const [level, rating] = [byte(STEP.level), byte(STEP.rating)];
  return {
    number,
    technique: slug,
    family,
    level: level > 0 ? LEVELS[level] : null,
    score: rating > 0 ? null : half(STEP.score),
    rating: rating > 0 ? rating / 10 : null,
    placed: squareNames(placed).map((square) => ({ ...square, digit })),
    removed: Array.from({ length: half(STEP.deletions) }, (_, i) => {
      const candidate = memory.getUint16(first + 2 * i, true);
      return { ...squareName(Math.floor(candidate / 9)), digit: (candidate % 9) + 1 };
    }),
    links: half(STEP.links),
  };
}

/** @param {DataView} memory @param {number} address @returns {Technique} */
export function readTechnique(memory, address) {
  const byte = (/** @type {number} */ field) => memory.getUint8(address + field);
  const half = (/** @type {number} */ field) => memory.getUint16(address + field, true);
  const [slug, family, hodoku, se] = [0, 4, 8, 12].map((text) =>
    readText(memory, memory.getUint32(address + text, true)),
  );
  return {
    ...{ slug, family, hodoku, se },
    level: LEVELS[byte(INFO.level)],
    score: half(INFO.score),
    needsUniqueness: (byte(INFO.flags) & 1) !== 0,
    rates: (byte(INFO.flags) & 2) !== 0,
    index: half(INFO.index),
    place: byte(INFO.place),
    rating: byte(INFO.rating) / 10,
  };
}

/** @param {DataView} memory @param {number} text @param {{ technique: number, score: number }[]} entries */
export function writeOrder(memory, text, entries) {
  entries.forEach(({ technique, score }, i) => {
    memory.setUint8(text + SIZE.order * i, technique);
    memory.setUint8(text + SIZE.order * i + 1, 0);
    memory.setUint16(text + SIZE.order * i + 2, score, true);
  });
}

/** @param {DataView} memory @param {number} text @param {number} count */
export const readOrder = (memory, text, count) =>
  Array.from({ length: count }, (_, i) => ({
    technique: memory.getUint8(text + SIZE.order * i),
    score: memory.getUint16(text + SIZE.order * i + 2, true),
  }));
