// Reads the types in the code of fences.
//
// Twoslash reads one piece of code at a time with its own language service, which creates a program and a checker for
// each: a second of work. Here it runs twice over each fence. The first run only collects the files and settings of
// a fence; then one program for all fences answers the second run.

import type * as TypeScript from 'typescript';
import { createFenceService, type FenceFile, type FenceService } from './create-fence-service.ts';
import { findTypedFaults } from './find-typed-faults.ts';
import { toTypedCode } from './to-typed-code.ts';
import type { AskedService, Twoslash } from './twoslash.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import type { TypedResult, TypedFence } from '../../../core/code/types/typed-fence.ts';

/** Reads fences independently of each other; `onRead` is called with the number of the current one. */
export type ReadTypes = (wants: readonly TypedFence[], onRead?: (number: number) => void) => readonly TypedResult[];

interface ReaderParts {
  readonly typescript: typeof TypeScript;
  readonly twoslash: Twoslash;
  readonly root: string;
  readonly options: TypeScript.CompilerOptions;
  /** Finds the sources of developed libraries. */
  readonly findSource?: FindSource;
}

/** A fence after the first run. */
interface ScannedFence {
  readonly want: TypedFence;
  readonly number: number;
  readonly files: readonly FenceFile[];
  readonly settings: TypeScript.CompilerOptions;
}

/** Ends the first run. */
const scanEnd = new Error('The files of the fence are known');

/** Creates a reader. */
export function createTypeReader({ typescript, twoslash, root, options, findSource }: ReaderParts): ReadTypes {
  const services = new Map<string, FenceService>();
  let openFor: (settings: TypeScript.CompilerOptions) => AskedService;
  let onFile: (name: string, text: string) => void = () => undefined;
  const tsModule: unknown = Object.create(typescript, {
    createLanguageService: {
      value: ({ getCompilationSettings }: TypeScript.LanguageServiceHost) => openFor(getCompilationSettings()),
    },
    createSourceFile: {
      value(name: string, text: string, ...rest: [TypeScript.ScriptTarget]) {
        onFile(name, text);
        return typescript.createSourceFile(name, text, ...rest);
      },
    },
    // Twoslash passes the same text again.
    updateSourceFile: { value: (file: TypeScript.SourceFile) => file },
  });
  const run = twoslash.createTwoslasher({
    tsModule,
    fsMap: new Map(),
    vfsRoot: '/',
    cache: false,
    // A fence shows a part of a program: unused names are not faults.
    compilerOptions: { ...options, noUnusedLocals: false, noUnusedParameters: false },
    handbookOptions: { noErrorValidation: true },
  });

  return function readTypes(wants, onRead = () => undefined) {
    const results = new Map<number, TypedResult>();
    const groups = new Map<string, ScannedFence[]>();
    wants.forEach((want, number) => {
      onRead(number);
      const fence = scan(want, number);
      if ('faults' in fence) results.set(number, fence);
      else {
        const key = toGroup(fence);
        groups.set(key, [...(groups.get(key) ?? []), fence]);
      }
    });
    for (const fences of groups.values()) {
      const service = openService(fences, onRead);
      for (const fence of fences) {
        onRead(fence.number);
        results.set(fence.number, answer(fence, service));
      }
    }
    return wants.map((_, number) => results.get(number) ?? { faults: [], files: [] });
  };

  /** Does the first run, which answers nothing. */
  function scan({ code, language, folder, ...want }: TypedFence, number: number): ScannedFence | TypedResult {
    const texts = new Map<string, string>();
    const sources = new Map<string, TypeScript.SourceFile>();
    let settings = options;
    const stop = (): never => {
      throw scanEnd;
    };
    onFile = (name, text) => {
      texts.set(name, text);
      sources.set(name, typescript.createSourceFile(name, text, typescript.ScriptTarget.Latest));
    };
    openFor = (given) => {
      settings = given;
      return {
        getCompilerOptionsDiagnostics: () => [],
        getProgram: () => ({ getSourceFile: (name) => sources.get(name) }),
        getQuickInfoAtPosition: stop,
        getCompletionsAtPosition: stop,
        getSemanticDiagnostics: stop,
        getSyntacticDiagnostics: stop,
        getEmitOutput: stop,
      };
    };
    try {
      run(code, language);
    } catch (error) {
      if (error !== scanEnd) return { faults: findTypedFaults({ error, code }), files: [] };
    }
    const files = [...texts].map(([name, text]) => ({ fence: number, name: name.replace(/^\/+/, ''), folder, text }));
    return { want: { ...want, code, language, folder }, number, files, settings };
  }

  function openService(fences: readonly ScannedFence[], onRead: (number: number) => void): FenceService {
    // Twoslash does not know the folders of the site.
    const settings = { ...fences[0]?.settings, baseUrl: options.baseUrl, pathsBasePath: options.pathsBasePath };
    const key = JSON.stringify(settings);
    const service = services.get(key) ?? createFenceService(typescript, { root, findSource, options: settings });
    services.set(key, service);
    const files = fences.flatMap((fence) => fence.files);
    service.open(files);
    // Diagnostics come first, because a question about a name can leave a fault in the checker.
    for (const file of files) {
      onRead(file.fence);
      const path = service.pathOf(file);
      service.service.getSyntacticDiagnostics(path);
      service.service.getSemanticDiagnostics(path);
    }
    return service;
  }

  /** Does the second run, which the program of all fences answers. */
  function answer({ want: { code, language }, files }: ScannedFence, fences: FenceService): TypedResult {
    const { service } = fences;
    const paths = new Map(files.map((file) => [`/${file.name}`, fences.pathOf(file)]));
    const pathOf = (name: string) => paths.get(name.replace(/^\/+/, '/')) ?? name;
    const found: TypeScript.Diagnostic[] = [];
    const judge = (name: string, judged: readonly TypeScript.Diagnostic[]) => {
      const own = judged.map((each) => ({ ...each, file: { fileName: name } as TypeScript.SourceFile }));
      found.push(...own);
      return own as never[];
    };
    onFile = () => undefined;
    openFor = () => ({
      getCompilerOptionsDiagnostics: () => [],
      getProgram: () => ({ getSourceFile: (name) => service.getProgram()?.getSourceFile(pathOf(name)) }),
      getQuickInfoAtPosition: (name, at) => service.getQuickInfoAtPosition(pathOf(name), at),
      getCompletionsAtPosition: (name, at, given) => service.getCompletionsAtPosition(pathOf(name), at, given),
      getSemanticDiagnostics: (name) => judge(name, service.getSemanticDiagnostics(pathOf(name))),
      getSyntacticDiagnostics: (name) => judge(name, service.getSyntacticDiagnostics(pathOf(name))),
      getEmitOutput: (name) => service.getEmitOutput(pathOf(name)),
    });
    const reached = [...new Set([...paths.values()].flatMap(fences.listReached))].sort();
    try {
      const result = run(code, language);
      const faults = findTypedFaults({ result, found, code });
      return { typed: toTypedCode(result, code), faults, files: reached };
    } catch (error) {
      return { faults: findTypedFaults({ error, code }), files: reached };
    }
  }
}

/** Groups fences with the same settings into one program; a fence that adds to the types of a package is alone. */
function toGroup({ settings, files, number }: ScannedFence): string {
  const adds = files.some(({ text }) => /^[ \t]*declare\s+(?:module|global)\b/m.test(text));
  return JSON.stringify([settings, adds ? number : -1]);
}
