// A package that throws while the browser loads it, and one that reads the environment: what they cost
// the demos that import them, and what they cost the others.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, libConfig, runDocs, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';
import { isEvery } from '../everyday.ts';

const executablePath = findChromium() ?? '';
const imported = (
  specifier: string,
) => `import { word } from '${specifier}';\nimport { useEffect, useState } from 'react';

export default function Demo() {
  const [shown, setShown] = useState('waiting');
  useEffect(() => setShown(String(word)), []);
  return <output>{shown}</output>;
}
`;
// On the server, in the browser, in a package, and in edited code.
const defined = `import { word } from 'defined';

declare const __VERSION__: number;

export default function Demo() {
  return (
    <output>
      {word}, {process.env.STAGE} {__VERSION__ + 1} {String(process.env.ANYTHING)}
    </output>
  );
}
`;
const packageOf = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: `{"name":"${name}","version":"1.0.0","main":"./index.js"}`,
  [`node_modules/${name}/index.js`]: code,
});

/** Names that a page's scripts might ask the window or the document for. */
const clobbering = [
  'location',
  'currentScript',
  'constructor',
  '__proto__',
  'root',
  'body',
  'documentElement',
  'getElementById',
  'querySelector',
  'cookie',
  'localStorage',
  'main-content',
  'defaultView',
  'readyState',
];

describe.runIf(isEvery && executablePath)(`a package in the browser${executablePath ? '' : ' (no Chromium)'}`, () => {
  let page: Page;
  let url = '';
  const mismatches: string[] = [];
  let closeServer: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const site = siteTest({
      'docs.config.ts': libConfig.replace(
        ' };',
        ", demos: { define: { 'process.env.STAGE': 'docs', __VERSION__: 7 } } };",
      ),
      'content/lib/a.md': goodPage(
        'A',
        ['Fine', 'Fragile', 'Env', 'Defined'].map((name) => `{{"demo": "${name}.js"}}`).join('\n\n'),
      ),
      'content/lib/names.md': goodPage(
        'Names',
        `{{"demo": "Fine.js"}}\n\n${clobbering.map((name) => `## ${name}`).join('\n\n')}`,
      ),
      'content/lib/Fine.tsx': imported('fine'),
      'content/lib/Fragile.tsx': imported('fragile'),
      'content/lib/Env.tsx': imported('env'),
      'content/lib/Defined.tsx': defined,
      ...packageOf('defined', 'exports.word = `${process.env.STAGE} ${__VERSION__}`;\n'),
      ...packageOf('fine', "exports.word = 'fine';\n"),
      ...packageOf('fragile', "if (typeof window !== 'undefined') window.__x.y();\nexports.word = 'fragile';\n"),
      ...packageOf('env', 'exports.word = process.env.ANYTHING;\n'),
    });
    const { status, stderr } = await runDocs(['build', '--root', site.root, '--out', site.out], {
      env: { ANYTHING: 'secret' },
    });
    expect(status, stderr).toBe(0);
    const server = await startServer({ folder: site.out, port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    closeServer = server.close;
    page = await (await openChromium(executablePath)).newPage();
    page.on(
      'console',
      (message) => /hydration|React error #4\d\d/i.test(message.text()) && mismatches.push(message.text()),
    );
    url = `http://localhost:${server.port}`;
    await page.goto(`${url}/lib/a/`);
    for (const demo of await page.locator('[data-demo]').all()) await demo.scrollIntoViewIfNeeded();
  });
  afterAll(async () => {
    await closeContexts();
    await closeServer?.();
  });

  it('that throws stops only its own demo, which names the package', async () => {
    const fault = page.locator('[data-demo="Fragile"] .demo-fault pre');
    await fault.waitFor();

    expect(await fault.textContent()).toMatch(/^"fragile" cannot be loaded: .*undefined/);
    await expect.poll(() => page.locator('[data-demo="Fine"] output').textContent()).toBe('fine');
    expect(await page.locator('.demo-fault').count()).toBe(1);
  });

  it('and a demo read what the settings define, wherever they run', async () => {
    const demo = page.locator('[data-demo="Defined"]');
    const words = 'docs 7, docs 8 undefined';
    expect(await demo.locator('output').textContent()).toBe(words);
    await demo.and(page.locator('[data-hydrated]')).waitFor();
    expect(await demo.locator('output').textContent()).toBe(words);

    await demo.locator('[data-docs-tool=edit]').click();
    const result = page.frameLocator('iframe.live-frame').locator('output');
    await expect.poll(() => result.textContent()).toBe(words);
    expect(mismatches).toEqual([]);
  });

  it('finds nothing in the environment: 133', async () => {
    await expect.poll(() => page.locator('[data-demo="Env"] output').textContent()).toBe('undefined');
  });

  it('and the page are live where headings and elements are named like properties of the document: 27', async () => {
    const other = await (await openChromium(executablePath)).newPage();
    const thrown: string[] = [];
    other.on('pageerror', ({ message }) => thrown.push(message));
    await other.goto(`${url}/lib/names/`);
    await other.locator('[data-demo="Fine"]').scrollIntoViewIfNeeded();
    await expect.poll(() => other.locator('[data-demo="Fine"] output').textContent()).toBe('fine');

    const mode = () => other.evaluate(() => document.firstElementChild?.getAttribute('data-mode'));
    const before = await mode();
    await other.locator('[data-island="Settings"] button').first().click();
    await other.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });
    await other.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(mode).toBe('dark');

    expect(before).not.toBe('dark');
    expect(thrown).toEqual([]);
    expect(await other.evaluate(() => document.querySelectorAll('main#main-content').length)).toBe(1);
    await other.close();
  });
});
