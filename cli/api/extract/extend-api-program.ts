// The program of a package, and the text of one module more → a program that holds both.
// The module lies beside the package and is nowhere on disk; what it imports is found by name.

import ts from 'typescript';
import type { ApiModule, ProbedProgram } from '../../../core/api/extract/extraction.ts';
import { apiOptions } from './create-api-program.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** Creates the same program with one more module, which imports those of the package by their names, and React. */
export function extendApiProgram(
  program: ts.Program,
  {
    text,
    modules,
    folder,
    host,
  }: { text: string; modules: readonly ApiModule[]; folder: string; host: DeclarationHost },
): ProbedProgram {
  // Beside the package, as it is no part of it.
  const file = `${folder}.probe.ts`;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const files = new Map(modules.map((module) => [module.specifier, module.file]));
  const react = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  if (react) files.set('react', react.fileName);

  const probed: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target) => (name === file ? source : host.getSourceFile(name, target)),
    resolveModuleNameLiterals: (literals, importer, ...rest) => {
      if (importer !== file) return host.resolveModuleNameLiterals?.(literals, importer, ...rest) ?? [];
      return literals.map(({ text: name }) => toResolved(files.get(name)));
    },
  };
  return {
    program: ts.createProgram({
      rootNames: [...modules.map((module) => module.file), file],
      options: apiOptions,
      host: probed,
      oldProgram: program,
    }),
    file,
  };
}

function toResolved(file: string | undefined): ts.ResolvedModuleWithFailedLookupLocations {
  const extension = /\.(?:d\.[cm]?ts|[cm]?tsx?)$/.exec(file ?? '')?.[0] ?? ts.Extension.Dts;
  return { resolvedModule: file === undefined ? undefined : { resolvedFileName: file, extension } };
}
