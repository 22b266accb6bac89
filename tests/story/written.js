// Pieces of a story as plain lines, with their pictures, to be read and then recorded: sentences and drawings stay the
// same until somebody changes them on purpose. `node FILE.test.js --write` records them anew.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('../../web/story/types.js').Item} Item */
/** @typedef {import('../../web/story/types.js').Picture} Picture */

/** @param {number} square */
const name = (square) => `r${Math.floor(square / 9) + 1}c${(square % 9) + 1}`;

/** @param {import('../../web/story/types.js').Unit} unit */
const unitName = ({ type, number }) => `${type[0]}${number}`;

/** @param {import('../../web/story/types.js').End} end */
const end = ({ square, digit, squares }) => `${(squares ?? [square]).map(name).join('')}=${digit}`;

/** A checksum of the list. @param {ArrayLike<number>} list */
const sumOf = (list) =>
  Array.from(list)
    .reduce((sum, value, at) => (sum * 31 + value * (at + 1)) >>> 0, 7)
    .toString(36);

/** What each has, by role. @template {{ role: string }} T @param {readonly T[]} list @param {(one: T) => string} what */
const byRole = (list, what) => {
  const roles = [...new Set(list.map(({ role }) => role))];
  return roles.map((role) => `${role} ${list.filter((one) => one.role === role).map(what).join(' ')}`).join(', '); // prettier-ignore
};

/** @param {Picture} picture @returns {string[]} */
function drawn(picture) {
  const digit = (/** @type {{ square: number, digit: number }} */ one) => end(one);
  const lines = [
    ['last', picture.last === null ? '' : name(picture.last)],
    ['wrong', picture.wrong.map(name).join(' ')],
    ['units', byRole(picture.units, ({ unit }) => unitName(unit))],
    ['squares', byRole(picture.squares, ({ square }) => name(square))],
    ['digits', byRole(picture.focusDigits, digit)],
    ['struck', picture.struck.map(digit).join(' ')],
    ['links', byRole(picture.links, ({ from, to }) => `${end(from)}>${end(to)}`)],
    ['tags', byRole(picture.tags, ({ text, square, unit }) => `${text}:${square === undefined ? unit && unitName(unit) : name(square)}`)],
    ['painted', picture.painted?.map(name).join(' ')],
    ['on', picture.position && sumOf(picture.position)],
    ['candidates', picture.candidates && sumOf(picture.candidates.map((list) => Number(list.join('') || 0)))],
    ['found', picture.found],
  ]; // prettier-ignore
  return lines.filter(([, what]) => what).map(([kind, what]) => `  ${kind}: ${what}`);
}

/** Of a long list its beginning and its end. @template T @param {readonly T[]} list @param {number} most */
const some = (list, most) =>
  list.length <= most ? list : [...list.slice(0, most - 1), ...list.slice(-1)];

/**
 * A piece with what it folds.
 *
 * @param {Item} item
 * @param {number} [most] of a list that is folded, and one fewer of those inside it
 * @returns {Promise<string[]>}
 */
export async function written(
  { text, detail, tone, rule, picture, items, unfold, folded },
  most = 4,
) {
  const later = unfold?.write();
  const inner = [...(items?.() ?? []), ...(later && 'items' in later ? later.items : [])];
  const head = [tone !== 'plain' && tone, rule && `${rule.label} (${rule.anchor})`].filter(Boolean);
  const open = inner.length > 0 && !folded ? ' (open)' : '';
  const all = [`${[...head, text].join(' | ')}${open}`];
  if (detail) all.push(`  ${detail}`);
  if (picture) all.push(...drawn(picture));
  if (later && 'text' in later) all.push(`  copied: ${sumOf(Array.from(later.text, (sign) => Number(sign.codePointAt(0))))}`); // prettier-ignore
  for (const each of some(inner, most)) {
    all.push(...(await written(each, Math.max(1, most - 1))).map((line) => `    ${line}`));
  }
  return all;
}

/** @param {string} file below tests/ @param {string[]} lines to compare with the recorded ones */
export function assertWritten(file, lines) {
  const path = new URL(`../${file}`, import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.argv.includes('--write')) writeFileSync(path, text);
  assert.deepEqual(lines, readFileSync(path, 'utf8').trimEnd().split('\n'));
}
