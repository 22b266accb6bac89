// Chromium for the page tests. Where there is none the tests are skipped and say why.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/tools.js';

const program = findChromium();

/** Why the tests cannot run here, or false if they can: for the `skip` of node:test. */
export const noBrowser =
  program && existsSync(program)
    ? false
    : `no Chromium (${program ? `nothing at ${program}` : 'npm run setup installs it, CHROMIUM names one'})`;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser of its own for a test file; the caller closes it. */
export const startBrowser = () => chromium.launch({ executablePath: program ?? '', args: flags });
