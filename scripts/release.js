// Makes a release, or shows that one could be made: builds the commit twice, packs it, and checks the result.
//
// The one idea: a release is a commit, not the contents of the folder. So it is built from the commit, in two places
// that are as different as possible, and only what is the same in both is published.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Failure, say, script } from './lib/tools.js';
import { archiveNames, checksums, packAt, readAll } from './release/archives.js';
import { billOf, commitAt } from './release/facts.js';
import { inspect, inspectCommit } from './release/inspect.js';
import { buildAt, headCommit, placesIn } from './release/places.js';
import { refusal, told } from './release/report.js';

const help = `
Usage: node scripts/release.js [--write DIR]

Builds the commit twice, in two folders, packs it, checks all of it, and says
which checks passed: version, changes, functions, sizes, licences, bill of
materials, the same bytes from both folders, the native sources by themselves.
Takes about five minutes, and writes nothing.

With --write it puts the archives, the bill of materials and SHA256SUMS into
the folder DIR, which has to be empty or new, if all checks passed. It tags and
publishes nothing. Needs what npm run setup installs, and GNU tar.`;

/** @param {string} name @returns {string} its path */
function emptyFolder(name) {
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Failure(`${folder} is not empty. Please name a new folder for the release.`);
  }
  return folder;
}

/** @param {Made} made @param {string} to */
function give({ commit, folders, bill }, to) {
  mkdirSync(to, { recursive: true });
  const names = Object.values(archiveNames(commit.version));
  for (const name of names) copyFileSync(join(folders[0], name), join(to, name));
  const billName = `kakutei-${commit.version}.cdx.json`;
  writeFileSync(join(to, billName), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(to, 'SHA256SUMS'), checksums(readAll(to, [...names, billName])));
}

/** @typedef {import('./release/inspect.js').Made} Made */
/** @typedef {import('./release/report.js').Check} Check */

/** Builds and packs a commit in each place. @param {string} home an empty folder @param {string} hash @returns {Made} */
function make(home, hash) {
  const places = placesIn(home);
  for (const place of places) {
    say(`Building ${hash.slice(0, 12)} in ${place.folder} …`);
    buildAt(place, hash);
  }
  const commit = commitAt(places[0], hash);
  const folders = places.map((place) => packAt(place, commit));
  return { commit, places, folders, home, bill: billOf(places[0], commit) };
}

/** Reports what was found, and continues unless that forbids it. @param {Check[]} checks @param {boolean} isWriting */
function goOn(checks, isWriting) {
  say(told(checks));
  const refused = refusal(checks, isWriting);
  if (refused) throw new Failure(refused);
}

/** @param {string} home an empty folder @param {string | undefined} to */
async function release(home, to) {
  const hash = headCommit();
  goOn(inspectCommit(hash), to !== undefined);
  const made = make(home, hash);
  say('Checking what was made …');
  goOn(await inspect(made), to !== undefined);
  if (to) give(made, to);
  say(to ? `The release is in ${to}.` : 'Nothing was written: --write DIR does that.');
}

await script(import.meta.url, help, { write: { type: 'string' } }, async ({ write }) => {
  const to = write === undefined ? undefined : emptyFolder(write);
  const home = mkdtempSync(join(tmpdir(), 'kakutei-release-'));
  try {
    await release(home, to);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
