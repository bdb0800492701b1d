import { describe, expect, it } from 'vitest';
import { findIgnoredMark } from '../../../../core/markdown/constructs/find-ignored-mark.ts';
import { parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';

describe('an info string', () => {
  it.each([
    ['towslash', 'towslash', 'Did you mean "twoslash"?'],
    ['twoslahs title="a"', 'twoslahs', 'Did you mean "twoslash"?'],
    ['Twoslash', 'Twoslash', 'Did you mean "twoslash"?'],
    ['nocheck', 'nocheck', 'Did you mean "no-check"?'],
    ['npm2yan', 'npm2yan', 'Did you mean "npm2yarn"?'],
    ['showLineNumber', 'showLineNumber', 'Did you mean "showLineNumbers"?'],
    ['lineNumbers', 'lineNumbers', 'Did you mean "showLineNumbers"?'],
    ['titel="App.tsx"', 'titel="App.tsx"', 'Did you mean "title"?'],
    ['fiel="src/a.ts"', 'fiel="src/a.ts"', 'Did you mean "file"?'],
    ['file=src/a.ts', 'file=src/a.ts', 'Write file="src/a.ts".'],
    ['title="Button', 'title="Button', 'Write title="Button".'],
    ['title=“应用.js”', 'title=“应用.js”', 'Write title="应用.js".'],
    ['title=„App.js“', 'title=„App.js“', 'Write title="App.js".'],
    ['file=「src/a.ts」', 'file=「src/a.ts」', 'Write file="src/a.ts".'],
    ['title="a file="b.ts"', 'title="a file="', 'Write title="…", with the same quotation mark at both ends.'],
  ])('%s is reported with what was most likely meant', (meta, part, hint) => {
    expect(findIgnoredMark(parseFenceMeta(meta))).toEqual({ part, hint });
  });

  it.each([
    'npm',
    'TypeScript',
    'Yarn berry',
    'App.tsx',
    'System',
    'Tailwind CSS',
    'JavaScript',
    'twoslash',
    'npm2yarn',
  ])('%s has only known marks, or a label', (meta) => {
    expect(findIgnoredMark(parseFenceMeta(meta))).toBeUndefined();
  });
});
