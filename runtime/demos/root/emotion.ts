// Emotion as the engine uses it: one cache that writes both directions, and whose rules can be
// collected while a demo is rendered into a page. The library itself comes from the site.

import type { ComponentType, ReactNode } from 'react';
import { bidiPlugin, type StylePlugin } from './bidi-plugin.ts';

/** An Emotion cache, as far as the engine knows it. */
export interface EmotionCache {
  readonly key: string;
  compat?: boolean;
  inserted: Record<string, string | true | undefined>;
  insert(
    selector: string,
    serialized: { readonly name: string; readonly styles: string },
    sheet?: unknown,
    shouldCache?: boolean,
  ): string | void;
}

/** The parts of Emotion that a site brings. */
export interface EmotionLibrary {
  readonly createCache: (options: { key: string; speedy?: boolean; stylisPlugins: StylePlugin[] }) => EmotionCache;
  readonly CacheProvider: ComponentType<{ value: EmotionCache; children?: ReactNode }>;
  readonly prefixer: StylePlugin;
}

/** Makes a cache. `speedy`: rules go into the style sheet without a text node, up to 65,000 in one tag. */
export function createEmotionCache({ createCache, prefixer }: EmotionLibrary, speedy: boolean): EmotionCache {
  return createCache({ key: 'css', speedy, stylisPlugins: [bidiPlugin, prefixer] });
}
