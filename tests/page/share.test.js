// The dialog "Share": each way gives away the board on view, and reports its result.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { packHistory } from '../../web/app/keeping/pack.js';
import { readPuzzles } from '../../web/game/formats/index.js';
import { createHistory } from '../../web/game/history.js';
import { fromText } from '../../web/game/state.js';
import { assertAxeFindsNothingAtWidths, withAxe } from './axe.js';
import {
  button,
  chooseMethod,
  emptyBoard,
  follow,
  newest,
  openFromMenu,
  phrase,
  press,
  readBoard,
  readSquares,
  resize,
  takeExample,
  within,
} from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';

/** Ours; techniques for beginners find little on it. */
const BEYOND = '.4.....7.....758........39.....93....756.......9.8..3.....62......84...71.8...2..';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {'link' | 'text' | 'sites' | 'picture' | 'print'} [way] */
async function openShare(page, way = 'link') {
  // In another language than English the page waits for its words.
  await page.getByRole('gridcell').first().waitFor();
  await page.locator('.menu').focus();
  await page.keyboard.press('Enter');
  await page.locator('#open-share').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator(`[value=${way}]`).check();
  return dialog;
}

/** @param {Page} page */
const link = (page) => page.getByRole('textbox', { name: 'Link to this page' }).inputValue();

/** @param {Page} page @param {string} name of a button @returns {Promise<{ name: string, content: Buffer }>} */
async function download(page, name) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

describePage('What is shared', (onPage) => {
  onPage(
    'is the puzzle, the board as it stands, or that with candidates; of an empty board nothing, and the dialog says so',
    async (page) => {
      const puzzle = await readBoard(page);
      await press(page, 'step');
      const board = await readBoard(page);
      const dialog = await openShare(page);
      const links = [];
      for (const what of ['puzzle', 'state', 'marks']) {
        await dialog.locator(`[value=${what}]`).check();
        links.push(await link(page));
      }
      const own = new URL('#', page.url()).href;
      assert.equal(links[0], `${own}p=${puzzle}&m=ushio`);
      assert.equal(links[1], `${own}p=${puzzle}&s=${board}&m=ushio`);
      assert.match(links[2].slice(links[1].length - '&m=ushio'.length), /^&c=[\w-]{122}&m=ushio$/);

      await page.keyboard.press('Escape');
      for (const [at, expected] of [puzzle, board, board].entries()) {
        await emptyBoard(page);
        await page.evaluate((hash) => (location.hash = hash), new URL(links[at]).hash);
        await page.locator('[role=gridcell][aria-label*=given]').first().waitFor();
        assert.equal(await readBoard(page), expected);
        const given = (await readSquares(page)).filter(({ kind }) => kind === 'given');
        assert.equal(given.map(({ digit }) => digit).join(''), puzzle.replaceAll('.', ''));
      }

      await emptyBoard(page);
      await openFromMenu(page, 'share');
      await page.getByText('there is nothing to share').waitFor();
      assert.equal(await page.getByRole('dialog').getByRole('button').count(), 1);
    },
  );
});

describePage('A step that is shared', (onPage) => {
  /** @type {[string, (page: Page) => Promise<unknown>][]} */
  const cases = [
    ['of 1 Step', (page) => press(page, 'step')],
    ['of Go that was walked to', async (page) => {
      await press(page, 'go');
      await page.locator('.steps button').nth(6).click();
    }],
    ['that removes candidates, after others', async (page) => {
      await chooseMethod(page, 'techniques');
      await follow(page, `p=${BEYOND}`);
      const removes = newest(page).getByText(/ cannot be /);
      for (let count = 0; count < 2; count++) {
        do await press(page, 'step');
        while (!(await removes.count()));
      }
    }],
  ]; // prettier-ignore
  for (const [name, make] of cases) {
    onPage(`${name} is told again by its link, and stays after a reload`, async (page) => {
      await make(page);
      const told = await newest(page).locator('.lead .text').innerText();
      const board = await readBoard(page);
      const dialog = await openShare(page);
      await dialog.locator('[value=step]').check();
      const { hash } = new URL(await link(page));
      await page.keyboard.press('Escape');

      await emptyBoard(page);
      await chooseMethod(page, 'human');
      await follow(page, hash);
      const same = newest(page).locator('.lead .text').getByText(told, { exact: true });
      await same.waitFor();
      assert.equal(await readBoard(page), board);
      await page.reload();
      await same.waitFor();
    });
  }

  onPage('is not offered where no step has been made', async (page) => {
    const dialog = await openShare(page);
    assert.equal(await dialog.locator('[value=step]').count(), 0);
  });
});

