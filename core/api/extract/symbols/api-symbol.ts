// The types of the exports that are neither components nor hooks. Plain data: docs/api.md explains each
// field to other tools.

import type { ApiProp, ApiStage } from '../api-entry.ts';

/** The kind of an exported symbol. */
export type SymbolKind = 'function' | 'class' | 'constant' | 'enum' | 'type';

/** A function, class, constant, enum or type of a package. */
export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Markdown, '' where the library says nothing. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that introduced it, as its comment says. */
  readonly since?: string;
  readonly seeMore?: string;
  /** The `@example` tags, as Markdown. */
  readonly examples?: readonly string[];
  /** The errors it throws, as Markdown. */
  readonly throws?: readonly string[];
  /** Import statements, the preferred one first. */
  readonly imports: readonly string[];
  /** The type of a type alias or a constant, where fields do not describe it completely. */
  readonly type?: string;
  readonly typeParameters?: readonly ApiTypeParameter[];
  /** Types that it extends. */
  readonly extends?: readonly string[];
  /** The signatures of a function, or of a class's constructor. */
  readonly calls?: readonly ApiCall[];
  /** The parameters of all signatures together, as with hooks. */
  readonly parameters?: Readonly<Record<string, ApiProp>>;
  readonly returnValue?: Readonly<Record<string, ApiProp>>;
  /** Fields of an object, or members of an enum with their values, in source order. */
  readonly fields?: Readonly<Record<string, ApiProp>>;
  readonly methods?: Readonly<Record<string, ApiProp>>;
  /** The declaration file in the published package. */
  readonly source: string;
  readonly sourceUrl?: string;
}

/** A type parameter. */
export interface ApiTypeParameter {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
  readonly description: string;
}

/** One signature of a function. */
export interface ApiCall {
  /** As code: "T extends object". */
  readonly typeParameters: readonly string[];
  /** As code: "value?: number". */
  readonly parameters: readonly string[];
  readonly returns: string;
  /** The comment on this signature alone. */
  readonly description: string;
  readonly deprecated?: string;
}
