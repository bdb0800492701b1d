// Prism's token types → the six roles that the style sheet highlights.
//
// Prism has some forty types and wraps every bracket. Five colors are enough to read by, and tokens without a role
// become plain text, so that a block of code needs a third of the elements.

import type { TokenRole } from '../model/token-run.ts';

const roleByType: ReadonlyMap<string, TokenRole> = new Map<string, TokenRole>([
  ['keyword', 't-k'],
  ['atrule', 't-k'],
  ['important', 't-k'],
  ['rule', 't-k'],
  ['operator-keyword', 't-k'],
  ['module', 't-k'],
  ['string', 't-s'],
  ['char', 't-s'],
  ['attr-value', 't-s'],
  ['regex', 't-s'],
  ['url', 't-s'],
  ['template-string', 't-s'],
  ['template-punctuation', 't-s'],
  ['code-snippet', 't-s'],
  ['comment', 't-c'],
  ['prolog', 't-c'],
  ['doctype', 't-c'],
  ['cdata', 't-c'],
  ['blockquote', 't-c'],
  ['number', 't-n'],
  ['boolean', 't-n'],
  ['constant', 't-n'],
  ['symbol', 't-n'],
  ['null', 't-n'],
  ['unit', 't-n'],
  ['color', 't-n'],
  ['entity', 't-n'],
  ['nil', 't-n'],
  ['function', 't-f'],
  ['class-name', 't-f'],
  ['tag', 't-f'],
  ['selector', 't-f'],
  ['builtin', 't-f'],
  ['title', 't-f'],
  ['decorator', 't-f'],
  ['attr-name', 't-p'],
  ['property', 't-p'],
  ['key', 't-p'],
  ['literal-property', 't-p'],
  ['variable', 't-p'],
  ['header-name', 't-p'],
]);

/** Types that do not take the role of the surrounding token: code inside of a string, or a bracket. */
const plainTypes: ReadonlySet<string> = new Set([
  'punctuation',
  'operator',
  'interpolation',
  'script',
  'plain-text',
  'spread',
  'parameter',
]);

/** Finds the role of a token from its Prism types and the role of the surrounding token. */
export function findTokenRole(types: readonly string[], surrounding: TokenRole): TokenRole {
  const type = types[0] ?? '';
  if (plainTypes.has(type)) return '';
  return roleByType.get(type) ?? surrounding;
}
