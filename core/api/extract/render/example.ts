// What a component is given to be rendered once, as plain data: whoever renders makes values of it.

import type { ImportWay } from '../exports/import-way.ts';
import type { ApiRendered } from '../api-entry.ts';

/** A value for a prop. */
export type Example =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'function' | 'list' | 'element' | 'object' | 'component' }
  /** What the package exports for it: a theme. */
  | { readonly kind: 'export'; readonly ways: readonly ImportWay[] };

/** A component, and what it is given. */
interface RenderedPart {
  readonly ways: readonly ImportWay[];
  /** What it demands. */
  readonly props: Readonly<Record<string, Example>>;
  /** What it is given inside, where it takes anything. */
  readonly children?: Example;
}

/** A component that others may have to stand in. */
export interface Home extends RenderedPart {
  readonly name: string;
  /** Tells whether it is there for all components, and not for its parts. */
  readonly isProvider: boolean;
}

/** A component to render. */
export interface RenderRequest extends RenderedPart {
  /** Finds what it may have to stand in, the likeliest first, by what it said when it stood elsewhere. */
  readonly findHomes?: (message: string) => readonly Home[];
}

/** Renders a component once; undefined where that is not possible. */
export type RenderComponent = (request: RenderRequest) => ApiRendered | undefined;
