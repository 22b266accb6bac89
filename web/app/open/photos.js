/** The dialog "Photo", loaded when it is first wanted, and what it takes. */

import { part } from '../../ui/load-part.js';

export const photos = part(() => import('./photo/dialog.js'), { texts: ['photos'] });

/** @param {Blob} file */
export const isPicture = ({ type }) => type.startsWith('image/');
