import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { planClientPages } from '../../../../cli/demos/client/plan-client-pages.ts';
import { toParsedPage } from '../../../../cli/pages/parse/to-parsed-page.ts';
import { parsePage } from '../../../core/markdown/parse-page.ts';
import { makePage, makeSite } from '../../../make-page.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function plan(files: Record<string, string>, changes: Parameters<typeof makeSite>[0] = {}) {
  const root = siteFolder(files);
  roots.push(root);
  const pages = new Map(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.md'))
      .map(([file, text]) => [file, toParsedPage(parsePage(text), { key: '', textHash: '' })]),
  );
  const tasks = [...pages.keys()].map((file) => ({ page: makePage({ file }) }));
  return planClientPages(tasks, { root, site: makeSite(changes), parsed: { pages } });
}

describe('the scripts of pages', () => {
  it('are those of pages with demos, in the order of their sources', () => {
    const planned = plan({
      'content/b/index.md': '{{"demo": "Two.js"}}\n{{"demo": "Two.tsx"}}\n{{"demo": "One"}}\n',
      'content/a/index.md': 'No demo.\n',
      'content/a.md': '{{"demo": "a/One.js"}}\n',
      'content/a/One.tsx': '',
      'content/b/Two.jsx': '',
      'content/b/One/css/index.tsx': '',
      'content/b/One/system/index.tsx': '',
    });

    expect(planned).toEqual([
      {
        file: 'content/a.md',
        product: 'joy-ui',
        demos: [{ name: 'One', styling: 'system', file: 'content/a/One.tsx' }],
      },
      {
        file: 'content/b/index.md',
        product: 'joy-ui',
        demos: [
          { name: 'Two', styling: 'system', file: 'content/b/Two.jsx' },
          { name: 'One', styling: 'system', file: 'content/b/One/system/index.tsx' },
          { name: 'One', styling: 'css', file: 'content/b/One/css/index.tsx' },
        ],
      },
    ]);
  });

  it('omit demos in a fence, which readers see as code', () => {
    const files = { 'content/a.md': '```\n{{"demo": "One.js"}}\n```\n', 'content/One.tsx': '' };

    expect(plan(files)).toEqual([]);
  });

  it('omit missing demos, which the page reports', () => {
    expect(plan({ 'content/a.md': '{{"demo": "Gone.js"}}\n' })).toEqual([]);
  });

  it('include the wrapper of the product', () => {
    const [page] = plan(
      { 'content/a.md': '{{"demo": "One.js"}}\n', 'content/One.tsx': '' },
      { demos: { alias: {}, dependencies: {}, wrapper: { 'joy-ui': './content/Root.tsx' } } },
    );

    expect(page?.wrapper).toBe('content/Root.tsx');
  });
});
