import ts from 'typescript';

/** How the declarations of packages are found and read. */
export const apiOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  // Where there are none, TypeScript looks for @types in the folder that the command was called from.
  typeRoots: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};
