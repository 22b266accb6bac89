// One set of tests in every engine that is installed; the others are skipped and say why.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { noEngine } from '../page/engine.js';
import { engines } from './drivers.js';
import { defineBoard } from './shared/board.js';
import { defineEngine } from './shared/engine.js';
import { definePage } from './shared/page.js';

/**
 * @typedef {{ url: string, root: string }} Places the page under /a/b/, and the whole project
 * @typedef {(driver: import('./drivers.js').Driver, places: Places) => Promise<void>} Body
 * @typedef {{ visit: (name: string, body: Body, size?: import('./drivers.js').Size) => void }} Shared
 */

/** BROWSERS=Firefox,WebKitGTK runs those only. */
const wanted = process.env.BROWSERS?.split(',');

for (const engine of engines.filter(({ name }) => wanted?.includes(name) ?? true)) {
  describe(engine.name, { skip: engine.missing || noEngine }, () => {
    /** @type {import('./drivers.js').Running} */
    let running;
    /** @type {{ url: string, close: () => Promise<void> }[]} */
    let servers = [];
    before(async () => {
      servers = await Promise.all([
        serve({ port: 0, prefix: '/a/b/' }),
        serve({ port: 0, root: project }),
      ]);
      running = await engine.start();
    });
    after(async () => {
      await running?.close();
      await Promise.all(servers.map((server) => server.close()));
    });

    /** @type {Shared['visit']} */
    function visit(name, body, size = { width: 1280, height: 800 }) {
      test(name, async () => {
        const driver = await running.visit(size);
        try {
          await body(driver, { url: servers[0].url, root: servers[1].url });
          assert.deepEqual(await driver.errors(), []);
        } finally {
          await driver.close();
        }
      });
    }
    for (const define of [definePage, defineBoard, defineEngine]) define({ visit });
  });
}
