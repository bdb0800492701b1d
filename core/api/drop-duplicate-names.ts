// The references of a site → the same with unique entry names per product, and a problem for each package
// with names that are already taken. Names must be unique because pages and files are named after entries.

import type { Problem } from '../model/problem.ts';
import type { ApiEntry } from './extract/api-entry.ts';
import type { ApiReference } from './link-references.ts';
import { toKebab } from './plan-api-tab.ts';

/** References with unique names, and the problems of the dropped entries. */
interface DistinctReferences {
  readonly references: readonly ApiReference[];
  readonly problems: readonly Problem[];
}

interface EntryOrigin {
  readonly entry: ApiEntry;
  readonly reference: ApiReference;
}

interface DroppedEntry extends EntryOrigin {
  readonly owner: EntryOrigin;
}

const maxNamed = 5;

/** Drops entries with a taken name; the first package keeps it, and within a package the root export. */
export function dropDuplicateNames(references: readonly ApiReference[], settingsFile: string): DistinctReferences {
  const owners = new Map<string, EntryOrigin>();
  const dropped: DroppedEntry[] = [];
  for (const reference of references) {
    for (const entry of rootFirst(reference)) {
      const key = `${reference.product}/${toKebab(entry.name)}`;
      const owner = owners.get(key);
      // Two packages that re-export the same declaration do not conflict.
      if (owner?.entry.source === entry.source && owner.entry.name === entry.name) continue;
      if (owner) dropped.push({ entry, reference, owner });
      else owners.set(key, { entry, reference });
    }
  }

  const remaining = new Set([...owners.values()].map(({ entry }) => entry));
  return {
    references: references.map((reference) => ({
      ...reference,
      entries: reference.entries.filter((entry) => remaining.has(entry)),
    })),
    problems: references.flatMap((reference) => [
      ...reportDropped(
        dropped.filter((one) => one.reference === reference && one.owner.reference === reference),
        settingsFile,
      ),
      ...references.flatMap((other) =>
        reportDropped(
          dropped.filter((one) => other !== reference && one.reference === reference && one.owner.reference === other),
          settingsFile,
        ),
      ),
    ]),
  };
}

function rootFirst({ entries, packageName }: ApiReference): readonly ApiEntry[] {
  const isRooted = ({ imports }: ApiEntry): boolean => imports.some((line) => line.endsWith(` from '${packageName}';`));
  return [...entries.filter(isRooted), ...entries.filter((entry) => !isRooted(entry))];
}

// Different packages can be separated in the settings; exports of one package only by its authors.
function reportDropped(dropped: readonly DroppedEntry[], settingsFile: string): Problem[] {
  const [firstDropped] = dropped;
  if (!firstDropped) return [];
  const { reference, owner } = firstDropped;
  const isSame = owner.reference === reference;
  const names = dropped.slice(0, maxNamed).map((one) => (isSame ? nameSources(one) : `"${one.entry.name}"`));
  const list = [...names, ...(dropped.length > maxNamed ? ['…'] : [])].join(', ');
  const subject = dropped.length === 1 ? 'A name' : `${dropped.length} names`;

  return [
    {
      rule: 'api-name-taken',
      severity: 'warning',
      place: { file: settingsFile },
      message: isSame
        ? `${subject} of "${reference.packageName}" ${dropped.length === 1 ? 'has' : 'have'} two meanings each, and only the first is shown: ${list}`
        : `${subject} of "${reference.packageName}" ${dropped.length === 1 ? 'is' : 'are'} taken by "${owner.reference.packageName}", whose entries are shown: ${list}`,
      hint: isSame
        ? 'If the package is yours, rename one of the two, or keep it out of the reference with "@ignore" in the comment above it.'
        : 'Give each package its own product.',
    },
  ];
}

function nameSources({ entry, owner }: DroppedEntry): string {
  return `"${owner.entry.name}" of "${owner.entry.source}" and "${entry.name}" of "${entry.source}"`;
}
