// A host's own server, of another site than ours, so that a frame may run in a process of its own. The test writes its
// pages, and /kakutei/ has a copy of ours, as a host might have put it there, without our policy.
import { createServer } from 'node:http';

/** @typedef {{ body: string, policy?: string }} HostPage */

/** @param {string} ours where our page is served */
export async function startHost(ours) {
  /** @type {Map<string, HostPage>} */
  const pages = new Map();
  const server = createServer(async ({ url = '' }, response) => {
    const page = pages.get(url);
    if (page) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
      return response.end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A host</title><link rel="icon" href="data:,"><body>${page.body}</body></html>`,
      );
    }
    const answer = await fetch(new URL(url.replace(/^\/kakutei\//, ''), ours));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    /** @param {HostPage} page @returns {string} its address */
    host(page) {
      const path = `/${pages.size}`;
      pages.set(path, page);
      return `http://localhost:${port}${path}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
