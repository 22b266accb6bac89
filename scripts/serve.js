// A small static file server for the page and its tests: right MIME types, no caching, and the page's strict
// Content-Security-Policy, so that a breach shows here and not elsewhere.
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/serve.js [--port NUMBER] [--host ADDRESS] [FOLDER]

Serves FOLDER (web/ if absent) on port 8080, or the next free one, of this
machine only. With --host 0.0.0.0 other devices in the network can open it.`;

const POLICY = 'Content-Security-Policy';

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const headers = {
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  // A sandboxed iframe has no origin: without this it could not load the page's own modules.
  'Access-Control-Allow-Origin': '*',
};

/**
 * The file that a request means, or null: nothing outside of the folder exists.
 * @param {string} root a real path
 * @param {string} prefix
 * @param {string} url as requested
 */
async function findFile(root, prefix, url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]);
    if (!path.startsWith(prefix)) return null;
    const wanted = path.endsWith('/') ? `${path}index.html` : path;
    const file = await realpath(join(root, wanted.slice(prefix.length)));
    const { size } = await stat(file);
    const inside = file.startsWith(root.endsWith(sep) ? root : root + sep);
    return inside && extname(file) in types ? { file, size } : null;
  } catch {
    return null;
  }
}

/**
 * @param {{ root: string, prefix: string, common: Record<string, string> }} place common: headers
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer({ root, prefix, common }, { method = '', url = '/' }, response) {
  /** @param {number} status @param {string} text @param {Record<string, string>} [more] */
  const refuse = (status, text, more) => {
    response.writeHead(status, { ...common, ...more, 'Content-Type': types['.txt'] });
    response.end(method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  const found = await findFile(root, prefix, url);
  if (!found) return refuse(404, `There is nothing at ${url}`);
  const type = { 'Content-Type': types[extname(found.file)], 'Content-Length': found.size };
  response.writeHead(200, { ...common, ...(await ownPolicy(found.file, common)), ...type });
  if (method === 'HEAD') return response.end();
  await pipeline(createReadStream(found.file), response);
}

/**
 * A page that has scripts and styles inside names them in its policy, by hash.
 *
 * @param {string} file @param {Record<string, string>} common headers @returns {Promise<Record<string, string>>}
 */
async function ownPolicy(file, common) {
  const isOurs = common[POLICY] === contentSecurityPolicy;
  if (!isOurs || extname(file) !== '.html') return {};
  const html = await readFile(file, 'utf8');
  const [, policy = contentSecurityPolicy] =
    html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/) ?? [];
  return { [POLICY]: policy };
}

/**
 * @param {{ root?: string, port?: number, host?: string, prefix?: string, policy?: string, more?: Record<string, string> }} [options]
 *   port: 0 is any free one, absent is the first free one from 8080 on; prefix: as in '/a/b/';
 *   policy: empty for none, as on a server that is not ours; more: headers
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({
  root = join(project, 'web'),
  port,
  host = '127.0.0.1',
  prefix = '/',
  policy = contentSecurityPolicy,
  more = {},
} = {}) {
  const place = {
    root: await realpath(root),
    prefix,
    common: { ...headers, ...(policy && { [POLICY]: policy }), ...more },
  };
  const server = createServer((request, response) => {
    // A file may go between being found and being read.
    answer(place, request, response).catch(() => response.destroy());
  });
  for (let next = port ?? 8080; !server.listening; next++) {
    await new Promise((resolve, reject) => {
      server.once('error', reject).listen(next, host, () => resolve(server.off('error', reject)));
    }).catch((error) => {
      if (error.code !== 'EADDRINUSE' || port !== undefined || next >= 8180) throw error;
    });
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve(undefined)));
  };
  return { url: `http://${host}:${address.port}${prefix}`, close: /** @type {any} */ (close) };
}

const flags = /** @type {const} */ ({ port: { type: 'string' }, host: { type: 'string' } });
await script(import.meta.url, help, flags, async ({ port, host }, [root]) => {
  const number = port === undefined ? undefined : Number(port);
  if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number < 65536)) {
    throw new Failure(`--port wants a number from 0 to 65535, not "${port}".`);
  }
  const { url } = await serve({ root, port: number, host }).catch((error) => {
    if (error.code === 'ENOENT') throw new Failure(`There is no folder ${error.path}`);
    if (error.code === 'EADDRINUSE') throw new Failure(`Port ${port} is in use.`);
    throw error;
  });
  say(`Kakutei is at ${url} (Ctrl+C ends it)`);
});
