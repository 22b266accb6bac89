// Where dist/kakutei.html starts: it is the page, or the Help where the address ends in #help or
// #help/PLACE.
const isHelp = () => /^#help(\/|$)/.test(location.hash);

/** @param {string} id */
const element = (id) => /** @type {any} */ (document.getElementById(id));

if (isHelp()) {
  element('page-style').media = 'not all';
  element('help-style').media = 'all';
  document.body.replaceChildren(element('help-page').content);
  import('../../web/help/main.js');
} else {
  import('../../web/app/main.js');
}

const was = isHelp();
addEventListener('hashchange', () => {
  if (isHelp() !== was) location.reload();
});

// Links that the page makes later point to help.html, which is part of this file, and those of the Help
// to its own places, or to the page beside it with a board.
addEventListener('click', (event) => {
  const link = /** @type {HTMLAnchorElement | undefined} */ (
    event.composedPath().find((target) => target instanceof HTMLAnchorElement)
  );
  const href = link?.getAttribute('href') ?? '';
  const place = href.match(was ? /^#(?!help\/)(.+)$/ : /^help\.html#?(.*)$/)?.[1];
  if (place !== undefined) link?.setAttribute('href', place ? `#help/${place}` : '#help');
  else if (href.startsWith('./#') && link) link.href = location.pathname + href.slice(2);
});
