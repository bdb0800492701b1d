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
import { openWorkspace } from '../../../site/workspace/open-workspace.ts';
import { resolveWithSite } from '../../../site/workspace/resolve-with-site.ts';
import { toSourcePaths } from '../../../site/workspace/to-source-paths.ts';
import { explainFault, type SnippetFault } from './explain-fault.ts';
import { findLooseProps } from './find-loose-props.ts';

/** Finds the faults of a snippet. */
export type CheckSnippet = (
  code: string,
  options: {
    readonly entries: readonly KnownEntry[];
    /** The folder for relative imports, relative to the site. */
    readonly folder?: string;
  },
) => readonly SnippetFault[];

const options: ts.CompilerOptions = {
  ...apiOptions,
  // A snippet leaves out declarations, which is not a fault.
  noImplicitAny: false,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  resolveJsonModule: true,
};

// "Cannot find name": in bare elements it belongs to the code around them, unless it is an unknown component.
const unknownName = [2304, 2552, 2686];

function isOfSurroundings({ code, start = 0, length = 0 }: ts.Diagnostic, text: string): boolean {
  return unknownName.includes(code) && !/^[A-Z]/.test(text.slice(start, start + length));
}

/** Creates the checker of a site, with the aliases of its demos. It assumes that packages never change. */
export function createSnippetChecker(
  root: string,
  alias: Readonly<Record<string, string>> = {},
  sources: SourceSettings = false,
): CheckSnippet {
  const workspace = openWorkspace({ root, sources });
  const { findSource } = workspace;
  const paths = { ...toSourcePaths(workspace), ...toAliasPaths(alias, root) };
  const settings = { ...options, paths };
  let file = toFile('');
  const disk = createDeclarationHost();
  let text = '';
  let version = 0;
  const texts = new Map<string, ts.IScriptSnapshot | undefined>();

  const fileExists = (name: string) => name === file || disk.fileExists(name);
  const readFile = (name: string) => (name === file ? text : disk.readFile(name));
  const reading = { ...disk, fileExists, readFile };
  const modules = ts.createModuleResolutionCache(root, disk.getCanonicalFileName, settings);

  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [file],
      getScriptVersion: (name) => (name === file ? String(version) : '0'),
      getScriptSnapshot: (name) => (name === file ? ts.ScriptSnapshot.fromString(text) : readOnce(name)),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists,
      readFile,
      resolveModuleNameLiterals: (literals, importer, redirect, given, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, given);
          return resolveWithSite({ name: literal.text, importer, root, findSource }, (from) =>
            ts.resolveModuleName(literal.text, from, given, reading, modules, redirect, mode),
          );
        }),
      directoryExists: (name) => disk.directoryExists?.(name) ?? true,
      ...(disk.realpath && { realpath: disk.realpath }),
    },
    ts.createDocumentRegistry(),
  );

  return function checkSnippet(code, { entries, folder = '' }) {
    file = toFile(folder);
    const byName = new Map([...entries].reverse().map((entry) => [entry.name, entry]));
    const wrapped = wrapSnippet(code, (name) => byName.get(name)?.imports[0]);
    const { linesBefore, isFragment } = wrapped;
    const context = { entries: byName, linesBefore, lines: code.split('\n').length };
    const found = judge(wrapped.text).filter((diagnostic) => !isFragment || !isOfSurroundings(diagnostic, text));
    const source = readSource();
    const faults = found.map((diagnostic) => explainFault(diagnostic, { ...context, source }));
    return faults.length > 0 || !source ? faults : listLoose(source, { ...context, entries });
  };

  function toFile(folder: string): string {
    return join(root, folder, 'docs-snippet.tsx').replaceAll('\\', '/');
  }

  function judge(next: string): readonly ts.Diagnostic[] {
    text = next;
    version += 1;
    return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
  }

  function readSource(): ts.SourceFile | undefined {
    return service.getProgram()?.getSourceFile(file);
  }

  /** Finds undocumented props that pass only because the types accept any name. */
  function listLoose(
    source: ts.SourceFile,
    { entries, linesBefore }: { entries: readonly KnownEntry[]; linesBefore: number },
  ): SnippetFault[] {
    const whole = source.text;
    const count = judge(whole).length;
    return findLooseProps(source, entries).flatMap(({ start, end, name, component, meant }): SnippetFault[] => {
      const isLoose =
        name.includes('-') || judge(`${whole.slice(0, start)}noSuchProp${whole.slice(end)}`).length <= count;
      if (!isLoose) return [];
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

  function readOnce(name: string): ts.IScriptSnapshot | undefined {
    if (!texts.has(name)) {
      const read = disk.readFile(name);
      texts.set(name, read === undefined ? undefined : ts.ScriptSnapshot.fromString(read));
    }
    return texts.get(name);
  }
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
