// A declaration → the package it comes from. Attributes that React declares are not a library's own props.

import ts from 'typescript';

/** Returns whether React, the browser or the language declares it, rather than a component library. */
export function isNative(declaration: ts.Node, program: ts.Program): boolean {
  const file = declaration.getSourceFile();
  if (program.isSourceFileDefaultLibrary(file)) return true;
  // Interfaces such as ProviderProps hold real props ("value"), not attributes of elements.
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
  // Called for each declaration of each prop, so it avoids splitting the path.
  const start = file.lastIndexOf(modules);
  if (start < 0) return undefined;
  const name = start + modules.length;
  const end = file.indexOf('/', file[name] === '@' ? file.indexOf('/', name) + 1 : name);
  return file.slice(name, end < 0 ? undefined : end);
}

const modules = '/node_modules/';

/** Finds the package of a file: the extracted one, which may be in any folder, or one in node_modules. */
export function toOwner(file: string, { name, folder }: { name: string; folder: string }): string | undefined {
  return isWithin(file, folder) ? name : toPackage(file);
}

/** Returns whether a file is in a folder, and not in a package installed there. */
export function isWithin(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
}

function isNativePackage(name: string | undefined): boolean {
  return name === '@types/react' || name === '@types/react-dom' || name === 'csstype' || name === '@types/node';
}

/** Returns the path of a declaration file in its published package: 'lib/Button/Button.d.ts'. */
export function toSource(file: string, { name, folder }: { name: string; folder: string }): string {
  return isWithin(file, folder) ? `${name}${file.slice(folder.length)}` : (file.split('/node_modules/').at(-1) ?? file);
}
