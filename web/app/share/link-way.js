/** Share: a link to this page, and its QR code. */

import { draw, make } from '../../ui/elements.js';
import { canSend, copyText, send } from './giving.js';
import { encodeQr } from './qr.js';

/** Light squares around a code, for the camera. */
const MARGIN = 4;

/** @param {readonly string[]} rows @returns {SVGElement} dark on light in every theme, or no camera reads it */
function drawQr(rows) {
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ 0: run, index }) => {
      return `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`;
    }),
  );
  return draw(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'shape-rendering': 'crispEdges' },
    draw('rect', { width: size, height: size, fill: '#fff' }),
    draw('path', { d: dark.join(''), fill: '#000' }),
  );
}

/** @param {import('./dialog.js').Desk} desk @returns {import('./dialog.js').Way} */
export function makeLink(desk) {
  const { t } = desk.words;
  const address = new URL(location.pathname, location.href);
  const field = make('input', { type: 'text', id: 'share-address', readonly: true });
  const code = make('div', { class: 'qr' });
  const copy = desk.button('embed.copy', () => copyText(desk, field));
  const other = desk.button('share.send', () => send(desk, field.value));
  return {
    parts: [make('label', { for: field.id }, t('share.address')), field, code],
    buttons: canSend(address.href) ? [copy, other] : [copy],
    draw({ hash }) {
      address.hash = hash;
      field.value = address.href;
      const rows = encodeQr(address.href);
      if (!rows) return code.replaceChildren(t('share.noQr'));
      const picture = drawQr(rows);
      picture.ariaLabel = t('share.qr');
      code.replaceChildren(picture);
    },
  };
}
