// A prop that a component takes from elsewhere, without its being the descendant → whose prop it is.
//
// What the component's authors pick by name or its script takes up is its own. The rest it only hands
// on: to another component, or to a hook, where readers find it explained.

import ts from 'typescript';
import { isWithin } from '../declaration-origin.ts';
import type { FindOwner } from '../find-ancestor.ts';
import type { PickLister } from './list-picked.ts';
import type { ComponentDraft } from '../read-component.ts';
import type { NamedProp } from './read-prop.ts';
import { takesUp, type ScriptFacts } from '../script/read-script.ts';
import { toHookName } from './to-hook-name.ts';

/** What finding needs to know besides the prop. */
interface OriginOptions {
  readonly draft: ComponentDraft;
  readonly listPicked: PickLister;
  /** Where the package lies. */
  readonly packageFolder: string;
  /** Gives the documented component of the package that a declaration file belongs to. */
  readonly findOwner: FindOwner;
  /** Gives the component of any package that a declaration file belongs to. */
  readonly findAnyOwner: FindOwner;
}

/** Creates the function that names the component or hook a prop comes from; undefined for a component's own. */
export function createOriginFinder({
  draft,
  listPicked,
  packageFolder,
  findOwner,
  findAnyOwner,
}: OriginOptions): (prop: NamedProp) => string | undefined {
  const picked = listPicked(draft);
  const folder = draft.file.slice(0, draft.file.lastIndexOf('/') + 1);
  let taken: { readonly names: ReturnType<ScriptFacts['listTaken']> } | undefined;

  return function findOrigin({ name, declarations }) {
    const files = declarations.map(toFile);
    if (files.length === 0 || files.some((file) => file.startsWith(folder))) return undefined;

    const isTakenUp = takesUp(name, (taken ??= { names: draft.script.listTaken() }).names);
    if (picked.has(name) && isTakenUp) return undefined;
    const events = findSame(declarations.map((declaration) => findEvents(declaration, packageFolder)));
    if (events !== undefined) return events;
    const owner = findOne(files, findOwner);
    if (owner && owner !== draft && owner.file !== draft.file) return owner.label;
    if (isTakenUp) return undefined;
    return (
      findSame(files.map(toHookName)) ??
      (files.every((file) => !isWithin(file, packageFolder)) ? findOne(files, findAnyOwner)?.label : undefined)
    );
  };
}

const fewestEvents = 2;

// interface PressEvents { onPress?: …; onPressStart?: …; … } of another package is what its components share.
function findEvents({ parent }: ts.Declaration, packageFolder: string): string | undefined {
  if (!ts.isInterfaceDeclaration(parent) || isWithin(parent.getSourceFile().fileName, packageFolder)) return undefined;
  const { name, members } = parent;
  const isList =
    members.length >= fewestEvents && members.every((member) => /^on[A-Z]/.test(member.name?.getText() ?? ''));
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
