// A demo inside what its site puts around it: the same tree on the server and in the browser.

import type { ComponentType, ReactNode } from 'react';
import type { DemoTheme } from './demo-theme.ts';
import type { EmotionCache, EmotionLibrary } from './emotion.ts';

/** The component that a site puts around every demo. */
export type DemoWrapper = ComponentType<DemoTheme & { readonly product: string; readonly children?: ReactNode }>;

/** What surrounds the demos of a site. */
export interface DemoSurroundings {
  readonly Wrapper?: DemoWrapper;
  readonly emotion?: EmotionLibrary;
  readonly product: string;
}

/** What a demo is given: nothing, unless it is a component of a library that is played with. */
export type DemoProps = Readonly<Record<string, string | number | boolean>>;

interface DemoRootProps extends DemoSurroundings {
  readonly Demo: ComponentType;
  readonly props?: DemoProps;
  /** A demo begins anew where this changes. */
  readonly mark?: string;
  readonly cache?: EmotionCache;
  readonly theme: DemoTheme;
}

/** Draws a demo with its theme and its styles. */
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
