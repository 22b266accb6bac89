/**
 * The styles of the solver: one sheet for all solvers of a document. Wide or narrow depends on the
 * element's own width; colours and fonts are custom properties of the host page.
 *
 * The board is above the story, or beside it if there is room. The line under the board keeps its
 * place, so that nothing jumps when its text changes; if the story is out of sight, it also has the
 * newest sentence, and the picture of an item is shown over it, small. The story reads as one
 * column of sentences, hairlines between the entries. Without a board beside it, it is alone.
 */

import { FONTS, HAN_FONTS, coloursFor } from '../../ui/palette.js';
import { inRem, sheetOf } from '../../ui/sheet.js';
import { HAND } from './hand-styles.js';
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
  .solver, .echoes {
    all: initial;
    visibility: inherit;
    color-scheme: inherit;
  }
  :host(:is([theme='light'], [theme='dark'], [theme='system'])) :is(.solver, .echoes) {
    color-scheme: light dark;
  }
  :host([theme='light']) :is(.solver, .echoes) { color-scheme: light; }
  :host([theme='dark']) :is(.solver, .echoes) { color-scheme: dark; }
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
    white-space: nowrap;
  }

  .page {
    display: grid;
    grid-template-columns: minmax(0, 38rem);
    gap: 0.6rem;
    justify-content: center;
  }
  .stage, .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
    min-inline-size: 0;
  }
  /* However long a sentence is, nothing moves: all of it stands in the story. */
  .status {
    display: -webkit-box;
    block-size: 5.6em;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    color: var(--_soft);
    font-size: 0.9375rem;
    line-height: 1.4;
    text-wrap: pretty;
  }
  .newest {
    color: var(--_ink);
  }
  .status [data-wrong] {
    color: var(--_conflict);
  }
  .verdict, .rating {
    color: var(--_ink);
  }
  .rating:not(:empty) {
    display: inline-block;
  }
  .offer {
    margin-inline-end: 0.35em;
  }
  .offer > .link {
    margin-block: -0.35em;
  }
  .link[aria-pressed='true'] {
    color: var(--_ink);
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
  .buttons {
    display: flex;
    gap: 0.4rem;
  }
  .buttons > button, .whole > button {
    flex: 1 1 auto;
    min-inline-size: 0;
    padding-inline: 0.4em;
    font-size: 0.9375rem;
    white-space: nowrap;
  }
  .buttons > button {
    min-block-size: 3rem;
    transition: color 0.1s 0.12s;
  }
  .buttons > .strong {
    flex-grow: 4;
    border: 0;
    background: var(--_ink);
    color: var(--_paper);
    font-size: 1.125rem;
    letter-spacing: 0.03em;
  }
  @container (width < 20em) {
    .buttons { gap: 0.25rem; }
    .buttons > button { padding-inline: 0.2em; font-size: 0.875rem; }
    .buttons:has(> [part~='play']:not([hidden])) > button {
      padding-inline: 0.1em;
      font-size: 0.8125rem;
    }
    .buttons:has(> [part~='play']:not([hidden])) > .strong { font-size: 1rem; }
  }
  .whole {
    display: flex;
    gap: 0.4rem;
    order: 1;
  }
  .walker, .search { order: 2; }
  .options { order: 3; }
  .buttons > button.strong:hover:enabled {
    background: color-mix(in srgb, var(--_ink) 86%, var(--_paper));
  }
  .buttons > button.strong:active:enabled {
    background: color-mix(in srgb, var(--_ink) 72%, var(--_paper));
  }
  .buttons > [aria-disabled='true'] {
    cursor: default;
  }
  .keypad {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 0.4rem;
  }
  .keypad > button {
    min-inline-size: 0;
    min-block-size: 3rem;
    padding: 0;
    font-family: var(--_mincho);
    font-size: 1.4rem;
    line-height: 1;
  }
  .keypad > [data-digit='0'] {
    padding-inline: 0.3em;
    font-family: inherit;
    font-size: 0.9375rem;
  }
  .keypad > [data-armed] {
    border: 2px solid var(--_entered);
    background: var(--_set);
    font-weight: 700;
  }
  /* Until there are words in the language that is wanted. */
  .solver[data-waits] :is(.buttons, .whole, .modes, .options, .panel, .keypad, .status) { visibility: hidden; }

  .options {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
    gap: 0.25rem 0.75rem;
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
  .panel {
    min-inline-size: 0;
    margin-block-start: 0.75rem;
  }
  .invitation {
    color: var(--_soft);
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
  .detail {
    color: var(--_soft);
  }
  .rule {
    color: var(--_soft);
    font-size: 0.875rem;
  }
  .entry:first-child > .lead {
    font-size: 1.1875rem;
    line-height: 1.55;
  }
  [data-tone='quiet'] {
    color: var(--_soft);
  }
  [data-tone='warning'],
  [data-tone='wrong'],
  [data-tone='done'] {
    border-inline-start: 3px solid var(--_rule);
    padding-inline-start: 0.75rem;
  }
  .entry[data-tone] {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  [data-tone='warning'] {
    border-inline-start-color: var(--_warning);
  }
  [data-tone='wrong'] {
    border-inline-start-color: var(--_conflict);
  }
  [data-tone='done'] {
    border-inline-start-color: var(--_found);
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
  .items .items [data-tone] {
    padding-inline-start: 0;
    border-inline-start: 0;
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
  .echo {
    position: fixed;
    z-index: 2;
    inset-inline-end: 0.5rem;
    inline-size: 12rem;
    padding: 0.5rem;
    border: 1px solid var(--_rule);
    background: var(--_paper);
    pointer-events: none;
  }
  .echo[data-place='top'] {
    inset-block-start: 0.5rem;
  }
  .echo[data-place='bottom'] {
    inset-block-end: 0.5rem;
  }
  @container (width >= 35.4em) {
    .status {
      min-block-size: 3em;
    }
    /* A short sentence has its rule beside it; a long one keeps its width. */
    .words {
      flex: 1 1 auto;
    }
    .lead > .words {
      flex-basis: 100%;
    }
    .keypad {
      grid-template-columns: repeat(9, minmax(0, 1fr)) minmax(max-content, 1.4fr);
    }
  }
  @container (width >= 54.8em) {
    .page {
      grid-template:
        'stage desk' auto
        'stage panel' 1fr
        / var(--kakutei-desk, clamp(24rem, 52cqi, 44rem)) minmax(20rem, 46rem);
      column-gap: clamp(1.5rem, 3cqi, 3.5rem);
    }
    .stage {
      position: sticky;
      grid-area: stage;
      align-self: start;
      inset-block-start: 0.75rem;
    }
    .panel { margin-block-start: 0.5rem; }
    .whole { order: 0; }
    .buttons > button { min-block-size: 3.25rem; }
    .buttons > .strong { font-size: 1.25rem; }
    .newest {
      display: none;
    }
    .status {
      display: block;
      block-size: auto;
      min-block-size: 2.8em;
    }
  }
  @container (width >= 78em) {
    .options { grid-template-columns: 3fr 2fr 2fr; column-gap: 1rem; }
  }
  /* A telephone that is held sideways: the board beside all that is pressed. A frame grows with what it shows. */
  @media (height < 30rem) {
    @container (35.4em <= width < 54.8em) {
      :host(:not([data-framed])) .page {
        grid-template:
          'board status' auto
          'board desk' auto
          'board panel' 1fr
          / min(100dvh - 3.5rem, 52cqi) minmax(0, 1fr);
        column-gap: 1rem;
      }
      :host(:not([data-framed])) .stage { display: contents; }
      :host(:not([data-framed])) .stage > kakutei-board {
        position: sticky;
        grid-area: board;
        align-self: start;
        inset-block-start: 0.25rem;
      }
      :host(:not([data-framed])) .status { grid-area: status; block-size: 4.2em; -webkit-line-clamp: 3; }
      :host(:not([data-framed])) .desk { grid-area: desk; }
    }
  }
  @media (pointer: fine) {
    @container (width >= 54.8em) {
    .keypad > button {
      min-block-size: 2.5rem;
    }
    .choice, .choice select, .options > button, .whole > button {
      min-block-size: 2.25rem;
    }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .buttons > button, .whole > button {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .words[data-active],
    summary[data-active] {
      outline: 2px solid Highlight;
    }
    .buttons > .strong {
      border: 2px solid ButtonText;
    }
    button:disabled { color: GrayText; }
  }
`;

export const styleSheetFor = sheetOf(inRem(CSS + HAND + WAY));
