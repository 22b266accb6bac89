// The state is described: each field has a type that says something, and a sentence.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FIRST_STATE } from '../../web/model/state.js';

/** @typedef {{ name: string, type: string, words: string }} Field */

/** @param {string} text of a module @returns {Map<string, Field[]>} the fields of each type that it describes */
function describedIn(text) {
  const comments = [...text.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, comment]) =>
    comment.replace(/\n *\*/g, ' '),
  );
  return new Map(
    comments.flatMap((comment) => {
      const name = comment.match(/@typedef \{object\} (\w+)/)?.[1];
      return name ? [[name, comment.split('@property ').slice(1).map(fieldOf)]] : [];
    }),
  );
}

/** @param {string} line @returns {Field} */
function fieldOf(line) {
  const [, type, name, words] = line.match(/^\{(.*?)\} \[?(\w+)\]?(?: (.*))?$/s) ?? [];
  return { name, type, words: (words ?? '').replace(/\s+/g, ' ').trim() };
}

/** @param {Field[]} fields @returns {string[]} the names of those that are not described */
const undescribed = (fields) =>
  fields
    .filter(({ type, words }) => /\b(any|unknown|object|Object)\b|\*/.test(type) || !words)
    .map(({ name }) => name);

const read = (/** @type {string} */ file) =>
  readFileSync(new URL(`../../web/model/${file}`, import.meta.url), 'utf8');

test('a field without a type or words is found', () => {
  const text = `/**
   * @typedef {object} A
   * @property {any} a anything
   * @property {number} b
   * @property {Record<string, object>} [c] of one
   *   and the other
   * @property {number | null} d none
   */`;
  assert.deepEqual(undescribed(describedIn(text).get('A') ?? []), ['a', 'b', 'c']);
});

for (const file of [
  'state.js',
  'choices.js',
  'message.js',
  'hints/known.js',
  'play/track.js',
  'play/trails.js',
  'run/refusal.js',
]) {
  test(`each field in ${file} has a type and a description`, () => {
    const described = [...describedIn(read(file)).values()].flat();
    assert.notEqual(described.length, 0);
    assert.deepEqual(undescribed(described), []);
  });
}

test('the state has the fields that are described, and no others', () => {
  const text = read('state.js');
  const [, parts] = text.match(/@typedef \{Readonly<([\w &]+)>\} State/) ?? [];
  const described = describedIn(text);
  const names = parts.split(' & ').flatMap((part) => described.get(part)?.map(({ name }) => name));
  assert.deepEqual(names.sort(), Object.keys(FIRST_STATE).sort());
});
