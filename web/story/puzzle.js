/**
 * What a puzzle holds that was brought, in words. The texts are those of the dialogs.
 */

/** @param {string} digits */
const countOf = (digits) => digits.replaceAll('.', '').length;

/**
 * "30 given digits, 4 entered, pencil marks"
 *
 * @param {import('../locales/words.js').Words} words
 * @param {object} puzzle
 * @param {string} puzzle.givens 81 characters, `.` for an empty square
 * @param {string} puzzle.digits these and the entered ones
 * @param {unknown} puzzle.marks whether it has any; null: none
 * @param {unknown} puzzle.corners likewise corner marks
 * @param {unknown} puzzle.coloured whether it has colours; null: none
 */
export function tellPuzzle({ t, list }, { givens, digits, marks, corners, coloured }) {
  const entered = countOf(digits) - countOf(givens);
  return list([
    t('open.givens', { count: countOf(givens) }),
    ...(entered ? [t('open.entered', { count: entered })] : []),
    ...(marks || corners ? [t('open.marks')] : []),
    ...(coloured ? [t('open.colours')] : []),
  ]);
}
