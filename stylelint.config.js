// What stylelint looks for; the layout is prettier's.
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Our files go by the parts of the page, so a rule may stand behind one of another part that weighs more.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['font-family', '/^--.*font/'] }],
  },
};
