// What a component is given to be rendered once, as plain data: whoever renders makes values of it.

import type { ImportWay } from '../exports/import-way.ts';
import type { ApiRendered } from '../api-entry.ts';

/** A value for a prop. */
export type Example =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'function' | 'list' | 'element' | 'object' | 'component' }
  /** What the package exports for it: a theme. */
  | { readonly kind: 'export'; readonly ways: readonly ImportWay[] };

/** A component to render, and what it is given. */
export interface RenderRequest {
  readonly ways: readonly ImportWay[];
  /** What it demands. */
  readonly props: Readonly<Record<string, Example>>;
  /** What it is given inside, where it takes anything. */
  readonly children?: Example;
  /** Tells whether its types say that it takes attributes, and anything inside, as an element does. */
  readonly isLikeElement?: boolean;
}

/** A component that others may have to stand in. */
export interface Home extends RenderRequest {
  readonly name: string;
  /** Tells whether it is there for all components, and not for its parts. */
  readonly isProvider: boolean;
}

/** Finds what a component may have to stand in, the likeliest first, by what it said when it stood elsewhere. */
export type FindHomes = (message: string) => readonly Home[];

/**
 * Renders a component alone. The function that it gives tells what came of it, and tries it in others first if
 * nothing did; undefined where that is not possible.
 */
export type RenderComponent = (request: RenderRequest) => (findHomes: FindHomes) => ApiRendered | undefined;
