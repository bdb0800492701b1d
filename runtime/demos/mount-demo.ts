// A demo's element → a live demo: the component, its tools and its source.
//
// The component is hydrated in place. Tools and source are plain HTML; what else they need (full
// sources, the editor, the export to another site) is loaded on demand.

import type { Preferences } from '../../core/model/preferences.ts';
import type { MountIsland } from '../parts/island.ts';
import type { startPlayground } from './playground/start-playground.ts';
import { preferencesEvent, showPreferences } from '../preferences/choose-preferences.ts';
import { readShown } from '../preferences/read-shown.ts';
import { readSettings, type PageSettings } from '../browser/read-settings.ts';
import type { DemoHost, DemoHydration, LiveDemo } from './demo-host.tsx';
import { readFacts } from './demo-facts.ts';
import { toDemoTheme, type DemoTheme, type PageTheme } from './root/demo-theme.ts';
import { createReportHref } from './create-report-href.ts';
import { startTools } from './start-tools.ts';

/** The event that `docs serve --watch` sends with a new version of demos. */
const swapEvent = 'docs:demo-swap';

/** The event that passes the theme set by a demo's tools from the page to the demo's frame. */
const themeEvent = 'docs:theme';

/** The script of a page: its demos, and the code of its playgrounds if it has any. */
interface PageScript extends DemoHost {
  readonly startPlayground?: typeof startPlayground;
}

interface DemoSwap {
  readonly module: string;
  readonly keys: readonly string[];
}

/** Makes a demo live. */
export const mount: MountIsland = async (element, { onLive, onError }) => {
  const facts = readFacts(element);
  const settings = readSettings(document);
  // An island may contain other islands, and demos.
  const rootSelector = element.classList.contains('island') ? ':scope > .island-root' : '.demo-root';
  const liveDemos = new Map<HTMLElement, LiveDemo>();
  let themeOverrides: Partial<DemoTheme> = readFixedTheme(element);
  let playground: { reset: () => void } | undefined;
  const host = facts.module ? ((await import(/* @vite-ignore */ facts.module)) as PageScript) : undefined;

  startTools(element, {
    facts,
    settings,
    reset() {
      playground?.reset();
      liveDemos.forEach((demo) => demo.reset());
    },
    theme: () => currentTheme(),
    choose(theme) {
      themeOverrides = { ...themeOverrides, ...theme };
      showThemeOverrides(element, themeOverrides);
      show();
    },
  });
  makeScrollable(element);
  document.addEventListener(preferencesEvent, show);
  addEventListener(themeEvent, (event) =>
    showPreferences({ ...readShown(), ...(event as CustomEvent<Partial<Preferences>>).detail }),
  );
  document.addEventListener(swapEvent, (event) => void swap((event as CustomEvent<DemoSwap>).detail));
  if (host) {
    for (const root of listVisible()) await host.load(root.dataset.docsKey ?? '');
    show();
  } else onLive();
  if (element.dataset.docsPlayground !== undefined)
    playground = host?.startPlayground?.(element, (values, mark) =>
      liveDemos.forEach((demo) => demo.pass(values, mark)),
    );

  /** Hydrates the demos that are visible, and shows all in the current theme. */
  function show(): void {
    for (const root of listVisible()) if (!liveDemos.has(root)) hydrate(root);
    const theme = currentTheme();
    for (const demo of liveDemos.values()) demo.show(theme);
    passThemeToFrames(element, theme);
    if (host && !element.querySelector(rootSelector)) onLive();
  }

  function listVisible(): HTMLElement[] {
    return [...element.querySelectorAll<HTMLElement>(rootSelector)].filter((root) => root.getClientRects().length > 0);
  }

  /** Replaces demos whose file was saved while the page is open. */
  async function swap({ module, keys }: DemoSwap): Promise<void> {
    for (const [root, demo] of liveDemos) {
      if (!keys.includes(root.dataset.docsKey ?? '')) continue;
      const { mount: mountDemo } = (await import(/* @vite-ignore */ module)) as DemoHost;
      demo.unmount();
      const newDemo = mountDemo(root, toHydration(root));
      if (newDemo) liveDemos.set(root, newDemo);
    }
    show();
  }

  function hydrate(root: HTMLElement): void {
    const demo = host?.hydrate(root, toHydration(root));
    if (demo) liveDemos.set(root, demo);
    else onError(new Error(`Module not found: no demo is named "${root.dataset.docsKey ?? ''}"`));
  }

  function toHydration(root: HTMLElement): DemoHydration {
    const { labels } = settings;
    return {
      key: root.dataset.docsKey ?? '',
      prefix: root.dataset.docsPrefix ?? '',
      page: readPage(settings),
      props: facts.start,
      labels: { crashed: labels.crashed ?? '', tryAgain: labels.tryAgain ?? '', report: labels.report ?? '' },
      toReportHref: createReportHref(settings.repository, element.dataset.docsSource ?? facts.name),
      onLive,
    };
  }

  function currentTheme(): DemoTheme {
    const { mode } = document.documentElement.dataset;
    const pageTheme = {
      ...readPage(settings),
      mode: mode === 'dark' ? 'dark' : 'light',
      direction: document.body.dir === 'rtl' ? 'rtl' : 'ltr',
    } as const;
    return { ...toDemoTheme(readShown(), pageTheme), ...themeOverrides };
  }
};

/** Reads the theme that the page was built with, even if the reader has changed the direction since. */
function readPage({ base }: Pick<PageSettings, 'base'>): PageTheme {
  const { lang, dir, dataset } = document.documentElement;
  return { direction: (dataset.docsDir || dir) === 'rtl' ? 'rtl' : 'ltr', language: lang || 'en', base };
}

/** Makes a stage that is too small for its demo scrollable by keyboard. */
function makeScrollable(element: HTMLElement): void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  if (stage && (stage.scrollWidth > stage.clientWidth || stage.scrollHeight > stage.clientHeight)) stage.tabIndex = 0;
}

/** Reads the fixed mode of a demo's stage: light for a demo without dark mode. */
function readFixedTheme(element: HTMLElement): Partial<DemoTheme> {
  const { mode } = element.querySelector<HTMLElement>('.demo-stage')?.dataset ?? {};
  return mode === 'light' ? { mode } : {};
}

/** Sets the demo's own mode and direction on its stage, for the style sheet. */
function showThemeOverrides(element: HTMLElement, { mode, direction }: Partial<DemoTheme>): void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  if (!stage) return;
  if (mode) stage.dataset.mode = mode;
  if (direction) stage.dir = direction;
}

/** Sends the theme to a demo's frame, which has its own document. */
function passThemeToFrames(element: HTMLElement, { mode, direction, dense }: DemoTheme): void {
  for (const frame of element.querySelectorAll<HTMLIFrameElement>('.demo-frame')) {
    frame.contentWindow?.dispatchEvent(
      new CustomEvent(themeEvent, { detail: { mode, direction, density: dense ? 'dense' : 'comfortable' } }),
    );
  }
}
