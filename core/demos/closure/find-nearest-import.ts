import { findNearestFile } from '../../text/find-nearest-file.ts';

/** Finds the file of a folder that an import most likely means; the result has an ending only if the import has one. */
export function findNearestImport(wanted: string, files: readonly string[]): string | undefined {
  const ending = /\.\w+$/.exec(wanted)?.[0];
  if (ending === undefined) return findNearestFile(wanted, files.map(withoutScriptEnding));
  // TypeScript files are imported by the name of their output.
  const isScript = /^\.[cm]?jsx?$/.test(ending);
  const names = isScript ? files.map((file) => file.replace(/(?<!\.d)\.(?:tsx|ts)$/, ending)) : files;
  return findNearestFile(wanted, names);
}

function withoutScriptEnding(file: string): string {
  return file.replace(/\.(?:tsx|ts|jsx|js)$/, '');
}
