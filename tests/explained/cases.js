// True steps, each with lies: what is changed in it, and what the checker is to say of that.

/** @typedef {[from: string, to: string, fault: RegExp]} Lie */
/** @typedef {{ name: string, board?: string, candidates?: Record<string, number[]>, text: string, lies: Lie[] }} Case */

/** A board by its digits, such as r1c1=5. @param {string} digits */
function board(digits) {
  const squares = Array(81).fill('.');
  for (const [, row, column, digit] of digits.matchAll(/r(\d)c(\d)=(\d)/g)) {
    squares[(Number(row) - 1) * 9 + Number(column) - 1] = digit;
  }
  return squares.join('');
}

const NAKED = board('r1c1=1 r1c2=2 r1c3=3 r4c9=4 r5c9=5 r6c9=6 r2c7=7 r2c8=8');
const HIDDEN = board('r2c5=9 r3c8=9 r5c2=9 r7c3=9');

/** The squares of column 1 under r3c1, without the digits. @param {number[]} digits */
const columnWithout = (...digits) => {
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit));
  return Object.fromEntries([4, 5, 6, 7, 8, 9].map((row) => [`r${row}c1`, others]));
};

/** @type {Case[]} */
export const SINGLES = [
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
        'It is the last empty square of row 1.',
        'Row 1 has 1, 2, 3, 4, 5, 6, 7 and 9.',
        /is a full house, and is not told as one/,
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
    text: '1. r1c9 is 9. Row 1 has 1, 2 and 3, column 9 has 4, 5 and 6, box 3 has 7 and 8.',
    lies: [
      ['Row 1 has 1, 2 and 3', 'Row 1 has 1, 2 and 8', /8 does not stand in row 1/],
      ['Row 1', 'Row 2', /r1c9 is not in row 2/],
      ['column 9 has 4, 5 and 6', 'column 9 has 4 and 6', /why not 5 is not said/],
      ['4, 5 and 6', '4, 4, 5 and 6', /a digit is named twice/],
      ['box 3 has 7 and 8', 'box 3 has 7, row 1 has 8', /a unit is named twice/],
      ['7 and 8', '7, 8 and 9', /the digit itself is named/],
      [
        'r1c9 is 9.',
        'r1c9 is 9. So r1c9 is 9: it has no other candidate left.',
        /no reason is told/,
      ],
    ],
  },
  {
    name: 'a naked single by what somebody ruled out',
    board: NAKED.replace('8', '.'),
    candidates: { r1c9: [1, 2, 3, 4, 5, 6, 7, 9] },
    text: '1. r1c9 is 9. Row 1 has 1, 2 and 3, column 9 has 4, 5 and 6, box 3 has 7. The candidate 8 was ruled out before.',
    lies: [
      [
        'box 3 has 7. The candidate 8 was',
        'box 3 has 8. The candidate 7 was',
        /7 was not ruled out in r1c9/,
      ],
      [' The candidate 8 was ruled out before.', '', /why not 8 is not said/],
    ],
  },
  {
    name: 'a hidden single',
    board: HIDDEN,
    text: '1. r1c1 is 9. In box 1 nothing else can be 9: the 9s in r2c5, r3c8, r5c2 and r7c3 see the other empty squares.',
    lies: [
      ['r5c2 and r7c3', 'r5c2', /nothing sees r1c3/],
      ['r7c3', 'r8c3', /r8c3 is not 9/],
      ['In box 1', 'In box 2', /r1c1 is not in box 2/],
      ['In box 1', 'In row 1', /r2c5 sees|nothing sees r1c7/],
      ['be 9: the 9s', 'be 8: the 8s', /8 is another digit/],
      [
        ': the 9s in r2c5, r3c8, r5c2 and r7c3 see the other empty squares',
        '',
        /nothing sees r1c2/,
      ],
    ],
  },
  {
    name: 'a hidden single by what somebody ruled out',
    board: HIDDEN.slice(0, 56) + '.' + HIDDEN.slice(57),
    candidates: { r1c3: [1, 2, 3] },
    text: '1. r1c1 is 9. In box 1 nothing else can be 9: the 9s in r2c5, r3c8 and r5c2 see the other empty squares. In r1c3, 9 was ruled out before.',
    lies: [
      ['In r1c3, 9', 'In r1c2, 9', /9 was not ruled out in r1c2/],
      ['In r1c3, 9', 'In r1c3, 8', /8 is another digit/],
      ['In r1c3, 9', 'In r1c3 and r1c4, 9', /r1c4 is no other empty square/],
      [' In r1c3, 9 was ruled out before.', '', /nothing sees r1c3/],
    ],
  },
];

/** @type {Case[]} */
export const SLICES = [
  {
    name: 'a naked pair',
    candidates: { r1c1: [1, 2], r1c2: [1, 2], r1c3: [1, 3] },
    text: `1. r1c3 is 3.
  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c3 cannot be 1.
  So r1c3 is 3: it has no other candidate left.`,
    lies: [
      ['r1c1 and r1c2', 'r1c1 and r1c4', /r1c4 can also be 3,4/],
      ['only be 1 and 2', 'only be 1 and 3', /r1c1 can also be 2/],
      ['naked pair', 'naked triple', /a naked triple is not one of 2/],
      ['be 1 and 2 (', 'be 1, 2 and 4 (', /as many squares as digits/],
      ['r1c3 cannot be 1', 'r1c3 cannot be 3', /3 in r1c3 is not excluded/],
      ['r1c3 cannot be 1', 'r1c3 cannot be 2', /2 in r1c3 was no candidate/],
      ['r1c3 cannot be 1', 'r4c4 cannot be 1', /1 in r4c4 is not excluded/],
      ['So r1c3 is 3', 'So r1c2 is 3', /the digit is not what is proved/],
      ['is 3: it has', 'is 3: nothing else in row 1 can be 3. It has', /is not understood/],
      [
        ': it has no other candidate left',
        ': nothing else in row 1 can be 3',
        /3 can go in r1c4 too/,
      ],
      ['  So r1c3', '    So r1c3', /is indented wrongly/],
      ['  So r1c3 is 3: it has no other candidate left.', '', /the digit is not what is proved/],
      [
        '  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c3 cannot be 1.\n',
        '',
        /nothing is told that had to be known first/,
      ],
      ['So r1c3', 'Then r1c3', /no such line may stand here/],
    ],
  },
  {
    name: 'a hidden pair',
    candidates: { ...columnWithout(8, 9), r1c1: [1, 8, 9], r2c1: [7, 8, 9], r3c1: [1, 7] },
    text: `1. r3c1 is 1.
  Because in column 1 the digits 8 and 9 can only go in r1c1 and r2c1 (hidden pair), r2c1 cannot be 7 and r1c1 cannot be 1.
  Because in column 1 the digits 8 and 9 can only go in r1c1 and r2c1 (hidden pair), r3c1 cannot be 7.
  So r3c1 is 1: it has no other candidate left.`,
    lies: [],
  },
];
