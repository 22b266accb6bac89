// Boards that come from elsewhere: shared, opened as a file, dropped, pasted. Nothing is lost on bad
// ones.
import assert from 'node:assert/strict';
import { button, newest, phrase, press, readBoard } from './hands.js';
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
        assert.equal(await readBoard(page), OTHER);
        await said(page, 'arrived.board', { source: 'the shared text', count: 30 });
        assert.equal(new URL(page.url()).search, '');
        await press(page, 'step');
        const board = await readBoard(page);
        await page.reload();
        assert.equal(await readBoard(page), board);
        await button(page, 'back').click();
        await button(page, 'back').click();
        assert.equal(await readBoard(page), FIRST);
      },
      { path },
    );
  }

  for (const [key, locale, texts] of /** @type {[string, string, Record<string, string>][]} */ ([
    ['none', 'en', { title: 'Hello', text: '<img src=x onerror=alert(1)>' }],
    ['several', 'ja', { text: `${OTHER}\n${HARD}` }],
  ])) {
    onPage(
      `with a fault (${key}) changes nothing, and what is wrong is said (${locale})`,
      async (page) => {
        assert.equal(await readBoard(page), FIRST);
        await said(page, `arrived.${key}`, {}, locale);
        assert.equal(new URL(page.url()).search, '');
        assert.equal(await button(page, 'back').isDisabled(), true);
      },
      { ...shared('', texts), locale },
    );
  }
});

describePage('A board that is pasted', (onPage) => {
  /** @param {Page} page @param {string} text */
  const paste = async (page, text) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('Control+V');
  };

  onPage('anywhere is taken, from the board as well', async (page) => {
    await paste(page, grid);
    await said(page, 'arrived.board', { source: 'the pasted text' });
    assert.equal(await readBoard(page), OTHER);
    await page.getByRole('gridcell').first().focus();
    await paste(page, `${HARD}\n`);
    await said(page, 'arrived.board', { count: HARD.replaceAll('.', '').length });
    assert.equal(await readBoard(page), HARD);
    await button(page, 'back').click();
    assert.equal(await readBoard(page), OTHER);
    await paste(page, 'no board');
    await said(page, 'arrived.none');
    assert.equal(await readBoard(page), OTHER);
  });

  onPage('into a field or a dialog stays there', async (page) => {
    await page.getByRole('button', { name: 'Embed' }).click();
    await page.getByLabel('Height').fill('');
    await page.getByLabel('Height').focus();
    await paste(page, HARD);
    await page.getByRole('button', { name: 'Close' }).focus();
    await paste(page, HARD);
    assert.equal((await drop(page, { text: HARD })).dropped, false);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
    assert.equal(await readBoard(page), FIRST);
  });
});

describePage('What is dropped on the page', (onPage) => {
  onPage('is taken, be it a file or a text, and never opened instead of the page', async (page) => {
    assert.deepEqual(await drop(page, { files: [['my.sdk', `[Puzzle]\n${grid}\n`]] }), {
      over: false,
      dropped: false,
    });
    await said(page, 'arrived.board', { source: 'the file my.sdk' });
    assert.equal(await readBoard(page), OTHER);
    await drop(page, { text: HARD });
    await said(page, 'arrived.board', { source: 'the dropped text' });
    assert.equal(await readBoard(page), HARD);
  });

  onPage('and is no board changes nothing, and what is wrong is said', async (page) => {
    await drop(page, { files: [['<b>.txt', 'nothing']] });
    await said(page, 'arrived.none', { source: 'the file <b>.txt' });
    await drop(page, { files: [['big.txt', `${OTHER}\n`.repeat(5000)]] });
    await said(page, 'arrived.long', { source: 'the file big.txt', limit: '20,000' });
    await drop(page, { files: [['1.txt', OTHER], ['2.txt', HARD]] }); // prettier-ignore
    await said(page, 'arrived.several', { source: 'the files' });
    await drop(page, {});
    await said(page, 'arrived.none');
    assert.equal(await readBoard(page), FIRST);
  });
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
  /** @param {Page} page @param {string | null} content null: it is gone */
  const open = (page, content) =>
    page.evaluate((content) => {
      const getFile = async () => {
        if (content === null) throw new DOMException('It is gone.', 'NotFoundError');
        return new File([content], 'a.sdm');
      };
      Reflect.get(window, 'consumer')?.({ files: [{ name: 'a.sdm', getFile }] });
    }, content);

  onPage(
    'is on the board, and a reload does not bring it again',
    async (page) => {
      await open(page, `${OTHER}\n`);
      await said(page, 'arrived.board', { source: 'the file a.sdm' });
      await press(page, 'step');
      const board = await readBoard(page);
      await page.reload();
      await open(page, `${OTHER}\n`);
      await page.waitForTimeout(100);
      assert.equal(await readBoard(page), board);
    },
    launch,
  );

  onPage(
    'and cannot be read, or holds nothing, changes nothing',
    async (page) => {
      await open(page, null);
      await said(page, 'arrived.unreadable', { source: 'the file a.sdm' });
      await open(page, '');
      await said(page, 'arrived.none');
      await page.evaluate(() => Reflect.get(window, 'consumer')({ files: [] }));
      await page.evaluate(() => Reflect.get(window, 'consumer')({}));
      assert.equal(await readBoard(page), FIRST);
    },
    launch,
  );
});
