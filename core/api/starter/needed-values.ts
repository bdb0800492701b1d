// The values that a stage gives to a component: what it needs, and neither its playground nor its page sets.

import { toCodeName } from '../entry-label.ts';
import type { LibraryExport } from './library.ts';

/** Returns whether a component needs props, and a value is known for each. */
export function hasValues({ needs = [], values = {} }: LibraryExport): boolean {
  return needs.length > 0 && needs.every((prop) => Object.hasOwn(values, prop));
}

/** Writes the props that a component needs as attributes: `options={['One', 'Two']}`. */
export function writeValues(main: LibraryExport, values = main.values ?? {}): string[] {
  return listGiven(main).map((prop) => `${prop}={${values[prop]}}`);
}

/** Writes the type of the props of a stage: those of the component, without the ones that the stage gives. */
export function writePropsType(main: LibraryExport): string {
  const type = `ComponentProps<typeof ${toCodeName(main.name)}>`;
  const given = listGiven(main).map((prop) => `'${prop}'`);
  return given.length === 0 ? type : `Omit<${type}, ${given.join(' | ')}>`;
}

function listGiven({ needs = [], values = {} }: LibraryExport): string[] {
  return needs.filter((prop) => Object.hasOwn(values, prop));
}
