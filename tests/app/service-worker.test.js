// What the service worker keeps, serves, forgets and tells, in a browser of the test's own. tests/page/offline.test.js
// and update.test.js show that Chromium goes along with it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Browser, NEVER } from './service-worker.js';

const FIRST = { 'index.html': 'page 1', 'help.html': 'help 1', 'app/main.js': 'main 1' };
const SECOND = { 'index.html': 'page 2', 'help.html': 'help 2', 'app/main.js': 'main 2' };
const LATER = { 'techniques.js': 'techniques', 'catalogue-worker.js': 'catalogue 1' };

/** What a cache has that keeps a version in use. @param {object} files */
const whole = (...files) => [...files.flatMap(Object.keys), '.users'].sort();

/** After a first visit. @param {Record<string, string>} [later] */
async function visited(later) {
  const browser = new Browser();
  browser.publish(FIRST, later);
  const page = await browser.open();
  return { browser, page };
}

/** @param {Browser} browser @param {string} id @param {string} path */
const textOf = async (browser, id, path) => (await browser.ask(id, path)).text();

/** @param {Browser} browser */
const files = (browser) => [...browser.kept.values()][0];

describe('What is kept', () => {
  test('is the whole page, which then needs no network', async () => {
    const { browser, page } = await visited();
    assert.deepEqual(browser.own, [whole(FIRST)]);
    assert.deepEqual(page.told, []);
    browser.isOnline = false;
    const { answer, id } = await browser.open('?p=1#m=2');
    assert.equal(await answer.text(), FIRST['index.html']);
    assert.equal(await textOf(browser, id, 'app/main.js'), FIRST['app/main.js']);
    assert.equal(await textOf(browser, id, 'help.html?why'), FIRST['help.html']);
  });

  test('is the one of two modules that the browser needs', async () => {
    const browser = new Browser();
    browser.publish({ ...FIRST, 'kakutei.wasm': 'vectors', 'kakutei-plain.wasm': 'plain' });
    await browser.open();
    assert.deepEqual(browser.own, [whole(FIRST, { 'kakutei.wasm': '' })]);
  });

  for (const vary of ['*', 'Accept', 'Accept-Encoding, Accept-Language, *']) {
    test(`is kept from a server that says "Vary: ${vary}"`, async () => {
      const browser = new Browser();
      browser.headers = { Vary: vary };
      browser.publish(FIRST);
      const { told } = await browser.open();
      assert.deepEqual([browser.own, told], [[whole(FIRST)], []]);
    });
  }

  test('is what photos need from the first one on, in later versions too', async () => {
    const photos = { 'photos-1.js': 'dialog', 'kakutei-photo.wasm': 'reader' };
    const browser = new Browser();
    browser.publish(FIRST, LATER, photos);
    const { id } = await browser.open();
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
    assert.equal(await textOf(browser, id, 'photos-1.js'), 'dialog');
    assert.deepEqual(browser.own, [[...whole(FIRST, LATER, photos), '.asked'].sort()]);
    browser.isOnline = false;
    assert.equal(await textOf(browser, id, 'kakutei-photo.wasm'), 'reader');

    browser.isOnline = true;
    const newer = { 'photos-2.js': 'dialog 2', 'kakutei-photo.wasm': 'reader 2' };
    browser.publish(SECOND, LATER, newer);
    await browser.update();
    await browser.agree();
    browser.close(id);
    const page = await browser.open();
    await browser.idle();
    assert.deepEqual(browser.own, [[...whole(SECOND, LATER, newer), '.asked'].sort()]);
    browser.isOnline = false;
    assert.equal(await textOf(browser, page.id, 'kakutei-photo.wasm'), 'reader 2');
  });

  test('is nothing for photos where the network fails before all of it has come, and the rest of it later', async () => {
    const browser = new Browser();
    browser.publish(FIRST, {}, { 'photos-1.js': 'dialog', 'kakutei-photo.wasm': 'reader' });
    const { id } = await browser.open();
    const { 'kakutei-photo.wasm': reader, ...files } = browser.files;
    browser.files = files;
    assert.equal(await textOf(browser, id, 'photos-1.js'), 'dialog');
    assert.deepEqual(browser.own, [[...whole(FIRST), '.asked'].sort()]);
    browser.files = { ...files, 'kakutei-photo.wasm': reader };
    await browser.idle();
    const all = [...whole(FIRST), '.asked', 'photos-1.js', 'kakutei-photo.wasm'].sort();
    assert.deepEqual(browser.own, [all]);
  });

  for (const [what, lose] of /** @type {[string, (browser: Browser) => unknown][]} */ ([
    ['all of it', (browser) => browser.kept.clear()],
    ['a part', (browser) => files(browser).delete(`${browser.scope}help.html`)],
    ['the note of its users', (browser) => files(browser).delete(`${browser.scope}.users`)],
  ])) {
    test(`is made whole by the next visit after ${what} was deleted`, async () => {
      const { browser } = await visited();
      lose(browser);
      assert.notDeepEqual(browser.own, [whole(FIRST)]);
      await browser.open();
      assert.deepEqual(browser.own, [whole(FIRST)]);
    });
  }

  test('is not asked for again where nothing is lacking', async () => {
    const { browser } = await visited();
    const before = browser.asked.length;
    await browser.open();
    assert.deepEqual(browser.asked.slice(before), []);
  });

  test('gives way at once to a new version if it was deleted before that came', async () => {
    const { browser } = await visited();
    browser.kept.clear();
    browser.publish(SECOND);
    assert.equal(await browser.update(), 'activated');
    const { id } = await browser.open();
    assert.deepEqual(browser.own, [whole(SECOND)]);
    assert.equal(await textOf(browser, id, 'app/main.js'), SECOND['app/main.js']);
  });
});

