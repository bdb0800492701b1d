// Types for the used parts of the package "twoslash", which only sites with types on hover install.

import type * as TypeScript from 'typescript';

/** The part of the language service that Twoslash calls. */
export type AskedService = Pick<
  TypeScript.LanguageService,
  | 'getQuickInfoAtPosition'
  | 'getCompletionsAtPosition'
  | 'getSemanticDiagnostics'
  | 'getSyntacticDiagnostics'
  | 'getEmitOutput'
> & {
  readonly getCompilerOptionsDiagnostics: () => TypeScript.Diagnostic[];
  readonly getProgram: () => { readonly getSourceFile: (file: string) => TypeScript.SourceFile | undefined };
};

/** A place in the shown code; both numbers count from 0. */
interface Placed {
  readonly start: number;
  readonly length: number;
  readonly line: number;
  readonly character: number;
}

/** A finding of Twoslash. */
export type TwoslashNode = Placed &
  (
    | { readonly type: 'hover' | 'query'; readonly text: string; readonly docs?: string }
    | { readonly type: 'error'; readonly text: string; readonly code: number }
    | {
        readonly type: 'completion';
        readonly completions: readonly { readonly name: string }[];
        readonly completionsPrefix: string;
      }
    | { readonly type: 'highlight' | 'tag' }
  );

/** The result of Twoslash for a piece of code. */
export interface TwoslashReturn {
  readonly code: string;
  readonly nodes: readonly TwoslashNode[];
  readonly meta: {
    readonly handbookOptions: { readonly errors: readonly number[]; readonly noErrors: boolean | readonly number[] };
    readonly removals: readonly (readonly [number, number])[];
    readonly virtualFiles: readonly { readonly filepath: string; readonly offset: number }[];
    readonly flagNotations: readonly { readonly type: string; readonly name: string; readonly start: number }[];
  };
}

/** The exports of Twoslash. */
export interface Twoslash {
  readonly createTwoslasher: (options: {
    readonly tsModule: unknown;
    readonly fsMap: Map<string, string>;
    readonly vfsRoot: string;
    readonly cache: false;
    readonly compilerOptions: TypeScript.CompilerOptions;
    readonly handbookOptions: { readonly noErrorValidation: true };
  }) => (code: string, language: string) => TwoslashReturn;
}
