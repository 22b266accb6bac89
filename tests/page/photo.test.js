// The dialog "Photo": a drawn picture as a file, pasted, dropped, from a camera; its correction; its faults. The reader is
// a stand-in that looks for the corners of the drawn grid, so that only the page is tested here; but for one test.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { findChromium, project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { locales } from '../locales/all.js';
import { assertAxeFindsNothingAtWidths, withAxe } from './axe.js';
import { newest, phrase, readBoard, readSquares, undo } from './hands.js';
import { FIRST, host, told } from './host.js';
import { describeHosts } from './hosts.js';
import { image, puzzle } from '../photo/drawn.js';
import { describePage, describeSource } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** With a digit by hand in r1c3. */
const DIGITS = `534${GIVENS.slice(3)}`;
const [WIDTH, HEIGHT, LEFT, TOP, SIDE] = [640, 480, 140, 60, 40];

/** Draws the puzzle on a canvas. Runs in the page. @param {number[]} place */
function drawGrid([width, height, left, top, side]) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  for (let at = 0; at < 10; at++) {
    context.fillRect(left - 3, top + at * side - 3, 9 * side + 6, 6);
    context.fillRect(left + at * side - 3, top - 3, 6, 9 * side + 6);
  }
  return canvas;
}

/** Stands in for the reader of photos, in the module of the client. */
const standIn = `
EngineClient.prototype.readPhoto = async function ({ data, width, height }, { signal, onProgress, grid = 0 } = {}) {
  onProgress?.(0.5);
  signal?.throwIfAborted();
  if (globalThis.photoFault) throw new KakuteiError(globalThis.photoFault);
  const scale = width / ${WIDTH};
  const crossings = Array.from({ length: 100 }, (_, at) => [
    (${LEFT} + (at % 10) * ${SIDE}) * scale,
    (${TOP} + Math.floor(at / 10) * ${SIDE}) * scale,
  ]);
  const isDark = ([x, y]) => data[4 * (Math.round(y) * width + Math.round(x))] < 100;
  if (grid || height / width !== ${HEIGHT / WIDTH} || ![0, 9, 90, 99].every((at) => isDark(crossings[at])))
    return { hasGrid: false };
  const squares = Array.from('${DIGITS}', (digit, at) => ({
    doubt: { 0: 'doubtful', 4: 'again' }[at] ?? 'sure',
    other: { 0: '3', 4: '1' }[at] ?? digit,
    likely: { 0: '53', 4: '71' }[at] ?? digit,
  }));
  return { hasGrid: true, givens: '${GIVENS}', digits: '${DIGITS}', solutions: 'one', turn: 0, crossings, squares };
};`;

/** @param {Page} page */
const withReader = (page) =>
  page.route('**/engine/client.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(project, 'web/engine/client.js'), 'utf8') + standIn,
    }),
  );

const PLACE = [WIDTH, HEIGHT, LEFT, TOP, SIDE];

/** @param {Page} page @param {number[]} [place] @returns {Promise<string>} a PNG, in base64 */
const drawn = async (page, place = PLACE) =>
  (await page.evaluate(`(${drawGrid})(${JSON.stringify(place)}).toDataURL()`)).split(',')[1];

/** @param {Page} page */
const dialogOf = (page) => page.getByRole('dialog', { name: locales.en['photo.title'] });

/** @param {Page} page @param {string} key of a text */
const named = (page, key) =>
  dialogOf(page).getByRole('button', { name: locales.en[key], exact: true });

/** @param {Page} page */
async function openPhoto(page) {
  await page.getByRole('gridcell').first().waitFor();
  await page.keyboard.press('o');
  await page
    .getByRole('dialog', { name: locales.en['open.title'] })
    .getByRole('button', { name: locales.en['action.photo'], exact: true })
    .click();
  await dialogOf(page).waitFor();
}

/** @param {Page} page @param {string} base64 @param {string} [name] @param {string} [mimeType] */
const choose = (page, base64, name = 'a.png', mimeType = 'image/png') =>
  dialogOf(page)
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(base64, 'base64') });

