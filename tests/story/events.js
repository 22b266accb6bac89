// Small lists of events, as the engine would tell them, for the tests of the story.

/** @param {number} row @param {number} column */
export const at = (row, column) => ({ row, column });

/** @param {string} kind @param {object} [fields] @returns {import('../../web/story/types.js').Event} */
export const event = (kind, fields) => ({
  kind,
  rule: null,
  family: null,
  unit: null,
  square: null,
  digits: [],
  squares: [],
  depth: 0,
  value: 0,
  cause: null,
  other: null,
  ...fields,
});

/** @param {number} number */
export const row = (number) => ({ type: /** @type {const} */ ('row'), number });

/** @param {object} [fields] @returns {any} what a press gave */
export const result = (fields) => ({
  outcome: 'continues',
  order: [],
  marks: [],
  uniqueness: 'unknown',
  differs: null,
  warnings: [],
  references: [],
  counts: { assumptionsTried: 0, deepestAssumption: 0 },
  noticesLost: 0,
  eventsLost: 0,
  ...fields,
});

/** @param {number} square 0 to 80 @param {number} digit */
export const given = (square, digit) =>
  event('given', { square: at(Math.floor(square / 9) + 1, (square % 9) + 1), digits: [digit] });

/** @param {string} board 81 characters */
export const givens = (board) =>
  [...board].flatMap((digit, square) => (digit === '.' ? [] : [given(square, Number(digit))]));

/** A line of an argument. @param {string} rule @param {string} family @param {number} cause @param {object} fields */
export const reason = (rule, family, cause, fields) =>
  event('reason', { rule, family, cause, ...fields });

/** @param {string} role @param {number} cause @param {object} fields */
export const part = (role, cause, fields) => event('part', { value: role, cause, ...fields });

/** r3c5 is 7: in row 3 it has no other square, since the 7 in r8c4 took it from r3c4. */
export const lastPlace = [
  event('given', { square: at(8, 4), digits: [7] }),
  event('excluded', {
    square: at(3, 4),
    digits: [7],
    rule: 'sp-column',
    unit: { type: 'column', number: 4 },
    cause: 0,
  }),
  event('setFound', {
    squares: [at(3, 5)],
    digits: [7],
    rule: 'rule-2',
    family: 'make-exclusive-set',
    unit: row(3),
    cause: 1,
  }),
  event('setRegistered', { squares: [at(3, 5)], digits: [7], rule: 'rule-d', cause: 2 }),
  ...givens('..................123..4568'.padEnd(81, '.')),
  event('placed', { square: at(3, 5), digits: [7], cause: 3 }),
  reason('hidden-single', 'single', 11, { square: at(3, 5), digits: [7], unit: row(3) }),
  part('sees', 12, { squares: [at(8, 4)], digits: [7] }),
];

/** An assumption of r1c1 = 2 whose main ends finished and whose sub ends inconsistent: case 2. */
export const caseTwo = [
  event('assumed', { square: at(1, 1), digits: [2], rule: 'main' }),
  event('setRegistered', { squares: [at(1, 1)], digits: [2], depth: 1, cause: 0 }),
  event('assumed', { square: at(5, 5), digits: [3], rule: 'main', depth: 1, cause: 0 }),
  event('setRegistered', { squares: [at(5, 5)], digits: [3], depth: 2, cause: 2 }),
  event('result', { rule: 'main', value: 'finished', depth: 1, cause: 2 }),
  event('table1', { square: at(5, 5), digits: [3], value: 0, depth: 1, cause: 2 }),
  event('result', { rule: 'main', value: 'finished', cause: 0 }),
  event('assumed', { square: at(1, 1), digits: [2], rule: 'sub' }),
  event('result', { rule: 'sub', value: 'inconsistent', cause: 7 }),
  event('table1', { square: at(1, 1), digits: [2], value: 2, cause: 0, other: 7 }),
  event('adopted', { square: at(1, 1), digits: [2], rule: 'main', cause: 9, other: 1 }),
  event('placed', { square: at(1, 1), digits: [2], cause: 10 }),
];
