// The wrapper and the fonts of this repository on a site that is served below a path.

import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

const demo = `import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';

export default function Save() {
  return <Button startIcon={<Icon>save</Icon>}>Save</Button>;
}
`;

function makeSite(): SiteTest {
  const site = siteTest({
    'docs.config.ts': `export default {
  title: 'Test', limits: { pageSeconds: 60, demoSeconds: 60 }, products: [{ id: 'material-ui', name: 'Material' }],
  demos: { wrapper: './content/DemoRoot.tsx' }, fonts: { icons: '/fonts/material-icons.css' },
};\n`,
    'nav/material-ui.ts': "export default [{ pathname: '/material-ui/save' }];\n",
    'content/material-ui/save.md': goodPage('Save', '{{"demo": "Save.tsx"}}'),
    'content/material-ui/Save.tsx': demo,
  });
  for (const file of readdirSync(join(repository, 'content')).filter((name) => /^[\w-]+\.tsx?$/.test(name)))
    cpSync(join(repository, 'content', file), join(site.root, 'content', file));
  cpSync(join(repository, 'public/fonts'), join(site.root, 'public/fonts'), { recursive: true });
  mkdirSync(join(site.root, 'node_modules'));
  for (const name of ['@emotion', '@mui', 'react', 'react-dom', 'stylis'])
    symlinkSync(join(repository, 'node_modules', name), join(site.root, 'node_modules', name));
  return site;
}

describe.skipIf(!executablePath)(`demos below a path${reason}`, () => {
  const site = makeSite();
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    await site.build('--base', '/sub/');
    const server = await startServer({ folder: site.out, port: 0, base: '/sub/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    url = `http://localhost:${server.port}/sub`;
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  it('are drawn in the fonts of the site', async () => {
    const page = await (await openChromium(executablePath)).newPage();
    await page.addInitScript(countRemovedFonts);
    const answers: string[] = [];
    page.on('response', (response) => {
      if (/\/fonts\//.test(response.url())) answers.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${url}/material-ui/save/`);
    await expect.poll(() => page.locator('[data-demo] .demo-root').count()).toBe(1);

    await expect
      .poll(() => answers.slice().sort())
      .toEqual([
        `200 ${url}/fonts/material-icons-latin-400-normal.woff2`,
        `200 ${url}/fonts/material-icons.css`,
        `200 ${url}/fonts/roboto-latin-500-normal.woff2`,
      ]);
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(async () => (await loaded()).sort()).toEqual(['Material Icons', 'Roboto']);
    expect(await page.evaluate('window.removedFonts')).toBe(0);
  });
});

/** Runs in the page. A style sheet with fonts that is moved is parsed again, and asks for them again. */
function countRemovedFonts(): void {
  const counted = Object.assign(window, { removedFonts: 0 });
  new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node.textContent?.includes('@font-face')) counted.removedFonts += 1;
  }).observe(document, { childList: true, subtree: true });
}
