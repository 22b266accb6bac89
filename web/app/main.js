/**
 * Starts the page. The one module of this folder, with help-main.js, that does something when loaded.
 */

import { define } from '../solver/define.js';
import { texts } from '../locales/en/page.js';
import { bringPart, isLoaded, loadTexts } from '../locales/languages.js';
import { offline } from './offline.js';
import { Page } from './page.js';
import { loadSettings } from './settings.js';

function start() {
  define();
  const page = new Page(document);
  page.start();
  dispatchEvent(new Event('kakutei-begun')); // ui/missing.js waits for it.
  offline({ save: () => page.keep() });
}

bringPart('page', texts);
// The words come first, so that nothing appears in one language and then changes to another.
const { language } = loadSettings();
if (isLoaded(language)) start();
else loadTexts(language).then(start);
