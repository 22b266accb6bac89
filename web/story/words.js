/**
 * Words: how squares, digits, units and sets are called in a language, and templates filled in.
 *
 * Pure. A template knows two forms: `{name}` is replaced by a value, `{name|one|many}` by one of two
 * words, as the number `name` is 1 or not. What is filled in is never read as a template again.
 */

/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {Readonly<Record<string, string>>} Dictionary */
/** @typedef {Record<string, string | number>} Values */

/**
 * @param {string} template
 * @param {Values} [values]
 */
export function fill(template, values = {}) {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    if (!Object.hasOwn(values, name)) return whole;
    if (many === undefined) return String(values[name]);
    return Number(values[name]) === 1 ? one : many;
  });
}

const unitKeys = { row: 'name.row', column: 'name.column', box: 'name.box' };

/** @param {Dictionary} dictionary */
export function createWords(dictionary) {
  /** @param {string} key @param {Values} [values] */
  const t = (key, values) => fill(dictionary[key] ?? key, values);

  /** @param {Square} square */
  const square = ({ row, column }) => t('name.square', { row, column });

  /** @param {readonly string[]} names "a, b and c" */
  const list = (names) => {
    const first = names.slice(0, -1).join(t('name.listSeparator'));
    return [...(first ? [first] : []), ...names.slice(-1)].join(t('name.listLast'));
  };

  /** @param {readonly Square[]} all */
  const squares = (all) => list(all.map(square));

  /** @param {Unit} unit */
  const unit = ({ type, number }) => t(unitKeys[type], { number });

  /** @param {readonly number[]} digits */
  const digits = (digits) => `{${digits.join(', ')}}`;

  /** @param {{ squares: readonly Square[], digits: readonly number[] }} set */
  const set = (set) =>
    set.squares.length === 1 && set.digits.length === 1
      ? t('name.single', { square: square(set.squares[0]), digit: set.digits[0] })
      : t('name.set', { digits: digits(set.digits), squares: squares(set.squares) });

  /** @param {readonly string[]} sentences empty ones are left out */
  const join = (sentences) => sentences.filter(Boolean).join(t('name.sentenceSeparator'));

  return Object.freeze({ t, list, square, squares, unit, digits, set, join });
}

/** @typedef {ReturnType<typeof createWords>} Words */
