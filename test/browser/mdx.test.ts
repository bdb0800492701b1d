// The examples of docs/mdx.md and docs/stories.md in a browser: islands live, each by itself, and stories are seen.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { exampleSite } from '../example-site.ts';
import { readExample } from '../read-example.ts';
import { siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const tabs = `'use client';
import { Children, useState } from 'react';

export function Tab({ children }) {
  return <div>{children}</div>;
}
export function Tabs({ children }) {
  const [at, setAt] = useState(0);
  const all = Children.toArray(children);
  return (
    <div className="tabs">
      {all.map(({ props }, index) => (
        <button key={props.label} type="button" onClick={() => setAt(index)}>{props.label}</button>
      ))}
      {all[at]}
    </div>
  );
}
`;
const page = `import { Tab, Tabs } from './Tabs';

# Tabs

<p className="description">Tabs that hold Markdown, a demo, and islands of their own.</p>

<Tabs>
  <Tab label="One">First, **bold**</Tab>
  <Tab label="Two">

  ## In the second

  [A link](/acme/plans/) & "quotes"

  {{"demo": "src/Button.stories.tsx#Primary"}}

  </Tab>
</Tabs>
`;

describe.skipIf(!executablePath)(`a page of MDX in the browser${executablePath ? '' : ' (no Chromium)'}`, () => {
  let reader: Page;
  let url = '';
  let close: (() => Promise<void>) | undefined;
  const faults: string[] = [];

  beforeAll(async () => {
    const own = { 'content/acme/tabs.mdx': page, 'content/acme/Tabs.jsx': tabs };
    const site = siteTest(exampleSite({ ...readExample('mdx.md'), ...readExample('stories.md'), ...own }));
    await site.build();
    const server = await startServer({ folder: site.out, port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    url = `http://localhost:${server.port}`;
    close = server.close;
    reader = await (await openChromium(executablePath)).newPage();
    reader.on('pageerror', ({ message }) => faults.push(message));
    reader.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
  });
  afterAll(async () => {
    await close?.();
    await closeContexts();
  });

  it('has an island that is hydrated on its own', async () => {
    await reader.goto(`${url}/acme/plans/`);
    const button = reader.getByRole('button', { name: /Pressed/ });
    await button.click();
    await button.click();

    await expect.poll(() => button.textContent()).toBe('Pressed 5 times');
    expect(await reader.locator('[data-hydrated] .price, .price [data-hydrated]').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('keeps the Markdown inside an island, with a demo', async () => {
    await reader.goto(`${url}/acme/tabs/`);
    await reader.getByRole('button', { name: 'Two' }).click();

    await expect.poll(() => reader.locator('.tabs h2').textContent()).toBe('In the second');
    expect(await reader.locator('.tabs').getByRole('link', { name: 'A link' }).getAttribute('href')).toBe(
      '/acme/plans/',
    );
    expect(await reader.locator('.tabs .frame button').textContent()).toBe(' Save');
    expect(faults).toEqual([]);
  });

  it('shows stories that answer clicks', async () => {
    await reader.goto(`${url}/acme/button/`);
    const button = reader.getByRole('button', { name: /Saved/ });
    await button.scrollIntoViewIfNeeded();
    await button.click();

    await expect.poll(() => button.textContent()).toBe(' Saved 1 times');
    expect(await reader.getByRole('heading', { name: 'With icon' }).count()).toBe(1);
    expect(faults).toEqual([]);
  });
});
