/**
 * Entries of the story that change after they were added. Pure; loaded with the runs that do so.
 */

/** @typedef {import('../state.js').State} State */

/** Changes an entry of the story, by its number. @param {State} state @param {number} id @param {object} changes @returns {State} */
export const changeEntry = (state, id, changes) => ({
  ...state,
  story: Object.freeze(
    state.story.map((told) => (told.id === id ? Object.freeze({ ...told, ...changes }) : told)),
  ),
});
