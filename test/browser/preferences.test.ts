// What a reader has chosen is there in the first frame. "First" is taken at its word: the module
// script of the page is held back, so what shows is the work of HTML, style sheet and inline script.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';
import { combinations, planCombinations, type Combination } from '../combinations.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const paths = [
  '/base-ui/react-tabs/',
  '/joy-ui/react-button/',
  '/joy-ui/react-input/',
  '/material-ui/react-chip/',
  '/',
  '/blog/',
  '/versions/',
  '/experiments/docs/markdown/',
  '/joy-ui/getting-started/',
  '/system/getting-started/',
  '/404.html',
];
/** The settings are the same on every page; here no demo comes to life beside them. */
const prose = '/joy-ui/getting-started/installation/';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const paper = { light: 'oklch(0.985 0.004 250)', dark: 'oklch(0.188 0.013 252)' } as const;

/** What each page is opened with: it meets each value of each choice. */
const planned = planCombinations(paths.length);
/** Every day, the first. */
const daily = everyday(paths, paths.length);
const listPages = (combination: Combination) =>
  daily.filter((each) => planned[paths.indexOf(each)]!.includes(combination));

describeInBrowser('preferences in the first frame: 155*', (site) => {
  // A busy machine may paint a page before its last byte has come, which no page can help: once more, then.
  // Every day, both of what is shown of each choice but for the display of the API.
  const opened = combinations.filter((each) => listPages(each).length > 0);
  it.each(everyday(opened, 4))(
    '$mode $direction $api $density $codeVariant $codeStyling $spacing $primary',
    { retry: 2, timeout: 120_000 },
    async (combination) => {
      // Where the system decides, it says the opposite of the default.
      const { page, faults, close } = await site.open({
        viewport: { width: 1000, height: 700 },
        colorScheme: combination.mode === 'system' ? 'dark' : 'light',
      });
      await keep(page.context(), combination, site);
      const frames = await holdModules(page);

      for (const path of listPages(combination)) {
        const { first, settled, shifts } = await frames(path);

        expect(first.facts).toEqual(toFacts(combination));
        expect(settled.facts).toEqual(first.facts);
        expect(shifts, `layout shifts of ${path}`).toEqual([]);
        expect(
          await countDifferent(page, first.picture, settled.picture),
          `${path} looks the same when all scripts have run`,
        ).toBe(0);
        expect(await page.locator('.demo-fault').count(), `demos of ${path} that have stopped`).toBe(0);
      }
      expect(faults).toEqual(faults.filter((fault) => fault.includes('404.html')));
      await close();
    },
  );
});

