/**
 * The styles of a text to copy.
 */

import { inRem } from '../../ui/sheet.js';

export const CLIPPING_STYLES = inRem(`
  textarea {
    display: block;
    inline-size: 100%;
    padding: 0.5rem;
    margin-block: 0.4rem;
    border: 1px solid var(--_rule);
    border-radius: 3px;
    background: var(--_raised);
    color: inherit;
    font: inherit;
    font-size: 0.875rem;
    resize: vertical;
    field-sizing: content;
    max-block-size: 22rem;
  }
`);
