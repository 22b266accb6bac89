import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOfKey, digitOf } from '../../web/model/keys.js';

/** @param {string} key @param {object} [held] */
const pressed = (key, held) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

test('letters act alone; with Ctrl or Alt they are the browser’s, except Ctrl+Z and Ctrl+Y', () => {
  assert.equal(commandOfKey(pressed('s'), true), 'step');
  assert.equal(commandOfKey(pressed('G'), true), 'go');
  assert.equal(commandOfKey(pressed('s', { ctrlKey: true }), true), null);
  assert.equal(commandOfKey(pressed('g', { altKey: true }), true), null);
  assert.equal(commandOfKey(pressed('z', { ctrlKey: true }), true), 'back');
  assert.equal(commandOfKey(pressed('z', { metaKey: true }), true), 'back');
  assert.equal(commandOfKey(pressed('Z', { ctrlKey: true, shiftKey: true }), true), 'forward');
  assert.equal(commandOfKey(pressed('y', { metaKey: true }), true), 'forward');
  assert.equal(commandOfKey(pressed('Y', { ctrlKey: true, shiftKey: true }), true), null);
  assert.equal(commandOfKey(pressed('S', { shiftKey: true }), true), 'deduce');
  assert.equal(commandOfKey(pressed('G', { shiftKey: true }), true), null);
  assert.equal(commandOfKey(pressed('5'), true), null);
});

test('letters that are switched off do nothing; Escape and Ctrl+Z still do', () => {
  assert.equal(commandOfKey(pressed('s'), false), null);
  assert.equal(commandOfKey(pressed('Escape'), false), 'stop');
  assert.equal(commandOfKey(pressed('z', { ctrlKey: true }), false), 'back');
});

test('keys pressed while a word is being composed belong to the word', () => {
  assert.equal(commandOfKey(pressed('s', { isComposing: true }), true), null);
});

test('digits are digits, Delete and Backspace erase, and with Ctrl they are the browser’s', () => {
  assert.equal(digitOf(pressed('7')), 7);
  assert.equal(digitOf(pressed('Delete')), 0);
  assert.equal(digitOf(pressed('Backspace')), 0);
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing']) {
    assert.equal(digitOf(pressed('7', { [held]: true })), null, held);
  }
  assert.equal(digitOf(pressed('F7')), null);
});
