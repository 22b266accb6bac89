// The limit on the depth of assumptions, which comes with "Show how". tests/solver proves its account.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { choice, newest, openPlace, phrase, press, putBoard } from './hands.js';
import { HARD } from './host.js';
import { describePage } from './page.js';

describePage('The limit on the depth of assumptions', (onPage) => {
  onPage('is there with Show how, is kept to, and refuses what is no such number', async (page) => {
    await putBoard(page, HARD);
    const limit = page.getByRole('textbox', { name: locales.en['option.recursionLimit'] });
    await openPlace(page, 'method');
    assert.equal(await limit.count(), 0);
    await choice(page, 'showHow').check();
    await limit.waitFor();
    assert.equal(await limit.inputValue(), '80');
    await limit.fill('81');
    await limit.press('Tab');
    await page
      .getByText(phrase('option.recursionLimit.wrong', { most: 80 }))
      .last()
      .waitFor();
    assert.equal(await limit.getAttribute('aria-invalid'), 'true');
    await limit.fill('0');
    await limit.press('Tab');
    await press(page, 'go');
    await newest(page).getByText(locales.en['ended.indeterminate']).waitFor();
    await openPlace(page, 'method');
    await choice(page, 'showHow').uncheck();
    assert.ok(await limit.isVisible(), 'what was chosen can be seen');
    await limit.fill('80');
    await limit.press('Tab');
    await press(page, 'go');
    await newest(page).getByText(phrase('ended.finished')).waitFor();
  });
});
