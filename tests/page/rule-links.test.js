// The name of a rule in the panel leads to its place in the Help.
import assert from 'node:assert/strict';
import { EXAMPLES } from '../../web/app/examples.js';
import { newest, press, setChoice } from './hands.js';
import { describePage } from './page.js';

const [{ board: simple }] = EXAMPLES;

describePage('A rule in the panel', (onPage) => {
  onPage(
    'leads to its place in the Help',
    async (page) => {
      await setChoice(page, 'showHow');
      await press(page, 'step');
      const rule = newest(page).getByRole('link').first();
      assert.match(
        String(await rule.getAttribute('href')),
        /help\.html#(full-house|naked-single|hidden-single)$/,
      );
      await page.goto(new URL(String(await rule.getAttribute('href')), page.url()).href);
      const place = new URL(page.url()).hash;
      await page.locator(place).waitFor();
      assert.equal(await page.locator(`${place}:is(h3, h4)`).count(), 1);
    },
    { path: `#p=${simple}&m=logical-cube` },
  );
});
