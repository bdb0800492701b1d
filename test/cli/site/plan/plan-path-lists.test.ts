import { describe, expect, it } from 'vitest';
import type { PageTask } from '../../../../cli/site/plan/page-task.ts';
import { planPathLists } from '../../../../cli/site/plan/plan-path-lists.ts';
import { makePage } from '../../../make-page.ts';

const languages = ['zh', 'de'];
const site = { base: '/docs/', languages, defaultLanguage: 'zh' };

function toTask(path: string, { text, ...page }: Partial<PageTask['page']> & { text?: string } = {}): PageTask {
  const full = makePage({ path, canonicalPath: path, language: 'zh', languages: ['zh'], file: `${path}.md`, ...page });
  return { page: full, ...(text !== undefined && { text }) };
}

const missing = toTask('/404.html', { template: 'NotFound', text: '# 404\n' });

function listOf(tasks: readonly PageTask[], titles: Readonly<Record<string, string>> = {}) {
  const { files } = planPathLists([...tasks, missing], {
    site,
    files: { pages: new Map() },
    parsed: { pages: new Map(Object.entries(titles).map(([file, title]) => [file, { title }])) },
  });
  return JSON.parse(String(files[0]?.contents)) as unknown;
}

describe('the path list of a 404 page', () => {
  it('names a page by its own title, whether or not it is in a tree', () => {
    const tasks = [toTask('/blog/v1-released/'), toTask('/guide/theming/', { navTitle: '概述' })];

    expect(listOf(tasks, { '/blog/v1-released/.md': '1.0 正式发布', '/guide/theming/.md': '主题' })).toEqual([
      ['/blog/v1-released/', '1.0 正式发布'],
      ['/guide/theming/', '主题'],
    ]);
  });

  it('names a generated page by the heading of its text', () => {
    const tasks = [
      toTask('/', { template: 'Home', file: 'docs.config.ts', text: '# A &amp; &lt;B&gt;\n\n<p>…</p>\n' }),
      toTask('/blog/', { template: 'BlogIndex', file: 'docs.config.ts', text: '# 博客\n' }),
      toTask('/lib/api/button/', { file: 'docs.config.ts', text: '# Button API\n', navTitle: 'Button' }),
    ];

    expect(listOf(tasks, { 'docs.config.ts': 'Anything' })).toEqual([
      ['/', 'A & <B>'],
      ['/blog/', '博客'],
      ['/lib/api/button/', 'Button'],
    ]);
  });

  it('names a page that is not parsed by its entry in a tree, or by its path', () => {
    const tasks = [toTask('/guide/theming/', { navTitle: '主题' }), toTask('/guide/getting-started/')];

    expect(listOf(tasks)).toEqual([
      ['/guide/getting-started/', 'Getting started'],
      ['/guide/theming/', '主题'],
    ]);
  });
});
