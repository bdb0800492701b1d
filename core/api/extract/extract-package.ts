// A package's declarations → its API reference: an entry for each component and hook.
//
// Types are the source: props, defaults, classes and slots are what the published declarations say.
// What cannot be followed is a problem that names the symbol; the others are extracted all the same.

import type ts from 'typescript';
import type { Problem } from '../../problem.ts';
import type { ApiEntry } from './api-entry.ts';
import { toPackage } from './declaration-origin.ts';
import type { ApiPackage, Extraction } from './extraction.ts';
import { findAncestor } from './find-ancestor.ts';
import { findExports, formatImport, readModule, type ApiExport } from './find-exports.ts';
import { findUnresolved } from './find-unresolved.ts';
import { foldInherited, type FoldedProps } from './fold-inherited.ts';
import { findKnownNames } from './known-names.ts';
import { findClassExports } from './read-classes.ts';
import { readComponent, type ComponentDraft, type ComponentExport, type ReadingRoom } from './read-component.ts';
import { readHook } from './read-hook.ts';
import { readScript } from './read-script.ts';
import { readStatement, type Statement } from './read-statement.ts';

/** Extracts every documented component and hook of a package, by the order of their names. */
export function extractPackage(pack: ApiPackage): Extraction {
  const room: ReadingRoom = { pack, known: findKnownNames(pack.program), classExports: findClassExports(pack) };
  const found = findExports(pack);
  const exports = findDocumented(found);
  const family = createFamily(found, { room, listed: new Set(exports.map(({ symbol }) => symbol)) });

  const entries = exports.flatMap((entry) => {
    if (isHookName(entry.name)) return toHookEntry(entry, pack) ?? [];
    const draft = family.draftOf(entry);
    return draft ? [toComponentEntry(entry, { draft, pack, family })] : [];
  });
  return { entries, problems: [...findEmptiness(entries, pack), ...findUnresolved(exports.map(({ name, symbol }) => ({ name, symbol })), pack)] };
}

interface DocumentedExport extends ApiExport {
  readonly statement: Statement;
  readonly listed: boolean;
}

// Where a library lists its API pages in comments, an unlisted export counts only as the one of its module.
function findDocumented(exports: readonly ApiExport[]): DocumentedExport[] {
  const stated = exports.map((entry) => ({ ...entry, statement: readStatement(entry.symbol) })).filter(({ statement }) => !statement.hidden);
  const listsApi = stated.some(({ statement }) => statement.listsApi);
  return stated
    .map((entry) => ({ ...entry, listed: entry.statement.listsApi || !listsApi }))
    .filter(({ listed, imports, name }) => listed || imports.some(({ specifier, exported }) => exported === 'default' || specifier.endsWith(`/${name}`)));
}

interface Family {
  readonly draftOf: (entry: ApiExport) => ComponentDraft | undefined;
  readonly foldedOf: (draft: ComponentDraft) => FoldedProps;
  readonly ancestorOf: (draft: ComponentDraft) => ReturnType<typeof findAncestor>;
}

/** Keeps what has been read of each component, as others build on it. */
function createFamily(exports: readonly ApiExport[], { room, listed }: { room: ReadingRoom; listed: ReadonlySet<ts.Symbol> }): Family {
  const drafts = new Map<ts.Symbol, ComponentDraft | undefined>();
  const owners = new Map<string, ComponentDraft | undefined>();
  const folded = new Map<ComponentDraft, FoldedProps>();

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
  function ancestorOf(of: ComponentDraft): ReturnType<typeof findAncestor> {
    return findAncestor(of, { statement: readStatement(of.symbol), findOwner, findNamed });
  }
  function foldedOf(of: ComponentDraft): FoldedProps {
    const known = folded.get(of) ?? foldInherited(of, { ancestor: ancestorOf(of), findOwner: findListedOwner, known: room.known, readFolded: foldedOf });
    folded.set(of, known);
    return known;
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

function toComponentEntry(entry: DocumentedExport, { draft, pack, family }: { draft: ComponentDraft; pack: ApiPackage; family: Family }): ApiEntry {
  const { props, nativeProps } = family.foldedOf(draft);
  const { description, deprecated } = entry.statement;
  const script = readScript(pack.readText(draft.file.replace(/\.d\.[cm]?ts$/, '.js')) ?? '');

  return {
    ...toCommon(entry, pack),
    kind: 'component',
    description,
    deprecated,
    props,
    nativeProps,
    styleProps: draft.styleProps,
    // What comes with an inherited prop is told of on the page of the ancestor.
    slots: props.slots?.inheritedFrom === undefined || draft.hasOwnSlots ? draft.slots : [],
    classes: props.classes?.inheritedFrom === undefined ? draft.classes : [],
    inheritance: family.ancestorOf(draft)?.inheritance,
    muiName: script.themeName,
    themeDefaultProps: script.themeDefaultProps,
    refHolder: draft.refHolder,
    spread: draft.isOpen,
    sx: draft.props.some(({ name }) => name === 'sx'),
    component: draft.props.some(({ name }) => name === 'component'),
  };
}

function toHookEntry(entry: DocumentedExport, pack: ApiPackage): ApiEntry | undefined {
  const types = readHook(entry.symbol, pack.program);
  if (!types) return undefined;

  const { description, deprecated } = entry.statement;
  return { ...toCommon(entry, pack), kind: 'hook', description, deprecated, ...types };
}

function toCommon({ name, symbol, imports, listed }: DocumentedExport, pack: ApiPackage): ApiEntry {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name,
    kind: 'hook',
    description: '',
    listed,
    imports: imports.map((way) => formatImport(name, way)),
    props: {},
    nativeProps: [],
    styleProps: [],
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: false,
    sx: false,
    component: false,
    demos: [],
    source: `${toPackage(file) ?? pack.name}${file.slice(pack.folder.length)}`,
  };
}

function findEmptiness(entries: readonly ApiEntry[], { name, settingsFile }: ApiPackage): Problem[] {
  if (entries.length > 0) return [];
  return [
    {
      rule: 'api-nothing-exported',
      severity: 'warning',
      place: { file: settingsFile },
      message: `The package "${name}" exports no component and no hook`,
      hint: 'Name a package whose root or folders export them, or remove the entry from "api".',
    },
  ];
}

function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}
