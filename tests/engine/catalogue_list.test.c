/* catalogue_list.test.c - the list of steps: that it takes as many steps and as many removals as it has room for, and
 * says how many it has lost; and what a step of it unlocks.
 */
#include "questions/questions.h"
#include "square_text.h"
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

static void leave(const char *square, const char *digits) {
    c->board.candidates[square_of(square)] = digits_of(digits);
}

/* Of singles that contradict each other, as within a supposition, the easiest is placed: row 5 has one empty square,
 * and its 5 takes that of r1c9, which comes first on the board and would leave r1c1 the 6. */
static void tests_unlocks(void) {
    static const char board[] =
        ".123478.. ........9 ......... ........6 12346879. ......... ......... "
        "......... .........";
    for (unsigned s = 0; s < 81; s++) {
        char digit = board[s + s / 9];
        c->board.digits[s] = digit == '.' ? 0 : (uint8_t)(digit - '0');
        c->board.candidates[s] = KT_ALL_DIGITS;
    }
    leave("r1c1", "56");
    c->is_open = true;
    kt_list_clear(c);
    step.removal[0] = tech_candidate_of(square_of("r9c5"), 5);
    list(1, 1);
    kt_catalogue_unlocks(c, 0);
    tap_number(c->report.unlocked_digits, 1, "full houses are unlocked before other singles");
}

int main(void) {
    c = kt_catalogue_create();
    if (c == NULL) return 1;
    tests_removals();
    tests_steps();
    tests_unlocks();
    kt_catalogue_free(c);
    return tap_end();
}
