import type { SyntaxNode } from '../extract-preview.ts';

/** A range of the text; the end is not part of it. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A tag with `{...props}`, or with `{...(props as DialogProps)}`. */
export interface Spread {
  /** The name of the tag. */
  readonly name: Range;
  /** The other attributes; a spread of another value has no name. */
  readonly attributes: readonly (Range & { readonly name?: string })[];
  /** Offset after the ">" of the opening tag. */
  readonly tagEnd: number;
  readonly isSelfClosing: boolean;
  readonly hasChildren: boolean;
}

/** Finds the tags that spread the props, such as `<Dialog {...props}>`, outer ones first. */
export function findSpreads(node: SyntaxNode, props: string): Spread[] {
  const own = node.type === 'JSXElement' ? readElement(node, props) : undefined;
  return [...(own ? [own] : []), ...listChildren(node).flatMap((child) => findSpreads(child, props))];
}

function readElement({ openingElement, closingElement, children }: SyntaxNode, props: string): Spread | undefined {
  const opening = openingElement as SyntaxNode;
  const attributes = opening.attributes as readonly SyntaxNode[];
  const others = attributes.filter((attribute) => !isSpreadOf(attribute, props));
  if (others.length === attributes.length) return undefined;

  const { start, end } = opening.name as SyntaxNode;
  return {
    name: { start, end },
    attributes: others.map((attribute) => ({ start: attribute.start, end: attribute.end, ...readName(attribute) })),
    tagEnd: opening.end,
    isSelfClosing: closingElement === null,
    hasChildren: (children as readonly SyntaxNode[]).some(
      ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
    ),
  };
}

function isSpreadOf({ type, argument }: SyntaxNode, props: string): boolean {
  if (type !== 'JSXSpreadAttribute') return false;
  const value = withoutTypes(argument as SyntaxNode);
  return value.type === 'Identifier' && value.name === props;
}

/** `(props as DialogProps)` is "props". */
function withoutTypes(node: SyntaxNode): SyntaxNode {
  const isTyped = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(
    node.type,
  );
  return isTyped ? withoutTypes(node.expression as SyntaxNode) : node;
}

function readName({ name }: SyntaxNode): { name?: string } {
  const written = (name as SyntaxNode | undefined)?.name;
  return typeof written === 'string' ? { name: written } : {};
}

function listChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
