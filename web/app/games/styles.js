/**
 * The styles of the dialog "Games". A constructed sheet, so that it comes only with the dialog.
 */

export const GAMES_STYLES = `
  .games {
    inline-size: min(44rem, 100% - 1.5rem);
  }
  .games[open] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  .games h3 { font-size: 1rem; font-weight: 500; }
  .games .told {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    min-block-size: 2.75rem;
  }
  .games .none, .games .when { color: var(--soft); font-size: 0.9375rem; }
  .games .when { font-variant-numeric: lining-nums tabular-nums; }
  .games form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
  .games form label { display: grid; flex: 1 1 8rem; gap: 0.15rem; }
  .games form span { color: var(--soft); font-size: 0.9375rem; }
  .games input[type='text'] {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.15em 0.5em;
    border: 1px solid var(--rule);
    border-radius: 3px;
    background: var(--raised);
  }
  .games ul { padding: 0; list-style: none; }
  .games li {
    display: grid;
    grid-template-columns: clamp(4rem, 20vw, 5.5rem) minmax(0, 1fr);
    gap: 0 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }
  .games .picture { grid-row: span 2; aspect-ratio: 1; }
  .games .when { display: flex; flex-wrap: wrap; gap: 0 1em; }
  .games .about { align-self: end; min-inline-size: 0; overflow-wrap: anywhere; }
  .games .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-self: start;
  }
  .games .acts button { min-block-size: 2.75rem; font-size: 0.9375rem; }
  .games .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .games .buttons button { padding-inline: clamp(0.5em, 2.5vw, 0.9em); }
  .games .buttons button:last-child { margin-inline-start: auto; }
  .games .thumbnail { display: block; inline-size: 100%; font: 0.8px/1 var(--mincho); text-anchor: middle; }
  .games .thumbnail path { fill: none; stroke: var(--hairline); stroke-width: 0.06; }
  .games .thumbnail .strong { stroke: var(--line); stroke-width: 0.12; }
  .games .thumbnail .given { fill: var(--ink); font-weight: 700; }
  .games .thumbnail .entered { fill: var(--entered); font-style: italic; }
  .games .thumbnail .found { fill: var(--found); }
  @media (forced-colors: active) { .games .thumbnail text { fill: canvastext; } }
`;
