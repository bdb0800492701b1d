// Twoslash, whose questions to TypeScript are answered from outside. By itself it creates a program and a checker for
// each piece of code.

import type * as TypeScript from 'typescript';
import type { AskedService, Twoslash, TwoslashReturn } from './twoslash.ts';

/** What answers Twoslash during one run. */
interface TwoslashAnswers {
  /** Is called with each file of the code. */
  readonly onFile?: (name: string, text: string) => void;
  /** Returns what answers the questions, for the settings that the code asks for. */
  readonly open: (settings: TypeScript.CompilerOptions) => AskedService;
}

interface TwoslashParts {
  readonly typescript: typeof TypeScript;
  readonly twoslash: Twoslash;
  readonly options: TypeScript.CompilerOptions;
}

/** Runs Twoslash with given answers. */
export class AnsweredTwoslash {
  readonly #run: ReturnType<Twoslash['createTwoslasher']>;
  #answers: TwoslashAnswers | undefined;

  constructor({ typescript, twoslash, options }: TwoslashParts) {
    this.#run = twoslash.createTwoslasher({
      tsModule: this.#replaceParts(typescript),
      fsMap: new Map(),
      vfsRoot: '/',
      cache: false,
      // A fence shows a part of a program: unused names are not faults.
      compilerOptions: { ...options, noUnusedLocals: false, noUnusedParameters: false },
      handbookOptions: { noErrorValidation: true },
    });
  }

  /** Runs Twoslash over a piece of code. */
  run(
    { code, language }: { readonly code: string; readonly language: string },
    answers: TwoslashAnswers,
  ): TwoslashReturn {
    this.#answers = answers;
    return this.#run(code, language);
  }

  /** Replaces the functions of TypeScript that Twoslash calls for each piece of code. */
  #replaceParts(typescript: typeof TypeScript): unknown {
    return Object.create(typescript, {
      createLanguageService: {
        value: ({ getCompilationSettings }: TypeScript.LanguageServiceHost) =>
          this.#answers?.open(getCompilationSettings()),
      },
      createSourceFile: {
        value: (name: string, text: string, ...rest: [TypeScript.ScriptTarget]) => {
          this.#answers?.onFile?.(name, text);
          return typescript.createSourceFile(name, text, ...rest);
        },
      },
      // Twoslash passes the same text again.
      updateSourceFile: { value: (file: TypeScript.SourceFile) => file },
    });
  }
}
