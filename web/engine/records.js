/**
 * Reads the engine's records out of the module's memory into plain objects, and writes a request to the puzzle
 * maker there. This is the only file that knows addresses; nothing it returns refers to the memory.
 *
 * @typedef {{ row: number, column: number }} Square counted from 1
 * @typedef {{ row: number, column: number, digit: number }} Placement
 * @typedef {{ case: number, depth: number, row: number, column: number, digit: number }} Notice a
 *   message of Table 1 about the assumption of a digit
 * @typedef {{ type: 'row' | 'column' | 'box', number: number }} Unit
 * @typedef {{ squares: Square[], digits: number[] }} DeterminedSet
 *
 * @typedef {object} KakuteiEvent what happened; `cause` and `other` are numbers of earlier events, but the `other` of `assumed` is that of the assumption.
 *   The header of the engine explains the fields of each kind.
 * @property {string} kind
 * @property {string | null} rule its slug
 * @property {string | null} family of the rule
 * @property {Unit | null} unit
 * @property {Square | null} square
 * @property {number[]} digits
 * @property {Square[]} squares
 * @property {number} depth of the assumption within which it happened, 0 for the board itself
 * @property {number | string} value
 * @property {number | null} cause
 * @property {number | null} other
 *
 * @typedef {object} Counts
 * @property {number} assumptionsTried
 * @property {number} deepestAssumption
 * @property {number} setsRegistered
 * @property {number} subSkipped
 * @property {number[]} table1 how often case 1 to case 9 came up
 * @property {number} setsRefused
 * @property {number} visits
 * @property {number} longestChain human: the most digits of a chain
 *
 * @typedef {'continues' | 'finished' | 'inconsistent' | 'indeterminate' | 'stuck' | 'cancelled'} Outcome
 *
 * @typedef {object} PressResult
 * @property {Outcome} outcome
 * @property {Placement | null} placed the first digit that the press placed
 * @property {Placement | null} takenBack the digit that 1 Step of backtracking took from the board
 * @property {Placement[]} order all of them, in order
 * @property {string} board 81 characters
 * @property {Square[]} marks squares marked as wrong
 * @property {Placement | null} at the document's three variables
 * @property {string[]} statuses
 * @property {'unknown' | 'only' | 'several' | 'none'} uniqueness whether the solution that the press found is the
 *   only one of the board on which it began; none: that board has no solution, and nothing that was placed is proved
 * @property {Placement | null} differs where two solutions differ, with the digit of one
 * @property {Notice[]} warnings Ushio's: cases 1, 3 and 7 of Table 1
 * @property {Notice[]} references Ushio's: cases 2 and 4
 * @property {Counts} counts
 * @property {Rating | null} rating null: the method does not rate
 * @property {number} eventsLost
 * @property {number} noticesLost
 *
 * @typedef {object} Progress
 * @property {number} depth of the assumption at work; of backtracking, how many digits it has put in
 * @property {number} visits
 * @property {number} placed
 * @property {number} assumptionsTried
 * @property {number} deepestAssumption
 * @property {Record<string, number>} uses of each rule so far, by its slug
 *
 * @typedef {object} MethodInfo
 * @property {string} slug
 * @property {{ en: string, ja: string }} name
 * @property {{ en: string, ja: string }} author
 * @property {number} year
 * @property {string} source
 * @property {string[]} options
 * @property {Record<string, number>} limits the greatest value of each option; the least is 0
 * @property {boolean} tellsUniqueness
 * @property {boolean} canBeStuck
 * @property {boolean} provesUniqueness it looks for a second solution before it ends
 * @property {boolean} goesOn a press continues where the one before it ended
 * @property {boolean} takesCandidates a board may be opened with candidates
 * @property {boolean} rates gives the difficulty and interest of a puzzle
 * @property {boolean} judges Go ends with its time and whether the answer is the only one
 * @property {boolean} namesSteps its steps are techniques of the catalogue, which is a module of its own
 *
 * @typedef {object} RuleInfo a technique, or anything else that leads from one event to the next
 * @property {string} slug its one name
 * @property {string} family a group that is explained together
 * @property {string} does as `kakutei.h` says: places, fills, confines, removes, denies, links, assumes,
 *   assumesNot, contradicts, givesUp, counts
 * @property {number} rank the least rank of the difficulty of a puzzle that needs it; 0: it has none
 *
 * @typedef {Pick<RuleInfo, 'slug' | 'family'>} Name of a rule or a technique
 * @typedef {ReadonlyMap<number, Name>} Named by the number that events have as their rule
 *
 * @typedef {object} Rating of the puzzle by a press of a method with `rates`
 * @property {{ rank: number, score: number }} difficulty rank 0 to 9 of the hardest technique; score 0 to 99
 * @property {number} steps deductions on the board itself
 * @property {number | null} choices steps that were possible at a time, on average; null: not measured
 * @property {number | null} interest 0 to 100; null: not measured
 */
