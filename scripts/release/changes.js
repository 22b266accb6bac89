// What can be wrong with CHANGELOG.md: its newest entry must be the release, with a version and a day.
//
// The one idea: "Unreleased" is no fault during work, but has to become a release: it is `open`.

/** @typedef {{ faults: string[], open: string[] }} Findings */

/** @param {string} date @returns {boolean} whether there is such a day */
function isDay(date) {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** @typedef {{ line: number, title: string, version?: string, date?: string, changes: string }} Entry */

/** The entries of CHANGELOG.md, the newest first. @param {string} text @returns {Entry[]} */
function entriesOf(text) {
  const found = [...text.matchAll(/^## (.*)$/gm)];
  return found.map((match, i) => {
    const { 0: line, 1: title, index } = match;
    const [, version, date] = title.match(/^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/) ?? [];
    return {
      line: text.slice(0, index).split('\n').length,
      title,
      version,
      date,
      changes: text.slice(index + line.length, found[i + 1]?.index).trim(),
    };
  });
}

/** @param {Entry} entry @returns {string[]} */
function entryFaults({ line, title, version, date, changes }) {
  const place = `CHANGELOG.md:${line}`;
  if (title === 'Unreleased') return [];
  if (!version || !date) {
    return [
      `${place}: "${title}" is no release. Write "Unreleased", or a version and its day: "1.4.0 (2031-05-20)".`,
    ];
  }
  if (!isDay(date)) return [`${place}: there is no day ${date}. Write the day of the release.`];
  if (changes === '') return [`${place}: ${version} says of no change. Say what a user notices.`];
  return [];
}

/** @param {string} a @param {string} b @returns {number} as sort() wants it */
const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/** @param {Entry[]} released @returns {string[]} */
function orderFaults(released) {
  return released.slice(1).flatMap((older, i) => {
    const newer = released[i];
    const inOrder =
      compareVersions(newer.version ?? '', older.version ?? '') > 0 &&
      (newer.date ?? '') >= (older.date ?? '');
    if (inOrder) return [];
    return [
      `CHANGELOG.md:${older.line}: ${older.title} stands below ${newer.title}. The newest stands first.`,
    ];
  });
}

/**
 * CHANGELOG.md names this version first, with a day, and has nothing unreleased left.
 * @param {string} text @param {string} version of package.json @returns {Findings}
 */
export function changesFindings(text, version) {
  const entries = entriesOf(text);
  const released = entries.filter((entry) => entry.version);
  const faults = [...entries.flatMap(entryFaults), ...orderFaults(released)];
  const left = entries.find(({ title }) => title === 'Unreleased');
  const newest = released.at(0);
  if (left && left !== entries[0]) {
    faults.push(`CHANGELOG.md:${left.line}: "Unreleased" stands below a release. Put it first.`);
  }
  if (left?.changes) {
    const next =
      newest?.version === version
        ? `${version} is released already: raise the version, and`
        : 'For a release';
    return {
      faults,
      open: [
        `CHANGELOG.md:${left.line}: there are changes under "Unreleased". ${next} put a version and a day in the place of that word, as in "## ${version} (2031-05-20)".`,
      ],
    };
  }
  if (faults.length === 0 && newest?.version !== version) {
    faults.push(
      `CHANGELOG.md: the newest release is ${newest?.version ?? 'missing'}, and package.json says ${version}. Say there what changed in ${version}, or set the version back.`,
    );
  }
  return { faults, open: [] };
}
