// Renews the PNG icons in web/icons, which are committed: Chromium draws kakutei.svg in every size that a device
// needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure, findChromium, findProgram, project, run, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/icons.js

Draws web/icons/kakutei.svg as the PNG files beside it. Run it when the drawing
changes, and commit what it writes. Chromium's PNGs are large: optipng makes them
smaller, where there is one.`;

const folder = join(project, 'web/icons');

/** The share of the width on each side that stays empty, as a device may cut it off. */
const icons = [
  { name: 'kakutei-192.png', size: 192, margin: 0 },
  { name: 'kakutei-512.png', size: 512, margin: 0 },
  { name: 'kakutei-maskable-512.png', size: 512, margin: 0.15 },
  { name: 'apple-touch-180.png', size: 180, margin: 0.1 },
];

await script(import.meta.url, help, {}, async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('There is no Chromium: npm run setup installs it.');
  // A device rounds the corners itself, and flat colours make small files.
  const drawing = readFileSync(join(folder, 'kakutei.svg'), 'utf8');
  const svg = drawing.replace(' rx="3"', '').replace('<svg', '<svg shape-rendering="crispEdges"');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const { name, size, margin } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const padding = Math.round(size * margin);
      const style = `margin: 0; padding: ${padding}px; background: #faf8f3; line-height: 0`;
      await page.setContent(`<body style="${style}">${svg}</body>`);
      await page.screenshot({ path: join(folder, name) });
      await page.close();
      const optipng = findProgram('optipng');
      if (optipng) run(optipng, ['-quiet', '-o7', join(folder, name)]);
      say(`Written: web/icons/${name}`);
    }
  } finally {
    await browser.close();
  }
});
