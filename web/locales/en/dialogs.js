/** What the dialogs of the page say, and what is said of puzzles that come from elsewhere. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'open.title': 'Open a puzzle',
  'open.text': 'The puzzle as text, or a link to it',
  'open.about':
    '81 characters, a grid, pencil marks, cells of a spreadsheet, or the address of a puzzle on another site.',
  'open.paste': 'Paste',
  'open.file': 'Choose a file',
  'open.take': 'Open',
  'open.cancel': 'Cancel',
  'open.preview': 'The puzzle to be opened',
  'open.refused':
    'The browser does not let the page read the clipboard. Paste into the field instead.',
  'open.reading': 'Reading …',
  'open.found': '{format}: {what}.',
  'open.several': '{format}: {count} puzzles. Choose one.',
  'open.givens': '{count} {count|one=digit|other=digits} given',
  'open.entered': '{count} entered',
  'open.marks': 'pencil marks',
  'open.list': 'Puzzles',
  'open.search': 'Number or words',
  'open.notFound': 'No puzzle has this.',
  'open.item': '{number}: {what}',
  'open.looksLike': 'It looks like this: {format}.',
  'open.fault.unreadable': 'It cannot be read.',
  'open.fault.empty': 'There is no text in it.',
  'open.fault.long': 'It is longer than {limit} characters.',
  'open.fault.none':
    'A puzzle has 81 squares: digits, and a dot, a 0 or another sign for each empty square.',
  'open.fault.cells':
    'It has {count} {count|one=square|other=squares} instead of 81. Perhaps a part of it is missing.',
  'open.fault.cellsInLine':
    'Line {line} has {count} {count|one=square|other=squares} instead of 81. Perhaps a part of it is missing.',
  'open.fault.rows':
    'It has {count} {count|one=row|other=rows} instead of 9. Perhaps a part of it is missing.',
  'open.fault.row':
    'The row in line {line} has {count} {count|one=square|other=squares} instead of 9.',
  'open.fault.symbol':
    '“{symbol}” in line {line}, at character {column}, is neither a digit from 1 to 9 nor an empty square.',
  'open.fault.place': '“{symbol}” for {square} is neither a digit from 1 to 9 nor an empty square.',
  'open.fault.mark': '“{symbol}” in it makes no sense.',
  'open.fault.payload': 'It is damaged. Perhaps a part of it is missing.',
  'open.fault.seed':
    'It is a number from which the program makes a puzzle, not the puzzle. Copy the game ID instead.',
  'open.fault.server':
    'The link has only the name of a puzzle that {site} keeps. Open it there, and copy the puzzle itself.',
  'open.variant.killer': 'This is a killer Sudoku. Only the ordinary Sudoku can be opened here.',
  'open.variant.jigsaw':
    'This is a Sudoku with irregular boxes. Only the ordinary Sudoku can be opened here.',
  'open.variant.diagonal':
    'This is a Sudoku with diagonals. Only the ordinary Sudoku can be opened here.',
  'open.variant.size': 'This Sudoku has another size. Only that of 9 by 9 can be opened here.',
  'open.variant.other':
    'This Sudoku has rules of its own. Only the ordinary Sudoku can be opened here.',
  'open.lost.colours': 'Colours were not kept.',
  'open.lost.corner': 'Of the pencil marks, those in the corners were not kept.',
  'open.lost.doubtful':
    'This old kind of address does not say everything for certain: compare the board.',
  'open.lost.lines':
    '{count} {count|one=line was|other=lines were} passed over as no puzzle; the first is line {line}.',
  'open.lost.step': 'The step that it describes was not kept.',
  'arrived.board': 'From {source} ({format}): {what}.',
  'arrived.back': 'Back restores the board before.',
  'arrived.none': 'There is no puzzle in {source}.',
  'arrived.unchanged': 'Your board is unchanged.',
  'arrived.shared': 'the shared text',
  'arrived.pasted': 'the pasted text',
  'arrived.dropped': 'the dropped text',
  'arrived.typed': 'the text',
  'arrived.file': 'the file {name}',
  'arrived.files': 'the files',
  'format.link': 'a link to this page',
  'format.otherLink': 'a link',
  'format.sudokuwiki': 'SudokuWiki',
  'format.fPuzzles': 'f-puzzles',
  'format.sudokuPad': 'SudokuPad',
  'format.sudokuCoach': 'sudoku.coach',
  'format.openSudoku': 'OpenSudoku',
  'format.json': 'JSON',
  'format.hodoku': 'HoDoKu',
  'format.sukaku': '729 characters',
  'format.tatham': 'a game ID',
  'format.line': '81 characters',
  'format.sdx': 'SudoCue',
  'format.simpleSudoku': 'Simple Sudoku',
  'format.pencilMarks': 'a grid of pencil marks',
  'format.sdk': 'a grid with notes (.sdk)',
  'format.table': 'cells of a table',
  'format.grid': 'a grid',
});
