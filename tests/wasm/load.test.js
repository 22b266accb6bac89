// A module that does not come over the network as it is, is refused with `load`; tests/page/fallback.test.js shows what
// the page then says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';

need('wasm');

const module = readFileSync(join(project, 'web/kakutei.wasm'));

/** @type {import('node:http').RequestListener} */
let answer = (_, response) => void response.end();
const server = createServer((request, response) => answer(request, response));
let url = '';
before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  url = `http://127.0.0.1:${port}/kakutei.wasm`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test('a module that comes whole is loaded', async () => {
  answer = (_, response) => void response.end(module);
  assert.ok((await Engine.load({ url })).methods().length > 0);
});

for (const [why, give] of /** @type {[string, import('node:http').RequestListener][]} */ ([
  ['the network fails', (_, response) => void response.destroy()],
  ['it is not there', (_, response) => void response.writeHead(404).end(module)],
  ['half of it came', (_, response) => void response.end(module.subarray(0, 9000))],
  ['a byte of it was changed', (_, response) => void response.end(module.with(4, 2))],
  ['the page of a login came in its place', (_, response) => void response.end('<p>Log in</p>')],
])) {
  test(`where ${why}, it is refused with load`, async () => {
    answer = give;
    await assert.rejects(Engine.load({ url }), { code: 'load' });
  });
}
