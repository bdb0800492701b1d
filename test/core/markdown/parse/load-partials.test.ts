import { describe, expect, it } from 'vitest';
import type { ReadPartial } from '../../../../core/markdown/parse/load-partials.ts';
import { parseBody } from '../parse-page.ts';

function include(body: string, files: Readonly<Record<string, string>>) {
  const readPartial: ReadPartial = (path) => {
    const text = files[path];
    return text === undefined ? { nearest: Object.keys(files)[0] } : { file: path, text };
  };
  return parseBody(body, { readPartial, toAddress: (href) => href });
}

function problemsOf(body: string, files: Readonly<Record<string, string>>): string[] {
  return include(body, files).problems.map(
    ({ rule, place, message, hint }) => `${place.file}:${place.line}:${place.column} ${rule} ${message}. ${hint}`,
  );
}

describe('a partial', () => {
  const install =
    '---\ntitle: Install\n---\n## Install {name}\n\n```bash title="{name}"\nnpm i {package}\n```\n\n[`{package}`](https://a.example/{package}) <b>{name}</b>\n';

  it('is inserted with its values, which are not parsed as Markdown or HTML', () => {
    const { html, headings, problems } = include(
      '{{"include": "install.md", "name": "<i>*A*", "package": "@mui/joy"}}\n',
      {
        'install.md': install,
      },
    );

    expect(problems).toEqual([]);
    expect(headings).toEqual([{ id: 'install-i-a', depth: 2, text: 'Install <i>*A*' }]);
    expect(html).toContain('<span class="code-title">&lt;i&gt;*A*</span>');
    expect(html.replace(/<span[^>]*>|<\/span>/g, '')).toContain('npm i @mui/joy');
    expect(html).toContain('<a href="https://a.example/@mui/joy"><code>@mui/joy</code></a> <b>&#x3C;i>*A*</b>');
  });

  it('is inserted into the copy of the page as well, and can include others', () => {
    const { copy } = include('A\n\n- {{"include": "a.md", "x": 1}}\n', {
      'a.md': 'B {x} {y}\n\n{{"include": "b.md"}}\n',
      'b.md': 'C\n',
    });

    expect(copy?.join('')).toContain('A\n\n- B 1 {y}\n\nC\n');
  });

  it.each([
    ['Chinese', '群号'],
    ['Cyrillic', 'группа'],
    ['Korean', '한국어'],
    ['accented', 'numéro'],
    ['with a combining mark', 'nume\u0301ro'],
    ['Hindi', 'हिन्दी'],
    ['of several words', 'group no. 1'],
    ['beginning with a digit', '1st'],
  ])('accepts a value whose name is %s, wherever it is used', (_, name) => {
    const { html, copy, problems } = include(`{{"include": "a.md", "${name}": "12"}}\n`, {
      'a.md': `## T {${name}}\n\nIn {${name}}, \`{${name}}\` [a](https://a.example/{${name.replaceAll(' ', '%20')}}/b)\n\n\`\`\`js title="{${name}}.js"\nf({${name}})\n\`\`\`\n`,
    });

    expect(problems).toEqual([]);
    expect(html).toContain('In 12, <code>12</code> <a href="https://a.example/12/b">a</a>');
    expect(html).toContain('<span class="code-title">12.js</span>');
    expect(copy?.join('')).toContain('In 12, `12` [a](https://a.example/12/b)');
  });

  it('with a placeholder without a value is reported at its marker', () => {
    const files = {
      'a.md': 'One {group} two {群号} `{id}`, [{a}](/x/{номер}/)\n\n```js\nf({ x }, {y});\n```\n\n## Three {#three}\n',
      'outer.md': 'A {x}\n\n{{"include": "inner.md", "y": "1"}}\n',
      'inner.md': 'B {y} {x} {z}\n',
    };

    expect(problemsOf('{{"include": "a.md", "group": "{b}", "a": "A"}}\n', files)).toEqual([
      'page.md:5:1 include-value "{群号}" in "a.md" has no value, so the page shows it as it is written. Add "群号": "…" to the marker, or write the braces as code: `{群号}`.',
      'page.md:5:1 include-value "{номер}" in "a.md" has no value, so the page shows it as it is written. Add "номер": "…" to the marker, or write the braces as code: `{номер}`.',
    ]);
    expect(problemsOf('{{"include": "outer.md", "x": "1", "z": 2}}\n', files)).toEqual([]);
    expect(problemsOf('{{"include": "outer.md", "x": "1"}}\n', files)).toEqual([
      'page.md:5:1 include-value "{z}" in "outer.md" has no value, so the page shows it as it is written. Add "z": "…" to the marker, or write the braces as code: `{z}`.',
    ]);
  });

  it('is not inserted into code', () => {
    expect(include('```\n{{"include": "a.md"}}\n```\n', {}).problems).toEqual([]);
  });

  it('with a fault is reported at its marker', () => {
    const files = {
      'a.md': 'A {name}\n',
      'demo.md': '{{"demo": "A.js"}}\n',
      'one.md': 'One\n\n{{"include": "two.md"}}\n',
      'two.md': '{{"include": "one.md"}}\n',
    };

    expect(
      problemsOf('{{"include": "gone.md"}}\n\n{{"include": 1}}\n\n{{"include": "a.md", "nam": "B"}}\n', files),
    ).toEqual([
      'page.md:5:1 include-missing There is no file "gone.md" in this site. Did you mean "a.md"?',
      'page.md:7:1 include-invalid This marker does not name a file and plain values. Write {{"include": "partials/install.md", "package": "@mui/joy"}}, with strings, numbers, true and false.',
      'page.md:9:1 include-value Nothing in "a.md" uses "{nam}". Did you mean "name"?',
    ]);
    expect(problemsOf('{{"include": "demo.md"}}\n\n{{"include": "one.md"}}\n', files)).toEqual([
      'page.md:5:1 include-marker The partial "demo.md" contains a demo, a component, or code from a file, but only a page can contain those. Place it on the page, before or after the partial.',
      'two.md:1:1 include-circle The partials include each other endlessly: one.md → two.md → one.md. Remove one of these markers.',
    ]);
  });
});
