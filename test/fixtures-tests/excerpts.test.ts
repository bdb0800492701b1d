import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const button = `import * as React from 'react';

// #region button
export function Button() {
  return <button>Save</button>;
}
// #endregion
`;

const page = (fences: string) => ({
  'content/lib/a.md': goodPage('A', fences),
  'src/Button.tsx': button,
});
const textOf = (html: string) =>
  [...html.matchAll(/<figure class="code"[^]*?<\/figure>/g)].map(([figure]) =>
    (/<code[^>]*>([^]*?)<\/code>/.exec(figure)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

describe('code from a file', () => {
  const site = siteTest({
    ...page(
      '```tsx file="src/Button.tsx#button" {2}\n```\n\n- In a list:\n\n  ```css file="./note.css#L2" title="Two"\n  ```\n',
    ),
    'content/lib/note.css': 'a { margin: 0 }\nb { margin: 1px }\n',
  });
  const region = 'export function Button() {\n  return <button>Save</button>;\n}\n';

  it('is in the page as it is in the file, colored, with the name of the file', async () => {
    await site.build();
    const html = site.read('lib/a/index.html');

    expect(textOf(html)).toEqual([region, 'b { margin: 1px }\n']);
    expect(html).toContain('<span class="code-title">src/Button.tsx</span>');
    expect(html).toContain('<span class="code-title">Two</span>');
    expect(html).toMatch(/<span class="line line-mark">[^]*?return/);
  });

  it('is in the copy of the page', () => {
    const copy = site.read('lib/a.md');

    expect(copy).toContain(`\n\`\`\`tsx title="src/Button.tsx" {2}\n${region}\`\`\`\n`);
    expect(copy).toContain('\n  ```css title="Two"\n  b { margin: 1px }\n  ```');
    expect(copy).not.toContain('file=');
  });

  it('changes with its file', async () => {
    site.write('src/Button.tsx', button.replace('Save', 'Send'));
    await site.build();

    expect(textOf(site.read('lib/a/index.html'))[0]).toContain('Send');
    await site.build('--verify');
  });

  it.each([
    ['src/Buton.tsx', 'error fence-file  No file "src/Buton.tsx". Did you mean "src/Button.tsx"?'],
    [
      'src/Button.tsx#buton',
      'error fence-file  The file "src/Button.tsx" has no region "buton". Did you mean "button"?',
    ],
    [
      'src/Button.tsx#L5-9',
      'error fence-file  The file "src/Button.tsx" has no lines "5-9". It has 7: write "#L1-7", or the name of a region.',
    ],
    [
      '../../../other.ts',
      'error fence-file  "../../../other.ts" is not a file of this site. Name a file of the site, or a source of a library that is linked into its node_modules or named by "sources" in docs.config.ts. Files in node_modules, and files whose path has a name that begins with a dot, are not shown.',
    ],
  ])('is an error where the file, region or lines are not found: %s', async (source, said) => {
    const { lines } = await siteTest(page(`\`\`\`tsx file="${source}"\n\`\`\`\n`)).buildAndFail();

    expect(lines).toEqual([expect.stringMatching(/^content\/lib\/a\.md:\d+:1 /)]);
    expect(lines[0]).toContain(said);
  });
});

describe('code from a library beside the site', () => {
  const beside = '../excerpts-beside';
  const fence = (file: string) => `\`\`\`tsx file="../../${beside}/${file}"\n\`\`\`\n`;
  const site = siteTest({
    'docs.config.ts': libConfig.replace('{', `{ sources: { '@acme/ui': '${beside}/src/index.ts' },`),
    'content/lib/a.md': goodPage('A', fence('src/Button.tsx#button')),
    [`${beside}/package.json`]: '{ "name": "@acme/ui" }',
    [`${beside}/src/index.ts`]: "export * from './Button';\n",
    [`${beside}/src/Button.tsx`]: button,
    [`${beside}/src/.secret`]: 'secret',
    [`${beside}/notes.ts`]: 'secret',
  });

  it('is shown where pages are made from its sources, and changes with them', async () => {
    await site.build();
    expect(textOf(site.read('lib/a/index.html'))[0]).toContain('<button>Save</button>');
    expect(site.read('lib/a/index.html')).toContain('<span class="code-title">excerpts-beside/src/Button.tsx</span>');

    site.write(`${beside}/src/Button.tsx`, button.replace('Save', 'Send'));
    await site.build();

    expect(textOf(site.read('lib/a/index.html'))[0]).toContain('<button>Send</button>');
  });

  it('is not shown from other files, or through a link that leads out of the sources', async () => {
    symlinkSync(join(site.root, beside, 'notes.ts'), join(site.root, beside, 'src/link.ts'));
    for (const file of ['notes.ts', 'src/.secret', 'src/link.ts']) {
      site.write('content/lib/a.md', goodPage('A', fence(file)));
      const { lines } = await site.buildAndFail();

      expect(lines).toEqual([expect.stringContaining(`"../../${beside}/${file}" is not a file of this site.`)]);
    }
  });
});
