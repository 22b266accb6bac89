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

  .begin ul {
    list-style: none;
  }

  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 0.5rem 1rem;
  }

  .legend li {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    line-height: 1.35;
  }

  .look {
    position: relative;
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    border: 1px solid var(--rule);
    color: var(--ink);
    font: 1.375rem/2rem var(--mincho);
    text-align: center;
  }

  .look.given {
    font-weight: 700;
  }

  .look.entered {
    color: var(--entered);
    font-style: italic;
  }

  .look:is(.found, .last) {
    color: var(--found);
  }

  .look:is(.found, .last)::after {
    position: absolute;
    inset: auto 0 0.1rem;
    inline-size: 0.2rem;
    block-size: 0.2rem;
    margin: auto;
    border-radius: 50%;
    background: currentcolor;
    content: '';
  }

  .look.last {
    border-block-end: 3px solid var(--ink);
    background: var(--last);
  }

  .look.clash {
    color: var(--conflict);
    text-decoration: underline wavy 1px;
    text-underline-offset: 0.15em;
  }
`;
