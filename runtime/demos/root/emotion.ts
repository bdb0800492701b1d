// Creates the engine's Emotion cache: it writes both directions, and its rules can be collected
// while a demo is rendered. The library itself comes from the site.

import type { ComponentType, ReactNode } from 'react';
import { bidiPlugin, type StylePlugin } from './bidi-plugin.ts';

/** The part of an Emotion cache that the engine uses. */
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

/** The parts of the site's Emotion library that the engine uses. */
export interface EmotionLibrary {
  readonly createCache: (options: { key: string; speedy?: boolean; stylisPlugins: StylePlugin[] }) => EmotionCache;
  readonly CacheProvider: ComponentType<{ value: EmotionCache; children?: ReactNode }>;
  readonly prefixer: StylePlugin;
}

/** Creates a cache. With `speedy`, rules go into the style sheet without a text node, up to 65,000 in one tag. */
export function createEmotionCache({ createCache, prefixer }: EmotionLibrary, speedy: boolean): EmotionCache {
  return createCache({ key: 'css', speedy, stylisPlugins: [bidiPlugin, prefixer] });
}
