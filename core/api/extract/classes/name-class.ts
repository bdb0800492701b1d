// The key of a class → its full name, as the package's own script makes it.
// Types tell only that there is a class; "MuiButton-root" is a value.

import type { ClassExport, ClassSource } from './class-source.ts';
import { type PropSymbol } from '../props/collect-props.ts';
import type { ApiPackage } from '../extraction.ts';

/** Creates the function that names the classes of one component; it gives undefined where the script tells nothing. */
export function createClassNamer(
  { name, specifiers }: ClassSource,
  { exports, readExport }: { exports: readonly ClassExport[]; readExport: ApiPackage['readExport'] },
): (member: PropSymbol) => string | undefined {
  // Only here, so that the scripts of a library without classes need not be loaded.
  return function nameClass(member) {
    const declarations = new Set<unknown>(member.declarations);
    const declaring = exports.filter(({ type }) =>
      type.getProperty(member.name)?.declarations?.some((declaration) => declarations.has(declaration)),
    );
    const places = [...declaring, ...specifiers.map((specifier) => ({ specifier, name: toClassesName(name) }))];
    const [named] = places.flatMap((place) => readText(readExport(place.specifier, place.name), member.name) ?? []);
    return (
      named ??
      specifiers.flatMap(
        (specifier) => generateText(readExport(specifier, `get${name}UtilityClass`), member.name) ?? [],
      )[0]
    );
  };
}

/** Gives the name under which a component's classes are exported: "buttonClasses". */
export function toClassesName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
}

function readText(object: unknown, key: string): string | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  const value = (object as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : undefined;
}

function generateText(generate: unknown, key: string): string | undefined {
  if (typeof generate !== 'function') return undefined;
  const value: unknown = generate(key);
  return typeof value === 'string' ? value : undefined;
}
