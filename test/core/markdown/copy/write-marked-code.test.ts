import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';

function copy(text: string): string | undefined {
  const [first] = parseMarkdown(text, 'content/a.md', { toAddress: (href) => href }).copy ?? [];
  return typeof first === 'string' ? first : undefined;
}

describe('code with comments that mark lines, in a copy', () => {
  it('has no such comments', () => {
    expect(copy('```js title="A" {1}\na(); // [!code focus]\n```\n')).toBe('```js title="A" {1}\na();\n```\n');
  });

  it.each([
    ['```tsx title="src/三.tsx"\na(); // [!code focus]\n```\n', '```tsx title="src/三.tsx"\na();\n```\n'],
    ['```tsx title="src/四.tsx"\na(); // [!code ++]\n```\n', '```diff title="src/四.tsx"\n+a();\n```\n'],
    ['```tsx{1} title="A b" Tab\na(); // [!code --]\n```\n', '```diff {1} title="A b" Tab\n-a();\n```\n'],
    ['```title="a.txt"\na # [!code hl]\n```\n', '```title="a.txt"\na\n```\n'],
    ['```title="a.txt"\na # [!code ++]\n```\n', '```diff title="a.txt"\n+a\n```\n'],
    ['~~~js title="`a`"\na(); // [!code focus]\n~~~\n', '~~~js title="`a`"\na();\n~~~\n'],
    [
      '- A\n\n  ```js title="A" ins={1}\n  a();\n  // highlight-next-line\n  b();\n  ```\n',
      '- A\n\n  ```js title="A" ins={1}\n  a();\n  b();\n  ```\n',
    ],
  ])('keeps the marks after the language: %j', (text, copied) => {
    expect(copy(text)).toBe(copied);
  });

  it('is a diff if lines are added or removed, also in a list', () => {
    expect(copy('- A\n\n  ```js\n  a();\n  b(); // [!code --]\n  c(); // [!code ++]\n  ```\n')).toBe(
      '- A\n\n  ```diff\n   a();\n  -b();\n  +c();\n  ```\n',
    );
  });

  it('is unchanged without such comments', () => {
    const text = '```js showLineNumbers focus={1}\na();\n```\n\n```md\na // [!code ++]\n```\n';

    expect(copy(text)).toBe(text);
  });
});

describe('a badge in a copy', () => {
  it('is a word in parentheses', () => {
    expect(copy('## Sizes :badge[New]{success}\n\n`:badge[New]`\n')).toBe('## Sizes (New)\n\n`:badge[New]`\n');
  });
});
