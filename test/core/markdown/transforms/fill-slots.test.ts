import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const place = { file: 'page.md', line: 5, column: 1 };
const fence = (info: string, code = 'a\nb') => parseBody(`\`\`\`${info}\n${code}\n\`\`\``);

describe('a fence', () => {
  it('is a block of code with its title, language and lines', () => {
    const { html, problems } = fence('tsx title="App.tsx" {2}');

    expect(problems).toEqual([]);
    expect(html).toContain('<figure class="code" data-code-block data-docs-language="tsx">');
    expect(html).toContain('<span class="code-title">App.tsx</span>');
    expect(html).toContain('<code class="language-tsx">a\n<span class="line line-mark">b\n</span></code>');
  });

  it.each(['', '   '])('needs no language: "%s"', (info) => {
    expect(fence(info)).toMatchObject({ problems: [] });
    expect(fence(info).html).toContain('<code>a\nb\n</code>');
  });

  it('can be in a list, indented or empty', () => {
    const { html } = parseBody('1. a\n\n   ```js\n   b\n     c\n   ```\n2. d\n\n   ```\n   ```');

    expect(html).toContain('b\n  c\n</code>');
    expect(html).toContain('<code></code>');
  });

  it.each(['sh', 'shell', 'zsh', 'console', 'terminal', 'SH'])('with commands must be in bash, not %s', (language) => {
    expect(fence(language).problems).toEqual([
      {
        rule: 'fence-shell',
        severity: 'error',
        place,
        message: `Commands are written in "bash", but this fence says "${language.toLowerCase()}"`,
        hint: 'Write ```bash.',
      },
    ]);
  });

  it.each([
    ['typescirpt', 'Did you mean "typescript"?'],
    ['jsom', 'Did you mean "json"?'],
    ['brainfuckery', expect.stringMatching(/^Use one of bash, css, diff, .*yml\.$/)],
  ])('must have a known language, not %s', (language, hint) => {
    const { html, problems } = fence(language);

    expect(problems).toEqual([
      { rule: 'fence-language', severity: 'error', place, message: `No language is named "${language}"`, hint },
    ]);
    expect(html).toContain('<code>a\nb\n</code>');
  });

  it.each(['js&#x20;xss', 'js"onclick="a', 'constructor', '__proto__'])(
    'adds no class from its language to the page: %s',
    (info) => {
      expect(fence(info).html).toMatch(/<code(?: class="language-js")?>/);
    },
  );

  it.each([
    ['js lines="A"', `'lines="A"'`],
    ['js {a}', '"a"'],
    ['js {3-1}', '"3-1"'],
    ['js {0}', '"0"'],
  ])('is reported if its marks are unknown: %s', (info, part) => {
    expect(fence(info).problems).toEqual([
      {
        rule: 'fence-info',
        severity: 'warning',
        place,
        message: `${part} in the fence's info string has no effect`,
        hint: 'Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.',
      },
    ]);
  });

  it.each([
    ['a', 1, 'line'],
    ['a\nb', 2, 'lines'],
  ])('is reported if it highlights lines that it does not have', (code, count, noun) => {
    expect(fence('js {1,4-6}', code).problems).toEqual([
      {
        rule: 'fence-lines',
        severity: 'warning',
        place,
        message: `The fence highlights line 4, but the code has ${count} ${noun}`,
        hint: 'Correct the numbers between the braces.',
      },
    ]);
  });
});
