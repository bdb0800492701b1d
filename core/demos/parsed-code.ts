// Types of a parsed JavaScript or TypeScript file. The parser itself is native code, which cli/ loads.

import type { SyntaxNode } from './extract-preview.ts';

/** A file of code that could be parsed. */
export interface ParsedCode {
  /** Its syntax tree, created on first access. */
  readonly program: SyntaxNode;
  /** Its import and export statements. */
  readonly module: ModuleRecord;
}

/** Parses a file of code by its ending; returns undefined on a syntax error. */
export type ParseCode = (file: string, text: string) => ParsedCode | undefined;

/** The import and export statements of a module, with offsets in its text. */
export interface ModuleRecord {
  /** Whether there is an import or an export. */
  readonly hasModuleSyntax: boolean;
  readonly staticImports: readonly {
    readonly start: number;
    readonly moduleRequest: ModuleRequest;
    readonly entries: readonly { readonly importName: ModuleName; readonly isType: boolean }[];
  }[];
  readonly staticExports: readonly {
    readonly start: number;
    readonly entries: readonly {
      readonly moduleRequest: ModuleRequest | null;
      readonly importName: ModuleName;
      readonly exportName: ModuleName;
      readonly isType: boolean;
    }[];
  }[];
}

/** The specifier of a statement; its offsets include the quotes. */
export interface ModuleRequest {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A name that a statement imports or exports. */
export interface ModuleName {
  readonly kind: string;
  readonly name: string | null;
  /** Where it is written; null where it is not. */
  readonly start: number | null;
}
