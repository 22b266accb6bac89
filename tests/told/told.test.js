// The events of a step of the catalogue are enough to prove it, and are told in whole sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { linesOf, noReferences } from '../../scripts/lib/references.js';
import { outputOf } from '../engine/programs.js';
import { locales } from '../locales/all.js';
import { need } from '../needs.js';
import { createWords } from '../../web/locales/words.js';
import { tellStep, writeStep } from '../../web/story/techniques/index.js';
import { assertWritten, written } from '../story/written.js';
import { eventsOf, readTold } from './events.js';
import { Told, UNPROVED, faultOf } from './proof.js';
import { indexOf, sees, squaresIn } from '../grid.js';

need('gcc');

/** @typedef {import('./events.js').Told} Line */

/** @param {string} input @returns {Line[]} */
const tell = (input) => readTold(outputOf('gcc', 'told.tool', { input }));

const cases = readFileSync(new URL('cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line));
const told = tell(`${cases.join('\n')}\n`);

/** @param {Line} line */
function prove(line) {
  const { events, deduction } = eventsOf(line);
  if (UNPROVED.includes(String(deduction.family))) return null;
  const fault = faultOf(new Told(events, line.givens));
  return fault && `${line.technique}: ${fault}`;
}

/** Numbers of roles. */
const [BASE, PIVOT, PINCER, STRONG, TAKES, FOUND] = [1, 5, 6, 12, 16, 18];

test('each technique is found on the way of its case', () => {
  const found = new Set(told.map(({ technique }) => technique));
  const wanted = cases.map((line) => line.split(' ').at(-2));
  assert.deepEqual(wanted.filter((slug) => !found.has(String(slug))), []); // prettier-ignore
});

test('the first step of each technique is told and drawn as it was read', async () => {
  const words = createWords(locales.en);
  const lines = [];
  for (const line of told.filter(({ technique }, at) => at === told.findIndex((one) => one.technique === technique))) {
    const { events, deduction } = eventsOf(line);
    lines.push(...(await written(tellStep(words, events, deduction))));
  } // prettier-ignore
  assertWritten('told/written.txt', lines);
});

test('what is told of it proves what goes', () => {
  assert.deepEqual(told.map(prove).filter(Boolean), []);
});

test('and so it is for the cases of the library', { skip: noReferences }, () => {
  const library = tell(`${linesOf('reglib.txt').join('\n')}\n`);
  assert.ok(library.length > 900);
  assert.deepEqual(library.map(prove).filter(Boolean), []);
});

test('a step is not proved without any one of its units, sets and links', () => {
  /** @param {Line} line @param {number} index */
  const without = (line, index) => ({
    ...line,
    parts: line.parts.map((part, at) => (at === index ? { ...part, role: TAKES } : part)),
  });
  // Found where nothing simpler exists, so that every part matters.
  const plain = ['x-wing', 'swordfish', 'skyscraper', 'two-string-kite', 'xy-wing', 'w-wing'];
  const puzzles = cases.map((line) => line.split(' ').at(-1));
  const steps = tell(`${puzzles.join('\n')}\n`).filter(({ technique }) =>
    plain.includes(technique),
  );
  const lies = steps.flatMap((line) =>
    line.parts.flatMap(({ role }, index) => {
      const matters = [BASE, PIVOT, PINCER, STRONG].includes(role);
      return matters ? [without(line, index)] : [];
    }),
  );
  assert.ok(lies.length > 10);
  assert.deepEqual(lies.filter((line) => !prove(line)).map(({ technique }) => technique), []); // prettier-ignore
});

test('nor is another candidate of a square of which some go', () => {
  /** @param {Line} line */
  const lie = (line) => {
    const [square] = line.removed[0];
    const gone = line.removed.flatMap(([other, digit]) => (other === square ? [digit] : []));
    const kept = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (digit) => line.candidates[square] & (1 << (digit - 1)) && !gone.includes(digit),
    );
    return kept.map((digit) => ({ ...line, removed: [/** @type {[number, number]} */ ([square, digit])] })); // prettier-ignore
  };
  // Not all candidates of a square can go: at least one of these is a lie.
  const proved = told.filter(
    (line) => line.removed.length > 0 && prove(line) === null && lie(line).length > 0 && lie(line).every((other) => !prove(other)), // prettier-ignore
  );
  assert.deepEqual(proved.filter(({ technique }) => !/^template/.test(technique)), []); // prettier-ignore
});

test('every sentence is whole, and names each square that loses something', () => {
  for (const [tag, texts] of Object.entries(locales)) {
    const words = createWords(texts);
    for (const line of told) {
      const { events, deduction } = eventsOf(line);
      const { text, detail, rule, picture } = tellStep(words, events, deduction);
      const all = `${tag} ${line.technique}: ${text} ${detail}`;
      assert.ok(text && detail && rule && picture, all);
      assert.doesNotMatch(all, /[{}]|undefined|NaN|technique\.|\w\.\w| {2}/);
      for (const [square] of line.removed) {
        const name = words.square({ row: Math.floor(square / 9) + 1, column: (square % 9) + 1 });
        assert.ok(detail.includes(name), all);
      }
    }
  }
});

/** The steps of a technique in English. @param {string} technique */
const itemsOf = (technique) =>
  told
    .filter((line) => line.technique === technique)
    .map((line) => {
      const { events, deduction } = eventsOf(line);
      return tellStep(createWords(locales.en), events, deduction);
    });

/** @param {string} technique */
const sentencesOf = (technique) => itemsOf(technique).map(({ text }) => text);

test('a chain, a kraken fish and colours are told by what they come to', () => {
  /** @type {[technique: string, form: RegExp][]} */
  const forms = [
    ['turbot-fish', /If (.+) is (\d), then .* and \1 is not \2\. That contradicts itself\.$/],
    ['x-cycle', /^If r\dc\d is \d, then .* That closes a loop/],
    ['nishio', /^If .+, it follows both that r\dc\d is \d and that it is not\./],
    ['cell-forcing-chains', /^r\dc\d can only be .+ or \d\. Each leads to this: /],
    ['region-forcing-chains', /^In (row|column|box) \d the digit \d can only go in .+ Each leads/],
    ['kraken-fish-1', /Without the fins?, .+ would not be \d\. If .+ fin is \d, a chain leads to/],
    ['kraken-fish-2', /Either .+ fin is \d, or the \d of (row|column|box) \d is in r.+ Each leads/],
    ['colour-wrap', /r\dc\d and r\dc\d of A′? see each other in .+, so A′? is the wrong side\./],
    ['multi-colours-1', /see each other, A and B are not both right: so A′ or B′ is\./],
    ['multi-colours-2', /If A were right, neither r\dc\d of B nor r\dc\d of B′ would be \d;/],
  ];
  /** @param {[technique: string, form: RegExp]} form */
  const isFound = ([technique, form]) => sentencesOf(technique).some((text) => form.test(text));
  assert.deepEqual(forms.filter((form) => !isFound(form)), []); // prettier-ignore
});

/** What is told of each step of a technique or family, as it is read, with the board that it is told on. @param {RegExp} techniques */
const readOf = (techniques) =>
  told
    .filter(({ technique }) => techniques.test(technique))
    .map((line) => {
      const { events, deduction } = eventsOf(line);
      const { text } = tellStep(createWords(locales.en), events, deduction);
      return { text, board: new Told(events).board, line };
    });

/** @param {string} name such as r1c2 */
const squareOf = (name) => indexOf({ row: Number(name[1]), column: Number(name[3]) });

/** @param {string} name such as "row 1" */
const unitOf = (name) => {
  const [type, number] = name.split(' ');
  return squaresIn({ type: /** @type {'row'} */ (type), number: Number(number) });
};

/** @param {string} names */
const squaresNamed = (names) => (names.match(/r\dc\d/g) ?? []).map(squareOf);

/** @param {string} names */
const digitsNamed = (names) => (names.replace(/r\dc\d/g, '').match(/\d/g) ?? []).map(Number);

/** @param {import('./board.js').Board} board @param {string} unit @param {number} digit */
const placesOf = (board, unit, digit) =>
  board.inUnit(unitOf(unit), digit).map((one) => Math.floor(one / 9));

test('what leads to the same are all cases that there are, and no proof inside is one', () => {
  const verities = readOf(/^(cell|region|dynamic|chain|net)-/).filter(({ text }) => text.includes('Each leads to this')); // prettier-ignore
  assert.ok(verities.length > 10);
  for (const { text, board } of verities) {
    const [, square, digits] = /^(r\dc\d) can only be (.+)\. Each/.exec(text) ?? [];
    const [, unit, digit, squares] = /^In (.+) the digit (\d) can only go in (.+)\. Each/.exec(text) ?? []; // prettier-ignore
    assert.ok(square ?? unit, text);
    assert.match(text, / or /);
    if (square) {
      assert.deepEqual(digitsNamed(digits), board.inSquare(squareOf(square)).map((one) => (one % 9) + 1), text); // prettier-ignore
    } else {
      assert.deepEqual(squaresNamed(squares), placesOf(board, unit, Number(digit)), text);
    }
  }
});

test('what a pattern finds inside a chain is told with its technique and what it rests on', () => {
  const nested = told.filter(({ parts }) => parts.some(({ role }) => role === FOUND));
  assert.ok(nested.length > 0);
  for (const line of nested) {
    const { events, deduction } = eventsOf(line);
    const lines = writeStep(createWords(locales.en), events, deduction);
    const found = lines.filter((one) => one.includes('because'));
    assert.ok(found.length > 0, lines.join('\n'));
    for (const one of found) assert.match(one, /^Then r\dc\d is not \d \([\w -]+\), because r\dc\d is not \d/); // prettier-ignore
  }
});

test('the corners of a rectangle are those of its pattern, whichever of them loses a digit', () => {
  const steps = readOf(/^unique-(rectangle|loop)-4$/);
  assert.ok(steps.some(({ line }) => line.removed.length === 1));
  for (const { text, board, line } of steps) {
    const form = /In (\w+ \d) the digit (\d) can only go in (r\dc\d and r\dc\d); if one of them were (\d), the other would be \2/; // prettier-ignore
    const [, unit, digit, corners, other] = form.exec(text) ?? [];
    assert.ok(unit, text);
    const named = squaresNamed(corners);
    assert.ok(
      placesOf(board, unit, Number(digit)).every((place) => named.includes(place)),
      text,
    );
    assert.ok(named.every((corner) => unitOf(unit).includes(corner)), text); // prettier-ignore
    assert.ok(line.removed.every(([square, gone]) => named.includes(square) && gone === Number(other))); // prettier-ignore
  }
});

test('the digits of a Sue de Coq are counted once for each unit that can hold them', () => {
  const steps = readOf(/^sue-de-coq$/);
  assert.ok(steps.length > 1);
  for (const { text } of steps) {
    const [, inLine] = /can hold each of ([\d, and]+) once;/.exec(text) ?? [];
    const [, inBox] = /; .* can hold each of ([\d, and]+) once\./.exec(text) ?? [];
    const [, inBoth = ''] = /lies in both, and can hold ([\d, and]+) once/.exec(text) ?? [];
    const [, count] = /That makes (\d+) digits for \1 squares/.exec(text) ?? [];
    const sets = text.slice(0, text.indexOf(' lie in '));
    assert.equal(digitsNamed(inLine + inBox + inBoth).length, Number(count), text);
    assert.equal(squaresNamed(sets).length, Number(count), text);
  }
});

test('of a W-Wing each place of the link sees the square that is named with it', () => {
  const steps = readOf(/^w-wing$/);
  assert.ok(steps.length > 0);
  for (const { text, board } of steps) {
    const form = /In (\w+ \d) the digit (\d) can only go in (.+): (r\dc\d) sees (r\dc\d), (r\dc\d) sees (r\dc\d)\. So \5 and \7 are not both \2/; // prettier-ignore
    const [, unit, digit, places, ...names] = form.exec(text) ?? [];
    assert.ok(unit, text);
    const [one, first, other, second] = names.map(squareOf);
    assert.ok(sees(one, first) && sees(other, second), text);
    assert.deepEqual(squaresNamed(places), [one, other], text);
    assert.deepEqual([one, other].sort((a, b) => a - b), placesOf(board, unit, Number(digit)), text); // prettier-ignore
  }
});

test('of BUG+1 the digit is named that must stand, and that there is one solution', () => {
  const steps = readOf(/^bug-plus-1$/);
  assert.ok(steps.length > 0);
  for (const { text, line } of steps) {
    const [, named, digit] = /the puzzle has exactly one: so (r\dc\d) is (\d)\.$/.exec(text) ?? [];
    assert.ok(named, text);
    const gone = line.removed.map(([square, other]) => [square, other]);
    const kept = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => line.candidates[squareOf(named)] & (1 << (other - 1))); // prettier-ignore
    assert.deepEqual(gone, kept.filter((other) => other !== Number(digit)).map((other) => [squareOf(named), other])); // prettier-ignore
  }
});

test('the sides of two clusters have their letters on the board', () => {
  const [first] = itemsOf('multi-colours-1').map(({ picture }) => picture?.tags ?? []);
  const letters = first.map(({ text }) => text).join(' ');
  assert.match(letters, /^A( A)* A′( A′)* B( B)* B′( B′)*$/);
});

test('ways that would hide one another are drawn by their ends, each whole when it is unfolded', () => {
  for (const technique of ['kraken-fish-2', 'net-verity', 'dynamic-region']) {
    for (const { picture, items } of itemsOf(technique)) {
      const ways = items?.() ?? [];
      assert.ok(ways.length > 1 && Number(picture?.links.length) <= ways.length, technique);
      assert.ok(ways.every((way) => way.picture && way.picture.links.length > 0));
    }
  }
  const [refuted] = itemsOf('dynamic-contradiction');
  assert.equal(refuted.picture?.wrong.length, 2);
});
