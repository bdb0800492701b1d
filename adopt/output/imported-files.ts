// Code of the old site → the same code in the new one, with the files that it imports, in shared/, and the packages.
// Imports are followed and rewritten. Code that imports a file outside of the folder, or a package of the old engine,
// cannot be taken.

import { nodeOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import type { PlannedFile, SourceFolder } from '../source-site.ts';
import { findPackageFault, toPackage } from './find-package-fault.ts';
import type { ImportResolver } from './import-resolver.ts';
import { basename, dirname, relativePath } from './source-path.ts';

/** Why code cannot be taken: "imports "x", which is not in the folder". */
export interface Fault {
  readonly fault: string;
}

/** A taken file, by its path in the new site, or why it cannot be taken. */
export type TakenFile = { readonly file: string } | Fault;

interface ImportOptions {
  readonly folder: SourceFolder;
  readonly imports: ImportResolver;
  /** The files that the new site has already, by their paths. */
  readonly existingFiles: ReadonlyMap<string, PlannedFile>;
}

/** Where code was and will be. */
interface CodePlace {
  /** The file of the old site that contains it. */
  readonly from: string;
  readonly target: string;
  /** Its language: "tsx". */
  readonly extension: string;
}

const maxFiles = 80;
/** Packages of stories, which the build replaces. */
const storyPackages = /^(?:@storybook\/|storybook\/)/;

/** Collects what one piece of code imports. After a fault, what was collected is of no use. */
export class ImportedFiles {
  readonly files = new Map<string, PlannedFile>();
  readonly packages = new Set<string>();
  readonly #options: ImportOptions;

  constructor(options: ImportOptions) {
    this.#options = options;
  }

  /** Rewrites the imports of code for its new place, and takes the files that they mean. */
  rewrite(text: string, { from, target, extension }: CodePlace): { readonly text: string } | Fault {
    const program = this.#options.folder.parseText(`demo.${extension === 'js' ? 'jsx' : extension}`, text);
    if (!program) return { fault: 'cannot be read as code' };
    if (showsPicture(text))
      return { fault: 'uses a picture as a component, which only works with a tool of the old site' };
    let written = text;
    for (const each of listImports(program).toReversed()) {
      const taken = this.#takeImport(each, from);
      if (!taken) continue;
      if ('fault' in taken) return taken;
      const specifier = relativePath(dirname(target), taken.file).replace(/\.[jt]sx?$/, '');
      written = `${written.slice(0, each.start)}'${specifier}'${written.slice(each.end)}`;
    }
    return { text: written };
  }

  /** Takes a file with its imports. */
  take(file: string): TakenFile {
    const target = toSharedFile(file);
    if (this.files.has(target) || this.#options.existingFiles.has(target)) return { file: target };
    if (this.files.size >= maxFiles) return { fault: `needs more than ${maxFiles} files of the project` };
    if (file.endsWith('.vue')) return { fault: 'imports a Vue component' };
    if (/\.mdx?$/.test(file)) return { fault: `imports the text "${basename(file)}" as a component` };
    // Added before its imports, which may import it again.
    this.files.set(target, { file: target, copyOf: file });

    const extension = /\.([jt]sx?|mjs)$/.exec(file)?.[1];
    if (extension === undefined || file.endsWith('.d.ts')) {
      if (/\.s[ac]ss$/.test(file)) this.packages.add('sass');
      if (file.endsWith('.less')) this.packages.add('less');
      return { file: target };
    }
    const written = this.rewrite(this.#options.folder.read(file), { from: file, target, extension });
    if ('fault' in written) return written;
    this.files.set(target, { file: target, text: written.text });
    return { file: target };
  }

  /** Takes the file or the package that an import means; undefined if its specifier stays as it is. */
  #takeImport({ specifier, isType }: Import, from: string): TakenFile | undefined {
    const file = specifier.startsWith('~source/')
      ? specifier.slice('~source/'.length)
      : this.#options.imports.findFile(specifier, from);
    if (file !== undefined) {
      const taken = this.take(file);
      return isType && file.endsWith('.d.ts') && 'file' in taken ? undefined : taken;
    }
    if (isType || storyPackages.test(specifier)) return undefined;
    const fault = findPackageFault(specifier, { from, ...this.#options });
    if (fault !== undefined) return { fault };
    this.packages.add(toPackage(specifier));
    return undefined;
  }
}

/** Returns the path of a file of the old site in shared/. */
export function toSharedFile(file: string): string {
  return `shared/${file.replace(/^(?:\.\.\/)+/, '')}`;
}

/** Returns whether code renders an imported SVG: import Logo from './logo.svg' and <Logo />. */
function showsPicture(text: string): boolean {
  const names = [
    ...text.matchAll(
      /\bimport\s+(?:(\w+)|\{\s*ReactComponent\s+as\s+(\w+)\s*\})\s+from\s*["'][^"']+\.svg(?:\?\w+)?["']/g,
    ),
  ];
  // export { default as Logo } from './logo.svg'
  if (/\bexport\s*\{\s*default\s+as\s+[A-Z]\w*\s*\}\s*from\s*["'][^"']+\.svg(?:\?\w+)?["']/.test(text)) return true;
  return names.some(([, plain, named]) => new RegExp(`<${plain ?? named}[\\s/>]`).test(text));
}

interface Import {
  readonly specifier: string;
  /** The place of the specifier with its quotes. */
  readonly start: number;
  readonly end: number;
  /** Whether only types are imported. */
  readonly isType: boolean;
}

/** Finds the places of all import specifiers in a module. */
function listImports(program: SyntaxNode): Import[] {
  const found: Import[] = [];
  walk(program);
  return found.sort((a, b) => a.start - b.start);

  function walk(node: unknown): void {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const syntax = node as SyntaxNode;
    const isType = syntax.importKind === 'type' && syntax.type === 'ImportDeclaration';
    const source = /^(?:Import|Export)/.test(syntax.type) ? nodeOf(syntax, 'source') : undefined;
    if (source?.type === 'Literal')
      found.push({ specifier: String(source.value), start: source.start, end: source.end, isType });
    for (const [key, value] of Object.entries(syntax)) if (key !== 'source' && typeof value === 'object') walk(value);
  }
}
