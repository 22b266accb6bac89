// The lessons of the Help, and what leads from one to a practice and back.
import assert from 'node:assert/strict';
import { LESSONS } from '../../web/app/techniques/lessons.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { phrase, readBoard } from './hands.js';
import { describePage } from './page.js';

const path = 'help.html';
const phone = { width: 360, height: 740 };
const SLUG = 'jellyfish';

/** @param {import('playwright-core').Page} page @param {string} slug */
const lessonOn = (page, slug) => page.locator(`.lesson:has(#lesson-${slug})`);

describePage('The lessons', (onPage) => {
  onPage(
    'say why, show two boards and a near miss, and lead to a practice whose hints begin with the digit, and back',
    async (page) => {
      const lesson = lessonOn(page, SLUG);
      await lesson.getByRole('grid').first().waitFor();
      assert.equal(await lesson.locator('figure').count(), 3);
      await lesson.getByText(/^Nearly: r\dc\d can be \d as well/).waitFor();
      await assertAxeFindsNothing(page, 'lesson');
      await lesson.getByRole('link', { name: 'Swordfish' }).press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'lesson-swordfish');

      await lesson.getByRole('link', { name: 'Practise it' }).press('Enter');
      await page
        .locator('.practice')
        .getByRole('status')
        .filter({ hasText: phrase('practice.task', { technique: 'Jellyfish' }) })
        .waitFor();
      assert.equal(new URL(page.url()).hash, '', 'a reload begins nothing');
      await page.keyboard.press('h');
      const stages = page
        .getByRole('region', { name: 'Hints', exact: true })
        .locator('.stages > li');
      await stages.first().waitFor();
      assert.match(await stages.first().innerText(), /^Look at the digit \d\.$/);
      const help = page.locator('.practice').getByRole('link');
      assert.match(String(await help.getAttribute('href')), /#lesson-jellyfish$/);
    },
    { path: `${path}#lesson-${SLUG}`, prepare: withAxe, viewport: phone },
  );

  onPage(
    'come one after the other, with a puzzle each, and tell how often one was found',
    async (page) => {
      const [{ slug, puzzle }, next] = LESSONS.slice(2);
      const lesson = lessonOn(page, slug);
      await page.locator('.chapter:has(#lessons) > .more > summary').press('Enter');
      assert.match(await lesson.locator('summary').innerText(), /Naked single\s+found 3 times/);
      await lesson.locator('summary').press('Enter');
      await lesson.getByRole('link', { name: /^Next/ }).press('Enter');
      await page.waitForFunction((id) => document.activeElement?.id === id, `lesson-${next.slug}`);
      await page.locator('details[open]').and(lessonOn(page, next.slug)).waitFor();
      await lesson.getByRole('link', { name: /^A puzzle that needs it/ }).press('Enter');
      await page.getByRole('button', { name: '1 Step' }).waitFor();
      assert.equal(await readBoard(page), puzzle);
    },
    {
      path,
      prepare: (page) =>
        page.addInitScript(() => {
          const counts = { 'naked-single': [2, 1] };
          localStorage.setItem('kakutei.practice', JSON.stringify({ positions: {}, counts }));
        }),
    },
  );
});
