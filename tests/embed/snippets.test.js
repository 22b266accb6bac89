// The texts of the Embed dialog: their content, and that no value gets out of its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elementCode, escape, frameAddress, iframeCode, linkTo } from '../../web/embed/snippets.js';

const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const base = 'https://example.org/a/b/';

test('the link is format 1: the board in 81 characters, a dot for an empty square', () => {
  const zeros = board.replaceAll('.', '0');
  assert.equal(linkTo({ base, board: zeros }), `${base}index.html#p=${board}`);
  assert.equal(linkTo({ base: './', board, method: 'ushio' }), `./index.html#p=${board}&m=ushio`);
});

test('the iframe code is sandboxed, titled and sized, and escapes the ampersands', () => {
  const code = iframeCode({ base, board, theme: 'dark', title: 'A "<Sudoku>"', height: 500 });
  assert.equal(
    code,
    `<iframe src="${base}embed.html#puzzle=${board}&amp;theme=dark"` +
      ' title="A &quot;&lt;Sudoku&gt;&quot;" width="100%" height="500" sandbox="allow-scripts"' +
      ' loading="lazy"></iframe>',
  );
  assert.match(iframeCode({ base, board, width: 480 }), / width="480" height="720" /);
});

test('the element code is one script, the element, and a link for where there is no script', () => {
  assert.equal(
    elementCode({ base, board, method: 'ushio', lang: 'ja', controls: ['step', 'go'], width: 480 }),
    `<script type="module" src="${base}embed/element.js"></script>\n` +
      `<kakutei-solver puzzle="${board}" method="ushio" lang="ja" controls="step go"` +
      ' style="inline-size: 480px">\n' +
      `  <a href="${base}index.html#p=${board}&amp;m=ushio">Kakutei</a>\n` +
      '</kakutei-solver>',
  );
});

test('for photos a frame may use the camera, and has an origin to be asked for', () => {
  const code = iframeCode({ base, board, photo: true });
  assert.match(code, /#puzzle=[^"]*&amp;photo="/);
  assert.match(code, / sandbox="allow-scripts allow-same-origin" allow="camera" /);
  assert.match(elementCode({ base, board, photo: true }), /<kakutei-solver [^>]* photo="">/);
  assert.doesNotMatch(iframeCode({ base, board, photo: false }), /photo|camera|same-origin/);
});

test('no control at all is said, all of them are not', () => {
  assert.match(frameAddress({ base, board, controls: [] }), /&controls=$/);
  assert.match(elementCode({ base, board, controls: [] }), / controls=""/);
  assert.doesNotMatch(frameAddress({ base, board }), /controls/);
});

test('whatever the values are, they come back from the address and stay in their attributes', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('"><script>x</script>'));
  const property = fc.property(text, text, text, (method, lang, title) => {
    const embedding = { base, board, method, lang, title, linkText: title };
    const values = new URLSearchParams(frameAddress(embedding).split('#')[1]);
    assert.equal(values.get('method'), method);
    assert.equal(values.get('lang'), lang);
    assert.equal(values.get('puzzle'), board);
    const tag = /^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/;
    assert.match(iframeCode(embedding), tag);
    const element =
      /^<script type="module" src="[^"<>]*"><\/script>\n<kakutei-solver( [a-z]+="[^"<>]*")+>\n {2}<a href="[^"<>]*">[^<>]*<\/a>\n<\/kakutei-solver>$/;
    assert.match(elementCode(embedding), element);
  });
  fc.assert(property, { numRuns: 500 });
});

test('what is escaped has none of the signs of HTML left', () => {
  assert.equal(escape(`<a href="x" b='y'>&`), '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
});
