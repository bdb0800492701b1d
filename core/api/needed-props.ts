// The API of packages → the required props of components with their types: a failing demo may lack them.

import type { ApiEntry } from './extract/api-entry.ts';
import type { ApiReference } from './link-references.ts';

/** Types of required props by package, component and prop. */
export type NeededProps = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Lists the required props, without children, which are written between tags. */
export function listNeededProps(references: readonly ApiReference[]): NeededProps {
  return Object.fromEntries(
    references.map(({ packageName, entries }) => [
      packageName,
      Object.fromEntries(
        entries.flatMap(({ name, props }) => {
          const needed = listRequiredProps(props);
          return Object.keys(needed).length === 0 ? [] : [[name, needed]];
        }),
      ),
    ]),
  );
}

/** Lists the types of a component's required props by name. */
export function listRequiredProps(props: ApiEntry['props']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([prop, { type, required, default: value }]) =>
      required && value === undefined && prop !== 'children' ? [[prop, type]] : [],
    ),
  );
}
