// Takes pictures of every view of the page in all sizes, themes and languages, for a person to look at.
//
// The one idea: a view is a function that leads the page there from where it opened. So a new view is one entry in a
// table, and each picture can be taken alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { languages } from '../web/locales/languages.js';
import { Failure, findChromium, project, say, script } from './lib/tools.js';
import { serve } from './serve.js';
import { VIEWS } from './lib/views.js';

/** @typedef {{ name: string, width: number, height: number, touch: boolean }} Size */

const folder = join(project, 'build/pictures');
const THEMES = /** @type {const} */ (['light', 'dark']);
/** @type {readonly Size[]} */
const SIZES = [
  { name: '360x740', width: 360, height: 740, touch: true },
  { name: '740x360', width: 740, height: 360, touch: true },
  { name: '768x1024', width: 768, height: 1024, touch: true },
  { name: '1024x768', width: 1024, height: 768, touch: false },
  { name: '1440x900', width: 1440, height: 900, touch: false },
  { name: '1920x1080', width: 1920, height: 1080, touch: false },
];

const help = `
Usage: node scripts/pictures.js [--view NAME]… [--size NAME]… [--theme NAME]… [--lang TAG]…
                                [--whole] [--out FOLDER]

Takes a picture of every view of the page, in every size, theme and language,
and writes them to build/pictures: VIEW-SIZE-THEME-LANG.png. Each flag limits
them; it may be given several times.

  --view   ${Object.keys(VIEWS).join(', ')}
  --size   ${SIZES.map(({ name }) => name).join(', ')}
  --theme  ${THEMES.join(', ')}
  --lang   ${Object.keys(languages).join(', ')}
  --whole  the whole page, and not only what the window shows

Run "npm run build" first.`;

/** @template T @param {readonly T[]} all @param {string[] | undefined} names @param {(one: T) => string} nameOf */
function limited(all, names, nameOf) {
  const unknown = names?.find((name) => !all.some((one) => nameOf(one) === name));
  if (unknown) throw new Failure(`"${unknown}" is none of ${all.map(nameOf).join(', ')}.`);
  return all.filter((one) => !names || names.includes(nameOf(one)));
}

const flag = /** @type {const} */ ({ type: 'string', multiple: true });

await script(
  import.meta.url,
  help,
  {
    view: flag,
    size: flag,
    theme: flag,
    lang: flag,
    whole: { type: 'boolean' },
    out: { type: 'string' },
  },
  async ({ view, size, theme, lang, whole = false, out = folder }) => {
    const executablePath = findChromium();
    if (!executablePath) throw new Failure('There is no Chromium: npm run setup installs it.');
    const self = (/** @type {string} */ name) => name;
    const views = limited(Object.keys(VIEWS), view, self);
    const sizes = limited(SIZES, size, ({ name }) => name);
    const themes = limited([...THEMES], theme, self);
    const tongues = limited(Object.keys(languages), lang, self);
    mkdirSync(out, { recursive: true });
    const server = await serve({ port: 0 });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    let count = 0;
    try {
      for (const { name, width, height, touch } of sizes) {
        for (const colorScheme of themes) {
          for (const locale of tongues) {
            const context = await browser.newContext({
              ...{ viewport: { width, height }, hasTouch: touch, isMobile: touch },
              ...{ locale, colorScheme, reducedMotion: 'reduce' },
            });
            for (const each of views) {
              const page = await context.newPage();
              await page.goto(server.url);
              await page.locator('kakutei-solver:defined').waitFor();
              await VIEWS[each](page);
              const path = join(out, `${each}-${name}-${colorScheme}-${locale}.png`);
              await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
              await page.evaluate(() => localStorage.clear());
              await page.close();
              count++;
            }
            await context.close();
          }
        }
      }
      say(`${count} pictures in ${out}`);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