describe('Where there is nothing', () => {
  for (const place of ['no/such/place', 'a/b/', 'help.html/', 'nothing.html?p=1#p=2']) {
    test(`${place} is for the server to say, and without a network leads to the page`, async () => {
      const { browser } = await visited();
      const { answer } = await browser.open(place);
      assert.equal(answer.status, 404);
      browser.isOnline = false;
      const { answer: redirected } = await browser.open(place);
      assert.equal(redirected.status, 302);
      assert.equal(redirected.headers.get('Location'), browser.scope);
    });
  }

  test('a script is led nowhere without a network', async () => {
    const { browser, page } = await visited();
    browser.isOnline = false;
    await assert.rejects(async () => browser.ask(page.id, 'nothing.js'), /no network/);
  });
});

describe('That nothing can be kept', () => {
  for (const [why, other] of /** @type {[string, Record<string, string>][]} */ ([
    ['a file is missing', { 'index.html': 'page 1', 'app/main.js': 'main 1' }],
    ['a server changes a file', { ...FIRST, 'help.html': 'other' }],
  ])) {
    test(`because ${why} is told to our pages, and nothing is kept`, async () => {
      const browser = new Browser();
      browser.publish(FIRST);
      browser.files = other;
      /** @type {any[]} */
      const foreign = [];
      const url = 'https://example.org/else/';
      browser.pages.push({
        id: 'else',
        url,
        told: foreign,
        postMessage: (data) => foreign.push(data),
      });
      const { told } = await browser.open();
      assert.deepEqual(told, [{ unkept: 'help.html' }]);
      assert.deepEqual(foreign, []);
      assert.deepEqual(browser.own, []);
      assert.equal(browser.registration.active, null);
    });
  }

  test('because there is no room is told, and nothing is kept', async () => {
    const browser = new Browser();
    browser.publish(FIRST);
    browser.room = 2;
    const { told } = await browser.open();
    assert.deepEqual(told, [{ unkept: '' }]);
    assert.deepEqual(browser.own, []);
  });

  test('again, after it was deleted, because there is no room is told', async () => {
    const { browser } = await visited();
    browser.kept.clear();
    browser.room = 2;
    const { told } = await browser.open();
    assert.deepEqual(told, [{ unkept: '' }]);
    assert.deepEqual(browser.own, []);
  });

  test('again, after it was deleted, because a file did not come is not told', async () => {
    const { browser } = await visited();
    browser.kept.clear();
    browser.files = {};
    const { told } = await browser.open();
    assert.deepEqual([browser.own, told], [[], []]);
  });
});

