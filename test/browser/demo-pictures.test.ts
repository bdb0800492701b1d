// The pictures of demos, where readers meet them: in the page, in an edited demo, in an exported
// project, and without a network.

import { createServer } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { dotPicture, goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const demo = `import { useState } from 'react';
import dot from './dot.png';
import mark from './mark.svg';
import names from './Demo.module.scss';

export default function Demo() {
  const [count, setCount] = useState(0);
  return (
    <p className={names.row}>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <img src={dot} alt="dot" />
      <img src={mark} alt="mark" />
    </p>
  );
}
`;

describe.runIf(isEvery && executablePath)(`the pictures of a demo${executablePath ? '' : ' (no Chromium)'}`, () => {
  let context: BrowserContext;
  let page: Page;
  let closeServer: (() => Promise<void>) | undefined;
  const widths = (place: Pick<Page, 'locator'>) =>
    place
      .locator('[alt=dot], [alt=mark]')
      .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));

  beforeAll(async () => {
    const port = await findPort();
    const origin = `http://localhost:${port}`;
    const site = siteTest({
      'docs.config.ts': `export default { title: 'Test', url: '${origin}', base: '/docs/', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n`,
      'content/lib/a.md': goodPage('A', '{{"demo": "Demo.tsx"}}'),
      'content/lib/Demo.tsx': demo,
      'content/lib/Demo.module.scss': '$color: rgb(1, 2, 3);\n.row { button { color: $color } }\n',
      'content/lib/dot.png': dotPicture,
      'content/lib/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>\n',
    });
    await site.build();
    const server = await startServer({ folder: site.out, port, base: '/docs/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closeServer = server.close;
    context = await (await openChromium(executablePath)).newContext();
    page = await context.newPage();
    await page.goto(`${origin}/docs/lib/a/`);
  });
  afterAll(async () => {
    await closeContexts();
    await closeServer?.();
  });

  it('are there before and after it comes to life', async () => {
    expect(await widths(page)).toEqual([1, 7]);
    await page.locator('[data-demo=Demo] button').first().click();
    await expect.poll(() => page.locator('[data-demo=Demo] .demo-stage button').textContent()).toBe('1');
    expect(await widths(page)).toEqual([1, 7]);
  });

  it('are files of an exported project', async () => {
    let posted = '';
    await context.route('https://stackblitz.com/**', async (route) => {
      posted = route.request().postData() ?? '';
      await route.fulfill({ body: '<p>Taken</p>', contentType: 'text/html' });
    });
    await page.locator('[data-demo=Demo] [data-docs-tool=open]').click();
    await page.locator('[data-docs-tool=stackblitz]:visible').click();

    await expect.poll(() => decodeURIComponent(posted)).toContain(dotPicture.toString('base64').slice(0, 30));
    expect(posted).not.toContain('_app%2Fassets');
  });

  it('are there in an edited demo, with its styles', async () => {
    await page.locator('[data-demo=Demo] [data-docs-tool=edit]').click();
    const frame = page.frameLocator('iframe.live-frame');
    await frame.locator('[alt=mark]').waitFor();

    await expect.poll(() => widths(frame)).toEqual([1, 7]);
    expect(await frame.locator('button').evaluate((button) => getComputedStyle(button).color)).toBe('rgb(1, 2, 3)');
  });

  it('are there without a network', async () => {
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.match(document.images[0]?.src ?? '')) !== undefined);
    await context.setOffline(true);
    await page.reload();

    await expect.poll(() => widths(page)).toEqual([1, 7]);
    await context.setOffline(false);
  });
});

/** The address of the site is in its pages before there is a server. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
