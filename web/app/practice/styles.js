/** The styles of the dialog "Practice" and the bar above the board. A constructed sheet, so that it comes only with them. */

export const PRACTICE_STYLES = `
  .choose-technique { inline-size: min(38rem, 100% - 1.5rem); block-size: min(52rem, 100dvh - 1.5rem); max-block-size: none; }
  .choose-technique form { display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); gap: 0.5rem; block-size: 100%; }
  .choose-technique header { display: grid; gap: 0.5rem; }
  .choose-technique .search { display: grid; }
  .choose-technique :is(.about, .search > span, .figure, .told) { color: var(--soft); font-size: 0.9375rem; }
  .choose-technique input[type='search'] {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.15em 0.4em;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
  }
  .choose-technique .list { overflow: auto; border-block: 1px solid var(--hairline); overscroll-behavior: contain; }
  .choose-technique fieldset { min-inline-size: 0; margin: 0; padding: 0 0 0.75rem; border: 0; }
  .choose-technique legend { inline-size: 100%; padding: 0.5rem 0 0.2rem; border-block-end: 1px solid var(--hairline); font-weight: 500; }
  .choose-technique .choice { flex-wrap: wrap; gap: 0 0.6em; min-block-size: 2.25rem; }
  .choose-technique input[type='radio'] { inline-size: 1.1em; block-size: 1.1em; margin: 0; accent-color: var(--entered); }
  .choose-technique .choice .name { flex: 1 1 6rem; overflow-wrap: anywhere; }
  .choose-technique .choice .figure { flex: 0 1 auto; text-align: end; }
  .choose-technique .buttons { display: flex; gap: 0.5rem; }
  @media (pointer: coarse) { .choose-technique .choice { min-block-size: 2.75rem; } }

  .practice { display: grid; grid-template: auto auto / minmax(0, 1fr) auto; gap: 0.25rem 1.5rem; margin-block-end: 0.75rem; }
  .practice .head { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; }
  .practice h2 { margin: 0; font-size: 1.0625rem; font-weight: 700; }
  .practice .counts { color: var(--soft); font-size: 0.875rem; }
  .practice .told { grid-column: 1 / -1; max-block-size: 7em; margin: 0; padding: 0.3rem 0.6rem; overflow: auto; border-inline-start: 3px solid var(--rule); background: var(--raised); font-size: 0.9375rem; }
  .practice .told .name { white-space: nowrap; }
  .practice .told.right { border-color: var(--entered); }
  .practice .told.wrong { border-color: var(--conflict); }
  .practice .deeds { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; }
  .practice button { min-block-size: 2.25rem; font-size: 0.9375rem; }
  .practice button.strong:enabled { border-color: var(--ink); background: var(--ink); color: var(--paper); }
  @media (pointer: coarse) { .practice button { min-block-size: 2.75rem; } }
  @media (width >= 57rem) {
    .practice + kakutei-solver {
      --kakutei-desk: clamp(22rem, min(100dvh - 14.5rem, max(0.52 * (var(--room)), var(--room) - 39rem)), 58rem);
    }
  }
  @media (width < 57rem) {
    /* The message stays above the board, wherever the board is scrolled to. */
    .practice { display: contents; }
    .practice .told { position: sticky; z-index: 2; inset-block-start: 0; max-block-size: min(7em, 30dvh); margin-block-end: 0.5rem; }
  }
`;
