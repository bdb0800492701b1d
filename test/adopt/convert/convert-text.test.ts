// What authors of other engines write → what stands in the new page.

import { describe, expect, it } from 'vitest';
import { adoptPage } from '../adopt-files.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe('text with the same meaning in every engine', () => {
  it('stays unchanged', () => {
    const text = lines(
      '# Page',
      '',
      'Text `{a}` \\{b\\} <https://x.y> *a*',
      '',
      '| a | b |',
      '|---|---|',
      '| 1 | 2 |',
      '',
      '- [ ] x',
      '',
      '    code',
      '',
      '[^1]: note {#a}',
      '',
      '```md',
      ':::tip',
      '<Tabs>',
      '```',
    );
    expect(adoptPage(text).text).toBe(text.replace(' {#a}', ' <span id="a"></span>'));
  });
});

describe('callouts', () => {
  it.each([
    [':::note\nA\n:::', ':::info Note\nA\n:::'],
    [':::tip[My *title*]\n\nA\n\n:::', ':::success My *title*\nA\n:::'],
    [':::danger Mind\nA\n:::', ':::error Mind\nA\n:::'],
    ['::::info\nA\n:::caution\nB\n:::\n::::', '::::info\nA\n:::warning Caution\nB\n:::\n::::'],
    ['> [!IMPORTANT]\n> A\n>\n> ```js\n> a\n> ```', ':::info Important\nA\n\n```js\na\n```\n:::'],
    ['- item\n\n  :::warning\n  A\n  :::', '- item\n\n  :::warning\n  A\n  :::'],
    [':::details More {open}\nA\n:::', ':::details[More]{open}\nA\n:::'],
    ['<Admonition type="tip" title="T">\n  A\n</Admonition>', ':::success T\nA\n:::'],
  ])('%j', (written, made) => {
    expect(adoptPage(written).text).toContain(made);
  });

  it('with an unknown name keep their text, and are noted', () => {
    const { text, notes } = adoptPage('a\n\n:::legend\nA\n:::');
    expect(text).toContain('a\n\nA');
    expect(notes).toEqual(['docs/page.mdx:3:1 left The box around a ":::legend" block']);
  });
});

describe('code', () => {
  it.each([
    [
      '```jsx title="a.js" {1,3-4} showLineNumbers\n// highlight-next-line\na\n```',
      '```jsx title="a.js" {1,3-4} showLineNumbers\n// highlight-next-line\na\n```',
    ],
    ['```sh\na\n```', '```bash\na\n```'],
    ['```bash npm2yarn\nnpm i a\n```', '```bash npm2yarn\nnpm i a\n```'],
    ['```js filename="a.js" copy\na\n```', '```js title="a.js"\na\n```'],
  ])('%j', (written, made) => {
    expect(adoptPage(written).text).toContain(made);
  });

  it('in an unknown language becomes plain text, and is noted', () => {
    const { text, notes } = adoptPage('```elixir\na\n```');
    expect(text).toContain('```text\na');
    expect(notes).toEqual(['docs/page.mdx:1:1 changed Syntax colors for code in "elixir"']);
  });

  it('that is live becomes a demo next to the page', () => {
    const { text, files } = adoptPage(
      '```jsx live title="Counter"\nfunction Counter() {\n  const [n] = useState(0);\n  return <b>{n}</b>;\n}\n```',
    );
    expect(text).toContain('{{"demo": "Counter.jsx"}}');
    expect(files['content/docs/page/Counter.jsx']).toBe(
      "import { useState } from 'react';\n\nexport default function Counter() {\n  const [n] = useState(0);\n  return <b>{n}</b>;\n}\n",
    );
  });
});

