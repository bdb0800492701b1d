// References → one JSON file for each entry, in the shape that docs/api.md documents.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference } from '../../core/api/link-references.ts';
import { toKebab } from '../../core/api/plan-api-tab.ts';
import type { Problem } from '../../core/problem.ts';

/** What was written, and which entries found their name taken. */
export interface WrittenReferences {
  readonly count: number;
  readonly problems: readonly Problem[];
}

/** Writes the entries of one product into a folder. Of two with one name, the first package's is written. */
export function writeReferences(references: readonly ApiReference[], folder: string, settingsFile: string): WrittenReferences {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  mkdirSync(folder, { recursive: true });

  for (const { packageName, entries } of references) {
    for (const entry of entries) {
      const file = `${toKebab(entry.name)}.json`;
      const owner = owners.get(file);
      if (owner !== undefined) {
        problems.push(toProblem({ name: entry.name, packageName, owner, settingsFile }));
        continue;
      }
      owners.set(file, packageName);
      writeFileSync(join(folder, file), `${JSON.stringify(entry, null, 2)}\n`);
    }
  }
  return { count: owners.size, problems };
}

function toProblem({ name, packageName, owner, settingsFile }: { name: string; packageName: string; owner: string; settingsFile: string }): Problem {
  return {
    rule: 'api-name-taken',
    severity: 'warning',
    place: { file: settingsFile },
    message: `"${name}" of "${packageName}" has the same file as that of "${owner}", which is written`,
    hint: 'Give the packages products of their own.',
  };
}
