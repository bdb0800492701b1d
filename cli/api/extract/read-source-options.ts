// Reads the compiler options for the sources of a developed library: those of all declarations, with the import paths
// and the JSX runtime of its tsconfig.json.

import ts from 'typescript';
import { apiOptions } from './api-options.ts';

/** Reads the options of a library; the usual ones if it has no tsconfig.json. */
export function readSourceOptions(folder: string): ts.CompilerOptions {
  const file = ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
  if (file === undefined) return apiOptions;
  const host = { ...ts.sys, readDirectory: () => [], onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  const { paths, baseUrl, pathsBasePath, jsxImportSource } = parsed?.options ?? {};
  return {
    ...apiOptions,
    ...(paths && { paths, pathsBasePath }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(jsxImportSource !== undefined && { jsxImportSource }),
  };
}
