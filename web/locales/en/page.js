/** What only the page round the solver says, in English: not needed where the solver stands on another. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'page.title': 'Kakutei: a Sudoku solver that says why',
  'page.tagline': 'A Sudoku solver that says why',
  'nav.more': 'Menu',
  'nav.open': 'Open',
  'nav.openPuzzle': 'Open a puzzle',
  'nav.new': 'New',
  'nav.newPuzzle': 'New puzzle',
  'nav.share': 'Share',
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
  'settings.verdict': 'Solutions and difficulty under the board',
  'settings.close': 'Close',
  'link.length':
    'The link is broken: it has {count} {count|one=square|other=squares} instead of 81. Your board is unchanged.',
  'link.symbol':
    'The link is broken: “{symbol}” for {square} is neither a digit nor a dot. Your board is unchanged.',
  'error.noStorage':
    'The browser stores nothing for this page: after a reload the board starts afresh.',
  'offline.update': 'A new version is ready.',
  'offline.reload': 'Reload',
  'offline.later': 'Later',
});