import {
  EVENT,
  MADE,
  METHOD,
  NOTICE,
  PLACEMENT,
  RATING,
  REPORT,
  RULE,
  SEARCH,
  SET,
  SIZE,
  REQUEST,
} from './layout.js';
import * as name from './names.js';

const NONE = 0xffffffff;
const OUTCOME_KINDS = ['result', 'ended'];
const WARNINGS = [1, 3, 7];

/** @param {DataView} memory @param {number} address */
const bands = (memory, address) => [0, 4, 8].map((i) => memory.getUint32(address + i, true));

/** @param {number} square @param {number} digit @returns {Placement | null} */
const placement = (square, digit) => (square < 81 ? { ...name.squareName(square), digit } : null);

/** @param {DataView} memory @param {number} address @returns {string} */
export function readText(memory, address) {
  let end = address;
  while (memory.getUint8(end) !== 0) end++;
  return new TextDecoder().decode(new Uint8Array(memory.buffer, address, end - address));
}

/** @param {DataView} memory @param {number} address @param {(option: number) => number} limitOf @returns {MethodInfo} */
export function readMethod(memory, address, limitOf) {
  const [slug, en, ja, authorEn, authorJa, source] = [0, 1, 2, 3, 4, 5].map((i) =>
    readText(memory, memory.getUint32(address + METHOD.texts + 4 * i, true)),
  );
  const options = memory.getUint32(address + METHOD.options, true);
  const flags = memory.getUint32(address + METHOD.flags, true);
  const own = name.OPTIONS.filter((_, i) => (options >> i) & 1);
  return {
    slug,
    name: { en, ja },
    author: { en: authorEn, ja: authorJa },
    year: memory.getUint16(address + METHOD.year, true),
    source,
    options: own,
    limits: Object.fromEntries(own.map((each) => [each, limitOf(name.OPTIONS.indexOf(each))])),
    tellsUniqueness: (flags & 1) !== 0,
    canBeStuck: (flags & 2) !== 0,
    provesUniqueness: (flags & 4) !== 0,
    goesOn: (flags & 8) !== 0,
    takesCandidates: (flags & 32) !== 0,
    rates: (flags & 64) !== 0,
    judges: (flags & 128) !== 0,
    namesSteps: (flags & 256) !== 0,
  };
}

/** @param {DataView} memory @param {number} address @returns {RuleInfo} */
export function readRule(memory, address) {
  const [slug, family] = [0, 1].map((i) =>
    readText(memory, memory.getUint32(address + RULE.texts + 4 * i, true)),
  );
  return {
    slug,
    family,
    does: name.doesName(memory.getUint8(address + RULE.does)),
    rank: memory.getUint8(address + RULE.rank),
  };
}

/** The name of a technique in events. @param {DataView} memory @param {number} address @returns {Name} */
export function readTechnique(memory, address) {
  const [slug, family] = [0, 4].map((i) => readText(memory, memory.getUint32(address + i, true)));
  return { slug, family };
}

/** @param {DataView} memory @param {number} address @returns {string} */
const readSquares = (memory, address) =>
  String.fromCharCode(...new Uint8Array(memory.buffer, address, 81));

/** @param {DataView} memory @param {number} report @returns {string} */
export const readBoard = (memory, report) => readSquares(memory, report + REPORT.board);

/** @param {DataView} memory @param {number} report @returns {Counts} */
export function readCounts(memory, report) {
  const count = (/** @type {number} */ i) => memory.getUint32(report + REPORT.counts + 4 * i, true);
  return {
    assumptionsTried: count(0),
    deepestAssumption: count(1),
    setsRegistered: count(2),
    subSkipped: count(3),
    table1: [4, 5, 6, 7, 8, 9, 10, 11, 12].map(count),
    setsRefused: count(13),
    visits: count(14),
    longestChain: count(15),
  };
}

/**
 * @param {DataView} memory
 * @param {number} report
 * @param {number} uses
 * @param {Named} named of the module
 * @returns {Progress}
 */
export function readProgress(memory, report, uses, named) {
  const { visits, assumptionsTried, deepestAssumption } = readCounts(memory, report);
  return {
    depth: memory.getUint8(report + REPORT.depth),
    visits,
    placed: memory.getUint8(report + REPORT.placedCount),
    assumptionsTried,
    deepestAssumption,
    uses: readUses(memory, uses, named),
  };
}

