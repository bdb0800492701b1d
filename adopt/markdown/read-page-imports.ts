// A page's imports and exports → its names, and where they come from.

import type { MarkdownDialect } from './piece.ts';
import type { PageImport } from './page-tools.ts';
import { splitPieces } from './split-pieces.ts';

/** A statement between the texts of a page. */
export interface PageModule {
  readonly code: string;
  /** Offset of its statements in the text. */
  readonly offset: number;
  readonly from?: string;
  /** Names that the page's own code defines. */
  readonly names?: readonly string[];
}

/** The imports and definitions of a page. */
interface PageImports {
  readonly byName: ReadonlyMap<string, PageImport>;
  readonly modules: readonly PageModule[];
}

const statement = /\bimport\s((?:(?!\bimport\s)[^'"])*)(['"])([^'"]+)\2[ \t]*;?/g;

/** Reads the statements of a page. */
export function readPageImports(body: string, dialect: MarkdownDialect): PageImports {
  const byName = new Map<string, PageImport>();
  const modules: PageModule[] = [];
  for (const piece of splitPieces(body, dialect)) {
    if (piece.kind !== 'module') continue;
    const rest = piece.code.replace(statement, (code: string, words: string, _mark: string, from: string) => {
      const names = cutFrom(words);
      if (names === undefined) return code;
      modules.push({ code, from, offset: piece.start });
      for (const each of readNames(names)) byName.set(each.name, { ...each, from });
      return '';
    });
    const own = rest.trim();
    if (own === '') continue;
    const names: string[] = [];
    modules.push({ code: own, names, offset: piece.start });
    for (const [, name = ''] of own.matchAll(
      /export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function|class)\s+(\w+)/g,
    ))
      names.push(name);
  }
  return { byName, modules };
}

/** Returns the names before "from"; undefined if the text is part of a comment. */
function cutFrom(words: string): string | undefined {
  const clause = words.trim();
  if (clause === '') return '';
  return /[\s}]from$/.test(clause) ? clause.slice(0, -4).replace(/^type\s+(?=\S)/, '') : undefined;
}

/** Reads an import clause: "A, { B as C }" or "* as D". */
function readNames(names: string): { name: string; imported: string }[] {
  const [, braces = ''] = /\{([^}]*)\}/.exec(names) ?? [];
  const named = braces.split(',').flatMap((each) => {
    const [, imported, name = imported] = /^\s*(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(each) ?? [];
    return imported !== undefined && name !== undefined ? [{ name, imported }] : [];
  });
  const [, all] = /\*\s+as\s+(\w+)/.exec(names) ?? [];
  const [, plain] = /^\s*(\w+)\s*(?:,|$)/.exec(names) ?? [];
  return [
    ...(plain === undefined ? [] : [{ name: plain, imported: 'default' }]),
    ...(all === undefined ? [] : [{ name: all, imported: '*' }]),
    ...named,
  ];
}
