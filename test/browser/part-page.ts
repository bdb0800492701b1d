// A part of the runtime on a page of its own: a script is bundled as the site's scripts are, served
// beside the real style sheet, and opened in Chromium. What the page posts is kept.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { closeContexts, openChromium } from './open-chromium.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The same for all test files that a worker runs. */
let style: Promise<string> | undefined;

/** What the server was sent. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A page with the part, in a browser. */
export interface PartPage {
  /** What was sent to the server but for the page's own files, in order. */
  readonly received: Received[];
  /** The paths of files that were asked for. */
  readonly asked: string[];
  /** The status of answers to what is posted. */
  status: number;
  /** Opens the page in a window of its own, with a query if need be. */
  open(options?: OpenOptions): Promise<Page>;
}

interface OpenOptions extends BrowserContextOptions {
  readonly query?: string;
  /** A public name that the page seems to have; without one it is on this machine. */
  readonly host?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

interface PartSource {
  /** The script of the page, as TypeScript in the root of the repository. */
  readonly script: string;
  readonly head?: string;
  readonly body?: string;
}

/** Describes a part as a reader meets it. Where there is no Chromium it is skipped, and its name says why. */
export function describePart(
  name: string,
  { tests, ...source }: PartSource & { tests: (part: PartPage) => void },
): void {
  const executablePath = findChromium() ?? '';
  const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

  describe.skipIf(!executablePath)(`${name}${reason}`, () => {
    tests(createPartPage(executablePath, source));
  });
}

/** Finds what axe finds on a page. */
export async function findAxeFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    // What is in order is not described, which takes as long as to find what is not.
    const { violations } = await engine.run(selector ?? document, { resultTypes: ['violations'], selectors: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

function createPartPage(executablePath: string, source: PartSource): PartPage {
  const closers: (() => unknown)[] = [];
  let browser: Browser;
  let origin = '';

  const part: PartPage = {
    received: [],
    asked: [],
    status: 204,
    async open({ query = '', host, prepare, ...options } = {}) {
      const context = await browser.newContext(options);
      closers.unshift(() => context.close());
      const page = await context.newPage();
      await prepare?.(page);
      if (host)
        await page.route(`http://${host}/**`, async (route) => {
          const url = route.request().url().replace(`http://${host}`, origin);
          await route.fulfill({ response: await route.fetch({ url }) });
        });
      await page.goto(`${host ? `http://${host}` : origin}/${query}`, { waitUntil: 'load' });
      // React draws a little later.
      await page.waitForFunction(() => document.getElementById('root')?.childElementCount !== 0);
      return page;
    },
  };

  beforeAll(async () => {
    const files = await bundlePart(source);
    const server = createServer((request, response) => void answer(request, response, { part, files }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.unshift(() => server.close());
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openChromium(executablePath);
    closers.unshift(closeContexts);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  return part;
}

/** Bundles the script and the style sheet; the page that joins them is the file "/". */
async function bundlePart({ script, head = '', body = '' }: PartSource): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: repository,
    stdin: { contents: script, loader: 'tsx', resolveDir: repository, sourcefile: 'part.tsx' },
    outdir: '/',
    entryNames: 'part',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Part</title><meta name="viewport" content="width=device-width">` +
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">${head}</head>` +
    `<body><main><h1>A part</h1>${body}</main><script type="module" src="/part.js"></script></body></html>`;

  return new Map([
    ['/', html],
    ['/style.css', await (style ??= bundleStyle())],
    ...outputFiles.map(({ path, text }): [string, string] => [
      path.replaceAll('\\', '/').replace(/^[A-Z]:/i, ''),
      text,
    ]),
  ]);
}

/** The style sheet of every page. */
async function bundleStyle(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: repository,
    entryPoints: ['templates/styles/index.css'],
    bundle: true,
    external: ['/fonts/*'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { part, files }: { part: PartPage; files: ReadonlyMap<string, string> },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://part');
  if (request.method !== 'GET') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    part.received.push({
      method: request.method ?? '',
      path: pathname,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null'),
    });
    response.writeHead(part.status).end();
    return;
  }

  part.asked.push(pathname);
  const type = pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'text/html';
  const text = files.get(pathname);
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
}
