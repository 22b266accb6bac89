/** The practice of a technique in English: loaded when it is first wanted. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'practice.about':
    'Choose a technique, and find it yourself in positions where it is the next step. Beside each you see how often puzzles have it; a rare one has a single position, in ever new disguises.',
  'practice.left': 'Techniques that only Sudoku Explainer has are not among them.',
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
