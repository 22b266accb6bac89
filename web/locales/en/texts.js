/**
 * All that the page and the story say in English; ../README.md says how texts are written.
 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'locale.tag': 'en',
  'locale.formats': 'en-GB',

  // How things are called
  'name.square': 'r{row}c{column}',
  'name.row': 'row {number}',
  'name.column': 'column {number}',
  'name.box': 'box {number}',
  'name.rows': 'rows {numbers}',
  'name.columns': 'columns {numbers}',
  'name.boxes': 'boxes {numbers}',
  'name.two': '{first} and {second}',
  'name.single': '{square} = {digit}',
  'name.set': '{digits} in {squares}',
  'name.digitSeparator': '',
  'name.clauseSeparator': '',
  'name.phraseSeparator': ', ',
  'name.sentenceSeparator': ' ',

  // The methods, by slug
  'method.ushio': 'Ushio: determined sets',
  'method.backtracking': 'Backtracking',
  'method.logical-cube': 'Logical cube',
  'method.human': 'Human-like',
  'method.cell-list': 'Cell lists and colour painting',

  // Rules
  'rule.full-house': 'full house',
  'rule.naked-single': 'naked single',
  'rule.hidden-single': 'hidden single',
  'rule.naked-pair': 'naked pair',
  'rule.naked-triple': 'naked triple',
  'rule.naked-quad': 'naked quad',
  'rule.hidden-pair': 'hidden pair',
  'rule.hidden-triple': 'hidden triple',
  'rule.hidden-quad': 'hidden quad',
  'rule.pointing': 'pointing',
  'rule.claiming': 'claiming',
  'rule.x-wing': 'X-Wing',
  'rule.swordfish': 'Swordfish',
  'rule.jellyfish': 'Jellyfish',
  'rule.mixed-fish': 'fish with boxes',
  'rule.trial': 'trial',
  'rule.trial-not': 'trial',
  'rule.case': 'Table 1, case {number}',

  // Why a digit goes where it does, on the board itself: story/README.md has the forms
  'argument.has': '{unit} has {digits}',
  'argument.stand': '{clauses}.',
  'argument.ruledOut':
    'The {count|one=candidate|other=candidates} {digits} {count|one=was|other=were} ruled out before.',
  'argument.full': 'It is the last empty square of {unit}.',
  'argument.hidden.others':
    'In {unit} nothing else can be {digit}: the {digit}{count|one=|other=s} in {squares} {count|one=sees|other=see} the other empty squares.',
  'argument.hidden.other':
    'In {unit} nothing else can be {digit}: the {digit}{count|one=|other=s} in {squares} {count|one=sees|other=see} the other empty square.',
  'argument.hidden.ruledOut':
    'In {unit} nothing else can be {digit}: in {ruledOut} it was ruled out before.',
  'argument.hidden.both':
    'In {unit} nothing else can be {digit}: in {ruledOut} it was ruled out before, and the {digit}{count|one=|other=s} in {squares} {count|one=sees|other=see} the others.',
  'argument.takes': '{squares} cannot be {digits}',
  'argument.nakedSet': 'Because {squares} can only be {digits} ({rule}), {takes}.',
  'argument.hiddenSet':
    'Because in {unit} the digits {digits} can only go in {squares} ({rule}), {takes}.',
  'argument.fish': 'Because in {base} the digit {digit} can only go in {cover} ({rule}), {takes}.',
  'argument.so': 'So {square} is {digit}: {why}.',
  'argument.must': '{square} must be {digit}: {why}.',
  'argument.then': 'Then {square} is {digit}: {why}.',
  'argument.why.naked': 'it has no other candidate left',
  'argument.why.hidden': 'nothing else in {unit} can be {digit}',
  'argument.why.full': 'it is the last empty square of {unit}',
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
  'argument.trials': '{count} further {count|one=trial|other=trials}',
  'argument.chain': 'chain',
  'argument.label': '{names}',
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

  // A digit is placed
  placed: '{square} is {digit}.',
  'placed.unrecorded': 'The reason was not recorded.',
  'placed.afterRefuting':
    'In the solution found after {there} = {other} was refuted, {square} is {digit}.',
  'placed.byExcluding':
    'In the solution found by excluding {other} from {there}, {square} is {digit}.',
  'placed.byAssuming': 'In the solution found by assuming {there} = {other}, {square} is {digit}.',
  'placed.byTrying': 'In the solution found by trying {there} = {other}, {square} is {digit}.',
  'placed.onTrial': 'Trying it led to a complete solution.',
  'placed.fits': 'It fits so far: {units} do not have {digit} yet.',
  takenBack: 'The {digit} in {square} is taken back.',
  'takenBack.next':
    'The {digit} in {square} is taken back: with it, {next} had no digit left to try.',
  'search.anew': 'After this change the search starts again, without the digits it had placed.',

  // Messages of Table 1
  'warning.1':
    'This board has more than one solution: it can be filled both with {square} = {digit} and without it.',
  'warning.3':
    'There may be another solution: the board can be filled with {square} = {digit}, and whether it can be filled without it is undecided.',
  'warning.7':
    'There may be another solution: the board can be filled without {square} = {digit}, and whether it can be filled with it is undecided.',
  'reference.2':
    'Assumed {square} = {digit}: main finished, sub inconsistent. So {square} is {digit}.',
  'reference.4':
    'Assumed {square} = {digit}: main inconsistent, sub finished. So {square} is not {digit}.',
  'reference.deeper': '{count} more {count|one=message|other=messages} inside assumptions',
  'warning.several': 'This board has more than one solution.',
  'warning.maybe': 'There may be another solution.',
  'warning.deeper': '{count} more {count|one=warning|other=warnings} inside assumptions',

  // How a press ended
  'ended.continues': '{count} {count|one=digit|other=digits} placed.',
  'ended.finished': 'Finished: {count} {count|one=digit|other=digits} placed.',
  'ended.deduced': 'No assumption was needed.',
  'ended.assumed.ushio':
    '{count} {count|one=branch|other=branches} of assumptions tried, to a depth of {depth}.',
  'ended.onlySolution': 'It is the only solution.',
  'ended.firstFound': 'The search ends with the first solution that it finds.',
  'ended.deduced.logical-cube': 'No trial was needed.',
  'ended.assumed.logical-cube':
    '{count} {count|one=digit was|other=digits were} tried, and the first that filled the board was taken.',
  'ended.trialsFailed':
    '{count} {count|one=digit was|other=digits were} tried, and none filled the board.',
  'ended.assumed': '{count} {count|one=assumption|other=assumptions} tried, to a depth of {depth}.',
  'ended.deduced.cell-list': 'f(g) had nothing to try.',
  'ended.assumed.cell-list':
    'f(g) tried {count} {count|one=digit|other=digits}, to a depth of {depth}.',
  'answer.time': 'Time taken to solve the puzzle: {seconds} seconds.',
  'answer.right': 'Correct answer.',
  'answer.several': 'Wrong answer: there is more than one solution.',
  'answer.none': 'Wrong answer: there is no solution.',
  'ended.full': 'The board is complete and has no contradiction: there is nothing left to place.',
  'ended.lastSquare': 'That was the last square: the board is complete.',
  'ended.inconsistent': 'Inconsistent: this board has no solution.',
  'ended.indeterminate': 'Indeterminate: too little is given to find a digit.',
  'ended.stuck': 'Stuck: this method knows no further step. You can choose another one.',
  'ended.cancelled': 'Stopped. The board is as it was before.',
  'status.overtaken': 'Stopped, because the board was changed.',
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

  // Sections of the panel
  'section.account': 'How the method found it',
  'section.registered': 'Determined sets, in order of registration ({count})',
  'section.course': 'Determined sets and assumptions, in order',
  'section.deduced': 'What was deduced, in order',
  'section.sets': 'All determined sets now ({count})',
  'section.order': 'The digits, in order ({count})',
  'section.rest': '… and {count} more {count|one=event|other=events}.',
  'section.searched': 'What was placed and taken back, in order ({count})',
  'section.statistics': 'Statistics',
  'section.text': 'Solution as text',
  'section.failed': 'This could not be loaded.',
  'lost.events':
    'The record was full: {count} {count|one=event is|other=events are} missing, so what is shown is incomplete.',
  'lost.notices':
    'The list of messages was full: {count} {count|one=message is|other=messages are} missing.',

  // The page
  'page.title': 'Kakutei: a Sudoku solver that says why',
  'nav.new': 'New',
  'nav.newPuzzle': 'New puzzle',
  'nav.help': 'Help',
  'nav.embed': 'Embed',
  'nav.settings': 'Settings',
  'nav.language': 'Language',
  'nav.credit':
    'The methods are those of Tetsuya Ushio (潮 哲也), Makoto Ito (伊藤 誠), Takuya Kitamoto (北本 卓也) and others',
  'action.step': '1 Step',
  'action.go': 'Go',
  'action.play': 'Play',
  'action.pause': 'Pause',
  'action.stop': 'Stop',
  'action.back': 'Back',
  'action.clear': 'Clear',
  'action.compare': 'Compare',
  'action.common': 'Common digits',
  'action.step.about': 'Place one digit and say why',
  'action.go.about': 'Fill the board',
  'action.play.about':
    'Play the search event by event; Pause keeps the board as it is at that moment',
  'action.stop.about': 'Stop, and leave the board as it was',
  'action.back.about': 'Take back the last move',
  'action.clear.about': 'Empty the board',
  'action.compare.about': 'Run all methods on this board and show them side by side',
  'action.common.about': 'Show what all solutions have in common, and where they differ',
  'action.key': '{about} (key {key})',
  'option.showHow': 'Show how',
  'option.inside': 'Also inside assumptions',
  'option.candidates': 'Candidates on the board',
  'option.method': 'Method',
  'option.view': 'View',
  'action.view.about': 'What the squares show',
  'option.ofMethod': 'Options of the method',
  'option.group': 'Solving',
  'view.digits': 'Digits',
  'view.told': 'Digits, candidates after a step',
  'view.candidates': 'Candidates',
  'view.counts': 'Number of candidates',
  'view.sheet': 'Paint sheet {digit}',
  'view.common': 'Common digits',
  'search.label': 'The search',
  'status.searching': 'Searching … depth {depth}, {visits} visits so far',
  'keypad.label': 'Digits',
  'keypad.digit': 'Enter {digit}',
  'keypad.erase': 'Erase',
  'keypad.armed': '{digit} is selected: now click the squares to put it in.',
  'panel.title': 'What happened',
  'panel.invitation':
    'Press 1 Step to read here why a digit goes where it does, or Go to fill the whole board. You can also type a puzzle of your own.',
  'panel.empty': 'The board is empty. Type a puzzle, or choose an example.',
  'panel.examples': 'Examples:',
  'example.first': 'simple',
  'example.hard': 'with assumptions',
  'example.several': 'several solutions',
  'example.contradictory': 'contradictory',
  'example.loaded': 'A new board, {example}: {count} digits are given.',
  'verdict.none': 'No solution.',
  'verdict.tried': 'With the digits tried so far there is no solution.',
  'verdict.one': 'Exactly one solution.',
  'verdict.several': 'Several solutions.',
  'verdict.counted': 'Several solutions ({count}).',
  'verdict.many': 'Several solutions (more than {count}).',
  'verdict.full': 'Complete: this is a solution.',
  'status.sheet': 'Painted: where {digit} cannot go.',
  'status.sheetKeys':
    'Painted: where {digit} cannot go. Keys 1 to 9 choose the sheet, Esc leaves it.',
  'status.conflicts': 'Equal digits clash: {squares}.',
  'status.running': 'Solving …',
  'status.loading': 'The solver is still being loaded …',
  'status.progress': 'Solving … assumption depth {depth}, {visits} visits so far',
  'status.backSquare': 'Taken back: {square}.',
  'status.backSquares': 'Taken back: {count} squares.',
  'status.cleared': 'The board is now empty. Back restores it.',
  'status.nothingToUndo': 'There is nothing to take back.',
  'board.label': 'Sudoku board',
  'board.square': 'row {row}, column {column}',
  'board.empty': 'empty',
  'board.given': 'given {digit}',
  'board.entered': 'entered {digit}',
  'board.found': 'found {digit}',
  'board.candidates': 'candidates {digits}',
  'board.noCandidates': 'no candidates',
  'board.struck': 'struck out {digits}',
  'board.focused': 'highlighted {digits}',
  'board.last': 'last step',
  'board.conflict': 'conflict',
  'board.wrong': 'contradiction',
  'board.set': 'in the set',
  'board.cause': 'in the excluding set',
  'board.target': 'target',
  'board.base': 'base',
  'board.cover': 'cover',
  'board.fin': 'fin',
  'board.endoFin': 'endo-fin',
  'board.pivot': 'pivot',
  'board.pincer': 'pincer',
  'board.colour': 'colour {name}',
  'board.setNamed': 'set {name}',
  'board.restrictedCommon': 'restricted common',
  'board.floor': 'floor',
  'board.painted': 'painted',
  'board.white': 'white',
  'board.count': '{count} {count|one=candidate|other=candidates}',
  'board.common': '{digit} in every solution',
  'board.differs': 'solutions differ',
  'settings.theme': 'Theme',
  'settings.theme.system': 'system',
  'settings.theme.light': 'light',
  'settings.theme.dark': 'dark',
  'settings.letterKeys': 'Letters work as keys',
  'settings.close': 'Close',

  // The way
  'way.label': 'Walk through the steps',
  'way.title': 'The steps ({count})',
  'way.at': 'Step {at} of {count}',
  'way.count': '{at} / {count}',
  'way.start': 'The board before the first step.',
  'way.back': 'One step back',
  'way.on': 'One step on',
  'way.taken': 'taken back',
  'way.then': 'The board as it was then.',
  'way.lines': 'Line by line',
  'way.account': 'How the method found it',

  // A text to be copied
  'embed.copy': 'Copy',
  'embed.copied': 'Copied.',
  'embed.notCopied':
    'The browser did not allow copying. The text is selected, so you can copy it yourself.',

  // A board that comes from elsewhere
  'arrived.board':
    'A board from {source}: {count} {count|one=digit is|other=digits are} given. Back restores the one before.',
  'arrived.none':
    'No board was found in {source}. A board has 81 squares: digits, and one character for every empty square. Your board is unchanged.',
  'arrived.several':
    'There is more than one board in {source}; only one can be read at a time. Your board is unchanged.',
  'arrived.long':
    'Too much to read: {source} is longer than {limit} characters. Your board is unchanged.',
  'arrived.unreadable': 'It was not possible to read {source}. Your board is unchanged.',
  'arrived.shared': 'the shared text',
  'arrived.pasted': 'the pasted text',
  'arrived.dropped': 'the dropped text',
  'arrived.file': 'the file {name}',
  'arrived.files': 'the files',

  'error.load': 'The solver could not be loaded. The board can still be edited.',
  'error.trap':
    'The solver failed on this board and was restarted. The board is unchanged; if it happens again, please report this board: {board}',
  'error.lost':
    'The solver stopped answering and was restarted. The board is unchanged: press again.',
  'error.other': 'The solver refused this: {message} ({code})',
  'error.noMethod': 'There is no method “{method}” here, so “{name}” is used.',
  'error.retry': 'Try again',
  'error.noStorage':
    'The browser stores nothing for this page: after a reload the board starts afresh.',

  // A new version
  'offline.update': 'A new version is ready.',
  'offline.reload': 'Reload',
  'offline.later': 'Later',
});
