// A component → the documented component whose props it takes as well.
//
// Where the library's comment names it, the comment decides. Where it says nothing at all, types
// decide: a component that takes every prop of another one, as declared there, inherits from it.

import type { ApiInheritance } from './api-entry.ts';
import { toOwner } from './declaration-origin.ts';
import type { ApiPackage } from './extraction.ts';
import type { ComponentDraft } from './read-component.ts';
import type { Statement } from './exports/read-statement.ts';

/** The component that is inherited from; its draft is undefined for one that types do not lead to. */
export interface Ancestor {
  readonly inheritance: ApiInheritance;
  readonly draft?: ComponentDraft;
}

/** Gives the component that a declaration file belongs to. */
export type FindOwner = (file: string) => ComponentDraft | undefined;

/** Finds what a component inherits from. `findNamed` gives a component of the same package. */
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

  const whole = owners.filter((owner) => takesAll(draft, owner)).sort((a, b) => b.props.length - a.props.length)[0];
  if (!whole || (statement.listsApi && toOwner(whole.file, pack) === toOwner(draft.file, pack))) return undefined;
  return { inheritance: { component: whole.label, packageName: toOwner(whole.file, pack) }, draft: whole };
}

const fewest = 3;

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
  // Of two that take the same, the later one by name inherits.
  if (shown.length > own.length || (shown.length === own.length && owner.name > draft.name)) return false;
  const ours = new Map(draft.props.map((prop) => [prop.name, prop.declarations]));
  return (
    shown.length >= fewest &&
    shown.every(({ name, declarations }) => declarations.some((one) => ours.get(name)?.includes(one)))
  );
}
