// What a reader has chosen reaches the demos of every product: at once, and on the next page from its
// first frame on. No test says how a component looks: a demo that follows a choice looks different
// from before, and the same whether the choice was made now or on an earlier visit.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PreferenceName } from '../../core/model/preferences.ts';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite, type Window } from './browser-site.ts';
import { wakeDemos } from './wake-demos.ts';

type Choices = Readonly<Partial<Record<PreferenceName, string>>>;

/** One step for each preference; together they are a reader who has chosen everything. */
const steps = {
  mode: { mode: 'dark' },
  direction: { direction: 'rtl' },
  density: { density: 'dense' },
  spacing: { spacing: '14' },
  primary: { primary: '#7b1fa2' },
  secondary: { secondary: '#00695c' },
  codeVariant: { codeVariant: 'JS' },
  codeStyling: { codeStyling: 'tailwind' },
} as const satisfies Partial<Record<PreferenceName, Choices>>;

type Step = keyof typeof steps;

/** A page of each product, and the choices that its demos show; JavaScript looks like TypeScript. */
const pages: readonly { readonly path: string; readonly follows: readonly Step[] }[] = [
  // Every day, the first: it follows every choice but the styling of sources, which demos.test.ts makes.
  { path: '/joy-ui/react-button/', follows: ['mode', 'direction', 'density', 'spacing', 'primary', 'secondary'] },
  {
    path: '/material-ui/react-button/',
    follows: ['mode', 'direction', 'density', 'spacing', 'primary', 'secondary'],
  },
  { path: '/x/react-data-grid/', follows: ['mode', 'direction', 'density'] },
  { path: '/x/react-charts/', follows: ['mode'] },
  { path: '/base-ui/react-tabs/', follows: ['mode', 'direction', 'codeStyling'] },
  { path: '/system/react-stack/', follows: ['mode', 'direction', 'spacing'] },
  { path: '/x/react-date-pickers/', follows: ['mode', 'direction', 'density', 'primary'] },
  { path: '/x/react-tree-view/', follows: ['mode', 'direction', 'spacing'] },
];

describeInBrowser('demos follow every preference', (site) => {
  it.runIf(isEvery).each(pages)(
    'of $path, chosen now and on an earlier visit',
    { timeout: 180_000 },
    async ({ path, follows }) => {
      const live = await openDemos(site, path, { choices: {} });
      let before = await readLooks(live.page);
      const changed: string[] = [];
      const looks: Partial<Record<Step, string>> = {};
      for (const step of Object.keys(steps) as Step[]) {
        await choose(live.page, steps[step]);
        const after = await readLooks(live.page);
        if (after !== before) changed.push(step);
        expect(await listStopped(live.page), `demos that ${step} stops`).toEqual([]);
        looks[step] = before = after;
      }
      expect(changed).toEqual(expect.arrayContaining([...follows]));
      await live.close();

      const allChoices: Choices = Object.assign({}, ...Object.values(steps));
      const saved = await openDemos(site, path, { choices: allChoices });
      expect(await listStopped(saved.page)).toEqual([]);
      expect(firstDifference(await readLooks(saved.page), before)).toBe(undefined);

      // What was chosen can be chosen otherwise.
      await choose(saved.page, { density: 'comfortable', spacing: '8', primary: '', secondary: '' });
      await choose(saved.page, allChoices);
      expect(firstDifference(await readLooks(saved.page), before)).toBe(undefined);
      expect([...live.faults, ...saved.faults]).toEqual([]);
      await saved.close();
    },
  );
});

