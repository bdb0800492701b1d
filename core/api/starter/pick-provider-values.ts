// A provider and the constants of its library → the constants that it takes: a theme, or a system of styles.

import { splitUnion } from '../split-union.ts';
import type { LibraryConstant, LibraryExport, ProviderValue } from './library.ts';

/** Picks a constant for each required prop of a provider, and for its theme, by the names of their types. */
export function pickProviderValues(
  { required = {}, theme }: LibraryExport,
  constants: readonly LibraryConstant[],
): ProviderValue[] {
  const types = { ...required, ...(theme !== undefined && { theme }) };
  return Object.entries(types).flatMap(([prop, type]) => {
    const names = splitUnion(type).flatMap(toNames);
    const [best] = constants
      .filter((constant) => /^[A-Z]\w*$/.test(constant.type) && names.includes(constant.type))
      .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
    return best ? [{ prop, name: best.name, importLine: best.importLine }] : [];
  });
}

/** "Partial<Theme>" and "PartialTheme" → also "Theme" */
function toNames(type: string): string[] {
  const [, inner = type] = /^(?:Partial|Readonly|DeepPartial)<(\w+)>$/.exec(type) ?? [];
  return [inner, inner.replace(/^Partial(?=[A-Z])/, '')];
}

/** Sorts what a library calls its default first, then what is light, then what has the shortest name. */
function rank({ name }: LibraryConstant): number {
  if (/^default/i.test(name)) return 0;
  return (/light/i.test(name) ? 1000 : 2000) + name.length;
}
