// A component → the documented component that it inherits props from.
//
// A component named in the doc comment wins. Without one, types decide: a component that takes every
// prop of another one, from the same declarations, inherits from it.

import type { ApiInheritance } from './api-entry.ts';
import { toOwner } from './declaration-origin.ts';
import type { ApiPackage } from './extraction.ts';
import type { ComponentDraft } from './read-component.ts';
import type { Statement } from './exports/read-statement.ts';

/** The component that is inherited from. `draft` is undefined where it could not be found. */
export interface Ancestor {
  readonly inheritance: ApiInheritance;
  readonly draft?: ComponentDraft;
}

/** Finds the component that a declaration file belongs to. */
export type FindOwner = (file: string) => ComponentDraft | undefined;

/** Finds the ancestor of a component. `findNamed` finds a component of the same package. */
export function findAncestor(
  draft: ComponentDraft,
  {
    statement,
    pack,
    findOwner,
    findNamed,
  }: {
    statement: Statement;
    pack: ApiPackage;
    findOwner: FindOwner;
    findNamed: (name: string) => ComponentDraft | undefined;
  },
): Ancestor | undefined {
  const owners = listOwners(draft, findOwner);

  const named = statement.inherits;
  if (named) {
    const owner = findNamed(named.component) ?? owners.find(({ name }) => name === named.component);
    return {
      inheritance: {
        component: owner?.label ?? named.component,
        packageName: owner && toOwner(owner.file, pack),
        pathname: owner ? undefined : named.address,
      },
      draft: owner,
    };
  }

  const ancestor = owners.filter((owner) => takesAll(draft, owner)).sort((a, b) => b.props.length - a.props.length)[0];
  if (!ancestor || (statement.listsApi && toOwner(ancestor.file, pack) === toOwner(draft.file, pack))) return undefined;
  return { inheritance: { component: ancestor.label, packageName: toOwner(ancestor.file, pack) }, draft: ancestor };
}

const minProps = 3;

function listOwners(draft: ComponentDraft, findOwner: FindOwner): ComponentDraft[] {
  const files = new Set(
    draft.props.flatMap(({ declarations }) => declarations.map((declaration) => declaration.getSourceFile().fileName)),
  );
  const owners = new Set([...files].flatMap((file) => findOwner(file) ?? []));
  owners.delete(draft);
  return [...owners].filter((owner) => owner.symbol !== draft.symbol);
}

function takesAll(draft: ComponentDraft, owner: ComponentDraft): boolean {
  const [shown, own] = [owner, draft].map(({ props }) =>
    props.filter(({ doc }) => !doc.hidden && doc.description !== ''),
  );
  if (!shown || !own) return false;
  // Of two components with the same props, the later one by name inherits.
  if (shown.length > own.length || (shown.length === own.length && owner.name > draft.name)) return false;
  const ownDeclarations = new Map(draft.props.map((prop) => [prop.name, prop.declarations]));
  return (
    shown.length >= minProps &&
    shown.every(({ name, declarations }) => declarations.some((one) => ownDeclarations.get(name)?.includes(one)))
  );
}
