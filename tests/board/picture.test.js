// The picture of a board as SVG: its content, and that it is well-formed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawSvg } from '../../web/board/picture.js';
import { candidatesOf } from '../../web/game/candidates.js';
import { applyMove, fromText } from '../../web/game/state.js';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
let game = applyMove(fromText(BOARD), { type: 'set', square: 2, digit: 4 });
game = applyMove(game, { type: 'found', placements: [{ square: 72, digit: 1 }] });

/** The content of each group, by its class; every element has to be closed. @param {string} svg */
function groupsOf(svg) {
  /** @type {Record<string, string>} */
  const groups = {};
  /** @type {{ name: string, at: string, from: number }[]} */
  const open = [];
  for (const { 0: tag, 1: end, 2: name, 3: attributes, index } of svg.matchAll(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<>]*")*)\/?>/g,
  )) {
    if (tag.endsWith('/>')) continue;
    if (!end) {
      const at = /class="([^"]+)"/.exec(attributes)?.[1] ?? '';
      open.push({ name, at, from: index + tag.length });
      continue;
    }
    const last = open.pop();
    assert.equal(last?.name, name, 'closed in turn');
    if (last?.at) groups[last.at] = svg.slice(last.from, index);
  }
  assert.deepEqual(open, [], 'all closed');
  assert.doesNotMatch(svg.replace(/<[^<>]+>/g, ''), /[<>]|&(?!amp;|lt;|gt;|quot;)/);
  return groups;
}

/** @param {string} [content] @returns {string[]} its digits */
const digitsOf = (content = '') => [...content.matchAll(/>(\d)</g)].map(([, digit]) => digit);

test('every digit is drawn once, in the group of its kind', () => {
  const groups = groupsOf(drawSvg(game));
  assert.deepEqual(digitsOf(groups.given), BOARD.match(/\d/g));
  assert.deepEqual(digitsOf(groups.entered), ['4']);
  assert.deepEqual(digitsOf(groups.found), ['1']);
  assert.ok(!('candidates' in groups));
});

test('the kinds differ without any colour: bold, leaning, with a dot', () => {
  const svg = drawSvg(game).replace(/ (fill|stroke)="#[^"]+"/g, '');
  assert.match(svg, /class="given"[^>]*font-weight="700"/);
  assert.match(svg, /class="entered"[^>]*font-style="italic"/);
  const { given, entered, found } = groupsOf(svg);
  assert.match(found, /<circle/);
  assert.doesNotMatch(given + entered, /<circle/);
});

test('a digit is in its square, and a candidate in its place of nine', () => {
  const one = drawSvg(fromText(`${'.'.repeat(80)}7`));
  assert.match(one, /<text x="850" y="873.1">7</);
  const candidates = Array.from({ length: 81 }, (_, square) => (square === 0 ? [1, 9] : []));
  const { candidates: drawn } = groupsOf(drawSvg(fromText('.'.repeat(81)), { candidates }));
  assert.equal(drawn, '<text x="20" y="29.2">1</text><text x="80" y="89.2">9</text>');
});

test('candidates are drawn in the empty squares only', () => {
  const candidates = candidatesOf(game).map((digits) => (digits.length ? digits : [1]));
  const { candidates: drawn } = groupsOf(drawSvg(game, { candidates }));
  assert.deepEqual(digitsOf(drawn), candidatesOf(game).flat().map(String));
});

test('corner marks are drawn along the top with the candidates, which make room', () => {
  const at = (/** @type {number} */ digit) => ({
    type: /** @type {const} */ ('mark'),
    square: 3,
    digit,
    corner: true,
  });
  const noted = [6, 2].map(at).reduce(applyMove, game);
  const { corners, candidates } = groupsOf(drawSvg(noted, { candidates: candidatesOf(noted) }));
  assert.equal(corners, '<text x="310" y="16">2</text><text x="319" y="16">6</text>');
  assert.match(candidates, /<g class="lower" font-size="24"><text x="350" y="35.2">2</);
  assert.ok(!('corners' in groupsOf(drawSvg(noted))));
});

test('a title is said, and cannot end what it stands in', () => {
  const svg = drawSvg(game, { title: `"><script>&`, size: 300 });
  groupsOf(svg);
  assert.match(
    svg,
    / width="300" height="300" role="img" aria-label="&quot;&gt;&lt;script&gt;&amp;"/,
  );
});

test('coloured squares have a ground and the number of their colour, coloured small digits a disc', () => {
  let noted = applyMove(game, { type: 'colour', square: 0, colour: 2 });
  noted = applyMove(noted, { type: 'tint', square: 3, digit: 2, colour: 8 });
  const candidates = candidatesOf(noted);
  const { colours, candidates: drawn } = groupsOf(drawSvg(noted, { candidates }));
  assert.match(
    colours,
    /^<rect x="0" y="0" width="100" height="100" fill="#\w+"\/><path [^>]+\/><text [^>]+>2<\/text>$/,
  );
  assert.equal(drawn.match(/<circle cx="350" cy="20" [^>]+\/><text [^>]+>2</g)?.length, 1);
  assert.equal(drawn.match(/<circle/g)?.length, 1);
  assert.ok(!('colours' in groupsOf(drawSvg(game))));
});