describeInBrowser('preferences of a page', (site) => {
  const openVersions = shareUntilFailure(async () => {
    const window = await site.open({ colorScheme: 'light' });
    await window.visit('/versions/');
    return window;
  });

  it('cost at most 1 kB', async () => {
    const { page } = await openVersions();
    const script = await page.evaluate(() => document.querySelector('body > script')?.textContent ?? '');
    const bytes = gzipSync(script, { level: 9 }).length;

    console.log(`inline script: ${script.length} bytes, ${bytes} compressed (at most 1024)`);
    expect(await page.evaluate(() => document.body.firstElementChild?.tagName)).toBe('SCRIPT');
    expect(script).toBe(readFileSync('lib/boot.js', 'utf8').trim());
    expect(bytes).toBeLessThanOrEqual(1024);
  });

  it.runIf(isEvery)('are drawn at random once, and all three displays appear among first visits: 157', async () => {
    const drawn = new Set<string>();
    for (const chance of everyday([0, 0.3, 0.4, 0.6, 0.7, 0.99], 2)) {
      const window = await site.open({ javaScriptEnabled: true });
      await stopFiles(window.page);
      // A second draw would be another one.
      await window.page.addInitScript((first) => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        Math.random = () => (visit?.type === 'reload' ? (first + 1 / 3) % 1 : first);
      }, chance);
      await window.page.goto('/versions/', { waitUntil: 'domcontentloaded' });
      const display = await readApi(window.page);
      await window.page.reload({ waitUntil: 'domcontentloaded' });
      expect(await readApi(window.page)).toBe(display);
      drawn.add(display);
      await window.close();
    }

    expect([...drawn].sort()).toEqual(['collapsed', 'expanded', 'table']);
  });

  it('show a crawler everything: 157', async () => {
    // Whatever another reader would draw.
    for (const chance of everyday([0.99, 0, 0.3, 0.7], 4)) {
      const window = await site.open({
        userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      });
      await stopFiles(window.page);
      await window.page.addInitScript((value) => void (Math.random = () => value), chance);
      await window.page.goto('/versions/', { waitUntil: 'domcontentloaded' });
      expect(await readApi(window.page)).toBe('expanded');
      await window.close();
    }
  });

  it.runIf(isEvery)('fall back silently where storage and cookies throw', async () => {
    const { page, faults, visit, close } = await site.open();
    await page.addInitScript(() => {
      const forbidden = {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
        set: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', forbidden);
      Object.defineProperty(Document.prototype, 'cookie', forbidden);
    });

    await visit(`${prose}#tailwind-Basic.js`);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      mode: 'light',
      api: 'expanded',
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });

    await openDrawer(page);
    await page.locator('.toggle-button', { hasText: 'Dark' }).click();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      mode: 'dark',
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });
    expect(faults).toEqual([]);
    await close();
  });

  it('reach the other tabs, from storage and from cookies', async () => {
    const { page, faults, visit, close } = await site.open();
    const other = await page.context().newPage();
    await visit(prose);
    await other.goto('/versions/', { waitUntil: 'load' });

    await openDrawer(page);
    await page.locator('.toggle-button', { hasText: 'Dark' }).click();
    await page.locator('.toggle-button', { hasText: 'JavaScript' }).click();

    await expect
      .poll(() => other.evaluate(() => ({ ...document.documentElement.dataset })))
      .toMatchObject({ mode: 'dark', codeVariant: 'JS' });
    expect(await other.evaluate(() => document.body.className)).toBe('mode-dark');
    expect(await page.context().cookies()).toMatchObject([
      { name: 'codeVariant', value: 'JS', path: '/', sameSite: 'Lax', secure: false },
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('follow the system while a page is open', async () => {
    const { page } = await openVersions();
    await page.emulateMedia({ colorScheme: 'dark' });

    await expect
      .poll(() =>
        page.evaluate(() => [
          document.documentElement.dataset.mode,
          document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
        ]),
      )
      .toEqual(['dark', '#101418']);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('give every chosen colour enough contrast, in both modes', async () => {
    const { page } = await openVersions();
    const colors = Array.from({ length: 24 }, (_, index) => toHex(index * 15)).concat(
      '#000000',
      '#ffffff',
      '#808080',
      '#ffff00',
      '#00ff00',
      '#0000ff',
    );

    for (const mode of ['light', 'dark'] as const) {
      const poor = await page.evaluate(measureContrasts, { mode, colors: [...everyday(colors, 2)] });
      expect(poor).toEqual([]);
    }
  });
});

describeInBrowser('the settings drawer', (site) => {
  const openProse = shareUntilFailure(async () => {
    const window = await site.open();
    await window.visit(prose);
    return window;
  });

  it('is reached, used and left by keyboard, and gives the focus back', async () => {
    const { page, faults } = await openProse();
    await page.locator('.settings-button').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('system');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');

    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }

    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('settings-button');
    expect(faults).toEqual([]);
  });

  it('closes by a press beside it', async () => {
    const { page } = await openProse();
    await openDrawer(page);

    await page.mouse.click(200, 400);

    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  // Any two of a width, a mode and a direction meet. Every day, each width and each mode is there.
  const views = [
    { width: 320, mode: 'dark', direction: 'rtl' },
    { width: 320, mode: 'light', direction: 'ltr' },
    { width: 1280, mode: 'light', direction: 'rtl' },
    { width: 1280, mode: 'dark', direction: 'ltr' },
  ];
  it.each(everyday(views, 4))(
    'is accessible and fits at $width, $mode, $direction',
    async ({ width, mode, direction }) => {
      const { page } = await openProse();
      await page.setViewportSize({ width, height: 800 });
      await choose(page, { mode, direction });
      // No tooltip lies over the button, from where the pointer was in the view before.
      await page.mouse.move(width / 2, 600);
      await openDrawer(page);
      await page.evaluate(axe.source);

      const { violations } = await page.evaluate(
        (only) =>
          (globalThis as unknown as { axe: typeof axe }).axe.run('dialog', {
            runOnly: only,
            resultTypes: ['violations'],
          }),
        tags,
      );
      const box = await page.evaluate(() => {
        const dialog = document.querySelector('dialog')!;
        const { left, right } = dialog.getBoundingClientRect();
        return {
          left,
          right,
          isWide: dialog.scrollWidth > dialog.clientWidth || document.documentElement.scrollWidth > innerWidth,
        };
      });

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(box.isWide).toBe(false);
      expect(direction === 'rtl' ? box.left : width - box.right).toBe(0);
      expect(await page.evaluate(() => [document.documentElement.dataset.mode, document.documentElement.dir])).toEqual([
        mode,
        direction,
      ]);
      // Escape might close no more than the tooltip of the button that was pressed.
      await page.locator('dialog .settings-bar .icon-button').click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    },
  );

  it('is not offered without script', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    await visit(prose);

    expect(await page.locator('.settings-button').isVisible()).toBe(false);
    await close();
  });
});

async function openDrawer(page: Page): Promise<void> {
  await page.locator('.settings-button').click();
  await page.locator('dialog[open]').waitFor();
}

/** Keeps all files but the page itself away: what is looked at is the work of its inline script. */
function stopFiles(page: Page): Promise<unknown> {
  return page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
}

/** Chooses as a reader does in another tab: what is kept changes, and the page hears of it. */
async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((values) => {
    Object.assign(localStorage, values);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, choices);
}

function readApi(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.api ?? '');
}

/** Keeps what a reader has chosen on an earlier visit. */
async function keep(
  context: BrowserContext,
  { mode, direction, api, density, codeVariant, codeStyling, spacing, primary }: Combination,
  { url }: BrowserSite,
): Promise<void> {
  await context.addInitScript((choices) => void Object.assign(localStorage, choices), {
    mode,
    direction,
    density,
    apiPage_default: api,
    spacing,
    primary,
  });
  await context.addCookies([
    { name: 'codeVariant', value: codeVariant, url },
    { name: 'codeStyling', value: codeStyling, url },
  ]);
}

function toFacts({ mode, direction, api, density, codeVariant, codeStyling }: Combination) {
  const shown = mode === 'light' ? 'light' : 'dark';
  return {
    attributes: { mode: shown, dir: direction, bodyDir: direction, density, api, codeVariant, codeStyling },
    className: `mode-${shown}`,
    background: paper[shown],
    themeColors: Array(2).fill(shown === 'light' ? '#0072E5' : '#101418'),
  };
}

interface Frame {
  readonly facts: ReturnType<typeof readFacts>;
  /** A PNG as Base64. */
  readonly picture: string;
}

/** Opens pages whose module script comes only after their first frame was looked at. */
async function holdModules(
  page: Page,
): Promise<(path: string) => Promise<{ first: Frame; settled: Frame; shifts: string[] }>> {
  const session = await page.context().newCDPSession(page);
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.addInitScript(() => {
    const { shifts } = Object.assign(globalThis, { shifts: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          shifts.push(`${node?.nodeName}.${node?.className} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/_app/main.*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });

  return async function frames(path) {
    isHeld = true;
    await page.goto(path, { waitUntil: 'commit' });
    // The last element of the page: from here on everything but the module script is there.
    await page.locator('body > script[type="module"]').waitFor({ state: 'attached' });
    // The letters of a demo come when its text is laid out; which ones, no preference decides.
    await page.evaluate(() => document.body.offsetHeight && document.fonts.ready.then(() => undefined));
    const first = await takeFrame(page, session);

    isHeld = false;
    for (const release of held.splice(0)) release();
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const settled = await takeFrame(page, session);
    return {
      first,
      settled,
      shifts: await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
    };
  };
}

/** Asks the browser itself for the picture: it is the same one, packed three times as fast. */
async function takeFrame(page: Page, session: CDPSession): Promise<Frame> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return { facts: await page.evaluate(readFacts), picture: data };
}

/** Counts the pixels in which two pictures differ; the edges of letters may be drawn a shade lighter or darker. */
async function countDifferent(page: Page, one: string, other: string): Promise<number> {
  if (one === other) return 0;
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), {
            width: image.width,
            height: image.height,
          }).getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          return new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
        }),
      );
      const shade = 8;
      const isNear = (a: number, b: number) =>
        [0, 8, 16].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= shade);
      return first!.filter((pixel, index) => pixel !== second![index] && !isNear(pixel, second![index]!)).length;
    },
    [one, other],
  );
}

function readFacts() {
  const { documentElement: html, body } = document;
  const { mode = '', density = '', api = '', codeVariant = '', codeStyling = '' } = html.dataset;
  return {
    attributes: { mode, dir: html.dir, bodyDir: body.dir, density, api, codeVariant, codeStyling },
    className: body.className,
    background: getComputedStyle(body).backgroundColor,
    themeColors: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
      ({ content }) => content,
    ),
  };
}

/** A strong colour of each hue. */
function toHex(hue: number): string {
  const part = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Finds colours that as accents have a contrast below 4.5 with the colour behind them, or with text on them. */
function measureContrasts({ mode, colors }: { mode: string; colors: string[] }): string[] {
  const html = document.documentElement;
  html.dataset.mode = mode;
  const probe = document.body.appendChild(document.createElement('i'));
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminance = (color: string) => {
    probe.style.color = color;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, two: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  return colors.flatMap((color) => {
    html.dataset.docsPrimary = html.dataset.docsSecondary = color;
    html.style.setProperty('--primary', color);
    html.style.setProperty('--secondary', color);
    const pairs = [
      ['--accent', '--paper'],
      ['--accent', '--case'],
      ['--accent', '--accent-tint'],
      ['--accent', '--on-accent'],
      ['--second', '--paper'],
    ] as const;
    return pairs.flatMap(([one, two]) => {
      const value = contrast(`var(${one})`, `var(${two})`);
      return value < 4.5 ? [`${color} ${one} on ${two}: ${value.toFixed(2)}`] : [];
    });
  });
}
