// Says that the page could not be loaded completely, and offers to load it again. Without it a missing, broken or
// foreign module would leave an empty page without a message. A plain script that needs nothing else, as it has to work
// where modules do not.
{
  const TEXT = `<p id="incomplete" lang="en" role="alert">This page could not be loaded completely.
    <span lang="ja">ページを完全には読み込めませんでした。</span>
    <span lang="zh-Hans">页面没有完全载入。</span>
    <button type="button">Reload / <span lang="ja">再読み込み</span> /
      <span lang="zh-Hans">重新载入</span></button></p>`;

  let hasBegun = false;
  let isIncomplete = false;

  // Requests everything in the HTTP cache anew, as a mere reload would fail in the same way.
  const reload = async () => {
    const signal = AbortSignal.timeout(5000);
    const files = performance.getEntriesByType('resource');
    await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload', signal })));
    location.reload();
  };

  /** @type {HTMLElement | null} */
  let line = null;

  const show = () => {
    const { body } = document;
    if (!body) return addEventListener('DOMContentLoaded', show);
    if (!line) {
      body.insertAdjacentHTML('afterbegin', TEXT);
      line = /** @type {HTMLElement} */ (body.firstElementChild);
      /** @type {HTMLElement} */ (line.lastElementChild).onclick = reload;
    }
    line.hidden = hasBegun && !isIncomplete;
  };

  /** @param {any} event */
  const note = ({ type, target }) => {
    // A module for which nobody waits, or a part that was tried twice (load-part.js).
    isIncomplete ||= type === 'unhandledrejection' || target.rel === 'stylesheet';
    // Any other error may not be the page's own, unless it keeps the page from starting.
    const isFatal = !hasBegun && (target === window || target.localName === 'script');
    if (isIncomplete || isFatal) show();
  };
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
  addEventListener('kakutei-begun', () => {
    hasBegun = true;
    if (line) show();
  });
}
