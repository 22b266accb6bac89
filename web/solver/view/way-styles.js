/**
 * The styles of the way: the slider above what is said, or its buttons beside 1 Step; the list, a line for each step.
 */

export const WAY = `
  .walker { display: contents; }
  .walker[data-empty] > * { visibility: hidden; }
  .walker > button {
    min-inline-size: 2.75rem;
    padding: 0;
    font-size: 1.25rem;
    line-height: 1;
  }
  .walker > [aria-disabled='true'] {
    border-color: var(--_hairline);
    color: var(--_soft);
  }
  .walker > input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin: 0;
    accent-color: var(--_entered);
  }
  .walker > .value {
    min-inline-size: 5em;
    color: var(--_soft);
    font-size: 0.875rem;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  .way-back {
    margin-block-start: 0.75rem;
  }
  .way {
    margin-block: 0.5rem 1.25rem;
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
    border-block-start: 1px solid var(--_hairline);
  }
  .steps > li {
    border-block-end: 1px solid var(--_hairline);
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
  .steps .text { flex: 1; min-inline-size: 0; }
  .steps .rule { flex: 0 1 auto; max-inline-size: 46%; text-align: end; }
  .steps :is(.taken, .reason) { display: none; }
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
  .steps .words:focus-visible { outline-offset: -3px; }
  @container (width < 35.4em) {
    .walker > :is(input, .value) { display: none; }
    .walker > .before { grid-area: back; }
    .walker > .after { grid-area: on; }
    .walker > button { min-inline-size: 2.5rem; margin-block: 0.5rem; }
  }
  @container (width >= 35.4em) {
    .walker {
      display: grid;
      grid-area: walker;
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      gap: 0.75rem;
      align-items: center;
    }
    .steps .words { min-block-size: 2.25rem; padding-block: 0.3rem; }
    /* The list scrolls in itself and takes the room that is left, so that the step on view is in sight above it and in it. */
    .telling, .story, .way { display: flex; flex-direction: column; }
    .telling > *, .story > * { flex: none; }
    .story:has(> .way:not([hidden])), .story > .way { flex: 1 0 auto; }
    .steps { flex: 1 1 0; min-block-size: 3rem; overflow-y: auto; scrollbar-width: thin; }
  }
  @container (width >= 54.8em) {
    .steps { min-block-size: 9rem; }
  }
  @media (pointer: fine) {
    .walker > button, .walker > input { min-block-size: 2.25rem; }
  }
  @media (forced-colors: active) {
    .steps [aria-current='step'] { outline: 2px solid Highlight; outline-offset: -2px; }
    .walker > [aria-disabled='true'] { color: GrayText; }
  }
  @media print {
    .buttons, .walker, .search, .hand, .opens, .place, .verdict, .rating, .offer, .steps .text { display: none !important; }
    .page, .panel { display: block; block-size: auto !important; }
    .telling { overflow: visible; }
    .telling, .story, .way { display: block; }
    .stage { inline-size: 11cm; margin: 0 auto 0.75cm; }
    .entry, .steps > li { break-inside: avoid; }
    .steps .words { min-block-size: 0; padding-block: 0.15cm; }
    .steps .reason { display: block; flex: 1; }
    .steps .rule { max-inline-size: 25%; }
    .steps [aria-current='step'], .words[data-active], summary[data-active] { background: none; }
    .steps [data-ahead] :is(.number, .rule) { color: inherit; }
    slot[name='more'], details:not([open]) { display: none; }
  }
`;
