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

/** @param {string} line with a mark @returns {{ from: string, into: string }[]} the line before, and after each change */
function unmark(line) {
  const [, before, gone, come, after] = /^(.*)«(.*)→(.*)»(.*)$/.exec(line) ?? [];
  if (come === undefined) throw new Error(`No change is marked in ${line}`);
  return come.split(' or ').map((one) => ({
    from: `${before}${gone}${after}`.trim(),
    into: `${before}${one}${after}`.trim(),
  }));
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
