/**
 * The styles of the dialog "Embed": the choices and the text on one side, the preview on the other. A constructed
 * sheet, so that it comes only with the dialog.
 */

export const EMBED_STYLES = `
  .embed {
    inline-size: min(72rem, 100% - 1.5rem);
  }

  .embed[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  .embed-choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr));
    gap: 0.5rem 1.5rem;
  }

  .embed .choice {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-block-size: 2.5rem;
  }

  .embed .choice > span {
    flex: none;
    min-inline-size: 5.5em;
  }

  .embed select,
  .embed input[type='number'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.15em 0.4em;
  }

  .embed input[type='number'] {
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
  }

  .embed fieldset {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 1.25rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .embed :is(legend, summary) {
    padding: 0;
    color: var(--soft);
    font-size: 0.9375rem;
  }

  .embed details {
    grid-column: 1 / -1;
  }

  .embed :is(fieldset, details) .choice {
    min-block-size: 2.25rem;
  }

  .embed details .choice {
    display: inline-flex;
    margin-inline-end: 1.25rem;
  }

  .embed input[type='radio'] {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin: 0;
    accent-color: var(--entered);
  }

  .embed-text > label {
    color: var(--soft);
    font-size: 0.9375rem;
  }

  .embed textarea {
    display: block;
    inline-size: 100%;
    padding: 0.5rem;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
    color: inherit;
    font:
      0.8125rem/1.5 'DejaVu Sans Mono',
      monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }

  .embed-buttons {
    display: flex;
    gap: 0.75rem;
  }

  .embed-note {
    min-block-size: 1.6em;
    color: var(--soft);
  }

  .embed-preview {
    max-inline-size: 100%;
    overflow: auto;
    border: 1px solid var(--hairline);
    padding: 0.5rem;
  }

  .embed-preview[data-width='360'] > kakutei-solver {
    inline-size: 360px;
  }

  .embed-preview[data-width='480'] > kakutei-solver {
    inline-size: 480px;
  }

  .embed-preview[data-width='640'] > kakutei-solver {
    inline-size: 640px;
  }

  .embed-preview[data-width='960'] > kakutei-solver {
    inline-size: 960px;
  }

  /* A link has nothing to be previewed. */
  .embed:has(> .embed-preview[hidden]) {
    inline-size: min(34rem, 100% - 1.5rem);
  }

  @media (width >= 60rem) {
    .embed[open]:not(:has(> .embed-preview[hidden])) {
      grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
      grid-template-rows: auto auto auto auto 1fr;
      column-gap: 1.5rem;
    }

    .embed > * {
      grid-column: 1;
    }

    .embed-preview {
      grid-row: 1 / -1;
      grid-column: 2;
      max-block-size: calc(100dvh - 5.5rem);
    }

    /* All of it is in sight, as in a frame. */
    .embed-preview > kakutei-solver {
      --kakutei-height: calc(100dvh - 6.75rem);
      --kakutei-desk: max(16rem, 100dvh - 23.75rem);
    }
  }
`;
