// How the page looks under different widths and themes, as far as a program can judge: axe, no
// scrolling sideways, the theme.
import assert from 'node:assert/strict';
import { assertAxeFindsNothing, assertAxeFindsNothingAtWidths, withAxe } from './axe.js';
import {
  newest,
  openBeside,
  openFromMenu,
  press,
  pressAnyway,
  putBoard,
  resize,
  setChoice,
  undo,
  within,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} where */
async function assertNoSideways(page, where) {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  assert.ok(content <= width, `${where}: ${content} in ${width} pixels`);
}

/** All of the Help except its catalogue, with its boards drawn, as before printing. @param {Page} page */
async function unfold(page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('details:not([open], .chapter *), .place:empty').count(), 0);
}

/**
 * Takes away the boards that have nothing to look at that no board with more of it has: of the fifty boards of the Help
 * some stand for all. Each has a label.
 *
 * @param {Page} page
 */
async function thinOut(page) {
  const { all, left, unlabelled } = await page.evaluate(() => {
    const boards = [...document.querySelectorAll('kakutei-board')];
    const seen = new Set();
    /** @param {Element} board */
    const looksOf = (board) =>
      [...(board.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element) => {
        // Of lines at the edges of squares each is looked at, not each group.
        const { edges = '', ...data } = /** @type {HTMLElement} */ (element).dataset;
        return [
          ...[element.localName, ...element.classList, ...edges.split(' ')],
          ...Object.entries(data).map(String),
        ];
      });
    const most = boards
      .map((board) => ({ board, looks: new Set(looksOf(board)) }))
      .sort((a, b) => b.looks.size - a.looks.size);
    for (const { board, looks } of most) {
      if ([...looks].every((look) => seen.has(look))) board.remove();
      else looks.forEach((look) => seen.add(look));
    }
    const unlabelled = boards.filter((board) => !board.getAttribute('label'));
    return {
      all: boards.length,
      left: document.querySelectorAll('kakutei-board').length,
      unlabelled: unlabelled.length,
    };
  });
  assert.equal(unlabelled, 0);
  assert.ok(left > 1 && all > left, `${left} of ${all} boards`);
}

/** The states of the page that are looked at, one following the other. */
const states = /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
  ['at first sight', async () => {}],
  [
    'after a step with Show how',
    async (page) => {
      await setChoice(page, 'showHow');
      await press(page, 'step');
      await newest(page).getByRole('group').last().locator('summary').click();
    },
  ],
  [
    'on the way after Go',
    async (page) => {
      await undo(page);
      await press(page, 'go');
      await page.getByRole('slider', { name: 'Time line' }).fill('12');
    },
  ],
  [
    'where a press is refused',
    async (page) => {
      await putBoard(page, `1.......1${'.'.repeat(72)}`);
      await press(page, 'go');
    },
  ],
  ['after inconsistent', (page) => pressAnyway(page, 'go')],
]);

/** One of each layout; the narrowest of a telephone stands for all of them. */
const WIDTHS = /** @type {const} */ ([320, 768, 1440]);

/** @param {Page} page @param {string} where @param {readonly number[]} [widths] */
async function assertNoSidewaysAt(page, where, widths = WIDTHS) {
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    await assertNoSideways(page, `${where}, ${width} pixels`);
  }
}

