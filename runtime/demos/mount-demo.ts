// A demo's element → a live demo: the component, its tools and its source.
//
// The component is hydrated where it stands. Tools and source are plain HTML; what they need more
// (whole sources, the editor, the way to another site) is loaded when it is asked for.

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

/** The event of `docs serve --watch` that brings a new version of demos. */
const swapEvent = 'docs:demo-swap';

/** The event in which a page tells the frame of a demo what its tools have chosen. */
const themeEvent = 'docs:theme';

/** The script of a page: its demos, and what its playgrounds need where there are any. */
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
  // An island may hold others, and demos.
  const roots = element.classList.contains('island') ? ':scope > .island-root' : '.demo-root';
  const alive = new Map<HTMLElement, LiveDemo>();
  let own: Partial<DemoTheme> = readOwn(element);
  let playground: { reset: () => void } | undefined;
  const host = facts.module === undefined ? undefined : ((await import(/* @vite-ignore */ facts.module)) as PageScript);

  startTools(element, {
    facts,
    settings,
    reset() {
      playground?.reset();
      alive.forEach((demo) => demo.reset());
    },
    theme: () => currentTheme(),
    choose(theme) {
      own = { ...own, ...theme };
      showOwn(element, own);
      show();
    },
  });
  letScroll(element);
  document.addEventListener(preferencesEvent, show);
  addEventListener(themeEvent, (event) =>
    showPreferences({ ...readShown(), ...(event as CustomEvent<Partial<Preferences>>).detail }),
  );
  document.addEventListener(swapEvent, (event) => void swap((event as CustomEvent<DemoSwap>).detail));
  if (host) show();
  else onLive();
  if (element.dataset.docsPlayground !== undefined)
    playground = host?.startPlayground?.(element, (values, mark) => alive.forEach((demo) => demo.pass(values, mark)));

  /** Brings to life what is seen, and shows everything in the theme of the moment. */
  function show(): void {
    for (const root of element.querySelectorAll<HTMLElement>(roots))
      if (root.getClientRects().length > 0 && !alive.has(root)) hydrate(root);
    const theme = currentTheme();
    for (const demo of alive.values()) demo.show(theme);
    passThemeOn(element, theme);
    if (host && element.querySelector(roots) === null) onLive();
  }

  /** A demo that was saved while its page is open takes the place of the old one. */
  async function swap({ module, keys }: DemoSwap): Promise<void> {
    for (const [root, demo] of alive) {
      if (!keys.includes(root.dataset.docsKey ?? '')) continue;
      const { mount: put } = (await import(/* @vite-ignore */ module)) as DemoHost;
      demo.unmount();
      const fresh = put(root, toHydration(root));
      if (fresh) alive.set(root, fresh);
      fresh?.show(currentTheme());
    }
  }

  function hydrate(root: HTMLElement): void {
    const demo = host?.hydrate(root, toHydration(root));
    if (demo) alive.set(root, demo);
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
    const shown = {
      ...readPage(settings),
      mode: mode === 'dark' ? 'dark' : 'light',
      direction: document.body.dir === 'rtl' ? 'rtl' : 'ltr',
    } as const;
    return { ...toDemoTheme(readShown(), shown), ...own };
  }
};

/** The page as it was written: what the reader has turned round since does not count. */
function readPage({ base }: Pick<PageSettings, 'base'>): PageTheme {
  const { lang, dir, dataset } = document.documentElement;
  return { direction: (dataset.docsDir || dir) === 'rtl' ? 'rtl' : 'ltr', language: lang || 'en', base };
}

/** A stage that is too small for its demo can be scrolled by keyboard as well. */
function letScroll(element: HTMLElement): void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  if (stage && (stage.scrollWidth > stage.clientWidth || stage.scrollHeight > stage.clientHeight)) stage.tabIndex = 0;
}

/** A demo that does not know the dark mode stands on a light stage. */
function readOwn(element: HTMLElement): Partial<DemoTheme> {
  const { mode } = element.querySelector<HTMLElement>('.demo-stage')?.dataset ?? {};
  return mode === 'light' ? { mode } : {};
}

/** The demo's own mode and direction stand on its stage, for CSS to see. */
function showOwn(element: HTMLElement, { mode, direction }: Partial<DemoTheme>): void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  if (!stage) return;
  if (mode) stage.dataset.mode = mode;
  if (direction) stage.dir = direction;
}

/** A demo in a frame has a document of its own. */
function passThemeOn(element: HTMLElement, { mode, direction, dense }: DemoTheme): void {
  for (const frame of element.querySelectorAll<HTMLIFrameElement>('.demo-frame')) {
    frame.contentWindow?.dispatchEvent(
      new CustomEvent(themeEvent, { detail: { mode, direction, density: dense ? 'dense' : 'comfortable' } }),
    );
  }
}
