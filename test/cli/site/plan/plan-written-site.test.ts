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
  'nav/kit.ts': "export default [{ title: 'Start', path: '/kit/start/' }, { title: 'Parts', folder: '/kit/parts/' }];",
  'content/kit/start.md': '# Start\n',
  'content/kit/start.de.md': '# Anfang\n',
  'content/kit/parts/button.md': '# Button\n',
  'content/kit/parts/idea.md': '---\ndraft: true\n---\n\n# Idea\n',
};

async function planFiles(options: { drafts?: boolean } = {}) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const loaded = await loadSite({ root: folder, cache: join(folder, 'cache'), log: () => undefined });
  if (!('site' in loaded)) throw new Error(JSON.stringify(loaded.problems));
  return planWrittenSite(loaded, { root: folder, ...options });
}

describe('planWrittenSite', () => {
  it('plans a page for each file and language, and the pages that every site has', async () => {
    const { plan } = await planFiles();

    expect(plan.problems).toEqual([]);
    expect(plan.tasks.map(({ page }) => page.path).sort()).toEqual([
      '/',
      '/404.html',
      '/de/',
      '/de/404.html',
      '/de/kit/start/',
      '/kit/parts/button/',
      '/kit/start/',
    ]);
  });

  it('fills the folders of trees', async () => {
    const { loaded } = await planFiles();

    expect(JSON.stringify(loaded.trees[0]?.entries)).toContain('/kit/parts/button');
  });

  it('plans drafts if they are requested', async () => {
    const { plan } = await planFiles({ drafts: true });

    expect(plan.tasks.map(({ page }) => page.path)).toContain('/kit/parts/idea/');
  });
});
