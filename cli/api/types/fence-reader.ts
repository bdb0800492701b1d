// Reads the types in the code of fences.
//
// Twoslash reads one piece of code at a time with its own language service, which creates a program and a checker for
// each: a second of work. Here it runs twice over each fence. The first run only collects the files and settings of
// a fence; then one program for all fences answers the second run.

import type * as TypeScript from 'typescript';
import { AnsweredTwoslash } from './answered-twoslash.ts';
import { FenceService, type FenceFile } from './fence-service.ts';
import { findTypedFaults } from './find-typed-faults.ts';
import { toTypedCode } from './to-typed-code.ts';
import type { AskedService, Twoslash } from './twoslash.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import type { TypedResult, TypedFence } from '../../../core/code/types/typed-fence.ts';

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
  readonly fence: TypedFence;
  readonly number: number;
  readonly files: readonly FenceFile[];
  readonly settings: TypeScript.CompilerOptions;
}

/** Is called with the number of the fence that is read next. */
type OnRead = (number: number) => void;

/** Ends the first run. */
const scanEnd = new Error('The files of the fence are known');

/** Reads fences, and keeps the services that have read their packages for the next ones. */
export class FenceReader {
  readonly #parts: ReaderParts;
  readonly #twoslash: AnsweredTwoslash;
  /** By their settings. */
  readonly #services = new Map<string, FenceService>();

  constructor(parts: ReaderParts) {
    this.#parts = parts;
    this.#twoslash = new AnsweredTwoslash(parts);
  }

  /** Reads fences independently of each other; `onRead` is called with the number of the current one. */
  read(fences: readonly TypedFence[], onRead: OnRead = () => undefined): readonly TypedResult[] {
    const results = new Map<number, TypedResult>();
    const scannedFences: ScannedFence[] = [];
    fences.forEach((fence, number) => {
      onRead(number);
      const scanned = this.#scan(fence, number);
      if ('faults' in scanned) results.set(number, scanned);
      else scannedFences.push(scanned);
    });
    for (const group of groupFences(scannedFences)) {
      const service = this.#openService(group, onRead);
      for (const scanned of group) {
        onRead(scanned.number);
        results.set(scanned.number, this.#answer(scanned, service));
      }
    }
    return fences.map((_, number) => results.get(number) ?? { faults: [], files: [] });
  }

  /** Does the first run, which ends at the first question. */
  #scan(fence: TypedFence, number: number): ScannedFence | TypedResult {
    const { typescript, options } = this.#parts;
    const texts = new Map<string, string>();
    const sources = new Map<string, TypeScript.SourceFile>();
    let settings = options;
    try {
      this.#twoslash.run(fence, {
        onFile(name, text) {
          texts.set(name, text);
          sources.set(name, typescript.createSourceFile(name, text, typescript.ScriptTarget.Latest));
        },
        open(asked) {
          settings = asked;
          return createSilentService(sources);
        },
      });
    } catch (error) {
      if (error !== scanEnd) return { faults: findTypedFaults({ error, code: fence.code }), files: [] };
    }
    const files = [...texts].map(([name, text]) => ({
      fence: number,
      name: name.replace(/^\/+/, ''),
      folder: fence.folder,
      text,
    }));
    return { fence, number, files, settings };
  }

  /** Opens the program of a group of fences, and checks it. */
  #openService(group: readonly ScannedFence[], onRead: OnRead): FenceService {
    const { typescript, root, options, findSource } = this.#parts;
    // Twoslash does not know the folders of the site.
    const settings = { ...group[0]?.settings, baseUrl: options.baseUrl, pathsBasePath: options.pathsBasePath };
    const key = JSON.stringify(settings);
    const service = this.#services.get(key) ?? new FenceService(typescript, { root, findSource, options: settings });
    this.#services.set(key, service);
    const files = group.flatMap((scanned) => scanned.files);
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
  #answer({ fence, files }: ScannedFence, service: FenceService): TypedResult {
    const { code } = fence;
    const paths = new Map(files.map((file) => [`/${file.name}`, service.pathOf(file)]));
    const reached = [...new Set([...paths.values()].flatMap((path) => service.listReached(path)))].sort();
    const diagnostics: TypeScript.Diagnostic[] = [];
    try {
      const open = () => createFenceAnswers({ service: service.service, paths, diagnostics });
      const result = this.#twoslash.run(fence, { open });
      const faults = findTypedFaults({ result, diagnostics, code });
      return { typed: toTypedCode(result, code), faults, files: reached };
    } catch (error) {
      return { faults: findTypedFaults({ error, code }), files: reached };
    }
  }
}

/** Groups fences with the same settings into one program; a fence that adds to the types of a package is alone. */
function groupFences(fences: readonly ScannedFence[]): Iterable<readonly ScannedFence[]> {
  const groups = new Map<string, ScannedFence[]>();
  for (const scanned of fences) {
    const { settings, files, number } = scanned;
    const adds = files.some(({ text }) => /^[ \t]*declare\s+(?:module|global)\b/m.test(text));
    const key = JSON.stringify([settings, adds ? number : -1]);
    groups.set(key, [...(groups.get(key) ?? []), scanned]);
  }
  return groups.values();
}

/** Creates a service that knows the files of a fence, and ends the run at any question about them. */
function createSilentService(sources: ReadonlyMap<string, TypeScript.SourceFile>): AskedService {
  const stop = (): never => {
    throw scanEnd;
  };
  return {
    getCompilerOptionsDiagnostics: () => [],
    getProgram: () => ({ getSourceFile: (name) => sources.get(name) }),
    getQuickInfoAtPosition: stop,
    getCompletionsAtPosition: stop,
    getSemanticDiagnostics: stop,
    getSyntacticDiagnostics: stop,
    getEmitOutput: stop,
  };
}

interface FenceAnswers {
  readonly service: TypeScript.LanguageService;
  /** The paths of the files in the service, by their names in the fence: "/index.tsx". */
  readonly paths: ReadonlyMap<string, string>;
  /** Collects the diagnostics that are asked for. */
  readonly diagnostics: TypeScript.Diagnostic[];
}

/** Creates a service that answers for one fence from the program of all. */
function createFenceAnswers({ service, paths, diagnostics }: FenceAnswers): AskedService {
  const pathOf = (name: string) => paths.get(name.replace(/^\/+/, '/')) ?? name;
  const judge = (name: string, judged: readonly TypeScript.Diagnostic[]) => {
    const fenceDiagnostics = judged.map((each) => ({ ...each, file: { fileName: name } as TypeScript.SourceFile }));
    diagnostics.push(...fenceDiagnostics);
    return fenceDiagnostics as never[];
  };
  return {
    getCompilerOptionsDiagnostics: () => [],
    getProgram: () => ({ getSourceFile: (name) => service.getProgram()?.getSourceFile(pathOf(name)) }),
    getQuickInfoAtPosition: (name, at) => service.getQuickInfoAtPosition(pathOf(name), at),
    getCompletionsAtPosition: (name, at, given) => service.getCompletionsAtPosition(pathOf(name), at, given),
    getSemanticDiagnostics: (name) => judge(name, service.getSemanticDiagnostics(pathOf(name))),
    getSyntacticDiagnostics: (name) => judge(name, service.getSyntacticDiagnostics(pathOf(name))),
    getEmitOutput: (name) => service.getEmitOutput(pathOf(name)),
  };
}
