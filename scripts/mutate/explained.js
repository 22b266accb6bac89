// The mutants that no test can tell apart, each with its reason: tests/mutants/*.md. A mutant is known by its file and
// the line before and after the change, not by a number. So an explanation survives when other lines move, and ends with
// the line that it is about.

/** @typedef {{ file: string, from: string, into: string, reason: string }} Explanation */

/**
 * Under a heading that names a file, items of this kind, with one changed line or several. They may go on in indented
 * lines:
 *
 *     - `if (a «<→<=» b)`, `return «1→0 or 2»;`: why nobody can tell.
 *
 * Each mark in a line is a change on its own.
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
    if (!plain.startsWith('- `')) continue;
    const [, lines, , reason] = /^- ((?:(?:, )?(`+).+?\2)+): (.+)$/.exec(plain) ?? [];
    const changes = [...(lines ?? '').matchAll(/(`+)(.+?)\1/g)].flatMap(([, , line]) =>
      unmark(line),
    );
    if (changes.length === 0) throw new Error(`This explanation cannot be read: ${plain}`);
    found.push(...changes.map((change) => ({ file, ...change, reason })));
  }
  return found;
}

const MARK = /«([^«»→]*)→([^«»]*)»/g;

/** @param {string} line with marks @returns {{ from: string, into: string }[]} the line before, and after each change */
function unmark(line) {
  const plain = (/** @type {string} */ part) => part.replaceAll(MARK, '$1');
  const marks = [...line.matchAll(MARK)];
  if (marks.length === 0) throw new Error(`No change is marked in ${line}`);
  return marks.flatMap(({ 0: mark, 2: come, index }) => {
    const [before, after] = [line.slice(0, index), line.slice(index + mark.length)].map(plain);
    const into = come.split(' or ').map((one) => `${before}${one}${after}`.trim());
    return into.map((one) => ({ from: plain(line).trim(), into: one }));
  });
}

/** A change as tests/mutants/ has it, with its mark in the line. @param {{ from: string, into: string }} change */
export function marked({ from, into }) {
  const [before, after] = [from, into].map((line) => line.match(/\w+|[<>=!&|+*/%^~-]+|./g) ?? []);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [gone, come] = [before, after].map((words) =>
    words.slice(start, words.length - end).join(''),
  );
  const last = before.slice(before.length - end).join('');
  const line = `${before.slice(0, start).join('')}«${gone}→${come}»${last}`;
  const fence = line.includes('`') ? '``' : '`';
  return `${fence}${line}${fence}`;
}

/** @param {Explanation[]} list @param {{ file: string, from: string, into: string }} mutant */
export function explanationOf(list, { file, from, into }) {
  return list.find((one) => one.file === file && one.from === from && one.into === into);
}
