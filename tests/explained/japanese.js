// What a line names in English and in Japanese: its squares, digits and units, so that both can be compared.
// The one idea: read no sentence, only names; whatever else both languages say, these must be the same.

/** @typedef {{ squares: string[], units: string[], digits: string[] }} Names */

const KINDS = {
  row: 'row',
  column: 'column',
  box: 'box',
  行: 'row',
  列: 'column',
  ボックス: 'box',
};
