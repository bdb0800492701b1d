// What the programs of several packages share: a declaration is read and parsed once, an import is
// followed once. Types are not shared, so that each package is told of as if it were the only one.

import ts from 'typescript';
import { remember } from '../../../core/api/extract/remember.ts';
import { apiOptions } from './api-options.ts';

/** Where the programs of one thread find their files, and how they follow imports. */
export interface DeclarationHost extends ts.CompilerHost {
  readonly modules: ts.ModuleResolutionCache;
}

/** Creates the host of a thread's programs. It takes files for unchanged as long as it lives. */
export function createDeclarationHost(): DeclarationHost {
  const disk = ts.createCompilerHost(apiOptions);
  const modules = ts.createModuleResolutionCache(disk.getCurrentDirectory(), disk.getCanonicalFileName, apiOptions);

  const host: DeclarationHost = {
    ...disk,
    modules,
    fileExists: remember((file) => disk.fileExists(file)),
    directoryExists: remember((folder) => ts.sys.directoryExists(folder)),
    realpath: remember((path) => ts.sys.realpath?.(path) ?? path),
    getSourceFile: remember((file) => disk.getSourceFile(file, ts.ScriptTarget.ESNext)),
    getModuleResolutionCache: () => modules,
    resolveModuleNameLiterals: (literals, importer, redirect, options, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, options);
        return ts.resolveModuleName(literal.text, importer, options, host, modules, redirect, mode);
      }),
  };
  return host;
}
