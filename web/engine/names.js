/**
 * The names of the numbers in engine/include/kakutei.h, except rules, whose names come from the module. Lists are
 * append-only. An unknown number, of a newer engine, gets a name of its own instead of an error.
 */

export const MORE = 1;
export const FINISHED = 2;
export const STUCK = 5;
export const E_LENGTH = -2;
export const E_SYMBOL = -3;
export const E_RANGE = -9;

const OUTCOMES = ['continues', 'more', 'finished', 'inconsistent', 'indeterminate', 'stuck'];

const STATUSES = [
  'finished',
  'determinedSetRegistered',
  'singleRegistered',
  'indeterminate',
  'inconsistent',
  'singleDuplicate',
  'singleIndeterminate',
];

/** The values of `uniqueness`, by number. */
export const UNIQUENESS = /** @type {const} */ (['unknown', 'only', 'several', 'none']);

/** Options, by number. */
export const OPTIONS = [
  'eventDepth',
  'recursionLimit',
  'order',
  'seed1',
  'seed2',
  'measure',
  'preset',
  'turned1',
  'turned2',
  'turned3',
  'turned4',
  'turned5',
  ...Array.from({ length: 20 }, (_, at) => `moved${at + 1}`),
];

const KINDS = [
  'none',
  'given',
  'excluded',
  'restored',
  'setFound',
  'complement',
  'setKnown',
  'setReduced',
  'setDropped',
  'setOmitted',
  'setRegistered',
  'assumed',
  'result',
  'table1',
  'adopted',
  'fromFinished',
  'placed',
  'contradiction',
  'indeterminate',
  'ended',
  'deduction',
  'part',
  'takenBack',
  'reason',
];

const ROLES = [
  '',
  'base',
  'cover',
  'fin',
  'endoFin',
  'pivot',
  'pincer',
  'colour1',
  'colour2',
  'colour3',
  'colour4',
  'restrictedCommon',
  'strongLink',
  'weakLink',
  'floor',
  'sees',
  'takes',
  'ruledOut',
  'found',
];

/** The role of set A; those of the sets up to Z follow. */
const ROLE_SET_A = 32;

/** The effects of rules. */
const DOES = [
  'nothing',
  'places',
  'fills',
  'confines',
  'removes',
  'denies',
  'links',
  'assumes',
  'assumesNot',
  'contradicts',
  'givesUp',
  'counts',
];

/** Technique t of the catalogue is rule RULE_TECHNIQUE + t. */
export const RULE_TECHNIQUE = 96;

/** Symmetries of the puzzle maker, by number. */
export const SYMMETRIES = [
  'none',
  'leftRight',
  'topBottom',
  'both',
  'point',
  'quarterTurn',
  'diagonal',
];

const IMPOSSIBLE = [null, 'few', 'count', 'lines'];

const UNIT_TYPES = /** @type {const} */ (['row', 'column', 'box']);

/** @param {number} status */
export const outcomeName = (status) => OUTCOMES[status] ?? `outcome${status}`;

/** @param {number} kind */
export const kindName = (kind) => KINDS[kind] ?? `kind${kind}`;

/** @param {number} does */
export const doesName = (does) => DOES[does] ?? `does${does}`;

/** @param {number} role of a part */
export function roleName(role) {
  const set = role - ROLE_SET_A;
  return set >= 0 && set < 26
    ? `set${String.fromCharCode(65 + set)}`
    : (ROLES[role] ?? `role${role}`);
}

/** @param {number} reason */
export const impossibleName = (reason) =>
  reason < IMPOSSIBLE.length ? IMPOSSIBLE[reason] : `reason${reason}`;

/** @param {number} bits */
export const statusNames = (bits) => STATUSES.filter((_, i) => (bits >> i) & 1);

/** @param {number} square 0 to 80 */
export const squareName = (square) => ({
  row: Math.floor(square / 9) + 1,
  column: (square % 9) + 1,
});

/** @param {number} unit 0 to 26, 255 for none */
export const unitName = (unit) =>
  unit < 27 ? { type: UNIT_TYPES[Math.floor(unit / 9)], number: (unit % 9) + 1 } : null;

/** @param {number} bits */
export const digitNames = (bits) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => (bits >> (d - 1)) & 1);

/** Called for each event of a story, so it makes no lists in between. @param {number[]} bands three words of 27 squares */
export function squareNames(bands) {
  /** @type {{ row: number, column: number }[]} */
  const squares = [];
  bands.forEach((band, b) => {
    for (let rest = band; rest !== 0; rest &= rest - 1) {
      squares.push(squareName(b * 27 + 31 - Math.clz32(rest & -rest)));
    }
  });
  return squares;
}
