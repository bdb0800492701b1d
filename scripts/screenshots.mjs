// Takes contact sheets of fourteen kinds of page of a built site, for review: light and dark, left-to-right and
// right-to-left, on a phone, a tablet and a desktop.
//
// Usage: npm run screenshots [-- --out dist --to screenshots --kinds home,grid --paths /a/,/b/]. Writes a PNG with
// four pictures for each kind and width. --paths takes pages of another site instead, such as one of `docs init`.

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium-flags.mjs';
import { findChromium } from './find-chromium.mjs';

const component = '/material-ui/react-button/';
const reference = '/material-ui/api/button/';

const kinds = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/material-ui/getting-started/' },
  { name: 'component', path: component },
  { name: 'api-collapsed', path: reference, preferences: { apiPage_default: 'collapsed' } },
  { name: 'api-expanded', path: reference, preferences: { apiPage_default: 'expanded' } },
  { name: 'api-table', path: reference, preferences: { apiPage_default: 'table' } },
  { name: 'grid', path: '/x/react-data-grid/' },
  { name: 'charts', path: '/x/react-charts/' },
  { name: 'blog', path: '/blog/' },
  { name: 'post', path: '/blog/', prepare: openFirstPost },
  { name: 'search-empty', path: component, prepare: openSearch },
  { name: 'search-results', path: component, prepare: (page) => search(page, 'button group') },
  { name: 'search-nothing', path: component, prepare: (page) => search(page, 'qwxzvbn') },
  { name: 'settings', path: component, prepare: openSettings },
  { name: 'not-found', path: '/404.html' },
  { name: 'engine', path: '/vitrine/' },
];
const screens = [1440, 1024, 390].map((width) => ({ width, height: width === 390 ? 1700 : 1000 }));
const variants = ['ltr', 'rtl'].flatMap((direction) => ['light', 'dark'].map((mode) => ({ mode, direction })));

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    to: { type: 'string', default: 'screenshots' },
    kinds: { type: 'string', default: kinds.map(({ name }) => name).join(',') },
    paths: { type: 'string' },
  },
});
const executablePath = findChromium();
if (!executablePath) {
  console.error('There is no Chromium. Install it, or name its file in CHROME_BIN.');
  process.exit(2);
}
const shownKinds =
  values.paths === undefined
    ? values.kinds.split(',').map((name) => kinds.find((kind) => kind.name === name) ?? fail(name))
    : values.paths.split(',').map((path) => ({ name: toName(path), path }));

const command = fileURLToPath(new URL('../bin/docs.mjs', import.meta.url));
const server = spawn(process.execPath, [command, 'serve', '--out', resolve(values.out), '--port', '0']);
const site = await new Promise((done) => server.stdout.once('data', (line) => done(/http\S+?(?=\/?\s)/.exec(line)[0])));
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
mkdirSync(values.to, { recursive: true });
try {
  for (const kind of shownKinds)
    for (const screen of screens) {
      const file = join(values.to, `${kind.name}-${screen.width}.png`);
      await writeSheet(file, await Promise.all(variants.map((variant) => shoot(kind, screen, variant))));
      console.log(file);
    }
} finally {
  await browser.close();
  server.kill();
}

/** Takes a screenshot of a page with these preferences. */
async function shoot({ path, preferences = {}, prepare }, viewport, { mode, direction }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: viewport.width === 390,
    isMobile: viewport.width === 390,
  });
  await context.addInitScript(
    (stored) => Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value)),
    { ...preferences, direction },
  );
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  // The demos in view become live, unless that takes too long.
  await page.waitForFunction(isLive, undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const image = await page.screenshot();
  await context.close();
  return { image, label: `${viewport.width} px, ${mode}, ${direction}` };
}

/** Returns whether each demo in view is live. It runs in the page. */
function isLive() {
  return [...document.querySelectorAll('[data-island="Demo"]:not([data-hydrated])')].every(
    (demo) => demo.getBoundingClientRect().top > innerHeight,
  );
}

async function openFirstPost(page) {
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForLoadState('load');
}

async function openSearch(page) {
  await page.locator('[data-docs-search]:visible').first().click();
  await page.locator('.search-dialog[open]').getByRole('combobox').waitFor();
}

async function search(page, text) {
  await openSearch(page);
  await page.locator('.search-dialog[open]').getByRole('combobox').fill(text);
  await page.waitForTimeout(500);
}

async function openSettings(page) {
  await page
    .getByRole('button', { name: /settings/i })
    .first()
    .click();
  await page.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });
}

async function writeSheet(file, shots) {
  const page = await browser.newPage({ viewport: { width: 1568, height: 900 } });
  const columns = shots.every(({ label }) => label.startsWith('390')) ? 4 : 2;
  const figures = shots.map(
    ({ image, label }) =>
      `<figure><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:4px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;background:#888;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** Names the file of a page after its path. */
function toName(path) {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

function fail(name) {
  console.error(`There is no kind "${name}". Kinds: ${kinds.map((kind) => kind.name).join(', ')}.`);
  process.exit(2);
}
