// How long the lines of a certificate are: the truths that they use.

/** @typedef {import('../../web/engine/proof/records.js').Line} Line */

/** @param {Line} line @returns {number} */
export function sizeOfLine(line) {
  if ('subset' in line) return line.subset.digits.length;
  return 'by' in line ? 1 + sizeOf(line.by.lines) : 1;
}

/** @param {readonly Line[]} way */
export const sizeOf = (way) => way.reduce((sum, line) => sum + sizeOfLine(line), 0);
