// The built page without a network: its server stops, as every engine can be cut off from that.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from '../../../scripts/lib/tools.js';
import { serve } from '../../../scripts/serve.js';
import { need } from '../../needs.js';
import { ask } from '../../page/engine.js';
import { clickAction, openPage, readBoard, readNames, until, untilBoard } from '../hands.js';

/** @typedef {import('../drivers.js').Driver} Driver */

need('dist');

const site = join(project, 'dist/site');
const file = join(project, 'dist/kakutei.html');

/** @param {Driver} d @param {string} board on view */
async function solve(d, board) {
  await clickAction(d, 'step');
  await untilBoard(d, ask('step', board).board);
  await clickAction(d, 'go');
  await untilBoard(d, ask('solve', board).board);
}

/** @param {import('../browsers.test.js').Shared} shared */
export function defineOffline({ visit }) {
  visit('after one visit the page works without its server, also when loaded anew', async (d) => {
    const server = await serve({ port: 0, root: site, prefix: '/a/b/' });
    const { url } = server;
    try {
      const board = await openPage(d, url);
      await d.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await until('an active service worker', () =>
        d.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated';
        }),
      );
      await server.close();
      await d.reload();
      await until('a board', async () => (await readNames(d)).length === 81);
      await untilBoard(d, board);
      await solve(d, board);
      const solved = await readBoard(d);
      await d.open(url);
      await untilBoard(d, solved);
      await d.open(`${url}help.html`);
      await until('the Help', () => d.evaluate(() => document.querySelector('#help h2') !== null));
    } finally {
      await server.close();
    }
  });

  visit('the single file works from file://', async (d) =>
    solve(d, await openPage(d, pathToFileURL(file).href)),
  );
}
