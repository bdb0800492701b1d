import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../cli/files/store/open-store.ts';
import { createSwapPlanner, type SwapReport } from '../../../cli/watch/plan-swaps.ts';

it('reads a saved demo with the alias of the last build, and not of the first', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plan-swaps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const cache = join(root, '.vitrine');
  const file = 'content/lib/a/Demo.js';
  const texts = {
    [file]: "import word from '~/word.js';\nexport default () => word;\n",
    'content/one/word.js': "export default 'first';\n",
    'content/two/word.js': "export default 'second';\n",
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  openStore(cache, 'library', { log: () => undefined }).write('key', { modules: {}, entries: {} });
  const report = (to: string) =>
    ({
      base: '/',
      demoPages: [
        {
          file: 'content/lib/a/a.md',
          path: '/lib/a/',
          product: 'lib',
          demos: [{ name: 'Demo', styling: 'system', file }],
        },
      ],
      demoScripts: { library: 'key', base: 'base.js', playground: 'playground.js', alias: { '~': to }, sources: true },
    }) satisfies SwapReport;

  const plan = createSwapPlanner({ root, out: join(root, 'out'), cache });
  const swaps = [...(await plan([file], report('./content/one'))), ...(await plan([file], report('./content/two')))];

  expect(swaps.map(({ code }) => /first|second/.exec(code)?.[0])).toEqual(['first', 'second']);
});