/** @param {DataView} memory @param {number} report @returns {Placement[]} */
function readOrder(memory, report) {
  const count = memory.getUint8(report + REPORT.placedCount);
  return Array.from({ length: count }, (_, i) => {
    const at = report + REPORT.placed + SIZE.placement * i;
    return {
      ...name.squareName(memory.getUint8(at + PLACEMENT.square)),
      digit: memory.getUint8(at + PLACEMENT.digit),
    };
  });
}

/** @param {DataView} memory @param {number} notices @param {number} count @returns {Notice[]} */
function readNotices(memory, notices, count) {
  return Array.from({ length: count }, (_, i) => {
    const at = notices + SIZE.notice * i;
    return {
      case: memory.getUint8(at + NOTICE.tableCase),
      depth: memory.getUint8(at + NOTICE.depth),
      ...name.squareName(memory.getUint8(at + NOTICE.square)),
      digit: memory.getUint8(at + NOTICE.digit),
    };
  });
}

const NOT_MEASURED = 255;

/** @param {DataView} memory @param {number} report @returns {Rating} */
function readRating(memory, report) {
  const byte = (/** @type {number} */ field) => memory.getUint8(report + REPORT.rating + field);
  const word = (/** @type {number} */ field) =>
    memory.getUint32(report + REPORT.rating + field, true);
  const [interest, steps, choices] = [
    byte(RATING.interest),
    word(RATING.steps),
    word(RATING.choices),
  ];
  return {
    difficulty: { rank: byte(RATING.rank), score: byte(RATING.score) },
    steps,
    choices: choices > 0 ? choices / steps : null,
    interest: interest === NOT_MEASURED ? null : interest,
  };
}

/**
 * @param {DataView} memory
 * @param {number} report
 * @param {number} notices
 * @param {boolean} rates whether the method does
 * @returns {PressResult}
 */
export function readResult(memory, report, notices, rates) {
  const word = (/** @type {number} */ field) => memory.getUint32(report + field, true);
  const order = readOrder(memory, report);
  const outcome = /** @type {Outcome} */ (name.outcomeName(word(REPORT.outcome)));
  const at = placement(
    memory.getUint8(report + REPORT.atSquare),
    memory.getUint8(report + REPORT.atDigit),
  );
  const messages = readNotices(memory, notices, word(REPORT.noticeCount));
  return {
    outcome,
    placed: order[0] ?? null,
    takenBack: outcome === 'continues' && order.length === 0 ? at : null,
    order,
    board: readBoard(memory, report),
    marks: name.squareNames(bands(memory, report + REPORT.marks)),
    at,
    statuses: name.statusNames(word(REPORT.statuses)),
    uniqueness: name.UNIQUENESS[memory.getUint8(report + REPORT.uniqueness)],
    differs: placement(
      memory.getUint8(report + REPORT.differsSquare),
      memory.getUint8(report + REPORT.differsDigit),
    ),
    warnings: messages.filter((message) => WARNINGS.includes(message.case)),
    references: messages.filter((message) => !WARNINGS.includes(message.case)),
    counts: readCounts(memory, report),
    rating: rates ? readRating(memory, report) : null,
    eventsLost: word(REPORT.eventsLost),
    noticesLost: word(REPORT.noticesLost),
  };
}

/** @param {string} kind @param {number} value */
function readValue(kind, value) {
  if (OUTCOME_KINDS.includes(kind)) return name.outcomeName(value);
  return kind === 'part' ? name.roleName(value) : value;
}

/** @param {DataView} memory @param {number} at @param {Named} named @returns {KakuteiEvent} */
function readEvent(memory, at, named) {
  const kind = name.kindName(memory.getUint8(at + EVENT.kind));
  const square = memory.getUint8(at + EVENT.square);
  const value = memory.getUint8(at + EVENT.value);
  const rule = named.get(memory.getUint8(at + EVENT.rule));
  const link = (/** @type {number} */ field) => {
    const number = memory.getUint32(at + field, true);
    return number === NONE ? null : number;
  };
  return {
    kind,
    rule: rule?.slug ?? null,
    family: rule?.family ?? null,
    unit: name.unitName(memory.getUint8(at + EVENT.unit)),
    square: square < 81 ? name.squareName(square) : null,
    digits: name.digitNames(memory.getUint16(at + EVENT.digits, true)),
    squares: name.squareNames(bands(memory, at + EVENT.squares)),
    depth: memory.getUint8(at + EVENT.depth),
    value: readValue(kind, value),
    cause: link(EVENT.cause),
    other: link(EVENT.other),
  };
}

/** Events of one part: they take some milliseconds to read, or to receive. */
const PART = 200;

