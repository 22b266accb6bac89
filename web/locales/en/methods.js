/** The methods' own accounts in English, and other texts that a solver seldom needs. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  // The methods' own accounts
  'rule.trial': 'trial',
  'rule.trial-not': 'trial',
  'rule.sp-square': 'searchPossibility (1)',
  'rule.sp-row': 'searchPossibility (2)',
  'rule.sp-column': 'searchPossibility (3)',
  'rule.sp-box': 'searchPossibility (4)',
  'rule.rule-1-1': 'rule (1-1)',
  'rule.rule-1-2': 'rule (1-2)',
  'rule.rule-2': 'rule (2)',
  'rule.rule-3': 'rule (3)',
  'rule.rule-4': 'rule (4)',
  'rule.rule-b': 'rule (b)',
  'rule.rule-c': 'rule (c)',
  'rule.complement': 'complement',
  'rule.main': 'main',
  'rule.sub': 'sub',
  'rule.found': '{rule}, {unit}',
  'rule.foundThen': '{rule}, {unit}, then {then}',
  'assumption.title': 'Assumption: {square} = {digit}',
  'branch.main': 'Main: {square} is {digit}',
  'branch.sub': 'Sub: {square} is not {digit}',
  'result.finished': 'Finished: the board can be filled.',
  'result.inconsistent': 'Inconsistent: it leads to a contradiction.',
  'result.indeterminate': 'Indeterminate: it leaves the board undecided.',
  'result.stuck': 'Stuck: nothing more follows.',
  'result.open': 'Ended before a result.',
  'case.skipped': 'With it: solved, in more than one way. Without it: not tried. So with it.',
  'case.1': 'With it: solved. Without it: solved, too. So with it, and there is another solution.',
  'case.2': 'With it: solved. Without it: contradiction. So with it.',
  'case.3':
    'With it: solved. Without it: undecided. So with it, and there may be another solution.',
  'case.4': 'With it: contradiction. Without it: solved. So without it.',
  'case.5': 'With it: contradiction. Without it: contradiction, too.',
  'case.6': 'With it: contradiction. Without it: undecided. On to the next square.',
  'case.7':
    'With it: undecided. Without it: solved. So without it, and there may be another solution.',
  'case.8': 'With it: undecided. Without it: contradiction. On to the next square.',
  'case.9': 'With it: undecided. Without it: undecided, too. On to the next square.',
  'stage.excluded': '{digit} is excluded from {square}.',
  'stage.filled': '{square} is {other}, so {digit} is excluded from it.',
  'stage.digit': '{cause} is {other}, so {digit} is excluded from {square} in {unit}.',
  'stage.noRoom': 'The determined set {cause} fills {square}, so {digit} is excluded from it.',
  'stage.set':
    'In {unit} there is the determined set {cause}, so {digit} is excluded from {square}.',
  'stage.main': '{square} = {digit} is assumed.',
  'stage.sub': 'That {square} is not {digit} is assumed.',
  'stage.digits':
    'In {unit}, only {squares} {count|one=has|other=have} no candidates but {digits}.',
  'stage.enlarged':
    'With {added} added, in {unit} only {squares} {count|one=has|other=have} no candidates but {digits}.',
  'stage.places': 'In {unit}, {digits} can only go in {squares}.',
  'stage.complement':
    'So the other squares of {unit} need the other digits: {digits} {count|one=is|other=are} left for {squares}.',
  'stage.left': 'So {digits} {count|one=is|other=are} left for {squares}.',
  'stage.reduced':
    'The set {smaller} is known, so {digits} {count|one=is|other=are} left for {squares}.',
  'stage.split': 'Of the known set {larger}, {digits} {count|one=is|other=are} left for {squares}.',
  'stage.registered': 'Registered on level {level}: {set}.',
  'account.finishedList': 'The rest is taken from that solution (finishedDSetList).',
  'account.firstOf':
    'In that branch the first single set to be registered was {own} = {ownDigit}, in place of {square} = {digit}.',
  'account.tried': 'Trying {square} = {digit} led to a complete solution.',
  'account.follows': 'The solution was found while {square} = {digit} was being tried.',
  'visit.free': 'Any digit fits in {square} so far.',
  'visit.tried': 'Before it, {digits} {count|one=was|other=were} tried here and taken back.',
  'painted.only':
    'On the sheet of {digit}, {square} is the only white square of {unit}: the others are painted by {ways}.',
  'painted.last': 'On the sheet of {digit}, {square} is the last white square of {unit}.',
  'painted.line': 'line elimination',
  'painted.block': 'block elimination',
  'painted.indirect': 'indirect line elimination',
  'analysis.whole':
    'The press began with the whole analysis: all nine sheets were painted, all cell lists made.',
  'analysis.partial':
    'Partial analysis: the digit changes the {count|one=sheet|other=sheets} of {digits}, and only {count|one=that is|other=those are} looked through again.',
  'status.cube.1': 'Status 1: nothing changes any more.',
  'status.cube.2': 'Status 2: there is a contradiction.',
  'status.cube.3': 'Status 3: this is the answer.',
  'adopted.skipped':
    'Assuming {square} = {digit} fills the board in more than one way, so excluding it was not tried.',
  'adopted.1': 'Assuming {square} = {digit} fills the board; so does excluding it.',
  'adopted.2':
    'Assuming {square} = {digit} fills the board; excluding it leads to a contradiction.',
  'adopted.3':
    'Assuming {square} = {digit} fills the board; excluding it leaves the board undecided.',
  'adopted.4':
    'Assuming {square} = {digit} leads to a contradiction; without it the board can be filled, and this digit follows first.',
  'adopted.7':
    'Assuming {square} = {digit} leaves the board undecided; without it the board can be filled, and this digit follows first.',

  // The deductions of the methods on candidates
  'rule.cube-box': '4.2 one place in a box (hidden single)',
  'rule.cube-row': '4.3 one place in a row (hidden single)',
  'rule.cube-column': '4.3 one place in a column (hidden single)',
  'rule.cube-depth': '4.4 depth (naked single)',
  'rule.cube-cycle-2': '5.1 cyclic cells of 2 (naked pair)',
  'rule.cube-cycle': '5.2 cyclic cells of {n} (naked subset)',
  'rule.cube-line': '5.3 row or column in a box (pointing)',
  'rule.cube-two-boxes': '5.4 lines across two boxes',
  'rule.cube-rectangle': '5.5 diagonals of a rectangle (X-Wing)',
  'rule.cube-hamada': '5.6 Hamada logic',
  'rule.cube-trial': '5.7 trial',
  'rule.alliance': '{n}-country alliance (naked subset)',
  'rule.alliance-1': 'one candidate (n-country alliance, n = 1)',
  'rule.alliance.single': '{n}-country alliance (hidden single)',
  'rule.alliance-2': '2-country alliance (naked pair)',
  'rule.alliance-3': '3-country alliance (naked triple)',
  'rule.alliance-4': '4-country alliance (naked quad)',
  'rule.ab-1': 'AB reduction, n = 1 (locked candidates)',
  'rule.ab': 'AB reduction, n = {n} (fish)',
  'rule.chain': 'chain of {n} (AIC)',
  'rule.supposed': 'assumption',
  'rule.list-block': 'last white in a block (hidden single)',
  'rule.list-row': 'last white in a line (hidden single)',
  'rule.list-column': 'last white in a line (hidden single)',
  'rule.list-indirect': 'indirect line elimination (pointing)',
  'rule.list-single': 'one digit in the cell list (naked single)',
  'rule.list-tried': 'f(g)',
  'deduction.cube-unit': 'In {unit}, {square} is the only place left for {digit}.',
  'deduction.cube-depth': '{digit} is the only digit left in the depth of {square}.',
  'deduction.cube-cycle': 'In {unit}, only {digits} are left in {squares}.',
  'deduction.cube-line': 'In {unit}, {digit} can only go in {lines}.',
  'deduction.cube-two-boxes':
    'In {boxes}, {digit} can only go in {lines}, so these two boxes need both lines for it.',
  'deduction.cube-rectangle':
    'In {base}, the only places for {digit} are the four corners of a rectangle: it goes either in {colour1} or in {colour2}.',
  'deduction.cube-hamada':
    'A ({pincer1}), A′ ({pivot}) and B ({pincer2}) have the same two candidates, and A and B must be equal. If both were {digit}, {base} would have no place for {digit}.',
  'deduction.alliance-1': 'Only {digit} is left in {square}.',
  'deduction.alliance': 'In {unit}, only {digits} are left in {squares}.',
  'deduction.alliance.single': 'In {unit} only {square} can be {digit}: {digits} go in {squares}.',
  'deduction.ab':
    'n = {count}: A is {base}, B is {cover}. In A, {digit} can only go in {places}, which all lie in B. So in B it goes nowhere else.',
  'deduction.chain':
    'If {square} were {digit}, a chain of {count} {count|one=digit|other=digits} would lead to a contradiction.',
  'deduction.list-elimination':
    'On the sheet of {digit}, {square} is the only white square of {unit}.',
  'deduction.list-indirect':
    'On the sheet of {digit}, all white squares of {unit} lie in {lines}, so the rest of {lines} is painted.',
  'deduction.list-single': 'Only {digit} is left in the cell list of {square}: mx = 1.',
  'deduction.excludes': '{digits} can be removed from {squares}.',
  'deduction.suppose': 'Suppose that {square} is {digit}.',
  'deduction.link-digit': 'Then {square} is not {digit}: it shares {unit} with {from}.',
  'deduction.link-square': 'Then {square} is not {digit}: it is {other}.',
  'deduction.link-last-digit': 'Then {square} is {digit}: it has no other candidate.',
  'deduction.link-last-place': 'Then {square} is {digit}: {unit} has no other place for it.',
  'trial.title': 'Trial: {square} = {digit}',
  'trial.refuted':
    'Trying {square} = {digit} leads to a contradiction, so {square} cannot be {digit}.',

  // The methods side by side
  'compare.leadNone':
    'All methods on this board, which has no solution: whatever they place rests on a wrong board',
  'compare.leadOne': 'All methods on this board, which has exactly one solution',
  'compare.leadSeveral': 'All methods on this board, which has several solutions',
  'compare.leadFull': 'All methods on this board, which is full already',
  'compare.leadEmpty': 'All methods on the empty board, which each fills in its own way',
  'compare.leadClash': 'All methods on this board, in which equal digits clash',
  'compare.done': 'All methods have run.',
  'compare.broken': 'Stopped: not all methods have run.',
  'compare.method': 'Method',
  'compare.ended': 'End',
  'compare.deduced': 'Deduced digits',
  'compare.tried': 'Assumed or taken back',
  'compare.deepest': 'Greatest depth',
  'compare.time': 'Time',
  'compare.finished': 'finished',
  'compare.inconsistent': 'no solution',
  'compare.indeterminate': 'undecided',
  'compare.stuck': 'stuck',
  'compare.limit': 'stopped after {limit} s',
  'compare.stopped': 'stopped',
  'compare.running': 'running …',
  'compare.waiting': 'waiting',
  'compare.instant': '< 0.1 ms',
  'compare.milliseconds': '{time} ms',
  'compare.seconds': '{time} s',
  'compare.over': 'over {time}',
  'compare.sets': 'determined sets',
  'compare.rule.cube-cycle': '5.2 cyclic cells of 3 and more (naked subset)',
  'compare.rule.chain': 'chain (AIC)',
  'compare.rule.tried': 'placed',
  'compare.used': '{label} × {count}',
  'compare.solution': 'How it went: {method}',
  'compare.times': 'Times',
  'compare.logarithmic': 'Times (logarithmic scale)',

  // The faults of a board
  'check.solvable': 'This board has a solution, so nothing on it contradicts anything else.',
  'check.noDigit':
    'Nothing can go in {square}: every digit already stands in its row, its column or its box.',
  'check.noPlace': 'In {unit} there is no place left for {digit}.',
  'check.contradict':
    'These {count} digits contradict each other: take any one away and the contradiction is gone.',
  'check.lost': 'Since move {move} there has been no solution.',
  'check.wrong': '{name} is wrong.',
  'check.wrongSince': '{name} is wrong; you entered it in move {move}.',
  'check.found':
    '{count|one=A digit|other=Digits} found by the solver {count|one=is|other=are} wrong, too: {squares}.',
  'check.marked': 'The right digit is missing from the pencil marks in {squares}.',
  'check.markedSince':
    'The right digit is missing from the pencil marks in {squares}, {count|one=since|other=the first since} move {move}.',
  'check.several': 'The given digits have more than one solution, so no digit can be called wrong.',
  'check.noGivens':
    'No digit is given, so there is nothing to check yours against. Press “Type in”, then “Done”: that makes the digits on the board the puzzle.',
  'check.count': '{count} of the {all} digits you entered {count|one=is|other=are} wrong.',
  'check.marks': 'Not everything is right.',
  'check.right':
    '{count|one=The digit|other=All digits} you entered so far ({count}) {count|one=is|other=are} right.',
  'check.marksRight': 'The right digit is among your pencil marks everywhere.',
  'check.nothing': 'You have not entered anything yet.',
  'check.back': 'Back to before the mistake',
  'check.gone': 'That move is no longer in the history of this board.',

  // A refused press on a board without a solution
  'refused.puzzle': 'The puzzle itself has no solution.',
  'refused.board': 'This board has no solution.',
  'refused.found':
    '{count|one=A digit|other=Digits} found by the solver {count|one=is|other=are} wrong: {squares}.',
  'refused.mend': 'Put it right',
  'refused.mended': 'The mistakes are corrected.',
  'refused.before': 'Back to before it',
  'refused.anyway': 'Go on anyway',
  'unsolvable.text': 'This board has no solution. None of the digits below is proved.',
  'ended.baseless': 'None of the digits placed is proved.',

  // Several solutions
  'solutions.lead': 'Solutions side by side',
  'solutions.all': 'There are {count}. Choose which two to look at.',
  'solutions.some':
    'There are more than {count}; these are the first. Choose which two to look at.',
  'solutions.first': 'First solution to compare',
  'solutions.second': 'Second solution to compare',
  'solutions.number': 'Solution',
  'solutions.differ': 'They differ in {count} squares, which are marked on both.',
  'solutions.same': 'The same solution twice.',

  // The common digits of all solutions
  'common.shared':
    'Large: the {count} {count|one=digit|other=digits} that all solutions share. Small: where they differ.',
  'common.nothing':
    'The solutions share no digit beyond those on the board. Small: the digits that each square has in some solution.',
  'common.one': 'There is only one solution, so nothing differs. Go shows it.',
  'common.none': 'So there is nothing in common to show.',

  // Statistics of a Go of the human-like method
  'statistics.difficulty': 'Difficulty by this method: {score} of 99.',
  'statistics.interest':
    'Interest: {interest} of 100; on average {choices} steps were possible at a time.',
  'statistics.used': '{label}: {count} {count|one=time|other=times}.',
  'statistics.rule.chain':
    'chains: {count} {count|one=time|other=times}, the longest with {longestChain} digits.',
  'statistics.rule.supposed':
    'assumptions: {assumptionsTried} {assumptionsTried|one=time|other=times}, to a depth of {deepestAssumption}.',

  // A new puzzle
  'new.symmetry': 'Symmetry',
  'new.symmetry.none': 'none',
  'new.symmetry.point': 'half turn',
  'new.symmetry.leftRight': 'left and right',
  'new.symmetry.topBottom': 'top and bottom',
  'new.symmetry.both': 'left and right, top and bottom',
  'new.symmetry.quarterTurn': 'quarter turn',
  'new.symmetry.diagonal': 'diagonal',
  'new.givens': 'Given digits',
  'new.number': 'number',
  'new.to': 'to',
  'new.least': 'At least',
  'new.most': 'At most',
  'new.minimal': 'minimal: no given can be removed',
  'new.difficulty': 'Difficulty',
  'new.anyDifficulty': 'any',
  'new.byRating': 'rating, technique',
  'new.seed': 'Seed',
  'new.byChance': 'random',
  'new.seed.about': 'With the same choices, the same seed makes the same puzzle.',
  'new.wrongCount': 'Enter two whole numbers from 17 to 80, the smaller one first.',
  'new.make': 'Make it',
  'new.take': 'Use the nearest',
  'new.making': 'Making …',
  'new.measured': '{count} {count|one=puzzle|other=puzzles} tried for the difficulty.',
  'new.fewest': 'So far {count} given digits.',
  'new.exhausted': 'No such puzzle was found this time.',
  'new.cancelled': 'Stopped.',
  'new.impossible':
    'There is no such puzzle: this symmetry does not allow that number of given digits.',
  'new.nearest': 'The nearest has {count} given digits.',
  'new.level': 'Difficulty: {word}.',
  'new.nearestDifficulty': 'The nearest has {count} given digits and is {word}.',
  'new.made': 'A new puzzle: {count} digits are given.',
  'new.madeMinimal': 'It is minimal.',
  'new.madeSymmetry': 'Symmetry: {symmetry}.',
  'new.madeSeed': 'Seed: {seed}.',

  // A search: its options, and Play
  'search.plays': 'The search is playing.',
  'search.paused':
    'Paused after {count} {count|one=event|other=events}: {placed} {placed|one=digit|other=digits} placed, {takenBack} taken back.',
  'search.speed': 'Speed',
  'search.perSecond': '{count} a second',
  'search.visits': 'Visits',
  'search.placed': 'Placed',
  'search.takenBack': 'Taken back',
  'search.deepest': 'Deepest',
  'search.end': 'the end',
  'search.depth': 'Depth {depth}; the plot shows 0 to {most}',
  'search.plot': 'Plot of the depth, 0 to {most}, over {count} events',
  'option.order': 'Order of digits',
  'option.order.shuffled': 'shuffled',
  'option.order.ascending': 'ascending',
  'option.seeds': 'Seeds',
  'option.seed1': 'First seed of the shuffle',
  'option.seed2': 'Second seed of the shuffle',
  'option.newSeeds': 'New seeds',
  'option.seed.wrong': 'A seed is a whole number from 0 to 4294967295.',
  'option.recursionLimit': 'Limit on the depth of assumptions',
  'option.recursionLimit.wrong': 'The limit is a whole number from 0 to {most}.',

  // Without a network
  'offline.missing': 'The page will not work offline. This file is missing or damaged:',
  'offline.full': 'The page will not work offline: the browser could not store it.',

  // The dialog "Embed"
  'embed.copy': 'Copy',
  'embed.copied': 'Copied.',
  'embed.notCopied':
    'The browser did not allow copying. The text is selected, so you can copy it yourself.',
  'embed.title': 'Embed this puzzle',
  'embed.way': 'Embed as',
  'embed.width': 'Width',
  'embed.fluid': 'fit the available space',
  'embed.pixels': '{width} pixels',
  'embed.height': 'Height (px)',
  'embed.controls': 'What can be used',
  'embed.photo': 'Read photos (uses the camera)',
  'embed.preview': 'Preview',
  'embed.iframe': 'frame (iframe)',
  'embed.element': 'element',
  'embed.link': 'link',
  'embed.code': 'Paste this into the other page',
  'embed.frameTitle': 'Sudoku in Kakutei',
  'embed.linkText': 'This puzzle in Kakutei',

  // The account of rarer presses
  'argument.then': 'Then {square} is {digit}: {why}.',
  'argument.why.taken':
    'the {count|one=digit|other=digits} in {squares} {count|one=leaves|other=leave} it no other candidate',
  'argument.why.closed':
    'the {count|one=digit|other=digits} in {squares} {count|one=leaves|other=leave} {digit} no other place in {unit}',
  'argument.earlier': 'What earlier proofs ruled out stays ruled out.',
  'argument.suppose': 'Suppose that {square} is {digit}.',
  'argument.supposeNot': 'Suppose that {square} is not {digit}.',
  'argument.also': 'Suppose also that {square} is {digit}.',
  'argument.alsoNot': 'Suppose also that {square} is not {digit}.',
  'argument.untold':
    'That {square} is {digit} leads to a contradiction, by more lines than can be told here.',
  'argument.untoldNot':
    'That {square} is not {digit} leads to a contradiction, by more lines than can be told here.',
  'argument.clash': 'Then {clash}.',
  'argument.refuted': 'So {square} cannot be {digit}.',
  'argument.proved': 'So {square} is {digit}.',
  'argument.if': 'If {square} were {digit}, then {way}{clash}.',
  'argument.ifNot': 'If {square} were not {digit}, then {way}{clash}.',
  'argument.after': 'after {way} ',
  'argument.steps': '{count} {count|one=step|other=steps}',
  'trial.trials': '{count} {count|one=trial|other=trials}',
  'trial.size': '{way} in all.',
  'trial.level': '{way}, not counting what is inside trials.',
  'argument.trials': '{count} further {count|one=trial|other=trials}',
  'argument.chain': 'chain',
  'clash.noCandidate': '{square} has no candidate left',
  'clash.noCandidate.if': '{square} would have no candidate left',
  'clash.noPlace': 'no square of {unit} can be {digit}',
  'clash.noPlace.if': 'no square of {unit} could be {digit}',
  'clash.fewDigits':
    'in {unit} only {digits} {count|one=is|other=are} left for {squares}: too few digits',
  'clash.fewDigits.if': 'in {unit} only {digits} would be left for {squares}: too few digits',
  'clash.fewSquares':
    'in {unit} only {squares} {count|one=is|other=are} left for {digits}: too few squares',
  'clash.fewSquares.if': 'in {unit} only {squares} would be left for {digits}: too few squares',
  'placed.afterRefuting': 'It comes from the solution found after {there} = {other} was refuted.',
  'placed.byExcluding': 'It comes from the solution found by excluding {other} from {there}.',
  'placed.byAssuming': 'It comes from the solution found by assuming {there} = {other}.',
  'placed.byTrying': 'It comes from the solution found by trying {there} = {other}.',
  'placed.onTrial': 'Trying it led to a complete solution.',
  'placed.fits': 'It fits so far: {units} do not have {digit} yet.',
  'takenBack.next':
    'The {digit} in {square} is taken back: with it, {next} had no digit left to try.',
  'search.anew': 'After this change the search starts again, without the digits it had placed.',
  'warning.1':
    'This board has more than one solution: it can be filled both with {square} = {digit} and without it.',
  'warning.3':
    'There may be another solution: the board can be filled with {square} = {digit}, and whether it can be filled without it is undecided.',
  'warning.7':
    'There may be another solution: the board can be filled without {square} = {digit}, and whether it can be filled with it is undecided.',
  'reference.2':
    'With {square} = {digit}: solved. Without it: contradiction. So {square} is {digit}.',
  'reference.4':
    'With {square} = {digit}: contradiction. Without it: solved. So {square} is not {digit}.',
  'reference.deeper': '{count} more {count|one=message|other=messages} inside assumptions',
  'warning.maybe': 'There may be another solution.',
  'warning.deeper': '{count} more {count|one=warning|other=warnings} inside assumptions',
  'ended.assumed.ushio':
    '{count} {count|one=branch|other=branches} of assumptions tried, to a depth of {depth}.',
  'ended.firstFound': 'The search ends with the first solution that it finds.',
  'ended.assumed.logical-cube':
    '{count} {count|one=digit was|other=digits were} tried, and the first that filled the board was taken.',
  'ended.trialsFailed':
    '{count} {count|one=digit was|other=digits were} tried, and none filled the board.',
  'ended.assumed': '{count} {count|one=assumption|other=assumptions} tried, to a depth of {depth}.',
  'ended.deduced.cell-list': 'f(g) had nothing to try.',
  'ended.assumed.cell-list':
    'f(g) tried {count} {count|one=digit|other=digits}, to a depth of {depth}.',
  'answer.time': 'Time taken to solve the puzzle: {seconds} seconds.',
  'answer.quick': 'Time taken to solve the puzzle: less than 0.001 seconds.',
  'answer.right': 'Correct answer.',
  'answer.several': 'The lecture calls that a wrong answer: there is more than one solution.',
  'answer.none': 'The lecture calls that a wrong answer: there is no solution.',
  'ended.full': 'The board is complete and has no contradiction: there is nothing left to place.',
  'ended.inconsistent': 'Inconsistent: this board has no solution.',
  'ended.indeterminate': 'Indeterminate: too little is given to find a digit.',
  'ended.stuck': '“{method}” ends here. Hint, or the method “{techniques}”, may find a step.',
  'ended.stuck.techniques':
    'HoDoKu’s techniques that are turned on find no further digit. Hint may still find a step that removes candidates; a method that tries digits can go on.',
  'indeterminate.exhausted': 'Every possible assumption was tried.',
  'indeterminate.limit': 'The limit on the depth of assumptions was reached.',
  'contradiction.givens': 'A row, column or box has the same digit twice: {squares}.',
  'contradiction.determined': '{square} is {digit}, but {other} excludes it.',
  'contradiction.no-place': 'No square of {unit} can be {digit}.',
  'contradiction.squares':
    'In {unit}, only {digits} {count|one=is|other=are} left for {squares}: too few digits.',
  'contradiction.noDigit': '{squares} {count|one=has|other=have} no candidate left.',
  'contradiction.digits':
    'In {unit}, only {squares} {count|one=is|other=are} left for {digits}: too few squares.',
  'contradiction.noSquare': 'No square of {unit} can be {digits}.',
  'contradiction.twoDigits': '{square} would have to be both {otherDigit} and {digit}.',
  'contradiction.twoSquares': 'Both {otherSquare} and {square} would have to be {digit}.',
  'contradiction.searched': 'Every combination was tried, and none fills the board.',
  'contradiction.branches':
    '{square} = {digit} leads to a contradiction, and so does excluding it.',
  'section.registered': 'Determined sets, in order of registration ({count})',
  'section.course': 'Determined sets and assumptions, in order',
  'section.deduced': 'What was deduced, in order',
  'section.sets': 'All determined sets now ({count})',
  'section.order': 'The digits, in order ({count})',
  'section.rest': '… and {count} more {count|one=event|other=events}.',
  'section.searched': 'What was placed and taken back, in order ({count})',
  'lost.events':
    'The record was full: {count} {count|one=event is|other=events are} missing, so what is shown is incomplete.',
  'lost.notices':
    'The list of messages was full: {count} {count|one=message is|other=messages are} missing.',

  // No next deduction
  'next.unable': '“{method}” has no single deductions. These methods have them: {methods}.',
  'next.inconsistent': 'With these digits and marks no solution is left.',
  'next.trial':
    '“{method}” deduces nothing more here. It would now put a digit in on trial, as 1 Step shows.',
  'next.none': '“{method}” deduces nothing more here.',

  // The search for techniques has failed
  'fault.load': 'The techniques could not be loaded.',
  'fault.abi': 'The techniques that were loaded belong to another version of this page. Reload it.',
  'fault.lost': 'The search for techniques stopped answering.',
  'fault.trap': 'The search for techniques failed. If it happens again, please report the puzzle.',
  'fault.memory':
    'There is not enough memory to look for techniques. Close other tabs, then try again.',
  'fault.other': 'The search for techniques failed: {message} ({code})',

  // Typing a puzzle in
  'entry.label': 'Entering a puzzle',
  'entry.now': 'Typing in a puzzle: {count} {count|one=digit|other=digits} so far.',
  'entry.about':
    'Type the puzzle row by row. “Empty” leaves a square empty; a press on a square goes there.',
  'entry.done': 'Done',
  'entry.old': 'Old puzzle',
  'entry.old.about': 'Change the puzzle that was there before',
  'entry.cancel': 'Cancel',
  'entry.ended':
    'The puzzle has {count} {count|one=given|other=givens}. Undo restores what was there before.',
  'entry.cancelled': 'The board is as it was before.',

  // What a screen reader says about squares of the catalogue's patterns and of all solutions
  'board.fin': 'fin',
  'board.pivot': 'pivot',
  'board.pincer': 'pincer',
  'board.endoFin': 'endo-fin',
  'board.setNamed': 'set {name}',
  'board.restrictedCommon': 'restricted common',
  'board.floor': 'floor',
  'board.common': '{digit} in every solution',
  'board.differs': 'solutions differ',
});
