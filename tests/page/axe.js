// What axe finds on a page, in the light and in the dark theme.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

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
  await assertFindsNothing(page, `${where}, dark`, root, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** @param {Page} page @param {string} where @param {string} root @param {readonly string[]} [only] rules; absent: all rules */
async function assertFindsNothing(page, where, root = 'html', only) {
  const faults = await page.evaluate(async ([root, runOnly]) => {
    const options = runOnly ? { runOnly } : {};
    const { violations } = await Reflect.get(window, 'axe').run(root, options);
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
  }, /** @type {const} */ ([root, only]));
  assert.deepEqual(faults, [], where);
}