describe('What only techniques need', () => {
  test('is kept once the page has nothing else to do, and not before', async () => {
    const { browser } = await visited(LATER);
    assert.deepEqual(browser.own, [whole(FIRST)]);
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
  });

  test('is kept again after it was deleted', async () => {
    const { browser } = await visited(LATER);
    await browser.idle();
    browser.kept.clear();
    await browser.open();
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
  });

  test('waits until the page is kept again', async () => {
    const { browser, page } = await visited(LATER);
    browser.kept.clear();
    await Promise.all([browser.begin(page.id), browser.idle()]);
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
  });

  test('is not kept where the page is not', async () => {
    const { browser } = await visited(LATER);
    browser.kept.clear();
    await browser.idle();
    assert.deepEqual(browser.own, []);
  });

  test('leaves the page its room', async () => {
    const { browser, page } = await visited(LATER);
    browser.room = whole(FIRST).length + 1;
    await browser.idle();
    assert.deepEqual([browser.own, page.told], [[whole(FIRST)], []]);
  });

  test('may fail to come, and comes at the next visit', async () => {
    const { browser } = await visited(LATER);
    const all = browser.files;
    browser.files = { ...all, 'catalogue-worker.js': 'other' };
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST)]);
    browser.files = all;
    await browser.open();
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
  });

  test('gives way to that of a new version', async () => {
    const { browser } = await visited(LATER);
    await browser.idle();
    browser.publish(FIRST, { ...LATER, 'catalogue-worker.js': 'catalogue 2' });
    browser.pages = [];
    await browser.update();
    await browser.agree();
    const { id } = await browser.open();
    await browser.idle();
    assert.deepEqual(browser.own, [whole(FIRST, LATER)]);
    assert.equal(await textOf(browser, id, 'catalogue-worker.js'), 'catalogue 2');
  });
});

