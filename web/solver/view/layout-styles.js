/**
 * Where the parts of the solver stand in one column; styles.js has what is otherwise where there is room.
 */

export const LAYOUT = `
  /* One column: the board, below it all that is said, then the buttons. What is said scrolls in itself, so that
     neither the board nor the buttons ever move. */
  .page {
    --_board: min(100cqi, var(--kakutei-desk, 38rem));
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    block-size: max(var(--kakutei-height, 0rem), var(--_board) + 17rem);
  }
  .page:where([data-untold]) { block-size: auto; }
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-self: center;
    inline-size: var(--_board);
  }
  .foot {
    display: flex;
    gap: 0 1rem;
    align-items: baseline;
    min-block-size: 1.9rem;
    color: var(--_soft);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .status { flex: 1; min-inline-size: 0; padding-block-start: 0.2rem; text-wrap: pretty; }
  .rating { word-break: keep-all; }
  .status [data-wrong], .said[data-wrong] { color: var(--_conflict); }
  .offer { margin-inline-end: 0.35em; }
  .offer > .link { margin-block: -0.35em; }
  .link[aria-pressed='true'] {
    color: var(--_ink);
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
  .opens {
    flex: none;
    color: var(--_soft);
    font-size: 0.875rem;
    text-decoration: none;
    white-space: nowrap;
  }
  .opens:hover { color: var(--_ink); }
  .opens > [aria-hidden] { margin-inline-start: 0.35em; }
  .opens > .kind::after { content: ': '; }
  .opens > .kind:is(:lang(ja), :lang(zh))::after { content: '：'; }
  .place {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(100vw - 2rem, 24rem);
    padding: 0.75rem 1rem;
    margin: 0;
    overflow: auto;
    border: 1px solid var(--_rule);
    border-radius: 4px;
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 14%);
  }
  .place > .whole { display: flex; flex-wrap: wrap; gap: 0.4rem; }
  .place .choice { margin-block-end: 0.4rem; font-size: 0.9375rem; }

  .panel {
    display: grid;
    grid-template: minmax(0, 1fr) auto auto / auto minmax(0, 1fr) auto;
    grid-template-areas: 'told told told' 'hand hand hand' 'back desk on';
    column-gap: 0.4rem;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .telling {
    grid-area: told;
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 2px 0.5rem;
    margin-inline: -2px;
    scrollbar-width: thin;
    scrollbar-color: var(--_hairline) transparent;
  }
  .hand { grid-area: hand; }
  .desk { grid-area: desk; display: contents; }
  .buttons { grid-area: desk; }
  .hand, .buttons { margin-block: 0.5rem; }
  .hand { display: grid; gap: 0.4rem; }
  .hand:has(+ .desk > .buttons:not([hidden])) { margin-block-end: 0; }
  /* Beside the keypad there is no room for what one could begin with. */
  @container (width < 54.8em) {
    .panel:has(> .hand:not([hidden])) :is(.invitation, slot[name='more']) { display: none; }
  }
  .entry:has(+ .way:not([hidden])) { padding-block-end: 0.5rem; border: 0; }
  .said:not(:empty) { margin-block-end: 0.75rem; }
  .said { color: var(--_ink); text-wrap: pretty; }
  .said:empty, .page[data-entry] :is(.story, .hints, slot[name='more']) { display: none; }
  /* The method, at the end of the line with the name of the step. */
  .ways-to-solve {
    grid-area: told;
    z-index: 1;
    align-self: start;
    justify-self: end;
    background: var(--_paper);
    padding-inline-start: 0.5rem;
  }
  .ways-to-solve > .kind { display: none; }
`;
