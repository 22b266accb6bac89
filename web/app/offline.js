/**
 * Makes the page work without a network, if the build has provided a service worker, or says why it cannot;
 * and announces a new version, which starts only when the person agrees.
 */
import { loadPart } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';
import { make } from '../ui/elements.js';
import { idle, savesData } from '../ui/idle.js';
import { asPart, attempt } from '../ui/load-part.js';
import { translate } from '../ui/translate.js';

/**
 * How many milliseconds a person who has agreed waits for the new version to begin. If the old one gets a
 * request while it is ending, Chromium starts it again, and leaves the new one waiting until a page is loaded.
 */
const PATIENCE = 1000;

const dismiss = () => document.querySelector('.notice')?.remove();

/**
 * A quiet line over the bottom of the page, so that nothing moves under a person's hands.
 *
 * @param {string} text its key
 * @param {readonly [key: string, act: () => void][]} links
 * @param {string} [name] follows the text
 */
function showNotice(text, links, name = '') {
  dismiss();
  const notice = make('p', { class: 'notice', 'aria-live': 'polite' });
  document.body.append(notice);
  const buttons = links.map(([key, act]) => {
    const element = make('button', { 'data-text': key, class: 'link' });
    element.addEventListener('click', act);
    return element;
  });
  // Screen readers announce only what is put into a live region that is already there.
  setTimeout(() => {
    notice.append(make('span', { 'data-text': text }), name, ...buttons);
    translate(notice, wordsOf(document.documentElement.lang));
  }, 100);
}

/** Says why nothing can be kept. @param {string} file that failed to load; empty: there is no room */
async function explain(file) {
  await attempt(async () => {
    await asPart(loadPart(document.documentElement.lang, 'methods'));
    showNotice(file ? 'offline.missing' : 'offline.full', [['settings.close', dismiss]], file);
  });
}

/** @param {string} script */
async function isScript(script) {
  const answer = await fetch(script).catch(() => null);
  return answer?.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '');
}

/**
 * @param {string} script
 * @param {() => Promise<unknown>} quiet until the page has nothing else to do
 * @param {() => void} begun told that a newer version has begun, also while the page was on its way here
 * @returns {Promise<ServiceWorkerRegistration | null>} null: it is not to be
 */
async function register(script, quiet, begun) {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', begun);
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'kakutei-older') begun();
      if (typeof data?.unkept === 'string') explain(data.unkept);
    });
    await quiet();
    return await serviceWorker.register(script);
  } catch (error) {
    // What the browser refuses on a person's behalf is nothing to complain of; nor is there an error of
    // its own for a script of the wrong type.
    const isRefused = /** @type {Error} */ (error).name === 'SecurityError';
    if (!isRefused || !(await isScript(script))) await explain(script);
    return null;
  }
}

/** Keeps the files for techniques as well, once the page is kept and idle. */
async function keepMore() {
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  if (!savesData()) active?.postMessage('kakutei-idle');
}

/**
 * Does nothing if there is nothing to register: without a build, from file://, in a frame.
 *
 * @param {{ save: () => void, quiet: () => Promise<unknown> }} page `save` keeps everything, before the page is left;
 *   `quiet` waits until nothing else is done there
 */
export async function offline({ save, quiet }) {
  const script = document.documentElement.dataset.offline;
  if (!script || window !== window.top || !('serviceWorker' in navigator)) return;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let leaving;
  const leave = () => {
    clearTimeout(leaving);
    save();
    location.reload();
  };
  const agree = async () => {
    const waiting = (await registering)?.waiting;
    // The person may have agreed in another tab: then nothing is waiting any more.
    if (!waiting) return leave();
    save();
    clearTimeout(leaving);
    leaving = setTimeout(leave, PATIENCE);
    waiting.postMessage('kakutei-update');
  };
  const announce = () =>
    showNotice('offline.update', [
      ['offline.reload', agree],
      ['offline.later', dismiss],
    ]);
  // A version that begins only after the page was left for it is told again.
  const registering = register(script, quiet, () => {
    if (leaving) leave();
    else if (!document.querySelector('.notice')) announce();
  });
  const registration = await registering;
  if (!registration) return;
  registration.active?.postMessage('kakutei-begun');
  keepMore();

  /** @type {ServiceWorker | null} */
  let told = null;
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || waiting === told || !registration.active) return;
    told = waiting;
    announce();
  };
  const watch = () =>
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if (/** @type {ServiceWorker} */ (target).state === 'installed') tell();
    });
  registration.addEventListener('updatefound', watch);
  watch();
  tell();
}
