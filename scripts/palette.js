// Writes web/ui/palette.css, the colours and fonts of our pages, from the one table of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { COLOURS, FONTS, HAN_FONTS, MARKS } from '../web/ui/palette.js';
import { project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/palette.js

Writes web/ui/palette.css from web/ui/palette.js, after a colour was changed.`;

export const path = 'web/ui/palette.css';

/** The content of the file, formatted. */
export function paletteCss() {
  const colours = Object.entries(COLOURS).map(
    ([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`,
  );
  const fonts = Object.entries(FONTS).map(([name, families]) => `--${name}: ${families};`);
  const han = Object.entries(HAN_FONTS).map(
    ([tag, families]) => `:root:lang(${tag}) { --text: ${families}; }`,
  );
  const marks = MARKS.fonts.map((name) => `local('${name}')`);
  const css = `/* Written by scripts/palette.js: change palette.js instead. */

@font-face {
  font-family: ${MARKS.family};
  src: ${marks.join(', ')};
  unicode-range: ${MARKS.range};
}

:root {
  color-scheme: light dark;

  ${[...colours, ...fonts].join('\n')}

  background: var(--paper);
}

${han.join('\n\n')}

:root[data-theme='light'] {
  color-scheme: light;
}

:root[data-theme='dark'] {
  color-scheme: dark;
}
`;
  return format(css, { parser: 'css', printWidth: 100, singleQuote: true });
}

await script(import.meta.url, help, {}, async () => {
  writeFileSync(join(project, path), await paletteCss());
  say(`${path} is written.`);
});
