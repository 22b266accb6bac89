/** The lessons of the Help in English, loaded when they are unfolded. */

/** @type {Readonly<Record<string, string>>} */
export const lessons = Object.freeze({
  'help.lessons.about':
    'The techniques of HoDoKu’s first three levels, one by one. Each lesson says why a technique holds and where to look for it, and shows two boards and one on which it nearly holds. After it you can practise, and solve a puzzle that needs nothing harder.',
  'help.lessons.before': 'Before this: ',
  'help.lessons.nearly':
    'Nearly: {square} can be {digit} as well, so nothing follows here. Without this {digit}: {step}',
  'help.lessons.practise': 'Practise it',
  'help.lessons.needed': 'A puzzle that needs it, and nothing harder',
  'help.lessons.used': 'An easy puzzle with it',
  'help.lessons.next': 'Next: {lesson}',
  'help.lessons.found': 'found {count} {count|one=time|other=times}',

  'help.lesson.full-house':
    'Eight of the nine digits of a unit are there. The ninth goes in the last empty square. Look at units that are nearly full.',
  'help.lesson.hidden-single':
    'Every box has every digit once. Take a digit that is on the board often, and a box without it: its copies elsewhere rule out whole rows and columns of the box. If one square is left, the digit goes there, whatever else the square could be. Rows and columns are looked through in the same way.',
  'help.lesson.naked-single':
    'A square takes none of the digits that its row, column and box have already. If these are eight different digits, it takes the ninth. Look where a row, a column and a box meet that are all well filled.',
  'help.lesson.pointing':
    'In a box, all places for a digit lie in one row. The box needs the digit, so it comes in that row, and the squares of the row outside the box cannot have it. The same holds for columns. Look at digits with two or three places in a box.',
  'help.lesson.claiming':
    'Pointing the other way round. In a row, all places for a digit lie in one box. The row needs it there, so the other squares of the box cannot have it. The same holds for columns.',
  'help.lesson.naked-pair':
    'Two squares of a unit have the same two candidates and no others. One of them takes the one, the other takes the other, so both digits are used up. No other square of the unit can have them. Look for squares with two candidates, and then for a twin.',
  'help.lesson.hidden-pair':
    'Two digits have the same two places in a unit, and no others. They fill both squares, so whatever else these squares could be goes. Look for digits with two places in a unit, and compare the places.',
  'help.lesson.locked-pair':
    'A naked pair that lies in a box and in a line at once. It is a pair of both, so its digits go from the rest of the box and from the rest of the line. Whenever you find a pair in a box, see whether it lies in a line.',
  'help.lesson.naked-triple':
    'Three squares of a unit have only three digits between them, and use them up: no other square of the unit can have them. Not every square needs all three; 1 2, 2 3 and 1 3 will do. Look for squares with two or three candidates.',
  'help.lesson.hidden-triple':
    'Three digits have only three squares of a unit for their places. They fill these squares, so whatever else the squares could be goes. Look at digits with two or three places. Where few squares are empty, it may be easier to see the others: they are a naked set.',
  'help.lesson.locked-triple':
    'A naked triple whose three squares lie in a box and in a line at once. Its digits go from the rest of both.',
  'help.lesson.naked-quadruple':
    'Four squares of a unit with only four digits between them: the triple, one larger. Look in units with many empty squares, and leave out the squares with the most candidates.',
  'help.lesson.hidden-quadruple':
    'Four digits with only four squares of a unit for their places. Whatever else these squares could be goes. With eight empty squares or fewer, the other squares are a naked set of at most four, and that is easier to see.',
  'help.lesson.x-wing':
    'In two rows a digit has only two places, in the same two columns. Whichever of the two it is in one row, it is the other in the other row, so both columns get their digit from these rows. No other square of the columns can have it. Take one digit at a time, and look at rows with two places for it; then do the same with columns.',
  'help.lesson.swordfish':
    'An X-Wing with three rows and three columns. The three rows need the digit three times, and all their places lie in three columns, so each of these columns gets its digit there. The rest of the columns cannot have it. A row may have two places or three.',
  'help.lesson.jellyfish':
    'The same with four rows and four columns. It is rare. If the digit is missing in seven rows or fewer, a smaller fish in the columns takes the same candidates.',
  'help.lesson.finned-x-wing':
    'An X-Wing with one or two places too many in one of its rows: fins, in the same box as a corner. Either a fin is true, or the X-Wing holds. What goes in both cases goes: the other places in the column of that corner, inside the box of the fins.',
  'help.lesson.sashimi-x-wing':
    'A finned X-Wing that lacks the corner beside its fins. If no fin is true, the row has its digit at its other corner, so the second row has it in the column where the corner is missing. Either way the other places of this column, inside the box of the fins, go.',
  'help.lesson.skyscraper':
    'In two rows a digit has only two places. One place of each lies in the same column. These two are not both true, so one of the two others is. What sees both of these cannot have the digit. Look for rows, or columns, with two places for a digit.',
  'help.lesson.two-string-kite':
    'A row and a column have only two places for a digit each, and one place of each lies in the same box. These two are not both true, so one of the far ends is. Where the column of one end and the row of the other cross, the digit cannot be.',
  'help.lesson.turbot-fish':
    'Two units with only two places for a digit each, of which one of each see each other. They are not both true, so one of the far ends is, and what sees both ends cannot have the digit. Skyscraper and kite are of this kind; here the units can also be boxes.',
  'help.lesson.empty-rectangle':
    'In a box, all places for a digit lie in one row and one column. In another column the digit has only two places, one of them in that row. Take the row of the other place, and the square where it meets the column of the box. If the digit was there, the box would lose its column; the pair would move into the row, and the box would lose that as well. So it is not there. Rows and columns can change places.',
  'help.lesson.colour-trap':
    'Take one digit. Where a unit has only two places for it, one is true and the other is not. Give them two colours, and go on from each to its other pairs. In the end one colour is true everywhere, and the other nowhere. What sees both colours cannot have the digit.',
  'help.lesson.colour-wrap':
    'Colour as for the trap. If two squares of one colour see each other, they cannot both be true. So this colour is false everywhere, and all of its places go.',
  'help.lesson.multi-colours-1':
    'Two nets of one digit, each with two colours. If a colour of the first sees a colour of the second, these are not both true. So one of the two others is, and what sees both of those cannot have the digit.',
  'help.lesson.multi-colours-2':
    'Two nets again. One colour of the first sees both colours of the second. One of those is true, so this colour is false, and all of its places go.',
  'help.lesson.xy-wing':
    'A square with the candidates x and y, the pivot, sees one with x and z and another with y and z. If the pivot is x, the first is z; if it is y, the second is. So one of the two is z, and what sees both cannot be z. Look at squares with two candidates.',
  'help.lesson.xyz-wing':
    'An XY-Wing whose pivot can be z as well. So z is in the pivot or in one of the others, and what sees all three cannot be z. Such squares lie in the box of the pivot.',
  'help.lesson.w-wing':
    'Two squares have the same two candidates, x and y. A unit has only two places for x, and each of the squares sees one of them. One of the places is x, so the square that sees it is y. Whichever it is: what sees both squares cannot be y.',
  'help.lesson.remote-pair':
    'A chain of squares with the same two candidates, each of which sees the next. They take turns: of the first and the fourth, the one is x and the other y. What sees both can be neither. The same holds for the first and the sixth, and so on.',
  'help.lesson.unique-rectangle-1':
    'Four squares in two rows, two columns and two boxes. If they came down to the same two digits, these could change places, and the puzzle would have two solutions. Three of them can only be these two digits, so the fourth is neither. This holds only if the puzzle has one solution.',
  'help.lesson.unique-rectangle-2':
    'Two squares of the rectangle have the same third candidate. One of them must be it, or the four would come down to two digits. What sees both cannot be it.',
  'help.lesson.unique-rectangle-3':
    'Two squares of the rectangle have more candidates. One of the two takes one of these, so together they are like one square with just these candidates. With other squares of a unit that may make a naked set, which takes its digits from the rest of the unit.',
  'help.lesson.unique-rectangle-4':
    'Two squares of the rectangle have more candidates, and in a unit of both one of the two digits, x, has no other place. So one of the two is x. If the other was y, the four would come down to two digits. So y goes from both.',
  'help.lesson.unique-rectangle-5':
    'As type 2, but the squares with the third candidate lie across, or are three. One of them must be it. What sees all of them cannot be it.',
  'help.lesson.unique-rectangle-6':
    'Two opposite corners can only be x and y, the two others can be more. In both rows, or in both columns, x has no place outside the rectangle. So x fills two opposite corners. If these were the ones that can be more, the four would come down to two digits. So x goes from those.',
  'help.lesson.hidden-rectangle':
    'One corner can only be x and y. In the row and in the column of the opposite corner, x has no place outside the rectangle. If that corner was y, both its neighbours would be x, and the first corner y: the four would come down to two digits. So it is not y.',
  'help.lesson.avoidable-rectangle-1':
    'A rectangle of digits that you have found. Given ones do not count, as they cannot change places. Three corners are filled, and with one digit in the fourth the two digits could change places. That would be a second solution, so the fourth corner does not have it.',
  'help.lesson.avoidable-rectangle-2':
    'Two corners are filled with digits that you have found. Each of the two others lacks one digit to complete the rectangle, and has the same second candidate. One of them must be that, or there would be a second solution. What sees both cannot be it.',
  'help.lesson.bug-plus-1':
    'Every empty square has two candidates but one, which has three. If each digit had just two places in each unit, the board would have no solution or several. One of the three digits has three places in its row, column and box: the square is that one. Look for it near the end.',
});