describePage('The ways to share', (onPage) => {
  onPage('a link is copied, which is said, or passed on where the browser can', async (page) => {
    await page.evaluate(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => void Reflect.set(window, 'sent', data?.url);
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await openShare(page);
    await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByText('Copied.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link(page));
    await dialog.getByRole('button', { name: 'Send' }).click();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'sent')), await link(page));
  });

  onPage(
    'every text that is offered is read as the same board; links to other sites hold the same puzzle, and say where it is all they hold',
    async (page) => {
      const puzzle = await readBoard(page);
      await press(page, 'step');
      const board = await readBoard(page);
      const dialog = await openShare(page, 'text');
      await dialog.locator('[value=state]').check();
      const format = dialog.getByRole('combobox', { name: 'Format' });
      const ids = await format.locator('option').evaluateAll((all) => all.map((one) => one.value));
      assert.ok(ids.length >= 6);
      const text = dialog.getByRole('textbox', { name: 'text' });
      let before = '';
      for (const id of ids) {
        await format.selectOption(id);
        await page.waitForFunction((before) => {
          const area = /** @type {HTMLTextAreaElement} */ (
            document.querySelector('dialog textarea')
          );
          return area.value && area.value !== before;
        }, before);
        before = await text.inputValue();
        const { puzzles } = await readPuzzles(before);
        assert.equal(puzzles[0].digits, board, id);
      }
      const { name, content } = await download(page, 'Save');
      assert.equal(name, 'sudoku.txt');
      assert.equal(String(content), `${before}\n`);
      await dialog.getByText('Saved as sudoku.txt.').waitFor();

      await dialog.locator('[value=sites]').check();
      await dialog.locator('[value=state]').check();
      await dialog.getByText('the given digits only').first().waitFor();
      const items = await dialog.getByRole('listitem').evaluateAll((all) =>
        all.map((item) => ({
          said: item.textContent,
          href: item.querySelector('a')?.href ?? '',
        })),
      );
      assert.equal(items.length, 5);
      for (const { said, href } of items) {
        const { puzzles } = await readPuzzles(href);
        const isOnlyGiven = String(said).includes('given digits only');
        assert.deepEqual(puzzles[0].givens, puzzle, said ?? '');
        assert.equal(puzzles[0].digits, isOnlyGiven ? puzzle : board, said ?? '');
      }
    },
  );

  onPage('a text, and a link to a site that has no corner marks, say so', async (page) => {
    await follow(page, `p=${'.'.repeat(80)}1&e=AAB${'A'.repeat(119)}`);
    const dialog = await openShare(page, 'text');
    await dialog.getByRole('radio', { name: 'the board with your pencil marks' }).check();
    await dialog.getByText('Corner marks are left out.').waitFor();
    await dialog.locator('[value=sites]').check();
    await dialog.getByText('(without the corner marks)').waitFor();
    assert.deepEqual(await dialog.locator('li', { hasText: 'corner' }).allTextContents(), [
      'SudokuWiki (without the corner marks)',
    ]);
  });

  onPage(
    'a picture is saved as SVG and as PNG, and copied, or it is said that it cannot be',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const dialog = await openShare(page, 'picture');
      const width = await dialog
        .getByRole('img', { name: 'Sudoku board' })
        .evaluate(async (image) => {
          await /** @type {HTMLImageElement} */ (image).decode();
          return /** @type {HTMLImageElement} */ (image).naturalWidth;
        });
      assert.equal(width, 1200);
      const svg = await download(page, 'Save as SVG');
      assert.equal(svg.name, 'sudoku.svg');
      assert.match(String(svg.content), /^<svg [^]*<\/svg>$/);
      assert.doesNotMatch(String(svg.content), /class="candidates"/);
      await dialog.getByRole('checkbox', { name: 'with candidates' }).check();
      assert.match(String((await download(page, 'Save as SVG')).content), /class="candidates"/);
      const png = await download(page, 'Save as PNG');
      assert.equal(png.content.toString('latin1', 1, 4), 'PNG');
      assert.deepEqual([png.content.readUInt32BE(16), png.content.readUInt32BE(20)], [1200, 1200]);
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await dialog.getByText('Copied.').waitFor();
      const types = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap((item) => item.types),
      );
      assert.deepEqual(types, ['image/png']);
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      });
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await dialog.getByText('did not allow copying the picture').waitFor();
    },
  );
});

