// The sources of a library → the declarations that its own compiler would build from them, in memory: what is
// extracted is the same whether a library was built or not.

import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { isTyped } from '../../../core/demos/closure/list-source-candidates.ts';
import { assetDeclarations } from '../../site/workspace/asset-declarations.ts';
import { breakComments } from './break-comments.ts';
import type { DeclarationHost } from './create-declaration-host.ts';

/** A library as it would be built. */
interface DeclaredSources {
  /** The modules, by their declarations. */
  readonly modules: readonly ApiModule[];
  /** A host to which these are there, beside the sources. */
  readonly host: DeclarationHost;
  /** Every file that was read. */
  readonly files: readonly string[];
  /** Names the source of a declaration, both from the folder of the library: "/src/Button.d.ts". */
  readonly toSource: (declaration: string) => string;
}

/** Declares the modules of a library that lies in `folder`. A source that cannot be declared stands for itself. */
export function declareSources(
  { folder, modules }: { folder: string; modules: readonly ApiModule[] },
  { host, options }: { host: DeclarationHost; options: ts.CompilerOptions },
): DeclaredSources {
  const program = createSourceProgram({ folder, modules }, { host, options });
  const isOwn = ({ fileName }: ts.SourceFile) => fileName.startsWith(`${folder}/`) && isOwnSource(fileName);
  const declared = new Map(
    program
      .getSourceFiles()
      .filter(isOwn)
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
        const known = parsed.get(file) ?? ts.createSourceFile(file, own.text, ts.ScriptTarget.ESNext, true);
        parsed.set(file, known);
        return known;
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
        return source && file.startsWith(`${folder}/`) && isOwnSource(file) ? breakComments(source) : source;
      },
    },
  });
}

function emit(program: ts.Program, file: ts.SourceFile): string | undefined {
  let written: string | undefined;
  program.emit(file, (name, text) => (written = /\.d\.[cm]?ts$/.test(name) ? text : written), undefined, true);
  return written;
}

function isOwnSource(file: string): boolean {
  return isTyped(file) && !file.includes('/node_modules/');
}

/** "/lib/src/Button.tsx" → "/lib/src/Button.d.ts" */
function toDeclaration(file: string): string {
  return file.replace(/\.([cm]?)tsx?$/, '.d.$1ts');
}
