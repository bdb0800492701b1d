// The props a component is rendered with, as plain data. The renderer turns them into values.

import type { ImportWay } from '../exports/import-way.ts';
import type { ApiRendered } from '../api-entry.ts';

/** An example value for a prop. */
export type Example =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'function' | 'list' | 'element' | 'object' | 'component' }
  /** An export of the package, such as a theme. */
  | { readonly kind: 'export'; readonly ways: readonly ImportWay[] };

/** A component to render, and its props. */
export interface RenderRequest {
  readonly ways: readonly ImportWay[];
  /** Values for the required props. */
  readonly props: Readonly<Record<string, Example>>;
  /** Its children, where it takes any. */
  readonly children?: Example;
  /** Whether its types accept attributes and children, like an element. */
  readonly isLikeElement?: boolean;
}

/** A component that another one may have to be rendered in. */
export interface Parent extends RenderRequest {
  readonly name: string;
  /** Whether it is a provider for all components, and not only for its own parts. */
  readonly isProvider: boolean;
}

/** Finds the parents a component may need, the likeliest first, by the error message it gave without them. */
export type FindParents = (message: string) => readonly Parent[];

/**
 * Starts rendering a component alone. The returned function gives the result, after trying parents if that failed;
 * undefined where nothing rendered.
 */
export type RenderComponent = (request: RenderRequest) => (findParents: FindParents) => ApiRendered | undefined;
