/* finder.h - the interface of everything that finds steps.
 *
 * The one idea: a finder meets the instances of its family in the order of HoDoKu 2.2.0 and
 * describes each in `step`; tech_found() passes it to the caller, who decides whether to go on. So
 * "the first" and "all" use the same code, and nothing is allocated or collected here.
 *
 *     void tech_find_family(tech_finder *f) {
 *         for (each instance, in order) {
 *             tech_begin(f, TECH_...);         the step, empty
 *             tech_remove(f, square, digit);   its conclusions, in the order in which they are to be made
 *             if (tech_found(f)) return;
 *         }
 *     }
 */
#ifndef TECH_FINDER_H
#define TECH_FINDER_H

#include "techniques/work.h"

/* HoDoKu's options. */
typedef struct {
    uint8_t links;            /* of X-chains, XY-chains and remote pairs */
    uint8_t fins, endo_fins;  /* of a fish, at most */
    bool siamese;             /* two finned fish of one base as one step */
    bool duals;               /* two kites, two empty rectangles as one step */
    bool pair_rectangle;      /* an empty rectangle may have two candidates */
    bool missing_candidates;  /* a corner of a unique rectangle may have lost one of its digits */
    bool sets_in_chains;      /* almost locked sets as nodes */
    bool sets_overlap;        /* almost locked sets may share squares */
    bool sets_both_ways;      /* chains of sets also go back in the list */
    bool one_per_result;      /* of chains, sets and fish with equal removals one is enough */
    bool short_chains_first;  /* as the forks numbered 2.3 do */
    bool easiest;             /* not HoDoKu's choice: the smallest of all instances, tech_size() */
    uint8_t set_chain_length; /* restricted commons in a chain of sets, at most */
} tech_options;

/* As HoDoKu has them when it rates. */
extern const tech_options tech_default_options;

typedef struct tech_finder tech_finder;
struct tech_finder {
    const tech_board *board;
    const tech_options *options;
    const uint8_t *
        solution; /* 81 digits if there is exactly one; else NULL: then uniqueness proves nothing */
    tech_work *work;
    tech_set wanted;
    bool all;        /* not only the first */
    uint32_t since;  /* the board's changes when it was last searched in vain; 0: never */
    uint32_t budget; /* of visits; tech_pause() counts them */
    uint32_t cursor; /* where a paused search continues; 0: at the start */
    bool paused;

    /* Takes the steps; returns true for more. NULL: the first is enough. */
    bool (*take)(void *taker, const tech_step *step);
    void *taker;
    bool is_told;     /* the parts are wanted as well */
    tech_part *parts; /* room for TECH_PARTS if is_told */

    bool found; /* the search ended with `step` */
    tech_step step;
};

/* Gets a finder ready for a board, with default options; what is wanted is to be filled in. */
void tech_finder_begin(tech_finder *f, const tech_board *board, tech_work *work);

/* Searches for `wanted`, techniques of one finder. If `paused`, call it again; else it is done. */
void tech_search(tech_finder *f);

/* --- For finders ------------------------------------------------------------------------------ */

static inline bool tech_wants(const tech_finder *f, unsigned technique) {
    return tech_set_has(&f->wanted, technique);
}

/* Whether anything in the unit, or of the digit, has changed since it was last searched in vain. */
static inline bool tech_unit_is_fresh(const tech_finder *f, unsigned unit) {
    return f->board->unit_changed[unit] > f->since;
}

static inline bool tech_digit_is_fresh(const tech_finder *f, unsigned digit) {
    return f->board->digit_changed[digit] > f->since;
}

/* Empties the step. */
void tech_begin(tech_finder *f, unsigned technique);

/* Removals are made in the order in which they are described. A removal of no candidate, or a
 * repeated one, is left out. The squares of a set go in ascending order. */
void tech_remove(tech_finder *f, unsigned square, unsigned digit);
void tech_remove_squares(tech_finder *f, kt_squares squares, unsigned digit);
void tech_remove_digits(tech_finder *f, unsigned square, uint16_t digits);

/* Parts are for drawing and are kept only if wanted. Returns the part's index. */
unsigned tech_part_unit(tech_finder *f, unsigned role, unsigned unit);
unsigned tech_part_squares(tech_finder *f, unsigned role, kt_squares squares, uint16_t digits);
unsigned tech_part_within(tech_finder *f, unsigned role, unsigned unit, kt_squares squares,
                          uint16_t digits);
unsigned tech_part_link(tech_finder *f, unsigned role, kt_squares squares, unsigned digit,
                        unsigned from);

/* A node of a chain that is false since a simple technique (in `unit`), or a chain of its own, takes it away once the
 * node it comes from is false. */
unsigned tech_part_found(tech_finder *f, unsigned technique, unsigned unit, kt_squares squares,
                         unsigned digit, unsigned from);

/* The step is described. True: the finder has to return. Steps without effect and unwanted ones are
 * passed over. */
bool tech_found(tech_finder *f);

/* For families of which HoDoKu takes not the first instance but the best (tech_precedes() of step.h says which
 * that is): the step is described, and kept if it is the best so far. True: the finder has to return. */
bool tech_propose(tech_finder *f);

/* The same for finders with an order of their own: the step is the best so far. */
void tech_keep(tech_finder *f);

/* Whether the step, described without its chain, would be the best so far if its chain were short, or had as many
 * links as the step says. Ask this before an expensive description. */
bool tech_may_be_best(const tech_finder *f);

/* At the end: passes on the best step, if there was any. */
void tech_settle(tech_finder *f);

/* A long search calls this between two pieces of work with the number of the next, above 0. True: the
 * budget is spent, the finder has to return; called again, it goes on at `cursor`. */
bool tech_pause(tech_finder *f, uint32_t next);

/* tech_find_...: the finders that the table names; tech_find_none finds nothing. */
#define TECH(name, slug, family, code, se, index, level, score, rates, shows, uniqueness, finder) \
    void tech_find_##finder(tech_finder *f);
#include "techniques/techniques.def"
#undef TECH

#endif
