// The API of packages → the props that components cannot do without, with their types: what a demo that fails may lack.

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
          const needed = Object.entries(props).filter(
            ([prop, { required, default: value }]) => required && value === undefined && prop !== 'children',
          );
          return needed.length === 0
            ? []
            : [[name, Object.fromEntries(needed.map(([prop, { type }]) => [prop, type]))]];
        }),
      ),
    ]),
  );
}
