// The findings of axe on a page, in the light and in the dark theme.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { resize } from './hands.js';

/** @typedef {import('playwright-core').Page} Page */

const path = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** The rules about colours, of those that axe applies by itself. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Brings axe along, before the page is opened. @param {Page} page */
export const withAxe = (page) => page.addInitScript({ path });

/**
 * @param {Page} page that was opened with axe, in the light theme
 * @param {string} where
 * @param {string} [root] a selector; absent: the whole page
 */
export async function assertAxeFindsNothing(page, where, root) {
  await assertFindsNothing(page, where, root);
  // A theme is other colours, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertFindsNothing(page, `${where}, dark`, root, { only: OF_COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * The same on a phone and on a desk; `beside` looks at each width for what is no matter of axe. In all but one of several
 * languages it may do without colours (`hasColours`): they are the same in each.
 *
 * @param {Page} page
 * @param {string} where
 * @param {{ root?: string, height?: number, hasColours?: boolean, beside?: (where: string) => Promise<unknown> }} [options]
 */
export async function assertAxeFindsNothingAtWidths(page, where, options = {}) {
  const { root, height = 800, hasColours = true, beside = async () => {} } = options;
  for (const width of [360, 1440]) {
    await resize(page, { width, height });
    const there = `${where}, ${width} pixels`;
    await beside(there);
    // What is on view has the same colours at every width.
    if (width === 360 || !hasColours)
      await assertFindsNothing(page, there, root, { but: OF_COLOURS });
    else await assertAxeFindsNothing(page, there, root);
  }
}

/** @param {Page} page @param {string} what has to be no wider than the window */
export async function assertNotWide(page, what) {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(over <= 0, `${what}: ${over} pixels too wide`);
}

/**
 * @param {Page} page
 * @param {string} where
 * @param {string} root
 * @param {{ only?: readonly string[], but?: readonly string[] }} [rules] absent: all of them
 */
async function assertFindsNothing(page, where, root = 'html', { only, but = [] } = {}) {
  const without = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  /** @type {object} Without this the passes are listed as well, which takes longer than finding them. */
  const options = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : { rules: without }),
  };
  const faults = await page.evaluate(async ([root, options]) => {
    const { violations } = await Reflect.get(window, 'axe').run(root, options);
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
  }, /** @type {const} */ ([root, options]));
  assert.deepEqual(faults, [], where);
}
