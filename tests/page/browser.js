// Chromium for the page tests.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';

need('chromium');

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
export const startBrowser = () =>
  chromium.launch({ executablePath: findChromium() ?? '', args: flags });
