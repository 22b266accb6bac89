import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squeezeSheets } from '../../scripts/ship/styles.js';

test('a custom property keeps only the blanks that its value needs, and what a template fills in', async () => {
  const source = `
  .a { --_b: max( 1px, calc(var(--_e) + (1em - 2px)) ) 0; --_c: ${'$'}{word}; --_d: ; color: red; }
`;
  assert.equal(
    await squeezeSheets(`\`${source}\``),
    `\`.a{--_b:max(1px,calc(var(--_e) + (1em - 2px))) 0;--_c:${'$'}{word};--_d: ;color:red}\``,
  );
});
