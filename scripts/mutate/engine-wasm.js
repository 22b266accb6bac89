// The modules of the page, built without the slow parts of emcc: it is asked once how it calls its compiler and its
// linker, and then they are called directly, without the optimisation of whole modules.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, findEmscripten, project } from '../lib/tools.js';
import { isCli } from './engine-build.js';

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

/** The two that are compiled for each module. */
const each = ['engine/methods/methods.c', 'engine/api/handle.c'];
const vectors = ['engine/search/triad.c', 'engine/search/count.c'];

/** @param {string} file */
const isTechniques = (file) =>
  /^engine\/(techniques\/|questions\/|methods\/techniques\.c|api\/catalogue)/.test(file);

/** @type {{ name: string, exports: string[], flags: (file: string) => string[] | null }[]} */
const modules = [
  {
    name: 'kakutei',
    exports: ['exports.txt'],
    flags: (file) => {
      if (isCli(file) || isTechniques(file)) return null;
      return each.includes(file)
        ? ['-DKT_NO_TECHNIQUES']
        : vectors.includes(file)
          ? ['-msimd128']
          : [];
    },
  },
  {
    name: 'kakutei-plain',
    exports: ['exports.txt'],
    flags: (file) => {
      if (isCli(file) || isTechniques(file)) return null;
      return each.includes(file) ? ['-DKT_NO_TECHNIQUES'] : [];
    },
  },
  {
    name: 'kakutei-techniques',
    exports: ['exports-techniques.txt'],
    flags: (file) => {
      if (isCli(file)) return null;
      return each.includes(file) ? ['-DKT_TECHNIQUES_ONLY'] : [];
    },
  },
];

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
    products: modules.map(({ name, exports: lists, flags }) => ({
      flags,
      link: (objects) => {
        const texts = lists.map((list) => readFileSync(join(project, 'engine', list), 'utf8'));
        const names = [...texts.join('\n').matchAll(/^kt_\w+/gm)].map(([word]) => word);
        return replaced(linker, {
          'empty.o': [...objects, ...more],
          'empty.wasm': [join(folder, `${name}.wasm`)],
          '--export=kt_empty': [...names, ...exports].map((word) => `--export=${word}`),
          '--export-if-defined=kt_empty': [...names, ...exports].map((word) => `--export=${word}`),
        });
      },
    })),
  };
}
