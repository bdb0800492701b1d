// A demo's component → its initial HTML and styles, before any script runs.

import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { DemoRoot, type DemoProps, type DemoSurroundings } from '../../../runtime/demos/root/demo-root.tsx';
import { initialDemoTheme, type PageTheme } from '../../../runtime/demos/root/demo-theme.ts';
import { createEmotionCache, type EmotionCache } from '../../../runtime/demos/root/emotion.ts';

/** The rendered HTML and styles of a demo. */
export interface RenderedDemo {
  readonly html: string;
  /** Emotion's rules by their class names in the browser, without global ones. */
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
}

/** Renders a demo. `prefix` makes its ids unique on the page. Rejects with the demo's error. */
export async function renderDemo(
  Demo: ComponentType,
  {
    prefix,
    page,
    props,
    compiled = new Map(),
    ...surroundings
  }: DemoSurroundings & {
    readonly prefix: string;
    readonly page?: PageTheme;
    readonly props?: DemoProps;
    /** Rules of earlier demos by their sources: demos share most of them. */
    readonly compiled?: Map<string, string>;
  },
): Promise<RenderedDemo> {
  const { emotion } = surroundings;
  const rules: Record<string, string> = {};
  const globals: Record<string, string> = {};
  const cache = emotion && collectRules(createEmotionCache(emotion, true), { rules, globals, compiled });
  const element = createElement(DemoRoot, {
    ...surroundings,
    Demo,
    props,
    cache,
    theme: { ...initialDemoTheme, ...page },
  });
  const html = renderToString(element, { identifierPrefix: prefix });

  // React's mark for a Suspense boundary that shows its fallback after an error or a wait.
  if (html.includes('<!--$!-->')) throw await findSwallowed(element, prefix);
  return { html, rules, globals };
}

function collectRules(
  cache: EmotionCache,
  {
    rules,
    globals,
    compiled,
  }: { rules: Record<string, string>; globals: Record<string, string>; compiled: Map<string, string> },
): EmotionCache {
  const insert = cache.insert.bind(cache);
  // Otherwise Emotion does not keep the text of the rules.
  cache.compat = true;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name, styles } = serialized;
    const key = `${selector}{${styles}`;
    const known = shouldCache ? compiled.get(key) : undefined;
    if (known !== undefined) cache.inserted[name] = known;
    const written = known === undefined ? insert(selector, serialized, sheet, shouldCache) : undefined;
    const text = cache.inserted[name];
    if (typeof text !== 'string') return written;
    if (shouldCache) compiled.set(key, text);
    (selector === '' ? globals : rules)[name] = text;
    return written;
  };
  return cache;
}

/** React reports errors swallowed by a Suspense boundary only when streaming. */
function findSwallowed(element: ReactElement, identifierPrefix: string): Promise<unknown> {
  const waits = new Error('a part is not ready, so a Suspense boundary shows its fallback');
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(element, {
      identifierPrefix,
      onError: resolve,
      onAllReady: () => resolve(waits),
    });
    // By then everything that does not suspend is rendered.
    setTimeout(() => abort(waits), 20);
  });
}
