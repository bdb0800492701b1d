/** A node of an ESTree syntax tree, with offsets in UTF-16 units. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Creates a node of which only the position is known. */
export function opaqueAt(start: number): SyntaxNode {
  return { type: 'Opaque', start, end: start };
}

/** Reads a field that contains a node. */
export function nodeOf(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return isNode(node[field]) ? node[field] : undefined;
}

/** Reads a field that contains a list; a hole in a list is undefined. */
export function nodesOf(node: SyntaxNode, field: string): readonly (SyntaxNode | undefined)[] {
  const members: unknown = node[field];
  return Array.isArray(members) ? members.map((member: unknown) => (isNode(member) ? member : undefined)) : [];
}

/** Reads the name of a key or a member; undefined if it is computed at run time. */
export function keyNameOf(key: SyntaxNode | undefined, isComputed: boolean): string | undefined {
  if (key === undefined) return undefined;
  if (key.type === 'Identifier' && !isComputed) return String(key.name);
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
