// A component and its ancestor → the component's own props, and the ancestor's with `inheritedFrom`.

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

/** The finished props of a component, and the names of its native attributes. */
export interface FoldedProps {
  readonly props: Readonly<Record<string, ApiProp>>;
  readonly nativeProps: readonly string[];
}

/** The ancestor of the component, and the finders of other components. */
interface FoldOptions {
  readonly ancestor: Ancestor | undefined;
  readonly listPicked: PickLister;
  /** Folder of the package. */
  readonly packageFolder: string;
  /** Finds the documented component of the package that a declaration file belongs to. */
  readonly findOwner: FindOwner;
  /** Finds the component of any package that a declaration file belongs to. */
  readonly findAnyOwner: FindOwner;
  readonly knownNames: KnownNames;
  readonly checker: ts.TypeChecker;
  /** Reads the props of the ancestor; undefined where the two name each other as ancestors. */
  readonly readFolded: (draft: ComponentDraft) => FoldedProps | undefined;
}

/** Sorts the props of a component into own, inherited and native ones. */
export function foldInherited(draft: ComponentDraft, options: FoldOptions): FoldedProps {
  const { ancestor, packageFolder, knownNames, checker, readFolded } = options;
  const ancestorProps = ancestor?.draft && readFolded(ancestor.draft);
  const visibleProps = draft.props.filter(({ doc }) => !doc.hidden);
  const native = findRepeated(draft, knownNames, checker);
  // `component` and `sx` are flags of the entry, unless they have a comment or a check of their own.
  const documentedProps = visibleProps.filter(
    (prop) =>
      !native.includes(prop) &&
      (prop.doc.description !== '' || !isFlag(prop.name) || isChecked(prop.name, draft.script)),
  );

  const findOrigin = createOriginFinder({ ...options, draft });
  const entries = documentedProps.flatMap((named) => {
    if (isChecked(named.name, draft.script)) return [[named.name, readWithScript(named, draft)] as const];
    if (ancestor && isInherited(named, { draft, ancestor, packageFolder }))
      return inherit(named, {
        ancestorProps,
        from: ancestor.inheritance.component,
        changedDefault: findChangedDefault(named, draft, ancestor),
      });
    const origin = findOrigin(named);
    const prop = readWithScript(named, draft);
    return [[named.name, origin === undefined ? prop : { ...prop, inheritedFrom: origin }] as const];
  });
  return {
    props: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
    nativeProps: [...new Set([...draft.nativeProps, ...native.map(({ name }) => name)])].sort(),
  };
}

// Adds what only the script says about a prop: its default, and whether its value needs a ref.
function readWithScript(named: NamedProp, { script }: ComponentDraft): ApiProp {
  const prop = named.read();
  const lacksDefault = !prop.required && prop.default === undefined;
  const value = script.defaults.get(named.name);
  const scriptDefault = value === undefined ? undefined : named.writeValue(value);
  const found = lacksDefault ? scriptDefault : undefined;
  return {
    ...prop,
    // A comment may leave out the quotes of a string.
    ...(prop.default !== undefined && scriptDefault === toQuoted(prop.default) && { default: scriptDefault }),
    ...(lacksDefault && named.laterDefault !== undefined && { default: named.laterDefault }),
    ...(found !== undefined && { default: found, defaultFrom: 'code' as const }),
    ...(script.checks.get(named.name)?.needsRef && { needsRef: true as const }),
  };
}

// A prop that the ancestor hides is hidden here as well.
function inherit(
  named: NamedProp,
  {
    ancestorProps,
    from,
    changedDefault,
  }: { ancestorProps: FoldedProps | undefined; from: string; changedDefault: string | undefined },
): (readonly [string, ApiProp])[] {
  const ancestorProp =
    ancestorProps && Object.hasOwn(ancestorProps.props, named.name) ? ancestorProps.props[named.name] : undefined;
  if (ancestorProps && !ancestorProp) return [];
  const prop = ancestorProp ?? named.read();
  const inherited = { ...prop, required: named.required, inheritedFrom: prop.inheritedFrom ?? from };
  return [
    [
      named.name,
      changedDefault === undefined ? inherited : { ...inherited, default: changedDefault, defaultFrom: 'code' },
    ],
  ];
}

// A component may pass on a prop with another default than its ancestor's.
function findChangedDefault(
  { name, required, writeValue }: NamedProp,
  { script }: ComponentDraft,
  { draft: ancestor }: Ancestor,
): string | undefined {
  const own = script.defaults.get(name);
  const inherited = ancestor?.script.defaults.get(name);
  return own === undefined || required || own === inherited ? undefined : writeValue(own);
}

function isFlag(name: string): boolean {
  return name === 'component' || name === 'sx';
}

function isInherited(
  { name, declarations }: NamedProp,
  { draft, ancestor, packageFolder }: { draft: ComponentDraft; ancestor: Ancestor; packageFolder: string },
): boolean {
  const folder = toFolder(draft.file);
  // A prop declared in the component's folder is its own, even if the ancestor has it too.
  if (declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder))) return false;
  if (!ancestor.draft)
    return declarations.every((declaration) => !isWithin(declaration.getSourceFile().fileName, packageFolder));

  return ancestor.draft.props.some((prop) => prop.name === name);
}

function toFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
