# What of engine/ is compiled together, and the modules in WebAssembly that are made of it. A folder is its .c files; a
# file stands in one part only, and what is named by itself is not counted with its folder. scripts/lib/modules.js reads
# these lines, too.

# part(NAME folders and files)
part(solver api argument board candidates make methods methods/human methods/logical_cube methods/ushio reason search
     trace)
part(catalogue api/catalogue.c api/catalogue_table.c methods/techniques.c questions techniques techniques/se)
part(prover api/prover.c api/prover_table.c proof)
part(photo api/photo.c api/photo_table.c photo) # a library of its own
part(searches search/count.c search/triad.c) # compiled with vectors and without
part(tables api/handle.c methods/methods.c)  # compiled for each module that has it: which methods there are

# wasm_module(TARGET NAME of the .wasm, its exports, its memory, PARTS; DEFINES what differs in `tables`).
# `searches` is `vectors` or `scalars` here.
wasm_module(module kakutei exports.txt 16MB PARTS solver vectors tables DEFINES KT_NO_TECHNIQUES)
wasm_module(plain-module kakutei-plain exports.txt 16MB PARTS solver scalars tables DEFINES KT_NO_TECHNIQUES)
# Techniques make no use of vectors, and their search is asked one question a board: one module will do.
wasm_module(techniques-module kakutei-techniques exports-techniques.txt 20MB PARTS catalogue solver scalars tables
            DEFINES KT_TECHNIQUES_ONLY)

# Proofs are sought in wasm for a second or more: spreading and replaying for speed, the rest for size.
wasm_module(proof-module kakutei-proof exports-proof.txt 16MB PARTS prover solver scalars)

# A handle takes 9.5 MB: there is room for one.
wasm_module(photo-module kakutei-photo exports-photo.txt 12MB PARTS photo solver scalars)

# optimised(LEVEL folders and files): in a release everything else is compiled for size, -Os. FASTEST: as a release is.
#
# A page loads the engine before it can solve, so a release is built for size, but for where the time goes: the exact
# search and backtracking for speed, what the other methods do most at -O2, which is as fast there and smaller.
# `npm run bench` and callgrind tell.
optimised(FASTEST methods/backtracking.c search)
optimised(-O2 board/text.c board/units.c candidates methods/human/ab_reduction.c methods/logical_cube/cyclic.c
          methods/logical_cube/lines.c methods/ushio/context.c methods/ushio/determined_set.c
          methods/ushio/exclusive_set.c methods/ushio/set_list.c)
# Proofs and techniques natively for speed; in wasm at -O2, which is as fast there. For size: what of them is asked once a
# press, techniques that no rating goes by, colours, which take little of its time, the reasons, as only a press that is
# told asks for them, the maker, which spends its time in the search, and a board's text.
optimised(FASTEST proof photo)
if(EMSCRIPTEN)
  optimised(-Oz api/catalogue.c api/catalogue_table.c argument make questions reason)
  optimised(-Os board/text.c)
  optimised(-O2 proof techniques techniques/se)
  optimised(-Os proof/cut.c proof/least.c proof/pick.c proof/shape.c)
  optimised(-Oz techniques/ahead.c techniques/als_nodes.c techniques/avoidable.c techniques/chains_short.c
            techniques/colours.c techniques/death_blossom.c techniques/deadly.c techniques/deadly_lines.c
            techniques/exocet.c techniques/fireworks.c techniques/forcing_tell.c techniques/loops.c
            techniques/oddagon.c techniques/path.c techniques/presets.c techniques/reverse_bug.c
            techniques/sectors.c techniques/technique.c techniques/tell.c techniques/templates.c
            techniques/tridagon.c techniques/way.c)
else()
  optimised(FASTEST techniques techniques/se)
endif()
