import ts from 'typescript';

/** Compiler options for finding and reading the declarations of packages. */
export const apiOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  // Without this, TypeScript looks for @types in the current folder.
  typeRoots: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};
