/**
 * The Help on the techniques as a method; the techniques themselves are explained before.
 */

/** @param {import('./parts.js').Parts} parts */
export const writeCatalogue = ({ method, source, paragraph, outcome }) =>
  method('catalogue', 'help.catalogue.title', 'help.catalogue.idea', [
    source('help.catalogue.source'),
    paragraph('help.catalogue.order'),
    outcome('help.catalogue.ends', 'help.catalogue.proves'),
  ]);
