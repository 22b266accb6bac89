/** The styles of the lessons. A constructed sheet, which comes with them. */

export const LESSONS_STYLES = `
  .help ol.lessons {
    padding-inline-start: 2.2rem;
    margin-block: 0.5rem 1.5rem;
  }

  .lesson > summary > small {
    margin-inline-start: 1ch;
    color: var(--soft);
  }

  .lesson > .unfolded {
    padding-block-start: 0.6rem;
  }

  @media (width < 40rem) {
    .lesson > .unfolded {
      margin-inline-start: -2.2rem;
    }
  }

  .lesson .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: 1.5rem 2rem;
    margin-block: 1.25rem;
  }

  .help .lesson .deeds {
    padding: 0;
    list-style: none;
  }

  .lesson .deeds a {
    display: inline-block;
    padding-block: 0.55rem;
    line-height: 1.4;
  }
`;
