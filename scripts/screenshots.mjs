// Takes contact sheets of twelve kinds of page of a built site, for review: light and dark, phone and desktop,
// left-to-right and right-to-left.
//
// Usage: npm run screenshots [-- --out dist --to screenshots --paths /a/,/b/]. Writes a PNG for each page, with
// eight pictures on it, named after its path.

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium-flags.mjs';
import { findChromium } from './find-chromium.mjs';

const kinds = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/react-autocomplete/',
  '/joy-ui/react-select/',
  '/base-ui/react-tabs/',
  '/x/react-data-grid/',
  '/material-ui/api/button/',
  '/api-docs/',
  '/blog/',
  '/vitrine/',
  '/404.html',
];
const screens = [
  { width: 1440, height: 1000 },
  { width: 390, height: 1000 },
];
const variants = ['light', 'dark'].flatMap((mode) => ['ltr', 'rtl'].map((direction) => ({ mode, direction })));

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    to: { type: 'string', default: 'screenshots' },
    paths: { type: 'string', default: kinds.join(',') },
  },
});
const executablePath = findChromium();
if (!executablePath) {
  console.error('There is no Chromium. Install it, or name its file in CHROME_BIN.');
  process.exit(2);
}

const command = fileURLToPath(new URL('../bin/docs.mjs', import.meta.url));
const server = spawn(process.execPath, [command, 'serve', '--out', resolve(values.out), '--port', '0']);
const site = await new Promise((done) => server.stdout.once('data', (line) => done(/http\S+?(?=\/?\s)/.exec(line)[0])));
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
mkdirSync(values.to, { recursive: true });
try {
  for (const path of values.paths.split(',')) {
    const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
    const file = join(values.to, `${name}.png`);
    await writeSheet(
      file,
      await Promise.all(screens.flatMap((screen) => variants.map((variant) => shoot(path, screen, variant)))),
    );
    console.log(file);
  }
} finally {
  await browser.close();
  server.kill();
}

/** Takes a screenshot of a page with these preferences. */
async function shoot(path, viewport, { mode, direction }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(site + path);
  await page.evaluate((dir) => (document.body.dir = dir), direction);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const image = await page.screenshot();
  await context.close();
  return { image, label: `${viewport.width} px, ${mode}, ${direction}`, share: viewport.width };
}

async function writeSheet(file, shots) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const figures = shots.map(
    ({ image, label, share }) =>
      `<figure style="width:${share / 3.3}px"><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#888;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
