// What the readers of this repository's own site send: visits, clicks and votes, in the words of the
// specification, to the collector that its settings name, and to no other host.

import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite, type Window } from './browser-site.ts';
import { collectorUrl } from './start-collector.ts';

/** Where no demo comes to life beside what is looked at. */
const path = '/material-ui/getting-started/installation/';
const demos = '/material-ui/react-button/';

/** Opens a page, and notes every address on another host that it asks. */
async function openPage(site: BrowserSite, at = path): Promise<Window & { readonly elsewhere: Set<string> }> {
  const window = await site.open({ colorScheme: 'dark', permissions: ['clipboard-write'] });
  const elsewhere = new Set<string>();
  window.page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== site.url) elsewhere.add(request.url());
  });
  await window.page.addInitScript(() => localStorage.setItem('apiPage_default', 'table'));
  await window.visit(at);
  return { ...window, elsewhere };
}

async function readClicks({ received }: Window): Promise<unknown[]> {
  const bodies = (await received()).map(({ body }) => body as { kind?: string });
  return bodies.filter(({ kind }) => kind === 'click');
}

describeInBrowser('what readers of the own site send', (site) => {
  it('is their settings, and that the page came into view', async () => {
    const window = await openPage(site);

    await expect.poll(window.received).toEqual([
      {
        path: '/visits',
        body: {
          kind: 'user-properties',
          properties: {
            codeVariant: 'TS',
            codeStylingVariant: 'system',
            userLanguage: 'en',
            devicePixelRatio: '1',
            colorSchemeOS: 'dark',
            colorScheme: 'dark',
            apiDisplay: 'table',
            apiDisplayProps: 'none',
            apiDisplaySlots: 'none',
            apiDisplayClasses: 'none',
          },
        },
      },
      {
        path: '/visits',
        body: {
          kind: 'page-view',
          title: await window.page.title(),
          location: path,
          productId: 'material-ui',
          categoryId: 'core',
        },
      },
    ]);
    expect([...window.elsewhere]).toEqual([`${collectorUrl}/visits`]);
    expect(window.faults).toEqual([]);
    await window.close();
  });

  const links = [
    { at: path, attribute: 'data-event-label', label: 'sidenav' },
    { at: '/joy-ui/getting-started/', attribute: 'data-ga-event-label', label: 'joy-sidenav' },
  ];
  it.each(everyday(links, 4))(
    'is a click on a link to the store with $attribute, even as it leaves the page',
    async ({ at, ...named }) => {
      const window = await openPage(site, at);
      expect(await window.page.locator(`.side-menu a[${named.attribute}]`).textContent()).toContain('Templates store');
      await window.page.route('https://mui.com/**', (route) => route.fulfill({ body: 'The store', status: 200 }));

      await window.page.locator('.side-menu a', { hasText: 'Templates store' }).click();
      await window.page.waitForURL('https://mui.com/store/');

      await expect
        .poll(() => readClicks(window))
        .toEqual([{ kind: 'click', category: 'store', action: 'click', label: named.label }]);
      await window.close();
    },
  );

  it.runIf(isEvery)('is a click on each tool of a demo', async () => {
    const window = await openPage(site, demos);
    const { page } = window;
    const demo = page.locator('[data-demo="BasicButtons"]');
    await demo.scrollIntoViewIfNeeded();
    await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');

    await demo.locator('[data-docs-tool="copy"]').click();
    await demo.locator('[data-docs-tool="expand"]').click();
    await demo.locator('[data-docs-tool="more"]').click();
    await demo.locator('[data-docs-tool="mode"]').click();

    const toClick = (action: string) => ({ kind: 'click', category: 'demo', action, label: 'BasicButtons' });
    await expect.poll(() => readClicks(window)).toEqual(['copy', 'expand', 'more', 'mode'].map(toClick));
    expect(window.faults).toEqual([]);
    await window.close();
  });

  it.runIf(isEvery)('is a vote with a comment', async () => {
    const window = await openPage(site);
    const question = window.page.locator('.feedback');
    await question.scrollIntoViewIfNeeded();
    await expect.poll(() => window.page.locator('[data-island="Feedback"]').getAttribute('data-hydrated')).toBe('');

    await question.getByRole('button', { name: 'Yes' }).click();
    await question.getByRole('textbox').fill('The loading button is what I came for');
    await question.getByRole('button', { name: 'Send' }).click();
    await question.getByRole('status').filter({ hasText: /./ }).waitFor();

    const sent = (await window.received()).filter(({ path: to }) => to === '/votes');
    expect(sent.map(({ body }) => body)).toEqual([
      { page: path, rating: 1, comment: 'The loading button is what I came for', version: '5.15.6', language: 'en' },
    ]);
    await expect
      .poll(() => readClicks(window))
      .toEqual([{ kind: 'click', category: 'feedback', action: 'vote', label: 'up' }]);
    expect([...window.elsewhere].sort()).toEqual([`${collectorUrl}/visits`, `${collectorUrl}/votes`]);
    expect(window.faults).toEqual([]);
    await window.close();
  });
});
