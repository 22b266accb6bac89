// A technique is described in one place: a made-up one, a line in a copy of rules.def and a sentence, is found
// in the C table, in the words of the filter, by the JS side, and in the story.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findEmscripten, project } from '../../scripts/lib/tools.js';
import { EVENT, REPORT } from '../../web/engine/layout.js';
import { Machine } from '../../web/engine/machine.js';
import { readEvents } from '../../web/engine/records.js';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { tellDeduction } from '../../web/story/deductions.js';
import { labelOf } from '../../web/story/rules.js';
import { createWords } from '../../web/locales/words.js';
import { need } from '../needs.js';

need('wasm', 'native');

const known = (await Engine.load()).rules();
const NUMBER = known.length + 1;
const LINE = `KT_RULE(${NUMBER}, MADE_UP_2, "made-up-2", "made-up", REMOVES, 4)\n`;

/** Prints the slug, and the filter's text for a deduction without and with a number. It has no catalogue. */
const PROGRAM = `
#include <stdio.h>
#include <string.h>
#include "cli/port.h"
#include "cli/origin.h"
#include "methods/rules.h"
const kt_technique_info *kt_technique(uint32_t technique) {
    (void)technique;
    return NULL;
}
int32_t port_write(int32_t file, const uint8_t *bytes, uint32_t size) {
    (void)file;
    return (int32_t)fwrite(bytes, 1, size, stdout);
}
int main(void) {
    static out o;
    kt_event event = {.kind = KT_EVENT_DEDUCTION, .rule = KT_RULE_MADE_UP_2};
    out_text(&o, kt_rule(KT_RULE_MADE_UP_2)->slug);
    for (event.value = 0; event.value < 6; event.value += 5) {
        out_char(&o, ' ');
        origin_write(origin_of_deduction(&event), &o);
    }
    out_flush_all(&o);
    return 0;
}
`;

/** @type {string} */
let home;
/** @param {string} path */
const inside = (path) => join(home, path);
before(() => {
  home = mkdtempSync(join(tmpdir(), 'kakutei-rule-'));
  cpSync(join(project, 'engine'), home, { recursive: true });
  appendFileSync(inside('methods/rules.def'), LINE);
});
after(() => rmSync(home, { recursive: true }));

/** @param {string} compiler @param {string[]} args */
const compile = (compiler, ...args) =>
  execFileSync(compiler, ['-std=c11', `-I${home}`, `-I${inside('include')}`, ...args]);

test('the table and the filter know it', () => {
  writeFileSync(inside('program.c'), PROGRAM);
  const sources = [
    'program.c',
    'methods/rules.c',
    'cli/origin.c',
    'cli/argument_size.c',
    'cli/out.c',
  ].map(inside);
  compile('gcc', '-o', inside('program'), ...sources);
  assert.equal(execFileSync(inside('program')).toString(), 'made-up-2 made-up-2 made-up-5');
});

test('the JS side reads it, and the story tells it', () => {
  const names = ['kt_layout', 'kt_rule', 'kt_rule_count'].map((name) => `_${name}`);
  const flags = ['--no-entry', '-sSTANDALONE_WASM', `-sEXPORTED_FUNCTIONS=${names.join(',')}`];
  const sources = ['methods/rules.c', 'api/layout.c'].map(inside);
  const emcc = join(findEmscripten() ?? '', 'emcc');
  compile(emcc, ...flags, '-o', inside('rules.wasm'), ...sources);
  const module = new WebAssembly.Module(readFileSync(inside('rules.wasm')));
  const { rules, named } = new Machine(new WebAssembly.Instance(module, {}));
  const rule = { slug: 'made-up-2', family: 'made-up', does: 'removes', rank: 4 };
  assert.deepEqual(rules, [...known, rule]);

  const memory = new DataView(new ArrayBuffer(1024));
  memory.setUint32(REPORT.eventCount, 1, true);
  memory.setUint8(512 + EVENT.kind, 20);
  memory.setUint8(512 + EVENT.rule, NUMBER);
  memory.setUint16(512 + EVENT.digits, 1 << 6, true);
  const [[event]] = readEvents(memory, 512, 0, named);
  assert.deepEqual([event.kind, event.rule, event.family], ['deduction', 'made-up-2', 'made-up']);
  for (const texts of Object.values(locales)) {
    const words = createWords({
      ...texts,
      'rule.made-up': 'made up by {n}',
      'deduction.made-up': 'So it is made up for {digit} in {square}.',
    });
    const { text, rule } = tellDeduction(words, [event], event);
    assert.equal(text, `So it is made up for 7 in ${words.square({ row: 1, column: 1 })}.`);
    assert.deepEqual(rule, { label: 'made up by 2', anchor: 'made-up' });
    assert.equal(labelOf(words, 'made-up-2'), 'made up by 2');
  }
});
