import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../../../cli/site/load/load-site.ts';
import { planWrittenSite } from '../../../../cli/site/plan/plan-written-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'package.json': '{ "type": "module" }',
  'docs.config.ts':
    "export default { title: 'Kit', languages: ['en', 'de'], products: [{ id: 'kit', name: 'Kit', version: '1.0.0' }] };",
  'nav/kit.ts': "export default [{ pathname: '/kit/start' }, { pathname: '/kit/parts', folder: '/kit/parts' }];",
  'content/kit/start.md': '# Start\n',
  'content/kit/start.de.md': '# Anfang\n',
  'content/kit/parts/button.md': '# Button\n',
  'content/kit/parts/idea.md': '---\ndraft: true\n---\n\n# Idea\n',
};

async function planFiles(options: { drafts?: boolean } = {}, changed: Record<string, string> = {}) {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const loaded = await loadSite({ root: folder, cache: join(folder, 'cache'), log: () => undefined });
  if (!('site' in loaded)) throw new Error(JSON.stringify(loaded.problems));
  return planWrittenSite(loaded, { root: folder, ...options });
}

describe('planWrittenSite', () => {
  it('lists a page for each file and language', async () => {
    const { pages, problems } = await planFiles();

    expect(problems).toEqual([]);
    expect(pages.map(({ path, language, product }) => [path, language, product]).sort()).toEqual([
      ['/de/kit/start/', 'de', 'kit'],
      ['/kit/parts/button/', 'en', 'kit'],
      ['/kit/start/', 'en', 'kit'],
    ]);
  });

  it('plans the pages that every site has', async () => {
    const { plan } = await planFiles();

    expect(plan.tasks.map(({ page }) => page.path)).toEqual(
      expect.arrayContaining(['/', '/404.html', '/de/', '/de/404.html', '/kit/start/']),
    );
  });

  it('fills the folders of trees', async () => {
    const { loaded } = await planFiles();

    expect(JSON.stringify(loaded.trees[0]?.entries)).toContain('/kit/parts/button');
  });

  it('lists drafts if they are requested', async () => {
    const { pages } = await planFiles({ drafts: true });

    expect(pages.map(({ path }) => path)).toContain('/kit/parts/idea/');
  });

  it('reports what is wrong with settings, trees and paths', async () => {
    const { problems } = await planFiles({}, { 'nav/kit.ts': "export default [{ pathname: '/kit/gone' }];" });

    expect(problems.map(({ rule }) => rule)).toContain('missing-content');
  });
});
