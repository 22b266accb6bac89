// The message about a text that was read: it is complete in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrive } from '../../web/app/open/open.js';
import { tellFault, tellFound, tellTaken } from '../../web/app/open/telling.js';
import { FormatError } from '../../web/game/formats/format-error.js';
import { FORMATS, readPuzzles } from '../../web/game/formats/index.js';
import { loadPart } from '../../web/locales/languages.js';
import { createWords } from '../../web/locales/words.js';
import { MALFORMED } from '../game/formats/malformed.js';
import { locales } from '../locales/all.js';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const all = Object.values(locales).map(createWords);
const [en] = all;

/** @param {string} said */
const assertWhole = (said) => assert.doesNotMatch(said, /[{}]|undefined|NaN|open\.|format\./);

test('each fault has a sentence, in every language', () => {
  const details = {
    line: 3,
    column: 4,
    count: 80,
    symbol: 'a',
    row: 1,
    place: 2,
    limit: 9,
    site: 'x.y',
  };
  const codes = /** @type {const} */ (['empty', 'long', 'none', 'cells', 'rows', 'row', 'symbol', 'place', 'candidate', 'mark', 'payload', 'seed', 'server']); // prettier-ignore
  const variants = ['killer', 'jigsaw', 'diagonal', 'size', 'other'];
  const faults = [
    ...codes.map((code) => new FormatError(code, details)),
    ...variants.map((variant) => new FormatError('variant', { variant })),
    new TypeError('of the browser'),
  ];
  for (const words of all) {
    const said = faults.map((fault) => tellFault(words, fault));
    said.forEach(assertWhole);
    assert.equal(new Set(said).size, faults.length);
  }
  const said = tellFault(en, new FormatError('row', { line: 4, count: 8 }), {
    key: 'arrived.file',
    name: '<b>',
  });
  assert.equal(
    said,
    'There is no puzzle in the file <b>. The row in line 4 has 8 squares instead of 9. Your board is unchanged.',
  );
});

test('whatever is wrong with a text, the board stays as it was, and a sentence says so', async () => {
  await loadPart('en', 'dialogs');
  for (const [text] of Object.values(MALFORMED).flat()) {
    /** @type {string[]} */
    const done = [];
    const solver = /** @type {any} */ ({
      load: () => done.push('loaded'),
      remark: (/** @type {(language: string) => string} */ tell) => done.push(tell('en')),
    });
    const keep = () => void done.push('kept');
    const useMethod = () => void done.push('method');
    await arrive({ language: 'en', solver, keep, useMethod }, { key: 'arrived.pasted' }, { texts: [text] }); // prettier-ignore
    assert.equal(done.length, 1, text);
    assertWhole(done[0]);
    assert.match(done[0], /^There is no puzzle in the pasted text\. .+ Your board is unchanged\.$/);
  }
});

test('each format has a name, in every language', async () => {
  const found = await readPuzzles(BOARD);
  const refusing = ['variant', 'server'];
  for (const { id } of FORMATS.filter(({ id }) => !refusing.includes(id))) {
    for (const words of all)
      assertWhole(tellFound(words, { ...found, format: id }, found.puzzles[0]));
  }
});

test('what came along and what did not is said', async () => {
  const line = `:0402:7:${BOARD.slice(0, 2)}+4${BOARD.slice(3)}:123:721::`;
  const found = await readPuzzles(line);
  assert.equal(
    tellTaken(en, { key: 'arrived.pasted' }, found, found.puzzles[0]),
    'From the pasted text (HoDoKu): 30 givens, 1 entered and pencil marks. The step that it describes was not kept. Undo restores what was there before.',
  );
  const list = await readPuzzles(`${BOARD}\n${BOARD.slice(1)}\n1${BOARD.slice(1)}`);
  assert.equal(
    tellFound(en, list),
    '81 characters: 2 puzzles. Choose one. 1 line is no puzzle and was skipped; the first is line 2.',
  );
  for (const lost of ['colours', 'doubtful', 'step']) {
    for (const words of all) assertWhole(tellFound(words, { ...found, lost: [lost] }));
  }
});
