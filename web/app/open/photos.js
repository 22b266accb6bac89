/** The dialog "Photo", loaded when it is first wanted, and the pictures that it takes. */

import { part } from '../../ui/load-part.js';

export const photos = part(() => import('./photo/dialog.js'), { texts: ['photos'] });

/** @param {Blob} file */
export const isPicture = ({ type }) => type.startsWith('image/');

/** What another program has shared; the service worker has it once. @returns {Promise<readonly File[]>} */
export const sharedFiles = () =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const hear = (/** @type {MessageEvent} */ { data }) => {
      if (!data?.shared) return;
      serviceWorker.removeEventListener('message', hear);
      resolve(data.shared);
    };
    if (!serviceWorker?.controller) return resolve([]);
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
    serviceWorker.controller.postMessage('kakutei-shared');
  });
