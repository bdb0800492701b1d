import { afterEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { everyday, isEvery } from '../everyday.ts';
import { describePart, type PartPage } from './part-page.ts';

const script = `
  import { startAnalytics } from './runtime/visits/analytics/start-analytics.ts';
  import { startFonts } from './runtime/page/start-fonts.ts';
  import { readSettings } from './runtime/browser/read-settings.ts';
  const query = new URLSearchParams(location.search);
  const settings = { ...readSettings(document), ...JSON.parse((query.get('settings') ?? '{}').replaceAll('HERE', location.origin)) };
  startAnalytics(settings, () => Number(query.get('chance') ?? 1));
  startFonts(settings);
`;
const head =
  '<meta name="docs:canonicalPath" content="/joy-ui/react-button/"><meta name="docs:productId" content="joy-ui">' +
  '<meta name="docs:productCategoryId" content="core">';
const body =
  '<div data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="BasicButtons"><button><span>Open</span></button></div>' +
  '<button data-ga-event-category="rare" data-ga-event-split="0.2">Seldom</button><button>Plain</button>' +
  '<a href="/elsewhere" data-ga-event-category="leave">Leave</a>';

describePart('analytics in a browser', {
  script,
  head,
  body,
  tests(part) {
    afterEach(() => {
      part.received.length = 0;
      part.asked.length = 0;
    });

    it('sends the properties of the reader and the view of the page', async () => {
      await part.open({
        query: withSettings({ endpoint: 'HERE/collect' }),
        prepare: setPreferences,
        colorScheme: 'dark',
        deviceScaleFactor: 1.5,
      });

      await expect
        .poll(() => part.received)
        .toEqual([
          {
            method: 'POST',
            path: '/collect',
            body: {
              kind: 'user-properties',
              properties: {
                codeVariant: 'JS',
                codeStylingVariant: 'css',
                userLanguage: 'en',
                devicePixelRatio: '1.5',
                colorSchemeOS: 'dark',
                colorScheme: 'light',
                apiDisplay: 'table',
                apiDisplayProps: 'none',
                apiDisplaySlots: 'none',
                apiDisplayClasses: 'none',
              },
            },
          },
          {
            method: 'POST',
            path: '/collect',
            body: {
              kind: 'page-view',
              title: 'Part',
              location: '/joy-ui/react-button/',
              productId: 'joy-ui',
              categoryId: 'core',
            },
          },
        ]);
    });

    it('sends the properties that change', async () => {
      const page = await part.open({ query: withSettings({ endpoint: 'HERE/collect' }), colorScheme: 'light' });
      await expect.poll(() => kinds(part)).toEqual(['user-properties', 'page-view']);

      await page.emulateMedia({ colorScheme: 'dark' });
      await expect
        .poll(() => part.received.at(-1)?.body)
        .toEqual({ kind: 'user-properties', properties: { colorSchemeOS: 'dark', colorScheme: 'dark' } });
      await page.evaluate(() => void (document.documentElement.dataset['mode'] = 'light'));
      await expect
        .poll(() => part.received.at(-1)?.body)
        .toEqual({ kind: 'user-properties', properties: { colorScheme: 'light' } });
    });

    it('sends clicks on marked elements, even one that leaves the page', async () => {
      const page = await part.open({ query: `${withSettings({ endpoint: 'HERE/collect' })}&chance=0.5` });
      await expect.poll(() => kinds(part)).toHaveLength(2);
      part.received.length = 0;

      await page.click('text=Open');
      await page.click('text=Seldom');
      await page.click('text=Plain');
      await page.click('text=Leave');

      await expect
        .poll(() => part.received.map((entry) => entry.body))
        .toEqual([
          { kind: 'click', category: 'demo', action: 'expand', label: 'BasicButtons' },
          { kind: 'click', category: 'leave' },
        ]);
    });

    it.runIf(isEvery)(
      'measures one visit in 10000, and loads the measuring script only for that one: 169',
      async () => {
        await part.open({ query: `${withSettings({ endpoint: 'HERE/collect' })}&chance=0.00011` });
        await expect.poll(() => kinds(part)).toHaveLength(2);
        expect(part.asked.filter((path) => path.startsWith('/web-vitals'))).toEqual([]);

        const page = await part.open({ query: `${withSettings({ endpoint: 'HERE/collect' })}&chance=0.0001` });
        await page.click('text=Plain');
        await hide(page);

        await expect
          .poll(() => vitals(part).map(({ name }) => name))
          .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
        for (const vital of vitals(part)) {
          expect(Object.keys(vital).sort()).toEqual(['delta', 'id', 'kind', 'label', 'name', 'value']);
          expect(vital).toMatchObject({
            id: expect.stringMatching(/^v\d/),
            label: 'Web Vitals',
            delta: expect.any(Number),
            value: expect.any(Number),
          });
        }
        expect(part.asked.filter((path) => path.startsWith('/web-vitals'))).toHaveLength(1);
      },
    );

    const refusals: readonly (readonly [when: string, analytics: object, signals: object])[] = [
      [
        'the browser sends Global Privacy Control',
        { endpoint: 'HERE/collect', gtag: 'G-1' },
        { globalPrivacyControl: true },
      ],
      ['the browser sends Do Not Track', { endpoint: 'HERE/collect', gtag: 'G-1' }, { doNotTrack: '1' }],
      ['no sink is set', {}, {}],
    ];
    it.each(everyday(refusals, 6))('sends and loads nothing when %s', async (_, analytics, signals) => {
      const asked: string[] = [];
      const page = await part.open({
        query: `${withSettings(analytics)}&chance=0`,
        prepare: (page) => signal(page, signals, asked),
      });
      await page.click('text=Open');
      await page.waitForTimeout(300);

      expect(part.received).toEqual([]);
      expect(
        asked.filter(
          (address) =>
            !/^http:\/\/127\.0\.0\.1:\d+\/(\?.*|part\.js|style\.css|chunk-\w+\.js)?$/.test(address) &&
            !address.startsWith('data:'),
        ),
      ).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });

    it.runIf(isEvery)('sends and loads nothing from a local host, whatever its settings say', async () => {
      const asked: string[] = [];
      const page = await part.open({
        query: `${withSettings({ endpoint: '/collect', gtag: 'G-1', respectPrivacy: false })}&chance=0`,
        prepare: (page) => signal(page, {}, asked),
      });
      await page.click('text=Open');
      await page.waitForTimeout(300);

      expect(part.received).toEqual([]);
      expect(asked.filter((address) => /collect$|googletagmanager/.test(address))).toEqual([]);
    });

    it('sends to the same addresses from a public host', async () => {
      await part.open({ query: withSettings({ endpoint: '/collect' }), host: 'docs.example' });

      await expect.poll(() => kinds(part)).toEqual(['user-properties', 'page-view']);
    });

    it.runIf(isEvery)('sends despite these signals where the settings say so', async () => {
      await part.open({
        query: withSettings({ endpoint: 'HERE/collect', respectPrivacy: false }),
        prepare: (page) => signal(page, { doNotTrack: '1' }, []),
      });

      await expect.poll(() => kinds(part)).toEqual(['user-properties', 'page-view']);
    });

    it('loads gtag.js once, and passes commands to it in the form that it reads', async () => {
      const asked: string[] = [];
      const page = await part.open({
        query: withSettings({ gtag: 'G-1' }),
        host: 'docs.example',
        prepare: async (page) => {
          await page.route('https://www.googletagmanager.com/**', (route) => {
            asked.push(route.request().url());
            // What arrives later takes the commands from the page, as the real script does.
            return route.fulfill({
              contentType: 'text/javascript',
              body: 'window.taken = dataLayer.map((command) => [...command]); dataLayer.push = (command) => taken.push([...command]);',
            });
          });
        },
      });
      await page.waitForFunction(() => 'taken' in window);
      await page.click('text=Open');

      const taken = await page.evaluate(
        () => JSON.parse(JSON.stringify((globalThis as unknown as { taken: unknown[][] }).taken)) as unknown[][],
      );
      expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
      expect(taken.map(([command, name]) => [command, name])).toEqual([
        ['js', expect.any(String)],
        ['config', 'G-1'],
        ['set', 'user_properties'],
        ['event', 'page_view'],
        ['event', 'demo'],
      ]);
      expect(taken.at(-1)?.[2]).toEqual({ eventAction: 'expand', eventLabel: 'BasicButtons' });
      expect(part.received).toEqual([]);
    });

    it.runIf(isEvery)('throws nothing when the endpoint fails', async () => {
      part.status = 500;
      const faults: string[] = [];
      await part.open({
        query: withSettings({ endpoint: 'HERE/collect' }),
        prepare: async (page) => {
          page.on('pageerror', ({ message }) => faults.push(message));
          await page.addInitScript(() => void (navigator.sendBeacon = () => false));
        },
      });

      await expect.poll(() => kinds(part)).toEqual(['user-properties', 'page-view']);
      expect(faults).toEqual([]);
      part.status = 204;
    });
  },
});

describePart('the icon font in a browser', {
  script,
  tests(part) {
    it('loads after the page, which is shown without the font as well', async () => {
      const settings = encodeURIComponent(JSON.stringify({ fonts: { icons: '/no-such-font.css' } }));
      const page = await part.open({ query: `?settings=${settings}` });

      await expect.poll(() => part.asked).toContain('/no-such-font.css');
      expect(part.asked.indexOf('/no-such-font.css')).toBeGreaterThan(part.asked.indexOf('/part.js'));
      expect(await page.locator('h1').isVisible()).toBe(true);
    });
  },
});

function withSettings(analytics: object): string {
  return `?settings=${encodeURIComponent(JSON.stringify({ analytics }))}`;
}

function kinds(part: PartPage): unknown[] {
  return part.received.map(({ body }) => (body as { kind: string }).kind);
}

function vitals(part: PartPage): { name: string }[] {
  return part.received
    .map(({ body }) => body as { kind: string; name: string })
    .filter(({ kind }) => kind === 'web-vital');
}

async function setPreferences(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      observer.disconnect();
      Object.assign(document.documentElement.dataset, {
        mode: 'light',
        api: 'table',
        codeVariant: 'JS',
        codeStyling: 'css',
      });
    }).observe(document, { childList: true });
  });
}

async function signal(page: Page, signals: object, asked: string[]): Promise<void> {
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
  }, signals);
}

/** Makes the page believe that its reader has turned to another tab, which ends its measurements. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('pagehide'));
  });
}