describe('A new version', () => {
  test('waits until a person agrees, also where the page is loaded again', async () => {
    const { browser } = await visited();
    browser.publish(SECOND);
    assert.equal(await browser.update(), 'installed');
    const { answer } = await browser.open();
    assert.equal(await answer.text(), FIRST['index.html']);
    await browser.agree();
    const { answer: next } = await browser.open();
    assert.equal(await next.text(), SECOND['index.html']);
  });

  for (const [fault, files] of /** @type {[string, Record<string, string>][]} */ ([
    ['a file missing', { 'index.html': 'page 2', 'app/main.js': 'main 2' }],
    ['a file of another version', { ...SECOND, 'help.html': 'help 1' }],
  ])) {
    test(`with ${fault} leaves the old one whole, and nothing is told`, async () => {
      const { browser, page } = await visited();
      const before = [...browser.kept.keys()];
      browser.publish(SECOND);
      browser.files = files;
      assert.equal(await browser.update(), 'redundant');
      assert.deepEqual([...browser.kept.keys()], before);
      assert.deepEqual([browser.own, page.told], [[whole(FIRST)], []]);
      browser.isOnline = false;
      const { answer } = await browser.open();
      assert.equal(await answer.text(), FIRST['index.html']);
    });
  }

  test('without room leaves the old one whole, and nothing is told', async () => {
    const { browser, page } = await visited();
    browser.room = whole(FIRST).length + 2;
    browser.publish(SECOND);
    assert.equal(await browser.update(), 'redundant');
    assert.deepEqual([browser.own, page.told], [[whole(FIRST)], []]);
  });

  test('touches no cache but our own', async () => {
    const { browser, page } = await visited();
    const foreign = ['somebody-else', 'kakutei-https://elsewhere.example/#1'];
    for (const name of foreign) await browser.caches.open(name);
    browser.publish(SECOND);
    await browser.update();
    browser.close(page.id);
    await browser.agree();
    await browser.open();
    assert.deepEqual(browser.own, [whole(SECOND)]);
    assert.equal(foreign.filter((name) => browser.kept.has(name)).length, 2);
  });

  test('leaves a page that goes on, and the workers it starts, the old one to the end', async () => {
    const { browser, page } = await visited();
    const { id: other } = await browser.open();
    browser.publish(SECOND);
    await browser.update();
    browser.close(page.id);
    await browser.agree();
    const { id: next } = await browser.open();
    assert.equal(await textOf(browser, next, 'app/main.js'), SECOND['app/main.js']);
    assert.equal(await textOf(browser, other, 'app/main.js'), FIRST['app/main.js']);
    await browser.ask(other, 'app/main.js', 'a worker');
    assert.equal(await textOf(browser, 'a worker', 'help.html'), FIRST['help.html']);
    assert.equal(browser.own.length, 2);
    const { answer } = await browser.open('', other);
    assert.equal(
      await answer.text(),
      SECOND['index.html'],
      'it ends when the page is loaded again',
    );
    browser.close(other);
    await browser.open();
    assert.deepEqual(browser.own, [whole(SECOND)]);
  });

  test('leaves a page that two newer ones have replaced its own', async () => {
    const { browser, page } = await visited();
    for (const version of [SECOND, { ...SECOND, 'app/main.js': 'main 3' }]) {
      browser.publish(version);
      await browser.update();
      await browser.agree();
    }
    assert.equal(await textOf(browser, page.id, 'app/main.js'), FIRST['app/main.js']);
    const { id } = await browser.open();
    assert.equal(await textOf(browser, id, 'app/main.js'), 'main 3');
    assert.equal(browser.own.length, 2, 'nobody had the one between them');
  });

  test('is told to a page of the old one that asks while it begins', async () => {
    const { browser, page } = await visited();
    const { active } = browser.registration;
    browser.publish(SECOND);
    await browser.update();
    const agreed = browser.agree();
    while (browser.registration.active === active) await new Promise(setImmediate);
    await browser.begin(page.id);
    await agreed;
    assert.deepEqual(page.told, ['kakutei-older']);
    assert.deepEqual((await browser.open()).told, []);
  });

  test('does not wait for an answer that never comes', async () => {
    const { browser, page } = await visited();
    browser.publish(SECOND);
    await browser.update();
    browser.files = { ...SECOND, 'never.txt': NEVER };
    const asked = assert.rejects(async () => browser.ask(page.id, 'never.txt'), /takes over/);
    await browser.agree();
    await asked;
    assert.equal(await (await browser.open()).answer.text(), SECOND['index.html']);
  });

  test('deleted while it waits is kept by the visit that begins it', async () => {
    const { browser } = await visited();
    browser.publish(SECOND);
    await browser.update();
    browser.kept.clear();
    browser.pages = [];
    await browser.agree();
    await browser.open();
    assert.deepEqual(browser.own, [whole(SECOND)]);
    browser.isOnline = false;
    assert.equal(await (await browser.open()).answer.text(), SECOND['index.html']);
  });

  test('replaced by another before it began leaves nothing behind', async () => {
    const { browser, page } = await visited();
    browser.publish({ ...FIRST, 'help.html': 'help 1.5' });
    await browser.update();
    browser.publish(SECOND);
    assert.equal(await browser.update(), 'installed');
    assert.equal(browser.own.length, 3);
    browser.close(page.id);
    await browser.agree();
    await browser.open();
    assert.deepEqual(browser.own, [whole(SECOND)]);
  });
});

describe('What is shared with the installed page', () => {
  /** @param {Browser} browser @param {Record<string, string | File>} values @returns {Promise<Response>} */
  function share(browser, values) {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    const url = `${browser.scope}index.html`;
    const request = { url, method: 'POST', mode: 'navigate', formData: async () => form };
    return /** @type {any} */ (browser.registration.active).tell('fetch', { request });
  }

  test('comes to the page in its address, and a picture when it asks, once, and is not kept', async () => {
    const { browser, page } = await visited();
    const text = await share(browser, { title: 'A', text: 'b c', url: '' });
    assert.equal(text.status, 303);
    assert.equal(text.headers.get('Location'), `${browser.scope}index.html?title=A&text=b+c&url=`);
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    const answer = await share(browser, { pictures: picture });
    assert.match(answer.headers.get('Location') ?? '', /&pictures=$/);
    const [source] = browser.pages;
    const ask = () =>
      browser.registration.active?.tell('message', { data: 'kakutei-shared', source });
    await ask();
    await ask();
    assert.deepEqual(
      page.told.map(({ shared }) => shared.map((/** @type {File} */ { name }) => name)),
      [['a.png'], []],
    );
    assert.deepEqual(browser.own, [whole(FIRST)]);
  });
});
