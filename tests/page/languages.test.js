// Japanese and English: which comes first, that a page never speaks both, and how each is set.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import {
  enterBoard,
  newest,
  openBeside,
  phrase,
  press,
  pressAnyway,
  setChoice,
  takeExample,
  undo,
  within,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Every text that a person sees or hears, without parts in a language of their own and
 * announcements made before.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
const texts = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const found = [document.title];
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    /** @param {Node} node */
    const collect = (node) => {
      if (node.nodeType === Node.TEXT_NODE) found.push(String(node.textContent).trim());
      if (node instanceof Element) {
        if (node.matches('script, style, noscript, [role=status]')) return;
        const { lang } = document.documentElement;
        if ((node.getAttribute('lang') ?? lang) !== lang) return;
        for (const name of named) found.push(node.getAttribute(name) ?? '');
        if (node.shadowRoot) collect(node.shadowRoot);
      }
      node.childNodes.forEach(collect);
    };
    collect(document.documentElement);
    return [...new Set(found)].filter(Boolean);
  });

/** The texts that a language has for itself, made once: there are hundreds. @param {string} language */
function patternsOf(language) {
  const others = new Set(Object.values(locales[language === 'ja' ? 'en' : 'ja']));
  return Object.keys(locales[language]).flatMap((key) => {
    const words = locales[language][key].replace(/\{.*?\}/g, '');
    const isOwn = !others.has(locales[language][key]) && /\p{L}{2}/u.test(words);
    return isOwn ? [new RegExp(`^${phrase(key, {}, language).source}$`)] : [];
  });
}

/** @type {Record<string, RegExp[]>} */
const patterns = { en: patternsOf('en'), ja: patternsOf('ja') };

/** @param {string} text @param {string} language whether it is one of that language's texts */
const isIn = (text, language) => patterns[language].some((pattern) => pattern.test(text));

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Texts that are the same in Japanese: the buttons' names, keys, and the names of the document. */
const same =
  /^(1 Step|Go|Kakutei|[A-Z]|Esc|Tab|Home|End|Home[,、] ?End|Shift\+[A-Z]|Ctrl\+Z|Z[,、] ?Ctrl\+Z|Y[,、] ?Ctrl\+Y[,、] ?Ctrl\+Shift\+Z|Shift \+ 1 … 9|start\w+|search\w+|make\w+)$/;

/** How every language lets a square be called. */
const notations = new Set(['r3c5', 'C5']);

/**
 * Resolves when the page has the language, whose words may have to be loaded.
 * @param {Page} page
 * @param {string} language
 */
const speaks = (page, language) =>
  page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });

/** @param {Page} page */
async function assertJapanese(page) {
  await speaks(page, 'ja');
  const all = (await texts(page)).filter((text) => !notations.has(text));
  const locale = all.filter((text) => isIn(text, 'en'));
  assert.deepEqual(locale, [], 'texts of the English locale');
  const latin = all.filter(
    (text) =>
      /[a-z]+ [a-z]+ [a-z]+/i.test(text) ||
      (/[a-z]/i.test(text) && !japanese.test(text) && !same.test(text)),
  );
  assert.deepEqual(latin, [], 'English texts');
}

/** @param {Page} page */
async function assertEnglish(page) {
  await speaks(page, 'en');
  const all = await texts(page);
  assert.deepEqual(
    all.filter((text) => isIn(text, 'ja')),
    [],
    'texts of the Japanese locale',
  );
  const foreign = all.filter((text) => japanese.test(text.replace(/[（(].*?[)）]|“.*?”/g, '')));
  assert.deepEqual(foreign, [], 'texts with Japanese words');
}

/** Makes as many texts as possible appear. @param {Page} page */
async function showMuch(page) {
  await setChoice(page, 'showHow');
  await press(page, 'step');
  await takeExample(page, 'several');
  await press(page, 'step');
  await press(page, 'go');
  await undo(page);
  await enterBoard(page, `11${'.'.repeat(79)}`);
  await pressAnyway(page, 'go');
}

