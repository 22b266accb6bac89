// One way to load a part: once, again after a failure, and one answer where it cannot be had.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoaded, textsOf } from '../../web/locales/languages.js';
import { asPart, attempt, isPartError, part } from '../../web/ui/load-part.js';

/** Fails so many times, and then gives the module. @param {number} times */
function failing(times) {
  let left = times;
  const load = async () => {
    if (left-- > 0) throw new TypeError('withheld');
    return { name: 'module' };
  };
  return load;
}

/** What would be said in the console stays out of the output. @param {() => Promise<void>} body */
async function quietly(body) {
  const told = console.error;
  console.error = () => {};
  try {
    await body();
  } finally {
    console.error = told;
  }
}

test('a part begins once, however many want it, with its texts there', async () => {
  /** @type {unknown[]} */
  const begun = [];
  const begin = (/** @type {object} */ module) => {
    assert.ok('photo.title' in textsOf('en'));
    return begun.push(module);
  };
  // No other test loads this part: a file shares its process with others.
  const photos = part(failing(0), { texts: ['photos'], begin });
  await photos('en');
  assert.ok(!isLoaded('ja'), 'only in the language that is asked for');
  const all = await Promise.all([photos('ja'), photos('ja'), photos('en')]);
  assert.deepEqual([all, begun], [[1, 1, 1], [{ name: 'module' }]]);
  assert.ok('photo.title' in textsOf('ja'));
});

test('a part that was withheld is a part error with its cause, and is loaded when it is wanted again', async () => {
  const withheld = part(failing(1));
  await assert.rejects(withheld('en'), (/** @type {any} */ error) => {
    assert.deepEqual([error.code, error.cause.message], ['load', 'withheld']);
    return isPartError(error);
  });
  assert.deepEqual(await withheld('en'), { name: 'module' });
});

test('what cannot be had is said, and Retry does all of it again', () =>
  quietly(async () => {
    /** @type {string[]} */
    const seen = [];
    const withheld = part(failing(1));
    /** @type {() => Promise<void> | void} */
    let again = () => assert.fail('nothing was said');
    const say = (/** @type {() => void} */ retry) => {
      seen.push('said');
      again = retry;
    };
    await attempt(async () => seen.push((await withheld('en')).name), say);
    assert.deepEqual(seen, ['said']);
    await again();
    assert.deepEqual(seen, ['said', 'module']);
  }));

test('after a second failure it is said again, and whoever minds the page hears of it', () =>
  quietly(async () => {
    /** @type {(() => Promise<void> | void)[]} */
    const retries = [];
    const withheld = part(failing(2));
    const work = () => withheld('en');
    await attempt(work, (again) => retries.push(again));
    await assert.rejects(async () => retries[0](), isPartError);
    assert.equal(retries.length, 2);
    await retries[1]();
    assert.equal(retries.length, 2);
  }));

test('any other error is not said to be a part that is missing', async () => {
  const say = () => assert.fail('this is no missing part');
  const broken = () => Promise.reject(new RangeError('a bug'));
  await assert.rejects(attempt(broken, say), /a bug/);
  const begin = () => {
    throw new RangeError('a bug');
  };
  const bug = part(failing(0), { begin });
  await assert.rejects(bug('en'), (error) => !isPartError(error));
  await assert.rejects(asPart(broken()), isPartError);
});
