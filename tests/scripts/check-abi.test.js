// The comparison of module, exports.txt and header, on made-up lists; wasm/abi.test.js has the module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredFunctions, differences, listedFunctions } from '../../scripts/check-abi.js';

const header = `
#ifndef KAKUTEI_H
#define KT_SIZE(x) \\
    kt_not_a_function(x)
/* kt_step() is told about below; kt_in_comment(int a); */
// kt_in_line_comment(void);
#ifdef __cplusplus
extern "C" {
#endif
typedef struct kt kt;
typedef struct { uint32_t counts[4]; struct { int a; } inner; } kt_event;
typedef void (*kt_callback)(int);
enum { KT_A = 1, KT_B };
_Static_assert(sizeof(kt_event) == 20, "size; of (it)");
static inline int kt_inline(int a) { if (a) { return 1; } return kt_other(a); }
#define KT_API __attribute__((visibility("default")))
KT_API kt *kt_open(const char *text,
                   uint32_t length);
void kt_free(kt *handle);
const kt_event *kt_events(const kt *handle);
#ifdef __cplusplus
}
#endif
#endif`;

test('the functions of a header are its declarations, whatever stands around them', () => {
  const names = declaredFunctions(header);
  assert.deepEqual(names, ['kt_events', 'kt_free', 'kt_open']);
});

test('exports.txt may have comments and empty lines', () => {
  assert.deepEqual(listedFunctions('# ours\n\nkt_open\r\n  kt_free\n'), ['kt_free', 'kt_open']);
});

const good = {
  exports: ['memory', 'kt_open', 'kt_free', '_initialize'],
  imports: [],
  listed: ['kt_free', 'kt_open'],
  declared: ['kt_free', 'kt_open'],
};

test('lists that agree differ in nothing', () => {
  assert.deepEqual(differences(good), []);
  assert.deepEqual(differences({ ...good, exports: ['memory', 'kt_open', 'kt_free'] }), []);
});

test('whatever differs is named', () => {
  assert.deepEqual(differences({ ...good, imports: ['env.abort'] }), [
    'the module imports env.abort',
  ]);
  assert.deepEqual(differences({ ...good, exports: ['kt_open', 'malloc'] }), [
    'the module does not export kt_free',
    'the module does not export memory',
    'the module also exports malloc',
  ]);
  assert.deepEqual(differences({ ...good, declared: ['kt_open', 'kt_step'] }), [
    'kakutei.h does not declare kt_free',
    'no list of exports has kt_step',
  ]);
});
