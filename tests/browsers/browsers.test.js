// One set of tests in Firefox and WebKitGTK; a missing browser is skipped with the reason.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { engines } from './drivers.js';
import { startHost } from './host.js';
import { defineBoard } from './shared/board.js';
import { defineElement } from './shared/element.js';
import { defineEngine } from './shared/engine.js';
import { defineIframe } from './shared/iframe.js';
import { defineMethods } from './shared/methods.js';
import { defineOffline } from './shared/offline.js';
import { definePage } from './shared/page.js';

need('wasm', 'dist');

/**
 * @typedef {object} Places
 * @property {string} url of the page, under /a/b/
 * @property {string} root of the whole project
 * @property {(page: import('./host.js').HostPage) => string} host makes a page of another origin
 */
/**
 * @typedef {(driver: import('./drivers.js').Driver, places: Places) => Promise<void>} Body
 * @typedef {{ size?: import('./drivers.js').Size, skip?: string | false }} Options
 * @typedef {object} Shared
 * @property {import('./drivers.js').BrowserEngine} engine
 * @property {(name: string, body: Body, options?: Options) => void} visit
 */

const parts = [
  definePage,
  defineBoard,
  defineMethods,
  defineEngine,
  defineElement,
  defineIframe,
  defineOffline,
];

/** tests/page proves the same in Chromium: BROWSERS=Chromium runs these there as well. */
const wanted = process.env.BROWSERS?.split(',') ?? ['Firefox', 'WebKitGTK'];

for (const engine of engines.filter(({ name }) => wanted.includes(name))) {
  describe(engine.name, { skip: engine.missing }, () => {
    /** @type {import('./drivers.js').Running} */
    let running;
    /** @type {Places} */
    let places;
    /** @type {{ close: () => Promise<void> }[]} */
    let servers = [];
    before(async () => {
      const [page, whole] = await Promise.all([
        serve({ port: 0, prefix: '/a/b/' }),
        serve({ port: 0, root: project }),
      ]);
      const hosts = await startHost(page.url);
      servers = [page, whole, hosts];
      places = { url: page.url, root: whole.url, host: hosts.host };
      running = await engine.start();
    });
    after(async () => {
      await running?.close();
      await Promise.all(servers.map((server) => server.close()));
    });

    /** @type {Shared['visit']} */
    function visit(name, body, { size = { width: 1280, height: 800 }, skip = false } = {}) {
      test(name, { skip }, async () => {
        const driver = await running.visit(size);
        try {
          await body(driver, places);
          assert.deepEqual(await driver.errors(), []);
        } finally {
          await driver.close();
        }
      });
    }
    for (const define of parts) define({ engine, visit });
  });
}
