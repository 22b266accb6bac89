// Each tab has its own game, whatever the browser does with its storage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packHistory } from '../../../web/app/keeping/pack.js';
import { reopen } from '../../../web/app/keeping/reopen.js';
import { newestFirst, TabGame } from '../../../web/app/keeping/tab.js';
import { createHistory, record } from '../../../web/game/history.js';
import { applyMove, emptyGame, fromText, toText } from '../../../web/game/state.js';
import { fakeStorage } from '../storage.js';

const boardWith = (/** @type {number} */ digit) => createHistory(fromText(`${digit}${'.'.repeat(80)}`)); // prettier-ignore

/** @param {any} unpacked @returns {string | undefined} the first square of the board on view */
const shown = (unpacked) =>
  unpacked &&
  toText(applyMove(emptyGame(), { type: 'load', game: unpacked.entries[unpacked.index].state }))[0];

/** @param {ReturnType<typeof fakeStorage>} all @param {ReturnType<typeof fakeStorage>} [own] */
const openTab = (all, own = fakeStorage()) => ({ own, game: new TabGame(own.store, all.store) });
/** @param {ReturnType<typeof openTab>} tab @param {ReturnType<typeof fakeStorage>} all */
const reload = (tab, all) => {
  tab.game.rest();
  return openTab(all, tab.own);
};
/** @param {TabGame} game */
const own = (game) => reopen(game, true).game;
/** @param {TabGame} game */
const last = (game) => reopen(game, false).game;
const listed = (/** @type {ReturnType<typeof fakeStorage>} */ all) => all.store.names('game.');

test('what is done in one tab is not in another after a reload', () => {
  const all = fakeStorage();
  const [one, other] = [openTab(all), openTab(all)];
  one.game.keep(boardWith(1));
  other.game.keep(boardWith(2));
  one.game.keep(boardWith(3));
  assert.equal(shown(own(reload(other, all).game)), '2');
  assert.equal(shown(own(reload(one, all).game)), '3');
  assert.equal(listed(all).length, 2);
});

test('a reload goes on with the same copy, also when its page was killed', () => {
  const all = fakeStorage();
  const tab = openTab(all);
  tab.game.keep(boardWith(1));
  const again = reload(tab, all);
  again.game.keep(boardWith(2));
  assert.equal(listed(all).length, 1);
  // Killed: without notice.
  const after = openTab(all, again.own);
  assert.equal(shown(own(after.game)), '2');
});

test('a tab that is duplicated has a game of its own from then on', () => {
  const all = fakeStorage();
  const tab = openTab(all);
  tab.game.keep(boardWith(1));
  const twin = openTab(all, tab.own.copy());
  assert.equal(shown(own(twin.game)), '1');
  twin.game.keep(boardWith(2));
  tab.game.keep(boardWith(3));
  assert.equal(shown(own(reload(twin, all).game)), '2');
  assert.equal(listed(all).length, 2);
});

test('a new tab shows what was played last, as a copy that a reload brings back', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 });
  const all = fakeStorage();
  const [early, late] = [openTab(all), openTab(all)];
  late.game.keep(boardWith(1));
  t.mock.timers.tick(5);
  early.game.keep(boardWith(2));
  const fresh = openTab(all);
  assert.equal(own(fresh.game), null);
  assert.equal(shown(last(fresh.game)), '2');
  fresh.game.hold(boardWith(2));
  t.mock.timers.tick(5);
  late.game.keep(boardWith(3));
  assert.equal(shown(own(reload(fresh, all).game)), '2');
  assert.equal(listed(all).length, 2, 'what nobody has touched is not listed again');
});

