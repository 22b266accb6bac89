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
