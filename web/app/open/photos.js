/** The dialog "Photo", loaded when it is first wanted. */

import { part } from '../../ui/load-part.js';

export const photos = part(() => import('./photo/dialog.js'), { texts: ['photos'] });
