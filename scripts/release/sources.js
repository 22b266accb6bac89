// Proves the sources of the engine: unpacked somewhere, CMake and a C compiler build, test and install them, without
// Node and without the rest of the repository.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from '../lib/tools.js';
import { runAt } from './places.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Programs that the sources may not call. */
const withheld = ['node', 'npm', 'npx', 'emcc', 'emcmake', 'python3', 'git'];

/** Puts programs that only fail before all others on the path. @param {string} folder */
function withhold(folder) {
  mkdirSync(folder);
  for (const name of withheld) {
    const file = join(folder, name);
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} is called, and only CMake and a C compiler may be needed." >&2\nexit 1\n`,
    );
    chmodSync(file, 0o755);
  }
}

/**
 * @param {string} archive @param {string} home an empty folder @param {string} version
 * @returns {string[]} faults
 */
export function sourceFaults(archive, home, version) {
  mkdirSync(home, { recursive: true });
  const bin = join(home, 'bin');
  withhold(bin);
  const env = {
    PATH: [bin, process.env.PATH].join(delimiter),
    CC: 'gcc',
    CMAKE_GENERATOR: 'Ninja',
  };
  const at = { folder: home, env, umask: 0o022 };
  const build = ['--build', 'build', '--parallel', String(availableParallelism())];
  try {
    runAt(at, 'tar', ['-x', '-f', archive]);
    const sources = { ...at, folder: join(home, `kakutei-native-${version}`) };
    runAt(sources, 'cmake', ['-S', '.', '-B', 'build', '-DCMAKE_BUILD_TYPE=Release']);
    runAt(sources, 'cmake', build);
    runAt(sources, 'ctest', ['--test-dir', 'build', '--output-on-failure', '--no-tests=error']);
    runAt(sources, 'cmake', ['--install', 'build', '--prefix', join(home, 'installed')]);
    const said = runAt(at, 'installed/bin/kakutei', ['solve'], `${PUZZLE}\n`).toString().trim();
    if (said === SOLUTION) return [];
    return [`The program made of the native sources answers "${said}" to ${PUZZLE}.`];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [
      `The native sources do not stand alone. ${error.message}\nWhat goes in is listed in scripts/release/archives.js.`,
    ];
  }
}
