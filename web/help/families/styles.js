/**
 * The styles of the Help's catalogue: families side by side, of which an open one has the whole width for its
 * techniques. A constructed sheet, which comes with the catalogue.
 */

export const FAMILIES_STYLES = `
  .find {
    display: grid;
    gap: 0.3rem;
    max-inline-size: 30rem;
    margin-block: 1rem;
  }

  .find input {
    max-inline-size: 24rem;
    min-block-size: 2.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--rule);
    border-radius: 0.25rem;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }

  .results a {
    display: inline-block;
    padding-block: 0.55rem;
    line-height: 1.4;
  }

  .results > :last-child {
    margin-block-end: 1rem;
  }

  .help .results ul {
    padding: 0;
    list-style: none;
  }

  .families {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: 0 2rem;
  }

  .family {
    border-block-start: 1px solid var(--hairline);
  }

  .family[open] {
    grid-column: 1 / -1;
  }

  .family > summary {
    color: var(--ink);
  }

  .entries {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: 2.5rem 2rem;
    margin-block-start: 1.5rem;
  }

  .entry figure {
    margin-block-start: 0.6rem;
  }

  .entry .source > span {
    display: block;
  }

  .entry ol {
    padding-inline-start: 1.4rem;
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  .entry > p:last-child > a {
    display: inline-block;
    padding-block: 0.55rem;
  }

  @media print {
    .entry {
      break-inside: avoid;
    }

    .find,
    .results {
      display: none;
    }
  }
`;
