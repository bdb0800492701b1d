import { isFunctionText } from './is-function-text.ts';

/**
 * Joins the members of a union into its text; a function stands in brackets there.
 *
 * @example
 * joinUnion(['() => void', 'null']) // '(() => void) | null'
 */
export function joinUnion(members: readonly string[]): string {
  if (members.length === 1) return members[0] ?? '';
  return members.map((member) => (isFunctionText(member) ? `(${member})` : member)).join(' | ');
}
