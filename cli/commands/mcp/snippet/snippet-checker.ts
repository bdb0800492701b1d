// Checks a snippet of JSX with TypeScript against the packages that the site documents.
//
// One language service lives as long as the checker: packages are read once, and each snippet is a new version of a
// file that does not exist on disk.

import { join } from 'node:path';
import ts from 'typescript';
import { apiOptions } from '../../../api/extract/api-options.ts';
import { createDeclarationHost } from '../../../api/extract/create-declaration-host.ts';
import type { KnownEntry } from '../../knowledge/open-knowledge.ts';
import { toAliasPaths } from '../../../site/load/to-alias-paths.ts';
import type { SourceSettings } from '../../../../core/model/site.ts';
import { openWorkspace, type Workspace } from '../../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../../site/workspace/resolve-with-site.ts';
import { toSourcePaths } from '../../../site/workspace/to-source-paths.ts';
import { explainFault, type SnippetFault } from './explain-fault.ts';
import { findLooseProps } from './find-loose-props.ts';

/** The names that a snippet may use without an import, and its place. */
interface SnippetOptions {
  readonly entries: readonly KnownEntry[];
  /** The folder for relative imports, relative to the site. */
  readonly folder?: string;
}

const snippetOptions: ts.CompilerOptions = {
  ...apiOptions,
  // A snippet leaves out declarations, which is not a fault.
  noImplicitAny: false,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  resolveJsonModule: true,
};

/** Checks the snippets of a site, with the aliases of its demos. It assumes that packages never change. */
export class SnippetChecker {
  readonly #root: string;
  readonly #settings: ts.CompilerOptions;
  readonly #findSource: Workspace['findSource'];
  readonly #disk = createDeclarationHost();
  /** Files on disk, which are read once. */
  readonly #snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  readonly #service: ts.LanguageService;
  /** The file of the snippet, which is not on disk, and what it contains now. */
  #file: string;
  #text = '';
  #version = 0;

  constructor(root: string, alias: Readonly<Record<string, string>> = {}, sources: SourceSettings = false) {
    const workspace = openWorkspace({ root, sources });
    this.#root = root;
    this.#settings = { ...snippetOptions, paths: { ...toSourcePaths(workspace), ...toAliasPaths(alias, root) } };
    this.#findSource = workspace.findSource;
    this.#file = this.#toFile('');
    this.#service = ts.createLanguageService(this.#createHost(), ts.createDocumentRegistry());
  }

  /** Finds the faults of a snippet. */
  check(code: string, { entries, folder = '' }: SnippetOptions): readonly SnippetFault[] {
    this.#file = this.#toFile(folder);
    const byName = new Map([...entries].reverse().map((entry) => [entry.name, entry]));
    const { text, linesBefore, isFragment } = wrapSnippet(code, (name) => byName.get(name)?.imports[0]);
    const context = { entries: byName, linesBefore, lines: code.split('\n').length };
    const found = this.#diagnose(text).filter((diagnostic) => !isFragment || !isOfSurroundings(diagnostic, text));
    const source = this.#service.getProgram()?.getSourceFile(this.#file);
    const faults = found.map((diagnostic) => explainFault(diagnostic, { ...context, source }));
    return faults.length > 0 || !source ? faults : this.#findUndocumented(source, { entries, linesBefore });
  }

  #toFile(folder: string): string {
    return join(this.#root, folder, 'docs-snippet.tsx').replaceAll('\\', '/');
  }

  #createHost(): ts.LanguageServiceHost {
    const root = this.#root;
    const disk = this.#disk;
    const fileExists = (name: string) => name === this.#file || disk.fileExists(name);
    const readFile = (name: string) => (name === this.#file ? this.#text : disk.readFile(name));
    const reading = { ...disk, fileExists, readFile };
    const modules = ts.createModuleResolutionCache(root, disk.getCanonicalFileName, this.#settings);
    return {
      getCompilationSettings: () => this.#settings,
      getScriptFileNames: () => [this.#file],
      getScriptVersion: (name) => (name === this.#file ? String(this.#version) : '0'),
      getScriptSnapshot: (name) =>
        name === this.#file ? ts.ScriptSnapshot.fromString(this.#text) : this.#readOnce(name),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists,
      readFile,
      resolveModuleNameLiterals: (literals, importer, redirect, given, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, given);
          return resolveWithSite({ name: literal.text, importer, root, findSource: this.#findSource }, (from) =>
            ts.resolveModuleName(literal.text, from, given, reading, modules, redirect, mode),
          );
        }),
      directoryExists: (name) => disk.directoryExists?.(name) ?? true,
      ...(disk.realpath && { realpath: disk.realpath }),
    };
  }

  #readOnce(name: string): ts.IScriptSnapshot | undefined {
    if (!this.#snapshots.has(name)) {
      const text = this.#disk.readFile(name);
      this.#snapshots.set(name, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
    }
    return this.#snapshots.get(name);
  }

  #diagnose(text: string): readonly ts.Diagnostic[] {
    this.#text = text;
    this.#version += 1;
    return [...this.#service.getSyntacticDiagnostics(this.#file), ...this.#service.getSemanticDiagnostics(this.#file)];
  }

  /** Finds undocumented props that pass only because the types accept any name. */
  #findUndocumented(
    source: ts.SourceFile,
    { entries, linesBefore }: { entries: readonly KnownEntry[]; linesBefore: number },
  ): SnippetFault[] {
    const { text } = source;
    const count = this.#diagnose(text).length;
    return findLooseProps(source, entries).flatMap(({ start, end, name, component, meant }): SnippetFault[] => {
      const acceptsAnyName =
        name.includes('-') || this.#diagnose(`${text.slice(0, start)}noSuchProp${text.slice(end)}`).length <= count;
      if (!acceptsAnyName) return [];
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return [
        {
          line: line - linesBefore + 1,
          column: character + 1,
          message: `The prop "${name}" is not documented for "${component}" or its element`,
          code: 0,
          component,
          ...(meant !== undefined && { meant }),
        },
      ];
    });
  }
}

// "Cannot find name": in bare elements it belongs to the code around them, unless it is an unknown component.
const unknownName = [2304, 2552, 2686];

function isOfSurroundings({ code, start = 0, length = 0 }: ts.Diagnostic, text: string): boolean {
  return unknownName.includes(code) && !/^[A-Z]/.test(text.slice(start, start + length));
}

// A snippet → a module that can be checked. Bare elements get a function around them, and imports of the documented
// names that they use; lines and columns can be converted.

/** A module, and the number of its lines before the snippet. */
interface WrappedSnippet {
  readonly text: string;
  readonly linesBefore: number;
  /** Whether it is only elements, so that names from the code around them are unknown. */
  readonly isFragment: boolean;
}

/** Finds the import of a name; undefined if it is not documented. */
type FindImport = (name: string) => string | undefined;

/** Wraps elements; a module is unchanged. */
function wrapSnippet(code: string, findImport: FindImport): WrappedSnippet {
  if (!/^\s*</.test(code)) return { text: code, linesBefore: 0, isFragment: false };
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = names.flatMap((name) => findImport(name) ?? []).join(' ');
  return {
    text: `${imports}\nexport default function Snippet() { return (<>\n${code}\n</>); }\n`,
    linesBefore: 2,
    isFragment: true,
  };
}
