/**
 * The styles of the dialog "Open a puzzle". A constructed sheet, so that it comes only with the dialog.
 */

export const OPEN_STYLES = `
  .open-puzzle {
    inline-size: min(36rem, 100% - 1.5rem);
  }
  .open-puzzle form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  .open-puzzle .text { display: grid; gap: 0.35rem; }
  .open-puzzle textarea {
    inline-size: 100%;
    min-block-size: 6.5rem;
    padding: 0.5rem;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
    color: inherit;
    font: 0.9375rem/1.35 'DejaVu Sans Mono', ui-monospace, monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }
  .open-puzzle .about { color: var(--soft); font-size: 0.9375rem; }
  .open-puzzle :is(.ways, .buttons) { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .open-puzzle .told { min-block-size: 1.6em; }
  .open-puzzle .buttons {
    position: sticky;
    inset-block-end: calc(-1 * clamp(1rem, 4vw, 1.5rem));
    margin-block-end: calc(-1 * clamp(1rem, 4vw, 1.5rem));
    z-index: 1;
    padding-block: 0.6rem clamp(0.8rem, 4vw, 1.5rem);
    background: var(--paper);
  }
  .open-puzzle .found { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: flex-start; }
  .open-puzzle kakutei-board { flex: none; inline-size: min(13rem, 100%); }
  .open-puzzle .list { display: grid; flex: 1 1 15rem; gap: 0.5rem; min-inline-size: 0; }
  .open-puzzle .choice { display: flex; gap: 0.6em; align-items: center; }
  .open-puzzle .choice > span { flex: none; }
  .open-puzzle input[type='search'] {
    flex: 1 1 4rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0.15em 0.5em;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
  }
  .open-puzzle select {
    inline-size: 100%;
    padding: 0.25rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .open-puzzle option { padding: 0.25em 0.4em; }
  /* The result has to be visible without scrolling. */
  .open-puzzle:has(kakutei-board:not([hidden])) .about { display: none; }
  @media (width < 40rem) or (height < 48rem) {
    .open-puzzle:has(kakutei-board:not([hidden])) textarea { block-size: 4rem; min-block-size: 4rem; }
  }
`;
