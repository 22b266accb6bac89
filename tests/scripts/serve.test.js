// The static server: what it serves, with which headers, and what it refuses.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { contentSecurityPolicy, serve } from '../../scripts/serve.js';

/** @type {string} */ let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */ let server;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kakutei-serve-'));
  const root = join(folder, 'web');
  mkdirSync(join(root, 'sub'), { recursive: true });
  mkdirSync(join(root, 'folder.html'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const name of ['index.html', 'a.js', 'a.css', 'a.wasm', 'a.svg', 'sub/index.html']) {
    writeFileSync(join(root, name), name);
  }
  writeFileSync(join(root, 'app.webmanifest'), '{}');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  server = await serve({ root, port: 0 });
});

after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/**
 * A request whose path is sent exactly as it stands: fetch would tidy it up first.
 * @param {string} path
 * @param {string} [method]
 * @param {string} [base]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
function ask(path, method = 'GET', base = server.url) {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

test('every kind of file has its MIME type', async () => {
  const expected = {
    '/': 'text/html; charset=utf-8',
    '/sub/': 'text/html; charset=utf-8',
    '/a.js': 'text/javascript; charset=utf-8',
    '/a.js?version=1': 'text/javascript; charset=utf-8',
    '/a.css': 'text/css; charset=utf-8',
    '/a.svg': 'image/svg+xml',
    '/a.wasm': 'application/wasm',
    '/app.webmanifest': 'application/manifest+json',
  };
  for (const [path, type] of Object.entries(expected)) {
    const { status, headers } = await ask(path);
    assert.deepEqual([path, status, headers['content-type']], [path, 200, type]);
  }
});

test('every answer carries the policy and is not cached', async () => {
  for (const path of ['/', '/a.wasm', '/nothing-here']) {
    const { headers } = await ask(path);
    assert.equal(headers['content-security-policy'], contentSecurityPolicy);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
  assert.doesNotMatch(contentSecurityPolicy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test('what lies outside of the folder does not exist', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/sub/../../secret.txt',
    '/sub/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/link.txt',
    '/%00',
    '/%',
  ];
  for (const path of paths) {
    const { status, body } = await ask(path);
    assert.deepEqual([path, status], [path, 404]);
    assert.notEqual(body, 'secret');
  }
});

test('a missing file is answered in words', async () => {
  const { status, headers, body } = await ask('/nothing-here');
  assert.equal(status, 404);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(body, 'There is nothing at /nothing-here\n');
});

test('HEAD gives the headers only, other methods are refused', async () => {
  const head = await ask('/a.js', 'HEAD');
  assert.deepEqual([head.status, head.headers['content-length'], head.body], [200, '4', '']);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await ask('/a.js', method);
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
  }
});

test('under a prefix only the prefix is answered', async () => {
  const other = await serve({ root: join(folder, 'web'), port: 0, prefix: '/a/b/' });
  try {
    assert.match(other.url, /\/a\/b\/$/);
    assert.equal((await ask('/a/b/a.js', 'GET', other.url)).body, 'a.js');
    assert.equal((await ask('/a/b/', 'GET', other.url)).body, 'index.html');
    for (const path of ['/', '/a.js', '/a/b/../a.js', '/a/b/a/b/a.js']) {
      assert.equal((await ask(path, 'GET', other.url)).status, 404, path);
    }
  } finally {
    await other.close();
  }
});

test('a port that is asked for and taken is an error, otherwise the next free one is used', async () => {
  const root = join(folder, 'web');
  const taken = Number(new URL(server.url).port);
  await assert.rejects(serve({ root, port: taken }), { code: 'EADDRINUSE' });
  const first = await serve({ root });
  const second = await serve({ root });
  assert.ok(Number(new URL(second.url).port) > Number(new URL(first.url).port));
  await first.close();
  await second.close();
});

test('what is there but cannot be read ends its request, and nothing else', async () => {
  await assert.rejects(ask('/folder.html'), { code: 'ECONNRESET' });
  assert.equal((await ask('/a.js')).status, 200);
});
