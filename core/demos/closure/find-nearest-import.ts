import { findNearestFile } from '../../text/find-nearest-file.ts';

/** Finds what an import most likely means among the files of a folder, with an ending only where one is written. */
export function findNearestImport(wanted: string, files: readonly string[]): string | undefined {
  const ending = /\.\w+$/.exec(wanted)?.[0];
  if (ending === undefined) return findNearestFile(wanted, files.map(withoutScriptEnding));
  // TypeScript is imported by the name of what it becomes.
  const isScript = /^\.[cm]?jsx?$/.test(ending);
  const names = isScript ? files.map((file) => file.replace(/(?<!\.d)\.(?:tsx|ts)$/, ending)) : files;
  return findNearestFile(wanted, names);
}

function withoutScriptEnding(file: string): string {
  return file.replace(/\.(?:tsx|ts|jsx|js)$/, '');
}
