/**
 * The page for an iframe, embed.html: one <kakutei-solver> that fills it. The fragment of the address says what a host
 * wants: `puzzle method lang theme controls readonly photo origin`.
 *
 * The one idea: it needs nothing but itself. It has no storage, no service worker and no address that a host can
 * choose; a parameter becomes an attribute of the same name and nothing else.
 */

import { define } from '../solver/define.js';
import { attach } from './frame-messages.js';
import { resolve, isLoaded, loadTexts } from '../locales/languages.js';
import { setLanguage } from '../ui/language.js';

const PARAMETERS = ['puzzle', 'method', 'lang', 'theme', 'controls', 'readonly', 'photo'];

/** Whether the host lets the frame use the camera; where the browser does not tell, its word is taken. */
const allowsCamera = () =>
  /** @type {any} */ (document).featurePolicy?.allowsFeature('camera') ?? true;

const root = document.documentElement;
const solver = /** @type {import('../solver/kakutei-solver.js').KakuteiSolver} */ (
  document.querySelector('kakutei-solver')
);

const parameters = () => new URLSearchParams(location.hash.slice(1));

/** Leaves attributes that are already right, so that the same puzzle is not loaded again. */
function apply() {
  const values = parameters();
  for (const name of PARAMETERS) {
    const value = values.get(name);
    if (value === null) solver.removeAttribute(name);
    else if (value !== solver.getAttribute(name)) solver.setAttribute(name, value);
  }
  if (!allowsCamera()) solver.photo = false;
  if (!values.has('theme')) solver.theme = 'system';
  if (!values.has('lang')) solver.lang = resolve(navigator.languages ?? []);
  show();
}

/** The ground around the solver, and the language of the page, are those of the solver. */
async function show() {
  root.dataset.theme = solver.theme ?? 'system';
  await loadTexts(resolve([solver.lang]));
  setLanguage(root, solver.language);
}

function start() {
  define();
  apply();
  addEventListener('hashchange', apply);
  new MutationObserver(show).observe(solver, { attributeFilter: ['theme', 'lang'] });
  attach(solver, window, { origin: parameters().get('origin') });
  dispatchEvent(new Event('kakutei-begun')); // ui/missing.js waits for it.
}

// The words come first, so that nothing is said in one language and then in another.
const lang = parameters().get('lang');
const language = resolve(lang ? [lang] : (navigator.languages ?? []));
if (isLoaded(language)) start();
else loadTexts(language).then(start);