describePage('Printing', (onPage) => {
  /** The sheet stays until a test ends it. @param {Page} page */
  const holdPrint = (page) =>
    page.addInitScript(() => {
      window.print = () => void Reflect.set(window, 'printed', true);
      const hold = (/** @type {Event} */ event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      };
      addEventListener('afterprint', hold, true);
    });
  /** @param {Page} page @param {Record<string, string>} choices by label */
  async function print(page, choices) {
    const dialog = await openShare(page, 'print');
    for (const [label, option] of Object.entries(choices)) {
      await dialog.getByRole('combobox', { name: label }).selectOption(option);
    }
    await dialog.getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'printed'));
  }
  /** @param {Page} page */
  async function countPages(page) {
    const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
    return file.match(/\/Type \/Page\b/g)?.length;
  }

  onPage(
    'six new puzzles and their solutions fill one sheet, which goes when it is printed',
    async (page) => {
      await print(page, {
        'Boards on a sheet': '6',
        'Which boards': 'new puzzles',
        Solution: 'on the same sheet',
      });
      const sheet = page.locator('.print-sheet');
      const sources = await sheet
        .locator('img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
      assert.equal(new Set(sources).size, 12, 'six boards, six solutions');
      assert.equal(await countPages(page), 1);
      await page.emulateMedia({ media: 'print' });
      assert.ok(await sheet.isVisible());
      assert.equal(await page.getByRole('dialog').isVisible(), false);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await sheet.count(), 0);
    },
    { prepare: holdPrint },
  );

  onPage(
    'this board is printed as often as is wanted, its solution on a sheet of its own',
    async (page) => {
      await print(page, { 'Boards on a sheet': '2', Solution: 'on a sheet of its own' });
      const leaves = page.locator('.print-sheet > .leaf');
      assert.equal(await leaves.nth(0).locator('img').count(), 2);
      assert.equal(await leaves.nth(1).locator('img').count(), 1);
      assert.equal(await countPages(page), 2);
    },
    { prepare: holdPrint },
  );

  onPage(
    'the solution is printed in sentences by the method that is chosen, a line for each step',
    async (page) => {
      await chooseMethod(page, 'human');
      await print(page, { Solution: 'in sentences, step by step' });
      const sheet = page.locator('.print-sheet');
      assert.equal(await sheet.locator('img').count(), 1);
      const lines = await sheet.locator('.lines > p').allTextContents();
      const empty = [...FIRST].filter((symbol) => symbol === '.').length;
      const steps = lines.filter((line) => /^\d+\. r\dc\d is \d\. ./.test(line));
      assert.equal(steps.length, empty);
      assert.match(lines.join(' '), /Solved: /);
      assert.ok(Number(await countPages(page)) > 1);
    },
    { prepare: holdPrint },
  );

  onPage(
    'in sentences, too, the techniques go on where none is left, as they do on the page',
    async (page) => {
      await chooseMethod(page, 'techniques');
      await page.locator('kakutei-solver').evaluate((/** @type {any} */ solver) => {
        solver.choices = { techniques: 'b' };
      });
      await print(page, { Solution: 'in sentences, step by step' });
      const text = String(await page.locator('.print-sheet .lines').textContent());
      assert.match(text, /Short contradiction: /);
      assert.match(text, /Solved: \d+ digits placed/);
    },
    { prepare: holdPrint, path: `#p=${BEYOND}` },
  );

  /** Keeps each of these boards under its name, the last one first. @param {Record<string, string>} boards */
  const keeping = (boards) => async (/** @type {Page} */ page) => {
    await holdPrint(page);
    const kept = Object.entries(boards).map(([name, board], at) => [
      `kakutei.kept.${at}`,
      JSON.stringify({ ...packHistory(createHistory(fromText(board)), at), name }),
    ]);
    await page.addInitScript((kept) => {
      for (const [key, text] of kept) localStorage.setItem(key, text);
    }, kept);
  };
  /** @param {import('playwright-core').Locator} dialog which shows how to print */
  async function chooseKept(dialog) {
    await dialog.getByRole('combobox', { name: 'Which boards' }).selectOption('saved games');
    assert.ok(await dialog.getByRole('combobox', { name: 'Boards on a sheet' }).isHidden());
  }

  onPage(
    'games that are kept are chosen with keys, and each solution has the number of its board',
    async (page) => {
      const dialog = await openShare(page, 'print');
      await chooseKept(dialog);
      const boxes = dialog.getByRole('group', { name: 'Up to six games' }).getByRole('checkbox');
      await boxes.first().waitFor();
      await dialog.getByRole('combobox', { name: 'Solution' }).selectOption('on the same sheet');
      await dialog.getByRole('button', { name: 'Print' }).press('Enter');
      await dialog.getByText('Choose a game first.').waitFor();
      for (const key of ['Space', 'Tab', 'Tab', 'Space', 'Tab', 'Space']) {
        await page.keyboard.press(key);
      }
      await dialog.getByRole('button', { name: 'Print' }).press('Enter');
      await page.waitForFunction(() => Reflect.get(window, 'printed'));
      await dialog.getByText('No solution is printed for Open').waitFor();
      const sheet = page.locator('.print-sheet');
      assert.equal(await sheet.getAttribute('data-count'), '4');
      const numbers = (/** @type {string} */ within) =>
        sheet.locator(`${within} > figure > figcaption`).allInnerTexts();
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(await numbers('.leaf'), ['1', '2', '3']);
      assert.deepEqual(await numbers('.solutions'), ['1', '3']);
      assert.equal(await countPages(page), 1);
    },
    { prepare: keeping({ Old: HARD, Open: '.'.repeat(81), Other: HARD, New: FIRST }) },
  );

  onPage(
    'of seven games that are kept six are printed at most',
    async (page) => {
      const dialog = await openShare(page, 'print');
      await chooseKept(dialog);
      const boxes = dialog.getByRole('checkbox');
      await boxes.nth(6).waitFor();
      for (let at = 0; at < 6; at++) await boxes.nth(at).check();
      assert.ok(await boxes.nth(6).isDisabled());
      await boxes.nth(0).uncheck();
      assert.ok(await boxes.nth(6).isEnabled());
    },
    { prepare: keeping(Object.fromEntries([...'ABCDEFG'].map((name) => [name, FIRST]))) },
  );

  onPage(
    'the dialog says that no solution is printed where there are several, and that no game is kept yet',
    async (page) => {
      await takeExample(page, 'several');
      await print(page, { Solution: 'on the same sheet' });
      assert.equal(await page.locator('.print-sheet img').count(), 1);
      await page.getByText('No solution is printed').waitFor();
      const dialog = page.getByRole('dialog');
      await chooseKept(dialog);
      await dialog.getByText(phrase('share.noKept')).waitFor();
    },
    { prepare: holdPrint },
  );
});