describePage('The language of the page', (onPage) => {
  onPage('is the first of the wanted ones that there is', (page) => speaks(page, 'ja'), {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { get: () => ['fr', 'ja-JP', 'en'] }),
      ),
  });

  onPage(
    'is English for a browser that wants German, and changes at once and as a whole, with all that has been told',
    async (page) => {
      await assertEnglish(page);
      await showMuch(page);
      await assertEnglish(page);
      const choose = page.getByRole('combobox').filter({ hasText: '日本語' });
      await choose.selectOption({ label: '日本語' });
      await assertJapanese(page);
      assert.match(await newest(page).innerText(), phrase('ended.inconsistent', {}, 'ja'));
      await press(page, 'go');
      await assertJapanese(page);
      assert.match(String(await page.getByRole('status').textContent()), japanese, 'what is said');
      await choose.selectOption({ label: 'English' });
      await assertEnglish(page);
    },
    { locale: 'de-DE' },
  );

  onPage(
    'is Japanese throughout from the beginning for a browser that wants it, also in what is told later',
    async (page) => {
      await assertJapanese(page);
      await showMuch(page);
      await assertJapanese(page);
    },
    { locale: 'ja-JP' },
  );
});

describePage('The language of the Help', (onPage) => {
  onPage(
    'is the one chosen on the page, and changes there',
    async (page) => {
      const link = page.getByRole('link', { name: locales.ja['nav.help'], exact: true });
      const help = await within(page, 'menu', () => openBeside(page, link));
      await help.getByRole('heading', { level: 1, name: locales.ja['help.heading'] }).waitFor();
      await assertJapanese(help);
      await help.getByRole('combobox').selectOption('en');
      await help.getByRole('heading', { level: 1, name: locales.en['help.heading'] }).waitFor();
      await assertEnglish(help);
      await help.getByRole('link', { name: locales.en['help.toBoard'], exact: true }).click();
      await help.getByRole('button', { name: '1 Step' }).waitFor();
      await assertEnglish(help);
    },
    { locale: 'ja-JP' },
  );
});

/** Where a text may stand: on the page, and in the solver. */
const PLACES = [
  'document.body',
  "document.querySelector('kakutei-solver').shadowRoot.querySelector('.solver')",
];

/**
 * The fonts in which a text is set.
 *
 * @param {Page} page
 * @param {string} place
 * @param {string} text
 */
async function fontsOf(page, place, text) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument');
  const expression = `(() => {
    const element = document.createElement('p');
    element.textContent = '${text}';
    ${place}.append(element);
    element.getBoundingClientRect();
    return element;
  })()`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const objectId = String(result.objectId);
  const { nodeId } = await session.send('DOM.requestNode', { objectId });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const names = fonts.map(({ familyName }) => familyName);
  assert.ok(names.length > 0, `${text} has a font`);
  return names;
}

describePage('Quotes, dashes and dots', (onPage) => {
  onPage(
    'never come from the font of 確 where the page is English, and come from it where it is Japanese',
    async (page) => {
      for (const [language, isHan] of /** @type {const} */ ([
        ['en', false],
        ['ja', true],
      ])) {
        await page.getByRole('combobox').filter({ hasText: '日本語' }).selectOption(language);
        await speaks(page, language);
        await page.locator('.verdict').filter({ hasText: /./ }).waitFor();
        for (const place of PLACES) {
          const [font] = await fontsOf(page, place, '確');
          const marks = await fontsOf(page, place, '‘’“”–—…');
          assert.equal(marks.includes(font), isHan, `${language}: ${marks} beside ${font}`);
        }
      }
    },
  );
});

describePage('The difficulty in the line under the board', (onPage) => {
  onPage(
    'is on one line of a phone in Japanese, and so is the name of each square after it',
    async (page) => {
      const rating = page.locator('.rating').filter({ hasText: 'とてもやさしい' });
      await rating.waitFor();
      await press(page, 'step');
      const names = newest(page).locator('.name');
      await names.first().waitFor();
      const heights = await Promise.all(
        [rating, ...(await names.all())].map((each) =>
          each.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        ),
      );
      assert.ok(heights.length > 4);
      assert.deepEqual(new Set(heights), new Set([1]));
    },
    { locale: 'ja', viewport: { width: 360, height: 740 }, hasTouch: true },
  );
});
