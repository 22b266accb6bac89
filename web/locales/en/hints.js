/** Hints, all steps, why a candidate can go: loaded with the first of them. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'hint.title': 'Hints',
  'hint.close': 'Close',
  'hint.more': 'Show more',
  'hint.apply': 'Apply',
  'hint.notation': 'As forums write it',
  'hint.all': 'All steps',
  'hint.missed': 'What did I miss?',
  'hint.whereWrong': 'Where did I go wrong?',
  'hint.invitation': 'Press Hint for the next step, as far as you want to know it.',
  'hint.asking': 'Looking …',
  'hint.stopped': 'Stopped.',
  'hint.applied': 'Done. Press Hint for the next step.',

  // A step, level by level
  'hint.level.easy': 'easy',
  'hint.level.medium': 'medium',
  'hint.level.hard': 'hard',
  'hint.level.unfair': 'unfair',
  'hint.level.extreme': 'extreme',
  'hint.cost':
    'There is a step, {level} by HoDoKu’s scale: {count} {count|one=point|other=points}.',
  'hint.costOnly': 'There is a step. It costs {count} {count|one=point|other=points}.',
  'hint.rated': 'There is a step. Sudoku Explainer rates it {rating}.',
  'hint.found': 'There is a step.',
  'hint.single': 'Some square or unit has only one choice left.',
  'hint.technique': 'Look for this technique: {technique}.',
  'hint.inUnit': 'Look in {unit}.',
  'hint.withDigit': 'Look at the digit {digit}.',
  'hint.squares': 'Look at {squares}.',
  'hint.ends': 'Look at both ends, {squares}.',
  'hint.loop': 'It begins and ends in {squares}.',
  'hint.tidied':
    '{count} {count|one=mark|other=marks} that a digit rules out {count|one=counts|other=count} as gone.',
  'hint.several':
    'The puzzle has several solutions, so techniques that need a single solution are left out.',

  // Something is wrong, level by level
  'hint.wrong': 'First of all: something on the board is wrong.',
  'hint.wrong.digits': '{count} {count|one=digit is|other=digits are} wrong.',
  'hint.wrong.marks':
    'In {count} {count|one=square|other=squares} the right digit is not among the marks.',
  'hint.wrong.box': 'Look in {unit}.',
  'hint.wrong.square': 'Look at {square}.',
  'hint.wrong.digit': '{square} is not {digits}.',
  'hint.wrong.mark': 'The marks of {square} lack {digits}.',
  'hint.wrong.since': 'That was move {move}.',
  'hint.wrong.mend': 'Apply puts it right.',
  'hint.wrong.mendOrBack': 'Apply puts it right; or go back to before the mistake.',

  // No step
  'hint.none.full': 'The board is full.',
  'hint.none.clash': 'Equal digits clash. Correct that first.',
  'hint.none.contradictory': 'The given digits have no solution, so there is no step to look for.',
  'hint.none.lost': 'The board no longer has a solution. “Where did I go wrong?” says since when.',
  'hint.none.stuck':
    'None of the techniques that are turned on finds a step here. Select a square and press “Why must it be?” for a short proof of its digit.',
  'hint.none.lostHere': 'The board no longer has a solution.',
  'hint.none.stuckHere': 'None of the techniques that are turned on finds a step here.',
  'hint.none.practised': 'The technique that is practised finds no step here.',
  'hint.none.nothingMissed': 'You have not missed anything that the techniques find.',

  // All steps
  'hint.all.count': '{count} {count|one=step|other=steps} on this board.',
  'hint.all.soFar': '{count} {count|one=step|other=steps} so far …',
  'hint.all.none': 'None of the techniques that are turned on finds a step here.',
  'hint.all.lost': 'There was no room for {count} more.',
  'hint.group': '{technique} ({count})',
  'hint.named': '{technique}: {result}',
  'hint.unlocks':
    'leads on to {count} {count|one=digit|other=digits} and {candidates} fewer candidates',
  'hint.unlocks.nothing': 'leads no further by itself',
  'hint.filter': 'Which steps',
  'hint.filter.technique': 'Technique',
  'hint.filter.every': 'All',
  'hint.filter.level': 'Level',
  'hint.filter.anyLevel': 'Any',
  'hint.filter.upTo': 'up to {level}',
  'hint.filter.placing': 'Only those that place a digit',
  'hint.filter.here': 'Only about the selected square or digit',
  'hint.filter.progress': 'Those that lead on furthest first',
  'hint.filter.none': 'None of the steps is of this kind.',
  'hint.places': '{squares} is {digit}',

  // Why a candidate can go
  'why.button': 'Why can this digit go?',
  'why.point': 'Click a small digit, or select a square and type a digit.',
  'why.filled': 'That square has its digit already.',
  'why.inSolution': '{digit} stays in {square}: the solution has it there.',
  'why.none': 'Nothing takes {digit} from {square}.',
  'why.found': 'This takes {digit} from {square}:',
  'why.foundByPath':
    'Together these {count} steps take {digit} from {square}, one after the other. There may be a shorter way.',
  'why.trueBeyond':
    'No technique takes {digit} from {square}. But suppose it is there: that leads to a contradiction.',
  'why.proved': 'No technique takes {digit} from {square}, but a short proof does:',
  'why.onlyTried': '{square} is not {digit}, but no technique shows it: only trying does.',
  'why.depends': 'Some solutions have {digit} in {square}, others do not.',
  'why.seen': '{digit} is already in the row, column or box of {square}.',

  // A step that was written elsewhere
  'line.found': 'This step is on the board, as it is written:',
  'line.other': 'The same follows here, by this step:',
  'line.isThere': 'That cannot be: {square} is {digit}.',
  'line.mayBe': 'That does not follow: {square} may be {digit}.',
  'line.isNot': 'That cannot be: {square} is not {digit}.',
  'line.done': 'All that it says is on the board already.',
  'line.unseen': 'None of the techniques that are turned on shows that here.',
  'line.unreadable':
    'This step cannot be read. Behind => it needs its conclusion, such as r3c7<>5 or r4c6=6.',
});
