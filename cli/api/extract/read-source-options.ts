// The folder of a library that is worked on → how its sources are read: as all declarations are, but that its
// own tsconfig.json says where imports lead and what elements are made with.

import ts from 'typescript';
import { apiOptions } from './api-options.ts';

/** Reads the options; those of all where there is no tsconfig.json. */
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
