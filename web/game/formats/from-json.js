/**
 * JSON of other programs, which may contain anything.
 *
 * The one idea: JSON nested so deep that reading it could overflow the stack is refused at once. A list or an object
 * becomes text as JSON, never through a `toString` of its own.
 */

/** No format of a puzzle nests nearly as deep. */
const DEEPEST = 32;

/** @param {unknown} data */
function isDeep(data) {
  let level = [data];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap((value) =>
      value && typeof value === 'object' ? Object.values(value) : [],
    );
    if (!level.length) return false;
  }
  return true;
}

/** @param {string} text @returns {any} undefined: it is no JSON, or too deep */
export function parseJson(text) {
  try {
    const data = JSON.parse(text);
    return isDeep(data) ? undefined : data;
  } catch {
    return undefined;
  }
}

/** @param {unknown} value of JSON @returns {string} */
export const textOf = (value) =>
  typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '');

/** @param {unknown} value a text, or a list of digits or rows @returns {string | null} */
export function solutionOf(value) {
  const text = [value].flat(Infinity).map(textOf).join('');
  return /^[1-9]{81}$/.test(text) ? text : null;
}
