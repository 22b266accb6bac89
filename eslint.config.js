// What eslint looks for; the layout is prettier's.
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['build/', 'dist/'] },
  js.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // Tests hand functions to the page, so they know both worlds.
    files: ['web/cli/**', 'scripts/**', 'tests/**', '*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['tests/page/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'tests/README.md says how a test waits.' },
      ],
    },
  },
  {
    files: ['web/sw.js', 'web/**/*worker.js'],
    languageOptions: { globals: { ...globals.worker, ...globals.serviceworker } },
  },
];
