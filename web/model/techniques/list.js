/**
 * A person's list of techniques: which are used, and in which order. It is here, and not in the page, as its users are
 * here: the method and the hints. Pure.
 *
 * The one idea: a list is kept, linked and compared as a text, which says how it differs from a preset: the letter of
 * the preset, then with dots before them `n` and the techniques that are on here and off in the preset, `f` and those
 * that are off, and `m` and those that were moved, each followed by the one it comes after. A technique is its number
 * in the engine's table, in two characters (base 36), and 00 the beginning; numbers never change. A preset is its
 * letter alone.
 */

/** @typedef {import('../../engine/catalogue/rating.js').Technique} Technique */
/** @typedef {readonly Technique[]} Table in the order of their numbers, from 1 */
/** @typedef {Readonly<{ technique: Technique, on: boolean }>} Line */
/** @typedef {readonly Line[]} List all techniques, each once */
/** @typedef {'hodoku' | 'hodoku-2.3' | 'se' | 'beginner'} Preset */

/** @type {Readonly<Record<string, Preset>>} */
const LETTERS = Object.freeze({ h: 'hodoku', i: 'hodoku-2.3', s: 'se', b: 'beginner' });

/** @type {readonly Preset[]} */
export const PRESETS = Object.freeze(Object.values(LETTERS));

/** Techniques that need no marks, then those that need few. */
const BEGINNERS = [
  ...['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming'],
  ...['naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple', 'x-wing'],
];

/** What beginners use and takes more than two lines: an argument may be shorter. */
const LONGER = ['naked-triple', 'hidden-triple', 'x-wing'];

/** @param {string} text @returns {Preset} that it is, or was made of */
export const presetOf = (text) => LETTERS[text[0]] ?? 'hodoku';

/** @param {Preset} preset @returns {string} */
export const textOfPreset = (preset) =>
  /** @type {string} */ (Object.keys(LETTERS).find((letter) => LETTERS[letter] === preset));

/** @param {string} text whether it is just the preset, so that its ratings have their names */
export const isPreset = (text) => text.length === 1;

/** HoDoKu's order first; techniques that it lacks follow in Sudoku Explainer's order. @param {Technique} technique */
const inHodoku = ({ index, place }) => (index ? index : 10_000 + place);
/** @param {Technique} technique */
const inSe = ({ index, place }) => (place ? place : 1000 + index);

/** @param {Preset} preset @param {Table} table @returns {List} */
export function listOfPreset(preset, table) {
  const at = (/** @type {Technique} */ { slug }) => BEGINNERS.indexOf(slug);
  const lines = (
    /** @type {(technique: Technique) => number} */ key,
    /** @type {(technique: Technique) => boolean} */ isOn,
  ) =>
    [...table]
      .sort((a, b) => key(a) - key(b))
      .map((technique) => Object.freeze({ technique, on: isOn(technique) }));
  if (preset === 'se') return Object.freeze(lines(inSe, ({ place }) => place > 0));
  if (preset !== 'beginner') return Object.freeze(lines(inHodoku, ({ rates }) => rates));
  const key = (/** @type {Technique} */ technique) =>
    at(technique) < 0 ? 100 + inHodoku(technique) : at(technique);
  return Object.freeze(lines(key, (technique) => at(technique) >= 0));
}

/** @param {Line} line */
const slugOf = ({ technique }) => technique.slug;

/** @param {string} text @param {Table} table @returns {List} unknown techniques are skipped */
export function readList(text, table) {
  const list = [...listOfPreset(presetOf(text), table)];
  const [, ...parts] = text.split('.');
  for (const part of parts) {
    const numbers = Array.from(part.slice(1).matchAll(/../g), ([two]) => parseInt(two, 36));
    if (part[0] === 'm') moveAll(list, numbers, table);
    else turn(list, numbers, part[0] === 'n', table);
  }
  return Object.freeze(list);
}

