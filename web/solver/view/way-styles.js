/**
 * The styles of the way: below the buttons the slider, beside the board the list, a line for each step.
 */

export const WAY = `
  .walker {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 0.5rem;
    align-items: center;
  }
  .walker > button {
    min-inline-size: 2.75rem;
    padding: 0;
    font-size: 1.25rem;
    line-height: 1;
  }
  .walker > [aria-disabled='true'] {
    border-color: var(--_hairline);
    color: var(--_soft);
    cursor: default;
  }
  .walker > input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin: 0;
    accent-color: var(--_entered);
  }
  .walker > .value {
    min-inline-size: 4.25em;
    color: var(--_soft);
    font-size: 0.9375rem;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }
  .way-back {
    margin-block-start: 0.75rem;
  }
  .way {
    margin-block: 1.25rem;
  }
  .earlier {
    margin-block-start: 1.25rem;
    color: var(--_soft);
  }
  .way > h3 {
    margin: 0 0 0.35rem;
    font-size: 0.9375rem;
    font-weight: 700;
  }
  .steps {
    position: relative;
    padding: 0;
    margin: 0;
    list-style: none;
    border-block: 1px solid var(--_hairline);
  }
  .steps > li + li {
    border-block-start: 1px solid var(--_hairline);
  }
  .steps .words {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem;
    margin: 0;
    border-inline-start: 3px solid transparent;
    border-radius: 0;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .steps .number {
    flex: none;
    min-inline-size: 1.5em;
    color: var(--_soft);
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }
  .steps .text {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .steps .rule {
    flex: 0 1 auto;
    max-inline-size: 35%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .steps .taken { display: none; }
  .steps [data-ahead] :is(.number, .text, .rule) { color: var(--_soft); }
  .steps [data-taken] .taken {
    display: inline;
    flex: none;
    color: var(--_soft);
    font-size: 0.875rem;
    font-style: italic;
  }
  .steps [data-taken] .rule { display: none; }
  .steps [aria-current='step'] {
    border-inline-start-color: var(--_found);
    background: var(--_set);
  }
  .steps [aria-current='step'] .number { color: var(--_ink); font-weight: 700; }
  /* Where the story is out of sight, the step on view is read in the list. */
  @container (width < 54.8em) {
    .steps [aria-current='step'] { flex-wrap: wrap; }
    .steps [aria-current='step'] .text { white-space: normal; }
  }
  .steps .words:focus-visible { outline-offset: -3px; }
  @container (width >= 54.8em) {
    /* Sentences of other lengths do not move the list. */
    .entry:has(+ .way) { min-block-size: 8rem; }
    .steps {
      max-block-size: max(16rem, 100vh - 27rem);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .steps .words { min-block-size: 2.25rem; padding-block: 0.3rem; }
  }
  @media (pointer: fine) {
    .walker > button, .walker > input { min-block-size: 2.25rem; }
  }
  @media (forced-colors: active) {
    .steps [aria-current='step'] { outline: 2px solid Highlight; outline-offset: -2px; }
    .walker > [aria-disabled='true'] { color: GrayText; }
  }
  @media print {
    .buttons, .walker, .search, .keypad, .options, .verdict, .rating, .offer, .newest, .echoes { display: none !important; }
    .page { display: block; }
    .stage { position: static; inline-size: 11cm; margin: 0 auto 0.75cm; }
    .status { block-size: auto; min-block-size: 0; }
    .entry { break-inside: avoid; }
    .steps { max-block-size: none; overflow: visible; }
    .steps > li { break-inside: avoid; }
    .steps .words { min-block-size: 0; padding-block: 0.15cm; }
    .steps .text { overflow: visible; white-space: normal; }
    .steps .rule { max-inline-size: 25%; white-space: normal; text-align: end; }
    .steps [aria-current='step'], .words[data-active], summary[data-active] { background: none; }
    .steps [data-ahead] :is(.number, .text, .rule) { color: inherit; }
    slot[name='more'], details:not([open]) { display: none; }
  }
`;
