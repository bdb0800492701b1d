import type ts from 'typescript';
import { formatNode } from '../types/format-node.ts';
import type { ApiTypeParameter } from './api-symbol.ts';
import type { TaggedDoc } from './read-tags.ts';

/** Reads a type parameter and its `@template` text. */
export function readTypeParameter(
  { name, constraint, default: fallback }: ts.TypeParameterDeclaration,
  { templates }: Pick<TaggedDoc, 'templates'>,
): ApiTypeParameter {
  return {
    name: name.text,
    ...(constraint && { constraint: formatNode(constraint) }),
    ...(fallback && { default: formatNode(fallback) }),
    description: templates[name.text] ?? '',
  };
}
