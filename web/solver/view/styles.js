/**
 * The styles of the solver: one sheet for all solvers of a document. Wide or narrow depends on the
 * element's own width; colours and fonts are custom properties of the host page.
 *
 * The board is above what is said, or beside it if there is room; below that are the buttons. What is said scrolls in
 * itself, so nothing that is pressed ever moves. It reads as one column of sentences, hairlines between the entries.
 */

import { FONTS, HAN_FONTS, coloursFor } from '../../ui/palette.js';
import { inRem, sheetOf } from '../../ui/sheet.js';
import { LAYOUT } from './layout-styles.js';
import { WAY } from './way-styles.js';

const colours = coloursFor([
  .../** @type {const} */ (['paper', 'ink', 'soft', 'hairline', 'rule', 'raised']),
  .../** @type {const} */ (['entered', 'found', 'set', 'warning', 'conflict']),
]);

const han = Object.entries(HAN_FONTS)
  .map(
    ([tag, fonts]) =>
      `.solver:lang(${tag}) { --_text: var(--kakutei-text, ${fonts}); font-family: var(--_text); line-height: 1.75; }`,
  )
  .join('\n  ');

const CSS = `
  :host {
    ${colours}
    --_mincho: ${FONTS.mincho};
    --_text: var(--kakutei-text, ${FONTS.text});
    display: block;
  }
  :host([hidden]) { display: none; }

  /* Nothing of the host's page comes in but its direction, its colour scheme and our properties. */
  .solver {
    all: initial;
    visibility: inherit;
    color-scheme: inherit;
  }
  :host(:is([theme='light'], [theme='dark'], [theme='system'])) .solver {
    color-scheme: light dark;
  }
  :host([theme='light']) .solver { color-scheme: light; }
  :host([theme='dark']) .solver { color-scheme: dark; }
  .solver {
    display: block;
    container-type: inline-size;
    background: var(--_paper);
    color: var(--_ink);
    font: 1rem/1.6 var(--_text);
    font-variant-numeric: lining-nums;
    text-size-adjust: 100%;
  }
  ${han}

  *, ::before, ::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  h2, p, ul { margin: 0; padding: 0; }

  a, .link {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--_rule);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  a:hover, .link:hover { text-decoration-color: currentcolor; }
  :focus-visible { outline: 3px solid var(--_entered); outline-offset: 2px; }

  button, select, input { color: inherit; font: inherit; }
  button { cursor: pointer; }
  button:not(.link, .words), select {
    min-block-size: 2.75rem;
    padding: 0.3em 0.9em;
    border: 1px solid var(--_rule);
    border-radius: 3px;
    background: var(--_raised);
    touch-action: manipulation;
  }
  button:not(.link, .words):hover:enabled { border-color: var(--_ink); }
  button:not(.link, .words):active:enabled { background: var(--_set); }
  button:disabled { border-color: var(--_hairline); color: var(--_soft); cursor: default; }
  .link { padding: 0.35em 0; border: 0; background: none; }
  select { max-inline-size: 100%; }
  input[type='checkbox'] {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    margin: 0;
    accent-color: var(--_entered);
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    font: inherit;
    white-space: nowrap;
  }

  ${LAYOUT}
  .buttons {
    display: grid;
    grid-auto-columns: minmax(0, auto);
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1fr) minmax(3.2rem, auto) minmax(3.9rem, auto);
    gap: 0.4rem;
  }
  .buttons > button {
    grid-row: 1;
    min-inline-size: 0;
    min-block-size: 3rem;
    padding-inline: 0.5em;
    font-size: 1rem;
    white-space: nowrap;
    transition: color 0.1s 0.12s;
  }
  .buttons > #step { grid-column: 1; }
  .buttons > #go { grid-column: 2; }
  .buttons > #hint { grid-column: 3; }
  .buttons > #play { grid-column: 4; }
  /* Stop comes in the place of what it stops, once that takes a while. */
  .buttons > #stop { grid-column: 2; animation: come 0.2s step-end; }
  .buttons[data-runs='step'] > #stop { grid-column: 1; }
  @keyframes come { from { visibility: hidden; } }
  .buttons > #step {
    border: 0;
    background: var(--_ink);
    color: var(--_paper);
  }
  .buttons > :is(#step, #go) { font-size: 1.125rem; letter-spacing: 0.03em; }
  .buttons > button#step:hover:enabled {
    background: color-mix(in srgb, var(--_ink) 86%, var(--_paper));
  }
  .buttons > button#step:active:enabled {
    background: color-mix(in srgb, var(--_ink) 72%, var(--_paper));
  }
  [aria-disabled='true'] { cursor: default; }
  /* Until there are words in the language that is wanted. */
  .solver[data-waits] :is(.foot, .panel) { visibility: hidden; }

  .options {
    display: grid;
    gap: 0.25rem;
    font-size: 0.9375rem;
  }
  .choice {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-block-size: 2.75rem;
    min-inline-size: 0;
    line-height: 1.3;
  }
  .choice:has(select) {
    flex-direction: column;
    gap: 0.1rem;
    align-items: stretch;
  }
  .choice:has(select) > span {
    color: var(--_soft);
    font-size: 0.8125rem;
  }
  .choice select {
    min-inline-size: 0;
    padding: 0.15em 0.4em;
  }
  .options > button {
    padding-block: 0.15em;
  }
  .invitation {
    color: var(--_soft);
    text-wrap: pretty;
  }
  :is(.ways, .hints):not([hidden]) ~ .story > .invitation {
    display: none;
  }
  .entry {
    padding-block: 0.9rem;
    border-block-end: 1px solid var(--_hairline);
  }
  .entry:first-child {
    padding-block-start: 0;
  }
  .sentence {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.75rem;
    align-items: baseline;
    justify-content: space-between;
  }
  .words {
    flex: 1 0 100%;
    min-inline-size: 0;
    padding: 0.1rem 0.5rem;
    margin-inline: -0.5rem 0;
    border: 0;
    border-radius: 3px;
    background: none;
    overflow-wrap: anywhere;
    text-align: start;
    text-wrap: pretty;
    cursor: inherit;
  }
  button.words,
  summary {
    cursor: pointer;
  }
  .words[data-active],
  summary[data-active] {
    background: var(--_set);
  }
  .name { white-space: nowrap; }
  .detail, [data-tone='quiet'] { color: var(--_soft); }
  .rule {
    color: var(--_soft);
    font-size: 0.875rem;
  }
  /* First the name of a step, then what it does, then why. */
  .lead > .rule {
    order: -1;
    color: var(--_found);
    font-size: 0.9375rem;
    text-decoration-color: transparent;
  }
  .lead > .words { flex-basis: 100%; }
  .entry:first-child > .lead { font-size: 1.125rem; line-height: 1.5; }
  .claim { display: block; font-size: 1.5rem; line-height: 1.35; }
  .items.behind {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin-block-start: 0.35rem;
    color: var(--_soft);
    font-size: 0.9375rem;
  }
  .behind > li:has(> [open]) { flex-basis: 100%; color: var(--_ink); }
  [data-tone='warning'],
  [data-tone='wrong'],
  [data-tone='done'] {
    border-inline-start: 3px solid var(--_found);
    padding-inline-start: 0.75rem;
  }
  [data-tone='warning'] { border-inline-start-color: var(--_warning); }
  [data-tone='wrong'] { border-inline-start-color: var(--_conflict); }
  .entry[data-tone],
  .items .items [data-tone] {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  .items {
    display: grid;
    gap: 0.4rem;
    margin-block-start: 0.6rem;
    list-style: none;
  }
  .items .items {
    gap: 0.15rem;
    padding-inline-start: 1rem;
    border-inline-start: 1px solid var(--_hairline);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .items .items .detail {
    display: block;
  }
  summary {
    padding-block: 0.3rem;
    border-radius: 3px;
  }
  summary .rule {
    margin-inline-start: 0.75rem;
  }
  @container (width < 35.4em) {
    /* What scrolls ends below the line of the method; only the name of the step stands on it. */
    .telling { isolation: isolate; }
    .telling::before {
      content: '';
      display: block;
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      block-size: 1.9rem;
      background: var(--_paper);
    }
    .said:empty ~ .search[hidden] ~ .hints[hidden] ~ .story > .entry:first-child > .lead:has(> .rule) {
      margin-block-start: -1.65rem;
    }
    .lead > .rule { position: relative; z-index: 1; max-inline-size: calc(100% - 7rem); }
    .desk::before {
      grid-area: back / back / on / on;
      content: '';
      border-block-start: 1px solid var(--_hairline);
    }
  }
  @container (width >= 35.4em) {
    .panel {
      grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr) auto;
      grid-template-areas: 'walker walker' 'told told' 'hand hand' 'desk method';
    }
    .telling { padding-block-start: 0.5rem; }
    .ways-to-solve { grid-area: method; align-self: center; }
    .ways-to-solve > .kind { display: inline; }
    .buttons { grid-template-columns: minmax(min-content, 8rem) repeat(2, minmax(min-content, 6rem)); }
    /* A short sentence has its rule beside it; a long one keeps its width. */
    .words { flex: 1 1 auto; }
  }
  @container (width >= 54.8em) {
    .page {
      --_board: var(--kakutei-desk, clamp(22rem, 50cqi, 44rem));
      grid-template: auto / var(--_board) minmax(0, 46rem);
      justify-content: center;
      column-gap: clamp(1.5rem, 3cqi, 3.5rem);
      block-size: auto;
    }
    .page[data-untold] { grid-template: auto auto / var(--_board); }
    /* As tall as the board with one line below it, whatever is said there or beside it. */
    .page:not([data-untold]) > .panel { block-size: calc(var(--_board) + 1.9rem); padding-block-end: 1.6rem; }
  }
  /* A telephone that is held sideways: the board beside all that is pressed. A frame may still grow. */
  @media (height < 30rem) {
    @container (35.4em <= width < 54.8em) {
      :host(:not([data-framed])) .page:not([data-untold]) {
        --_board: min(100dvh - 5rem, 50cqi);
        grid-template: auto / var(--_board) minmax(0, 1fr);
        column-gap: 1rem;
        block-size: auto;
      }
      :host(:not([data-framed])) .page:not([data-untold]) > .panel { block-size: calc(var(--_board) + 1.9rem); }
      .foot { gap: 0 0.5rem; font-size: 0.8125rem; }
      .verdict:empty + .rating { display: none; }
      .offer { margin: 0; }
    }
  }
  @media (pointer: fine) {
    @container (width >= 54.8em) {
      .choice, .choice select, .options > button, .whole > button { min-block-size: 2.25rem; }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .buttons > button { transition: none; }
  }
  @media (forced-colors: active) {
    .words[data-active],
    summary[data-active] {
      outline: 2px solid Highlight;
    }
    .buttons > #step {
      border: 2px solid ButtonText;
    }
    button:disabled { color: GrayText; }
  }
`;

export const styleSheetFor = sheetOf(inRem(CSS + WAY));
