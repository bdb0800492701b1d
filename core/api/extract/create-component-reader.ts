// The exports of a package → its components. Each is read once, as other components inherit from it.

import type ts from 'typescript';
import { findAncestor, type Ancestor } from './find-ancestor.ts';
import type { ApiExport } from './exports/find-exports.ts';
import { foldInherited, type FoldedProps } from './props/fold-inherited.ts';
import { createPickLister } from './props/list-picked.ts';
import { readModule } from './exports/read-module.ts';
import { withoutStage } from './exports/without-stage.ts';
import { readStatement } from './exports/read-statement.ts';
import { readComponent, type ComponentDraft, type ComponentExport, type ReadContext } from './read-component.ts';
import { remember } from './remember.ts';

/** Reads the components of a package and how they are related. */
export interface ComponentReader {
  readonly draftOf: (entry: ApiExport) => ComponentDraft | undefined;
  readonly foldedOf: (draft: ComponentDraft) => FoldedProps;
  readonly ancestorOf: (draft: ComponentDraft) => Ancestor | undefined;
}

/** Creates the component reader of a package. `listed` are the components that the reference shows. */
export function createComponentReader(
  exports: readonly ApiExport[],
  { context, listed }: { context: ReadContext; listed: ReadonlySet<ts.Symbol> },
): ComponentReader {
  const { pack, knownNames } = context;
  const drafts = new Map<ts.Symbol, ComponentDraft | undefined>();
  const foldingDrafts = new Set<ComponentDraft>();
  const ofFolder = remember((folder: string) =>
    findDraft(findFolderComponent(folder, { exports, program: pack.program })),
  );
  const foldedOf = remember(fold);
  const listPicked = createPickLister();
  const findOwner = (file: string): ComponentDraft | undefined => ofFolder(file.slice(0, file.lastIndexOf('/')));

  function findDraft(found: ComponentExport | undefined): ComponentDraft | undefined {
    if (!found) return undefined;
    if (!drafts.has(found.symbol)) drafts.set(found.symbol, readComponent(found, context));
    return drafts.get(found.symbol);
  }
  function findNamed(name: string): ComponentDraft | undefined {
    const named = exports.filter((entry) => entry.name === name);
    const found = named.find(({ label = name }) => label === name) ?? named[0];
    return findDraft(found && toComponentExport(found));
  }
  function findListedOwner(file: string): ComponentDraft | undefined {
    const owner = findOwner(file);
    return owner && listed.has(owner.symbol) ? owner : undefined;
  }
  function ancestorOf(draft: ComponentDraft): Ancestor | undefined {
    return findAncestor(draft, { statement: readStatement(draft.symbol), pack, findOwner, findNamed });
  }
  function fold(draft: ComponentDraft): FoldedProps {
    foldingDrafts.add(draft);
    // Comments may name two components as each other's ancestors.
    const readFolded = (parent: ComponentDraft): FoldedProps | undefined =>
      foldingDrafts.has(parent) ? undefined : foldedOf(parent);
    const folded = foldInherited(draft, {
      ancestor: ancestorOf(draft),
      listPicked,
      packageFolder: pack.folder,
      findOwner: findListedOwner,
      findAnyOwner: findOwner,
      knownNames,
      checker: pack.program.getTypeChecker(),
      readFolded,
    });
    foldingDrafts.delete(draft);
    return folded;
  }

  return { draftOf: (entry) => findDraft(toComponentExport(entry)), foldedOf, ancestorOf };
}

// A folder is named after the component it contains.
function findFolderComponent(
  folder: string,
  { exports, program }: { exports: readonly ApiExport[]; program: ts.Program },
): ComponentExport | undefined {
  const name = withoutStage(folder.split('/').at(-1) ?? '');
  if (!/^[A-Z]/.test(name)) return undefined;

  const own = exports.find(
    (entry) => entry.name === name && entry.symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(`${folder}/`),
  );
  if (own) return toComponentExport(own);
  const indexExports = readModule({ specifier: '', file: `${folder}/index.d.ts` }, program);
  const found =
    indexExports.find((entry) => entry.name === 'default') ?? indexExports.find((entry) => entry.name === name);
  return found && { name, symbol: found.value, specifiers: [] };
}

function toComponentExport({ name, label, symbol, imports }: ApiExport): ComponentExport {
  return { name, label, symbol, specifiers: imports.map(({ specifier }) => specifier) };
}
