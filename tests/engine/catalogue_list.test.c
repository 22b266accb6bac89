/* catalogue_list.test.c - the list of steps: that it takes as many steps and as many removals as it has room for, and
 * says how many it has lost.
 */
#include "api/catalogue.h"
#include "tap.h"

enum { AT_ONCE = 128 };

static kt_catalogue *c;
static tech_step step;

static void list(uint32_t count, uint16_t removals) {
    step.removals = removals;
    for (uint32_t i = 0; i < count; i++) kt_list_add(c, &step, NULL);
}

static void tests_removals(void) {
    kt_list_clear(c);
    list(KT_DELETIONS / AT_ONCE, AT_ONCE);
    tap_ok(c->report.step_count == KT_DELETIONS / AT_ONCE && c->lost == 0,
           "a list has room for as many removals as there may be, to the last");
    list(1, 1);
    tap_ok(c->report.step_count == KT_DELETIONS / AT_ONCE && c->lost == 1,
           "and for none more: that step is lost, and counted");
    list(1, 0);
    tap_ok(c->report.step_count == KT_DELETIONS / AT_ONCE + 1 && c->lost == 1,
           "one that removes nothing still finds room");
}

static void tests_steps(void) {
    kt_list_clear(c);
    c->lost = 0;
    list(KT_CATALOGUE_STEPS, 1);
    tap_ok(c->report.step_count == KT_CATALOGUE_STEPS && c->lost == 0,
           "a list has room for as many steps as it says");
    list(2, 1);
    tap_ok(c->report.step_count == KT_CATALOGUE_STEPS && c->lost == 2, "and for none more");
}

int main(void) {
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    tests_removals();
    tests_steps();
    kt_catalogue_free(c);
    return tap_end();
}
