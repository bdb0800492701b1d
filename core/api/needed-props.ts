// The API of packages → the props that components cannot do without, with their types: what a demo that fails may lack.

import type { ApiEntry } from './extract/api-entry.ts';
import type { ApiReference } from './link-references.ts';

/** The types of props that are needed, by package, component, and prop. */
export type NeededProps = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Lists the needed props. Children stand between tags, so they are left out. */
export function listNeededProps(references: readonly ApiReference[]): NeededProps {
  return Object.fromEntries(
    references.map(({ packageName, entries }) => [
      packageName,
      Object.fromEntries(
        entries.flatMap(({ name, props }) => {
          const needed = listNeededOf(props);
          return Object.keys(needed).length === 0 ? [] : [[name, needed]];
        }),
      ),
    ]),
  );
}

/** The types of the props that a component needs, by name. */
export function listNeededOf(props: ApiEntry['props']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([prop, { type, required, default: value }]) =>
      required && value === undefined && prop !== 'children' ? [[prop, type]] : [],
    ),
  );
}
