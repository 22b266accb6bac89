/** The way to the catalogue of techniques: a worker of its own. */
import { CatalogueHost } from './catalogue-host.js';
import { overWorker, withinThread } from './connection.js';
import { Line } from './line.js';

const startWorker = () =>
  new Worker(new URL('./catalogue-worker.js', import.meta.url), { type: 'module' });

/**
 * @param {boolean} mayHaveWorker
 * @param {import('./load.js').Source} source of the engine, which makes puzzles
 */
export const catalogueLine = (mayHaveWorker, source) =>
  new Line(
    [...(mayHaveWorker ? [overWorker(startWorker)] : []), withinThread(CatalogueHost)],
    source,
  );
