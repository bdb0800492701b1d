// A component's props and its ancestor → its own props, and the ancestor's with its name on them.

import type ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import type { ApiProp } from '../api-entry.ts';
import { isWithin } from '../declaration-origin.ts';
import type { Ancestor, FindOwner } from '../find-ancestor.ts';
import { createOriginFinder } from './find-origin.ts';
import { findRepeated } from './find-repeated.ts';
import type { KnownNames } from '../known-names.ts';
import type { ComponentDraft } from '../read-component.ts';
import type { PickLister } from './list-picked.ts';
import { isChecked } from '../script/read-script.ts';
import type { NamedProp } from './read-prop.ts';

/** The props of a component, ready to be shown, and the names that join the native attributes. */
export interface FoldedProps {
  readonly props: Readonly<Record<string, ApiProp>>;
  readonly nativeProps: readonly string[];
}

/** What folding needs to know of the other components. */
interface FoldOptions {
  readonly ancestor: Ancestor | undefined;
  readonly listPicked: PickLister;
  /** Where the package lies. */
  readonly packageFolder: string;
  /** Gives the documented component of the package that a declaration file belongs to. */
  readonly findOwner: FindOwner;
  /** Gives the component of any package that a declaration file belongs to. */
  readonly findAnyOwner: FindOwner;
  readonly known: KnownNames;
  readonly checker: ts.TypeChecker;
  /** Gives the props of the ancestor; undefined when it is the one that is asking. */
  readonly readFolded: (draft: ComponentDraft) => FoldedProps | undefined;
}

/** Sorts out what a component's props are. */
export function foldInherited(draft: ComponentDraft, options: FoldOptions): FoldedProps {
  const { ancestor, packageFolder, known, checker, readFolded } = options;
  const above = ancestor?.draft && readFolded(ancestor.draft);
  const shown = draft.props.filter(({ doc }) => !doc.hidden);
  const native = findRepeated(draft, known, checker);
  // What a polymorphic component's own type brings along is told by the entry's flags.
  const own = shown.filter(
    (prop) =>
      !native.includes(prop) &&
      (prop.doc.description !== '' || !isFlag(prop.name) || isChecked(prop.name, draft.script)),
  );

  const findOrigin = createOriginFinder({ ...options, draft });
  const entries = own.flatMap((named) => {
    if (isChecked(named.name, draft.script)) return [[named.name, readOwn(named, draft)] as const];
    if (ancestor && isInherited(named, { draft, ancestor, packageFolder }))
      return inherit(named, {
        above,
        from: ancestor.inheritance.component,
        own: findOwnDefault(named, draft, ancestor),
      });
    const origin = findOrigin(named);
    const prop = readOwn(named, draft);
    return [[named.name, origin === undefined ? prop : { ...prop, inheritedFrom: origin }] as const];
  });
  return {
    props: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
    nativeProps: [...new Set([...draft.nativeProps, ...native.map(({ name }) => name)])].sort(),
  };
}

// What the script tells of a prop, types do not.
function readOwn(named: NamedProp, { script }: ComponentDraft): ApiProp {
  const prop = named.read();
  const isOpen = !prop.required && prop.default === undefined;
  const value = script.defaults.get(named.name);
  const taken = value === undefined ? undefined : named.writeValue(value);
  const found = isOpen ? taken : undefined;
  return {
    ...prop,
    // A comment may leave out the quotes of a text.
    ...(prop.default !== undefined && taken === toQuoted(prop.default) && { default: taken }),
    ...(isOpen && named.laterDefault !== undefined && { default: named.laterDefault }),
    ...(found !== undefined && { default: found, defaultFrom: 'code' as const }),
    ...(script.checks.get(named.name)?.needsRef && { needsRef: true as const }),
  };
}

// What the ancestor keeps to itself is not shown below it either.
function inherit(
  named: NamedProp,
  { above, from, own }: { above: FoldedProps | undefined; from: string; own: string | undefined },
): (readonly [string, ApiProp])[] {
  const theirs = above && Object.hasOwn(above.props, named.name) ? above.props[named.name] : undefined;
  if (above && !theirs) return [];
  const prop = theirs ?? named.read();
  const inherited = { ...prop, required: named.required, inheritedFrom: prop.inheritedFrom ?? from };
  return [[named.name, own === undefined ? inherited : { ...inherited, default: own, defaultFrom: 'code' }]];
}

// A component may give another default to what it hands on than the one that takes it.
function findOwnDefault(
  { name, required, writeValue }: NamedProp,
  { script }: ComponentDraft,
  { draft: above }: Ancestor,
): string | undefined {
  const own = script.defaults.get(name);
  const theirs = above?.script.defaults.get(name);
  return own === undefined || required || own === theirs ? undefined : writeValue(own);
}

function isFlag(name: string): boolean {
  return name === 'component' || name === 'sx';
}

function isInherited(
  { name, declarations }: NamedProp,
  { draft, ancestor, packageFolder }: { draft: ComponentDraft; ancestor: Ancestor; packageFolder: string },
): boolean {
  const folder = toFolder(draft.file);
  // What the component declares beside itself is its own, whoever else has it.
  if (declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder))) return false;
  if (!ancestor.draft)
    return declarations.every((declaration) => !isWithin(declaration.getSourceFile().fileName, packageFolder));

  return ancestor.draft.props.some((prop) => prop.name === name);
}

function toFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
