/**
 * Words: the names of squares, digits, units, sets and methods in a language, and filled-in templates.
 *
 * A template knows two forms: `{name}` is replaced by a value, and `{name|one=digit|other=digits}` by the
 * word for the number `name`, in the plural categories of the language. Filled-in values are never read as
 * templates.
 */

import { loadPart, resolve, textsOf } from './languages.js';

/** @typedef {{ row: number, column: number }} Square */
/** @typedef {{ type: 'row' | 'column' | 'box', number: number }} Unit */
/** @typedef {Readonly<Record<string, string>>} Dictionary */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {keyof typeof SQUARE_NAMES} Notation of squares */
/** @typedef {(key: string, values?: Values) => string} Fill a template by its key */

/** The texts between the places of a template, with the name and the forms of each. @type {Map<string, string[]>} */
const pieces = new Map();

/** Cuts a template up once, as a story fills the same ones thousands of times. @param {string} template */
function piecesOf(template) {
  const known = pieces.get(template);
  if (known) return known;
  const cut = template.split(/\{(\w+)((?:\|[^|}]*)*)\}/);
  pieces.set(template, cut);
  return cut;
}

/**
 * @param {string} template
 * @param {Values} values
 * @param {Intl.PluralRules} plurals
 */
export function fill(template, values, plurals) {
  const cut = piecesOf(template);
  let [text] = cut;
  for (let at = 1; at < cut.length; at += 3) {
    text += placed(cut[at], cut[at + 1], values, plurals) + cut[at + 2];
  }
  return text;
}

/**
 * What fills a place; the place itself if its value is unknown.
 *
 * @param {string} name
 * @param {string} forms
 * @param {Values} values
 * @param {Intl.PluralRules} plurals
 */
function placed(name, forms, values, plurals) {
  if (!Object.hasOwn(values, name)) return `{${name}${forms}}`;
  if (!forms) return values[name];
  return formsOf(forms)[plurals.select(Number(values[name]))] ?? `{${name}${forms}}`;
}

/** @param {string} forms such as `|one=digit|other=digits` @returns {Record<string, string>} */
const formsOf = (forms) =>
  Object.fromEntries(
    forms
      .slice(1)
      .split('|')
      .map((form) => form.split('=')),
  );

const unitKeys = { row: 'name.row', column: 'name.column', box: 'name.box' };
const unitsKeys = { row: 'name.rows', column: 'name.columns', box: 'name.boxes' };

/**
 * The one place where a square gets its name. `language`: as the language has it; `rc`: r3c5; `letters`: C5, the
 * rows being A to I; `numerals`: as the language has it, in its own numerals (三行五列), if it has any.
 */
const SQUARE_NAMES = {
  language: (/** @type {Fill} */ t, /** @type {Square} */ { row, column }) =>
    t('name.square', { row, column }),
  rc: (/** @type {Fill} */ _, /** @type {Square} */ { row, column }) => `r${row}c${column}`,
  letters: (/** @type {Fill} */ _, /** @type {Square} */ { row, column }) =>
    'ABCDEFGHI'[row - 1] + column,
  numerals: (/** @type {Fill} */ t, /** @type {Square} */ { row, column }) => {
    const numeral = (/** @type {number} */ number) => t('name.numerals')[number - 1] ?? number;
    return t('name.square', { row: numeral(row), column: numeral(column) });
  },
};

export const NOTATIONS = /** @type {readonly Notation[]} */ (
  Object.freeze(Object.keys(SQUARE_NAMES))
);

/** Matches names of squares and units that a line break could split. @param {Fill} t */
function namesIn(t) {
  const keys = ['name.square', 'name.row', 'name.column', 'name.box'];
  const names = keys.map((key) =>
    t(key, { row: '#', column: '#', number: '#' })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('#', `[1-9${t('name.numerals')}]`),
  );
  return new RegExp(`(${names.join('|')})`, 'i');
}