/** A picture comes to the page. @param {Page} page @param {'paste' | 'drop'} how @param {string} base64 @param {string} [text] that comes beside it */
const bring = (page, how, base64, text = '') =>
  page.evaluate(
    ([how, base64, text]) => {
      const bytes = Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      if (text) data.setData('text/plain', text);
      const fields = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...fields, clipboardData: data })
          : new DragEvent('drop', { ...fields, dataTransfer: data });
      document.body.dispatchEvent(event);
    },
    [how, base64, text],
  );

/** Stands in for the service worker, which has a picture. Runs in the page. @param {typeof drawGrid} draw @param {number[]} place */
function shareOnce(draw, place) {
  const worker = new EventTarget();
  Object.assign(globalThis, { asked: 0 });
  const postMessage = () => {
    Reflect.set(globalThis, 'asked', Reflect.get(globalThis, 'asked') + 1);
    draw(place).toBlob((blob) => {
      const shared = blob ? [new File([blob], 'a.png', { type: blob.type })] : [];
      worker.dispatchEvent(new MessageEvent('message', { data: { shared } }));
    });
  };
  Object.assign(worker, { controller: { postMessage }, startMessages: () => {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker });
}

/** What the browser keeps that may hold a picture. Runs in the page. */
async function kept() {
  const texts = [localStorage, sessionStorage].flatMap((storage) => Object.values({ ...storage }));
  return [
    ...texts.filter((text) => text.length > 2000),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ];
}

/** @param {Page} page */
const verdict = (page) => dialogOf(page).locator('.photo-verdict');

/** @param {Page} page @param {string} key */
const said = (page, key) => dialogOf(page).getByText(locales.en[key]).waitFor();

const onHost = host({ body: '<kakutei-solver photo></kakutei-solver>' });

describePage('The built page', (onPage) => {
  onPage('reads a photo by its own reader', async (page) => {
    const { data, width, height } = image();
    const pixels = Buffer.from(data).toString('base64');
    const url = await page.evaluate(([pixels, width, height]) => {
      const bytes = Uint8ClampedArray.from(atob(pixels), (symbol) => symbol.charCodeAt(0));
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
      return canvas.toDataURL();
    }, /** @type {const} */ ([pixels, width, height]));
    await openPhoto(page);
    await choose(page, url.split(',')[1]);
    await verdict(page)
      .filter({ hasText: phrase('photo.one') })
      .waitFor();
    await named(page, 'photo.take').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    assert.equal(await readBoard(page), puzzle);
  });
});

describeSource("On a host's page", (onPage) => {
  onPage(
    'a photo is read into the element, whose host hears of the puzzle, though its policy lets no picture in',
    async (page) => {
      await page.getByRole('gridcell').first().click();
      await page.keyboard.press('p');
      await choose(page, await drawn(page));
      await named(page, 'photo.take').click();
      await dialogOf(page).waitFor({ state: 'detached' });
      assert.equal(await readBoard(page), DIGITS);
      assert.deepEqual((await told(page)).at(-1), {
        type: 'changed',
        detail: { board: DIGITS, kind: 'given' },
        id: '',
      });
    },
    {
      ...onHost,
      prepare: async (page) => (await withReader(page), await onHost.prepare(page)),
      expected: /blob/,
    },
  );
});

describeHosts('In a frame', (onHost) => {
  onHost(
    'a photo can be read if its address says so and its host lets it use the camera',
    () =>
      [
        '<iframe src="EMBED#photo=" allow="camera"></iframe>',
        '<iframe src="EMBED#photo="></iframe>',
        '<iframe src="EMBED" allow="camera"></iframe>',
      ].join(''),
    async (_, frames) => {
      const photos = frames.map((frame) =>
        frame.evaluate(() => document.querySelector('kakutei-solver')?.hasAttribute('photo')),
      );
      assert.deepEqual(await Promise.all(photos), [true, false, false]);
    },
  );
});

describeSource('A photo', (onPage) => {
  onPage(
    'that is chosen is read, corrected by the keyboard and put on the board, one Undo away from the last',
    async (page) => {
      /** @type {string[]} */
      const sent = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.postData()) sent.push(request.url());
      });
      await openPhoto(page);
      await choose(page, await drawn(page));
      await verdict(page)
        .filter({ hasText: phrase('photo.one') })
        .waitFor();
      await verdict(page)
        .filter({ hasText: phrase('photo.read', { printed: 30, byHand: 1 }) })
        .waitFor();
      const doubts = dialogOf(page).getByRole('listitem');
      assert.equal(await doubts.count(), 2);

      // The first doubtful square is selected: another digit there, and the next one by hand.
      await page.keyboard.press('1');
      await verdict(page).filter({ hasText: locales.en['photo.none'] }).waitFor();
      await page.keyboard.press('0');
      await verdict(page)
        .filter({ hasText: phrase('photo.read', { printed: 29, byHand: 1 }) })
        .waitFor();
      await page.keyboard.press('5');
      await verdict(page).filter({ hasText: locales.en['photo.one'] }).waitFor();
      assert.equal(await doubts.count(), 1);
      await doubts.getByRole('button').click();
      await dialogOf(page)
        .getByText(phrase('photo.again', { what: '1' }))
        .waitFor();
      await page.keyboard.press('Enter');
      await doubts.waitFor({ state: 'detached' });

      await named(page, 'photo.take').click();
      await dialogOf(page).waitFor({ state: 'detached' });
      const squares = await readSquares(page);
      assert.equal(squares.map(({ digit }) => digit).join(''), DIGITS);
      assert.deepEqual(squares.slice(0, 4).map(({ kind }) => kind), ['given', 'given', 'entered', 'empty']); // prettier-ignore
      await newest(page).filter({ hasText: '30 givens and 1 entered' }).waitFor();
      assert.deepEqual(sent, [], 'nothing is sent');
      assert.deepEqual(await page.evaluate(kept), [], 'and no picture kept');
      await undo(page);
      assert.equal(await readBoard(page), FIRST);
    },
    { prepare: withReader },
  );

  onPage(
    'may be pasted or dropped anywhere; a table that is copied with its picture stays a table',
    async (page) => {
      await page.getByRole('gridcell').first().waitFor();
      const picture = await drawn(page);
      for (const how of /** @type {const} */ (['paste', 'drop'])) {
        await bring(page, how, picture);
        await verdict(page)
          .filter({ hasText: phrase('photo.one') })
          .waitFor();
        await named(page, 'open.cancel').click();
        await dialogOf(page).waitFor({ state: 'detached' });
        assert.equal(await readBoard(page), FIRST, how);
      }
      await bring(page, 'paste', picture, GIVENS);
      await newest(page).filter({ hasText: '30 givens' }).waitFor();
      assert.equal(await readBoard(page), GIVENS);
    },
    { prepare: withReader },
  );

  onPage(
    'that another program shares is asked for once, and its address is not kept',
    async (page) => {
      await verdict(page)
        .filter({ hasText: phrase('photo.one') })
        .waitFor();
      assert.equal(new URL(page.url()).search, '');
      assert.equal(await page.evaluate('asked'), 1);
    },
    {
      path: 'index.html?title=a.png&pictures=',
      prepare: async (page) => {
        await withReader(page);
        await page.addInitScript(`(${shareOnce})(${drawGrid}, ${JSON.stringify(PLACE)})`);
      },
    },
  );

  onPage(
    'goes from printed to by hand and back, likely digits are buttons, and another grid or photo may follow',
    async (page) => {
      await openPhoto(page);
      await choose(page, await drawn(page));
      const likely = dialogOf(page).getByRole('group', { name: locales.en['photo.likely'] });
      await likely.waitFor();
      assert.deepEqual(await likely.getByRole('button').allTextContents(), ['5', '3']);
      await named(page, 'photo.byHand').click();
      await verdict(page)
        .filter({ hasText: phrase('photo.read', { printed: 29, byHand: 2 }) })
        .waitFor();
      await named(page, 'photo.byHand').click();
      await likely.getByRole('button', { name: '3' }).click();
      await verdict(page).filter({ hasText: locales.en['photo.none'] }).waitFor();
      await named(page, 'photo.next').click();
      await said(page, 'photo.noOther');
      await named(page, 'photo.another').click();
      await said(page, 'photo.private');
    },
    { prepare: withReader },
  );

  onPage(
    'without a grid, one that is no picture, and a reader that does not come are said, each with what to do',
    async (page) => {
      await openPhoto(page);
      await choose(page, await drawn(page, [400, 400, 20, 20, 10]));
      await said(page, 'photo.fault.noGrid');
      await choose(page, Buffer.from('no picture').toString('base64'));
      await said(page, 'photo.fault.undecoded');
      const fault = (/** @type {string} */ code) =>
        page.evaluate((code) => Object.assign(globalThis, { photoFault: code }), code);
      await fault('memory');
      await choose(page, await drawn(page));
      await said(page, 'photo.fault.memory');
      await fault('load');
      await choose(page, await drawn(page));
      await said(page, 'photo.fault.load');
      await fault('');
      await named(page, 'error.retry').click();
      await verdict(page)
        .filter({ hasText: phrase('photo.one') })
        .waitFor();
    },
    { prepare: withReader, expected: /reader|load|could not/i },
  );

  for (const language of ['en', 'ja']) {
    onPage(
      `has nothing that axe finds fault with (${language})`,
      async (page) => {
        const texts = locales[language];
        await page.getByRole('gridcell').first().waitFor();
        await bring(page, 'paste', await drawn(page));
        await page.getByText(texts['photo.one']).waitFor();
        const options = { root: 'kakutei-solver', hasColours: language === 'en' };
        await assertAxeFindsNothingAtWidths(page, 'a reading', options);
        await page.getByRole('button', { name: texts['photo.another'] }).click();
        await page.getByText(texts['photo.private']).waitFor();
        await assertAxeFindsNothingAtWidths(page, 'the choice', options);
      },
      {
        prepare: async (page) => {
          await withReader(page);
          await withAxe(page);
        },
        locale: language,
      },
    );
  }
});

