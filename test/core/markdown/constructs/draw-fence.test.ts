import { describe, expect, it } from 'vitest';
import { findVainInfo } from '../../../../core/markdown/constructs/find-vain-info.ts';
import { parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';
import { parseBody } from '../parse-page.ts';

function problemsOf(body: string): string[] {
  return parseBody(body).problems.map(
    ({ rule, place, message, hint }) => `${place.line}:${place.column ?? 1} ${rule} ${message}. ${hint}`,
  );
}

describe('a fence with marks', () => {
  it('shows added, focused and numbered lines, and marked texts', () => {
    const { html, problems } = parseBody('```js showLineNumbers focus={2} /b/\na();\nb(); // [!code ++]\n```\n');

    expect(problems).toEqual([]);
    expect(html).toContain('<figure class="code code-focused code-numbered"');
    expect(html).toContain('<span class="line line-add line-focus line-sign" data-line="2">');
    expect(html).toContain('<mark class="word">');
    expect(html).not.toContain('[!code');
  });

  it('tells marks that mean nothing, at their lines', () => {
    expect(problemsOf('```js {9} /gone/ foucs={1}\na();\nb(); // [!code focs]\n```\n')).toEqual([
      '5:1 fence-info "foucs={1}" in the fence’s info string has no effect. Did you mean "focus"?',
      '5:1 fence-lines The fence highlights line 9, but the code has 2 lines. Correct the numbers between the braces.',
      '5:1 fence-lines The fence highlights "gone", which is not in its code. Correct the text between the slashes.',
      '7:9 fence-mark The comment "[!code focs]" marks nothing. Did you mean "[!code focus]"?',
    ]);
  });
});

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
    ['title="a', 'title="a', 'Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.'],
  ])('%s is told with what was most likely meant', (meta, part, hint) => {
    expect(findVainInfo(parseFenceMeta(meta))).toEqual({ part, hint });
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
  ])('%s has a label, or what it says is known', (meta) => {
    expect(findVainInfo(parseFenceMeta(meta))).toBeUndefined();
  });
});
