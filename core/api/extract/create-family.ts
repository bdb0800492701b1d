// The exports of a package → its components, each read once, as others build on it.

import type ts from 'typescript';
import { findAncestor, type Ancestor } from './find-ancestor.ts';
import { readModule, type ApiExport } from './find-exports.ts';
import { foldInherited, type FoldedProps } from './fold-inherited.ts';
import { readComponent, type ComponentDraft, type ComponentExport, type ReadingRoom } from './read-component.ts';
import { readStatement } from './read-statement.ts';

/** The components of a package, and how they are related. */
export interface Family {
  readonly draftOf: (entry: ApiExport) => ComponentDraft | undefined;
  readonly foldedOf: (draft: ComponentDraft) => FoldedProps;
  readonly ancestorOf: (draft: ComponentDraft) => Ancestor | undefined;
}

/** Creates the memory of what has been read of each component. `listed` are those that the reference shows. */
export function createFamily(exports: readonly ApiExport[], { room, listed }: { room: ReadingRoom; listed: ReadonlySet<ts.Symbol> }): Family {
  const drafts = new Map<ts.Symbol, ComponentDraft | undefined>();
  const owners = new Map<string, ComponentDraft | undefined>();
  const folded = new Map<ComponentDraft, FoldedProps>();
  const open = new Set<ComponentDraft>();

  function draft(found: ComponentExport): ComponentDraft | undefined {
    if (!drafts.has(found.symbol)) drafts.set(found.symbol, readComponent(found, room));
    return drafts.get(found.symbol);
  }
  function findOwner(file: string): ComponentDraft | undefined {
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (!owners.has(folder)) {
      const found = findFolderComponent(folder, { exports, program: room.pack.program });
      owners.set(folder, found && draft(found));
    }
    return owners.get(folder);
  }
  function findListedOwner(file: string): ComponentDraft | undefined {
    const owner = findOwner(file);
    return owner && listed.has(owner.symbol) ? owner : undefined;
  }
  function findNamed(name: string): ComponentDraft | undefined {
    const found = exports.find((entry) => entry.name === name);
    return found && draft(toComponentExport(found));
  }
  function ancestorOf(of: ComponentDraft): Ancestor | undefined {
    return findAncestor(of, { statement: readStatement(of.symbol), findOwner, findNamed });
  }
  function foldedOf(of: ComponentDraft): FoldedProps {
    const known = folded.get(of) ?? fold(of);
    folded.set(of, known);
    return known;
  }
  // Comments may name two components as each other's ancestors.
  function fold(of: ComponentDraft): FoldedProps {
    open.add(of);
    const done = foldInherited(of, { ancestor: ancestorOf(of), findOwner: findListedOwner, known: room.known, readFolded: (above) => (open.has(above) ? undefined : foldedOf(above)) });
    open.delete(of);
    return done;
  }

  return { draftOf: (entry) => draft(toComponentExport(entry)), foldedOf, ancestorOf };
}

// A folder is named after the component it holds.
function findFolderComponent(folder: string, { exports, program }: { exports: readonly ApiExport[]; program: ts.Program }): ComponentExport | undefined {
  const name = (folder.split('/').at(-1) ?? '').replace(/^(?:unstable|experimental)_/i, '');
  if (!/^[A-Z]/.test(name)) return undefined;

  const own = exports.find((entry) => entry.name === name && entry.symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(`${folder}/`));
  if (own) return toComponentExport(own);
  const offered = readModule({ specifier: '', file: `${folder}/index.d.ts` }, program);
  const found = offered.find((entry) => entry.name === 'default') ?? offered.find((entry) => entry.name === name);
  return found && { name, symbol: found.value, specifiers: [] };
}

function toComponentExport({ name, symbol, imports }: ApiExport): ComponentExport {
  return { name, symbol, specifiers: imports.map(({ specifier }) => specifier) };
}
