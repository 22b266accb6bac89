// The page of embed-dialog.test.js: one button that opens the dialog.
import { openEmbedDialog } from '../../web/app/embed-dialog.js';
import { locales } from '../../web/locales/index.js';
import { createWords } from '../../web/story/words.js';

const language = new URLSearchParams(location.search).get('lang') ?? 'en';
const state = {
  board: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  language,
  theme: 'system',
  method: 'ushio',
  methods: [
    { slug: 'ushio', name: { en: 'Ushio', ja: '潮' } },
    { slug: 'other', name: { en: 'Other', ja: '別' } },
  ],
};
document.documentElement.lang = language;
document
  .querySelector('#open')
  ?.addEventListener('click', () =>
    openEmbedDialog({ document, words: createWords(locales[language]), state }),
  );
document.documentElement.dataset.ready = '';
