/**
 * Keeps the page for the time without a network, where the build has left a service worker for it,
 * and tells of a new version, which begins only when the person agrees.
 */
import { wordsOf } from '../embed/i18n.js';

/** @param {() => void} reload @returns {void} a quiet line above everything else */
function showNotice(reload) {
  const { t } = wordsOf(document.documentElement.lang);
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('offline.reload');
  button.addEventListener('click', reload);
  notice.append(`${t('offline.update')} `, button);
  document.body.prepend(notice);
}

/**
 * Does nothing where there is nothing to register: without a build, from file://, in a frame.
 * @param {{ onUpdate?: (reload: () => void) => void }} [options] `onUpdate` is called when a new
 *   version waits; `reload` begins it
 */
export async function offline({ onUpdate = showNotice } = {}) {
  const script = document.documentElement.dataset.offline;
  if (!script || window !== window.top || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(script).catch(() => null);
  if (!registration) return;

  let agreed = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
  });
  /** @type {ServiceWorker | null} */
  let told = null;
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || waiting === told || !registration.active) return;
    told = waiting;
    onUpdate(() => {
      agreed = true;
      registration.waiting?.postMessage('kakutei-update');
    });
  };
  const watch = () =>
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if (/** @type {ServiceWorker} */ (target).state === 'installed') tell();
    });
  registration.addEventListener('updatefound', watch);
  watch();
  tell();
}
