// True steps, each with lies: the change that a lie makes, and the checker's answer to it.

/** @typedef {[from: string, to: string, fault: RegExp]} Lie */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} [board] empty if left out
 * @property {Record<string, number[]>} [candidates] of a person, by squares; all where none are
 * @property {string} text
 * @property {Lie[]} lies
 */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A board by its digits, such as r1c1=5. @param {string} digits */
function board(digits) {
  const squares = Array(81).fill('.');
  for (const [, row, column, digit] of digits.matchAll(/r(\d)c(\d)=(\d)/g)) {
    squares[(Number(row) - 1) * 9 + Number(column) - 1] = digit;
  }
  return squares.join('');
}

/** Squares without some digits. @param {number[]} digits @param {string} squares */
const without = (digits, squares) =>
  Object.fromEntries(
    squares.split(' ').map((square) => [square, DIGITS.filter((digit) => !digits.includes(digit))]),
  );

const NAKED = board('r1c1=1 r1c2=2 r1c3=3 r4c9=4 r5c9=5 r6c9=6 r2c7=7 r2c8=8');

/** @type {Case[]} */
const SINGLES = [
  {
    name: 'a full house',
    board: board('r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c9=9'),
    text: '1. r1c8 is 8. It is the last empty square of row 1.',
    lies: [
      ['row 1', 'row 2', /not the last empty square of row 2/],
      ['row 1', 'box 3', /not the last empty square of box 3/],
      ['r1c8 is 8', 'r1c8 is 7', /7 stands in row 1/],
      ['r1c8 is 8', 'r1c7 is 8', /r1c7 is not empty/],
      [
        'It is the last empty square of row 1',
        'Row 1 has 1, 2, 3, 4, 5, 6, 7 and 9',
        /not told as/,
      ],
      [' It is the last empty square of row 1.', '', /no reason is told/],
      ['It is the last', 'It may be the last', /is not understood: "It may be the last/],
      ['1. r1c8', '2. r1c8', /step 1 is counted 2/],
      ['row 1.', 'row 1. Row 1 has 2.', /does not go with/],
    ],
  },
  {
    name: 'a naked single',
    board: NAKED,
    text: '1. r1c9 is 9. Only 9 is left: row 1 has 1, 2 and 3, column 9 has 4, 5 and 6, box 3 has 7 and 8.',
    lies: [
      ['row 1 has 1, 2 and 3', 'row 1 has 1, 2 and 8', /8 does not stand in row 1/],
      ['Only 9 is', 'Only 8 is', /another digit is left/],
      ['row 1', 'row 2', /r1c9 is not in row 2/],
      ['column 9 has 4, 5 and 6', 'column 9 has 4 and 6', /why not 5 is not said/],
      ['4, 5 and 6', '4, 4, 5 and 6', /a digit is named twice/],
      ['column 9 has 4, 5 and 6', 'column 9 has 4 and 6, column 9 has 5', /a unit is named twice/],
      ['7 and 8', '7, 8 and 9', /the digit itself is named/],
      [
        'Only 9 is left: row 1 has 1, 2 and 3, column 9 has',
        'It fits so far: row 1, column 9 and box 3 do not have 9 yet. Column 9 has',
        /no reason is told/,
      ],
    ],
  },
  {
    name: 'a naked single by what somebody ruled out',
    board: NAKED.replace('8', '.'),
    candidates: { r1c9: [1, 2, 3, 4, 5, 6, 7, 9] },
    text: '1. r1c9 is 9. Only 9 is left: row 1 has 1, 2 and 3, column 9 has 4, 5 and 6, box 3 has 7. The candidate 8 was ruled out before.',
    lies: [
      ['has 7. The candidate 8', 'has 8. The candidate 7', /7 was not ruled out in r1c9/],
      [' The candidate 8 was ruled out before.', '', /why not 8 is not said/],
    ],
  },
  {
    name: 'a hidden single',
    board: board('r2c5=9 r3c8=9 r5c2=9 r7c3=9 r9c9=9'),
    text: '1. r1c1 is 9. In box 1 no other square can be 9: the 9s in r2c5, r3c8, r5c2 and r7c3 rule out the other empty squares.',
    lies: [
      [', r5c2 and r7c3', ' and r5c2', /nothing sees r1c3/],
      ['r7c3', 'r8c3', /r8c3 is not 9/],
      ['In box 1', 'In box 2', /r1c1 is not in box 2/],
      [' and r7c3', ', r7c3 and r9c9', /r9c9 sees none of them/],
      ['be 9: the 9s', 'be 8: the 8s', /8 is another digit/],
      [/: the 9s .*squares/.source, '', /is not understood/],
    ],
  },
  {
    name: 'a hidden single by what somebody ruled out',
    board: board('r2c5=9 r3c8=9 r5c2=9'),
    candidates: { r1c3: [1, 2, 3] },
    text: '1. r1c1 is 9. In box 1 no other square can be 9: in r1c3 the 9 was ruled out before, and the 9s in r2c5, r3c8 and r5c2 rule out the others.',
    lies: [
      ['in r1c3 the', 'in r1c2 the', /9 was not ruled out in r1c2/],
      ['in r1c3 the', 'in r1c3 and r1c4 the', /r1c4 is no other empty square/],
      ['be 9: in', 'be 8: in', /not understood/],
      ['in r1c3 the 9 was ruled out before, and the', 'the', /not understood/],
      [', and the 9s in r2c5, r3c8 and r5c2 rule out the others', '', /nothing sees r2c1/],
    ],
  },
];

/** @type {Case[]} */
const SLICES = [
  {
    name: 'a naked pair',
    candidates: { r1c1: [1, 2], r1c2: [1, 2], r1c3: [1, 3] },
    text: `1. r1c3 is 3.
  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c3 cannot be 1.
  So r1c3 is 3: it has no other candidate left.`,
    lies: [
      ['r1c1 and r1c2', 'r1c1 and r1c4', /r1c4 can also be 3,4/],
      ['only be 1 and 2', 'only be 1 and 3', /r1c1 can also be 2/],
      ['naked pair', 'naked triple', /that is no naked triple/],
      ['naked pair', 'hidden pair', /that is no hidden pair/],
      ['be 1 and 2 (', 'be 1, 2 and 4 (', /as many squares as digits/],
      ['r1c3 cannot be 1', 'r1c3 cannot be 3', /3 in r1c3 is not excluded/],
      ['r1c3 cannot be 1', 'r1c3 cannot be 2', /2 in r1c3 was no candidate/],
      ['r1c3 cannot be 1', 'r4c4 cannot be 1', /1 in r4c4 is not excluded/],
      ['So r1c3 is 3', 'So r1c2 is 3', /the digit is not what is proved/],
      [
        'it has no other candidate left',
        'no other square in row 1 can be 3',
        /3 can go in r1c4 too/,
      ],
      [
        'it has no other candidate left',
        'it is the last empty square of row 1',
        /r1c1 is empty too/,
      ],
      ['  So r1c3', '    So r1c3', /is indented wrongly/],
      ['\n  So r1c3 is 3: it has no other candidate left.', '', /is not what is proved/],
      ['So r1c3', 'Then r1c3', /no such line may stand here/],
      [/ {2}Because.*\n/.source, '', /nothing is told that had to be known first/],
      ['is 3.\n', 'is 3. Row 1 has 1.\n', /a reason stands before the lines/],
    ],
  },
  {
    name: 'a hidden pair',
    candidates: {
      ...without([8, 9], 'r4c1 r5c1 r6c1 r7c1 r8c1 r9c1'),
      ...without([7, 8, 9], 'r3c1 r1c2 r1c3 r2c2 r2c3 r3c2'),
      r1c1: [1, 8, 9],
      r2c1: [7, 8, 9],
    },
    text: `1. r3c3 is 7.
  Because in column 1 the digits 8 and 9 can only go in r1c1 and r2c1 (hidden pair), r2c1 cannot be 7.
  So r3c3 is 7: no other square in box 1 can be 7.`,
    lies: [
      ['column 1', 'column 2', /r1c1 is not in column 2/],
      ['digits 8 and 9', 'digits 7 and 9', /7 can go in r4c1 too/],
      ['r2c1 cannot be 7', 'r2c1 cannot be 8', /8 in r2c1 is not excluded/],
      ['r2c1 cannot be 7', 'r4c1 cannot be 7', /7 in r4c1 is not excluded/],
      ['hidden pair', 'naked pair', /that is no naked pair/],
    ],
  },
  {
    name: 'a digit that is locked in a line',
    candidates: { ...without([9], 'r2c1 r2c2 r2c3 r3c1 r3c2 r3c3'), r1c9: [8, 9] },
    text: `1. r1c9 is 8.
  Because in box 1 the digit 9 can only go in row 1 (pointing), r1c9 cannot be 9.
  So r1c9 is 8: it has no other candidate left.`,
    lies: [
      ['go in row 1', 'go in row 2', /9 can go in r1c1 too/],
      ['pointing', 'claiming', /that is no claiming/],
      ['r1c9 cannot be 9', 'r1c2 cannot be 9', /9 in r1c2 is not excluded/],
      ['r1c9 cannot be 9', 'r4c9 cannot be 9', /9 in r4c9 is not excluded/],
      ['r1c9 cannot be 9', 'r1c9 cannot be 8', /8 in r1c9 is not excluded/],
    ],
  },
  {
    name: 'a fish',
    candidates: {
      ...without([9], 'r1c1 r1c3 r1c4 r1c5 r1c6 r1c7 r1c9 r5c1 r5c3 r5c4 r5c5 r5c6 r5c7 r5c9'),
      r3c2: [8, 9],
    },
    text: `1. r3c2 is 8.
  Because in rows 1 and 5 the digit 9 can only go in columns 2 and 8 (X-Wing), r3c2 cannot be 9.
  So r3c2 is 8: it has no other candidate left.`,
    lies: [
      ['columns 2 and 8', 'columns 2 and 7', /9 can go in r1c8 too/],
      ['columns 2 and 8', 'columns 2, 7 and 8', /as many units as others/],
      ['rows 1 and 5', 'rows 1 and 6', /9 can go in r6c1 too/],
      ['X-Wing', 'Swordfish', /that is no swordfish/],
      ['X-Wing', 'fish with boxes', /that is no fish with boxes/],
      ['r3c2 cannot', 'r3c3 cannot', /9 in r3c3 is not excluded/],
    ],
  },
  {
    name: 'a single before the last line',
    candidates: { ...without([5], 'r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9'), r9c1: [5, 6] },
    text: `1. r9c1 is 6.
  r1c1 must be 5: no other square in row 1 can be 5.
  So r9c1 is 6: it has no other candidate left.`,
    lies: [
      [
        'r1c1 must be 5: no other square in row 1',
        'r2c1 must be 5: no other square in row 2',
        /5 can go in r2c2 too/,
      ],
    ],
  },
  {
    name: 'a single before the last line that digits close',
    board: board('r1c2=1 r1c3=2 r2c4=5 r3c7=5'),
    candidates: { r9c1: [5, 6] },
    text: `1. r9c1 is 6.
  r1c1 must be 5: the 5s in r2c4 and r3c7 leave no other square in row 1.
  So r9c1 is 6: it has no other candidate left.`,
    lies: [
      ['5s in r2c4 and r3c7 leave', '5 in r2c4 leaves', /nothing sees r1c7/],
      ['r2c4 and r3c7', 'r2c4 and r3c8', /r3c8 is not 5/],
      ['square in row 1', 'square in column 1', /nothing sees r4c1/],
      ['r1c1 must', 'r4c1 must', /r4c1 is not in row 1/],
    ],
  },
];

/** Of a trial of r1c1 = 1, after which it is 2. @param {string[]} lines */
const trial = (...lines) => `1. r1c1 is 2.
  Suppose that r1c1 is 1.
${lines.map((line) => `    ${line}\n`).join('')}  So r1c1 cannot be 1.
  So r1c1 is 2: it has no other candidate left.`;

/** @type {Case[]} */
const TRIALS = [
  {
    name: 'a square without a candidate',
    candidates: { r1c1: [1, 2], r1c2: [1] },
    text: trial('Then r1c2 has no candidate left.'),
    lies: [
      ['r1c2 has', 'r1c3 has', /r1c3 can be 2/],
      ['    Then r1c2 has no candidate left.\n', '', /no contradiction is told/],
      ['  So r1c1 cannot be 1.\n', '', /a trial has no end/],
      ['So r1c1 cannot be 1', 'So r1c1 cannot be 2', /that was not supposed/],
      ['So r1c1 cannot be 1', 'So r1c1 is 1', /that was not supposed/],
      ['Suppose that r1c1 is 1', 'Suppose that r1c1 is 3', /it is no candidate/],
      ['Suppose that', 'Suppose also that', /"also" says what does not stand before/],
      ['    Then r1c2', '  Then r1c2', /is indented wrongly/],
    ],
  },
  {
    name: 'a digit without a place',
    candidates: { r1c1: [1, 2], ...without([1], 'r8c2 r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9') },
    text: trial('Then no square of row 8 can be 1.'),
    lies: [
      ['row 8', 'row 7', /1 can go in r7c2/],
      ['row 8', 'column 1', /1 stands in column 1/],
    ],
  },
  {
    name: 'too few digits',
    candidates: { r1c1: [1, 2], r1c2: [1, 3], r1c3: [1, 3] },
    text: trial('Then in row 1 only 3 is left for r1c2 and r1c3: too few digits.'),
    lies: [
      ['only 3 is', 'only 4 is', /r1c2 can also be 3/],
      ['only 3 is', 'only 3 and 4 are', /there are digits enough/],
      ['r1c2 and r1c3', 'r1c2 and r1c4', /r1c4 can also be 2/],
      ['in row 1', 'in row 2', /r1c2 is not in row 2/],
      ['r1c2 and r1c3', 'r1c2 and r1c2', /there are digits enough/],
    ],
  },
  {
    name: 'too few squares',
    candidates: { r1c1: [1, 2], ...without([2, 3], 'r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9') },
    text: trial('Then in row 1 only r1c2 is left for 2 and 3: too few squares.'),
    lies: [
      ['for 2 and 3', 'for 2 and 4', /4 can go in r1c3 too/],
      ['only r1c2 is', 'only r1c3 is', /2 can go in r1c2 too/],
      ['only r1c2 is', 'only r1c2 and r1c3 are', /there are squares enough/],
      ['in row 1', 'in row 2', /r1c2 is not in row 2/],
    ],
  },
  {
    name: 'what follows under an assumption',
    candidates: { r1c1: [1, 2], r1c2: [1, 3], r1c3: [3, 4, 5], r1c4: [4], r2c3: [3, 5] },
    text: trial(
      'Then r1c2 is 3: it has no other candidate left.',
      'Suppose also that r1c3 is 4.',
      '  Then r1c4 has no candidate left.',
      'So r1c3 cannot be 4.',
      'Then r1c3 is 5: it has no other candidate left.',
      'Then r2c3 has no candidate left.',
    ),
    lies: [
      ['Then r1c2 is 3: it', 'Then r1c3 is 3: it', /r1c3 can also be 4,5/],
      [
        'is 5: it has no other candidate left',
        'is 5: no other square in row 1 can be 5',
        /5 can go in r1c5/,
      ],
      ['Then r1c2 is 3', 'So r1c2 is 3', /no such line may stand here/],
      ['Suppose also that', 'Suppose that', /"also" says/],
      [/ {4}Suppose also.*\n.*\n.*\n/.source, '', /r1c3 can also be 4/],
    ],
  },
  {
    name: 'digits that leave a square one candidate',
    board: board('r1c9=8 r2c9=9'),
    candidates: { r1c1: [1, 2], r1c2: [1, 3], r2c2: [1, 3, 4], r3c3: [4] },
    text: trial(
      'Then r1c2 is 3: the digit in r1c1 leaves it no other candidate.',
      'Then r2c2 is 4: the digits in r1c1 and r1c2 leave it no other candidate.',
      'Then r3c3 has no candidate left.',
    ),
    lies: [
      ['digits in r1c1 and r1c2 leave', 'digit in r1c1 leaves', /3 stands in none of them/],
      ['r1c1 and r1c2', 'r1c1, r1c2 and r1c9', /r1c9 does not see it/],
      ['r1c1 and r1c2', 'r1c1, r1c2 and r2c9', /9 takes nothing/],
      ['r1c1 and r1c2', 'r1c1, r1c2 and r1c2', /3 takes nothing/],
      ['r2c2 is 4', 'r2c2 is 3', /r2c2 can also be 4/],
    ],
  },
  {
    name: 'digits that leave another one place',
    candidates: {
      ...{ r1c1: [1, 2], r2c1: [1, 5], r9c1: [1, 5, 6], r8c9: [5] },
      ...without([5], 'r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8'),
    },
    text: trial(
      'Then r2c1 is 5: the digit in r1c1 leaves it no other candidate.',
      'Then r9c1 is 6: the digits in r1c1 and r2c1 leave it no other candidate.',
      'Then r9c9 is 5: the digit in r9c1 leaves 5 no other place in row 9.',
      'Then r8c9 has no candidate left.',
    ),
    lies: [
      ['digit in r9c1 leaves', 'digit in r1c1 leaves', /nothing takes r9c1/],
      ['digit in r9c1 leaves', 'digits in r1c1 and r9c1 leave', /r1c1 takes no place/],
      ['place in row 9', 'place in column 9', /5 can go in r1c9/],
    ],
  },
  {
    name: 'what cannot be left out',
    candidates: { r1c1: [1, 2], r1c2: [1], r1c3: [1, 2] },
    text: `1. r1c1 is 2.
  Suppose that r1c1 is not 2.
    Then r1c1 is 1: it has no other candidate left.
    Then r1c2 has no candidate left.
  So r1c1 is 2.`,
    lies: [
      ['  So r1c1 is 2.', '  So r1c1 cannot be 2.', /that was not supposed/],
      ['1. r1c1 is 2', '1. r1c1 is 1', /the digit is not what is proved/],
      ['r1c2 has', 'r1c3 has', /r1c3 can be 2/],
    ],
  },
];

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** @type {Case[]} */
const UNPROVED = [
  {
    name: 'a trial in a trial whose lines are left out',
    board: HARD,
    candidates: { r7c7: [3, 5], r8c7: [3, 9] },
    text: `1. r8c7 is 9.
  Suppose that r8c7 is 3.
    That r7c7 is 5 leads to a contradiction, by more lines than can be told here.
    So r7c7 cannot be 5.
    Then r7c7 has no candidate left.
  So r8c7 cannot be 3.
  So r8c7 is 9: it has no other candidate left.`,
    lies: [
      ['That r7c7 is 5', 'That r7c7 is 4', /it is no candidate/],
      ['So r7c7 cannot be 5', 'So r7c7 cannot be 3', /that was not supposed/],
      ['    So r7c7 cannot be 5.\n', '', /a trial has no end/],
    ],
  },
  {
    name: 'a trial on the board whose lines are left out',
    board: HARD,
    candidates: { r8c7: [3, 9] },
    text: '1. r8c7 is 9. It comes from the solution found after r8c7 = 3 was refuted.',
    lies: [
      [
        /^.*$/.source,
        `1. r8c7 is 9.
  That r8c7 is 3 leads to a contradiction, by more lines than can be told here.
  So r8c7 cannot be 3.
  So r8c7 is 9: it has no other candidate left.`,
        /no contradiction is told/,
      ],
      [
        /^.*$/.source,
        `1. r8c7 is 3.
  That r8c7 is 9 leads to a contradiction, by more lines than can be told here.
  So r8c7 cannot be 9.
  So r8c7 is 3: it has no other candidate left.`,
        /a solution has 9 there/,
      ],
    ],
  },
  {
    name: 'a digit of the solution without a refuted digit',
    board: HARD,
    text: '1. r7c7 is 3. It comes from the solution found after r8c7 = 3 was refuted.',
    lies: [
      ['r7c7 is 3', 'r7c7 is 5', /no solution has the digit/],
      ['r8c7 = 3', 'r8c7 = 9', /r8c7 = 9 is not refuted/],
    ],
  },
  {
    name: 'a digit of the solution without an excluded digit',
    board: HARD,
    text: '1. r7c7 is 3. It comes from the solution found by excluding 3 from r8c7.',
    lies: [['excluding 3', 'excluding 9', /no solution has the digit, and not/]],
  },
  {
    name: 'a digit of the solution with an assumed digit',
    board: HARD,
    text: '1. r7c1 is 5. It comes from the solution found by assuming r7c7 = 3.',
    lies: [['r7c7 = 3', 'r7c7 = 5', /no solution has those digits/]],
  },
  {
    name: 'a digit that was tried',
    board: HARD,
    text: '1. r7c7 is 3. Trying it led to a complete solution.',
    lies: [['r7c7 is 3', 'r7c7 is 5', /no solution has that digit/]],
  },
  {
    name: 'a digit that fits',
    board: HARD,
    text: '1. r1c2 is 1. It fits so far: row 1, column 2 and box 1 do not have 1 yet.',
    lies: [
      ['box 1', 'box 2', /its row, column and box are not named/],
      ['r1c2 is 1. It fits', 'r1c2 is 2. It fits', /two digits are told/],
      ['r1c2 is 1', 'r1c3 is 1', /its row, column and box are not named|1 stands/],
    ],
  },
];

export const CASES = [...SINGLES, ...SLICES, ...TRIALS, ...UNPROVED];
