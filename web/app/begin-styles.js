/**
 * The styles of the content below the story. A constructed sheet, which comes with it.
 */

export const BEGIN_STYLES = `
  .begin {
    margin-block-start: 1.5rem;
    color: var(--soft);
    font-size: 0.9375rem;
  }

  .begin h2 {
    margin-block: 1.25rem 0.5rem;
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 700;
  }
`;
