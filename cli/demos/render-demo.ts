// A demo's component → its first HTML and the styles it needs, as they stand before any script.

import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoRoot, type DemoSurroundings } from '../../runtime/demos/demo-root.tsx';
import { initialDemoTheme } from '../../runtime/demos/demo-theme.ts';
import { createEmotionCache, type EmotionCache } from '../../runtime/demos/emotion.ts';

/** A demo as it stands in a page. */
export interface RenderedDemo {
  readonly html: string;
  /** Rules of Emotion by the name under which the browser knows them; global ones apart. */
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
}

/** Renders a demo. `prefix` keeps its ids apart from those of other demos. Throws what the demo throws. */
export function renderDemo(Demo: ComponentType, { prefix, ...surroundings }: DemoSurroundings & { readonly prefix: string }): RenderedDemo {
  const { emotion } = surroundings;
  const rules: Record<string, string> = {};
  const globals: Record<string, string> = {};
  const cache = emotion && collectRules(createEmotionCache(emotion, true), rules, globals);
  const html = renderToString(createElement(DemoRoot, { ...surroundings, Demo, cache, theme: initialDemoTheme }), { identifierPrefix: prefix });

  // React leaves this mark where an error ended in the fallback of a Suspense boundary.
  if (html.includes('<!--$!-->')) throw new Error(readSuspended(html) ?? 'a part of the demo is not ready while it is rendered, so a Suspense boundary shows its fallback');
  return { html, rules, globals };
}

function collectRules(cache: EmotionCache, rules: Record<string, string>, globals: Record<string, string>): EmotionCache {
  const insert = cache.insert.bind(cache);
  // Only then does Emotion keep the text of the rules.
  cache.compat = true;
  cache.insert = (selector, serialized, ...more) => {
    const written = insert(selector, serialized, ...more);
    const text = cache.inserted[serialized.name];
    if (typeof text === 'string') (selector === '' ? globals : rules)[serialized.name] = text;
    return written;
  };
  return cache;
}

/** In development React says what was thrown. */
function readSuspended(html: string): string | undefined {
  return /<!--\$!--><template data-msg="([^"]*)"/.exec(html)?.[1];
}
