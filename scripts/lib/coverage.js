// Adds up what gcovr counted: which lines and branches of the engine no test runs, and which of them are explained. A
// line is known by its file and its text, not by its number. So an explanation survives when other lines move, and
// ends with the line that it is about.

/** @typedef {{ count: number, branches: number[] }} Line how often it was run, and each way that can be taken from it */
/** @typedef {Map<string, Map<number, Line>>} Counted by file and number of the line */
/** @typedef {{ file: string, number: number, text: string, isRun: boolean, missed: number, of: number }} Missing */
/** @typedef {{ file: string, text: string, missed?: number, of?: number, reason: string }} Explanation */

/**
 * Adds up builds: a line counts as run if one of them runs it.
 * @param {any[]} reports as gcovr writes them with --json
 * @returns {Counted}
 */
export function merge(reports) {
  /** @type {Counted} */
  const counted = new Map();
  for (const { file, lines } of reports.flatMap(({ files }) => files)) {
    const known = counted.get(file) ?? new Map();
    counted.set(file, known);
    for (const { line_number: number, count, branches, 'gcovr/noncode': isNoCode } of lines) {
      if (isNoCode) continue;
      const line = known.get(number) ?? { count: 0, branches: [] };
      const ways = branches.map((/** @type {{ count: number }} */ way) => way.count);
      known.set(number, { count: line.count + count, branches: sum(line.branches, ways) });
    }
  }
  return counted;
}

/** @param {number[]} a @param {number[]} b the shorter one is filled up with zeros */
const sum = (a, b) => (a.length < b.length ? b : a).map((_, i) => (a[i] ?? 0) + (b[i] ?? 0));

/** @param {Counted} counted @param {(file: string) => string} read @returns {Missing[]} */
export function missingIn(counted, read) {
  return [...counted].flatMap(([file, lines]) => {
    const texts = read(file).split('\n');
    return [...lines]
      .map(([number, { count, branches }]) => ({
        ...{ file, number, text: texts[number - 1].trim(), isRun: count > 0 },
        ...{ missed: branches.filter((way) => way === 0).length, of: branches.length },
      }))
      .filter(({ isRun, missed }) => !isRun || missed > 0)
      .sort((a, b) => a.number - b.number);
  });
}

/**
 * Under a heading that names a file, items of these kinds, each with one line of the source or several:
 *
 *     - `default:`, `return false;`: why they are not run.
 *     - `if (a && b)` (1/4): why one way of four is not taken.
 *
 * @param {string} text
 * @returns {Explanation[]}
 */
export function readExplained(text) {
  let file = '';
  return text.split(/\n(?=[#-] ?)|\n\n/).flatMap((block) => {
    file = /^## `([^`]+)`/.exec(block)?.[1] ?? file;
    const plain = block.replace(/\s+/g, ' ').trim();
    if (!plain.startsWith('- `')) return [];
    const [, spans, reason] = /^- ((?:(?:, )?`[^`]+`(?: \(\d+\/\d+\))?)+): (.+)$/.exec(plain) ?? [];
    if (!reason) throw new Error(`This explanation cannot be read: ${plain}`);
    return [...spans.matchAll(/`([^`]+)`(?: \((\d+)\/(\d+)\))?/g)].map(([, line, missed, of]) => ({
      ...{ file, text: line.trim(), reason },
      ...(missed && { missed: Number(missed), of: Number(of) }),
    }));
  });
}

/**
 * A trap ends the program, so no test that passes has run it.
 * @param {Missing} missing
 */
function isTrap({ text, isRun, missed, of }) {
  return isRun
    ? text.endsWith(' __builtin_trap();') && missed === 1 && of === 2
    : text === '__builtin_trap();';
}

/**
 * gcc counts a way for a value that is no case. If no test runs a case, its lines are not run either.
 * @param {Missing} missing
 */
const isNoCase = ({ text, isRun, missed }) => isRun && text.startsWith('switch (') && missed === 1;

/**
 * An explanation holds for one line, and for no more ways than it says. Traps and values that are no case need none.
 * @param {Missing[]} missing
 * @param {Explanation[]} explanations
 */
export function explain(missing, explanations) {
  const left = [...explanations];
  /** @type {Missing[]} */
  const unexplained = [];
  /** @type {Missing[]} */
  const explained = [];
  for (const one of missing) {
    const at = left.findIndex((other) => isAbout(other, one));
    if (at >= 0) left.splice(at, 1);
    (at >= 0 || isTrap(one) || isNoCase(one) ? explained : unexplained).push(one);
  }
  return { explained, unexplained, stale: left };
}

/** @param {Explanation} explanation @param {Missing} missing */
function isAbout(explanation, { file, text, isRun, missed, of }) {
  if (explanation.file !== file || explanation.text !== text.replace(/\s+/g, ' ')) return false;
  if (!isRun) return explanation.missed === undefined;
  return explanation.of === of && missed <= (explanation.missed ?? 0);
}

/** @typedef {{ lines: number, run: number, branches: number, taken: number }} Figures */

/** @param {Line[]} lines @returns {Figures} */
function figuresOf(lines) {
  const ways = lines.flatMap(({ branches }) => branches);
  const run = lines.filter(({ count }) => count > 0).length;
  const taken = ways.filter((way) => way > 0).length;
  return { lines: lines.length, run, branches: ways.length, taken };
}

/** By folder of engine/, and of all. @param {Counted} counted @returns {[name: string, figures: Figures][]} */
export function byFolder(counted) {
  const folderOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/');
  const folders = new Set([...counted.keys()].map(folderOf));
  const linesIn = (/** @type {string | null} */ folder) =>
    [...counted]
      .filter(([file]) => folder === null || folderOf(file) === folder)
      .flatMap(([, lines]) => [...lines.values()]);
  return [...[...folders].sort(), null].map((name) => [name ?? 'all', figuresOf(linesIn(name))]);
}

/** The figures without what is explained. @param {Figures} figures @param {Missing[]} explained */
export function without({ lines, run, branches, taken }, explained) {
  const unrun = explained.filter(({ isRun }) => !isRun).length;
  const untaken = explained.reduce((all, { missed }) => all + missed, 0);
  return { lines: lines - unrun, run, branches: branches - untaken, taken };
}

/** @param {number} part @param {number} whole */
export const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);

/** @param {[name: string, figures: Figures][]} rows */
export function table(rows) {
  const cells = rows.map(([name, { lines, run, branches, taken }]) => [
    ...[name, `${run}/${lines}`, `${percent(run, lines).toFixed(2)} %`],
    ...[`${taken}/${branches}`, `${percent(taken, branches).toFixed(2)} %`],
  ]);
  return [['folder', 'lines', '', 'branches', ''], ...cells]
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(14))).join(''))
    .join('\n');
}

/** @param {Missing} missing */
export function told({ file, number, text, isRun, missed, of }) {
  return `${file}:${number}: ${isRun ? `${missed} of ${of} not taken` : 'not run'}: ${text}`;
}
