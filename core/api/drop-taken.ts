// The references of a site → the same, with one entry for each name of a product, and one problem
// for each package that has names which stand for something else already.
//
// An entry has its page and its file by its name. Both are made of what this leaves.

import type { Problem } from '../model/problem.ts';
import type { ApiEntry } from './extract/api-entry.ts';
import type { ApiReference } from './link-references.ts';
import { toKebab } from './plan-api-tab.ts';

/** What is left, and what is told of the rest. */
interface DistinctReferences {
  readonly references: readonly ApiReference[];
  readonly problems: readonly Problem[];
}

interface Owned {
  readonly entry: ApiEntry;
  readonly reference: ApiReference;
}

interface Lost extends Owned {
  readonly owner: Owned;
}

const maxNamed = 5;

/** Drops entries whose name another one has: the first package keeps it, and within a package what its root exports. */
export function dropTaken(references: readonly ApiReference[], settingsFile: string): DistinctReferences {
  const owners = new Map<string, Owned>();
  const lost: Lost[] = [];
  for (const reference of references) {
    for (const entry of rootFirst(reference)) {
      const key = `${reference.product}/${toKebab(entry.name)}`;
      const owner = owners.get(key);
      // What two packages pass on is one thing.
      if (owner?.entry.source === entry.source && owner.entry.name === entry.name) continue;
      if (owner) lost.push({ entry, reference, owner });
      else owners.set(key, { entry, reference });
    }
  }

  const kept = new Set([...owners.values()].map(({ entry }) => entry));
  return {
    references: references.map((reference) => ({
      ...reference,
      entries: reference.entries.filter((entry) => kept.has(entry)),
    })),
    problems: references.flatMap((reference) => [
      ...tell(
        lost.filter((one) => one.reference === reference && one.owner.reference === reference),
        settingsFile,
      ),
      ...references.flatMap((other) =>
        tell(
          lost.filter((one) => other !== reference && one.reference === reference && one.owner.reference === other),
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

// Packages can be kept apart in the settings, the exports of one package only by their authors.
function tell(lost: readonly Lost[], settingsFile: string): Problem[] {
  const [first] = lost;
  if (!first) return [];
  const { reference, owner } = first;
  const isSame = owner.reference === reference;
  const names = lost.slice(0, maxNamed).map((one) => (isSame ? nameSources(one) : `"${one.entry.name}"`));
  const told = [...names, ...(lost.length > maxNamed ? ['…'] : [])].join(', ');
  const subject = lost.length === 1 ? 'A name' : `${lost.length} names`;

  return [
    {
      rule: 'api-name-taken',
      severity: 'warning',
      place: { file: settingsFile },
      message: isSame
        ? `${subject} of "${reference.packageName}" ${lost.length === 1 ? 'has' : 'have'} two meanings each, and only the first is shown: ${told}`
        : `${subject} of "${reference.packageName}" ${lost.length === 1 ? 'is' : 'are'} taken by "${owner.reference.packageName}", whose entries are shown: ${told}`,
      hint: isSame
        ? 'Where the package is yours, rename one of the two, or keep it out of the reference with "@ignore" in the comment above it.'
        : 'Give each package its own product.',
    },
  ];
}

function nameSources({ entry, owner }: Lost): string {
  return `"${owner.entry.name}" of "${owner.entry.source}" and "${entry.name}" of "${entry.source}"`;
}
