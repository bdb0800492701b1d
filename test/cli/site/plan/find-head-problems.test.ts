import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findHeadProblems } from '../../../../cli/site/plan/find-head-problems.ts';
import { siteFolder } from '../../demos/site-folder.ts';

it('the front matter of pages is checked without the settings', async () => {
  const root = siteFolder({
    'content/a.md': '---\ntitel: A\n---\n# A\n',
    'content/b.pt.md': '---\r\ntitle: B\r\ndate: 2026-13-40\r\n---\r\n',
    'content/c.md': '---\ntitle: [\n---\n',
    'content/draft.md': '---\ndraft: true\ntitel: A\n---\n',
    'content/plain.md': '# Plain\n',
    'content/Demo.tsx': '---',
  });

  const problems = await findHeadProblems(root);
  rmSync(root, { recursive: true });

  expect(problems.map(({ rule, place }) => `${place.file}:${place.line} ${rule}`)).toEqual([
    'content/a.md:2 front-matter-unknown-key',
    'content/b.pt.md:3 front-matter-type',
    'content/c.md:2 front-matter-syntax',
  ]);
});
