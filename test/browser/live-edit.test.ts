import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bundleLiveModules } from '../../cli/demos/bundle-live-modules.ts';
import { describePart, findAxeFaults, type PartPage } from './part-page.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { files, manifest } = await bundleLiveModules({
  root: repository,
  frame: join(repository, 'runtime/live/frame/start-frame.ts'),
  specifiers: [
    { specifier: '@mui/material/Button', names: ['default'] },
    { specifier: '@mui/material/styles', names: ['createTheme', 'ThemeProvider'] },
    { specifier: '@mui/joy/Button', names: ['default'] },
  ],
  minify: true,
});

const source = `import * as React from 'react';
import { title } from './words';

interface Props {
  readonly start?: number;
}

export default function Counter({ start = 0 }: Props) {
  const [count, setCount] = React.useState(start);
  return <button onClick={() => setCount(count + 1)}>{title} {count}</button>;
}
`;

const script = `
  import { createRoot } from 'react-dom/client';
  import { useState, lazy, Suspense } from 'react';
  import { createLiveLabels } from './runtime/live/live-labels.ts';
  import translations from './locales/translations.json';
  const LiveEditor = lazy(() => import('./runtime/live/live-editor.tsx').then((module) => ({ default: module.LiveEditor })));
  const query = new URLSearchParams(location.search);
  document.documentElement.dataset.mode = query.get('mode') ?? 'light';
  document.cookie = 'secret=1';
  localStorage.setItem('secret', '1');
  const labels = createLiveLabels((key) => key.split('.').reduce((found: any, part) => found[part], translations));
  function Demo() {
    const [isOpen, setOpen] = useState(false);
    const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
    return <>
      <button onClick={() => setOpen(true)}>Edit</button>
      <button onClick={() => setDirection('rtl')}>Turn</button>
      {isOpen && <Suspense fallback="…"><LiveEditor
        source={${JSON.stringify(source)}} file="Counter.tsx" files={{ './words.ts': "export const title: string = 'Count';" }}
        manifestUrl="/live/manifest.json" styleUrls={[]} labels={labels}
        settings={{ mode: document.documentElement.dataset.mode as 'light', direction, dense: false, spacing: 8, colors: {} }}
      /></Suspense>}
    </>;
  }
  createRoot(document.getElementById('root')!).render(<Demo />);
`;

const scripts = new Map([['manifest.json', JSON.stringify(manifest)], ...files.map(({ name, contents }): [string, string] => [name, contents])]);

describePart('a demo under the reader’s hands', {
  script,
  body: '<div id="root"></div>',
  tests(part) {
    it('loads nothing before the first edit, and then only what the demo imports', async () => {
      const asked: string[] = [];
      part.asked.length = 0;
      const page = await part.open({ prepare: (page) => serveModules(page, asked) });
      await page.waitForTimeout(300);
      expect(asked).toEqual([]);
      const before = part.asked.length;

      await page.click('text=Edit');
      await frameOf(page).getByRole('button', { name: 'Count 0' }).waitFor();

      expect(part.asked.length).toBeGreaterThan(before);
      expect(asked[0]).toBe('manifest.json');
      expect(asked.filter((name) => /^(mui|emotion)/.test(name))).toEqual([]);
    });

    it('shows what the reader types, and keeps it alive', async () => {
      const page = await openEditor(part);

      await write(page, source.replace('{title} {count}', 'Times {count}'));
      await frameOf(page).getByRole('button', { name: 'Times 0' }).click();

      await frameOf(page).getByRole('button', { name: 'Times 1' }).waitFor();
    });
  },
});

async function openEditor(part: PartPage, options: Parameters<PartPage['open']>[0] = {}): Promise<Page> {
  const page = await part.open({ ...options, prepare: (page) => serveModules(page) });
  await page.click('text=Edit');
  await frameOf(page).getByRole('button', { name: 'Count 0' }).waitFor();
  return page;
}

function serveModules(page: Page, asked: string[] = []): Promise<unknown> {
  return page.route('**/live/*', (route) => {
    const name = new URL(route.request().url()).pathname.slice('/live/'.length);
    asked.push(name);
    return route.fulfill({ body: scripts.get(name), status: scripts.has(name) ? 200 : 404, contentType: 'text/plain' });
  });
}

function frameOf(page: Page) {
  return page.frameLocator('iframe');
}

/** Types another source, as a reader does who selects all and pastes. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
