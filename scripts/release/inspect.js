// Reads what was built and packed, and runs every check of checks.js on it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shipped } from '../lib/modules.js';
import { project } from '../lib/tools.js';
import { archiveNames, readAll } from './archives.js';
import { changesFindings } from './changes.js';
import * as checks from './checks.js';
import { carriedFacts, versionsAt } from './facts.js';
import { here, runAt } from './places.js';
import { billFaults } from './sbom.js';
import { sourceFaults } from './sources.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./archives.js').Commit} Commit */
/** @typedef {import('./report.js').Check} Check */
/**
 * What to inspect.
 * @typedef {object} Made
 * @property {Commit} commit
 * @property {Place[]} places where it was built
 * @property {string[]} folders with the archives, one for each place
 * @property {string} home where there is room for more
 * @property {object} bill
 */

/** A script of the commit, for which its own folder is the project. @param {Place} place @param {string} path */
const importAt = (place, path) => import(pathToFileURL(join(place.folder, path)).href);

/** Everything made at a place: the modules, dist/ and the archives. @param {Place} place @param {string} folder */
async function madeAt(place, folder, /** @type {string} */ version) {
  const { listFiles } = await importAt(place, 'scripts/lib/files.js');
  const wasm = shipped.map(({ path }) => path);
  const paths = [...wasm, ...listFiles(['dist/site', 'dist/package', 'dist/kakutei.html'])];
  return new Map([
    ...readAll(place.folder, paths),
    ...readAll(folder, Object.values(archiveNames(version))),
  ]);
}

/** The checks of a commit before it is built. @param {string} hash @returns {Check[]} */
export function inspectCommit(hash) {
  const ask = (/** @type {string[]} */ ...args) => runAt(here, 'git', args).toString();
  const { version } = JSON.parse(ask('show', `${hash}:package.json`));
  const status = ask('status', '--porcelain');
  return [
    { name: 'commit', faults: [], open: checks.uncommitted(status), detail: hash },
    { name: 'changes', ...changesFindings(ask('show', `${hash}:CHANGELOG.md`), version) },
  ];
}

/** @param {Made} made @returns {Promise<Check[]>} */
export async function inspect(made) {
  const { commit, places, folders, home, bill } = made;
  const { version } = commit;
  const [place] = places;
  const [first, second] = await Promise.all(
    places.map((place, i) => madeAt(place, folders[i], version)),
  );
  /** @type {{ what: string, bytes: number, most: number }[]} */
  const sizes = (await importAt(place, 'scripts/size.js')).limitedSizes();
  /** @type {string[]} */
  const functions = (await importAt(place, 'scripts/check-abi.js')).abiFaults();
  const archive = join(folders[0], archiveNames(version).sources);
  return [
    {
      name: 'version',
      faults: checks.versionFaults(version, versionsAt(place)),
      detail: version,
    },
    { name: 'functions', faults: functions.map((fault) => `${fault}: see scripts/check-abi.js`) },
    {
      name: 'sizes',
      faults: checks.sizeFaults(sizes),
      detail: sizes.map(({ what, bytes, most }) => `${what}: ${bytes} of ${most}`).join('\n'),
    },
    { name: 'licences', faults: checks.licenceFaults(carriedFacts(place, folders[0], version)) },
    { name: 'bill of materials', faults: await billFaults(bill) },
    { name: 'paths', faults: checks.pathFaults(first, [home, project]) },
    {
      name: 'twice the same',
      faults: checks.differences(first, second),
      detail: `${first.size} files`,
    },
    { name: 'native sources', faults: sourceFaults(archive, join(home, 'native'), version) },
  ];
}
