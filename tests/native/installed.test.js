// The library as others get it: installed by CMake into a folder, and found there by pkg-config, by CMake and by
// ctypes. The expected files are installed, and the shared library exports only kt_.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { allListed } from '../../scripts/check-abi.js';
import { listFiles } from '../../scripts/lib/files.js';
import { project } from '../../scripts/lib/tools.js';
import { built, need } from '../needs.js';

need('native');

const PUZZLE = '.5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7';
const SOLUTION =
  '857246319263195478914387526526871934438952761179634852791463285645728193382519647';

/** Reads one white pixel. */
const PHOTO = `#include <kakutei_photo.h>
#include <stdio.h>

int main(void) {
    kt_photo *photo = kt_photo_create();
    kt_photo_open(photo, 1, 1, KT_PHOTO_GREY);
    kt_photo_rows(photo, (const uint8_t *)"\\377", 1, 1, 1);
    puts(kt_photo_read(photo, 1000) == KT_PHOTO_NO_GRID ? "no grid" : "a grid");
    kt_photo_free(photo);
    return 0;
}
`;

/** @param {string} file @param {Record<string, string>} [env] @param {string[]} args */
const run = (file, args, env) =>
  execFileSync(file, args, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...env },
  }).trim();

const read = (/** @type {string} */ path) => readFileSync(join(project, path), 'utf8');

const { version } = JSON.parse(read('package.json'));
const folder = mkdtempSync(join(tmpdir(), 'kakutei-'));
after(() => rmSync(folder, { recursive: true, force: true }));

// The folder is moved after the installation, so nothing in it may name its place.
run('cmake', ['--install', dirname(built('native', 'kakutei')), '--prefix', join(folder, 'first')]);
const root = join(folder, 'moved');
renameSync(join(folder, 'first'), root);
const library = join(root, 'lib/libkakutei.so');
const loader = { LD_LIBRARY_PATH: join(root, 'lib'), DYLD_LIBRARY_PATH: join(root, 'lib') };

const expected = `${version} 1 ${SOLUTION} ushio 2 ${SOLUTION}`;
const flags = (/** @type {string[]} */ ...asked) =>
  run('pkg-config', asked, {
    PKG_CONFIG_PATH: join(root, 'lib/pkgconfig'),
  }).split(/\s+/);

test('libraries, header, package files, program and man page are installed', () => {
  for (const path of [
    ...['lib/libkakutei.a', 'lib/libkakutei.so', `lib/libkakutei.so.${version}`],
    ...['lib/pkgconfig/kakutei.pc', 'lib/cmake/kakutei/kakutei-config.cmake'],
    ...['include/kakutei.h', 'bin/kakutei', 'share/man/man1/kakutei.1'],
  ]) {
    assert.ok(existsSync(join(root, path)), path);
  }
  assert.equal(run(join(root, 'bin/kakutei'), ['--version']), `kakutei ${version}`);
});

test('the header has the version of the package', () => {
  const header = read('engine/include/kakutei.h');
  const number = (/** @type {string} */ part) =>
    header.match(new RegExp(`#define KT_VERSION_${part} (\\d+)`))?.[1];
  assert.match(header, new RegExp(`#define KT_VERSION "${version}"`));
  assert.equal(['MAJOR', 'MINOR', 'PATCH'].map(number).join('.'), version);
  assert.equal(flags('--modversion', 'kakutei').join(), version);
});

test('the shared library exports what is listed for the modules, and nothing else', () => {
  const symbols = run('nm', ['-D', '--defined-only', '--format=posix', library])
    .split('\n')
    .map((line) => line.split(' ')[0]);
  const isOfPhotos = (/** @type {string} */ name) => name.startsWith('kt_photo_');
  assert.deepEqual(
    symbols.sort(),
    allListed().filter((name) => !isOfPhotos(name)),
  );
});

const warnings = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'];
for (const [language, compiler, ...options] of [
  ['C', 'gcc', '-std=c99'],
  ['C++', 'g++', '-std=c++11', '-x', 'c++'],
]) {
  test(`a program in ${language} finds it by pkg-config`, () => {
    const program = join(folder, `by-${compiler}`);
    const source = join(project, 'tests/native/solve.c');
    const compile = [...warnings, ...options, ...flags('--cflags', 'kakutei'), '-c', source];
    run(compiler, [...compile, '-o', `${program}.o`]);
    run(compiler, [`${program}.o`, ...flags('--libs', 'kakutei'), '-o', program]);
    assert.equal(run(program, [PUZZLE], loader), expected);
  });
}

test('a program finds the reader of photos by pkg-config', () => {
  const source = join(folder, 'photo.c');
  const program = join(folder, 'photo');
  writeFileSync(source, PHOTO);
  run('gcc', [...warnings, source, ...flags('--cflags', '--libs', 'kakutei-photo'), '-o', program]);
  assert.equal(run(program, [], loader), 'no grid');
});

/** @param {string} wanted version */
const configure = (wanted) =>
  run('cmake', [
    ...['-G', 'Ninja', '-S', join(project, 'tests/native'), '-B', join(folder, 'built')],
    ...[`-DCMAKE_PREFIX_PATH=${root}`, `-DWANTED=${wanted}`, '--log-level=ERROR'],
  ]);

test('a project finds it by CMake, shared and static, in C and C++', () => {
  configure(version);
  run('cmake', ['--build', join(folder, 'built')]);
  for (const program of ['with-shared', 'with-static', 'in-cpp']) {
    assert.equal(run(join(folder, 'built', program), [PUZZLE]), expected);
  }
});

test('a project that wants another version is told that there is none', () => {
  assert.throws(() => configure('9.1'), /9\.1/);
});

test('a program in Python finds it by ctypes', () => {
  const program = join(project, 'tests/native/solve.py');
  assert.equal(run('python3', [program, library, PUZZLE]), expected);
});

test('the man page tells of every command and option that --help tells of, and of no other', () => {
  const page = readFileSync(join(root, 'share/man/man1/kakutei.1'), 'utf8').replaceAll('\\-', '-');
  const help = run(join(root, 'bin/kakutei'), ['--help']);
  const words = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
    [...new Set([...text.matchAll(pattern)].map(([, word]) => word))].sort();
  assert.deepEqual(words(page, /^\.BI? (--[a-z]+)/gm), words(help, /^ {2}(--[a-z]+)/gm));
  const commands = page.slice(page.indexOf('.SH COMMANDS'), page.indexOf('.SH OPTIONS'));
  assert.deepEqual(words(commands, /^\.TP\n\.B ([a-z]+)$/gm), words(help, /^ {2}([a-z]+) /gm));
});

test('ctest knows every C test', () => {
  const shown = run('ctest', [
    '--test-dir',
    dirname(built('native', 'kakutei')),
    '--show-only=json-v1',
  ]);
  const names = JSON.parse(shown).tests.map((/** @type {{ name: string }} */ { name }) => name);
  const files = listFiles(['tests/engine'], ['.test.c']).map((file) => basename(file, '.c'));
  assert.deepEqual(names.sort(), files.sort());
});