describePage('The dialog "Share"', (onPage) => {
  onPage(
    'opens with its button or A, closes with Escape or its button, and the focus is back',
    async (page) => {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close' }).click(),
      ]) {
        const dialog = await openShare(page, 'print');
        await close();
        await dialog.waitFor({ state: 'detached' });
        assert.ok(await page.evaluate(() => document.activeElement?.matches('.menu')));
      }
      await within(page, 'looks', async () => {
        await page.getByRole('combobox', { name: 'View' }).press('a');
        assert.equal(
          await page.getByRole('dialog').count(),
          0,
          'a select takes letters for itself',
        );
      });
      await button(page, 'step').focus();
      await page.keyboard.press('a');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const focused = await page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.textContent,
      );
      assert.equal(focused, '1 Step');
    },
  );

  onPage(
    'on a phone is opened out of the menu, which has the focus back',
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.matches('.menu'));
    },
    { viewport: { width: 360, height: 740 } },
  );

  for (const locale of ['en', 'ja']) {
    onPage(
      `has nothing that ${locale === 'en' ? 'axe finds or that ' : ''}overflows, whatever the way (${locale})`,
      async (page) => {
        const dialog = page.getByRole('dialog');
        await openShare(page);
        const beside = async (/** @type {string} */ where) => {
          const over = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
          assert.equal(over, 0, where);
          const foot = await dialog.getByRole('button').last().boundingBox();
          assert.ok(foot && foot.y + foot.height <= 740, `${where}: the buttons are in sight`);
        };
        for (const way of /** @type {const} */ (['link', 'text', 'sites', 'picture', 'print'])) {
          await dialog.locator(`[value=${way}]`).check();
          await dialog.locator('[value=marks]').check();
          if (locale === 'en') {
            const options = { root: 'dialog.share', height: 740, beside };
            await assertAxeFindsNothingAtWidths(page, way, options);
            continue;
          }
          for (const width of [360, 1440]) {
            await resize(page, { width, height: 740 });
            await beside(`${way}, ${width} pixels`);
          }
        }
      },
      { locale, prepare: withAxe },
    );
  }
});