/** @param {Line[]} list @param {number[]} numbers @param {boolean} on @param {Table} table */
function turn(list, numbers, on, table) {
  for (const number of numbers) {
    const technique = table[number - 1];
    const at = list.findIndex((line) => line.technique === technique);
    if (at >= 0) list[at] = Object.freeze({ technique, on });
  }
}

/** @param {Line[]} list @param {number[]} numbers pairs @param {Table} table */
function moveAll(list, numbers, table) {
  /** @type {{ line: Line, after: Technique | undefined }[]} */
  const moves = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const at = list.findIndex((line) => line.technique === table[numbers[i] - 1]);
    if (at >= 0) moves.push({ line: list.splice(at, 1)[0], after: table[numbers[i + 1] - 1] });
  }
  for (const { line, after } of moves) {
    list.splice(list.findIndex(({ technique }) => technique === after) + 1, 0, line);
  }
}

/** @param {Preset} preset that it was made of @param {List} list @param {Table} table @returns {string} */
export function writeList(preset, list, table) {
  const from = listOfPreset(preset, table);
  const was = new Map(from.map((line, at) => [slugOf(line), { at, on: line.on }]));
  const code = (/** @type {Technique | undefined} */ technique) =>
    (technique ? table.indexOf(technique) + 1 : 0).toString(36).padStart(2, '0');
  const turned = (/** @type {boolean} */ on) =>
    list
      .filter((line) => line.on === on && was.get(slugOf(line))?.on !== on)
      .map(({ technique }) => code(technique));
  const stay = longestRise(list.map((line) => was.get(slugOf(line))?.at ?? 0));
  const moved = list.flatMap(({ technique }, at) =>
    stay.has(at) ? [] : [code(technique) + code(list[at - 1]?.technique)],
  );
  const parts = /** @type {const} */ ([
    ['n', turned(true)],
    ['f', turned(false)],
    ['m', moved],
  ]).flatMap(([letter, codes]) => (codes.length ? [letter + codes.join('')] : []));
  return [textOfPreset(preset), ...parts].join('.');
}

/** The places of a longest rising part, so that as few as possible count as moved. @param {readonly number[]} numbers */
function longestRise(numbers) {
  /** Of the parts of each length, that which ends lowest: where it ends. @type {number[]} */
  const ends = [];
  const before = numbers.map((number, at) => {
    const length = ends.findIndex((end) => numbers[end] >= number);
    const place = length < 0 ? ends.length : length;
    ends[place] = at;
    return place ? ends[place - 1] : -1;
  });
  const rise = new Set();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]) rise.add(at);
  return rise;
}

/** @param {List} list @param {readonly string[]} slugs @param {boolean} on @returns {List} */
export const turned = (list, slugs, on) =>
  Object.freeze(
    list.map((line) =>
      slugs.includes(slugOf(line)) ? Object.freeze({ technique: line.technique, on }) : line,
    ),
  );

/** The list by which `techniques` takes the shortest argument that it finds on the board. @param {Table} table @returns {string} */
export const textOfShort = (table) =>
  writeList('beginner', turned(listOfPreset('beginner', table), LONGER, false), table);

/** @param {List} list @param {string} slug @param {number} to its place, from 0 @returns {List} */
export function moved(list, slug, to) {
  const at = list.findIndex((line) => slugOf(line) === slug);
  const next = list.filter((_, index) => index !== at);
  next.splice(to, 0, list[at]);
  return Object.freeze(next);
}

/**
 * As the engine takes it. What holds only on a board with exactly one solution goes off by itself where there is
 * another.
 *
 * @param {List} list
 * @param {boolean} isUnique
 * @returns {{ slug: string, on: boolean, score: number }[]}
 */
export const orderOf = (list, isUnique) =>
  list.map(({ technique: { slug, score, needsUniqueness }, on }) => ({
    slug,
    on: on && (isUnique || !needsUniqueness),
    score,
  }));
