// Every page carries the same policy, word for word, and our server sends it, too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { project } from '../../scripts/lib/tools.js';
import { contentSecurityPolicy } from '../../scripts/serve.js';

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

test('every page carries the policy, before anything that it loads', () => {
  const pages = listFiles(['web'], ['.html']).filter((page) => !page.includes('/examples/'));
  assert.ok(pages.length >= 3);
  for (const page of pages) {
    const html = readFileSync(join(project, page), 'utf8');
    const [head, carried] =
      html.match(/^.*?<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/s) ?? [];
    assert.equal(carried, policy, page);
    assert.doesNotMatch(String(head), /<(script|link|style)/, page);
  }
});

test('the server sends the policy', () => assert.equal(contentSecurityPolicy, policy));
