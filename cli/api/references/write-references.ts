// References → one JSON file for each entry, in the shape that docs/api.md documents.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import { toKebab } from '../../../core/api/plan-api-tab.ts';
import type { Problem } from '../../../core/problem.ts';

/** What was written, and which entries found their name taken. */
interface WrittenReferences {
  readonly count: number;
  readonly problems: readonly Problem[];
}

/** Writes the entries of one product into a folder. Of two with one name, the first is written. */
export function writeReferences(
  references: readonly ApiReference[],
  folder: string,
  settingsFile: string,
): WrittenReferences {
  const owners = new Map<string, Owned>();
  const problems: Problem[] = [];
  mkdirSync(folder, { recursive: true });

  for (const { packageName, entries } of references) {
    for (const entry of entries) {
      const file = `${toKebab(entry.name)}.json`;
      const owner = owners.get(file);
      if (owner !== undefined) {
        problems.push({
          rule: 'api-name-taken',
          severity: 'warning',
          place: { file: settingsFile },
          ...explain({ entry, packageName }, owner),
        });
        continue;
      }
      owners.set(file, { entry, packageName });
      writeFileSync(join(folder, file), `${JSON.stringify(entry, null, 2)}\n`);
    }
  }
  return { count: owners.size, problems };
}

interface Owned {
  readonly entry: ApiEntry;
  readonly packageName: string;
}

// Packages can be kept apart in the settings, the exports of one package only by their authors.
function explain(late: Owned, first: Owned): Pick<Problem, 'message' | 'hint'> {
  if (late.packageName !== first.packageName) {
    return {
      message: `"${late.entry.name}" of "${late.packageName}" has the same file as that of "${first.packageName}", which is written`,
      hint: 'Give the packages products of their own.',
    };
  }
  return {
    message: `"${late.entry.name}" of "${late.entry.source}" has the same file as "${first.entry.name}" of "${first.entry.source}", which is written`,
    hint: 'Where the package is yours, rename one of the two, or keep it out of the reference with "@ignore" in the comment over it.',
  };
}
