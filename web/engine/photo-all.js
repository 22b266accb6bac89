/**
 * The reader of photos, in this thread and in a worker of its own, in one piece: loaded for the first photo.
 */

// There already: that keeps it in one piece where it is bundled.
import './host.js';

export { takePhoto } from './photo/arguments.js';
export { PhotoHost } from './photo/host.js';
export { readPhoto } from './photo/read.js';