describeInBrowser('demos whose reader has chosen before', (site) => {
  // An everyday run skips Joy UI here: the test above covers its page.
  const parts = [
    { path: '/material-ui/react-button/', demo: 'BasicButtons', part: '.MuiButton-contained' },
    { path: '/joy-ui/react-button/', demo: 'ButtonVariants', part: '.MuiButton-variantSolid' },
  ];
  const daily = everyday(parts, 2);
  it.each(daily)(
    'never show another colour, and are dense as soon as they are live ($path)',
    async ({ path, demo, part }) => {
      const window = await site.open();
      const { page, visit, faults, close } = window;
      await keepChoices(window, { ...steps.density, ...steps.primary }, site);
      await page.addInitScript(recordFrames, { demo, part });
      await visit(path);
      await wakeDemos(page, demo);
      await page.waitForTimeout(300);

      const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
      const live = frames.filter(({ isLive }) => isLive);
      expect(frames.some(({ isLive }) => !isLive)).toBe(true);
      expect([...new Set(frames.map(({ color }) => color))]).toEqual(['123 31 162']);
      expect([...new Set(live.map(({ isSmall }) => isSmall))]).toEqual([true]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  // Every day, dark-colors.test.ts reads texts on a colour.
  it.runIf(isEvery).each(daily)(
    'can be read on any colour, before and after they are live ($path)',
    async ({ path, demo, part }) => {
      for (const primary of everyday(['#ffff00', '#7b1fa2', '#808080'], 3)) {
        const window = await site.open();
        const { page } = window;
        await keepChoices(window, { primary }, site);
        let letScriptsRun = (): void => {};
        const mayRun = new Promise<void>((resolve) => (letScriptsRun = resolve));
        await page.route('**/_app/main.*.js', async (route) => {
          await mayRun;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('body > script[type="module"]').waitFor({ state: 'attached' });
        expect(await readContrast(page, demo, part)).toBeGreaterThanOrEqual(4.5);

        letScriptsRun();
        await wakeDemos(page, demo);
        expect(await readContrast(page, demo, part)).toBeGreaterThanOrEqual(4.5);
        await window.close();
      }
    },
  );
});

describeInBrowser('the font of demos', (site) => {
  it.each(
    everyday(
      [
        {
          path: '/material-ui/react-button/demo/BasicButtons/',
          files: ['/fonts/roboto-latin-500-normal.woff2'],
          isThere: true,
        },
        { path: '/joy-ui/react-button/', files: [], isThere: false },
      ],
      2,
    ),
  )('is what their library expects ($path)', async ({ path, files, isThere }) => {
    const { page, visit, faults, close } = await site.open();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await visit(path);
    await wakeDemos(page);
    await page.evaluate(() => document.fonts.ready);

    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (family === 'Roboto' && status === 'loaded' ? [family] : [])),
    );
    expect(asked.filter((each) => each.startsWith('/fonts/'))).toEqual(expect.arrayContaining([...files]));
    expect(loaded.length > 0).toBe(isThere);
    expect(faults).toEqual([]);
    await close();
  });
});

describeInBrowser('the dark mode of demos', (site) => {
  it.runIf(isEvery)('leaves a theme of the demo its own colours', async () => {
    const { page, close } = await openDemos(site, '/material-ui/customization/theming/', {
      choices: { mode: 'dark' },
      demo: 'NestedThemes',
    });
    const grounds = await page
      .locator('[data-demo="NestedThemes"] button.MuiButton-contained')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));

    expect(grounds).toEqual(['rgb(144, 202, 249)', 'rgb(0, 105, 111)']);
    await close();
  });

  it.runIf(isEvery)('gives a floating button a readable text', async () => {
    const { page, close } = await openDemos(site, '/material-ui/react-button/', {
      choices: { mode: 'dark' },
      demo: 'FloatingButtons',
    });

    expect(await readContrast(page, 'FloatingButtons', '.MuiFab-extended')).toBeGreaterThanOrEqual(4.5);
    await close();
  });

  it.each(everyday(['/experiments/docs/demos/demo/Counter/', '/experiments/docs/demos/'], 2))(
    'stops at a stage whose demo does not support it (%s)',
    async (path) => {
      const { page, close } = await openDemos(site, path, { choices: { mode: 'dark' } });
      const readMode = () => page.evaluate(() => document.documentElement.dataset.mode);
      expect(await readMode()).toBe('dark');
      const inDark = await readStage(page);
      await choose(page, { mode: 'light' });
      await expect.poll(readMode).toBe('light');
      const inLight = await readStage(page);

      expect(inDark).toMatchObject({
        text: inLight.text,
        scheme: 'light',
        // Dimmed, so that it does not glare on the dark page.
        ground: 'rgb(217, 221, 228)',
      });
      expect(inLight.ground).not.toBe(inDark.ground);
      await close();
    },
  );

  it.runIf(isEvery)('reaches a demo without a wrapper that supports both modes itself', async () => {
    const { page, close } = await openDemos(site, '/base-ui/react-tabs/', {
      choices: { mode: 'dark' },
      demo: 'TabsIntro',
    });

    expect(await readStage(page)).toMatchObject({ scheme: 'dark' });
    await close();
  });
});

/** What one frame shows. */
interface Frame {
  readonly isLive: boolean;
  readonly color: string;
  readonly isSmall: boolean;
}

/** Runs in the page: notes how a part of a demo looks in each frame, from the first that has it. */
function recordFrames({ demo, part }: { demo: string; part: string }): void {
  const { frames } = Object.assign(globalThis, { frames: [] as Frame[] });
  const note = () => {
    const root = document.querySelector<HTMLElement>(`[data-demo="${demo}"]`);
    const element = root?.querySelector<HTMLElement>(part);
    if (root && element) {
      // However it is written, a canvas knows the colour.
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      frames.push({
        isLive: root.matches('[data-hydrated]'),
        color: canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' '),
        isSmall: element.matches('.MuiButton-sizeSmall, .MuiButton-sizeSm'),
      });
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Measures the contrast between the text of a part of a demo and its ground. */
function readContrast(page: Page, demo: string, part: string): Promise<number> {
  return page
    .locator(`[data-demo="${demo}"] ${part}`)
    .first()
    .evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      const luminance = () => {
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
          const value = channel / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const paint = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return luminance();
      };
      const { backgroundColor, color } = getComputedStyle(element);
      const ground = paint(backgroundColor);
      const text = paint(color);
      return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
    });
}

function readStage(page: Page) {
  return page
    .locator('.demo-stage')
    .first()
    .evaluate((stage) => {
      const { colorScheme, backgroundColor, color } = getComputedStyle(stage);
      return { scheme: colorScheme, ground: backgroundColor, text: color };
    });
}

/** Opens a page for a reader who has chosen before, and wakes all of its demos, or the one that is named. */
async function openDemos(
  site: BrowserSite,
  path: string,
  { choices, demo }: { readonly choices: Choices; readonly demo?: string },
): Promise<Window> {
  const window = await site.open();
  await keepChoices(window, choices, site);
  await window.visit(path);
  await wakeDemos(window.page, demo);
  return window;
}

/** Keeps what a reader has chosen on an earlier visit. */
async function keepChoices({ page }: Window, choices: Choices, { url }: BrowserSite): Promise<void> {
  const cookies = Object.entries(choices).filter(([name]) => name.startsWith('code'));
  await page.context().addInitScript((entries) => void Object.assign(localStorage, entries), {
    ...Object.fromEntries(Object.entries(choices).filter(([name]) => !name.startsWith('code'))),
    apiPage_default: 'expanded',
  });
  if (cookies.length > 0) await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}

/** Chooses as a reader does in another tab: what is kept changes, and the page hears of it. */
async function choose(page: Page, choices: Choices): Promise<void> {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      if (name.startsWith('code')) document.cookie = `${name}=${value}; Path=/`;
      else localStorage.setItem(name, value);
    }
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, choices);
}

