import { describe, expect, it } from 'vitest';
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
    expect(html).toContain('<span class="line line-add line-focus line-sign" data-docs-line="2">');
    expect(html).toContain('<mark class="word">');
    expect(html).not.toContain('[!code');
  });

  it('reports marks without a meaning at their lines', () => {
    expect(problemsOf('```js {9} /gone/ foucs={1}\na();\nb(); // [!code focs]\n```\n')).toEqual([
      '5:1 fence-info "foucs={1}" in the fence\'s info string has no effect. Did you mean "focus"?',
      '5:1 fence-lines The fence highlights line 9, but the code has 2 lines. Correct the numbers between the braces.',
      '5:1 fence-lines The fence highlights "gone", which is not in its code. Correct the text between the slashes.',
      '7:9 fence-mark The comment "[!code focs]" marks nothing. Did you mean "[!code focus]"?',
    ]);
  });
});
