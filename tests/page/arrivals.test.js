// Puzzles that come from elsewhere: shared, opened as a file, dropped, pasted, by a link. Nothing is lost on
// bad ones.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import {
  button,
  example,
  follow,
  newest,
  openFromMenu,
  openPlace,
  phrase,
  press,
  readBoard,
  readNames,
  squareAt,
  undo,
} from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const OTHER = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const grid = OTHER.match(/.{9}/g)?.join('\n') ?? '';

/** @param {string} name @param {Record<string, string>} texts */
const shared = (name, texts) => ({ path: `index.html?${new URLSearchParams(texts)}`, name });

/** @param {Page} page @param {string} key @param {Record<string, string | number>} [values] @param {string} [language] */
const said = async (page, key, values, language) => {
  await newest(page)
    .filter({ hasText: phrase(key, values, language) })
    .waitFor();
};

/** Drops something in the middle of the page. @param {Page} page @param {{ text?: string, files?: [string, string][] }} what */
const drop = (page, { text, files = [] }) =>
  page.evaluate(([text, files]) => {
    const dataTransfer = new DataTransfer();
    if (text !== undefined) dataTransfer.setData('text/plain', text);
    for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    const target = /** @type {Element} */ (document.elementFromPoint(x, y));
    const how = { dataTransfer, bubbles: true, cancelable: true, composed: true };
    const over = target.dispatchEvent(new DragEvent('dragover', how));
    const dropped = target.dispatchEvent(new DragEvent('drop', how));
    return { over, dropped };
  }, /** @type {const} */ ([text, files]));

describePage('A text that is shared with the page', (onPage) => {
  for (const { name, path } of [
    shared('as one line among words', { title: 'A puzzle', text: `Look: ${OTHER} !` }),
    shared('as a link', { url: `https://example.org/kakutei/#p=${OTHER}&m=ushio` }),
  ]) {
    onPage(
      `${name} is on the board, once, and can be taken back`,
      async (page) => {
        await said(page, 'arrived.board', { source: 'the shared text', what: '30 givens' });
        assert.equal(await readBoard(page), OTHER);
        assert.equal(new URL(page.url()).search, '');
        await press(page, 'step');
        const board = await readBoard(page);
        await page.reload();
        assert.equal(await readBoard(page), board);
        await undo(page);
        await undo(page);
        assert.equal(await readBoard(page), FIRST);
      },
      { path },
    );
  }

  onPage(
    'without a puzzle changes nothing, and what is wrong is said',
    async (page) => {
      await said(page, 'arrived.none', {}, 'ja');
      await said(page, 'open.fault.none', {}, 'ja');
      assert.equal(await readBoard(page), FIRST);
      assert.equal(new URL(page.url()).search, '');
      await squareAt(page, 1, 1).click();
      assert.equal(await button(page, 'back').isDisabled(), true);
    },
    { ...shared('', { title: 'Hello', text: '<img src=x onerror=alert(1)>' }), locale: 'ja' },
  );
});

describePage('A board that is pasted', (onPage) => {
  /** @param {Page} page @param {string} text */
  const paste = async (page, text) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('Control+V');
  };

  onPage('anywhere is taken, whatever has the focus but a text field', async (page) => {
    await paste(page, grid);
    await said(page, 'arrived.board', { source: 'the pasted text', format: 'a grid' });
    assert.equal(await readBoard(page), OTHER);
    await page.getByRole('gridcell').first().focus();
    await paste(page, `${HARD}\n`);
    await said(page, 'arrived.board', { what: `${HARD.replaceAll('.', '').length} givens` });
    assert.equal(await readBoard(page), HARD);
    await undo(page);
    assert.equal(await readBoard(page), OTHER);
    await paste(page, 'no board');
    await said(page, 'arrived.none');
    assert.equal(await readBoard(page), OTHER);

    await openPlace(page, 'method');
    const places = [
      ['checkbox', 'option.showHow'],
      ['combobox', 'option.method'],
      ['combobox', 'nav.language'],
      ['button', 'nav.openPuzzle'],
    ];
    for (const [index, [role, key]] of places.entries()) {
      const name = locales.en[key];
      await page.getByRole(/** @type {any} */ (role), { name, exact: true }).focus();
      const board = index % 2 ? OTHER : HARD;
      await paste(page, board);
      await newest(page)
        .filter({ hasText: board === HARD ? '21' : '30' })
        .waitFor();
      assert.equal(await readBoard(page), board, key);
    }
  });

  onPage('as a step of it, in the notation of forums, is looked for and drawn', async (page) => {
    await page.getByRole('gridcell').first().focus();
    await paste(page, 'Hidden Single => r1c6=9');
    const hints = page.getByRole('region', { name: 'Hints', exact: true });
    await hints.getByText(locales.en['line.other']).waitFor();
    await hints.locator('.told').waitFor();
    await page.getByRole('gridcell', { name: /^row 1, column 6, .*last step/ }).waitFor();
    assert.equal(await readBoard(page), FIRST, 'nothing is on the board that was not applied');
    await paste(page, 'X-Wing: 1 r12\\c34 => r1c6<>9');
    await hints.getByText('That cannot be: r1c6 is 9.').waitFor();
    await paste(page, 'X-Wing => r1c6 goes');
    await hints.getByText(locales.en['line.unreadable']).waitFor();
    await paste(page, 'X-Wing => something');
    await said(page, 'arrived.none');
    await paste(page, `${OTHER}\nX-Wing => r1c6<>9`);
    await said(page, 'arrived.board', { what: '30 givens' });
    assert.equal(await readBoard(page), OTHER, 'a puzzle comes before a step');
  });

  onPage(
    'into a field or a dialog stays there; elsewhere it brings its entered digits, and its method',
    async (page) => {
      await openFromMenu(page, 'embed');
      await page.getByLabel('Height').fill('');
      await page.getByLabel('Height').focus();
      await paste(page, HARD);
      await page.getByRole('button', { name: 'Close' }).focus();
      await paste(page, HARD);
      assert.equal((await drop(page, { text: HARD })).dropped, false);
      await page.keyboard.press('Escape');
      // Arrivals are taken in order: nothing came before this.
      await paste(page, OTHER);
      await said(page, 'arrived.board', { what: '30 givens' });
      await undo(page);
      assert.equal(await readBoard(page), FIRST);

      await paste(page, `:0000:x:${OTHER.slice(0, 2)}+4${OTHER.slice(3)}:223 224:::`);
      await said(page, 'arrived.board', {
        format: 'HoDoKu',
        what: '30 givens, 1 entered and pencil marks',
      });
      assert.match((await readNames(page))[2], /entered 4/);
      await paste(page, `https://example.org/#p=${HARD}&m=nope`);
      await said(page, 'arrived.board', { format: 'a link to this page' });
      await page.getByText(phrase('error.noMethod', { method: 'nope' })).waitFor();
      assert.equal(await page.getByText(phrase('error.noMethod')).count(), 1);
      await paste(page, `https://example.org/#p=${OTHER}&m=logical-cube`);
      await said(page, 'arrived.board', { what: '30 givens' });
      assert.equal(await page.locator('#method').inputValue(), 'logical-cube');
    },
  );
});

