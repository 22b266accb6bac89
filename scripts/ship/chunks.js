// Which modules lie in one file of the site, by feature. Rollup decides about what is not listed.
//
// The one idea: a feature names the modules by which it is entered, and has all that they import, unless a feature above
// it has that already. So a module can move without a word here, and an entry that has moved stops the build.

import { languages } from '../../web/locales/languages.js';
import { Failure } from '../lib/tools.js';

/**
 * What every page or worker needs from the beginning.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const AT_ONCE = {
  engine: ['engine/client.js', 'engine/host.js'],
  visible: [
    'locales/words.js',
    'model/choices.js',
    'model/commands.js',
    'model/keys.js',
    'story/entry.js',
    'story/difficulty.js',
    'board/define.js',
    'ui/failure.js',
    'ui/idle.js',
    'ui/language.js',
    'ui/thumbnail.js',
    'ui/translate.js',
  ],
};

/** What the page and the Help need from the beginning. */
const WITH_PAGE = {
  page: [
    'app/examples.js',
    'app/keeping/settings.js',
    'app/page-keys.js',
    'locales/en/page.js',
    // Too small for files of their own.
    'model/faults.js',
    'solver/photo/pictures.js',
    'story/puzzle.js',
    'ui/lazy.js',
  ],
};

/** What every page with a solver needs from the beginning, and the Help does not. */
const WITH_SOLVER = { solver: ['solver/define.js', 'solver/count/rating.js'] };

/** What comes with the ratings, which the page asks for by itself. */
const WITH_RATINGS = {
  catalogue: ['engine/catalogue-all.js'],
  ratings: ['solver/ratings/index.js'],
};

/** Of the languages that are loaded when they are chosen: the texts that the page has at once. */
const CHOSEN = Object.fromEntries(
  Object.keys(languages)
    .filter((language) => language !== 'en')
    .map((language) => [language, [`locales/${language}/index.js`, `locales/${language}/page.js`]]),
);

/**
 * Of what is loaded when it is wanted.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const WANTED = {
  details: ['story/details.js'],
  tools: ['solver/tools.js'],
  beginning: ['app/begin.js'],
  links: ['game/link.js', 'game/formats/puzzle.js'],
  hand: ['solver/hand/keypad.js', 'solver/hand/styles.js', 'board/colours.js', 'board/patterns.js'],
  dialogs: [
    'app/embedding/dialog.js',
    'app/making/dialog.js',
    'app/games/dialog.js',
    'app/share/kept-boards.js',
  ],
};

/**
 * The entries of techniques, ratings, photos and texts of whole solutions, besides the workers of their modules: what only
 * they need is kept for use without a network after everything else, or for photos once one is read.
 */
const LATER = [
  'engine/catalogue-all.js',
  'engine/proof-all.js',
  'engine/photo-all.js',
  'solver/hints/index.js',
  'solver/prove/index.js',
  'solver/ratings/index.js',
  'explaining.js',
  'story/techniques/index.js',
  'story/techniques/notation.js',
  'app/techniques/dialog.js',
  'app/practice/practice.js',
  'app/making/goal-form.js',
  'app/making/of-level.js',
  'solver/photo/index.js',
  'help/families/chapter.js',
  'help/lessons/chapter.js',
];

/** Of these, what lies in one file, as each piece of it would be small. */
const TOGETHER = {
  telling: ['story/techniques/index.js', 'explaining.js'],
  chapters: ['help/lessons/chapter.js', 'help/families/chapter.js'],
};

/** Of each language, likewise. */
const LATER_TEXTS = [
  'catalogue',
  'help-families',
  'hints',
  'photos',
  'proofs',
  'ratings',
  'techniques',
];

/**
 * @typedef {object} Graph what Rollup knows, of which this needs a little
 * @property {() => Iterable<string>} getModuleIds
 * @property {(id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null} getModuleInfo
 */

/**
 * All that some modules import.
 *
 * @param {readonly string[]} from
 * @param {(id: string) => readonly string[]} importsOf
 * @param {(id: string) => boolean} [isTaken] is left out, with what only it imports
 */
function reach(from, importsOf, isTaken = () => false) {
  const found = new Set(from.filter((id) => !isTaken(id)));
  for (const id of found) {
    for (const other of importsOf(id)) if (!isTaken(other)) found.add(other);
  }
  return found;
}

/**
 * @param {Graph} graph of the site
 * @param {string} root the folder that the names above begin in
 * @param {readonly string[]} entries
 */
export function divide(graph, root, entries) {
  const all = new Set(graph.getModuleIds());
  const infoOf = (/** @type {string} */ id) => graph.getModuleInfo(id);
  const statics = (/** @type {string} */ id) => infoOf(id)?.importedIds ?? [];
  const idOf = (/** @type {string} */ file) => {
    const id = `${root}/${file}`;
    if (!all.has(id)) throw new Failure(`scripts/ship/chunks.js: there is no ${id}`);
    return id;
  };
  const texts = Object.keys(languages).flatMap((language) =>
    LATER_TEXTS.map((part) => `locales/${language}/${part}.js`),
  );
  const workers = entries.filter((file) => /^engine\/\w+-worker\.js$/.test(file));
  const later = new Set([...LATER, ...workers, ...texts].map(idOf));
  const first = reach(
    entries.map(idOf),
    (id) => [...statics(id), ...(infoOf(id)?.dynamicallyImportedIds ?? [])],
    (id) => later.has(id),
  );
  /** @type {Map<string, string>} */
  const features = new Map();
  /** @param {typeof WANTED} table @param {Set<string>} [taken] */
  const assign = (table, taken = new Set()) => {
    for (const [name, modules] of Object.entries(table)) {
      const isTaken = (/** @type {string} */ id) => features.has(id) || taken.has(id);
      for (const id of reach(modules.map(idOf), statics, isTaken)) features.set(id, name);
    }
  };
  assign(AT_ONCE);
  assign(WITH_PAGE);
  assign(WITH_SOLVER, reach([idOf('help/main.js')], statics));
  assign(WITH_RATINGS);
  assign(CHOSEN);
  assign(WANTED, reach(entries.map(idOf), statics));
  assign(TOGETHER, first);
  return {
    /** @param {string} id @returns {string | undefined} the feature in whose file it lies */
    featureOf: (id) => features.get(id),
    /** @param {string} id whether only techniques or ratings need it */
    isLater: (id) => !first.has(id),
    /** @param {string} id whether only photos need it */
    isOfPhotos: (id) => !first.has(id) && /\/(photo\/\w[\w-]*|photo-all|photos)\.js$/.test(id),
  };
}
