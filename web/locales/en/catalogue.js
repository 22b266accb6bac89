/** The dialogs on techniques and a practice, in English: loaded when they are first wanted. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'panel.preset': 'List',
  'panel.hodoku': 'HoDoKu 2.2.0',
  'panel.hodoku23': 'HoDoKu 2.3 (short chains first)',
  'panel.se': 'Sudoku Explainer 1.2.1',
  'panel.beginner': 'For beginners',
  'panel.short': 'Short arguments',
  'panel.shortOrder':
    'After singles, locked candidates and pairs, the method Techniques removes the candidate with the shortest argument that it finds.',
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
  'panel.onlySe':
    'The method Techniques does without those that only Sudoku Explainer has; hints use them.',
  'panel.count': '{count} of {all} techniques are on.',
  'panel.moved': '{name}: now in place {place} of {all}.',
  'panel.keys':
    'Techniques are tried from top to bottom. Drag a row by its dots, or press Alt+↑ or Alt+↓ on it.',
  'panel.drag': 'Drag',
  'panel.none': 'No technique has that name.',
  'panel.ofFamily': '{count} of {all}',
  'panel.undo': 'Undo',
  'panel.undone': 'The last change was undone.',

  // Practice
  'practice.about':
    'Choose a technique, and find it yourself where it is the next step. Beside each you see how often puzzles have it.',
  'practice.left': 'Techniques that only Sudoku Explainer has are not among them.',
  'practice.lessons': 'Lessons teach them in order',
  'practice.often': 'often',
  'practice.sometimes': 'sometimes',
  'practice.seldom': 'seldom',
  'practice.rare': 'rare',
  'practice.start': 'Start',
  'practice.counts': 'found: {alone} alone, {helped} with hints',
  'practice.help': 'Help: {technique}',
  'practice.seeking': 'Looking for a position …',
  'practice.measured': '{count} {count|one=puzzle|other=puzzles} so far.',
  'practice.none': 'No position was found in {count} {count|one=puzzle|other=puzzles}.',
  'practice.stopped': 'Stopped: there is no position yet.',
  'practice.task':
    '{technique}: where is it? Remove the marks that it rules out, or enter the digit that it gives.',
  'practice.part': 'That is part of it: {count} of {all}.',
  'practice.other': 'That is true, but not by this technique.',
  'practice.wrongDigit': '{digit} in {square} is wrong.',
  'practice.wrongMark': '{digit} in {square} must stay.',
  'practice.away': 'The position is not on the board any more.',
  'practice.right': 'Right. {reason}',
  'practice.next': 'Next position',
  'practice.try': 'Try again',
  'practice.again': 'Back to the position',
  'practice.choose': 'Other technique',
  'practice.end': 'End',
});
