/**
 * Starts the page. In this folder only this module and early.js do something when they are loaded.
 */

import { readPlain } from '../game/plain-link.js';
import { define } from '../solver/define.js';
import { EngineLease } from '../solver/run/shared-engine.js';
import { texts } from '../locales/en/page.js';
import { bringPart, isLoaded, loadTexts } from '../locales/languages.js';
import { offline } from './offline.js';
import { Page } from './page.js';
import { loadSettings } from './keeping/settings.js';
import { TabGame } from './keeping/tab.js';

const tab = new TabGame();

/** @param {import('./keeping/reopen.js').Reopened | null} kept */
function start(kept) {
  const page = new Page(document, tab);
  page.prepare(kept);
  define();
  page.start(kept);
  dispatchEvent(new Event('kakutei-begun')); // ui/missing.js waits for it.
  offline({ save: () => page.keep(), quiet: () => page.quiet() });
}

async function bring() {
  const { reopen } = await import('./keeping/reopen.js');
  return reopen(tab, readPlain(location.hash) !== null);
}

// The page's hold on the engine, which early.js has begun to load. If that fails, the solver says so.
const { kakuteiWorker } = /** @type {{ kakuteiWorker?: Worker }} */ (globalThis);
new EngineLease(null).client(kakuteiWorker).catch(() => {});
bringPart('page', texts);
// The words and the game come first, so that nothing appears and then changes to something else.
const { language } = loadSettings();
if (isLoaded(language) && !tab.hasKept) start(null);
else Promise.all([tab.hasKept ? bring() : null, loadTexts(language)]).then(([kept]) => start(kept));
