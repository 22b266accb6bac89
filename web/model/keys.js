/**
 * Which key does what, beyond the board's own keys. Pure.
 *
 * Letters never carry Ctrl, Alt or the command key, so that the browser keeps its shortcuts; the
 * exceptions are Ctrl+Z and Ctrl+Y, which mean the same everywhere. A person who speaks to the computer can
 * turn the letters off.
 */

import { COMMANDS } from './commands.js';

/** @typedef {import('./commands.js').CommandName} CommandName */

/** The Help lists them. @type {readonly { action: CommandName, keys: readonly string[] }[]} */
export const KEYS = Object.freeze(
  COMMANDS.flatMap(({ name, keys }) => (keys ? [{ action: name, keys }] : [])),
);

/** @param {string} key as it is listed */
const commandOn = (key) => KEYS.find(({ keys }) => keys.includes(key))?.action ?? null;

/**
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>} event
 * @param {boolean} letters whether letters are keys
 * @returns {CommandName | null}
 */
export function commandOfKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }, letters) {
  if (isComposing || altKey) return null;
  if (key === 'Escape') return commandOn('Esc');
  const isHeld = ctrlKey || metaKey;
  if (!isHeld && !letters) return null;
  const held = `${isHeld ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}`;
  return commandOn(held + key.toUpperCase());
}

/**
 * The digit that a key enters if no board has the focus; 0 erases.
 *
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>} event
 * @returns {number | null}
 */
export function digitOf({ key, ctrlKey, metaKey, altKey, isComposing }) {
  if (isComposing || ctrlKey || metaKey || altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return 0;
  return /^[0-9]$/.test(key) ? Number(key) : null;
}
