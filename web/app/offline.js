/**
 * Makes the page work without a network, if the build has provided a service worker, and announces a
 * new version, which starts only when the person agrees.
 */
import { wordsOf } from '../locales/words.js';
import { make } from '../ui/elements.js';
import { translate } from '../ui/translate.js';

/**
 * A quiet line below everything else, over the page: nothing moves away under somebody's hands.
 *
 * @param {() => void} reload
 */
function showNotice(reload) {
  document.querySelector('.notice')?.remove();
  const notice = make('p', { class: 'notice', 'aria-live': 'polite' });
  document.body.append(notice);
  /** @param {string} key @param {() => void} act */
  const link = (key, act) => {
    const element = make('button', { 'data-text': key, class: 'link' });
    element.addEventListener('click', act);
    return element;
  };
  // Screen readers announce only what is put into a live region that is already there.
  setTimeout(() => {
    notice.append(
      make('span', { 'data-text': 'offline.update' }),
      link('offline.reload', reload),
      link('offline.later', () => notice.remove()),
    );
    translate(notice, wordsOf(document.documentElement.lang));
  }, 100);
}

/** @param {string} script @returns {Promise<ServiceWorkerRegistration | null>} null: it is not to be */
async function register(script) {
  try {
    return await navigator.serviceWorker.register(script);
  } catch {
    return null;
  }
}

/**
 * Does nothing where there is nothing to register: without a build, from file://, in a frame.
 *
 * @param {{ save: () => void }} page `save` keeps everything, before the page is left
 */
export async function offline({ save }) {
  const script = document.documentElement.dataset.offline;
  if (!script || window !== window.top || !('serviceWorker' in navigator)) return;
  const registration = await register(script);
  if (!registration) return;
  registration.active?.postMessage('kakutei-begun');

  const leave = () => {
    save();
    location.reload();
  };
  let agreed = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) leave();
  });
  const agree = () => {
    save();
    agreed = true;
    // If the person has agreed in another tab, no version is waiting any more.
    if (registration.waiting) registration.waiting.postMessage('kakutei-update');
    else leave();
  };
  /** @type {ServiceWorker | null} */
  let told = null;
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || waiting === told || !registration.active) return;
    told = waiting;
    showNotice(agree);
  };
  const watch = () =>
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if (/** @type {ServiceWorker} */ (target).state === 'installed') tell();
    });
  registration.addEventListener('updatefound', watch);
  watch();
  tell();
}