test('what is kept after the clock was set back is newer than what was kept before', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 2_000 });
  const all = fakeStorage();
  for (let copy = 0; copy < 20; copy++) {
    openTab(all).game.keep(boardWith(1));
    t.mock.timers.tick(1);
  }
  t.mock.timers.setTime(1_000);
  openTab(all).game.keep(boardWith(2));
  t.mock.timers.tick(1);
  openTab(all).game.keep(boardWith(3));
  const times = newestFirst(all.store, 'game.').map((name) => all.store.read(name).at);
  assert.deepEqual([times.length, ...times.slice(0, 3)], [20, 1_001, 1_000, 2_019]);
  assert.equal(Math.min(...times.slice(2)), 2_002, 'the oldest two have gone');
  assert.equal(shown(last(openTab(all).game)), '3');
});

test('twenty copies are kept, the newest', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 });
  const all = fakeStorage();
  for (let nth = 0; nth < 25; nth++) {
    t.mock.timers.tick(1);
    openTab(all).game.keep(boardWith((nth % 9) + 1));
  }
  const times = listed(all).map((name) => all.store.read(name).at);
  assert.deepEqual([times.length, Math.min(...times)], [20, 1006]);
});

test('where the storage is full the oldest copies make room, then it is said', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 });
  const length = JSON.stringify(packHistory(boardWith(1))).length + 40;
  const all = fakeStorage({ room: 3 * length });
  for (let nth = 1; nth <= 5; nth++) {
    t.mock.timers.tick(1);
    assert.equal(openTab(all).game.keep(boardWith(nth)), 'all');
  }
  assert.equal(shown(last(openTab(all).game)), '5');
  all.storage.room = 10;
  const tab = openTab(all);
  assert.equal(tab.game.keep(boardWith(7)), 'tab');
  assert.equal(shown(own(reload(tab, all).game)), '7');
});

test('where a tab has no room of its own the shared copy brings it back', () => {
  const [all, small] = [fakeStorage(), fakeStorage({ room: 60 })];
  const tab = openTab(all, small);
  assert.equal(tab.game.keep(boardWith(1)), 'all');
  openTab(all).game.keep(boardWith(2));
  assert.equal(shown(own(reload(tab, all).game)), '1');
});

test('where nothing may be kept, that is said and nothing is thrown', () => {
  const forbidden = fakeStorage({ isForbidden: true });
  const { game } = openTab(forbidden, forbidden);
  assert.equal(last(game), null);
  assert.equal(game.keep(boardWith(1)), 'none');
  assert.equal(game.hasKept, false);
});

test('what cannot be read is set aside and told, and the next one is taken', () => {
  for (const text of [
    '{"version":2,"at":99',
    '{"version":3,"at":99}',
    '{"version":2,"at":99,"entries":[]}',
  ]) {
    const all = fakeStorage({ entries: { 'kakutei.game.x': text } });
    all.store.write('game.y', packHistory(boardWith(4), 7));
    const { game } = openTab(all);
    const { game: next, isAside } = reopen(game, false);
    assert.deepEqual([shown(next), isAside], ['4', true]);
    const [aside] = all.store.names('aside.');
    assert.equal(all.store.text(aside), text);
    assert.deepEqual(listed(all), ['game.y']);
  }
  const all = fakeStorage();
  const tab = openTab(all, fakeStorage({ entries: { 'kakutei.game': 'x' } }));
  assert.deepEqual(reopen(tab.game, true), { game: null, isAside: true });
  assert.equal(all.store.text(all.store.names('aside.')[0]), 'x');
});

test('a page that comes back from behind another shows what its tab has come to', () => {
  const all = fakeStorage();
  const tab = openTab(all);
  tab.game.keep(boardWith(1));
  tab.game.rest();
  tab.game.wake();
  assert.equal(tab.game.isFresh, true, 'nothing has happened');
  tab.game.rest();
  const later = reload(tab, all);
  later.game.keep(record(boardWith(1), fromText(`2${'.'.repeat(80)}`)));
  later.game.rest();
  tab.game.wake();
  assert.equal(tab.game.isFresh, false);
  assert.equal(shown(own(tab.game)), '2');
  tab.game.keep(boardWith(3));
  assert.equal(listed(all).length, 1);
});
