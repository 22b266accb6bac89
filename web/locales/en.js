/**
 * All that the page and the story say in English. Same keys as every other locale; `{name}` is
 * filled in, `{name|one|many}` chooses by number. Plain text: nothing here is read as HTML.
 */

import { help } from './en-help.js';

export const en = Object.freeze({
  ...help,

  'locale.name': 'English',

  // How things are called
  'name.square': 'r{row}c{column}',
  'name.row': 'row {number}',
  'name.column': 'column {number}',
  'name.box': 'box {number}',
  'name.single': '{square} = {digit}',
  'name.set': '{digits} in {squares}',
  'name.listSeparator': ', ',
  'name.listLast': ' and ',
  'name.sentenceSeparator': ' ',

  // Rules
  'rule.spSquare': 'search (1)',
  'rule.spRow': 'search (2)',
  'rule.spColumn': 'search (3)',
  'rule.spBox': 'search (4)',
  'rule.e1_1': 'rule (1-1)',
  'rule.e1_2': 'rule (1-2)',
  'rule.e2': 'rule (2)',
  'rule.e3': 'rule (3)',
  'rule.e4': 'rule (4)',
  'rule.b': 'rule (b)',
  'rule.c': 'rule (c)',
  'rule.complement': 'complement',
  'rule.main': 'main',
  'rule.sub': 'sub',
  'rule.found': '{rule}, {unit}',
  'rule.foundThen': '{rule}, {unit}, then {then}',
  'rule.case': 'Table 1, case {number}',

  // Why a set was registered
  'reason.assumed': 'It is assumed.',
  'reason.digits.single': 'No other digit is left for {square}.',
  'reason.digits.several': 'In {unit} these squares have no other digits left.',
  'reason.digits.enlarged':
    'With one digit added, {unit} has just enough squares for these digits.',
  'reason.places.single': 'In {unit} no other square can still be {digit}.',
  'reason.places.several': 'In {unit} these digits have no other squares left.',
  'reason.complement.single': 'The other squares of {unit} need all the other digits.',
  'reason.complement.several': 'The other squares of {unit} need exactly the other digits.',
  'reason.split': '{larger} were known to belong together; now {smaller}.',
  'reason.left.again': 'In {unit}, {larger} belong together, and {smaller}.',
  'reason.left': '{larger} belong together, and {smaller}.',
  'reason.left.digits': 'In {unit}, {squares} have only {digits} left, and {smaller}.',
  'reason.left.places': 'In {unit}, {digits} can only go to {squares}, and {smaller}.',
  'reason.left.complement':
    'The other squares of {unit} leave {digits} for {squares}, and {smaller}.',
  'clause.single': '{square} is {digit}',
  'clause.set': '{digits} fill {squares}',
  'reason.found': '{set} was found in {unit} by {rule}.',

  // What triggered it
  'trigger.digit': 'The {other} in {cause} has just taken {digit} from {square}.',
  'trigger.set': 'The set {cause} has just taken {digit} from {square}.',
  'trigger.filled': '{square} is {other}, so it cannot be {digit}.',
  'trigger.noRoom': '{square} belongs to the set {cause}, so it cannot be {digit}.',
  'trigger.sub': 'It follows from supposing that {square} is not {digit}.',
  'trigger.unknown': '{digit} has just been excluded from {square}.',

  // A digit is placed
  placed: '{square} is {digit}.',
  'placed.unrecorded': 'The reason was not recorded.',
  'placed.fromFinished':
    'It comes from the solution that the assumption {square} = {digit} led to.',
  'adopted.skipped':
    'Assuming {square} = {digit} fills the board, in more than one way: the other side was not tried.',
  'adopted.1': 'Assuming {square} = {digit} fills the board; so does excluding it.',
  'adopted.2':
    'Assuming {square} = {digit} fills the board; excluding it leads to a contradiction.',
  'adopted.3': 'Assuming {square} = {digit} fills the board; excluding it stays open.',
  'adopted.4':
    'Assuming {square} = {digit} leads to a contradiction; excluding it fills the board, and this is the first digit that follows.',
  'adopted.7':
    'Assuming {square} = {digit} stays open; excluding it fills the board, and this is the first digit that follows.',

  // Assumptions
  'assumption.title': 'Assumption: {square} = {digit}',
  'branch.main': 'Main: {square} is {digit}',
  'branch.sub': 'Sub: {square} is not {digit}',
  'result.finished': 'Finished: the board can be filled.',
  'result.inconsistent': 'Inconsistent: it leads to a contradiction.',
  'result.indeterminate': 'Indeterminate: it stays open.',
  'result.open': 'Left before its end.',
  'case.skipped': 'Main finished with more than one solution, sub not tried: main is adopted.',
  'case.1': 'Main finished, sub finished: main is adopted, and there is another solution.',
  'case.2': 'Main finished, sub inconsistent: main is adopted.',
  'case.3': 'Main finished, sub indeterminate: main is adopted, and there may be another solution.',
  'case.4': 'Main inconsistent, sub finished: sub is adopted.',
  'case.5': 'Main inconsistent, sub inconsistent: a contradiction either way.',
  'case.6': 'Main inconsistent, sub indeterminate: on to the next square.',
  'case.7': 'Main indeterminate, sub finished: sub is adopted, and there may be another solution.',
  'case.8': 'Main indeterminate, sub inconsistent: on to the next square.',
  'case.9': 'Main indeterminate, sub indeterminate: on to the next square.',

  // Messages of Table 1
  'warning.1':
    'This board has more than one solution: it can be filled with {square} = {digit} and also without.',
  'warning.3':
    'There may be another solution: {square} = {digit} fills the board, and whether it can be filled without is left open.',
  'warning.7':
    'There may be another solution: the board can be filled without {square} = {digit}, and whether it can be filled with it is left open.',
  'warning.several': 'This board has more than one solution.',
  'warning.maybe': 'There may be another solution.',
  'warning.deeper': '{count} further {count|warning|warnings} inside assumptions',
  'reference.2':
    'Assumed {square} = {digit}: main finished, sub inconsistent. So {square} is {digit}.',
  'reference.4':
    'Assumed {square} = {digit}: main inconsistent, sub finished. So {square} is not {digit}.',
  'reference.deeper': '{count} further {count|message|messages} inside assumptions',

  // How a press ended
  'ended.continues': '{count} {count|digit|digits} placed.',
  'ended.finished': 'Finished: {count} {count|digit|digits} placed.',
  'ended.withoutAssumptions': 'No assumption was needed.',
  'ended.withAssumptions':
    '{count} {count|branch|branches} of assumptions tried, at most {depth} deep.',
  'ended.full': 'The board is complete and free of contradiction: there is nothing left to place.',
  'ended.lastSquare': 'That was the last square: the board is complete.',
  'ended.inconsistent': 'Inconsistent: this board has no solution.',
  'ended.indeterminate': 'Indeterminate: the board leaves too much open to find a digit.',
  'ended.stuck': 'The method knows no further step here.',
  'ended.cancelled': 'Stopped. The board is as it was before.',
  'status.overtaken': 'Stopped, since the board was changed.',
  'indeterminate.exhausted': 'Every assumption that could be made was tried.',
  'indeterminate.limit': 'The limit on assumptions inside assumptions was reached.',
  'contradiction.givens': 'Equal digits share a row, column or box: {squares}.',
  'contradiction.determined': '{square} is {digit}, but {other} excludes just that.',
  'contradiction.noPlace': 'In {unit} no square is left for {digit}.',
  'contradiction.squares': 'In {unit}, {squares} have only {digits} left: too few digits.',
  'contradiction.noDigit': 'No digit is left for {squares}.',
  'contradiction.digits': 'In {unit}, {digits} have only {squares} left: too few squares.',
  'contradiction.noSquare': 'In {unit} no square is left for any of {digits}.',
  'contradiction.twoDigits': '{square} would have to be both {otherDigit} and {digit}.',
  'contradiction.twoSquares': 'Both {otherSquare} and {square} would have to be {digit}.',
  'contradiction.branches': 'With {square} = {digit} a contradiction follows, and without it, too.',

  // Sections of the panel
  'section.registered': 'Determined sets as they were registered ({count})',
  'section.course': 'Determined sets and assumptions in their order',
  'section.sets': 'All determined sets now ({count})',
  'section.order': 'The digits in their order ({count})',
  'lost.events':
    'The record was full: {count} {count|event is|events are} missing, so what is shown is incomplete.',
  'lost.notices': 'The list of messages was full: {count} {count|message is|messages are} missing.',

  // The page
  'page.title': 'Kakutei: a Sudoku solver that says why',
  'nav.help': 'Help',
  'nav.settings': 'Settings',
  'nav.language': 'Language',
  'nav.credit': 'The method was devised by Tetsuya Ushio (潮 哲也)',
  'action.step': '1 Step',
  'action.go': 'Go',
  'action.stop': 'Stop',
  'action.back': 'Back',
  'action.clear': 'Clear',
  'action.step.about': 'Place one digit and say why',
  'action.go.about': 'Fill the board',
  'action.stop.about': 'Stop what runs; the board is as it was',
  'action.back.about': 'Take back the last move',
  'action.clear.about': 'Empty the board',
  'action.key': '{about} (key {key})',
  'option.showHow': 'Show how',
  'option.inside': 'Also inside assumptions',
  'option.marks': 'Possibilities on the board',
  'option.method': 'Method',
  'option.group': 'Solving',
  'keypad.label': 'Digits',
  'keypad.digit': 'Enter {digit}',
  'keypad.erase': 'Erase',
  'keypad.armed': '{digit} is picked: now click the squares it goes to.',
  'panel.title': 'What happened',
  'panel.invitation':
    'Press 1 Step and read here why a digit goes where it goes, or Go to see the whole board filled. Or type a puzzle of your own.',
  'panel.empty': 'The board is empty. Type a puzzle, or take an example.',
  'panel.examples': 'Examples:',
  'example.first': 'simple',
  'example.hard': 'with assumptions',
  'example.several': 'several solutions',
  'example.contradictory': 'contradictory',
  'example.loaded': 'A new board, {example}: {count} digits are given.',
  'status.conflicts': 'Equal digits clash: {squares}.',
  'status.running': 'Solving …',
  'status.progress': 'Solving … assumption level {level}, {visits} searches so far',
  'status.backSquare': 'Taken back: {square}.',
  'status.backSquares': 'Taken back: {count} squares.',
  'status.cleared': 'The board is empty now. Back brings it back.',
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
  'settings.theme': 'Theme',
  'settings.theme.system': 'as the system',
  'settings.theme.light': 'light',
  'settings.theme.dark': 'dark',
  'settings.letterKeys': 'Letters work as keys',
  'settings.close': 'Close',

  // The dialog "Embed"
  'embed.title': 'Embed this puzzle',
  'embed.width': 'Width',
  'embed.fluid': 'as wide as there is room',
  'embed.pixels': '{width} pixels',
  'embed.height': 'Height in pixels',
  'embed.controls': 'What can be used',
  'embed.preview': 'Preview',
  'embed.iframe': 'Frame (iframe)',
  'embed.element': 'Element',
  'embed.link': 'Link',
  'embed.copy': 'Copy',
  'embed.copyWhat': 'Copy: {what}',
  'embed.copied': 'Copied.',
  'embed.notCopied': 'The browser did not allow copying. The text is selected: copy it by hand.',
  'embed.frameTitle': 'Sudoku in Kakutei',
  'embed.linkText': 'This puzzle in Kakutei',

  'error.load': 'The solver could not be loaded. The board can still be edited.',
  'error.trap':
    'The solver broke down on this board and was started afresh. The board is as it was; if it happens again, this board is worth reporting: {board}',
  'error.other': 'The solver refused this: {message} ({code})',
  'error.retry': 'Try again',
  'error.noStorage':
    'The browser keeps nothing for this page: after a reload the board starts anew.',

  // A new version
  'offline.update': 'A new version is ready.',
  'offline.reload': 'Reload',
});
