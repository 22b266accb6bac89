/**
 * The styles of the dialog "Techniques": the choices stay in place, the list scrolls between them. A constructed sheet,
 * so that it comes only with the dialog.
 */

export const TECHNIQUES_STYLES = `
  .techniques { inline-size: min(46rem, 100% - 1.5rem); block-size: min(60rem, 100dvh - 1.5rem); max-block-size: none; }
  .techniques[open] { display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); gap: 0.5rem; }
  .techniques header { display: grid; gap: 0.5rem; }
  .techniques .tools { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
  .techniques .tools > label { display: grid; flex: 1 1 7.5rem; min-inline-size: 0; }
  .techniques .tools > label > span, .techniques .about, .techniques .hint, .techniques .told, .techniques .figure {
    color: var(--soft);
    font-size: 0.9375rem;
  }
  .techniques .tools :is(select, input[type='search']) {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.15em 0.4em;
  }
  .techniques input[type='search'] { border: 1px solid var(--rule); border-radius: 3px; background: var(--raised); }
  .techniques .views { display: flex; gap: 0 1rem; }
  .techniques .choice { min-block-size: 2.5rem; }
  .techniques input[type='radio'] { inline-size: 1.1em; block-size: 1.1em; margin: 0; accent-color: var(--entered); }
  .techniques .rows { overflow: auto; border-block: 1px solid var(--hairline); overscroll-behavior: contain; }
  .techniques fieldset { min-inline-size: 0; margin: 0; padding: 0 0 0.5rem; border: 0; }
  .techniques legend { inline-size: 100%; padding: 0; border-block-end: 1px solid var(--hairline); }
  .techniques legend .name { flex: 1; font-weight: 500; }
  .techniques :is(ul, ol) { margin: 0; padding: 0; list-style: none; }
  .techniques ul { columns: 17rem 2; column-gap: 2rem; padding-inline-start: min(1.7em, 2.5vw); }
  .techniques ol { counter-reset: place; }
  .techniques li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    min-block-size: 2.25rem;
    break-inside: avoid;
  }
  .techniques ol li { padding-inline: 2.2em 2.25rem; }
  .techniques ol li::before {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.7em;
    color: var(--soft);
    content: counter(place);
    counter-increment: place;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .techniques li .choice { flex: auto; min-inline-size: 0; min-block-size: 2.25rem; }
  .techniques .choice > span { overflow-wrap: anywhere; text-wrap: balance; word-break: auto-phrase; }
  .techniques .off .choice { color: var(--soft); }
  .techniques .figure { flex: none; margin-inline-start: auto; font-variant-numeric: lining-nums tabular-nums; text-align: end; }
  .techniques .handle {
    position: absolute;
    inset-inline-end: 0;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    background: radial-gradient(circle, var(--soft) 1.2px, transparent 1.6px) center / 7px 7px content-box no-repeat;
    padding: 0.65rem 0.7rem;
    background-repeat: repeat;
    cursor: grab;
    touch-action: none;
  }
  .techniques .dragged { background: var(--set); }
  .techniques .dragged .handle { cursor: grabbing; }
  .techniques .told { min-block-size: 1.6em; }
  .techniques .buttons { display: flex; gap: 0.5rem; justify-content: space-between; }
  @media (pointer: coarse) {
    .techniques li, .techniques li .choice, .techniques .handle { min-block-size: 2.75rem; }
  }
  @media (forced-colors: active) { .techniques .handle { border: 1px solid ButtonBorder; } }
`;
