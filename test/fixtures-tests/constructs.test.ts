// A page with what authors build of lists and marks in code, beside one without: what each loads, and its copy.

import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, siteTest, type CommandResult } from '../site-test.ts';

const body = `## Sizes :badge[New]

\`\`\`js showLineNumbers
a(); // [!code ++]
\`\`\`

:::steps
1. Install
:::
`;

describe('a page with constructs', () => {
  const site = siteTest({
    'content/index.md': goodPage('Home'),
    'content/lib/a.md': goodPage('A', body),
    'content/lib/b.md': goodPage('B', '`:badge[New]` and\n\n```js {1}\na();\n```'),
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.build('--strict');
  });

  it('loads a style sheet that other pages do not', () => {
    expect(built.stderr).toBe('');
    expect(site.read('lib/a/index.html')).toMatch(/<link rel="stylesheet" href="\/_app\/extras\.\w+\.css"/);
    expect(site.read('lib/b/index.html')).not.toContain('extras');
  });

  it('has a Markdown copy that other programs can read', () => {
    expect(site.read('lib/a.md')).toContain('## Sizes (New)\n\n```diff showLineNumbers\n+a();\n```\n');
  });
});