/**
 * Reads the events in parts, as they are now.
 *
 * @param {DataView} memory
 * @param {number} events
 * @param {number} report
 * @param {Named} named of the module
 * @returns {Generator<KakuteiEvent[], void, void>}
 */
export function readEvents(memory, events, report, named) {
  const count = memory.getUint32(report + REPORT.eventCount, true);
  const copy = memory.buffer.slice(events, events + SIZE.event * count);
  return eventsIn(new DataView(copy), count, named);
}

/** All of them. @param {DataView} memory @param {number} events @param {number} count @param {Named} named @returns {KakuteiEvent[]} */
export const readEventList = (memory, events, count, named) =>
  Array.from({ length: count }, (_, i) => readEvent(memory, events + SIZE.event * i, named));

/** @param {DataView} memory that begins with them @param {number} count @param {Named} named */
function* eventsIn(memory, count, named) {
  for (let from = 0; from < count; from += PART) {
    yield Array.from({ length: Math.min(PART, count - from) }, (_, i) =>
      readEvent(memory, SIZE.event * (from + i), named),
    );
  }
}

/** @param {DataView} memory @param {number} sets @param {number} report @returns {DeterminedSet[]} */
export function readSets(memory, sets, report) {
  const count = memory.getUint32(report + REPORT.setCount, true);
  return Array.from({ length: count }, (_, i) => {
    const at = sets + SIZE.set * i;
    return {
      squares: name.squareNames(bands(memory, at + SET.squares)),
      digits: name.digitNames(memory.getUint16(at + SET.digits, true)),
    };
  });
}

/** @param {DataView} memory @param {number} list @returns {number[][]} */
export function readCandidates(memory, list) {
  return Array.from({ length: 81 }, (_, s) =>
    name.digitNames(memory.getUint16(list + 2 * s, true)),
  );
}

/**
 * How often each rule or technique was used, by its slug; those that were not are left out.
 *
 * @param {DataView} memory
 * @param {number} uses
 * @param {Named} named of the module
 * @returns {Record<string, number>}
 */
export const readUses = (memory, uses, named) =>
  Object.fromEntries(
    [...named]
      .map(([i, { slug }]) => /** @type {const} */ ([slug, memory.getUint32(uses + 4 * i, true)]))
      .filter(([, count]) => count > 0),
  );

/** @param {DataView} memory @param {number} report @returns {number} */
export const readErrorPosition = (memory, report) =>
  memory.getUint32(report + REPORT.errorPosition, true);

/** @param {DataView} memory @param {number} report of a search @returns {number} */
export const readSearchErrorPosition = (memory, report) =>
  memory.getUint32(report + SEARCH.errorPosition, true);

/** What a search has found so far. @param {DataView} memory @param {number} report */
export function readFound(memory, report) {
  const count = memory.getUint32(report + SEARCH.count, true);
  return {
    count,
    guesses: memory.getUint32(report + SEARCH.guesses, true),
    solution: count > 0 ? readSquares(memory, report + SEARCH.solution) : null,
  };
}

/** @param {DataView} memory @param {number} report of a search @returns {number[][]} */
export const readCommon = (memory, report) => readCandidates(memory, report + SEARCH.common);

/**
 * Fills in the request of a puzzle maker.
 *
 * @param {DataView} memory
 * @param {number} address
 * @param {{ seed1: number, seed2: number, symmetry: number, givens: [least: number, most: number], pattern: boolean[] }} request
 */
export function writeRequest(memory, address, { seed1, seed2, symmetry, givens, pattern }) {
  const words = [0, 0, 0];
  pattern.forEach((may, square) => {
    if (may) words[Math.floor(square / 27)] |= 1 << (square % 27);
  });
  const put = (/** @type {number} */ field, /** @type {number} */ value) =>
    memory.setUint32(address + field, value, true);
  put(REQUEST.seed1, seed1);
  put(REQUEST.seed2, seed2);
  put(REQUEST.symmetry, symmetry);
  put(REQUEST.least, givens[0]);
  put(REQUEST.most, givens[1]);
  words.forEach((word, i) => put(REQUEST.pattern + 4 * i, word));
}

/** What a puzzle maker has made. @param {DataView} memory @param {number} report */
export function readMade(memory, report) {
  const word = (/** @type {number} */ field) => memory.getUint32(report + field, true);
  const text = (/** @type {number} */ field) => readSquares(memory, report + field);
  const givens = word(MADE.givens);
  return {
    attempts: word(MADE.attempts),
    work: word(MADE.searches),
    givens,
    puzzle: givens ? text(MADE.puzzle) : null,
    solution: givens ? text(MADE.solution) : null,
    impossible: memory.getUint8(report + MADE.impossible),
  };
}
