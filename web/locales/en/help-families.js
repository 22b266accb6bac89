/** The Help on the catalogue of techniques in English, loaded when a family is unfolded. */

import { lessons } from './help-lessons.js';

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  ...lessons,

  'help.families':
    'The techniques of HoDoKu 2.2.0 and Sudoku Explainer 1.2.1, and some more, in families. Each has a board that shows it, HoDoKu’s level and score, and Sudoku Explainer’s rating.',
  'help.families.find': 'Find a technique by its name, or by HoDoKu’s code',
  'help.families.links': 'The links, one by one',
  'help.families.hodoku': 'HoDoKu 2.2.0: {level}, {score} ({code})',
  'help.families.se': 'Sudoku Explainer 1.2.1: {rating}',
  'help.families.seFrom': 'Sudoku Explainer 1.2.1: from {rating}',
  'help.families.open': 'Open this board',
  'help.families.noPicture': 'There is no board for this one.',
  'help.families.noBoards': 'The boards cannot be shown: the techniques could not be loaded.',
  'help.families.found': '{count} {count|one=technique|other=techniques}',
  'help.families.entry': '{name} ({family})',
  'help.families.most': '{count} techniques; here are the first {most}',

  'help.families.singles.about':
    'A square that has only one candidate, or a unit with only one place for a digit. Look at units that are nearly full, and at digits that are on the board often. Many puzzles need nothing else.',
  'help.families.locked-candidates.about':
    'In one unit all places for a digit lie in a second unit as well: a box and a row, or a box and a column. The digit goes in one of them, so the rest of the second unit cannot have it. Look for a box whose places for a digit lie in one line. The direct ones are Sudoku Explainer’s: a digit can be placed at once.',
  'help.families.subsets.about':
    'As many digits as squares, in one unit. Either the squares have no other candidates (naked), or the digits have no other places (hidden). Look for squares with two or three candidates, and for digits with two or three places. A locked set lies in a box and in a line, and counts in both. In a firework triple a row and a column cross in a box: outside of it they have one square each for three digits, and the third is where they cross. In a quadruple, two such crossings have two digits each and share those two squares. The direct ones are Sudoku Explainer’s: a digit can be placed at once.',
  'help.families.fish.about':
    'One digit, and as many rows as columns. If in two rows it can only go in the same two columns, it takes one in each row, and these columns have no more of it. Look at one digit at a time, at lines with few places for it. Two lines make an X-Wing, three a Swordfish, four a Jellyfish. Larger ones are never needed: a smaller one across them always does the same.',
  'help.families.finned-fish.about':
    'A fish that is spoiled by a few extra places, its fins. Either a fin is true, or the fish holds after all. So whatever the fish would take goes, if it sees every fin. Look for a fish with one or two places too many, all in one box. It is called sashimi if one of its lines has only a single place left besides the fins. Two such fish of the same lines, with other fins, are Siamese.',
  'help.families.complex-fish.about':
    'Fish with boxes among their units (franken), or with rows and columns on the same side (mutant). The reason stays the same: as many units need the digit as can take it up. They are hard to see and seldom needed. Begin with two boxes that have few places for a digit, and with the lines through them.',
  'help.families.kraken-fish.about':
    'A fish with fins, and a chain from each fin. In type 1 all of them lead where the fish does: the same candidate goes. In type 2 the chains start from all places of one cover unit, and from the fins, and all lead to the same.',
  'help.families.single-digit.about':
    'Two units in which a digit has only two places. If two of these see each other, they are not both true, so one of the far ends is: whatever sees both ends goes. Look at one digit at a time. Two rows, or two columns, make a skyscraper; a row and a column that meet in a box make a 2-string kite; an empty rectangle has a box instead of one of them.',
  'help.families.wings.about':
    'Three squares with few candidates. Whatever the pivot is, one of the other two has a certain digit, so what sees both cannot have it. Look for squares with two candidates each that share one. In a W-Wing the two have the same candidates, and a digit with two places joins them. A WXYZ-Wing has four squares with four digits, of which three can each be in one of the squares only.',
  'help.families.colouring.about':
    'One digit, and units in which it has only two places: one is true, the other is not. Linked on and on, the places take two colours, and one colour is true throughout. Two squares of one colour that see each other prove it wrong (wrap). What sees both colours goes (trap). Multi-colouring compares two such nets. 3D Medusa links the two candidates of a square as well, so a side has several digits; it is also wrong if it leaves a square without a candidate.',
  'help.families.uniqueness.about':
    'All of these rely on the puzzle having one solution. Four squares in two rows, two columns and two boxes cannot come down to the same two digits: these could change places. Look for two or three such squares with the same two candidates. Whatever keeps the pattern from being complete must be true. Loops are the same with more squares. In avoidable rectangles, digits that were placed (not given) count as well. An extended rectangle has three squares each in two lines, and three digits. A clue cover looks at two lines through the same boxes in which little is given: they must not be able to exchange the rest. A reverse BUG does the same with two digits of which little is given. Qiu’s deadly pattern has two such lines, too: if a box has room for two digits only where two of its columns (or rows) cross them, two squares side by side further along these cannot hold the same two digits alone.',
  'help.families.bug.about':
    'Short for bivalue universal grave: a board on which every empty square has two candidates, and every digit two places or none in each unit. It has no solution or several. Look for it near the end, when one to a few squares have a third candidate: one of the extra candidates must be true. Like unique rectangles, this relies on there being one solution.',
  'help.families.sue-de-coq.about':
    'Two or three squares where a line and a box cross, a few more squares of the line and a few more of the box. Together they have just as many digits as squares, so each digit is used up in the line or in the box. Look for a crossing with many candidates, and for squares with two of them beside it.',
  'help.families.multi-digit.about':
    'Two squares where a line and a box cross, the base, have three or four digits between them. Two targets lie beside that line, one in each of the other two boxes that it runs through. Three lines run across, through the third square and the two targets: if one or two rows or columns hold each of these digits there, outside of the three boxes, base and targets have the same two digits. Look for it in very hard puzzles, where hardly anything else helps. In a Junior Exocet Plus a target may be two squares, of which another digit takes one; in a Senior Exocet targets may lie on the three lines outside of the three boxes. A Tridagon has three digits and four boxes at the corners of a rectangle, with three squares each: without other candidates they could not be filled. A bivalue oddagon is the same with two digits and an odd number of squares in a loop, each of which sees the next. An SK-Loop runs through four such boxes, by two squares of a row and two of a column in each: if the digits counted in the rows, columns and boxes are as many as the sixteen squares, all of them are used there. Look for four filled squares where two rows and two columns cross. A multi-sector locked set counts the empty squares where some rows cross some columns, each digit by the rows or by the columns.',
  'help.families.chains.about':
    'If one candidate is false, the next is true; then the next is false, and so on, up to a true one. So one of both ends is true, and whatever both of them rule out goes. An X-chain keeps to one digit, an XY-chain to squares with two candidates, a remote pair to the same two. Look for digits with two places and for squares with two candidates: they are the links.',
  'help.families.loops.about':
    'Chains of any links: two places of a digit, two candidates of a square, groups of squares in a box (grouped). A continuous loop closes without a clash, and of every two that are linked one is true. Sudoku Explainer calls such loops X-, Y- and XY-cycles. A discontinuous loop clashes where it closes, and that decides the candidate there. An AIC is a chain whose ends are not both false.',
  'help.families.als.about':
    'A set of squares in one unit with one digit more than squares: if it loses one digit, it keeps all the others. A digit that cannot be in both of two sets is lost by one of them, which then has all its others. Look for a square with two candidates, two squares with three, three with four. Longer chains go from set to set. In a Death Blossom each candidate of one square takes a digit away from another set.',
  'help.families.exclusion.about':
    'Two or three squares, and every way to fill them. A way that puts equal digits where they see each other, or takes the last candidate from a square that sees them, is crossed out; a candidate without any way left goes. Look for squares that see many others with two candidates. It takes patience rather than an eye.',
  'help.families.forcing.about':
    'All candidates of a square, or all places of a digit, are supposed in turn. Whatever all of them lead to is true (verity). One that leads to a clash is false (contradiction). In a chain each link follows from the one before; in nets and in dynamic chains from several. They settle nearly everything, but there is no way to spot them: one has to try.',
  'help.families.templates.about':
    'A template is a way to place one digit in all rows, columns and boxes. Of those that still fit, a square that is in every one has the digit, and a square that is in none does not. That is work for a computer.',
  'help.families.brute-force.about':
    'Where nothing else helps, HoDoKu takes a digit from the solution. It is not a technique, and there is nothing to spot.',
});
