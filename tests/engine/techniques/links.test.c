/* links.test.c - the immediate consequences of a candidate. */
#include "technique_text.h"

static void write_literal(tech_literal literal) {
    const tech_node *node = tech_node_of(&work.links, literal);
    write_squares(kt_squares_both(node->squares, board.squares[node->digit]));
    end_of_page += sprintf(end_of_page, "%c%u", tech_is_on(literal) ? '=' : '-', node->digit);
}

/* The list of a candidate, true or false, in its order. */
static const char *links_of(const char *square, unsigned digit, bool is_on, tech_link_kind kind) {
    const tech_links *l = &work.links;
    tech_link(&work.links, &board, kind);
    tech_literal literal = tech_literal_of(l, square_of(square), digit, is_on);
    end_of_page = page;
    for (uint32_t i = l->begin[literal]; i < l->begin[literal + 1]; i++) {
        if (end_of_page != page) *end_of_page++ = ' ';
        write_literal(l->links[i]);
    }
    return end_page();
}

int main(void) {
    open_position(NULL, "r5c5=12 r5:1=r5c5+r5c6+r5c9 c5:1=r3c5+r4c5+r5c5 b5:1=r4c5+r5c5+r5c6+r6c6");
    tap_text(links_of("r5c5", 1, true, TECH_LINKS_ALL),
             "r5c5-2 r5c6-1 r5c9-1 r3c5-1 r4c5-1 r6c6-1 r5c6+r6c6-1",
             "the square's other digit goes, then what is seen in row, column and box, each once, "
             "then groups");
    tap_text(links_of("r5c5", 1, true, TECH_LINKS_X), "r5c6-1 r5c9-1 r3c5-1 r4c5-1 r6c6-1",
             "in an X-chain the places of the digit");
    tap_text(links_of("r5c5", 1, false, TECH_LINKS_ALL), "r5c5=2",
             "without it the square is the other");
    return tap_end();
}
