/**
 * The styles of the dialog "Share", and of the sheet that it prints. A constructed sheet, so that it comes with the
 * dialog only.
 */

export const SHARE_STYLES = `
  .share {
    inline-size: min(34rem, 100% - 1.5rem);
    --padding: clamp(1rem, 4vw, 1.5rem);
    scroll-padding-block-end: 6rem;
  }
  /* It stays where it is, whatever is chosen. */
  .share:has(> .panel) { block-size: min(46rem, 100dvh - 1.5rem); }
  .share[open] { display: flex; flex-direction: column; gap: 0.75rem; }
  .share fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .share fieldset.what { flex-direction: column; }
  .share legend, .share .panel > label:not(.choice) {
    padding: 0;
    color: var(--soft);
    font-size: 0.9375rem;
  }
  .share .what .choice { min-block-size: 2.25rem; }
  .share .choice > span { flex: 0 1 9.5em; }
  .share select { flex: none; max-inline-size: calc(100% - 6em); min-block-size: 2.5rem; padding-block: 0.15em; }
  .share input[type='radio'] {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin: 0;
    accent-color: var(--entered);
  }
  .share .panel {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.5rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }
  .share :is(input[type='text'], textarea) {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.4rem 0.5rem;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
    color: inherit;
    font: 0.8125rem/1.5 'DejaVu Sans Mono', monospace;
  }
  .share textarea { resize: vertical; }
  .share textarea[data-lines='1'] { overflow-wrap: anywhere; }
  .share textarea:not([data-lines='1']) { white-space: pre; }
  .share .kept { max-block-size: 14rem; overflow-y: auto; flex-direction: column; flex-wrap: nowrap; }
  .share .kept .choice { flex: none; overflow-wrap: anywhere; }
  .share .loss:empty { display: none; }
  .share .loss { color: var(--soft); font-size: 0.9375rem; }
  .share .sites { display: grid; list-style: none; }
  .share .sites li { display: flex; flex-wrap: wrap; gap: 0 0.75em; align-items: center; min-block-size: 2.5rem; }
  .share .sites a { padding-block: 0.4em; }
  .share .qr svg { display: block; inline-size: min(100%, 13rem, 22dvh); margin-inline: auto; border: 1px solid var(--hairline); }
  .share .preview { inline-size: min(100%, 20rem, 40dvh); margin-inline: auto; }
  /* The buttons stay in sight, however low the window is. */
  .share .foot {
    position: sticky;
    inset-block-end: calc(-1 * var(--padding));
    margin-block-end: calc(-1 * var(--padding));
    padding-block: 0.25rem var(--padding);
    background: var(--paper);
  }
  .share .note { min-block-size: 1.6em; color: var(--soft); }
  .share .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }

  .print-sheet { display: none; }

  @media print {
    body:has(> .print-sheet) { max-inline-size: none; min-block-size: 0; padding: 0; }
    body:has(> .print-sheet) > :not(.print-sheet) { display: none !important; }
    .print-sheet { display: block; --side: 16cm; --columns: 1; }
    .print-sheet[data-count='2'] { --side: 11cm; }
    .print-sheet[data-count='4'] { --side: 8.2cm; --columns: 2; }
    .print-sheet[data-count='6'] { --side: 7.2cm; --columns: 2; }
    .print-sheet:has(.solutions)[data-count='2'] { --side: 9cm; }
    .print-sheet:has(.solutions)[data-count='6'] { --side: 6.2cm; }
    .print-sheet .leaf {
      display: grid;
      grid-template-columns: repeat(var(--columns), var(--side));
      gap: 0.4cm 1cm;
      justify-content: center;
    }
    .print-sheet .leaf + .leaf { break-before: page; }
    .print-sheet figure { margin: 0; break-inside: avoid; }
    .print-sheet img { display: block; inline-size: 100%; }
    .print-sheet figcaption { font-size: 9pt; line-height: 1.4; text-align: center; }
    .print-sheet .alike > figure > figcaption { display: none; }
    .print-sheet .solutions {
      display: flex;
      grid-column: 1 / -1;
      gap: 0.4cm;
      justify-content: center;
    }
    .print-sheet .solutions figure { flex: 0 1 4cm; }
    .print-sheet .steps { break-before: page; font-size: 9pt; line-height: 1.45; }
    .print-sheet .steps h2 { margin-block: 0.4cm 0.2cm; font-size: 11pt; }
    .print-sheet .steps .lines { columns: 2; column-gap: 1cm; }
    .print-sheet .steps p { padding-inline-start: 2em; margin: 0; text-indent: -2em; break-inside: avoid; }
    .print-sheet .steps .under { padding-inline-start: 4em; }
  }
`;
