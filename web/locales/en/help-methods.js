/**
 * The Help in English: the six methods.
 */

/** @type {Readonly<Record<string, string>>} */
export const methods = Object.freeze({
  'help.ushio.title': 'Determined sets',
  'help.ushio.idea':
    'Devised by Tetsuya Ushio (潮 哲也). Known sets of squares and digits rule out a candidate, and that may lead to a new set. A set of one square is a digit.',
  'help.ushio.source': '“数独の解法”, 2014, last revised 2022.',
  'help.ushio.ends':
    'Finished; inconsistent; or indeterminate, if every assumption was made and none led to a result.',
  'help.ushio.proves':
    'If assumptions were made, a warning says that there is another solution, or that there may be one, as far as Table 1 shows.',

  'help.terms.set.word': 'Determined set',
  'help.terms.set':
    'Some squares and the same number of digits, where it is certain that these digits fill these squares, in whatever order. The number is the order of the set. A set of order 1 is a single set: one square, one digit, so the digit is found.',
  'help.terms.exclusive.word': 'Exclusive set',
  'help.terms.exclusive':
    'Squares and digits, equally many, that were found to belong together within one row, column or box: the raw material of a determined set.',

  'help.sp.title': 'How a candidate is excluded: (1) to (4)',
  'help.sp.about':
    'All candidates (in Ushio’s words, possibilities; all of them together, pList) are compared with the determined sets, square by square and digit by digit. A set excludes one in four ways:',
  'help.sp.1': '(1) The set has the square but not the digit: the square is taken.',
  'help.sp.2':
    '(2) The set has the digit, all its squares lie in the row of this square, and this square is not one of them: the digit is taken.',
  'help.sp.3': '(3) The same in the column.',
  'help.sp.4': '(4) The same in the box.',
  'help.sp.checks':
    'Two cases end in a contradiction at once: the digit is already determined in this very square, or its row, column or box would be left without a place for it.',
  'help.sp.caption':
    'The set of 1 and 2 in r1c7 and r2c7 lies in column 7 and in box 3. By (3) and (4), 1 and 2 are excluded from the other squares of both.',

  'help.mes.title': 'How an exclusive set is found: rules (1-1) to (4)',
  'help.mes.about':
    'Each time a candidate has been excluded, the row, the column and the box of its square are examined:',
  'help.mes.11.name': 'Rule (1-1).',
  'help.mes.11':
    'The square has n candidates, and exactly n squares of the unit have no others. Here n is 2: in row 5, r5c1 and r5c3 can only be 3 and 4.',
  'help.mes.12.name': 'Rule (1-2).',
  'help.mes.12':
    'There are too few such squares, so each other digit is added in turn, and n + 1 squares are looked for. r4c5 can only be 5 and 8; with 1 added, box 5 has three squares for them: r4c5, r5c5 and r6c5.',
  'help.mes.2.name': 'Rule (2).',
  'help.mes.2':
    'In the row the digit has n places, and exactly n digits have no others than these. Here n is 1: in row 3 nothing but r3c7 can be 5.',
  'help.mes.3.name': 'Rule (3).',
  'help.mes.3': 'The same in the column: in column 3 nothing but r4c3 can be 1.',
  'help.mes.4.name': 'Rule (4).',
  'help.mes.4': 'The same in the box: in box 2 nothing but r1c6 can be 9.',
  'help.mes.more':
    'Too many squares for the digits, or too many digits for the squares, is a contradiction: the board is inconsistent.',

  'help.mds.title': 'How it becomes a determined set: rules (a) to (d)',
  'help.mds.about': 'The exclusive set is compared with the known sets, in their order:',
  'help.mds.b.name': 'Rule (b).',
  'help.mds.b':
    'It contains a known set: that one is taken away from it, and what remains is tried in its place. 1, 3 and 9 fill r5c7, r6c7 and r6c8, and it was known that 1 and 9 fill r6c7 and r6c8. So r5c7 is 3.',
  'help.mds.c.name': 'Rule (c).',
  'help.mds.c':
    'A known set contains it: the known one is deleted, what remains of it is tried and then, if that gave no digit, the new one. It was known that 1, 3 and 9 fill r5c7, r6c7 and r6c8, and now 1 and 9 fill r6c7 and r6c8. So r5c7 is 3.',
  'help.mds.complement.name': 'Complement.',
  'help.mds.complement':
    'Instead of a set of order 5 or more, the rest of its unit is taken, which says the same with fewer squares. The five other empty squares of box 5 can only be 2, 3, 6, 7 and 9, so 4 and 8 fill r6c4 and r6c5.',
  'help.mds.a': '(a) It equals a known set: nothing is new.',
  'help.mds.d':
    '(d) None of these: it is registered. With a single set the search ends, for a digit is found. If it clashes with another single set, the board is inconsistent.',

  'help.assumption.title': 'Assumption: main and sub',
  'help.assumption':
    'When nothing more can be excluded, the method assumes first that a digit goes in a square (main), then that it does not (sub). It takes the squares with two candidates first, then those with three, and so on, and from each its lowest candidate. Both branches are followed to their end, with further assumptions inside them where needed; how many are inside one another is the depth.',

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
    'In cases 2 and 4 the solution is the only one, as far as this assumption goes; the method’s own account reports these cases too. If main itself found two solutions, sub is not tried.',

  'help.functions.title': 'The functions of the program',
  'help.functions': 'In the document, four main functions do this:',
  'help.functions.ss':
    'directs the whole. Its startSearch_body (SSB) excludes until a digit is found, startSearch_level2 (SSL2) chooses what to assume, and trySearch (TS) follows an assumption.',
  'help.functions.sp': 'excludes candidates, by (1) to (4).',
  'help.functions.mes': 'looks for exclusive sets, by rules (1-1) to (4).',
  'help.functions.mds': 'makes determined sets of them, by rules (a) to (d).',

  'help.backtracking.title': 'Backtracking',
  'help.backtracking.source':
    'After a blog article in Japanese on recursion in Java, whose author is not named in it: “数独解法プログラム 数独の解の見つけ方”.',
  'help.backtracking.idea':
    'From a blog article on recursion. Square by square, it places a digit that fits so far; where none fits, it goes back.',
  'help.backtracking.forward.title': 'Forward, square by square',
  'help.backtracking.forward':
    'Givens are passed over. In an empty square the nine digits are tried in turn, in an order that is shuffled anew for each visit. A digit that is already in the row, the column or the box is skipped; any other is placed, and the next square is visited. After the last square the puzzle is solved.',
  'help.backtracking.forward.caption':
    'r1c3 and r1c4 are filled, and r1c6 is visited. In ascending order, 1, 2 and 3 clash; 4 is placed, and the search moves on.',
  'help.backtracking.back.title': 'Back again',
  'help.backtracking.back':
    'When all nine digits have been tried, the visit has failed. The search returns to the square before, takes its digit from the board, and tries the next digit there. So no combination is left out, but some boards take billions of visits.',
  'help.backtracking.back.caption':
    'A little later, every digit clashes in r1c9. So the 9 in r1c8 is taken back; nothing else fits there either, so the 8 in r1c7 is taken back too.',
  'help.backtracking.play':
    '“Play” shows the search event by event, as fast as you like, with its counts and a plot of its depth over time. “Pause” keeps the board as it is at that moment.',
  'help.backtracking.seeds.title': 'The shuffle and its seeds',
  'help.backtracking.seeds':
    'The shuffle comes from a random number generator that starts from two numbers, the seeds. The same board with the same seeds is searched in the same way, so a run can be repeated. The seeds are shown beside the board, where you can note them or type others, and “New seeds” draws new ones. The digits can also be tried in ascending order, without a shuffle. On an empty board the method makes a complete grid at random.',
  'help.backtracking.ends':
    'One press of 1 Step is one event: a digit is placed, or one is taken back; the next press continues from there. Go runs to the first solution (finished), or until the first empty square has no digit left to try (inconsistent).',
  'help.backtracking.proves':
    'That a board has no solution, because everything was tried. Never that a solution is the only one, because the first one ends the search.',

  'help.cube.title': 'The logical cube',
  'help.cube.source':
    'Devised by Makoto Ito (伊藤 誠), in a paper with programs in Fortran: “ナンバープレイス解法アルゴリズムとFortranによる実装”. The numbers below are those of its sections.',
  'help.cube.idea':
    'Devised by Makoto Ito (伊藤 誠). Every square is a stack of nine places, one for each digit. Deductions make one place after the other false.',
  'help.cube.places':
    'Rows, columns and depth make the cube. A place is true as long as its digit is a candidate of its square. Determining a digit makes the places of this digit false in the box, the row and the column, as well as all other places in the depth of the square. The pictures show the cube as the paper does: each square with its candidates, always in the same positions.',
  'help.cube.rounds':
    'A round goes once through all the deductions in the order given here. If it has changed the cube, another round follows. If nothing has changed and some squares are still undecided, only a trial helps.',
  'help.cube.unit.title': '4.2 and 4.3: one place in a box, a row, a column (hidden single)',
  'help.cube.unit':
    'If a digit has a single place in a box, it goes there. The same holds for a row and for a column.',
  'help.cube.unit.captionBox': '4.2: in box 1 the digit 3 has one place, r3c1.',
  'help.cube.unit.captionRow':
    '4.3: box 7 has two places for 3 and decides nothing. Row 8 has only one, r8c3.',
  'help.cube.depth.title': '4.4: one place in the depth (naked single)',
  'help.cube.depth':
    'If a square has a single candidate, it is that digit, wherever else the digit may still go. The rules of the puzzle do not say so themselves, so a program must be told.',
  'help.cube.depth.caption':
    '6 is the only candidate in r2c7. Its box, its row and its column each have two places for 6, so the sections before do not find it.',
  'help.cube.cyclic.title': '5.1 and 5.2: cyclic cells (naked pair, naked subset)',
  'help.cube.cyclic':
    'Two squares of a box, row or column are cyclic cells (a naked pair) if they have the same two candidates and no others: one takes the one digit, the other takes the other. Both digits can be removed from the rest of the unit. In the same way N squares may share N digits (naked triple, naked quad …). Not every square needs to have all of them, but each must have at least two.',
  'help.cube.cyclic.captionPair':
    '5.1: r1c3 and r2c3 have only the candidates 1 and 5. They share box 1 and column 3, so 1 and 5 can be removed from the rest of both.',
  'help.cube.cyclic.captionCycle':
    '5.2: with 1 and 2, 2 and 3, 1 and 3, three squares are cyclic cells. No other square of row 5 can be 1, 2 or 3.',
  'help.cube.line.title': '5.3: a row or column inside a box (pointing)',
  'help.cube.line':
    'If all places for a digit in a box, two or more, lie in one row, the digit goes in that part of the row. It can be removed from the row’s other squares. The same holds for a column.',
  'help.cube.line.caption':
    'In box 6 the places for 3 lie in row 4. So 3 can be removed from r4c4.',
  'help.cube.twoBoxes.title': '5.4: rows and columns across two boxes',
  'help.cube.twoBoxes':
    'Of three boxes side by side, two have places for a digit in the same two rows only. One of these boxes takes one row, the other box the other row, so the digit can be removed from both rows in the third box. The same holds for boxes above one another and two columns.',
  'help.cube.twoBoxes.caption':
    'In boxes 1 and 2 the places for 1 lie in rows 1 and 2. So 1 can be removed from these rows in box 3.',
  'help.cube.rectangle.title': '5.5: the diagonals of a rectangle (X-Wing)',
  'help.cube.rectangle':
    'Two rows have just two places each for a digit, and these are in the same two columns. The digit goes in opposite corners of this rectangle, along one diagonal or the other. Either way each of the two columns has it in a corner, so it can be removed from their other squares. The same holds with rows and columns exchanged.',
  'help.cube.rectangle.caption':
    'In rows 3 and 7 the only places for 3 are in columns 3 and 7. It goes either in r3c3 and r7c7 or in r3c7 and r7c3, so it can be removed from the rest of both columns.',
  'help.cube.hamada.title': '5.6: Hamada logic',
  'help.cube.hamada':
    'A and A′ are cyclic cells of two digits (a naked pair) in a box. B, in another box, has the same two candidates and lies in the row of A′, which is not the row of A. So A and B are both the opposite of A′, and therefore equal. If another row has one of the two digits in the columns of A and B only, then A and B cannot be that digit, because the row would have no place for it. The same holds with rows and columns exchanged.',
  'help.cube.hamada.caption':
    'A is r4c2, A′ is r6c3, B is r6c7: each is 3 or 9, and A and B are equal. If both were 3, row 2 would have no place for 3. So 3 can be removed from A and B.',
  'help.cube.trial.title': '5.7: trial',
  'help.cube.trial':
    'When a round has changed nothing, each place that is still true is tried, on a copy of the cube, square by square and digit by digit, and rounds are run from there. The first trial that ends with a full board is the answer. A trial contains no other trial, and if it ends in a contradiction nothing is learnt from it: the next place is tried.',
  'help.cube.ends':
    'Finished; inconsistent if a contradiction appears without a trial; stuck if no trial leads to an answer. Then the method stops, and you can choose another one.',
  'help.cube.proves':
    'That the solution is the only one, if no trial was needed. After a trial it is not known whether there is another one.',

  'help.human.title': 'Human-like solving',
  'help.human.source':
    'Devised by Takuya Kitamoto (北本 卓也, Yamaguchi University): “数独パズルの計算機による解析について”, COE Lecture Note 49, Kyushu University, 2013, pages 78–82.',
  'help.human.link': 'Kitamoto’s paper',
  'help.human.idea':
    'Devised by Takuya Kitamoto (北本 卓也). Three techniques that people use, each in its most general form: alliance, AB reduction, chain.',
  'help.human.sets':
    'A(i, j) is the set of candidates in row i, column j. Remove digits from these sets until each has only one, and the puzzle is solved. After every success the method starts again with the simplest technique; it makes an assumption only when all three find nothing.',
  'help.human.alliance.title': '4.1: the n-country alliance (naked subset)',
  'help.human.alliance':
    'Some n squares of a row, column or box together have only n candidates. They share these digits among themselves, so the digits can be removed from the unit’s other squares. An alliance of one is a naked single, of two a naked pair, of three a naked triple. From three squares on the sets need not be equal, which makes the alliance harder to see.',
  'help.human.alliance.captionTwo':
    'A(1, 1) and A(1, 4) are both 1 and 2. One of the squares is 1 and one is 2, so both digits can be removed from the rest of row 1.',
  'help.human.alliance.captionThree':
    'A 3-country alliance in box 5: 1 and 2, 2 and 3, 1 and 3. These three digits can be removed from the other six squares.',
  'help.human.ab.title': '4.2: AB reduction (locked candidates, fish)',
  'help.human.ab':
    'Take n units that do not overlap as A, and another n as B. A digit occurs n times in A and n times in B. Suppose now that A has no place for it outside B. Then all n of A are in B as well, B needs no more, and the digit can be removed from B outside A. Rows, columns and boxes may be mixed.',
  'help.human.ab.sizes':
    'With n = 1, a box and a line, it is the simplest case, known as locked candidates (pointing or claiming). Otherwise it is a fish: two rows and two columns are an X-Wing, three and three a Swordfish, four and four a Jellyfish, and with boxes among them a Franken fish. The smallest n is tried first, up to 4.',
  'help.human.ab.captionOne':
    'n = 1: A is box 1, B is row 1. In A all places for 5 lie in B, so 5 can be removed from the rest of B.',
  'help.human.ab.captionTwo':
    'n = 2, X-Wing: A is rows 1 and 2, B is columns 1 and 4. A has 1 only where it meets B, so 1 can be removed from the rest of B.',
  'help.human.ab.captionThree':
    'n = 3, Swordfish: A is rows 2, 5 and 8, B is columns 1, 5 and 9. No row needs all three places.',
  'help.human.chain.title': '4.3: the chain (AIC)',
  'help.human.chain':
    'Suppose that a digit is in a square, and follow one consequence at a time. A candidate that is true makes the same digit false wherever it shares a unit, and the other candidates of its own square false. A candidate that is false makes another one true if its square has just one other, or its unit just one other place for the digit. If the chain contradicts where it began, or an earlier link of its own, the assumption was wrong and the digit can be removed. Because true and false alternate, this is known as an alternating inference chain (AIC). A chain has at most ten true links; for each digit the shortest is shown.',
  'help.human.chain.caption':
    'r1c1 can be 1, 2 and 3, the other four squares 1 and 2. If r1c1 is 1, then r1c4 is 2, r4c4 is 1, r4c2 is 2, and r3c2 is 1: a second 1 in box 1. The same happens with 2, so r1c1 is 3. The solid arrows lead on, the dashed one shows the contradiction.',
  'help.human.supposed.title': '4: assumption',
  'help.human.supposed':
    'When the techniques find nothing more, the method takes the first of the squares with the fewest candidates and assumes these digits in ascending order. Inside an assumption the three techniques work as before, followed by another assumption if needed. After a contradiction the digit is removed. After a solution it goes on until it knows whether there is a second one.',
  'help.human.supposed.caption':
    'The paper’s example of a puzzle that needs an assumption, said to be the hardest in the world. The techniques find nothing here. r8c7 has two candidates, the fewest of all, so the first assumption is made there.',
  'help.human.record.title': 'Difficulty and interest',
  'help.human.record':
    'The method counts the techniques it uses. The paper names what such a record is good for: to judge how difficult and how interesting a puzzle is, and to write out its solution. It does not say how to calculate the figures; the following is our own. After Go they are in the panel under “Statistics”, and the solution under “Solution as text”.',
  'help.human.difficulty':
    'Difficulty, up to 99: the first figure is the rank of the hardest technique that was needed, the second is how often it was used, where 9 stands for nine or more. The ranks are:',
  'help.human.rank.1': '1: squares with one candidate (naked singles)',
  'help.human.rank.2': '2: alliances of two and more (naked subsets)',
  'help.human.rank.3': '3: AB reduction with n = 1 (locked candidates)',
  'help.human.rank.4': '4: AB reduction with n = 2 (such as X-Wing)',
  'help.human.rank.5': '5: AB reduction with n = 3 or 4 (such as Swordfish)',
  'help.human.rank.6': '6: chains of up to four digits',
  'help.human.rank.7': '7: longer chains',
  'help.human.rank.8': '8: assumptions',
  'help.human.rank.9': '9: assumptions inside assumptions',
  'help.human.interest':
    'Interest, from 0 to 100, has two halves. The first is variety: how many techniques besides naked singles the puzzle takes, six being the maximum, and how evenly it uses them. The second is narrowness: 50 divided by the average number of steps that were possible at a time. A puzzle that can be solved from any end scores low.',
  'help.human.ends': 'Finished or inconsistent. It never stops halfway.',
  'help.human.proves':
    'That the solution is the only one, whenever there is no warning; and with a warning, that there is a second one.',

  'help.lists.title': 'Cell lists and colour painting',
  'help.lists.source':
    'After a lecture in Japanese on Excel VBA, whose author is not named in it: “第4講 数独を解くソフトの開発(1)”, part 6.',
  'help.lists.idea':
    'From a lecture on Excel VBA. On a sheet for each digit, every square is painted that cannot take it. The only white square of a unit takes the digit.',
  'help.lists.sheets':
    'The nine sheets are called ironuri (色塗り). A square is painted where the digit is already in the row, the column or the box, or where the square is filled. Taken over all nine sheets, a square has a cell list (rlst), which is the list of its candidates: the digits whose sheets are white there. Their number is mx.',
  'help.lists.sheet.caption': 'The sheet for 8. White squares can still take an 8.',
  'help.lists.analysis.title': 'Whole and partial analysis',
  'help.lists.analysis':
    'Sheets and lists are made once for the whole board. When a digit has been placed, only the lists of the empty squares in its row, column and box are made again, because no others can have changed.',
  'help.lists.analysis.caption':
    'After 5 was placed in r5c5, these are the squares of the partial analysis.',
  'help.lists.elimination.title': 'Line and block elimination (hidden single)',
  'help.lists.elimination':
    'A digit paints its row and its column (line elimination) and its box (block elimination). If that leaves the digit a single white square in a box, a row or a column, it goes there. These come first.',
  'help.lists.elimination.captionBlock': 'Box 2 has one white square on the sheet for 8: r1c6.',
  'help.lists.elimination.captionLine':
    'On the sheet for 7, box 6 has two white squares, but row 5 has only one: r5c7.',
  'help.lists.indirect.title': 'Indirect line elimination (pointing)',
  'help.lists.indirect':
    'If all white squares of a box lie in one row or column, the digit goes somewhere on that line inside the box. The rest of the line is painted as if the digit were there already.',
  'help.lists.indirect.caption':
    'On the sheet for 3, the white squares of box 2 lie in row 3. So r3c7 is painted too.',
  'help.lists.single.title': 'A cell list of one (naked single)',
  'help.lists.single':
    'A square with mx = 1 takes the only digit of its list. The lecture advises against looking for these first: until the middle of a puzzle there are few of them, and they are harder to spot than white squares.',
  'help.lists.single.caption':
    'The number of candidates in each square. Four squares have a list of one.',
  'help.lists.tried.title': 'The procedure f(g)',
  'help.lists.tried':
    'When nothing more follows, a recursive procedure goes through the empty squares row by row. It tries the digits of each cell list in ascending order, and undoes what did not work. It does not stop at the first solution, but goes on to look for a second.',
  'help.lists.result.title': 'The result line',
  'help.lists.result':
    'The lecture’s program ends with the time it took, in seconds, and a verdict: “正しい解答です” (correct answer) if there is exactly one solution and the full board keeps to the rules and the givens, otherwise “誤った解答です” (wrong answer). Here the reason is added.',
  'help.lists.ends': 'Finished or inconsistent. It never stops halfway.',
  'help.lists.proves':
    'That the solution is the only one, or that there is more than one: it counts up to two.',

  'help.catalogue.title': 'Techniques',
  'help.catalogue.idea':
    'Only what people look for: the named techniques, the easiest first. Where none is left, a candidate goes by a short contradiction, and the techniques go on.',
  'help.catalogue.source':
    'In the order of HoDoKu 2.2.0, a program by Bernhard Hobiger, or in that of your own list (“Techniques”).',
  'help.catalogue.order':
    'After each step the search begins again with the easiest technique. Most steps only remove candidates: 1 Step makes one of them, “To the next digit” (behind “Method”) as many as it takes to place a digit. Techniques that rely on there being only one solution, such as unique rectangles, are used only where there is exactly one.',
  'help.catalogue.ends':
    'Finished; inconsistent if a contradiction appears; stuck if no technique finds anything on a board with several solutions. Then the method stops, and you can choose another one.',
  'help.catalogue.proves': 'That the solution is the only one, if the method finishes.',
});
