/**
 * A text to be copied: the text itself, a button, and a word on whether it worked.
 */

/**
 * @param {string} text
 * @param {import('./i18n.js').Words} words
 * @returns {Element}
 */
export function clipping(text, { t }) {
  const area = document.createElement('textarea');
  area.readOnly = true;
  area.rows = Math.min(14, text.split('\n').length);
  area.value = text.trimEnd();
  area.ariaLabel = t('section.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('embed.copy');
  const said = document.createElement('span');
  said.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = t('embed.copied');
    } catch {
      // Frames of other origins, for one, may not write there.
      area.select();
      said.textContent = t('embed.notCopied');
    }
  });
  const all = document.createElement('div');
  all.className = 'clipping';
  all.append(area, button, ' ', said);
  return all;
}
