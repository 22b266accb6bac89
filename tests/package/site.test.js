// The built site: all of it, the Help and what other pages embed included.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../../scripts/lib/files.js';
import { limits } from '../../scripts/lib/limits.js';
import { modules } from '../../scripts/lib/modules.js';
import { project } from '../../scripts/lib/tools.js';
import { shortNames } from '../../scripts/ship/names.js';
import { COMPILED_AT_ONCE } from '../../scripts/ship/site.js';
import { need } from '../needs.js';

need('dist');

test('a page asks at once for what it needs, and for no language that was not chosen', () => {
  for (const page of ['index.html', 'help.html', 'embed.html']) {
    const html = readFileSync(join(project, 'dist/site', page), 'utf8');
    const files = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
    assert.ok(files.length > 0, page);
    const texts = files.map((file) => readFileSync(join(project, 'dist/site', file), 'utf8'));
    // The kana of a whole language, not those of its name.
    const kana = texts.join().match(/\p{Script=Hiragana}/gu) ?? [];
    assert.ok(kana.length < 10, `${page}: ${kana.length} kana`);
  }
});

test('Chromium compiles the scripts of a first visit while they come, and no others', () => {
  const folder = join(project, 'dist/site');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = [
    'app/main.js',
    ...[...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file),
  ];
  const all = listFiles(['dist/site'], ['.js']).map((file) => file.replace('dist/site/', ''));
  const marked = all.filter((file) =>
    readFileSync(join(folder, file), 'utf8').startsWith(COMPILED_AT_ONCE),
  );
  assert.deepEqual(marked.sort(), first.sort());
});

const ofTechniques = /\/(\w+-worker|techniques-[^/]*)\.js$/;
const ofPhotos = /\/(photos-[^/]*\.js|photo-worker\.js|kakutei-photo\.wasm)$/;
/** What is loaded when somebody wants techniques, ratings or photos. @param {string} file */
const isLater = (file) =>
  ofTechniques.test(file) ||
  ofPhotos.test(file) ||
  modules.some(({ name, isLater }) => isLater && file.endsWith(`/${name}.wasm`));

/** @param {string[]} files @param {import('node:test').TestContext} t @returns {number} bytes, compressed */
function weigh(files, t) {
  const contents = files.map((file) => readFileSync(join(project, file)));
  const sum = (/** @type {(content: Buffer) => Buffer} */ press) =>
    contents.reduce((all, content) => all + press(content).length, 0);
  const gzip = sum((content) => gzipSync(content, { level: 9 }));
  const brotli = sum((content) => brotliCompressSync(content));
  t.diagnostic(`${files.length} files, gzip ${gzip}, brotli ${brotli} bytes`);
  return brotli;
}

test('the whole app, with three languages, weighs no more than it may', (t) => {
  const files = listFiles(['dist/site']);
  for (const name of ['index.html', 'help.html', 'kakutei.wasm', 'sw.js', 'app/main.js']) {
    assert.ok(files.includes(`dist/site/${name}`), name);
  }
  assert.deepEqual(
    files.filter((file) => file.includes('/cli/')),
    [],
    'what runs under Node is no part of it',
  );
  // A browser asks for one of two modules, and the one without vectors is the smaller. Nothing asks for
  // the licence that lies beside the page: the Help has it.
  const unasked = modules.filter(({ insteadOf }) => insteadOf).map(({ name }) => `${name}.wasm`);
  const asked = files.filter((file) => ![...unasked, 'LICENSE'].includes(file.slice(10)));
  const photos = asked.filter((file) => ofPhotos.test(file));
  const later = asked.filter((file) => isLater(file) && !ofPhotos.test(file));
  const first = asked.filter((file) => !isLater(file));
  const brotli = weigh(first, t);
  assert.ok(brotli <= limits.page, `${brotli} bytes`);
  const ofLater = weigh(later, t);
  assert.ok(ofLater <= limits.later, `${ofLater} bytes for the techniques`);
  const ofAllPhotos = weigh(photos, t);
  assert.ok(ofAllPhotos <= limits.photos, `${ofAllPhotos} bytes for photos`);
});

test('the service worker keeps the page at once, later what only techniques need, and for photos what is asked for', () => {
  /** @type {Record<string, Record<string, string>>} */
  const lists = {};
  const worker = readFileSync(join(project, 'dist/site/sw.js'), 'utf8');
  for (const [, name, list] of worker.matchAll(/^self\.(\w+) = (\{[^}]*\});/gm)) {
    lists[name] = JSON.parse(list);
  }
  const all = listFiles(['dist/site']).map((file) => file.replace('dist/site/', ''));
  // Nothing asks for the licence, nor for the worker by the worker.
  const kept = all.filter((file) => !['LICENSE', 'sw.js'].includes(file));
  const asked = kept.filter((file) => ofPhotos.test(`/${file}`)).sort();
  const later = kept.filter((file) => isLater(`/${file}`) && !asked.includes(file)).sort();
  const first = kept.filter((file) => !isLater(`/${file}`)).sort();
  assert.ok(later.includes('kakutei-techniques.wasm') && later.length > 10);
  assert.deepEqual(Object.keys(lists.precache).sort(), first);
  assert.deepEqual(Object.keys(lists.later).sort(), later);
  assert.ok(asked.includes('kakutei-photo.wasm') && asked.length > 4);
  assert.deepEqual(Object.keys(lists.asked).sort(), asked);
  assert.deepEqual(lists.doubles, { 'kakutei.wasm': 'kakutei-plain.wasm' });
});

test('the site says the names of texts shortly, and everywhere alike', async () => {
  const short = await shortNames();
  assert.ok(short.size > 1000);
  for (const file of listFiles(['dist/site'], ['.js', '.html'])) {
    const text = readFileSync(join(project, file), 'utf8');
    const left = text.match(/(?<=["'`])[\w.-]+(?=["'`])/g)?.filter((word) => short.has(word));
    assert.deepEqual(left ?? [], [], file);
  }
});
