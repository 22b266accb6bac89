// The decisions of set-up; nothing is installed here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plan } from '../../scripts/setup.js';

const emscripten = { what: 'Emscripten (emcc)', apt: ['emscripten'] };
const cmake = { what: 'CMake', apt: ['cmake'] };
const font = { what: 'a font', apt: ['fonts-one', 'cmake'] };

test('nothing missing means nothing to do, on any system', () => {
  for (const isRoot of [true, false]) {
    for (const hasApt of [true, false]) {
      assert.deepEqual(plan([], { isRoot, hasApt }), { commands: [] });
    }
  }
});

test('root on Debian installs everything in one go, each package once', () => {
  const { commands } = plan([emscripten, cmake, font], { isRoot: true, hasApt: true });
  assert.deepEqual(commands, [
    ['apt-get', 'update'],
    [
      ...['apt-get', 'install', '--yes', '--no-install-recommends'],
      ...['emscripten', 'cmake', 'fonts-one'],
    ],
  ]);
});

test('somebody else on Debian is told the exact commands', () => {
  const decision = plan([emscripten, cmake], { isRoot: false, hasApt: true });
  assert.deepEqual(Object.keys(decision), ['message']);
  assert.equal(
    decision.message,
    `Not found: Emscripten (emcc), CMake.
Nothing has been changed. Please run

  sudo apt-get update
  sudo apt-get install --yes --no-install-recommends emscripten cmake

and then this again.`,
  );
});

test('on another system Emscripten comes from its SDK and the rest is named, root or not', () => {
  for (const isRoot of [true, false]) {
    const { message } = plan([emscripten, cmake], { isRoot, hasApt: false });
    assert.match(message, /^Not found: Emscripten \(emcc\), CMake\.$/m);
    assert.match(message, /^ {2}~\/emsdk\/emsdk install latest$/m);
    assert.match(message, /^ {2}export EMSDK=~\/emsdk$/m);
    assert.match(message, /package manager: CMake$/m);
    assert.doesNotMatch(message, /apt-get/);
  }
});

test('on another system only what is missing is spoken of', () => {
  const system = { isRoot: false, hasApt: false };
  assert.doesNotMatch(plan([cmake], system).message, /emsdk/);
  assert.doesNotMatch(plan([emscripten], system).message, /package manager/);
});
