// Runs before the first paint: sets the kept looks and language, so that nothing flashes, and finds out whether
// another board than that of the first visit will come. A plain script, as a module would come too late; only
// settings.js and tab.js know the settings and the game. Then it lets the page begin.
{
  const root = document.documentElement;
  const hasGame = (/** @type {Storage} */ storage) =>
    Object.keys(storage).some((name) => name.startsWith('kakutei.game'));
  try {
    const kept = JSON.parse(localStorage.getItem('kakutei.settings') ?? '{}');
    if (['light', 'dark'].includes(kept.theme)) root.dataset.theme = kept.theme;
    if (typeof kept.digitSize === 'string') root.dataset.digits = kept.digitSize;
    if (typeof kept.language === 'string') root.lang = kept.language;
    const isOther = location.hash || hasGame(localStorage) || hasGame(sessionStorage);
    if (isOther) root.dataset.other = '';
  } catch {
    root.dataset.theme = 'system';
  }
}
// The scripts of the page wait in a template until the first board is painted, as they would delay it. If another
// board will come, or the page is hidden, there is nothing to wait for. The engine needs as long to begin as the page
// does, so its worker starts beside it; main.js takes it over.
{
  const startEngine = () => {
    const place = /** @type {{ kakuteiWorker?: Worker }} */ (globalThis);
    try {
      const worker = new Worker('engine/worker.js', { type: 'module' });
      worker.onerror = () => delete place.kakuteiWorker;
      worker.postMessage({ call: 'load', args: {} });
      place.kakuteiWorker = worker;
    } catch {
      // The page will do without, and say so.
    }
  };
  const run = () => {
    startEngine();
    const waiting = document.querySelector('template#running');
    if (waiting instanceof HTMLTemplateElement) document.head.append(waiting.content);
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden || 'other' in document.documentElement.dataset) run();
    else requestAnimationFrame(() => setTimeout(run));
  });
}
