/**
 * Starts the page. The one module of this folder, with help-main.js, that does something when loaded.
 */

import '../embed/define.js';
import { offline } from './offline.js';
import { Page } from './page.js';

new Page(document).start();
offline();
