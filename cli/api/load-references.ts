// The "api" settings of a site → the API of each package: from the cache where nothing has changed.

import type { ApiReference } from '../../core/api/link-references.ts';
import type { ApiSource } from '../../core/site.ts';
import type { Problem } from '../../core/problem.ts';
import { findPackage, type InstalledPackage } from './find-package.ts';
import { openApiMemory, readKept, writeKept, type ApiMemory } from './api-memory.ts';

/** The references that could be made, and what is wrong with the others. */
interface LoadedReferences {
  readonly references: readonly ApiReference[];
  readonly problems: readonly Problem[];
  /** How many were extracted anew. */
  readonly extracted: number;
}

/** Where to look, and what stands for the engine's own code in the keys. */
export interface ReferenceOptions {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  readonly settingsFile: string;
  /** Hears of damage to the cache. */
  readonly log: (message: string) => void;
}

/** A package to load; `aliasOf` is the one that is installed under its name. */
interface LoadedSource extends ApiSource {
  readonly aliasOf?: string;
}

/** Loads the API of every package, in the order of the settings. */
export async function loadReferences(
  sources: readonly LoadedSource[],
  options: ReferenceOptions,
): Promise<LoadedReferences> {
  const memory = openApiMemory(options);
  const references: ApiReference[] = [];
  const problems: Problem[] = [];
  let extracted = 0;

  for (const { product, packageName, source, aliasOf } of sources) {
    const pack = findPackage(packageName, { ...options, aliasOf });
    if ('problem' in pack) {
      problems.push(pack.problem);
      continue;
    }
    const kept = readKept(pack, memory);
    const { entries, problems: found } = kept ?? (await extract(pack, { memory, settingsFile: options.settingsFile }));
    if (!kept) extracted += 1;
    problems.push(...found);
    if (entries.length > 0)
      references.push({
        product,
        packageName,
        version: pack.version,
        repository: pack.repository,
        sourcePattern: source,
        entries,
      });
  }
  return { references, problems, extracted };
}

// TypeScript is large: it is loaded only where there is something to extract.
async function extract(pack: InstalledPackage, { memory, settingsFile }: { memory: ApiMemory; settingsFile: string }) {
  const { extractFresh } = await import('./extract-fresh.ts');
  const fresh = extractFresh(pack, settingsFile);
  writeKept(pack, fresh, memory);
  return fresh;
}