/** @param {Page} page at the last of the widths @param {'en' | 'ja'} language */
async function speak(page, language) {
  await page.locator('#language').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

describePage('The page and its Help', (onPage) => {
  /** @param {Page} page @param {string} where */
  async function lookAt(page, where) {
    await assertAxeFindsNothingAtWidths(page, where, { height: 900 });
    await assertNoSidewaysAt(page, where);
  }

  onPage(
    'hold nothing that axe finds, light and dark, on a phone and on a desk, nor anything to be scrolled sideways from 320 to 1440 pixels, in English and Japanese',
    async (page) => {
      for (const [where, reach] of states) {
        await reach(page);
        await lookAt(page, where);
        await speak(page, 'ja');
        await assertNoSidewaysAt(page, `${where}, ja`, [320, 1440]);
        await speak(page, 'en');
      }
      await openFromMenu(page, 'settings');
      await assertAxeFindsNothingAtWidths(page, 'with the settings open', { height: 900 });
      await page.goto(new URL('help.html', page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Its colours are looked at when all of them are on view.
      await assertAxeFindsNothingAtWidths(page, 'Help', { height: 900, hasColours: false });
      await assertNoSidewaysAt(page, 'Help');
      await unfold(page);
      await assertNoSidewaysAt(page, 'Help, unfolded', [320, 768]);
      await thinOut(page);
      await assertAxeFindsNothing(page, 'Help, unfolded');
      await speak(page, 'ja');
      await assertNoSidewaysAt(page, 'Help, ja', [320]);
      await unfold(page);
      await assertNoSidewaysAt(page, 'Help, unfolded, ja', [320]);
    },
    { prepare: withAxe },
  );

  onPage('hold nothing to be scrolled sideways before the scripts come, either', async (page) => {
    const viewport = { width: WIDTHS[0], height: 800 };
    const context = await page
      .context()
      .browser()
      ?.newContext({ javaScriptEnabled: false, viewport });
    assert.ok(context);
    try {
      const still = await context.newPage();
      for (const path of ['.', 'help.html']) {
        await still.goto(new URL(path, page.url()).href);
        await assertNoSideways(still, path);
      }
    } finally {
      await context.close();
    }
  });

  onPage(
    'with letters twice as large hold nothing to be scrolled sideways, and nothing is cut off',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const [where, reach] of states) {
        await reach(page);
        for (const width of [768, 1440]) {
          await assertNoSidewaysAt(page, where, [width]);
          const cut = await page
            .getByRole('button')
            .evaluateAll((buttons) =>
              buttons
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .map(({ textContent }) => textContent),
            );
          assert.deepEqual(cut, [], `${where}, ${width} pixels`);
        }
      }
    },
  );
});

describePage('On paper', (onPage) => {
  onPage(
    'there is dark ink in the dark theme, too, and nothing that could be pressed',
    async (page) => {
      await press(page, 'step');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      // Of the story, the sentences are buttons.
      const seen = await page
        .locator(':is(button:not(.words), select, input, nav a, #begin, .credit, .tagline)')
        .filter({ visible: true })
        .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
      assert.deepEqual(seen, []);
      assert.ok(await page.getByRole('grid').isVisible());
      assert.ok(await newest(page).isVisible());
      for (const part of [page.getByRole('heading', { level: 1 }), newest(page)]) {
        const ink = await part.evaluate((element) => getComputedStyle(element).color);
        assert.match(ink, /^rgb\((\d\d?), \d\d?, \d\d?\)$/);
      }
    },
    { colorScheme: 'dark' },
  );
});

describePage('The theme', (onPage) => {
  /** @param {Page} page @returns {Promise<number>} 0 is black, 255 white */
  const brightness = (page) =>
    page.evaluate(() => {
      const pen = /** @type {CanvasRenderingContext2D} */ (
        document.createElement('canvas').getContext('2d')
      );
      const { backgroundColor } = getComputedStyle(document.body);
      const root = getComputedStyle(document.documentElement).backgroundColor;
      pen.fillStyle = backgroundColor === 'rgba(0, 0, 0, 0)' ? root : backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data[1];
    });
  /** @param {Page} page @param {string} theme */
  const choose = async (page, theme) => {
    await openFromMenu(page, 'settings');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.keyboard.press('Escape');
  };

  onPage('follows the system, until light or dark is chosen, also in the Help', async (page) => {
    assert.ok((await brightness(page)) > 200);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.ok((await brightness(page)) < 60);
    await choose(page, 'light');
    assert.ok((await brightness(page)) > 200);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose(page, 'dark');
    assert.ok((await brightness(page)) < 60);
    const link = page.getByRole('link', { name: 'Help', exact: true });
    const help = await within(page, 'menu', () => openBeside(page, link));
    await help.getByRole('heading', { level: 1 }).waitFor();
    assert.ok((await brightness(help)) < 60);
    await help.close();
    await choose(page, 'system');
    assert.ok((await brightness(page)) > 200);
  });
});
