/**
 * The styles of the keypad, and of the modes above it, of which one is pressed. Loaded with them.
 */

import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .keypad {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 0.4rem;
  }
  .keypad > button {
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    font-family: var(--_mincho);
    font-size: 1.4rem;
    line-height: 1;
  }
  .keypad > [data-digit='0'] {
    padding-inline: 0.3em;
    font-family: inherit;
    font-size: 0.9375rem;
    text-wrap: balance;
  }
  .keypad > [data-armed] {
    border: 2px solid var(--_entered);
    background: var(--_set);
    font-weight: 700;
  }
  .modes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: stretch;
    font-size: 0.875rem;
  }
  .segments {
    display: flex;
    flex: 1 1 auto;
    max-inline-size: 17rem;
    margin-inline-end: auto;
  }
  .modes button:not(.link, .words) {
    min-block-size: 2.25rem;
    padding: 0.1em 0.4em;
    white-space: nowrap;
  }
  .segments > button:not(.link, .words) {
    flex: 1 1 auto;
    border-radius: 0;
    margin-inline-start: -1px;
  }
  .segments > button:not(.link, .words):first-child {
    margin: 0;
    border-start-start-radius: 3px;
    border-end-start-radius: 3px;
  }
  .segments > button:not(.link, .words):last-child {
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
  }
  .segments > button:not(.link, .words)[aria-pressed='true'] {
    position: relative;
    border-color: var(--_ink);
    background: var(--_set);
    font-weight: 700;
  }
  .keypad > button { position: relative; }
  .keypad > [data-done] { color: var(--_soft); background: none; }
  .keypad > [data-left]::after {
    content: attr(data-left) / '';
    position: absolute;
    inset: 0.25em 0.25em auto auto;
    color: var(--_soft);
    font: 0.6875rem/1 var(--_text);
  }
  /* Undo and Redo stay beside the modes; what belongs to one of them comes below. */
  @container (width < 26em) {
    .modes { gap: 0.3rem; font-size: 0.8125rem; }
    .modes > :is(#fill, #unmark) { order: 1; }
    .modes button:not(.link, .words) { padding-inline: 0.25em; }
  }
  @container (width >= 35.4em) {
    .keypad {
      grid-template-columns: repeat(9, minmax(0, 1fr)) minmax(max-content, 1.4fr);
    }
  }
  @media (pointer: fine) {
    @container (width >= 54.8em) {
      .keypad > button { min-block-size: 2.5rem; }
    }
  }
  @media (forced-colors: active) {
    .segments > [aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -4px; }
    .keypad > [data-done] { color: GrayText; }
  }
`;

export const keypadSheetFor = sheetOf(inRem(CSS));
