// The modules of the page, built without the slow parts of emcc: it is asked once how it calls its compiler and its
// linker, and then they are called directly, without the optimisation of whole modules.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, sourcesOfParts } from '../lib/modules.js';
import { Failure, findEmscripten, project } from '../lib/tools.js';

/** @param {string} folder @param {string[]} args @param {RegExp} program @returns {string[]} the command that emcc ran */
function commandOf(folder, args, program) {
  const emcc = join(findEmscripten() ?? '', 'emcc');
  const { stderr } = spawnSync(emcc, ['-v', ...args], { cwd: folder, encoding: 'utf8' });
  const line = stderr.split('\n').find((one) => program.test(one));
  if (!line) throw new Failure(`emcc does not say how it works:\n${stderr}`);
  return [...line.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

/** @param {string[]} command @param {Record<string, string[]>} others what stands instead of some words */
const replaced = (command, others) =>
  command.flatMap((word) => (Object.hasOwn(others, word) ? others[word] : [word]));

const sources = sourcesOfParts();

/** With which flags a module has a source; null: it has not. @param {typeof modules[number]} module */
export const flagsOf =
  ({ parts, defines }) =>
  (/** @type {string} */ file) => {
    const isOf = (/** @type {string} */ part) => sources[part].includes(file);
    if (isOf('tables') && parts.includes('tables')) return defines.map((name) => `-D${name}`);
    if (isOf('searches') && parts.includes('vectors')) return ['-msimd128'];
    const others = parts.map((part) => (part === 'scalars' ? 'searches' : part));
    return others.some((part) => sources[part]?.includes(file)) ? [] : null;
  };

/**
 * @param {string} folder
 * @param {string[]} [more] sources that go into each module, and their exports
 * @param {string[]} [exports]
 * @returns {import('./engine-build.js').Build}
 */
export function wasm(folder, more = [], exports = []) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'empty.c'), 'int kt_empty(void);\nint kt_empty(void) { return 1; }\n');
  const compiler = commandOf(
    folder,
    ['-O2', '-w', '-std=c11', '-c', 'empty.c', '-o', 'empty.o'],
    /"-cc1"|clang/,
  );
  const options = [
    '-sSTANDALONE_WASM',
    '-sMALLOC=emmalloc',
    '-sALLOW_MEMORY_GROWTH=0',
    '-sINITIAL_MEMORY=16MB',
  ];
  const all = [
    'empty.o',
    '-o',
    'empty.wasm',
    '--no-entry',
    '-Wl,--stack-first',
    '-sTOTAL_STACK=256KB',
    ...options,
  ];
  const linker = commandOf(folder, ['-O1', ...all, '-sEXPORTED_FUNCTIONS=_kt_empty'], /wasm-ld/);
  return {
    folder,
    common: [],
    more,
    compile: (from, to, flags) => [
      ...replaced(compiler, { 'empty.c': [from], 'empty.o': [to] }),
      ...flags,
    ],
    products: modules.map((module) => ({
      flags: flagsOf(module),
      link: (objects) => {
        const list = readFileSync(join(project, module.exports), 'utf8');
        const names = [...list.matchAll(/^kt_\w+/gm)].map(([word]) => word);
        return replaced(linker, {
          'empty.o': [...objects, ...more],
          'empty.wasm': [join(folder, `${module.name}.wasm`)],
          '--export=kt_empty': [...names, ...exports].map((word) => `--export=${word}`),
          '--export-if-defined=kt_empty': [...names, ...exports].map((word) => `--export=${word}`),
        });
      },
    })),
  };
}
