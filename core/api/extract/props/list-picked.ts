// The declarations of a component → the props that its authors pick by name from other types.
// Such props are the component's own, though they are declared elsewhere.

import ts from 'typescript';
import type { ComponentDraft } from '../read-component.ts';
import { remember } from '../remember.ts';

/** Lists the props picked in a component's files: Pick<AvatarProps, 'color' | 'size'> gives "color" and "size". */
export type PickLister = (draft: Pick<ComponentDraft, 'props' | 'file'>) => ReadonlySet<string>;

/** Creates a lister that searches each file once, though several components may share it. */
export function createPickLister(): PickLister {
  const pickedIn = remember(findPicked);
  return (draft) => new Set(listFolderFiles(draft).flatMap(pickedIn));
}

function listFolderFiles({ props, file }: Pick<ComponentDraft, 'props' | 'file'>): ts.SourceFile[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const files = new Set(
    props.flatMap(({ declarations }) => declarations.map((declaration) => declaration.getSourceFile())),
  );
  return [...files].filter(({ fileName }) => fileName.startsWith(folder));
}

function findPicked(source: ts.SourceFile): string[] {
  const picked: string[] = [];

  function visit(node: ts.Node): void {
    const isPick =
      (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') ||
      (ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'Pick');
    if (isPick && node.typeArguments?.[1]) picked.push(...listNames(node.typeArguments[1]));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return picked;
}

function listNames(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(listNames);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}
