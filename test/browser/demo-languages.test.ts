// Demos on pages in four languages, every day in three, with the wrappers of this repository: what components
// say, in the page as it is built, when it comes to life and in the editor, and what each language downloads.

import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = findChromium();
const languages = ['en', 'pt', 'zh', 'ar'];

const rows = `import TablePagination from '@mui/material/TablePagination';

export default function Rows() {
  return <TablePagination component="div" count={95} page={0} rowsPerPage={10} onPageChange={() => {}} />;
}
`;
const arabicRoot = `import { arEG } from '../locales/labels/arEG';
import { themeProps } from '../locales/labels/theme-props';
import DemoRoot from './DemoRoot';

const { components } = themeProps(arEG);

export default function ArabicDemoRoot(props: any) {
  return <DemoRoot {...props} words={components} />;
}
`;
const grid = `import { DataGrid } from '@mui/x-data-grid';

export default function Grid() {
  return <div style={{ height: 300 }}><DataGrid rows={[]} columns={[{ field: 'city', width: 100 }]} /></div>;
}
`;
const picker = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Picker() {
  return <LocalizationProvider dateAdapter={AdapterDayjs}><DatePicker label="Day" /></LocalizationProvider>;
}
`;
const joy = `import Button from '@mui/joy/Button';

export default function Joy() {
  return <Button>Save</Button>;
}
`;

/** One page for each demo and language. */
function pages(path: string, name: string): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [
      `content/${path}${language === 'en' ? '' : `.${language}`}.md`,
      goodPage(name, `{{"demo": "${name}.tsx"}}`),
    ]),
  );
}

function makeSite(): SiteTest {
  const site = siteTest({
    'docs.config.ts': `export default {
  title: 'Test', cards: { draw: false }, limits: { pageSeconds: 60, demoSeconds: 60 }, languages: ${JSON.stringify(languages)},
  products: [{ id: 'material-ui', name: 'Material' }, { id: 'joy-ui', name: 'Joy' }, { id: 'x', name: 'X' }],
  demos: { wrapper: { 'material-ui': './content/DemoRoot.tsx', x: './content/XDemoRoot.tsx', 'joy-ui': './content/JoyDemoRoot.tsx' } },
};\n`,
    'nav/material-ui.ts': "export default [{ pathname: '/material-ui/rows' }];\n",
    'nav/joy-ui.ts': "export default [{ pathname: '/joy-ui/joy' }];\n",
    'nav/x.ts': "export default [{ pathname: '/x/grid' }, { pathname: '/x/picker' }];\n",
    ...pages('material-ui/rows', 'Rows'),
    ...pages('joy-ui/joy', 'Joy'),
    ...pages('x/grid', 'Grid'),
    'content/x/Grid.tsx': grid,
    ...pages('x/picker', 'Picker'),
    'content/material-ui/Rows.tsx': rows,
    'content/joy-ui/Joy.tsx': joy,
    'content/x/Picker.tsx': picker,
    'content/DemoRoot.ar.tsx': arabicRoot,
  });
  for (const file of readdirSync(join(repository, 'content')).filter((name) => /\.tsx?$/.test(name)))
    cpSync(join(repository, 'content', file), join(site.root, 'content', file));
  cpSync(join(repository, 'public/fonts'), join(site.root, 'public/fonts'), { recursive: true });
  cpSync(join(repository, 'locales/labels'), join(site.root, 'locales/labels'), { recursive: true });
  cpSync(join(repository, 'core'), join(site.root, 'core'), { recursive: true });
  mkdirSync(join(site.root, 'node_modules'));
  for (const name of ['@emotion', '@mui', 'dayjs', 'react', 'react-dom', 'stylis']) {
    if (existsSync(join(repository, 'node_modules', name)))
      symlinkSync(join(repository, 'node_modules', name), join(site.root, 'node_modules', name));
  }
  return site;
}

const rowTexts: Record<string, [string, string]> = {
  en: ['Rows per page:', '1–10 of 95'],
  pt: ['Linhas por página:', '1–10 de 95'],
  zh: ['每页行数：', '第 1–10 行，共 95 行'],
  ar: ['عدد الصفوف في الصفحة:', '\u2068١\u2069 إلى \u2068١٠\u2069 من أصل \u2068٩٥\u2069'],
};

const prefixOf = (language: string) => (language === 'en' ? '' : `${language}/`);

describe.runIf(isEvery && executablePath)(
  `demos in four languages${executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)'}`,
  () => {
    const site = makeSite();
    const closers: (() => unknown)[] = [];
    let browser: Browser;
    let url = '';

    beforeAll(async () => {
      await site.build();
      const server = await startServer({ folder: site.out, port: 0 });
      if (server.kind === 'refused') throw new Error(server.message);
      closers.unshift(() => server.close());
      url = `http://localhost:${server.port}`;
      browser = await openChromium(executablePath ?? '');
      closers.unshift(closeContexts);
    });
    afterAll(async () => {
      for (const close of closers) await close();
    });

    it.each(['pt', 'zh', 'ar', 'en'])(
      'have the same texts in the built page as when they are live (%s)',
      async (language) => {
        const path = `${prefixOf(language)}material-ui/rows/`;
        const [label, range] = rowTexts[language] ?? ['', ''];
        const html = site.read(`${path}index.html`);
        expect(html).toContain(label);
        expect(html).toContain(range);

        const { page, faults, scripts } = await meet(path);
        const text = await page.locator('[data-demo] .demo-root').innerText();
        expect(text).toContain(label);
        expect(text).toContain(range);
        expect(faults).toEqual([]);
        // What other languages say is not among the scripts of the page.
        const others = languages
          .filter((other) => other !== language && other !== 'en')
          .map((other) => rowTexts[other]?.[0] ?? '');
        expect(others.filter((other) => [...scripts.values()].some((script) => script.includes(other)))).toEqual([]);
      },
    );

    it('have demo pages and an editor in the language of the page', async () => {
      expect(site.read('pt/material-ui/rows/demo/Rows/index.html')).toContain('Linhas por página:');
      const { page, faults } = await meet('pt/material-ui/rows/');
      await edit(page);
      const frame = page.frameLocator('.demo-edit iframe');

      await expect.poll(() => frame.locator('body').innerText()).toContain('1–10 de 95');
      expect(await frame.locator('html').getAttribute('lang')).toBe('pt');
      expect(faults).toEqual([]);
    });

    // The grid is the largest package of all.
    it.each([
      ['en', 'No rows'],
      ['pt', 'Nenhuma linha'],
      ['zh', '没有数据。'],
    ])('show the texts of the grid in %s', async (language, words) => {
      const { page, faults } = await meet(`${prefixOf(language)}x/grid/`);
      const text = await page.locator('[data-demo] .demo-root').innerText();

      expect(text).toContain(words);
      expect(text).toContain(rowTexts[language]?.[0]);
      expect(faults).toEqual([]);
    });

    const pickerWords = [
      ['en', 'Choose date'],
      ['zh', '选择日期'],
      ['pt', 'Escolha uma data'],
    ] as const;
    it.each(pickerWords)('show the texts of the pickers in %s', async (language, words) => {
      const { page, faults } = await meet(`${prefixOf(language)}x/picker/`);

      expect(await page.locator('[data-demo] .demo-root button').getAttribute('aria-label')).toBe(words);
      expect(faults).toEqual([]);
    });

    it('load little more in another language, and no texts of further languages', async () => {
      const weights = new Map<string, number>();
      for (const language of ['en', 'pt']) {
        const { scripts } = await meet(`${prefixOf(language)}x/picker/`);
        weights.set(
          language,
          [...scripts.values()].reduce((sum, script) => sum + script.length, 0),
        );
        if (language === 'en')
          expect([...scripts.values()].join('')).not.toMatch(/Nenhuma linha|没有数据|Escolha uma data/);
        else expect([...scripts.values()].join('')).not.toMatch(/没有数据|Ingen rækker|Keine Einträge/);
      }

      expect((weights.get('pt') ?? 0) - (weights.get('en') ?? 0)).toBeLessThan(20_000);
    });

    it('take the direction of the page where they have no texts to translate', async () => {
      const { page, faults } = await meet('ar/joy-ui/joy/');

      expect(
        await page.evaluate(() => [
          document.documentElement.lang,
          document.documentElement.dir,
          getComputedStyle(document.querySelector('.demo-root button')!).direction,
        ]),
      ).toEqual(['ar', 'rtl', 'rtl']);
      expect(faults).toEqual([]);
    });

    /** The page with its demo alive, which tests share. */
    const opened = new Map<string, () => ReturnType<typeof open>>();
    function meet(path: string) {
      if (!opened.has(path))
        opened.set(
          path,
          shareUntilFailure(() => open(path)),
        );
      return opened.get(path)!();
    }

    /** Opens a page and waits until its demo is live. */
    async function open(path: string): Promise<{ page: Page; faults: string[]; scripts: Map<string, string> }> {
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const faults: string[] = [];
      const scripts = new Map<string, string>();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on(
        'console',
        (message) => void (['error', 'warning'].includes(message.type()) && faults.push(message.text())),
      );
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script') scripts.set(response.url(), await response.text());
      });
      await page.goto(`/${path}`, { waitUntil: 'load' });
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');
      await page.waitForLoadState('networkidle');
      return { page, faults, scripts };
    }

    /** Changes the source of the page's demo, as its reader does. */
    async function edit(page: Page): Promise<void> {
      await page.locator('[data-demo] [data-docs-tool="edit"]').evaluate((button: HTMLElement) => button.click());
    }
  },
);
