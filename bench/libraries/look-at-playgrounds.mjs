// Opens the pages with a playground of a built site in a browser, and checks what each shows.

import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** How many pages are open at a time. */
const maxOpen = 3;

/** Checks each playground; `fault` describes why it shows nothing. */
export async function lookAtPlaygrounds(browser, { folder, paths }) {
  const server = createServer((request, response) => serve(folder, request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const remaining = [...paths];
  const seen = [];
  async function look() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    for (let path = remaining.shift(); path !== undefined; path = remaining.shift())
      seen.push({ path, fault: await findFault(context, origin + path) });
    await context.close();
  }
  await Promise.all(Array.from({ length: maxOpen }, look));
  server.close();
  return seen.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function findFault(context, address) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 20_000 });
    const playground = page.locator('.playground').first();
    await playground.scrollIntoViewIfNeeded({ timeout: 5000 });
    await page.locator('.playground[data-hydrated]').first().waitFor({ timeout: 10_000 });
    await page.waitForTimeout(200);
    const isVisible = await playground.evaluate(hasSize);
    if (errors.length > 0) return errors[0].split('\n')[0].slice(0, 160);
    return isVisible ? undefined : 'nothing that has a size';
  } catch (error) {
    return (errors[0] ?? error.message).split('\n')[0].slice(0, 160);
  } finally {
    await page.close();
  }
}

/** Runs in the page: returns whether any element in the stage or in a portal has a size. */
function hasSize(playground) {
  const roots = [playground.querySelector('.demo-root'), ...document.querySelectorAll('[data-docs-portal]')];
  const elements = roots.flatMap((root) => (root ? [...root.querySelectorAll('*')] : []));
  return elements.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility !== 'hidden' && !['STYLE', 'SCRIPT'].includes(element.tagName);
  });
}

function serve(folder, { url }, response) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://a').pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  try {
    const body = readFileSync(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}
