/**
 * The styles of the dialog "New puzzle". A constructed sheet, so that it comes only with the dialog.
 */

export const NEW_PUZZLE_STYLES = `
  .new-puzzle {
    inline-size: min(27rem, 100% - 1.5rem);
  }
  .new-puzzle :is(form, .goal:not([hidden])) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .new-puzzle :is(form, .goal) > .choice > span { flex: none; min-inline-size: 5em; }
  .new-puzzle select, .new-puzzle input:not([type='radio']) {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 2.5rem;
    padding: 0.15em 0.4em;
  }
  .new-puzzle input:not([type='radio']) {
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .new-puzzle [aria-invalid='true'] { border-color: var(--conflict); }
  .new-puzzle input[type='number'] { flex: none; inline-size: 3.75em; }
  .new-puzzle input[type='radio'] {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin: 0;
    accent-color: var(--entered);
  }
  .new-puzzle h3 { margin-block: 1rem 0.5rem; }
  .new-puzzle fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .new-puzzle legend, .new-puzzle .about, .new-puzzle .told {
    padding: 0;
    color: var(--soft);
    font-size: 0.9375rem;
  }
  .new-puzzle .range { display: flex; flex-wrap: wrap; gap: 0 0.6em; align-items: center; }
  .new-puzzle .fault { color: var(--conflict); }
  .new-puzzle progress { inline-size: 100%; accent-color: var(--entered); }
  .new-puzzle .status:empty { margin-block-start: -0.75rem; }
  .new-puzzle .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 0.25rem; }
`;
