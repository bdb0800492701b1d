// One run of a demo's files as CommonJS, each file once. Files of the site run in this thread; packages come from the
// site's library.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ClosureImport } from '../../../core/demos/closure/closure.ts';
import type { NodeLibrary } from '../library/node/node-library.ts';
import { nameInvalidElements } from '../library/node/name-invalid-elements.ts';
import { notePackageFault } from '../library/node/package-fault.ts';
import type { DemoCompiler, DemoFiles } from './demo-compiler.ts';

/** Returns a replacement for an imported file of the site; undefined if the file itself is used. */
export type ReplaceModule = (file: string) => Exports | undefined;

type Exports = Readonly<Record<string, unknown>>;

interface RunOptions {
  readonly root: string;
  readonly compiler: DemoCompiler;
  /** The `process` that the files see. */
  readonly process: unknown;
  readonly sources: DemoFiles;
  readonly packages: NodeLibrary;
  /** Receives the package imports that were provided. */
  readonly taken: Set<ClosureImport>;
  readonly replace: ReplaceModule | undefined;
}

const requireEngine = createRequire(import.meta.url);

/** Runs the files of a demo. */
export class FileRun {
  readonly #options: RunOptions;
  readonly #modules = new Map<string, { exports: object }>();

  constructor(options: RunOptions) {
    this.#options = options;
  }

  /** Runs a file, if it has not run yet, and returns its exports. Throws what it throws. */
  require(file: string): Exports {
    const known = this.#modules.get(file);
    if (known) return known.exports as Exports;
    const module = { exports: {} };
    this.#modules.set(file, module);

    const { root, compiler, sources, process } = this.#options;
    const path = join(root, file);
    const evaluate = compileFunction(
      compiler.compile(file, sources),
      ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
      { filename: path, contextExtensions: [compiler.constants] },
    ) as (...parts: unknown[]) => void;
    const requireHere = (specifier: string) => this.#import(file, specifier);
    evaluate(module.exports, requireHere, module, path, dirname(path), process);
    return module.exports as Exports;
  }

  #import(file: string, specifier: string): unknown {
    const { sources, taken, replace } = this.#options;
    const found = sources.closure.imports.filter(
      (each) => each.file === file && each.specifier === specifier && !each.typeOnly,
    );
    const [first] = found;
    if (first?.kind === 'local' && first.target !== undefined)
      return replace?.(first.target) ?? this.require(first.target);
    // The compiler itself adds the imports for creating elements.
    if (first?.module === undefined)
      return specifier === 'react/jsx-runtime'
        ? nameInvalidElements(requireEngine(specifier))
        : requireEngine(specifier);
    const given = this.#takePackage(first, listNames(found));
    for (const each of found) taken.add(each);
    return given;
  }

  #takePackage({ module = '', specifier, file, line, column }: ClosureImport, names: readonly string[]): unknown {
    return this.#options.packages.take(module, names, (error) =>
      notePackageFault(error, { specifier, importedAt: { file, line, column } }),
    );
  }
}

/** Merges names, as a file may import from one module in several statements. */
function listNames(imports: readonly ClosureImport[]): string[] {
  return [...new Set(imports.flatMap(({ names }) => names))];
}
