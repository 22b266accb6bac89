/** What only the page round the solver says, in English: not needed where the solver stands on another. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'page.title': 'Kakutei: a Sudoku solver that says why',
  'page.tagline': 'A Sudoku solver that says why',
  'nav.more': 'Menu',
  'nav.new': 'New',
  'nav.newPuzzle': 'New puzzle',
  'nav.help': 'Help',
  'nav.embed': 'Embed',
  'nav.settings': 'Settings',
  'nav.credit':
    'The methods are those of Tetsuya Ushio (潮 哲也), Makoto Ito (伊藤 誠), Takuya Kitamoto (北本 卓也) and others',
  'panel.examples': 'Examples',
  'legend.title': 'How to read the board',
  'legend.given': 'a given digit',
  'legend.entered': 'a digit you entered',
  'legend.found': 'a digit the solver found',
  'legend.last': 'the digit of the last step',
  'legend.clash': 'digits that clash',
  'example.first': 'simple',
  'example.hard': 'with assumptions',
  'example.cube': 'for the logical cube',
  'example.several': 'several solutions',
  'example.contradictory': 'contradictory',
  'example.loaded': 'A new board, {example}: {count} digits are given.',
  'settings.theme': 'Theme',
  'settings.theme.system': 'system',
  'settings.theme.light': 'light',
  'settings.theme.dark': 'dark',
  'settings.letterKeys': 'Letters work as keys',
  'settings.close': 'Close',
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
  'error.noStorage':
    'The browser stores nothing for this page: after a reload the board starts afresh.',
  'offline.update': 'A new version is ready.',
  'offline.reload': 'Reload',
  'offline.later': 'Later',
});
