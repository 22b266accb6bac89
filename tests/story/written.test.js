// The story of a few presses, word for word and picture for picture, as it was read: written.js says how it is kept.
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { Engine } from '../../web/index.js';
import { createWords } from '../../web/locales/words.js';
import { tellPress } from '../../web/story/entry.js';
import { loadDetails, loadTechniques } from '../../web/story/loading.js';
import { locales } from '../locales/all.js';
import { need } from '../needs.js';
import { assertWritten, written } from './written.js';

need('wasm');

await loadDetails('en');
await loadTechniques('en');
const words = createWords(locales.en);
const engine = await Engine.load();
await engine.loadTechniques();

/** @param {string} name of an example */
const boardOf = (name) => String(EXAMPLES.find((example) => example.name === `example.${name}`)?.board); // prettier-ignore

/** @param {string} method @param {string} name of an example @param {'step' | 'solve'} action @param {boolean} showHow */
async function tellOne(method, name, action, showHow) {
  const solver = engine.open(boardOf(name), { method, events: true });
  const result = solver[action]();
  const press = { action, result, events: solver.events(), sets: solver.sets(), method: solver.methodInfo, time: 1500, showHow }; // prettier-ignore
  solver.free();
  const { lead, items } = tellPress(words, press);
  const lines = [`## ${name}, ${action}${showHow ? ', how' : ''}`, ...(await written(lead))];
  const shown = items.length > 8 ? [...items.slice(0, 5), ...items.slice(-3)] : items;
  for (const item of shown) lines.push(...(await written(item)));
  return lines;
}

for (const { slug } of engine.methods()) {
  test(`${slug}: a few presses are told as they were`, async () => {
    const lines = [];
    // A search through the hard one is long, and no other story.
    const names = slug === 'backtracking' ? ['first'] : ['first', 'hard'];
    for (const name of [...names, 'several', 'contradictory']) {
      lines.push(...(await tellOne(slug, name, 'step', true)));
      lines.push(...(await tellOne(slug, name, 'solve', name === 'hard')));
    }
    assertWritten(`story/written/${slug}.txt`, lines);
  });
}
