// The modules of a package → one TypeScript program that knows the types of all of them.

import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';

/** How the declarations of packages are found and read. */
export const apiOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Creates the program of a package. Nothing is checked, written or downloaded. */
export function createApiProgram(modules: readonly ApiModule[], host: ts.CompilerHost): ts.Program {
  return ts.createProgram({ rootNames: modules.map(({ file }) => file), options: apiOptions, host });
}
