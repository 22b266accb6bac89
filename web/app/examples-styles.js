/**
 * The styles of the list of examples. A constructed sheet, which comes with the list.
 */

export const EXAMPLES_STYLES = `
  .examples {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
    gap: 0.75rem;
    list-style: none;
  }

  .example {
    display: grid;
    gap: 0.25rem;
    inline-size: 100%;
    font-size: 0.9375rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: none;
  }

  .example:hover {
    text-decoration: underline;
  }

  .thumbnail {
    display: block;
    inline-size: 100%;
    max-inline-size: 8rem;
    background: var(--paper);
    font: 700 0.8px/1 var(--mincho);
    text-anchor: middle;
    fill: var(--ink);
  }

  .thumbnail path {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 0.04;
  }

  .thumbnail .strong {
    stroke: var(--line);
    stroke-width: 0.09;
  }

  @media (forced-colors: active) {
    .thumbnail {
      fill: canvastext;
    }
  }
`;
