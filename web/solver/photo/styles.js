/** The styles of the dialog "Photo". A constructed sheet, so that it comes only with the dialog. */

import { coloursFor } from '../../ui/palette.js';

export const PHOTO_STYLES = `
  .photo {
    ${coloursFor(['cause-line'])}
    inline-size: min(38rem, 100% - 1.5rem);
    align-content: start;
    max-block-size: calc(100dvh - 1.5rem);
    padding: clamp(1rem, 4vw, 1.5rem);
    border: 1px solid var(--_rule);
    border-radius: 4px;
    background: var(--_paper);
    color: var(--_ink);
    font-size: 1.0625rem;
  }
  .photo::backdrop { background: rgb(0 0 0 / 35%); }
  .photo h2 { font-size: 1.125rem; font-weight: 500; }
  .photo button.strong:not(.link):enabled { border-color: var(--_ink); background: var(--_ink); color: var(--_paper); }
  .photo button.strong:not(.link):active:enabled { background: var(--_soft); }
  .photo[data-part='agreeing'] { inline-size: min(66rem, 100% - 1.5rem); }
  .photo[open], :is(.photo-part, .photo-taking, .photo-agreeing, .photo-live, .photo-side) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  .photo-part:empty { display: none; }
  /* It stays there for screen readers. */
  .photo-told:empty { position: absolute; }
  .photo-about { color: var(--_soft); font-size: 0.9375rem; }
  .photo h3 { margin: 0; font-size: 1rem; font-weight: 500; }
  .photo progress { inline-size: 100%; accent-color: var(--_entered); }
  :is(.photo-ways, .photo-buttons) { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .photo-buttons {
    position: sticky;
    inset-block-end: calc(-1 * clamp(1rem, 4vw, 1.5rem));
    z-index: 3;
    margin-block-end: calc(-1 * clamp(1rem, 4vw, 1.5rem));
    padding-block: 0.6rem clamp(0.8rem, 4vw, 1.5rem);
    background: var(--_paper);
  }

  .photo-taking:has(.photo-live:not([hidden])) .photo-about { display: none; }
  .photo-view { position: relative; justify-self: center; }
  .photo-view video { display: block; max-inline-size: 100%; max-block-size: 55dvh; }
  .photo-view canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; color: var(--_entered); outline: 0 solid var(--_paper); }

  .photo-pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; align-items: start; }
  .photo-straight { inline-size: 100%; color: #1f4e8c; outline: 0 solid #7d5a9c; cursor: pointer; }
  .photo-square { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.75rem; align-items: start; }
  .photo-cut canvas { inline-size: 6rem; block-size: 6rem; border: 1px solid var(--_rule); }
  .photo-what { display: grid; gap: 0.5rem; }
  .photo-head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; }
  :is(.photo-likely, .photo-others) { display: flex; flex-wrap: wrap; gap: 0.35rem; }
  :is(.photo-likely, .photo-others) button { min-inline-size: 2.75rem; padding-inline: 0.4em; font-variant-numeric: lining-nums tabular-nums; }
  .photo-likely button { border-color: var(--_ink); font-size: 1.25rem; font-weight: 700; }
  .photo-others { flex-wrap: nowrap; }
  .photo-others button { flex: 0 1 2.75rem; min-inline-size: 0; padding-inline: 0; color: var(--_soft); }
  .photo-others button.photo-word { flex-basis: auto; padding-inline: 0.4em; }
  .photo button.photo-word { font-size: 1rem; font-weight: 400; }
  .photo-more { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
  .photo-more button { min-block-size: 2.5rem; }
  .photo [aria-pressed='true'] { border-color: var(--_entered); background: var(--_set); color: var(--_ink); box-shadow: inset 0 0 0 1px var(--_entered); }
  .photo-doubts ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.35rem; list-style: none; }
  .photo-doubts button { display: flex; gap: 0.5em; align-items: center; padding: 0.2em 0.6em 0.2em 0.2em; border-style: dashed; border-color: var(--_cause-line); font-weight: 700; }
  .photo-doubts canvas { inline-size: 2.25rem; block-size: 2.25rem; }

  @media (width >= 60rem) {
    .photo-pair { gap: 1.5rem; }
    .photo-pair > * { inline-size: min(100%, 100dvh - 29rem); min-inline-size: min(100%, 18rem); justify-self: center; }
    .photo-side { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem 1.5rem; align-items: start; }
    .photo-verdict { grid-column: 1 / -1; }
  }
  /* On a telephone that lies on its side the choices are beside the boards. */
  @media (40rem <= width < 60rem) and (height < 32rem) {
    .photo[data-part='agreeing'] { padding-block-start: 0.75rem; }
    .photo[data-part='agreeing'] h2 { position: absolute; clip-path: inset(50%); }
    .photo-agreeing { grid-template-columns: 23rem minmax(0, 1fr); align-items: start; }
    .photo-pair { grid-template-columns: minmax(0, 1fr) 15rem; gap: 0.5rem; }
    .photo-side { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
    .photo-verdict { grid-column: 1; font-size: 0.9375rem; line-height: 1.3; }
    .photo-cut canvas { inline-size: 3.5rem; block-size: 3.5rem; }
    .photo-likely button { padding-block: 0; }
    .photo-keys { display: none; }
    .photo-buttons { padding-block-end: 0.6rem; }
  }
  /* On a telephone the choices stay in sight, whatever is scrolled above them. */
  @media (width < 40rem) {
    .photo-pair { grid-template-columns: minmax(0, 1fr); }
    .photo[data-part='agreeing'] h2 { position: absolute; clip-path: inset(50%); }
    .photo-straight { max-inline-size: 11rem; justify-self: center; }
    .photo-buttons { gap: 0.5rem; }
    .photo-buttons button { padding-inline: 0.7em; }
    .photo-keys { display: none; }
    .photo-agreeing { display: flex; flex-direction: column; }
    .photo-side { display: contents; }
    .photo-verdict { order: -1; }
    .photo-square {
      position: sticky;
      inset-block-end: calc(4.7rem - clamp(1rem, 4vw, 1.5rem));
      z-index: 2;
      order: 1;
      gap: 0.4rem 0.75rem;
      padding-block-start: 0.5rem;
      border-block-start: 1px solid var(--_hairline);
      background: var(--_paper);
    }
    .photo-cut canvas { inline-size: 4.5rem; block-size: 4.5rem; }
    .photo-what { display: contents; }
    .photo-head { grid-column: 2; }
    .photo-cut { grid-row: span 2; }
    .photo-likely { grid-column: 2; }
    .photo-square .photo-about { grid-column: 1 / -1; order: 1; }
    .photo-others { grid-column: 1 / -1; order: 2; gap: 0.2rem; }
    .photo-others button { flex: 1 1 0; }
    .photo-others button.photo-word { flex: 2 1 0; padding: 0; font-size: 0.8125rem; }
  }
  @media (pointer: coarse) { .photo-keys { display: none; } }
`;