/** @param {Dictionary} dictionary @param {{ notation?: Notation }} [choices] */
export function createWords(dictionary, { notation = 'language' } = {}) {
  const language = dictionary['locale.tag'];
  const formats = dictionary['locale.formats'];
  const plurals = new Intl.PluralRules(formats);

  /** @param {string} key @param {Values} [values] */
  const t = (key, values = {}) => fill(dictionary[key] ?? key, values, plurals);

  const named = namesIn(t);

  /** @param {string} key whether there is such a text */
  const has = (key) => Object.hasOwn(dictionary, key);

  /** @param {number} value @param {Intl.NumberFormatOptions} [options] */
  const number = (value, options) => value.toLocaleString(formats, options);

  /** @param {readonly string[]} names @param {string} last joins the last one to the others */
  const listed = (names, last) =>
    names.length > 1
      ? names.slice(0, -1).join(t('name.listSeparator')) + t(last) + names.at(-1)
      : names.join('');

  /** @param {readonly string[]} names "a, b and c" */
  const list = (names) => listed(names, names.length > 2 ? 'name.and' : 'name.andTwo');

  /** @param {readonly string[]} names "a, b or c" */
  const any = (names) => listed(names, names.length > 2 ? 'name.or' : 'name.orTwo');

  /**
   * "a and b", or with the sign that the language has for it.
   * @param {readonly string[]} parts
   * @param {string} separator a key; its text may be empty
   */
  const joined = (parts, separator) => (t(separator) ? parts.join(t(separator)) : list(parts));

  /** @param {string} slug @returns {string} the name of a method, or its slug if it has none */
  const method = (slug) => dictionary[`method.${slug}`] ?? slug;

  /** @param {Square} at */
  const square = (at) => SQUARE_NAMES[notation](t, at);

  /** @param {readonly Square[]} all */
  const squares = (all) => list(all.map(square));

  /** @param {Unit} unit */
  const unit = ({ type, number }) => t(unitKeys[type], { number });

  /** Several of one kind are named together: "rows 1 and 5". @param {readonly Unit[]} all */
  const units = (all) => {
    const type = all[0]?.type;
    if (all.length < 2 || all.some((other) => other.type !== type)) return list(all.map(unit));
    return t(unitsKeys[type], { numbers: digits(all.map(({ number }) => number)) });
  };

  /** @param {readonly number[]} digits "2, 5 and 9" */
  const digits = (digits) => joined(digits.map(String), 'name.digitSeparator');

  /** @param {readonly number[]} digits "2, 5 or 9" */
  const anyOf = (digits) =>
    t('name.digitSeparator') ? digits.join(t('name.digitSeparator')) : any(digits.map(String));

  /** @param {readonly string[]} clauses of one sentence */
  const clauses = (clauses) => joined(clauses, 'name.clauseSeparator');

  /** @param {string} text as it is said: "row 1, column 6" for r1c6 @returns {string} */
  const aloud = (text) =>
    text.replace(/r([1-9])c([1-9])/g, (_, row, column) => t('board.square', { row, column }));

  /** @param {string} text as a sentence begins */
  const capital = (text) => text.charAt(0).toLocaleUpperCase(formats) + text.slice(1);

  /** @param {{ squares: readonly Square[], digits: readonly number[] }} set */
  const set = (set) =>
    set.squares.length === 1 && set.digits.length === 1
      ? t('name.single', { square: square(set.squares[0]), digit: set.digits[0] })
      : t('name.set', { digits: digits(set.digits), squares: squares(set.squares) });

  /** Cut so that names of squares and units, which no line may break, are at the odd places. @param {string} text */
  const pieces = (text) => text.split(named);

  /** @param {readonly string[]} sentences empty ones are left out */
  const join = (sentences) => sentences.filter(Boolean).join(t('name.sentenceSeparator'));

  const names = { method, square, squares, unit, units, digits, anyOf, set, pieces };
  return Object.freeze({
    language,
    notation,
    t,
    has,
    number,
    list,
    any,
    clauses,
    capital,
    aloud,
    join,
    ...names,
  });
}

/** @typedef {ReturnType<typeof createWords>} Words */

/** Made once for each dictionary and notation. @type {WeakMap<Dictionary, Partial<Record<Notation, Words>>>} */
const known = new WeakMap();

/** @param {string} language @param {Notation} [notation] @returns {Words} those of English if it has not been loaded */
export function wordsOf(language, notation = 'language') {
  const texts = textsOf(language);
  const made = known.get(texts) ?? {};
  known.set(texts, made);
  return (made[notation] ??= createWords(texts, { notation }));
}

/**
 * @param {string} tag such as `ja`
 * @param {boolean} [names] with those of the techniques
 * @returns {Promise<Words>} loaded; those of English if we do not speak it
 */
export async function loadWords(tag, names) {
  const language = resolve([tag]);
  await loadPart(language, 'methods');
  if (names) await loadPart(language, 'techniques');
  return wordsOf(language);
}
