import type { SyntaxNode } from '../extract-preview.ts';

/** Unwraps type annotations and parentheses: `as Story`, `satisfies Meta`. */
export function bare(node: SyntaxNode): SyntaxNode {
  return /^(?:TS(?:As|Satisfies|NonNull)Expression|TSTypeAssertion|ParenthesizedExpression)$/.test(node.type)
    ? bare(node.expression as SyntaxNode)
    : node;
}

/** Lists the properties of an object literal; a spread has no name. */
export function listProperties(node: SyntaxNode | undefined): { name?: string; value: SyntaxNode }[] {
  const object = node && bare(node);
  if (object?.type !== 'ObjectExpression') return [];
  return (object.properties as readonly SyntaxNode[]).map((property) => {
    if (property.type === 'SpreadElement') return { value: property.argument as SyntaxNode };
    const { key, value, computed } = property as unknown as { key: SyntaxNode; value: SyntaxNode; computed: boolean };
    const name = computed ? undefined : String(key.type === 'Identifier' ? key.name : key.value);
    return { ...(name !== undefined && { name }), value };
  });
}

/** Finds the value of the last property with a name. */
export function findProperty(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  return listProperties(node).findLast((property) => property.name === name)?.value;
}

/** Returns the text of a string literal; undefined for any other value. */
export function readText(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node?.type === 'TemplateLiteral' ? (node.quasis as readonly SyntaxNode[]) : [];
  return quasis.length === 1 ? (quasis[0]?.value as { cooked?: string } | undefined)?.cooked : undefined;
}

/** Returns whether a node is a function. */
export function isFunction(node: SyntaxNode): boolean {
  return node.type.includes('Function') && node.type !== 'TSFunctionType';
}

/** Lists the direct children of a node. */
export function listNodes(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
      (each): each is SyntaxNode =>
        typeof each === 'object' && each !== null && typeof (each as SyntaxNode).type === 'string',
    ),
  );
}

/** Lists the names that a node refers to, types included, without names of properties. */
export function listNames(node: SyntaxNode): string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [String(node.name)];
  const skipped =
    (node.type === 'Property' && !node.computed && !node.shorthand) ||
    (node.type === 'MemberExpression' && !node.computed)
      ? node.type === 'Property'
        ? node.key
        : node.property
      : node.type === 'JSXAttribute'
        ? node.name
        : undefined;
  return listNodes(node).flatMap((child) => (child === skipped ? [] : listNames(child)));
}
