// The key of a class → its full name, as the package's own script creates it.
// Types only declare the key "root"; the name "MuiButton-root" is a value.

import type { ClassExport, ClassSource } from './class-source.ts';
import { type PropSymbol } from '../props/collect-props.ts';
import type { PackageScripts } from '../extraction.ts';

/** Creates a function that finds the full names of a component's classes; undefined where the script has none. */
export function createClassNamer(
  { name, specifiers }: ClassSource,
  { exports, scripts }: { exports: readonly ClassExport[]; scripts: Pick<PackageScripts, 'nameClass'> },
): (member: PropSymbol) => string | undefined {
  // Scripts are used only here, so that those of a library without classes are not loaded.
  return function nameClass(member) {
    const declarations = new Set<unknown>(member.declarations);
    const declaring = exports.filter(({ type }) =>
      type.getProperty(member.name)?.declarations?.some((declaration) => declarations.has(declaration)),
    );
    const places = [...declaring, ...specifiers.map((specifier) => ({ specifier, name: toClassesName(name) }))];
    const [named] = places.flatMap((place) => scripts.nameClass(place, member.name) ?? []);
    return (
      named ??
      specifiers.flatMap(
        (specifier) => scripts.nameClass({ specifier, name: `get${name}UtilityClass` }, member.name) ?? [],
      )[0]
    );
  };
}

/** Returns the name under which a component's classes are exported: "buttonClasses". */
export function toClassesName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
}

/** Reads the name of a class from an exported object of names, or from a function that creates them. */
export function toClassName(exported: unknown, key: string): string | undefined {
  const value: unknown = typeof exported === 'function' ? exported(key) : toRecord(exported)[key];
  return typeof value === 'string' ? value : undefined;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
