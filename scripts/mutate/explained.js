// The mutants that no test can tell apart, each with its reason: tests/mutants/*.md. A mutant is known by its file and
// the lines before and after the change, not by their numbers, so an explanation outlives what moves around it, and
// ends with the line that it is about.

/** @typedef {{ file: string, from: string, into: string, reason: string }} Explanation */

/**
 * Under a heading that names a file, items of this kind, which may go on in indented lines:
 *
 *     - `if (a < b)` → `if (a <= b)`: why nobody can tell.
 *
 * @param {string} text
 * @returns {Explanation[]}
 */
export function readExplained(text) {
  let file = '';
  const found = [];
  for (const block of text.split(/\n(?=[#-])|\n\n/)) {
    file = /^## `?([^\s`]+)`?/.exec(block)?.[1] ?? file;
    const plain = block.replace(/\s+/g, ' ').trim();
    const item = /^- (`+)(.+?)\1 → (`+)(.*?)\3: (.+)$/.exec(plain);
    if (!item && /^- `/.test(plain)) throw new Error(`This explanation cannot be read: ${plain}`);
    if (item) found.push({ file, from: item[2].trim(), into: item[4].trim(), reason: item[5] });
  }
  return found;
}

/** @param {Explanation[]} list @param {{ file: string, from: string, into: string }} mutant */
export function explanationOf(list, { file, from, into }) {
  return list.find((one) => one.file === file && one.from === from && one.into === into);
}
