/**
 * The Help in English. Plain text; the Help page gives it headings, pictures and links. The captions use
 * the sentences of the page.
 */

import { methods } from './help-methods.js';

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  ...methods,

  'help.title': 'Help: how to use Kakutei',
  'help.heading': 'How to use Kakutei',
  'help.toBoard': 'Board',
  'help.intro':
    'Stuck in the Sudoku of your newspaper, or wondering why a digit goes where it does? Three steps are enough.',
  'help.contents': 'Contents',

  'help.start.title': 'Three steps',
  'help.enter.title': '1. Enter the puzzle',
  'help.enter': 'Press “Type in”. Now type what is printed, row by row:',
  'help.enter.square':
    'A digit goes into the square with the frame, which then moves on to the next. “Empty” or the key 0 leaves a square empty.',
  'help.enter.digit':
    '“Done” makes it the puzzle and locks its digits; “Cancel” brings back the board from before.',
  'help.enter.paste':
    'If you have the puzzle as text, file or link to another site, press “Open” instead, or paste it anywhere on the page.',
  'help.enter.photo':
    'Or press “Open”, then “Photo”, and hold the paper in front of the camera. You can correct what was read beside the photo.',
  'help.enter.check':
    'The line under the board says how many solutions there are. A puzzle from a newspaper has exactly one. If it says otherwise, compare the digits once more.',
  'help.enter.caption': 'Typed as far as r4c4. The frame marks the square of the next digit.',

  'help.step.title': '2. Press 1 Step',
  'help.step': '“1 Step” takes a single step and says why it holds; pressed again, the next.',
  'help.step.go':
    '“Go” fills the whole board. All its steps are then listed beside or below it, and you can walk through them.',
  'help.step.back':
    '“Undo” takes back the last move, yours or the solver’s. It comes with the keypad when you tap a square.',
  'help.step.free':
    'You may change digits in between: each press starts from the board. (Only backtracking continues where it stopped.)',

  'help.why.title': '3. Read why',
  'help.why': 'The sentence says what you can check on the board:',
  'help.why.sentence':
    'r1c6 is 9. In box 2 no other square can be 9: the 9s in r3c3, r4c4 and r8c5 rule out the other empty squares.',
  'help.why.square':
    'r1c6 is the square in row 1, column 6. Boxes count in reading order; box 2 is outlined.',
  'help.why.causes':
    'Dashed frames show the reason. Each of the 9s closes a row or column, which is hatched.',
  'help.why.struck': 'Where a small digit is crossed out, it cannot go there.',
  'help.why.method':
    'What the method itself did is folded under the sentence, in the terms of its author. The names of techniques and rules lead to this page.',
  'help.why.caption':
    'After one press. Yellow marks the last step, the dot a digit that the solver found.',

  'help.rules.title': 'The rules of Sudoku',
  'help.rules':
    'Each row, each column and each box has every digit from 1 to 9 exactly once. The givens stay as they are.',
  'help.rules.units': 'A unit is a row, a column or a box.',
  'help.rules.sees': 'Squares that share a unit see each other: they cannot have the same digit.',
  'help.rules.candidates':
    'A candidate is a digit that a square can still take, shown as a small digit. Where no digit can be placed yet, a candidate can often be ruled out.',
  'help.rules.caption':
    'r5c5 lies in row 5, column 5 and box 5. Together they have every digit but 5, so r5c5 is 5.',

  'help.techniques.title': 'The usual techniques',
  'help.techniques':
    'From easy to hard. The first four place a digit; the others rule candidates out, until one of the four works again.',
  'help.techniques.see': 'Board',

  'help.fullHouse.title': 'Full house',
  'help.fullHouse': 'A unit has one empty square left. It takes the digit that is missing.',
  'help.fullHouse.caption': 'r6c6 is 4. It is the last empty square of box 5.',
  'help.fullHouse.called': 'In the documents it is one of the singles below.',

  'help.nakedSingle.title': 'Naked single',
  'help.nakedSingle':
    'The row, column and box of a square have eight different digits. It takes the ninth.',
  'help.nakedSingle.caption':
    'r4c6 is 6. Only 6 is left: row 4 has 2, 5 and 9, column 6 has 1, 7 and 8, box 5 has 3 and 4.',
  'help.nakedSingle.called':
    'Ushio: rule (1-1) with one square. Logical cube: 4.4. Human-like: alliance of one. Cell lists: mx = 1.',

  'help.hiddenSingle.title': 'Hidden single in a box',
  'help.hiddenSingle':
    'A digit has one place left in a box: equal digits outside it see all the others.',
  'help.hiddenSingle.caption':
    'r9c7 is 1. In box 9 no other square can be 1: the 1s in r5c9 and r8c5 rule out the other empty squares.',
  'help.hiddenSingle.called':
    'Ushio: rule (4). Logical cube: 4.2. Cell lists: the only white square of a box.',

  'help.hiddenLine.title': 'Hidden single in a row or column',
  'help.hiddenLine':
    'A digit has one place left in a row or column, though its box may have several.',
  'help.hiddenLine.caption':
    'r4c3 is 1. In column 3 no other square can be 1: the 1s in r3c2, r5c9 and r6c6 rule out the other empty squares.',
  'help.hiddenLine.called':
    'Ushio: rules (2) and (3). Logical cube: 4.3. Cell lists: the only white square of a line.',

  'help.nakedPair.title': 'Naked pair',
  'help.nakedPair':
    'Two squares of a unit can only be the same two digits. No other square of the unit can have them.',
  'help.nakedPair.caption':
    'Because r1c7 and r2c7 can only be 1 and 2 (naked pair), r1c9, r3c7, r3c9 and r4c7 cannot be 2. So r5c9 is 2: no other square in column 9 can be 2.',
  'help.nakedPair.called':
    'Ushio: rule (1-1). Logical cube: cyclic cells of two digits (5.1). Human-like: alliance of two.',

  'help.nakedTriple.title': 'Naked triple, naked quad',
  'help.nakedTriple':
    'Three squares of a unit have only three digits between them, or four squares four.',
  'help.nakedTriple.caption':
    'Because r4c5, r5c5 and r6c5 can only be 1, 5 and 8 (naked triple), r5c4, r5c6, r6c4 and r6c6 cannot be 1. So r6c4 is 3: it has no other candidate left.',
  'help.nakedTriple.called':
    'Ushio: rules (1-1) and (1-2). Logical cube: cyclic cells (5.2). Human-like: alliance of three, of four.',

  'help.hiddenPair.title': 'Hidden pair, triple, quad',
  'help.hiddenPair':
    'Two digits can only go in the same two squares of a unit. These squares can be nothing else.',
  'help.hiddenPair.caption':
    'Because in box 5 the digits 4 and 8 can only go in r6c4 and r6c5 (hidden pair), r6c4 cannot be 6 and r6c5 cannot be 6 or 9. So r6c9 is 6: no other square in row 6 can be 6.',
  'help.hiddenPair.called':
    'Ushio: rules (2) to (4). The logical cube and the human-like method see the other squares of the unit as a naked set instead.',

  'help.pointing.title': 'Pointing',
  'help.pointing':
    'In a box, a digit can only go in one row or column. So the rest of that line cannot have it.',
  'help.pointing.caption':
    'Because in box 4 the digit 3 can only go in row 5 (pointing), r5c4, r5c5 and r5c6 cannot be 3. So r1c4 is 3: no other square in column 4 can be 3.',
  'help.pointing.called':
    'Also: locked candidates. Logical cube: 5.3. Human-like: AB reduction, n = 1. Cell lists: indirect line elimination.',

  'help.claiming.title': 'Claiming',
  'help.claiming':
    'In a row or column, a digit can only go in one box. So the rest of that box cannot have it.',
  'help.claiming.caption':
    'Because in row 4 the digit 3 can only go in box 5 (claiming), r5c4, r5c5 and r5c6 cannot be 3. So r1c4 is 3: no other square in column 4 can be 3.',
  'help.claiming.called': 'Also: locked candidates. Human-like: AB reduction, n = 1.',

  'help.xWing.title': 'X-Wing',
  'help.xWing':
    'In two rows a digit can only go in the same two columns. So the other squares of these columns cannot have it. Likewise with rows and columns exchanged.',
  'help.xWing.caption':
    'Because in rows 5 and 9 the digit 5 can only go in columns 1 and 7 (X-Wing), r3c7, r4c1 and r7c7 cannot be 5. So r3c7 is 4: it has no other candidate left.',
  'help.xWing.called':
    'Logical cube: the diagonals of a rectangle (5.5). Human-like: AB reduction, n = 2.',

  'help.swordfish.title': 'Swordfish, Jellyfish',
  'help.swordfish':
    'The same with three rows and three columns, or with four and four. With boxes among them: a mixed fish.',
  'help.swordfish.caption':
    'Because in rows 3, 6 and 7 the digit 8 can only go in columns 3, 5 and 9 (Swordfish), r1c3, r1c5, r2c5, r2c9, r5c9 and r9c5 cannot be 8. So r1c3 is 6: it has no other candidate left.',
  'help.swordfish.called':
    'Human-like: AB reduction, n = 3 and 4. Logical cube, with two boxes: 5.4.',

  'help.chain.title': 'Chain',
  'help.chain':
    'Suppose a digit and follow what it forces, square by square. If that contradicts the digit, it is wrong.',
  'help.chain.caption':
    'Suppose that r4c2 is 6. Then r3c2 is 1, r3c9 is 3 and r4c9 is 6, a second 6 in row 4. So r4c2 cannot be 6. So r4c2 is 9: it has no other candidate left.',
  'help.chain.called': 'Human-like: 4.3. Elsewhere: alternating inference chain (AIC).',

  'help.trial.title': 'Trial',
  'help.trial':
    'Suppose a digit and solve on. If a square has no candidate left, or a unit no square for a digit, that is a contradiction: the digit is wrong.',
  'help.trial.caption':
    'Suppose that r1c9 is 1 (1). Then r1c7 is 3 (2), r5c7 is 9 (3) and r6c7 is 1 (4). Then r6c8 has no candidate left. So r1c9 cannot be 1.',
  'help.trial.called':
    'Ushio and human-like: assumption. Logical cube: trial (5.7). Cell lists: f(g). Backtracking does nothing else.',

  'help.lessons.title': 'Lessons',
  'help.families.title': 'The catalogue of techniques',
  'help.families.all': 'Show all',
  'help.families.loading': 'The boards are being worked out …',

  'help.methods.title': 'The six methods',
  'help.methods':
    'Behind “Method” you choose which of six finds the digits. Five were published; each is explained in our words, with its author’s names for things. The sixth uses the usual techniques.',
  'help.method.more': 'Details',
  'help.method.ends': 'How it ends',
  'help.method.proves': 'What it proves',

  'help.glance.title': 'The six side by side',
  'help.glance.compare':
    '“Compare”, there too, runs all six on the board and says how each ended, what it used, and how long it took. Open a row to read its solution; the board stays.',
  'help.glance.method': 'Method',
  'help.glance.tries': 'Tries digits out',
  'help.glance.stops': 'May stop without a digit',
  'help.glance.only': 'Whether the solution is the only one',
  'help.glance.ushio.tries': 'when no candidate can be excluded; one inside another',
  'help.glance.ushio.stops': 'yes: indeterminate',
  'help.glance.ushio.only': 'it warns if there is or may be another',
  'help.glance.backtracking.tries': 'always',
  'help.glance.backtracking.only': 'not known',
  'help.glance.cube.tries': 'when nothing changes any more; never one inside another',
  'help.glance.cube.stops': 'yes: stuck',
  'help.glance.cube.only': 'known if nothing was tried out',
  'help.glance.human.tries': 'when its three techniques find nothing more; one inside another',
  'help.glance.lists.tries': 'when the sheets decide nothing more; one inside another',
  'help.glance.catalogue.tries': 'when no technique is left',
  'help.glance.catalogue.only': 'known if it finishes',
  'help.glance.never': 'no',
  'help.glance.known': 'known',

  'help.buttons.title': 'More',
  'help.buttons.all': 'What else the page does',
  'help.buttons.showHow.word': 'Show the method’s own account',
  'help.buttons.showHow':
    'Behind “Method”. Also lists the determined sets, or the deductions and what each removed. Point at or tap an entry, and the board draws it.',
  'help.buttons.kinds.word': 'Three kinds of digit',
  'help.buttons.kinds':
    'A given is bold, a digit that you entered is slanted, and a digit that the solver found has a dot under it.',
  'help.buttons.views.word': 'View',
  'help.buttons.views':
    'At the corner of the board. What the squares show beside the digits: their candidates, always in the same positions; how many there are; or the paint sheet of a digit. Ratings are there, too.',
  'help.buttons.hand.word': 'By hand',
  'help.buttons.hand':
    'Square first: tap a square, then a digit of the keypad. Or digit first: with no square selected, tap or type a digit, then all squares that have it. Above the keypad you choose what the keys enter: digits, pencil marks, corner marks or colours. Corner marks, along the top of a square, are yours alone: no hint reads them.',
  'help.buttons.check.word': 'Check my digits',
  'help.buttons.check':
    'Says which of your digits are wrong, and since which move. “Back to before the mistake” leads there.',
  'help.buttons.solutions.word': 'Solutions',
  'help.buttons.solutions':
    'The line under the board counts them up to 1000. Where there are several, “Common digits” shows large what all of them share, and small what a square has in some. The word behind it says how many facts you must keep in mind at once on the way that the page finds: singles are enough (very easy), one more such as a locked candidate (easy), two (moderate), three (hard), four or five (very hard), more (extreme).',
  'help.buttons.ends.word': 'How a method ends',
  'help.buttons.ends':
    'Finished: every square has its digit. Inconsistent: the board has no solution. Indeterminate: too little is given to find a digit. Stuck: this method knows no further step; another may.',
  'help.buttons.new.word': 'New',
  'help.buttons.new':
    'Makes a puzzle with exactly one solution and the symmetry, number of givens and difficulty that you choose. The same seed and choices make the same puzzle.',
  'help.buttons.keep.word': 'Games and Share',
  'help.buttons.keep':
    'The page keeps the game by itself. In the Menu, “Games” keeps it under a name, “Share” gives a board away as link, text or picture, or on paper.',

  'help.keys.title': 'Keys (on a computer)',
  'help.keys.intro':
    'Letters work as keys unless the focus is in a drop-down list; you can turn them off in Settings.',
  'help.keys.key': 'Key',
  'help.keys.does': 'What it does',
  'help.keys.command': '{name}: {about}',
  'help.keys.digits': 'enter a digit in the selected square; on a paint sheet, choose the sheet',
  'help.keys.erase': 'empty the selected square',
  'help.keys.arrows': 'go to the next square',
  'help.keys.far': 'jump by one box',
  'help.keys.several':
    'select several squares, as dragging does, with a finger after holding it still on a square: a digit is then a mark or a corner mark in each, a colour goes to all',
  'help.keys.ends': 'go to the first or last square of the row; with Ctrl, of the board',
  'help.keys.tab': 'leave the board and go through buttons and entries',
  'help.keys.stop':
    'Stop; clear what an entry draws on the board; leave the paint sheets or the common digits',
  'help.keys.keys': 'this list',
  'help.keys.mode': 'what the keys enter: digits, marks, corner marks or colours, in turn',
  'help.keys.corners': 'what the keys enter: corner marks, or digits again',
  'help.keys.mark':
    'pencil the digit in, or take it out; while the keys enter colours, colour the small digit',
  'help.keys.name.mark': 'Shift + 1 … 9',
  'help.keys.share': 'Share: the puzzle or the board as a link, text, picture or on paper',
  'help.keys.open': 'Open: a puzzle as text, from the clipboard or a file',
  'help.keys.allSteps': 'All steps on the board as it is',
  'help.keys.whyNot':
    'Why can this digit go?: then click a small digit, or select a square and type a digit',
  'help.keys.name.digits': '1 … 9',
  'help.keys.name.erase': '0, Delete, Backspace, Space',
  'help.keys.name.arrows': 'Arrow keys',
  'help.keys.name.far': 'Ctrl + arrow key',
  'help.keys.name.several': 'Shift + arrow key',
  'help.keys.name.ends': 'Home, End',
  'help.keys.name.tab': 'Tab',

  'help.credits.title': 'Credits',
  'help.credits.ushio':
    'The method of determined sets, with its buttons 1 Step and Go, was devised by Tetsuya Ushio (潮 哲也). He describes it in “数独の解法” (A Solution of Sudoku, 2014, last revised 2022), and his own solver has run online since then.',
  'help.credits.ushioLink': 'Tetsuya Ushio’s own solver',
  'help.credits.others': 'The documents of the other four methods',
  'help.credits.java':
    'Backtracking: the author of a Japanese blog article on recursion in Java (“数独解法プログラム 数独の解の見つけ方”), who is not named in it',
  'help.credits.ito':
    'The logical cube: Makoto Ito (伊藤 誠), “ナンバープレイス解法アルゴリズムとFortranによる実装”',
  'help.credits.kitamoto':
    'Human-like solving: Takuya Kitamoto (北本 卓也), “数独パズルの計算機による解析について”, 2013',
  'help.credits.vba':
    'Cell lists and colour painting: the author of a Japanese lecture on Excel VBA (“第4講 数独を解くソフトの開発(1)”), who is not named in it',
  'help.credits.photos':
    'The reader of photos was trained on Baptiste Wicht’s Sudoku dataset (CC BY 4.0).',
  'help.credits.ours':
    'The programs, the texts and the pictures here are ours, and so are any mistakes in them.',
  'help.licence.title': 'Licence',
  'help.licence.about': 'Anyone may use, change and pass on this program under the MIT licence.',
  'help.licence.all': 'The licence in full',
});