describePage('What is dropped on the page', (onPage) => {
  onPage(
    'is taken, be it a file or a text, and never opened; what is no board changes nothing, and what is wrong is said',
    async (page) => {
      assert.deepEqual(await drop(page, { files: [['my.sdk', `[Puzzle]\n${grid}\n`]] }), {
        over: false,
        dropped: false,
      });
      await said(page, 'arrived.board', {
        source: 'the file my.sdk',
        format: 'a grid with notes (.sdk)',
      });
      assert.equal(await readBoard(page), OTHER);
      await drop(page, { text: HARD });
      await said(page, 'arrived.board', { source: 'the dropped text' });
      assert.equal(await readBoard(page), HARD);

      await drop(page, { files: [['<b>.txt', 'nothing']] });
      await said(page, 'arrived.none', { source: 'the file <b>.txt' });
      await drop(page, { files: [['big.txt', 'x'.repeat(1_000_001)]] });
      await said(page, 'open.fault.long', { limit: '1,000,000' });
      await drop(page, { files: [['1.txt', OTHER], ['2.txt', 'nothing']] }); // prettier-ignore
      await said(page, 'arrived.none', { source: 'the files' });
      await drop(page, {});
      await said(page, 'arrived.none');
      assert.equal(await readBoard(page), HARD);
    },
  );
});

describePage('A file that is opened with the installed page', (onPage) => {
  /** Stands in for the browser, which brings its files with a reload again. */
  const launch = {
    prepare: (/** @type {Page} */ page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'launchQueue', {
          value: {
            setConsumer: (/** @type {any} */ consumer) => Object.assign(window, { consumer }),
          },
        }),
      ),
  };
  /** @param {Page} page @param {string | null} content null: the file is gone */
  const open = (page, content) =>
    page.evaluate((content) => {
      const getFile = async () => {
        if (content === null) throw new DOMException('It is gone.', 'NotFoundError');
        return new File([content], 'a.sdm');
      };
      Reflect.get(window, 'consumer')?.({ files: [{ name: 'a.sdm', getFile }] });
    }, content);

  onPage(
    'is on the board, one that cannot be read or holds nothing changes nothing, and a reload brings none again',
    async (page) => {
      await open(page, `${OTHER}\n`);
      await said(page, 'arrived.board', { source: 'the file a.sdm' });
      await open(page, null);
      await said(page, 'open.fault.unreadable');
      await open(page, '');
      await said(page, 'arrived.none');
      await page.evaluate(() => Reflect.get(window, 'consumer')({ files: [] }));
      await page.evaluate(() => Reflect.get(window, 'consumer')({}));
      assert.equal(await readBoard(page), OTHER);

      await press(page, 'step');
      const board = await readBoard(page);
      await page.reload();
      await page.getByRole('gridcell').first().waitFor();
      assert.equal(await page.evaluate(() => 'consumer' in window), false, 'nobody takes it');
      assert.equal(await readBoard(page), board);
    },
    launch,
  );
});

describePage('A link', (onPage) => {
  const path = `#p=${OTHER}`;

  onPage(
    'puts its puzzle on the board and leaves the address, so that a reload does not bring it again; the next, followed on the page, can be taken back',
    async (page) => {
      assert.equal(await readBoard(page), OTHER);
      assert.equal(new URL(page.url()).hash, '');
      await example(page, 'hard').click();
      assert.equal(await readBoard(page), HARD);
      await page.reload();
      assert.equal(await readBoard(page), HARD);
      await follow(page, `p=${OTHER}`);
      assert.equal(await readBoard(page), OTHER);
      await undo(page);
      assert.equal(await readBoard(page), HARD);
    },
    { path },
  );
});
