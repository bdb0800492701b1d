// Texts that a language writes as English does, with the reason: names, values alone, and words
// that the two share. Any other text that is still English has not been translated.

/** Names that no language translates, and words that languages with Latin letters share with English. */
export const sameAsEnglish: {
  readonly names: ReadonlySet<string>;
  readonly words: Readonly<Record<string, ReadonlySet<string>>>;
} = {
  // Products, standards, tiers of products, words of React's API, and a value without a word.
  names: new Set([
    'API',
    'CSS',
    'Hooks',
    'JavaScript',
    'Markdown',
    'Material Design',
    'Premium',
    'Pro',
    'Prop',
    'Props',
    'Slot',
    'Slots',
    // The product MUI System.
    'System',
    'MUI System',
    'Tailwind',
    'Tailwind CSS',
    'TypeScript',
    'WAI-ARIA',
    '{{name}}',
  ]),
  words: {
    // Words that German developers use, and words of both languages.
    de: new Set([
      'Alpha',
      'Beta',
      'Blog',
      'Code',
      'Demo',
      'Demo: {{name}}',
      'Demos',
      'Enums',
      'Export',
      'Feedback',
      'Feeds',
      'Import',
      'Info',
      'Member',
      'Migration',
      'Name',
      'Parameter',
      'Playground: {{name}}',
      'Status',
      'Tags',
      'Version',
    ]),
    // Spelled alike, as are those of Italian and Portuguese below.
    es: new Set([
      'Beta',
      'Experimental',
      'Blog',
      'Constructor',
      'Demo',
      'Demo: {{name}}',
      'Demos',
      'Error',
      'Feeds',
      'Playground: {{name}}',
    ]),
    it: new Set(['Beta', 'Blog', 'Demo', 'Demo: {{name}}', 'Formula']),
    pt: new Set(['Beta', 'Experimental', 'Blog', 'Classes']),
    // Spelled alike, most of them French by origin.
    fr: new Set([
      'Alpha',
      'Danger',
      'Important',
      'Blog',
      'Classes',
      'Code',
      'Description',
      'Export',
      'Import',
      'Info',
      'Migration',
      'Mode',
      'Page',
      'Section',
      'Signature',
      'Site',
      'Tags',
      'Type',
      'Types',
      'Version',
      'Versions',
      '{{title}}, page {{page}}',
    ]),
  },
};
