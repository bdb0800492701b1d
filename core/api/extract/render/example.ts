// What a component is given to be rendered once, as plain data: whoever renders makes values of it.

import type { ImportWay } from '../exports/import-way.ts';
import type { ApiRendered } from '../api-entry.ts';

/** A value for a prop. */
export type Example =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'function' | 'list' | 'element' };

/** A component, and what it is given. */
export interface RenderRequest {
  readonly ways: readonly ImportWay[];
  /** What it demands. */
  readonly props: Readonly<Record<string, Example>>;
  /** What it is given inside, where it takes anything. */
  readonly children?: Example;
}

/** Renders a component once; undefined where that is not possible. */
export type RenderComponent = (request: RenderRequest) => ApiRendered | undefined;
