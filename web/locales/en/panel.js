/** The dialog of techniques in English: loaded when it is first opened. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'panel.preset': 'List',
  'panel.hodoku': 'HoDoKu 2.2.0',
  'panel.hodoku23': 'HoDoKu 2.3 (short chains first)',
  'panel.se': 'Sudoku Explainer 1.2.1',
  'panel.beginner': 'For beginners',
  'panel.own': 'My own',
  'panel.search': 'Search',
  'panel.view': 'Shown',
  'panel.families': 'By family',
  'panel.order': 'In order',
  'panel.loading': 'The techniques are being loaded …',
  'panel.notUnique':
    'This puzzle does not have exactly one solution, so the techniques that rely on that are off.',
  'panel.unrated':
    'Levels, scores and ratings belong to the lists of HoDoKu and Sudoku Explainer; this is another list.',
  'panel.hodokusOrder': 'Hints follow this list; the method Techniques follows HoDoKu’s order.',
  'panel.count': '{count} of {all} techniques are on.',
  'panel.moved': '{name}: now in place {place} of {all}.',
  'panel.keys':
    'Techniques are tried from top to bottom. Drag a row by its dots, or press Alt+↑ or Alt+↓ on it.',
  'panel.drag': 'Drag',
  'panel.none': 'No technique has that name.',
  'panel.ofFamily': '{count} of {all}',
  'panel.undo': 'Undo',
  'panel.undone': 'The last change was undone.',
});
