// Renders a demo inside its site's wrapper and styles: the same tree on the server and in the browser.

import type { ComponentType, ReactNode } from 'react';
import type { DemoTheme } from './demo-theme.ts';
import type { EmotionCache, EmotionLibrary } from './emotion.ts';

/** The component that a site wraps around every demo. */
export type DemoWrapper = ComponentType<DemoTheme & { readonly product: string; readonly children?: ReactNode }>;

/** What surrounds the demos of a site. */
export interface DemoSurroundings {
  readonly Wrapper?: DemoWrapper;
  readonly emotion?: EmotionLibrary;
  readonly product: string;
}

/** The props of a demo: none, except for the component of a playground. */
export type DemoProps = Readonly<Record<string, string | number | boolean>>;

interface DemoRootProps extends DemoSurroundings {
  readonly Demo: ComponentType;
  readonly props?: DemoProps;
  /** A different mark remounts the demo. */
  readonly mark?: string;
  readonly cache?: EmotionCache;
  readonly theme: DemoTheme;
}

/** Renders a demo with its theme and its styles. */
export function DemoRoot({ Demo, props, mark, Wrapper, emotion, cache, theme, product }: DemoRootProps) {
  const demo = <Demo key={mark} {...props} />;
  const wrapped = Wrapper ? (
    <Wrapper {...theme} product={product}>
      {demo}
    </Wrapper>
  ) : (
    demo
  );
  return emotion && cache ? <emotion.CacheProvider value={cache}>{wrapped}</emotion.CacheProvider> : wrapped;
}
