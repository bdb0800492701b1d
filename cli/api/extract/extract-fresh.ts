// An installed package → its API, extracted from nothing, and the files that it was read from.
// Apart from the cache, so that TypeScript is loaded only when there is something to extract.

import { existsSync, readFileSync } from 'node:fs';
import { extractPackage } from '../../../core/api/extract/extract-package.ts';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import type { Problem } from '../../../core/problem.ts';
import { createApiProgram } from './create-api-program.ts';
import { createDeclarationHost, type DeclarationHost } from './create-declaration-host.ts';
import { createComponentRenderer } from '../render/create-component-renderer.ts';
import { readSource } from '../packages/read-source.ts';
import { readStaticDefaults } from '../packages/read-static-defaults.ts';
import { createScriptReader } from '../packages/create-script-reader.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { resolveModules } from './resolve-modules.ts';

/** What was extracted, and every file whose change would change it. */
export interface FreshExtraction extends Extraction {
  readonly files: readonly string[];
}

/** Extracts packages one after another; later ones find what earlier ones have read. */
export type Extractor = (pack: InstalledPackage) => FreshExtraction;

/** Creates the extractor of a thread. */
export function createExtractor(settingsFile: string): Extractor {
  const host = createDeclarationHost();
  return (pack) => extractFresh(pack, { settingsFile, host });
}

function extractFresh(
  pack: InstalledPackage,
  { settingsFile, host }: { settingsFile: string; host: DeclarationHost },
): FreshExtraction {
  const { folder, modules } = resolveModules(pack, host);
  const manifest = `${pack.folder}/package.json`;
  if (modules.length === 0)
    return { entries: [], symbols: [], problems: [toTypesMissing(pack.name, settingsFile)], files: [manifest] };

  const { program, extend } = createApiProgram({ folder, modules }, host);
  const scripts: string[] = [];
  const script = createScriptReader(pack, settingsFile);
  const render = createComponentRenderer(pack, script.readComponent);

  function readText(file: string): string | undefined {
    if (!existsSync(file)) return undefined;
    scripts.push(file);
    return readFileSync(file, 'utf8');
  }

  const { entries, symbols, problems } = extractPackage({
    ...pack,
    folder,
    modules,
    program,
    extend,
    readText,
    readExport: script.readExport,
    readSource: (specifier, exported) => readSource(script.readComponent(specifier, exported)),
    readStatic: (specifier, exported) => readStaticDefaults(script.readComponent(specifier, exported)),
    ...(render && { render }),
    settingsFile,
  });
  const declarations = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file) && existsSync(file.fileName));
  return {
    entries,
    symbols,
    problems: [...problems, ...script.findProblems()],
    files: [manifest, ...declarations.map(({ fileName }) => fileName), ...scripts],
  };
}

function toTypesMissing(name: string, file: string): Problem {
  return {
    rule: 'api-types-missing',
    severity: 'error',
    place: { file },
    message: `The package "${name}" of "api" brings no type declarations`,
    hint: 'Name a package with a "types" field or an index.d.ts, as the reference is made from types.',
  };
}