describe('tabs', () => {
  const imports = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

  it('with code become code tabs', () => {
    const tabs = lines(
      '<Tabs groupId="pm">',
      '  <TabItem value="npm" label="npm">',
      '',
      '  ```bash',
      '  npm i a',
      '  ```',
      '',
      '  </TabItem>',
      '  <TabItem value="yarn">',
      '',
      '  ```bash',
      '  yarn add a',
      '  ```',
      '',
      '  </TabItem>',
      '</Tabs>',
    );
    expect(adoptPage(imports + tabs).text).toBe(
      lines(
        '---',
        'title: Page',
        '---',
        '',
        '<codeblock storageKey="pm">',
        '',
        '```bash npm',
        'npm i a',
        '```',
        '',
        '```bash yarn',
        'yarn add a',
        '```',
        '',
        '</codeblock>',
      ),
    );
  });

  it('with text become collapsible blocks, and are noted', () => {
    const { text, notes } = adoptPage(
      `${imports}<Tabs items={['One', 'Two']}>\n<Tabs.Tab>\n\nA\n\n</Tabs.Tab>\n<Tabs.Tab>B</Tabs.Tab>\n</Tabs>`,
      'nextra',
    );
    expect(text).toContain(':::details[One]{open}\nA\n:::\n\n:::details[Two]\nB\n:::');
    expect(notes).toEqual([
      'content/page.mdx:4:1 changed Tabs with text became collapsible blocks, one below the other',
    ]);
  });
});

describe('the components of Nextra', () => {
  it.each([
    ['<Callout type="warning">\n  A **b**\n</Callout>', ':::warning\nA **b**\n:::'],
    ['<Steps>\n### One\n\nA\n\n### Two\n\nB\n</Steps>', ':::steps\n1. ### One\n\n   A\n\n2. ### Two\n\n   B\n:::'],
    [
      '<Cards>\n  <Cards.Card title="A" href="https://x.y" icon={<Icon />} />\n  <Card title="B" href="/page">Text</Card>\n</Cards>',
      ':::cards\n- [A](https://x.y)\n- [B](/page/)\n\n  Text\n\n:::',
    ],
    [
      '<FileTree>\n  <FileTree.Folder name="src" defaultOpen>\n    <FileTree.File name="a.ts" active />\n  </FileTree.Folder>\n</FileTree>',
      ':::files\n- src/\n  - **a.ts**\n:::',
    ],
  ])('%j', (written, made) => {
    expect(adoptPage(written, 'nextra').text).toContain(made);
  });
});

describe('VitePress', () => {
  it('keeps file names with brackets', () => {
    expect(adoptPage('# Page\n\n```tsx [app/[slug]/page.tsx]\na\n```', 'vitepress').text).toContain(
      '```tsx title="app/[slug]/page.tsx"\n',
    );
  });

  it('keeps its default titles', () => {
    const { text, files, notes } = adoptPage(
      lines(
        '# Page',
        '',
        '[[toc]]',
        '',
        '## Set up {#start}',
        '',
        '## Start {#start-2}',
        '',
        '::: code-group',
        '',
        '```js{1} [a.js]',
        'a',
        '```',
        '',
        '<<< @/snippets/b.ts#part{2} [b.ts]',
        '',
        ':::',
        '',
        '```ts:line-numbers [c.ts]',
        'c',
        '```',
        '',
        '<Badge type="danger" text="old" />',
        '',
        '<MyCounter :start="1">kept</MyCounter>',
        '',
        '{{ $frontmatter.title }} {{ theme }}',
        '',
        '<script setup>',
        'const a = 1',
        '</script>',
      ),
      'vitepress',
      { 'snippets/b.ts': '// #region part\nb\n// #endregion\n' },
    );
    expect(text).toBe(
      lines(
        '# Page',
        '',
        '## Set up <span id="start"></span>',
        '',
        '## Start <span id="start-2"></span>',
        '',
        '<codeblock>',
        '',
        '```js a.js {1}',
        'a',
        '```',
        '',
        '```ts b.ts {2} file="snippets/b.ts#part"',
        '```',
        '',
        '</codeblock>',
        '',
        '```ts title="c.ts" :line-numbers',
        'c',
        '```',
        '',
        ':badge[old]{error}',
        '',
        '<!-- <MyCounter :start="1"> -->\n\nkept',
        '',
        '`{{ $frontmatter.title }}` `{{ theme }}`',
        '',
        '<!-- <script setup>',
        'const a = 1',
        '</script> -->',
      ),
    );
    expect(files['snippets/b.ts']).toBe('copy of snippets/b.ts');
    expect(notes).toHaveLength(4);
  });
});

