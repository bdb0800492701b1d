// Builds the declarations of a library from its sources in memory, so that the extraction is the same whether or not
// the library was built.

import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { isTyped } from '../../../core/demos/closure/list-source-candidates.ts';
import { assetDeclarations } from '../../site/workspace/asset-declarations.ts';
import { breakComments } from './break-comments.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** The declarations of a library. */
interface DeclaredSources {
  /** The modules, with their declaration files. */
  readonly modules: readonly ApiModule[];
  /** A host that has these declarations beside the sources. */
  readonly host: DeclarationHost;
  /** All files that were read. */
  readonly files: readonly string[];
  /** Finds the source of a declaration, both relative to the library: "/src/Button.d.ts". */
  readonly toSource: (declaration: string) => string;
}

/** Declares the modules of a library in `folder`. A source without a declaration is used itself. */
export function declareSources(
  { folder, modules }: { folder: string; modules: readonly ApiModule[] },
  { host, options }: { host: DeclarationHost; options: ts.CompilerOptions },
): DeclaredSources {
  const program = createSourceProgram({ folder, modules }, { host, options });
  const isSource = ({ fileName }: ts.SourceFile) => fileName.startsWith(`${folder}/`) && isTypedSource(fileName);
  const declared = new Map(
    program
      .getSourceFiles()
      .filter(isSource)
      .flatMap((file) => {
        const text = emit(program, file);
        return text === undefined ? [] : [[toDeclaration(file.fileName), { source: file.fileName, text }] as const];
      }),
  );
  const toShown = (file: string) => (declared.get(toDeclaration(file))?.source === file ? toDeclaration(file) : file);
  const parsed = new Map<string, ts.SourceFile>();
  const endings = new Map(
    [...declared].map(([name, { source }]) => [name.slice(folder.length), /\.[cm]?tsx?$/.exec(source)?.[0]] as const),
  );

  return {
    modules: modules.map(({ specifier, file }) => ({ specifier, file: toShown(file) })),
    host: {
      ...host,
      fileExists: (file) => declared.has(file) || host.fileExists(file),
      getSourceFile(file, target) {
        const own = declared.get(file);
        if (!own) return host.getSourceFile(file, target);
        const parsedFile = parsed.get(file) ?? ts.createSourceFile(file, own.text, ts.ScriptTarget.ESNext, true);
        parsed.set(file, parsedFile);
        return parsedFile;
      },
      resolveModuleNameLiterals: (...asked) =>
        (host.resolveModuleNameLiterals?.(...asked) ?? []).map((found) => {
          const file = found.resolvedModule?.resolvedFileName;
          if (file === undefined || toShown(file) === file) return found;
          return { ...found, resolvedModule: { resolvedFileName: toShown(file), extension: ts.Extension.Dts } };
        }),
    },
    files: program.getSourceFiles().map(({ fileName }) => fileName),
    toSource: (declaration) => {
      const ending = endings.get(declaration);
      return ending === undefined ? declaration : declaration.replace(/\.d\.[cm]?ts$/, ending);
    },
  };
}

function createSourceProgram(
  { folder, modules }: { folder: string; modules: readonly ApiModule[] },
  { host, options }: { host: DeclarationHost; options: ts.CompilerOptions },
): ts.Program {
  const assets = `${folder}.assets.d.ts`;
  const assetFile = ts.createSourceFile(assets, assetDeclarations, ts.ScriptTarget.ESNext, true);
  return ts.createProgram({
    rootNames: [...modules.map(({ file }) => file), assets],
    options: { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, resolveJsonModule: true },
    host: {
      ...host,
      fileExists: (file) => file === assets || host.fileExists(file),
      getSourceFile(file, target) {
        if (file === assets) return assetFile;
        const source = host.getSourceFile(file, target);
        return source && file.startsWith(`${folder}/`) && isTypedSource(file) ? breakComments(source) : source;
      },
    },
  });
}

function emit(program: ts.Program, file: ts.SourceFile): string | undefined {
  let written: string | undefined;
  program.emit(file, (name, text) => (written = /\.d\.[cm]?ts$/.test(name) ? text : written), undefined, true);
  return written;
}

function isTypedSource(file: string): boolean {
  return isTyped(file) && !file.includes('/node_modules/');
}

/** "/lib/src/Button.tsx" → "/lib/src/Button.d.ts" */
function toDeclaration(file: string): string {
  return file.replace(/\.([cm]?)tsx?$/, '.d.$1ts');
}
