/** Photos that become puzzles, in one piece: loaded when the first is to be read. */

import '../elements.js';

export { openPhoto } from '../../model/photo/actions.js';
export { PhotoView as View } from './view.js';