describe('MDX that is code', () => {
  it('stays MDX with its imports, whose files are copied', () => {
    const { name, text, files, notes } = adoptPage(
      "import { Chart } from '../src/Chart';\nimport Link from '@docusaurus/Link';\n\n# Page\n\n<Chart size={2}>\n\n:::tip\nA\n:::\n\n</Chart>\n\n<Link to=\"/docs/page\">Page</Link>",
      'docusaurus',
      {
        'src/Chart.tsx': "import './chart.css';\nexport const Chart = () => null;",
        'src/chart.css': 'a {}',
      },
    );
    expect(name).toBe('content/docs/page/index.mdx');
    expect(text).toContain("import { Chart } from '../../../shared/src/Chart';");
    expect(text).toContain('<Chart size={2}>\n\n:::success Tip\nA\n:::\n\n</Chart>\n\n[Page](/docs/page/)');
    expect(files['shared/src/Chart.tsx']).toContain("import './chart.css';");
    expect(files['shared/src/chart.css']).toBe('copy of src/chart.css');
    expect(files['docs.config.ts']).toContain('mdx: true');
    expect(notes).toEqual(['docs/page.mdx:1:1 check A page that stays MDX because it contains code']);
  });

  it('that only works in the old engine becomes a comment, and is noted', () => {
    const { name, text, notes } = adoptPage(
      'import Thing from \'@theme/Thing\';\n\n# Page\n\n<Thing a="1" />\n\n{/* hidden */}',
    );
    expect(name).toBe('content/docs/page.md');
    expect(text).toContain('<!-- <Thing a="1" /> -->\n\n<!-- hidden -->');
    expect(notes).toEqual(['docs/page.mdx:5:1 left The component <Thing>']);
  });

  it.each(['onClick={() => go(1)}', 'title="a > b"', 'icon={<Star />}'])(
    'have their whole tag in the comment, also with %s',
    (attribute) => {
      const tag = `<Thing ${attribute}>`;

      expect(adoptPage(`${tag}\n\nA\n\n</Thing>`).text).toContain(`<!-- ${tag} -->\n\nA`);
    },
  );
});

describe('links and pictures', () => {
  it('point to the new paths, and files are copied', () => {
    const { text, files, notes } = adoptPage(
      lines(
        '[a](./other.md#rows--columns) [b](/docs/other) [c](other) [d](https://x.y/a.md) [e](@site/docs/other.md)',
        '',
        '![p](<./img/a b.png>) ![q](/img/q.png) [f](./data.csv) <img src={require("./img/a b.png").default} className="x" style={{maxWidth: 20}} />',
        '',
        '[g]: ./other.md',
        '',
        '[h](/nowhere) `[i](./other.md)`',
      ),
      'docusaurus',
      {
        'docs/other.md': '# Other\n\n## Rows & columns\n',
        'docs/img/a b.png': '',
        'static/img/q.png': '',
        'docs/data.csv': '',
      },
    );
    expect(text).toContain(
      '[a](/docs/other/#rows-columns) [b](/docs/other/) [c](/docs/other/) [d](https://x.y/a.md) [e](/docs/other/)',
    );
    expect(text).toContain(
      '![p](./a-b.png) ![q](/img/q.png) [f](/files/docs/data.csv) <img src="./a-b.png" class="x" style="max-width: 20px" />',
    );
    expect(text).toContain('[g]: /docs/other/\n\n[h](/nowhere/) `[i](./other.md)`');
    expect(files['content/docs/page/a-b.png']).toBe('copy of docs/img/a b.png');
    expect(files['public/img/q.png']).toBe('copy of static/img/q.png');
    expect(files['docs.config.ts']).toContain("links: { ignore: ['/nowhere/'] }");
    expect(notes).toEqual(['docs/page.mdx:7:5 check A broken link']);
  });
});

describe('code of a page that needs the old engine', () => {
  it('becomes a comment, and so do its elements', () => {
    const { text, files, notes } = adoptPage(
      "import { useSSG } from 'nextra/ssg';\n\nexport const Stars = () => <b>{useSSG().stars}</b>;\n\nexport const Own = () => <b />;\n\n# Page\n\n<Own />\n\n<Stars />",
      'nextra',
    );
    expect(text).toContain(
      "{/* export const Stars = () => <b>{useSSG().stars}</b>; */}\n\nimport { Own } from '../../shared/content/page.code';\n\n# Page",
    );
    expect(files['shared/content/page.code.tsx']).toBe('export const Own = () => <b />;\n');
    expect(notes).toEqual(expect.arrayContaining(['content/page.mdx:3:1 left Code of a page']));
    expect(text).toContain('<Own />\n\n{/* <Stars /> */}');
  });
});
