// The declarations of a component → the props that its authors pick by name from other types.

import ts from 'typescript';
import type { ComponentDraft } from '../read-component.ts';

/** Lists what is picked beside the component: Pick<AvatarProps, 'color' | 'size'> gives "color" and "size". */
export function listPicked({ props, file }: Pick<ComponentDraft, 'props' | 'file'>): ReadonlySet<string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const beside = new Set(
    props
      .flatMap(({ declarations }) => declarations.map((declaration) => declaration.getSourceFile()))
      .filter(({ fileName }) => fileName.startsWith(folder)),
  );
  const picked = new Set<string>();

  function visit(node: ts.Node): void {
    const isPick =
      (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') ||
      (ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'Pick');
    if (isPick && node.typeArguments?.[1]) listNames(node.typeArguments[1]).forEach((name) => picked.add(name));
    ts.forEachChild(node, visit);
  }
  beside.forEach(visit);
  return picked;
}

function listNames(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(listNames);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}
