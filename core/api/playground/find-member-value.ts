import type { ApiEnum } from '../extract/api-entry.ts';

/**
 * Finds the value of an enum member that a type, a default or a page names; undefined for anything else, and
 * for a short name that two members with other values have.
 *
 * @example
 * findMemberValue('Size.Small', [{ name: 'Size', imports, members: { 'Size.Small': 'sm' } }]) // 'sm'
 */
export function findMemberValue(code: string, enums: readonly ApiEnum[]): string | number | undefined {
  const members = enums.flatMap((each) => Object.entries(each.members));
  const exact = members.find(([member]) => member === code);
  if (exact) return exact[1];
  // Types and defaults may leave out the namespace, and the brackets of a name such as "x-large".
  const short = members.filter(([member]) => `.${member.replace(/^([^[]*)\['(.*)'\]$/, '$1.$2')}`.endsWith(`.${code}`));
  const values = new Set(short.map(([, value]) => value));
  return values.size === 1 ? short[0]?.[1] : undefined;
}
