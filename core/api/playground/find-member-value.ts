import type { ApiEnum } from '../extract/api-entry.ts';

/**
 * Finds the value of an enum member that a type, a default or a page names; undefined for anything else.
 *
 * @example
 * findMemberValue('Size.Small', [{ name: 'Size', imports, members: { 'Size.Small': 'sm' } }]) // 'sm'
 */
export function findMemberValue(code: string, enums: readonly ApiEnum[]): string | number | undefined {
  // Types and defaults may leave out the namespace, and the brackets of a name such as "x-large".
  const found = enums
    .flatMap(({ members }) => Object.entries(members))
    .find(([member]) => member === code || `.${member.replace(/\['(.*)'\]$/, '.$1')}`.endsWith(`.${code}`));
  return found?.[1];
}
