// Games that are kept under names: keeping, deleting, and moving them elsewhere and back loses nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FileError, readGames } from '../../web/app/games/file.js';
import { Shelf, tidy } from '../../web/app/games/shelf.js';
import { packHistory } from '../../web/app/keeping/pack.js';
import { createHistory, record } from '../../web/game/history.js';
import { applyMove, fromText, toText } from '../../web/game/state.js';
import { fakeStorage } from './storage.js';

const puzzle = fromText(`12${'.'.repeat(79)}`);
const begun = applyMove(puzzle, { type: 'set', square: 80, digit: 9 });
const played = record(createHistory(puzzle), begun);
const other = createHistory(fromText(`7${'.'.repeat(80)}`));

/** @param {import('../../web/app/games/shelf.js').Kept[]} games */
const names = (games) => games.map(({ name }) => name).sort();
/** @param {ReturnType<typeof fakeStorage>} all */
const contents = (all) => Object.fromEntries(all.storage.kept);

test('a game is kept under its name, with how far it has come and what can be taken back', () => {
  const shelf = new Shelf('', fakeStorage().store);
  const done = shelf.keep('Monday', played);
  const [kept] = shelf.kept();
  assert.deepEqual([kept.name, kept.open, kept.filled], ['Monday', 79, 1]);
  assert.equal(toText(kept.game), toText(begun));
  assert.equal(shelf.open(done?.key ?? '')?.entries.length, 2);
  assert.equal(shelf.nameOf(puzzle), 'Monday', 'the name of the puzzle that is on the board');
  assert.equal(shelf.nameOf(fromText('.'.repeat(81))), '');
});

test('a name is there once: keeping replaces, renaming and importing number it', () => {
  const shelf = new Shelf('', fakeStorage().store);
  shelf.keep('A', other);
  assert.equal(shelf.keep('A', played)?.isNew, false);
  const b = shelf.keep('B', other);
  assert.equal(shelf.kept().length, 2);
  assert.equal(shelf.rename(b?.key ?? '', 'A')?.name, 'A (2)');
  assert.equal(shelf.rename(b?.key ?? '', 'A (2)')?.name, 'A (2)', 'its own name is free for it');
});

test('whatever is done to a game can be undone', () => {
  const all = fakeStorage();
  const shelf = new Shelf('', all.store);
  const { key = '' } = shelf.keep('A', other) ?? {};
  const before = contents(all);
  for (const change of [
    () => shelf.remove(key),
    () => shelf.keep('A', played)?.undo,
    () => shelf.keep('B', played)?.undo,
    () => shelf.rename(key, 'C')?.undo,
    () => shelf.importAll(new Shelf('', fakeStorage().store).exportAll(played))?.undo,
  ]) {
    const undo = change();
    assert.notDeepEqual(contents(all), before);
    undo?.();
    assert.deepEqual(contents(all), before);
  }
});

test('of what tabs left, a game is listed once, as it was last; naming it keeps a copy', () => {
  const all = fakeStorage();
  all.store.write('game.old', packHistory(createHistory(puzzle), 1));
  all.store.write('game.new', packHistory(played, 2));
  all.store.write('game.here', packHistory(other, 3));
  all.store.write('game.empty', packHistory(createHistory(fromText('.'.repeat(81))), 4));
  const shelf = new Shelf('game.here', all.store);
  const keys = () => shelf.lately(other).map(({ key }) => key);
  assert.deepEqual(keys(), ['game.new']);
  shelf.rename('game.new', 'Named');
  assert.deepEqual([keys(), names(shelf.kept())], [['game.new'], ['Named']]);
});

test('a full storage makes room of what tabs left, the oldest first, or keeps all as it was', () => {
  const all = fakeStorage();
  all.store.write('game.a', packHistory(other, 1));
  all.store.write('game.b', packHistory(other, 2));
  const shelf = new Shelf('', all.store);
  all.storage.room = all.storage.used() + 60;
  assert.ok(shelf.keep('Kept', other));
  assert.deepEqual(all.store.names('game.'), ['game.b']);
  const before = contents(all);
  all.storage.room = all.storage.used();
  assert.equal(shelf.keep('More', played), null);
  assert.equal(shelf.importAll(new Shelf('', fakeStorage().store).exportAll(played)), null);
  assert.deepEqual(contents(all), before);
  const forbidden = new Shelf('', fakeStorage({ isForbidden: true }).store);
  assert.deepEqual([forbidden.keep('A', played), forbidden.kept()], [null, []]);
});

test('a file takes all games elsewhere, and brings back only what is not there', () => {
  const [here, there] = [fakeStorage(), fakeStorage()];
  const shelf = new Shelf('', here.store);
  shelf.keep('A', played);
  shelf.keep('B', other);
  here.store.write('game.x', packHistory(played, 5));
  here.store.put('aside.y', '{broken');
  here.store.put('kept.z', '{"version":9,"name":"Z"}');
  const file = shelf.exportAll(other);
  assert.deepEqual(JSON.parse(file).aside, ['{broken', '{"version":9,"name":"Z"}']);
  const elsewhere = new Shelf('', there.store);
  elsewhere.keep('A', other);
  const came = elsewhere.importAll(file);
  assert.deepEqual([came?.added, came?.same, came?.faults], [4, 0, []]);
  assert.deepEqual(names(elsewhere.kept()), ['A', 'A (2)', 'B']);
  assert.equal(elsewhere.lately(createHistory(fromText('.'.repeat(81)))).length, 2);
  const again = shelf.importAll(file);
  assert.deepEqual([again?.added, again?.same], [1, 3], 'the board itself was not kept before');
});

test('the game on the board is in the file, also where nothing may be kept', () => {
  const { store } = fakeStorage({ isForbidden: true });
  const { games } = readGames(new Shelf('', store).exportAll(played));
  assert.deepEqual(games[0].entries, packHistory(played).entries);
});

test('a file that is none is refused, and of a damaged one the rest is taken', () => {
  for (const text of ['', '{', 'null', '[]', '{"kakutei":"games"}', '{"games":[]}']) {
    assert.throws(() => readGames(text), { code: 'none' }, text);
  }
  const newer = JSON.stringify({ kakutei: 'games', version: 2, games: [] });
  assert.throws(() => readGames(newer), FileError);
  assert.throws(() => readGames(newer), { code: 'newer' });
  const right = { ...packHistory(played, 5), name: 'A' };
  const wrong = [
    null,
    7,
    { ...right, at: 'x' },
    { ...right, name: 7 },
    { ...right, name: 'x'.repeat(81) },
    { ...right, entries: [['99x']] },
    { ...right, version: 3 },
  ];
  const text = JSON.stringify({ kakutei: 'games', version: 1, games: [...wrong, right] });
  const { games, faults } = readGames(text);
  assert.deepEqual(games, [right]);
  assert.deepEqual(faults, [1, 2, 3, 4, 5, 6, 7]);
});

test('a name is tidied: no blanks around it, none too many, not too long', () => {
  assert.equal(tidy('  a \n b '), 'a b');
  assert.equal(tidy('x'.repeat(100)).length, 80);
});
