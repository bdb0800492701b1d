// A prop that is declared elsewhere, though not by an ancestor → the component or hook that it belongs to.
//
// A prop that the authors pick by name or that the script uses is the component's own. Any other is only
// passed on to another component or a hook, which documents it.

import ts from 'typescript';
import { isWithin } from '../declaration-origin.ts';
import type { FindOwner } from '../find-ancestor.ts';
import type { PickLister } from './list-picked.ts';
import type { ComponentDraft } from '../read-component.ts';
import type { NamedProp } from './read-prop.ts';
import { usesProp, type ScriptFacts } from '../script/read-script.ts';
import { toHookName } from './to-hook-name.ts';

/** The component, and the finders of others. */
interface OriginOptions {
  readonly draft: ComponentDraft;
  readonly listPicked: PickLister;
  /** Folder of the package. */
  readonly packageFolder: string;
  /** Finds the documented component of the package that a declaration file belongs to. */
  readonly findOwner: FindOwner;
  /** Finds the component of any package that a declaration file belongs to. */
  readonly findAnyOwner: FindOwner;
}

/** Creates a function that finds the component or hook a prop comes from; undefined for the component's own props. */
export function createOriginFinder({
  draft,
  listPicked,
  packageFolder,
  findOwner,
  findAnyOwner,
}: OriginOptions): (prop: NamedProp) => string | undefined {
  const picked = listPicked(draft);
  const folder = draft.file.slice(0, draft.file.lastIndexOf('/') + 1);
  let used: { readonly names: ReturnType<ScriptFacts['listUsed']> } | undefined;

  return function findOrigin({ name, declarations }) {
    const files = declarations.map(toFile);
    if (files.length === 0 || files.some((file) => file.startsWith(folder))) return undefined;

    const isUsed = usesProp(name, (used ??= { names: draft.script.listUsed() }).names);
    if (picked.has(name) && isUsed) return undefined;
    const events = findSame(declarations.map((declaration) => findEvents(declaration, packageFolder)));
    if (events !== undefined) return events;
    const owner = findOne(files, findOwner);
    if (owner && owner !== draft && owner.file !== draft.file) return owner.label;
    if (isUsed) return undefined;
    return (
      findSame(files.map(toHookName)) ??
      (files.every((file) => !isWithin(file, packageFolder)) ? findOne(files, findAnyOwner)?.label : undefined)
    );
  };
}

const minEvents = 2;

// An interface of another package whose components share it: PressEvents { onPress?: …; onPressStart?: …; … }
function findEvents({ parent }: ts.Declaration, packageFolder: string): string | undefined {
  if (!ts.isInterfaceDeclaration(parent) || isWithin(parent.getSourceFile().fileName, packageFolder)) return undefined;
  const { name, members } = parent;
  const isList =
    members.length >= minEvents && members.every((member) => /^on[A-Z]/.test(member.name?.getText() ?? ''));
  return isList && name.text.endsWith('Events') ? name.text : undefined;
}

function toFile(declaration: ts.Declaration): string {
  return declaration.getSourceFile().fileName;
}

function findOne(files: readonly string[], findOwner: FindOwner): ComponentDraft | undefined {
  return findSame(files.map(findOwner));
}

function findSame<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}
