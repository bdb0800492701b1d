import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';

function copy(text: string): string | undefined {
  const [first] = parseMarkdown(text, 'content/a.md', { toAddress: (href) => href }).copy ?? [];
  return typeof first === 'string' ? first : undefined;
}

describe('code with comments that mark lines, in a copy', () => {
  it('is without them', () => {
    expect(copy('```js title="A" {1}\na(); // [!code focus]\n```\n')).toBe('```js\na();\n```\n');
  });

  it('is a diff where lines were added or taken away, also in a list', () => {
    expect(copy('- A\n\n  ```js\n  a();\n  b(); // [!code --]\n  c(); // [!code ++]\n  ```\n')).toBe(
      '- A\n\n  ```diff\n   a();\n  -b();\n  +c();\n  ```\n',
    );
  });

  it('is as it was written otherwise', () => {
    const text = '```js showLineNumbers focus={1}\na();\n```\n\n```md\na // [!code ++]\n```\n';

    expect(copy(text)).toBe(text);
  });
});

describe('a badge in a copy', () => {
  it('is a word in parentheses', () => {
    expect(copy('## Sizes :badge[New]{success}\n\n`:badge[New]`\n')).toBe('## Sizes (New)\n\n`:badge[New]`\n');
  });
});
