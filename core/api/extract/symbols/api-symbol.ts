// The nouns of what a package exports beside its components and hooks. Plain data: docs/api.md explains
// each field to other tools.

import type { ApiProp, ApiStage } from '../api-entry.ts';

/** What a symbol is to those who import it. */
export type SymbolKind = 'function' | 'class' | 'constant' | 'enum' | 'type';

/** A function, class, constant, enum or type of a package. */
export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Markdown, '' where the library says nothing. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that brought it, as its comment tells. */
  readonly since?: string;
  readonly seeMore?: string;
  /** Markdown, as their comments hold them. */
  readonly examples?: readonly string[];
  /** What it throws, in Markdown. */
  readonly throws?: readonly string[];
  /** One statement for each way in, the one that the package documents first. */
  readonly imports: readonly string[];
  /** What a type or a constant is, where fields do not say it all. */
  readonly type?: string;
  readonly typeParameters?: readonly ApiTypeParameter[];
  /** Types whose fields it has as well. */
  readonly extends?: readonly string[];
  /** The ways to call a function, or to make an instance of a class. */
  readonly calls?: readonly ApiCall[];
  /** What all of its calls take and give together, as with hooks. */
  readonly parameters?: Readonly<Record<string, ApiProp>>;
  readonly returnValue?: Readonly<Record<string, ApiProp>>;
  /** Fields of an object, or members of an enum with their values, in the order of the author. */
  readonly fields?: Readonly<Record<string, ApiProp>>;
  readonly methods?: Readonly<Record<string, ApiProp>>;
  /** The declaration in the published package. */
  readonly source: string;
  readonly sourceUrl?: string;
}

/** A parameter that stands for a type. */
export interface ApiTypeParameter {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
  readonly description: string;
}

/** One way to call a function. */
export interface ApiCall {
  /** As they are written: "T extends object". */
  readonly typeParameters: readonly string[];
  /** As they are written: "value?: number". */
  readonly parameters: readonly string[];
  readonly returns: string;
  /** What is said of this way alone. */
  readonly description: string;
  readonly deprecated?: string;
}
