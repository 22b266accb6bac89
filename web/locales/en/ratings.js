/** The ratings by other scales in English: loaded when a puzzle has been on view for a while. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'rating.hodoku': 'HoDoKu 2.2.0: {level}, {score}',
  'rating.hodoku.full':
    'HoDoKu 2.2.0 with its own list of techniques: level {level}, score {score}.',
  'rating.se': 'SE 1.2.1: {er} / {ep} / {ed}',
  'rating.se.full':
    'Sudoku Explainer 1.2.1: the hardest step {er} (ER), the hardest up to the first digit {ep} (EP), the first step {ed} (ED).',
  'rating.scale.hodoku': 'HoDoKu 2.2.0',
  'rating.scale.se': 'SE 1.2.1',
  'rating.easy': 'easy',
  'rating.medium': 'medium',
  'rating.hard': 'hard',
  'rating.unfair': 'unfair',
  'rating.extreme': 'extreme',
  'rating.finding': '{scale}: rating …',
  'rating.late': '{scale}: not rated within five seconds.',
  'rating.stopped': '{scale}: stopped.',
  'rating.lacking': '{scale}: the techniques could not be loaded.',
  'rating.otherVersion': '{scale}: the techniques belong to another version of this page.',
  'rating.lost': '{scale}: the rating stopped answering.',
  'rating.memory': '{scale}: there is not enough memory.',
  'rating.failed': '{scale}: the rating failed ({code}).',
  'rating.begin': 'Rate',
  'rating.goOn': 'Keep rating',
  'new.rating': 'Rating',
  'new.easiest': 'Easiest',
  'new.hardest': 'Hardest',
  'new.need': 'Technique',
  'new.anyTechnique': 'any',
  'new.need.about':
    'The solution needs this technique, in the order of that scale. Rare ones can take a minute to find.',
  'new.wrongRating': 'The easier rating comes first; Sudoku Explainer has 1.0 to 20.0.',
  'new.rated': 'Rated {rating}.',
  'new.has': 'It needs this technique: {name}.',
  'new.lacks': 'It does not need this technique: {name}.',
  'new.soFar': 'Nearest so far: {rated}',
});
