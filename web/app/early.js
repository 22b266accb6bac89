// Runs before the first paint: the theme and the language that were kept, so that nothing flashes.
// A plain script, for a module would come too late; settings.js is what knows the settings.
{
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem('kakutei.settings') ?? '{}');
    if (['light', 'dark'].includes(kept.theme)) root.dataset.theme = kept.theme;
    if (typeof kept.language === 'string') root.lang = kept.language;
  } catch {
    root.dataset.theme = 'system';
  }
}
