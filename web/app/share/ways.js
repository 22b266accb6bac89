/** The ways to share, in the order in which they are offered. */

import { makeLink } from './link-way.js';
import { makePicture } from './picture-way.js';
import { makePrint } from './print-way.js';
import { makeSites } from './sites-way.js';
import { makeText } from './text-way.js';

/** @type {Readonly<Record<string, { label: string, make: (desk: import('./dialog.js').Desk) => import('./dialog.js').Way }>>} */
export const WAYS = Object.freeze({
  link: { label: 'share.link', make: makeLink },
  text: { label: 'share.text', make: makeText },
  sites: { label: 'share.sites', make: makeSites },
  picture: { label: 'share.picture', make: makePicture },
  print: { label: 'share.print', make: makePrint },
});
