// The archives of a release: the package for npm, the site, the page in one file, and the sources of the engine.
//
// The one idea: an archive holds names, contents and the time of the commit, and nothing about the person or machine
// that packed it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sha256 } from '../ship/files.js';
import { runAt } from './places.js';
import { project } from '../lib/tools.js';

/** The files that CMake needs for library, program and C tests, and those that belong to them. */
const native = [
  ...['CMakeLists.txt', 'package.json', 'README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md'],
  ...['engine', 'tests/CMakeLists.txt', ':(glob)tests/engine/**/*.[ch]'],
];

/** @param {string} version */
export const archiveNames = (version) => ({
  package: `kakutei-${version}.tgz`,
  site: `kakutei-site-${version}.tar.gz`,
  page: `kakutei-${version}.html`,
  sources: `kakutei-native-${version}.tar.gz`,
});

/** @typedef {{ hash: string, time: number, version: string }} Commit */

/**
 * Packs what was built at a place.
 * @param {import('./places.js').Place} place @param {Commit} commit
 * @returns {string} the folder with the archives
 */
export function packAt(place, { hash, time, version }) {
  const folder = join(place.folder, 'release');
  const names = archiveNames(version);
  mkdirSync(folder);
  const npm = ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', folder];
  runAt(place, 'npm', [...npm, './dist/package']);
  const tar = runAt(place, 'tar', [
    ...['--create', '--format=ustar', '--sort=name', `--mtime=@${time}`],
    ...['--owner=0', '--group=0', '--numeric-owner'],
    ...[`--transform=s,^dist/site,kakutei-site-${version},`, 'dist/site'],
  ]);
  writeFileSync(join(folder, names.site), gzipSync(tar, { level: 9 }));
  copyFileSync(join(place.folder, 'dist/kakutei.html'), join(folder, names.page));
  const sources = runAt(place, 'git', [
    ...['-C', project, '-c', 'tar.umask=0022', 'archive', '--format=tar'],
    ...[`--prefix=kakutei-native-${version}/`, hash, '--', ...native],
  ]);
  writeFileSync(join(folder, names.sources), gzipSync(sources, { level: 9 }));
  return folder;
}

/** @param {string} folder @param {string[]} names @returns {Map<string, Uint8Array>} */
export const readAll = (folder, names) =>
  new Map(names.map((name) => [name, readFileSync(join(folder, name))]));

/** As `sha256sum --check` reads it. @param {Map<string, Uint8Array>} files @returns {string} */
export const checksums = (files) =>
  [...files.keys()]
    .sort()
    .map((name) => `${sha256(/** @type {Uint8Array} */ (files.get(name)))}  ${name}\n`)
    .join('');
