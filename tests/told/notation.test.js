// Each technique has its line in the notation of forums, and what is written there proves what goes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { linesOf, noReferences } from '../../scripts/lib/references.js';
import { outputOf } from '../engine/programs.js';
import { locales } from '../locales/all.js';
import { need } from '../needs.js';
import { createWords } from '../../web/locales/words.js';
import { labelOf } from '../../web/story/rules.js';
import { writeNotation } from '../../web/story/techniques/notation.js';
import { candidate } from './board.js';
import { FAMILIES, eventsOf, readTold } from './events.js';
import { faultInNotation, readNotation } from './notation.js';
import { Told, UNPROVED } from './proof.js';
import { directClaiming } from '../words/steps.js';

need('gcc');

/** @typedef {import('./events.js').Told} Line */

const english = createWords(locales.en);

/** @param {Line} line */
const write = (line) => writeNotation(english, eventsOf(line).events);

/** @param {string} input @returns {Line[]} */
const tell = (input) => readTold(outputOf('gcc', 'told.tool', { input }));

const cases = readFileSync(new URL('cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line));
const told = [...tell(`${cases.join('\n')}\n`), directClaiming()];

/** @param {Line} line @param {string} [text] */
function faultOf(line, text = write(line)) {
  const family = String(FAMILIES.get(line.technique));
  const { events } = eventsOf(line);
  const { board } = new Told(events);
  return UNPROVED.includes(family)
    ? null
    : faultInNotation(text, { family, board, givens: line.givens });
}

test('each technique has a line that begins with its English name', () => {
  const names = new Map(told.map((line) => [line.technique, readNotation(write(line)).name]));
  assert.deepEqual([...FAMILIES.keys()].filter((slug) => !names.has(slug)), []); // prettier-ignore
  const letters = (/** @type {string} */ name) => name.toLowerCase().replaceAll(/[^a-z\d+]/g, '');
  const differing = [...names].filter(([slug, name]) => letters(name) !== letters(labelOf(english, slug))); // prettier-ignore
  assert.deepEqual(Object.fromEntries(differing), {
    pointing: 'Locked Candidates Type 1 (Pointing)',
    claiming: 'Locked Candidates Type 2 (Claiming)',
  });
});

test('a line concludes what the step does, and nothing else', () => {
  const sorted = (/** @type {number[]} */ all) => all.toSorted((a, b) => a - b);
  for (const line of told) {
    const { placed, removed } = readNotation(write(line));
    assert.deepEqual(sorted(removed), sorted(line.removed.map(([square, digit]) => candidate(square, digit)))); // prettier-ignore
    assert.deepEqual(sorted(placed), sorted(line.placed.map((square) => candidate(square, line.digit)))); // prettier-ignore
  }
});

test('its links, sets, bases and covers are those of the board, and prove it', () => {
  assert.deepEqual(told.map((line) => faultOf(line)).filter(Boolean), []);
});

test('and so it is for the cases of the library', { skip: noReferences }, () => {
  const library = tell(`${linesOf('reglib.txt').join('\n')}\n`);
  assert.ok(library.length > 900);
  assert.deepEqual(library.map((line) => faultOf(line)).filter(Boolean), []);
});

test('a line with another link, base, cover, fin or set is not true', () => {
  /** @type {[technique: RegExp, from: RegExp, to: string][]} */
  const lies = [
    [/chain|kite|skyscraper|loop$|^aic|xy-wing/, / = /, ' - '],
    [/x-chain|loop$|kraken/, / - /, ' = '],
    [/^(x-wing|swordfish|jellyfish)$/, /([rc])\d(\d+\\)/, '$1$2'],
    [/^(x-wing|swordfish|jellyfish)$/, /\d =>/, ' =>'],
    [/^(finned|sashimi)-(x-wing|swordfish)$/, / fr\w+/, ''],
    [/^(als|sue|death)/, /\{\d/, '{'],
    [/^net-|^dynamic/, /; r\dc\d<>\d, /, '; '],
    [/^naked-(pair|triple)/, /: \d,/, ': '],
    [/^hidden-(pair|triple)$/, /: \d/, ': 0'],
  ];
  for (const [technique, from, to] of lies) {
    const lines = told.filter((line) => technique.test(line.technique) && from.test(write(line)));
    assert.ok(lines.length > 0, String(technique));
    for (const line of lines) {
      const lie = write(line).replace(from, to);
      assert.ok(faultOf(line, lie), lie);
    }
  }
});
