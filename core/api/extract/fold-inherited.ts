// A component's props and its ancestor → its own props, and the ancestor's with its name on them.

import type { ApiProp } from './api-entry.ts';
import type { Ancestor } from './find-ancestor.ts';
import type { KnownNames } from './known-names.ts';
import type { ComponentDraft } from './read-component.ts';
import type { NamedProp } from './read-prop.ts';

/** The props of a component, ready to be shown, and the names that join the native attributes. */
export interface FoldedProps {
  readonly props: Readonly<Record<string, ApiProp>>;
  readonly nativeProps: readonly string[];
}

/** Sorts out what a component's props are. `readFolded` gives the props of another component. */
export function foldInherited(
  draft: ComponentDraft,
  { ancestor, known, readFolded }: { ancestor: Ancestor | undefined; known: KnownNames; readFolded: (draft: ComponentDraft) => FoldedProps },
): FoldedProps {
  const above = ancestor?.draft && readFolded(ancestor.draft);
  const shown = draft.props.filter(({ doc }) => !doc.hidden);
  // An attribute that is only declared again, with nothing to say, is still the element's.
  const native = shown.filter(({ name, doc }) => doc.description === '' && isAttribute(name, known));
  const own = shown.filter((prop) => !native.includes(prop));

  const entries = own.flatMap((named) => {
    if (!ancestor || !isInherited(named, { draft, ancestor })) return [[named.name, named.read()] as const];
    // What the ancestor keeps to itself is not shown below it either.
    if (above && !above.props[named.name]) return [];
    const prop = above?.props[named.name] ?? named.read();
    return [[named.name, { ...prop, required: named.required, inheritedFrom: prop.inheritedFrom ?? ancestor.inheritance.component }] as const];
  });
  return {
    props: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
    nativeProps: [...new Set([...draft.nativeProps, ...native.map(({ name }) => name)])].sort(),
  };
}

function isAttribute(name: string, { attributes }: KnownNames): boolean {
  return attributes.has(name) || name.startsWith('aria-') || name.startsWith('data-');
}

function isInherited({ name, declarations }: NamedProp, { draft, ancestor }: { draft: ComponentDraft; ancestor: Ancestor }): boolean {
  const folder = toFolder(draft.file);
  // What the component declares beside itself is its own, whoever else has it.
  if (declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder))) return false;
  if (!ancestor.draft) return declarations.every((declaration) => !declaration.getSourceFile().fileName.startsWith(toPackageFolder(draft.file)));

  const theirs = ancestor.draft.props.find((prop) => prop.name === name);
  return theirs !== undefined && declarations.some((declaration) => theirs.declarations.includes(declaration));
}

function toFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

// "/site/node_modules/@mui/material/Fade/Fade.d.ts" → "/site/node_modules/@mui/material/"
function toPackageFolder(file: string): string {
  const [start, rest] = [file.lastIndexOf('/node_modules/'), file.split('/node_modules/').at(-1) ?? ''];
  const name = /^(?:@[^/]+\/)?[^/]+\//.exec(rest)?.[0] ?? '';
  return file.slice(0, start + '/node_modules/'.length) + name;
}
