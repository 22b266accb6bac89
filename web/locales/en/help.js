/**
 * The Help in English. Plain text; the Help page gives it headings, pictures and links.
 */

import { methods } from './help-methods.js';

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  ...methods,

  'help.title': 'Help: how Kakutei solves',
  'help.heading': 'How Kakutei solves',
  'help.toBoard': 'To the board',

  'help.intro':
    'Kakutei knows five published methods. Each is explained here in our words, with the names that its author gave to things and, where there is one, the name that puzzle books use. They differ in what they look for, in whether they try digits out, and in what they can prove.',
  'help.contents': 'Contents',

  'help.start.title': 'Buttons and views',
  'help.start.step':
    '1 Step places exactly one digit and says in a sentence why it goes there. Go places digits to the end and says how it ended. Each press starts afresh from the digits on the board (only backtracking continues where it stopped), so you may type, take back and change whatever you like between two presses.',
  'help.start.showHow':
    'With “Show how”, the panel also lists what the method did on the way. For Ushio’s method these are the determined sets as they were registered, each with the rule that found it and the set that led to it; for the others they are the deductions and what each of them removed. Point at an entry, or go to it with the keyboard, and the board draws it. The name of its rule links to this page. What was found inside an assumption is folded under that assumption.',
  'help.start.kinds':
    'The three kinds of digit look different: a given is bold, a digit that you entered is slanted, and a digit that the solver found has a dot under it.',
  'help.start.views':
    '“View” chooses what the squares show beside the digits: all their candidates, always in the same positions; only the number of candidates; or the paint sheet of one digit, where the keys 1 to 9 switch to another sheet. After a press these are the candidates that the method ended with; before one, those that row, column and box allow.',
  'help.start.solutions':
    'While you type, the line under the board says how many solutions the board has: none, exactly one, or several, counted up to 1000. Where there are several, “Common digits” shows what they have in common: in large type the digits that are the same in all of them, in small type the digits that a square has in some of them.',
  'help.start.new':
    '“New” makes a puzzle with exactly one solution, with the symmetry, number of given digits and difficulty that you choose. The same seed with the same choices makes the same puzzle again. If no such puzzle can be found in reasonable time, it offers the nearest one that it found.',

  'help.terms.title': 'The words',
  'help.terms.unit.word': 'Row, column, box, square',
  'help.terms.unit':
    'The board has 81 squares. Nine of them side by side are a row, nine above one another a column, and the nine inside strong lines a box. r3c5 is the square in row 3, column 5. Boxes are counted in reading order: box 1 is at the top left, box 9 at the bottom right. A row, a column or a box is a unit.',
  'help.terms.candidate.word': 'Candidate',
  'help.terms.candidate':
    'A digit that may still go into a square. At the start every digit is a candidate everywhere. To exclude or remove a candidate is to find that the digit cannot go there. The page shows candidates as small digits. Ushio calls a candidate a possibility, and all of them together the possibility list (pList).',
  'help.terms.set.word': 'Determined set',
  'help.terms.set':
    'Some squares and the same number of digits, where it is certain that these digits fill these squares, in whatever order. The number is the order of the set. A set of order 1 is a single set: one square, one digit, so the digit is found.',
  'help.terms.exclusive.word': 'Exclusive set',
  'help.terms.exclusive':
    'Squares and digits, equally many, that were found to belong together within one row, column or box. It is the raw material of a determined set: compared with the sets known so far, it either becomes one or turns out to be nothing new.',
  'help.terms.assumption.word': 'Assumption, main and sub',
  'help.terms.assumption':
    'When nothing more can be excluded, the method makes an assumption: first that a digit goes in a square (main), then that it does not (sub). Both are followed to their end, with further assumptions inside them where needed. How many are inside one another is the depth.',
  'help.terms.ends.word': 'Finished, inconsistent, indeterminate, stuck',
  'help.terms.ends':
    'A board is finished when every square has its digit; inconsistent when it contradicts itself, so that it has no solution; indeterminate when too little is given to find a digit. A method is stuck when it knows no further step, though another method may.',

  'help.glance.title': 'The five methods',
  'help.glance.compare':
    '“Compare” runs all five on the current board and shows them side by side: how each ended, what it used and how often, and how long it took. Open a row to read that method’s solution; the board does not change.',
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
  'help.glance.never': 'no',
  'help.glance.known': 'known',

  'help.method.ends': 'How it ends',
  'help.method.proves': 'What it proves',

  'help.ushio.title': 'Determined sets',
  'help.ushio.source': 'Devised by Tetsuya Ushio (潮 哲也): “数独の解法”, 2014, last revised 2022.',
  'help.ushio.ends':
    'Finished; inconsistent; or indeterminate, if every assumption was made and none led to a result.',
  'help.ushio.proves':
    'If assumptions were made, a warning says that there is another solution, or that there may be one, as far as Table 1 shows.',

  'help.functions.intro':
    'The method repeats two things: it excludes a candidate, then it looks around that square for squares and digits that now belong together. Everything else serves these two. Four functions, named as in the original program, do the work.',

  'help.sp.about':
    'It goes through all candidates (in Ushio’s words, possibilities), square by square and digit by digit, and compares each with the determined sets. A set excludes it in one of four ways:',
  'help.sp.1': '(1) The set contains the square but not the digit: the square is taken.',
  'help.sp.2':
    '(2) The set contains the digit, all its squares lie in the row of this square, and this square is not one of them: the digit is taken.',
  'help.sp.3': '(3) The same in the column.',
  'help.sp.4': '(4) The same in the box.',
  'help.sp.checks':
    'Two cases end in a contradiction at once: the digit is already determined in this very square, or its row, column or box would be left without a place for it.',
  'help.sp.caption':
    'The set {2, 7} in the first two squares of row 1 lies in that row and in that box. So 2 and 7 can be excluded from all other squares of both.',

  'help.mes.about':
    'It is called each time a candidate has been excluded. It looks at that square and that digit, and examines the row, the column and the box for exclusive sets:',
  'help.mes.11':
    '(1-1) The square has n candidates, and exactly n squares of the unit have no other candidates than these (naked single, naked pair, naked triple …).',
  'help.mes.12':
    '(1-2) If there are too few such squares, each other digit is added in turn, and n + 1 squares are looked for.',
  'help.mes.2':
    '(2) In the row the digit has n places, and exactly n digits have no other places than these (hidden single, hidden pair, hidden triple …).',
  'help.mes.34': '(3), (4) The same in the column and in the box.',
  'help.mes.more':
    'Too many squares for the digits, or too many digits for the squares, is a contradiction: the board is inconsistent.',
  'help.mes.caption11':
    'Rule (1-1): these two squares of box 5 have only the candidates 3 and 8. They form an exclusive set of order 2, a naked pair.',
  'help.mes.caption2':
    'Rule (2): the given 7s rule out every empty square of row 3 but one, so 7 goes there. With n = 1 the exclusive set is a single set, a hidden single: a digit is found.',

  'help.mds.about':
    'It turns an exclusive set into a determined set. If its order is 5 or more, the rest of its unit is used instead, which says the same with fewer squares. Then it is compared with the known sets, in their order:',
  'help.mds.a': '(a) It equals a known set: nothing is new.',
  'help.mds.b':
    '(b) It contains a known set: that set is taken away from it, and what remains is tried in its place.',
  'help.mds.c':
    '(c) A known set contains it: the known set is deleted; what remains of that set without the new one is tried, and then the new one itself.',
  'help.mds.d': '(d) None of these: it is registered.',
  'help.mds.single':
    'Once a single set is registered, the function ends: a digit is found. If it clashes with another single set, the board is inconsistent.',
  'help.mds.caption':
    'Rule (b): the three squares take the digits 1, 4 and 9, and two of them are already known to take 4 and 9. What remains is a single set: 1.',

  'help.ss.about':
    'It directs the whole. It calls searchPossibility until a digit is found. If nothing more can be excluded, it makes an assumption: it takes the squares with two candidates first, then those with three, and so on, and from each square its lowest candidate. Main and sub are both followed; the table says what follows from their results.',

  'help.table.title': 'Table 1: what main and sub decide',
  'help.table.corner': 'Sub \\ Main',
  'help.table.finished': 'Main finished',
  'help.table.inconsistent': 'Main inconsistent',
  'help.table.indeterminate': 'Main indeterminate',
  'help.table.subFinished': 'Sub finished',
  'help.table.subInconsistent': 'Sub inconsistent',
  'help.table.subIndeterminate': 'Sub indeterminate',
  'help.table.1': 'Finished with main. Warning: there is another solution.',
  'help.table.2': 'Finished with main.',
  'help.table.3': 'Finished with main. Warning: there may be another solution.',
  'help.table.4': 'Finished with sub.',
  'help.table.5': 'Inconsistent.',
  'help.table.6': 'Indeterminate; on to the next square.',
  'help.table.7': 'Finished with sub. Warning: there may be another solution.',
  'help.table.8': 'Indeterminate; on to the next square.',
  'help.table.9': 'Indeterminate; on to the next square.',
  'help.table.after':
    'In cases 2 and 4 the solution is the only one, as far as this assumption goes; “Show how” reports these cases too. If main itself found two solutions, sub is not tried.',

  'help.keys.title': 'Keys',
  'help.keys.intro':
    'Letters work as keys unless the focus is in a drop-down list; you can turn them off in Settings.',
  'help.keys.key': 'Key',
  'help.keys.does': 'What it does',
  'help.keys.digits': 'enter a digit in the selected square; on a paint sheet, choose the sheet',
  'help.keys.erase': 'empty the selected square',
  'help.keys.arrows': 'go to the next square',
  'help.keys.far': 'jump by one box',
  'help.keys.ends': 'go to the first or last square of the row; with Ctrl, of the board',
  'help.keys.tab': 'leave the board and go through buttons and entries',
  'help.keys.step': '1 Step',
  'help.keys.go': 'Go',
  'help.keys.play': 'Play or pause a search (backtracking)',
  'help.keys.stop':
    'Stop; clear what an entry draws on the board; leave the paint sheets or the common digits',
  'help.keys.back': 'Back: take back the last move',
  'help.keys.clear': 'Clear: empty the board',
  'help.keys.showHow': 'Show how on or off',
  'help.keys.inside': 'Also inside assumptions on or off',
  'help.keys.candidates': 'Candidates on the board on or off',
  'help.keys.view':
    'next View of the board: digits, candidates, number of candidates, paint sheet and, where there are several solutions, common digits',
  'help.keys.compare': 'Compare: run all methods on this board',
  'help.keys.common': 'Common digits of all solutions on or off',
  'help.keys.name.digits': '1 … 9',
  'help.keys.name.erase': '0, Delete, Backspace, Space',
  'help.keys.name.arrows': 'Arrow keys',
  'help.keys.name.far': 'Ctrl + arrow key',
  'help.keys.name.ends': 'Home, End',
  'help.keys.name.tab': 'Tab',

  'help.credits.title': 'Credits',
  'help.credits.ushio':
    'The method of determined sets, with its buttons 1 Step and Go, was devised by Tetsuya Ushio (潮 哲也). He describes it in “数独の解法” (A Solution of Sudoku, 2014, last revised 2022), and his own solver has run online since then.',
  'help.credits.ushioLink': 'Tetsuya Ushio’s own solver',
  'help.credits.others': 'The other four come from the documents of these authors:',
  'help.credits.java':
    'Backtracking: the author of a Japanese blog article on recursion in Java (“数独解法プログラム 数独の解の見つけ方”), who is not named in it',
  'help.credits.ito':
    'The logical cube: Makoto Ito (伊藤 誠), “ナンバープレイス解法アルゴリズムとFortranによる実装”',
  'help.credits.kitamoto':
    'Human-like solving: Takuya Kitamoto (北本 卓也), “数独パズルの計算機による解析について”, 2013',
  'help.credits.vba':
    'Cell lists and colour painting: the author of a Japanese lecture on Excel VBA (“第4講 数独を解くソフトの開発(1)”), who is not named in it',
  'help.credits.ours':
    'The programs, the texts and the pictures here are ours, and so are any mistakes in them.',
  'help.licence.title': 'Licence',
  'help.licence.about': 'Anyone may use, change and pass on this program under the MIT licence:',
});