function listStopped(page: Page): Promise<string[]> {
  return page
    .locator('.demo-fault')
    .evaluateAll((faults) =>
      faults.map((fault) => `${fault.closest<HTMLElement>('[data-demo]')?.dataset.demo}: ${fault.textContent}`),
    );
}

/** How every element of the demos looks, a line for each. */
function readLooks(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'fill',
      'direction',
      'padding',
      'margin',
      'gap',
      'fontSize',
      'width',
      'height',
      'textAlign',
    ] as const;
    // Colours and sizes that glide have arrived when nothing has changed for a while, and nothing is on its way.
    // What follows the scrolling of its element runs for good.
    const isGliding = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    let changed = performance.now();
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const end = changed + 6000;
    while (performance.now() < end && performance.now() < changed + 150) {
      await new Promise((done) => setTimeout(done, 30));
      if (isGliding()) changed = performance.now();
    }
    observer.disconnect();

    return [...document.querySelectorAll<HTMLElement>('.demo-root')]
      .filter((root) => root.getClientRects().length > 0)
      .flatMap((root) =>
        [...root.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          return `${root.dataset.docsKey} ${element.nodeName} ${names.map((name) => style[name]).join(' | ')}`;
        }),
      )
      .join('\n');
  });
}

function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const [lines, otherLines] = [one.split('\n'), other.split('\n')];
  const index = lines.findIndex((line, at) => line !== otherLines[at]);
  return `${lines.length} and ${otherLines.length} elements; ${index}: ${lines[index]} ≠ ${otherLines[index]}`;
}