/** A film of the drawn grid, as Chromium's camera wants it. */
function film() {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 1.5, 128);
  const isLine = (/** @type {number} */ at, /** @type {number} */ from) =>
    at >= from - 3 && at < from + 9 * SIDE + 3 && (at - from + 3 + SIDE) % SIDE < 6;
  const isIn = (/** @type {number} */ at, /** @type {number} */ from) =>
    at >= from - 3 && at < from + 9 * SIDE + 3;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isDark = isIn(x, LEFT) && isIn(y, TOP) && (isLine(x, LEFT) || isLine(y, TOP));
      bytes[y * WIDTH + x] = isDark ? 16 : 235;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), bytes]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F20:1 Ip C420mpeg2\n`), frame]);
}

describe('The camera', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'));
  const file = join(folder, 'grid.y4m');
  /** @type {import('playwright-core').Browser} */
  let browser;

  before(async () => {
    writeFileSync(file, film());
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    });
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** @param {Record<string, string>} headers @param {(page: Page) => Promise<void>} body */
  async function visit(headers, body) {
    const server = await serve({ port: 0, more: headers });
    const context = await browser.newContext({ locale: 'en-GB' });
    try {
      const page = await context.newPage();
      await withReader(page);
      await page.goto(server.url);
      await openPhoto(page);
      await named(page, 'photo.camera').click();
      await body(page);
    } finally {
      await context.close();
      await server.close();
    }
  }

  test('takes the picture by itself once it is steady, and is off then', () =>
    visit({}, async (page) => {
      await verdict(page)
        .filter({ hasText: phrase('photo.one') })
        .waitFor();
      assert.equal(await page.locator('video').count(), 0);
    }));

  test('that may not be used is said, and a picture can be chosen instead', () =>
    visit({ 'Permissions-Policy': 'camera=()' }, async (page) => {
      await said(page, 'photo.fault.refused');
      await choose(page, await drawn(page));
      await verdict(page)
        .filter({ hasText: phrase('photo.one') })
        .waitFor();
    }));
});
