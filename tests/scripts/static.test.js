// The static checks of the C sources find the faults that they are for: one of each kind, on purpose.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sharesOf, staticChecks } from '../../scripts/lib/static.js';
import { findProgram, project } from '../../scripts/lib/tools.js';

/** Faults that no warning of a compiler tells: the program, what it calls the fault, and the fault. */
const faults = [
  {
    tool: 'clang-tidy',
    kind: 'bugprone-branch-clone',
    fault: `int sign(int n) { if (n < 0) return 1; else return 1; }`,
  },
  {
    tool: 'clang-tidy',
    kind: 'cert-flp30-c',
    fault: `int steps(void) { int n = 0; for (float x = 0; x < 1; x += 0.1f) n++; return n; }`,
  },
  {
    tool: 'clang-tidy',
    kind: 'clang-analyzer-core.NullDereference',
    fault: `int read(const int *at) { if (!at) return *at; return 0; }`,
  },
  {
    tool: 'gcc',
    kind: '-Werror=analyzer-double-free',
    fault: `#include <stdlib.h>
void end(void *block, int twice) { free(block); if (twice) free(block); }`,
  },
  {
    tool: 'cppcheck',
    kind: 'arrayIndexOutOfBounds',
    fault: `int last(void) { int digits[9] = {0}; return digits[9]; }`,
  },
];

for (const { tool, kind, fault } of faults) {
  test(`${tool} finds a fault of the kind ${kind}, and nothing in its place without it`, async (t) => {
    const check = staticChecks().find((one) => one.tool === tool);
    assert.ok(check && check.files.length > 0);
    const folder = mkdtempSync(join(tmpdir(), 'kakutei-static-'));
    t.after(() => rmSync(folder, { recursive: true }));
    copyFileSync(join(project, '.clang-tidy'), join(folder, '.clang-tidy'));
    const [faulty, whole] = ['faulty.c', 'whole.c'].map((name) => join(folder, name));
    writeFileSync(faulty, `${fault}\n`);
    writeFileSync(whole, 'int half(int n) {\n    return n / 2;\n}\n');
    if (!findProgram(tool)) return t.skip(`${tool} is not installed`);
    const found = async (/** @type {string} */ file) =>
      (
        await Promise.all((sharesOf({ ...check, files: [file] }) ?? []).map((look) => look()))
      ).join();
    assert.match(await found(faulty), new RegExp(kind));
    assert.equal(await found(whole), '');
  });
}
