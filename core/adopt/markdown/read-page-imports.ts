// A page's imports and exports → the names that it has, and where they come from.

import type { MarkdownDialect } from './piece.ts';
import type { PageImport } from './page-tools.ts';
import { splitPieces } from './split-pieces.ts';

/** A statement between the texts of a page. */
interface PageModule {
  readonly code: string;
  readonly from?: string;
  /** What code of the page itself defines. */
  readonly names?: readonly string[];
}

/** What a page imports and defines. */
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
    for (const [code, names = '', , from = ''] of piece.code.matchAll(statement)) {
      modules.push({ code, from });
      for (const each of readNames(
        names
          .trim()
          .replace(/^type\s/, '')
          .replace(/\sfrom$/, ''),
      ))
        byName.set(each.name, { ...each, from });
    }
    const own = piece.code.replace(statement, '').trim();
    if (own === '') continue;
    const names: string[] = [];
    modules.push({ code: own, names });
    for (const [, name = ''] of own.matchAll(
      /export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function|class)\s+(\w+)/g,
    ))
      names.push(name);
  }
  return { byName, modules };
}

/** "A, { B as C }" and "* as D". */
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
