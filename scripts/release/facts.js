// The facts that the checks of a release need, read from the files that were built and packed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../lib/files.js';
import { modules, shipped } from '../lib/modules.js';
import { Failure, findEmscripten, project } from '../lib/tools.js';
import { sha256 } from '../ship/files.js';
import { archiveNames } from './archives.js';
import { runAt } from './places.js';
import { billOfMaterials, parts } from './sbom.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./archives.js').Commit} Commit */

/** @param {Place} place @param {string} path */
export const readAt = (place, path) => readFileSync(join(place.folder, path), 'utf8');

/** @param {Place} place @param {string} hash @returns {Commit} */
export const commitAt = (place, hash) => ({
  hash,
  time: Number(runAt(place, 'git', ['-C', project, 'log', '-1', '--format=%ct', hash])),
  version: JSON.parse(readAt(place, 'package.json')).version,
});

/** The tools of the build, with their versions. @param {Place} place @returns {Record<string, string>} */
function toolsAt(place) {
  const emcc = join(findEmscripten() ?? '', 'emcc');
  const said = (/** @type {string} */ program) =>
    runAt(place, program, ['--version'])
      .toString()
      .match(/\d+\.\d+(\.\d+)?/)?.[0] ?? '';
  const packages = ['esbuild', '@rollup/wasm-node', 'typescript'].map((name) => [
    name,
    JSON.parse(readAt(place, `node_modules/${name}/package.json`)).version,
  ]);
  return {
    emscripten: said(emcc),
    cmake: said('cmake'),
    node: process.versions.node,
    ...Object.fromEntries(packages),
  };
}

/** The SHA-256 of everything in WebAssembly that is shipped, by path. @param {Pick<Place, 'folder'>} place @returns {Record<string, string>} */
export const hashesAt = ({ folder }) =>
  Object.fromEntries(shipped.map(({ path }) => [path, sha256(readFileSync(join(folder, path)))]));

/** @param {Place} place @param {Commit} commit */
export const billOf = (place, { hash, time, version }) =>
  billOfMaterials({
    version,
    commit: hash,
    time,
    hashes: hashesAt(place),
    tools: toolsAt(place),
  });

/** @param {Place} place @param {string} path of a module @returns {string} the version that it reports */
function moduleVersion(place, path) {
  const module = new WebAssembly.Module(readFileSync(join(place.folder, path)));
  const { exports } = new WebAssembly.Instance(module, {});
  const { kt_version: version, memory } = /** @type {any} */ (exports);
  const text = new Uint8Array(memory.buffer, version());
  return Buffer.from(text.subarray(0, text.indexOf(0))).toString();
}

/** The versions, by the place that reports each. @param {Place} place @returns {Record<string, string | undefined>} */
export function versionsAt(place) {
  const lock = JSON.parse(readAt(place, 'package-lock.json'));
  const said = runAt(place, process.execPath, ['web/cli/kakutei.js', '--version']).toString();
  const header = readAt(place, 'engine/include/kakutei.h');
  const number = (/** @type {string} */ part) =>
    header.match(new RegExp(`#define KT_VERSION_${part} (\\d+)`))?.[1];
  return {
    'package-lock.json': lock.version,
    'package-lock.json, packages': lock.packages[''].version,
    'engine/include/kakutei.h, KT_VERSION': header.match(/#define KT_VERSION "(.*)"/)?.[1],
    'engine/include/kakutei.h, its three numbers': ['MAJOR', 'MINOR', 'PATCH']
      .map(number)
      .join('.'),
    'web/cli/kakutei.js --version': said.match(/^kakutei (.*)$/m)?.[1],
    ...Object.fromEntries(
      modules
        .filter(({ exports }) => /^kt_version$/m.test(readAt(place, exports)))
        .map(({ path }) => [`${path}, kt_version()`, moduleVersion(place, path)]),
    ),
    'dist/package/package.json': JSON.parse(readAt(place, 'dist/package/package.json')).version,
  };
}

/** The texts of some files in an archive; none, if one is not there. @param {Place} place @param {string} archive @param {string[]} files */
function inArchive(place, archive, ...files) {
  try {
    return runAt(place, 'tar', ['-x', '-O', '-f', archive, ...files]).toString();
  } catch (error) {
    if (error instanceof Failure) return '';
    throw error;
  }
}

/** All texts about licences in the archives. @param {Place} place @param {string} folder of the archives @param {string} version */
export function carriedFacts(place, folder, version) {
  const names = archiveNames(version);
  const path = (/** @type {string} */ name) => join(folder, name);
  const both = (/** @type {string} */ top) => [`${top}/LICENSE`, `${top}/NOTICE`];
  const shipped = readdirSync(join(place.folder, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('embed/examples/'))
    .map((file) => `web/${file}`);
  return {
    stated: JSON.parse(readAt(place, 'package.json')).license,
    licence: readAt(place, 'LICENSE'),
    notice: readAt(place, 'NOTICE'),
    parts,
    carried: {
      [names.package]: inArchive(place, path(names.package), ...both('package')),
      [names.site]: inArchive(place, path(names.site), `kakutei-site-${version}/LICENSE`),
      [names.page]: readFileSync(path(names.page), 'utf8'),
      [names.sources]: inArchive(place, path(names.sources), ...both(`kakutei-native-${version}`)),
    },
    foreign: shipped.flatMap((file) =>
      importsOf(readAt(place, file))
        .filter((name) => !/^\.{0,2}\/|^node:/.test(name))
        .map((name) => ({ path: file, name })),
    ),
  };
}
