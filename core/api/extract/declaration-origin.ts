// A declaration → where it comes from. Attributes of elements are not a library's own props.

import ts from 'typescript';

/** Tells whether React, the browser or the language declares it, and not a library of components. */
export function isNative(declaration: ts.Node, program: ts.Program): boolean {
  const file = declaration.getSourceFile();
  if (program.isSourceFileDefaultLibrary(file)) return true;
  // "value" of ProviderProps is what a provider is for, and no attribute of an element.
  return (
    isNativePackage(toPackage(file.fileName)) &&
    !(ts.isInterfaceDeclaration(declaration.parent) && declaration.parent.name.text.endsWith('Props'))
  );
}

/**
 * Finds the package that a file belongs to.
 *
 * @example
 * toPackage('/site/node_modules/@mui/joy/Button/Button.d.ts') // '@mui/joy'
 */
export function toPackage(file: string): string | undefined {
  // Asked for each declaration of each prop.
  const start = file.lastIndexOf(modules);
  if (start < 0) return undefined;
  const name = start + modules.length;
  const end = file.indexOf('/', file[name] === '@' ? file.indexOf('/', name) + 1 : name);
  return file.slice(name, end < 0 ? undefined : end);
}

const modules = '/node_modules/';

/** Names the package of a file: the one that is extracted, which may lie anywhere, or one below node_modules. */
export function toOwner(file: string, { name, folder }: { name: string; folder: string }): string | undefined {
  return isWithin(file, folder) ? name : toPackage(file);
}

/** Tells whether a file lies in a folder, and not in a package that is installed there. */
export function isWithin(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
}

function isNativePackage(name: string | undefined): boolean {
  return name === '@types/react' || name === '@types/react-dom' || name === 'csstype' || name === '@types/node';
}

/** Names the file of a declaration as published: 'lib/Button/Button.d.ts', of whichever package it lies in. */
export function toSource(file: string, { name, folder }: { name: string; folder: string }): string {
  return isWithin(file, folder) ? `${name}${file.slice(folder.length)}` : (file.split('/node_modules/').at(-1) ?? file);
}
