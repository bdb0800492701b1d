import { isFunctionText } from './is-function-text.ts';

/**
 * Joins the members of a union type, with functions in parentheses.
 *
 * @example
 * joinUnion(['() => void', 'null']) // '(() => void) | null'
 */
export function joinUnion(members: readonly string[]): string {
  if (members.length === 1) return members[0] ?? '';
  return members.map((member) => (isFunctionText(member) ? `(${member})` : member)).join(' | ');
}
