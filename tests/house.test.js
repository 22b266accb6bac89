// The rules of the house that can be checked in the sources: which folder may use which, which headers the
// engine does without, and how long a file may be.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { importsOf, listFiles, withoutComments } from '../scripts/lib/files.js';
import { project } from '../scripts/lib/tools.js';

/** The folders of engine/ and what each may include; the public header is everybody's. */
const engine = {
  include: [],
  board: ['board'],
  trace: ['board', 'trace'],
  search: ['board', 'search'],
  candidates: ['board', 'trace', 'candidates'],
  methods: ['board', 'trace', 'candidates', 'methods'],
  techniques: ['board', 'trace', 'techniques'],
  argument: ['board', 'trace', 'argument'],
  proof: ['board', 'proof'],
  photo: ['board', 'photo'],
  reason: ['board', 'trace', 'argument', 'reason'],
  make: ['board', 'trace', 'candidates', 'methods', 'search', 'make'],
  questions: ['board', 'trace', 'candidates', 'techniques', 'search', 'questions'],
  api: [
    ...['board', 'trace', 'methods', 'techniques', 'reason', 'search', 'make', 'questions'],
    ...['proof', 'photo', 'api'],
  ],
  cli: ['cli'],
};
const publicHeaders = ['kakutei.h', 'kakutei_photo.h'];
const engineHeaders = ['limits.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'string.h'];

/** What single files and folders may also include. */
const special = {
  'engine/api/': ['stdlib.h'],
  'engine/search/vector.h': ['smmintrin.h', 'wasm_simd128.h'],
};

/** The method that is the catalogue. */
const catalogueMethod = 'engine/methods/techniques.c';

/** The techniques of Sudoku Explainer: those of HoDoKu do without. */
const explainer = 'engine/techniques/se/';

/** The numbers of the rules: all that tell events may include them. */
const rules = ['engine/methods/rules.h', 'engine/methods/rules.def'];

/** The folders of web/ and what each may import; '' are the entries that lie in web/ itself. */
const web = {
  game: ['game'],
  engine: ['engine'],
  locales: ['locales'],
  ui: ['ui', 'locales'],
  board: ['board', 'game', 'ui'],
  story: ['story', 'locales'],
  model: ['model', 'game', 'story', 'locales'],
  solver: ['solver', 'model', 'board', 'engine', 'game', 'story', 'ui', 'locales'],
  embed: ['embed', 'solver', 'model', 'board', 'ui', 'locales'],
  app: ['app', 'embed', 'solver', 'model', 'board', 'engine', 'game', 'story', 'ui', 'locales'],
  help: ['help', 'model', 'board', 'engine', 'game', 'story', 'ui', 'locales'],
  '': ['', 'app', 'embed', 'engine', 'game', 'story', 'ui', 'locales'],
};

/** What a folder may import besides of one that it does not know: files, and folders that end with a slash. @type {Record<string, string[]>} */
const lent = {
  help: [
    ...['examples.js', 'page-keys.js', 'keeping/settings.js', 'keeping/store.js'],
    ...['practice/kept.js', 'techniques/'],
  ].map((name) => `web/app/${name}`),
};

/** Whose types a folder may name besides: what it is given, and does not load. @type {Record<string, string[]>} */
const types = { model: ['engine', 'board'], ui: ['board', 'game'] };

/** Loads parts for all rooms of web/solver, so it has no DOM either. */
const loading = 'web/ui/load-part.js';

/**
 * The rooms of web/solver. What asks the engine has no DOM, and what draws has no engine: they never import each other.
 * What lies in the folder itself, and each index.js, puts them together.
 */
const rooms = {
  asking: {
    files: [
      ...['check/checking.js', 'check/refusing.js', 'check/solutions.js', 'compare/comparing.js'],
      ...['count/', 'hints/catalogue.js', 'hints/find-line.js', 'hints/hinter.js'],
      ...[
        'play/player.js',
        'ratings/rater.js',
        'prove/beyond.js',
        'prove/proving.js',
        'prove/seeker.js',
        'run/',
        'way/',
      ],
    ],
    without: ['drawing', 'web/board/', 'web/ui/'],
  },
  drawing: {
    files: [
      ...['check/pair.js', 'check/styles.js', 'compare/chart.js', 'compare/styles.js'],
      ...['compare/table.js', 'entry/view.js', 'hand/', 'hints/screen.js', 'hints/step-list.js'],
      ...['hints/styles.js', 'photo/', 'play/course.js', 'play/options.js', 'play/screen.js'],
      ...['play/styles.js', 'prove/steps.js', 'prove/styles.js', 'ratings/styles.js'],
      ...['ratings/view.js', 'view/'],
    ],
    without: ['asking', 'web/engine/'],
  },
  joining: { files: ['ratings/when-idle.js'], without: [] },
  loading: { files: [], without: ['web/board/', 'web/engine/', 'web/ui/'] },
};

const examples = 'web/embed/examples/';

/** Things that are done in one place only, and where. @type {[pattern: RegExp, places: RegExp, fault: string][]} */
const once = [
  [/\.createElement(NS)?\(/, /^web\/ui\/elements\.js$/, 'may not make elements by itself'],
  [/light-dark\((?!\$)/, /^web\/ui\/palette\.css$/, 'may not have colours of its own'],
];

/** @typedef {{ path: string, text: string }} File */

/**
 * Everything in some files that breaks a rule, in words.
 * @param {File[]} files
 */
export function violations(files) {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((file) => {
    const found = [...lengthFaults(file)];
    if (/^engine\/.*\.[ch]$/.test(file.path)) found.push(...engineFaults(file, paths));
    if (/^(web|scripts)\/.*\.js$/.test(file.path)) found.push(...importFaults(file));
    if (/^web\/.*\.(js|css)$/.test(file.path)) found.push(...onceFaults(file));
    if (/^web\/solver\//.test(file.path) || file.path === loading) found.push(...roomFaults(file));
    return found.map((fault) => `${file.path} ${fault}`);
  });
}

/** @param {File} file */
function lengthFaults({ path, text }) {
  const lines = text.split('\n').length - 1;
  const reason = text.slice(0, 2000).includes('over 500 lines because');
  if (lines <= 500 || reason || !/\.(c|h|js|css|html)$/.test(path)) return [];
  return [`has ${lines} lines and no "over 500 lines because" in its header`];
}

/** @param {File} file */
function onceFaults({ path, text }) {
  if (path.startsWith(examples)) return [];
  const code = withoutComments(text);
  return once.flatMap(([pattern, places, fault]) =>
    pattern.test(code) && !places.test(path) ? [fault] : [],
  );
}

/**
 * @param {File} file
 * @param {Set<string>} paths of all files
 */
function engineFaults({ path, text }, paths) {
  const found = [];
  const folder = path.split('/')[1];
  const code = withoutComments(text);
  for (const [, name] of code.matchAll(/^\s*#\s*include\s*"(.*)"/gm)) {
    const places = [posix.join(posix.dirname(path), name), `engine/${name}`];
    const target = places.find((place) => paths.has(place));
    if (publicHeaders.includes(name) || (target && mayInclude(folder, path, target))) continue;
    found.push(`may not include "${name}"`);
  }
  if (folder === 'cli') return found;

  for (const [, name] of code.matchAll(/^\s*#\s*include\s*<(.*)>/gm)) {
    if (!engineHeaders.includes(name) && !isSpecial(path, name))
      found.push(`may not include <${name}>`);
  }
  const memory = code.match(/(?<![\w.>])(malloc|calloc|realloc|free)\s*\(/);
  if (memory && folder !== 'api') found.push(`may not call ${memory[1]}`);
  return found;
}

/**
 * @param {string} path
 * @param {string} name of a header
 */
function isSpecial(path, name) {
  return Object.entries(special).some(([at, names]) => path.startsWith(at) && names.includes(name));
}

/**
 * Methods see their common headers and themselves; only the table of methods sees them all.
 * @param {string} folder
 * @param {string} path
 * @param {string} target
 */
function mayInclude(folder, path, target) {
  const allowed = /** @type {Record<string, string[]>} */ (engine)[folder] ?? [];
  const other = target.split('/')[1];
  if (rules.includes(target) && allowed.includes('trace')) return true;
  if (path === catalogueMethod && other === 'techniques') return true;
  if (!allowed.includes(other)) return false;
  if (folder === 'techniques' && target.startsWith(explainer)) return path.startsWith(explainer);
  if (folder !== 'methods' || other !== 'methods') return true;
  if (path === 'engine/methods/methods.c') return true;
  return ['method', 'deduction', methodOf(path)].includes(methodOf(target));
}

/** @param {string} path */
function methodOf(path) {
  return path.split('/')[2].replace(/\.[ch]$/, '');
}

/** @param {File} file */
function importFaults({ path, text }) {
  const wrong = importsOf(text).filter((name) => !mayImport(path, name));
  const named = typesOf(text).filter((name) => !mayImport(path, name, types));
  return [
    ...wrong.map((name) => `may not import '${name}'`),
    ...named.map((name) => `may not name a type of '${name}'`),
  ];
}

/** @param {string} path @returns {string | undefined} its room; undefined: it has none */
function roomOf(path) {
  if (path === loading) return 'loading';
  if (!path.startsWith('web/solver/')) return undefined;
  const place = path.slice('web/solver/'.length);
  if (!place.includes('/') || place.endsWith('/index.js')) return 'joining';
  const isIn = (/** @type {string} */ at) =>
    at.endsWith('/') ? place.startsWith(at) : place === at;
  return Object.entries(rooms).find(([, { files }]) => files.some(isIn))?.[0];
}

/** @param {File} file */
function roomFaults({ path, text }) {
  const room = roomOf(path);
  if (!path.endsWith('.js')) return [];
  if (!room) return ['is in no room of web/solver'];
  const { without } = rooms[/** @type {keyof typeof rooms} */ (room)];
  const isWrong = (/** @type {string} */ target) =>
    target !== loading &&
    without.some((other) => roomOf(target) === other || target.startsWith(other));
  const wrong = importsOf(text).filter((name) => isWrong(posix.join(posix.dirname(path), name)));
  const isPure = room === 'asking' || room === 'loading';
  const dom = isPure && /\b(document|window|matchMedia)\b/.test(withoutComments(text));
  return [
    ...wrong.map((name) => `may not import '${name}', being of the room "${room}"`),
    ...(dom ? ['may not use the DOM'] : []),
  ];
}

/** The modules of ours whose types a module names in its comments. @param {string} text @returns {string[]} */
const typesOf = (text) =>
  [...text.matchAll(/\/\*\*.*?\*\//gs)].flatMap(([comment]) =>
    [...comment.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, name]) => name),
  );

/**
 * @param {string} path
 * @param {string} name
 * @param {Record<string, string[]>} [more] folders that each folder may use besides
 */
function mayImport(path, name, more = {}) {
  if (path.startsWith(examples)) return isOtherProject(path, name);
  const [top, ...rest] = path.split('/');
  const file = posix.join(posix.dirname(path), name);
  const target = file.split('/');
  const isOurs = /^\.{0,2}\//.test(name);
  if (top === 'scripts') return !isOurs || target[0] !== 'tests';
  const folder = rest.length > 1 ? rest[0] : '';
  if (folder === 'cli') return name.startsWith('node:');
  if (!isOurs) return false;
  if (lent[folder]?.some((place) => file.startsWith(place))) return true;
  const known = /** @type {Record<string, string[]>} */ (web)[folder] ?? [];
  const allowed = [...known, ...(more[folder] ?? [])];
  return target[0] === 'web' && allowed.includes(target.length > 2 ? target[1] : '');
}

/**
 * An example stands in a project of its own, and knows the package only.
 * @param {string} path
 * @param {string} name
 */
function isOtherProject(path, name) {
  const unbundled = posix.join(posix.dirname(path), 'node_modules/kakutei/web/');
  return /^kakutei($|\/)/.test(name) || posix.join(posix.dirname(path), name).startsWith(unbundled);
}

/** The headers that the made-up files below include. */
const headers = [
  'engine/api/handle.h',
  'engine/argument/argument.h',
  'engine/board/grid.h',
  'engine/include/kakutei.h',
  'engine/candidates/fish.h',
  'engine/methods/deduction.h',
  'engine/methods/human.h',
  'engine/methods/method.h',
  'engine/methods/rules.h',
  'engine/methods/ushio/ushio.h',
  'engine/reason/reasoner.h',
  'engine/search/search.h',
  'engine/techniques/path.h',
  'engine/techniques/se/grid.h',
  'engine/trace/trace.h',
].map((path) => ({ path, text: '' }));

test('a file that uses what it may not use is found', () => {
  const bad = [
    ['engine/board/grid.c', '#include "trace/trace.h"'],
    ['engine/board/grid.c', '#include "../trace/trace.h"'],
    ['engine/board/grid.c', '#include "no/such.h"'],
    ['engine/search/search.c', '#include "candidates/fish.h"'],
    ['engine/candidates/fish.h', '#include "methods/method.h"'],
    ['engine/search/search.c', '#include "methods/rules.h"'],
    ['engine/methods/ushio/a.c', '#include "methods/human.h"'],
    ['engine/methods/ushio/a.c', '#include "search/search.h"'],
    ['engine/methods/ushio/a.c', '#include "api/handle.h"'],
    ['engine/methods/human.c', '#include "methods/ushio/ushio.h"'],
    ['engine/methods/human.c', '#include "techniques/path.h"'],
    ['engine/methods/techniques.c', '#include "search/search.h"'],
    ['engine/cli/main.c', '#include "board/grid.h"'],
    ['engine/new/main.c', '#include "board/grid.h"'],
    ['engine/techniques/wings.c', '#include "search/search.h"'],
    ['engine/techniques/wings.c', '#include "techniques/se/grid.h"'],
    ['engine/argument/tell.c', '#include "reason/reasoner.h"'],
    ['engine/reason/ideas.c', '#include "techniques/path.h"'],
    ['engine/questions/all.c', '#include "api/handle.h"'],
    ['engine/questions/all.c', '#include <stdlib.h>'],
    ['engine/questions/all.c', 'int *a = malloc(4);'],
    ['engine/api/api.c', '#include "argument/argument.h"'],
    ['engine/board/grid.c', '#include <stdio.h>'],
    ['engine/trace/trace.c', '# include <assert.h>'],
    ['engine/api/api.c', '#include <time.h>'],
    ['engine/board/grid.c', '#include <stdlib.h>'],
    ['engine/search/triad.c', '#include <smmintrin.h>'],
    ['engine/search/vector.h', '#include <immintrin.h>'],
    ['engine/board/grid.c', 'int *a = malloc(4);'],
    ['engine/methods/human.c', 'free (a);'],
    ['web/game/state.js', "import { draw } from '../board/draw.js';"],
    ['web/game/state.js', "import {\n  draw,\n} from '../app/app.js';"],
    ['web/game/state.js', "export * from '../engine/engine.js';"],
    ['web/engine/client.js', "import '../game/state.js';"],
    ['web/engine/load.js', "await import('node:fs/promises');"],
    ['web/board/board.js', "await import('../engine/engine.js');"],
    ['web/board/board.js', "/** @type {import('../engine/engine.js').Engine} */\n"],
    ['web/story/story.js', "import { x } from '../game/state.js';"],
    ['web/app/app.js', "import { x } from 'lodash';"],
    ['web/app/app.js', "import { x } from 'node:fs';"],
    ['web/embed/element.js', "import { x } from '../app/app.js';"],
    ['web/board/board.js', "import { x } from '../embed/element.js';"],
    ['web/story/story.js', "import { x } from '../embed/element.js';"],
    ['web/model/state.js', "import { x } from '../engine/engine.js';"],
    ['web/model/state.js', "const x = await import('../solver/tools.js');"],
    ['web/model/state.js', "/** @typedef {import('../solver/tools.js').X} X */"],
    ['web/solver/run/runner.js', "import { x } from '../view/screen.js';"],
    ['web/solver/hints/hinter.js', "await import('./screen.js');"],
    ['web/solver/run/runner.js', "import { x } from '../../ui/elements.js';"],
    ['web/solver/count/counter.js', 'document.title;'],
    ['web/solver/view/screen.js', "import { x } from '../run/runner.js';"],
    ['web/solver/compare/table.js', "import { x } from '../../engine/client.js';"],
    ['web/solver/new/x.js', ''],
    ['web/ui/load-part.js', "import { x } from './elements.js';"],
    ['web/ui/load-part.js', 'document.title;'],
    ['web/help/help.js', "import { x } from '../app/page.js';"],
    ['web/help/help.js', "import { x } from '../solver/define.js';"],
    ['web/app/app.js', "import { x } from '../help/help.js';"],
    ['web/ui/ui.js', "import { x } from '../game/state.js';"],
    ['web/locales/en/texts.js', "import { x } from '../../ui/elements.js';"],
    ['web/app/app.js', "const element = document.createElement('p');"],
    ['web/board/arrows.js', "document.createElementNS(SVG, 'svg')"],
    ['web/app/page.css', 'p { color: light-dark(#000, #fff); }'],
    ['web/index.js', "import { x } from '../tests/help.js';"],
    ['web/index.js', "import { x } from '../scripts/serve.js';"],
    ['web/new/x.js', "import { x } from '../game/state.js';"],
    ['scripts/size.js', "import { x } from '../tests/help.js';"],
    ['web/cli/kakutei.js', "import { x } from '../web/index.js';"],
    ['web/embed/examples/node.js', "import { x } from '../../index.js';"],
    ['web/embed/examples/node.js', "import { x } from 'lodash';"],
    ['web/app/app.js', 'x();\n'.repeat(501)],
    ['engine/board/grid.c', '\n'.repeat(501)],
  ];
  for (const [path, text] of bad) {
    assert.equal(violations([{ path, text }, ...headers]).length, 1, `${path}: ${text}`);
  }
});

test('a file that uses what it may use is let pass', () => {
  const good = [
    ['engine/trace/trace.c', '#include "trace/trace.h"\n#include "board/grid.h"'],
    ['engine/trace/trace.c', '#include "trace.h"\n#include "kakutei.h"'],
    ['engine/candidates/fish.h', '#include "trace/trace.h"\n#include "methods/rules.h"'],
    ['engine/methods/ushio/a.c', '#include "methods/ushio/ushio.h"\n#include "ushio.h"'],
    ['engine/methods/human.c', '#include "methods/method.h"\n#include "methods/human.h"'],
    ['engine/methods/human.c', '#include "methods/deduction.h"'],
    ['engine/methods/human.c', '#include "board/grid.h"\n#include "candidates/fish.h"'],
    ['engine/methods/methods.c', '#include "methods/ushio/ushio.h"'],
    ['engine/methods/techniques.c', '#include "techniques/path.h"'],
    ['engine/techniques/se/loops.c', '#include "techniques/se/grid.h"'],
    ['engine/techniques/se/loops.c', '#include "techniques/path.h"'],
    ['engine/questions/all.c', '#include "techniques/se/grid.h"\n#include "search/search.h"'],
    ['engine/reason/ideas.c', '#include "argument/argument.h"'],
    ['engine/api/api.c', '#include <stdlib.h>\nvoid *a = malloc(4);'],
    ['engine/search/vector.h', '#include <smmintrin.h>\n#include <wasm_simd128.h>'],
    ['engine/cli/main.c', '#include "kakutei.h"\n#include <stdio.h>'],
    ['engine/board/grid.c', '/* free(a) */ kt_free(a); list->free(a);'],
    ['web/game/state.js', "import { units } from './units.js';"],
    ['web/model/run/answer.js', "/** @type {import('../../engine/records.js').Event} */\n"],
    ['web/app/app.js', "import { x } from '../story/story.js';"],
    ['web/app/app.js', "import { x } from '../embed/element.js';"],
    ['web/solver/run/runner.js', "import { x } from './solving.js';"],
    ['web/solver/run/runner.js', "import { x } from '../../ui/load-part.js';"],
    ['web/solver/hints/index.js', "import './hinter.js';\nimport './screen.js';"],
    ['web/solver/view/screen.js', "/** @type {import('../run/solving.js').Solving} */\n"],
    ['web/help/main.js', "import { x } from '../app/keeping/settings.js';"],
    ['web/help/families/search.js', "import { x } from '../../app/techniques/families.js';"],
    ['web/ui/elements.js', 'document.createElement(name)'],
    ['web/ui/palette.css', ':root { --paper: light-dark(#fff, #000); }'],
    ['web/index.js', "export { Engine } from './engine/engine.js';"],
    ['web/cli/kakutei.js', "import { x } from 'node:fs';"],
    ['web/embed/examples/node.js', "import { Engine } from 'kakutei';"],
    ['web/embed/examples/x.js', "import './node_modules/kakutei/web/embed/host.js';"],
    ['web/app/app.js', `// over 500 lines because of this test\n${'x();\n'.repeat(600)}`],
  ];
  for (const [path, text] of good) assert.deepEqual(violations([{ path, text }, ...headers]), []);
});

/**
 * Which modules import each other in a circle, also by what they load later.
 *
 * @param {File[]} files
 * @returns {string[][]} for each circle its modules
 */
export function circles(files) {
  const names = files.map(({ path }) => path);
  const graph = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .map((name) => posix.join(posix.dirname(path), name))
        .filter((target) => names.includes(target)),
    ]),
  );
  const reached = new Map(names.map((name) => [name, reachedFrom(name, graph)]));
  const inCircle = names.filter((name) => reached.get(name)?.has(name));
  const isWith = (/** @type {string} */ a, /** @type {string} */ b) =>
    reached.get(a)?.has(b) && reached.get(b)?.has(a);
  return inCircle
    .filter((name, at) => !inCircle.slice(0, at).some((before) => isWith(name, before)))
    .map((name) => inCircle.filter((other) => isWith(name, other)));
}

/** @param {string} name @param {Map<string, string[]>} graph @returns {Set<string>} */
function reachedFrom(name, graph) {
  const reached = new Set(graph.get(name));
  for (const each of reached) for (const next of graph.get(each) ?? []) reached.add(next);
  return reached;
}

test('modules that import each other in a circle are found', () => {
  const files = [
    { path: 'web/a.js', text: "import './b.js';" },
    { path: 'web/b.js', text: "const c = () => import('./c.js');" },
    { path: 'web/c.js', text: "export { a } from './a.js';" },
    { path: 'web/d.js', text: "import './a.js';" },
  ];
  assert.deepEqual(circles(files), [['web/a.js', 'web/b.js', 'web/c.js']]);
  assert.deepEqual(circles(files.slice(1)), []);
});

test('no modules import each other in a circle, not even by what they load later', () => {
  const files = listFiles(['web'], ['.js']).map((path) => ({
    path,
    text: readFileSync(join(project, path), 'utf8'),
  }));
  assert.deepEqual(circles(files), []);
});

test('the whole tree keeps the rules', () => {
  const paths = listFiles(['engine', 'web', 'scripts', 'tests']);
  const sources = paths.filter((path) => /\.(c|h|def|js|css|html)$/.test(path));
  assert.ok(sources.includes('tests/house.test.js'));
  const files = sources.map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));
  assert.deepEqual(violations(files), []);
});
