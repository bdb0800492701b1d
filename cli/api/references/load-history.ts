// Adds the version since which each part of an API exists, from the "history" of packages under "api", or from the
// versions that --history names.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiVersion } from '../../../core/api/history/api-version.ts';
import { traceHistory } from '../../../core/api/history/trace-history.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { ApiSource } from '../../../core/model/site.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findPackage } from '../packages/find-package.ts';
import { listInstalled } from './list-installed.ts';
import { readSavedApi } from './read-saved-api.ts';
import type { SiteExtraction } from './start-extraction.ts';

/** Options for loading the history. */
interface HistoryOptions {
  readonly sources: readonly ApiSource[];
  readonly extraction: SiteExtraction;
  /** Places of more earlier versions, relative to the current folder. */
  readonly extraPlaces?: readonly string[];
}

/** Packages with their history, and its problems. */
interface LoadedHistory {
  readonly references: readonly ApiReference[];
  /** The earlier versions of each package, by product and name. */
  readonly versions: ReadonlyMap<string, readonly ApiVersion[]>;
  readonly problems: readonly Problem[];
}

/** Loads the history of packages; those without earlier versions are returned unchanged. */
export async function loadHistory(
  references: readonly ApiReference[],
  { sources, extraction, extraPlaces = [] }: HistoryOptions,
): Promise<LoadedHistory> {
  const versions = new Map<string, readonly ApiVersion[]>();
  const problems: Problem[] = [];

  for (const source of sources.filter(({ history = [] }) => history.length + extraPlaces.length > 0)) {
    const others = sources.flatMap(({ product, packageName }) =>
      product === source.product && packageName !== source.packageName ? [packageName] : [],
    );
    const found: ApiVersion[] = [];
    for (const { place, asked } of listPlaces(source, { extraction, extraPlaces })) {
      if (place !== undefined) found.push(readSavedApi(place, { packageName: source.packageName, others, asked }));
      else {
        const loaded = await extraction.load([{ ...source, packageName: asked, aliasOf: source.packageName }]);
        problems.push(...loaded.problems);
        found.push(...loaded.references.map(({ version, entries, symbols }) => ({ version, entries, symbols })));
      }
    }
    versions.set(toHistoryKey(source), found);
  }
  return {
    versions,
    problems,
    references: references.map((reference) => {
      const found = versions.get(toHistoryKey(reference));
      return found ? { ...reference, ...traceHistory(reference, found) } : reference;
    }),
  };
}

/** Returns the key of a package in a product. */
export function toHistoryKey({ product, packageName }: Pick<ApiSource, 'product' | 'packageName'>): string {
  return `${product} ${packageName}`;
}

interface HistoryPlace {
  /** A folder or a file; undefined for an installed package. */
  readonly place?: string;
  /** The name of the package, or the setting or option that names the place. */
  readonly asked: string;
}

function listPlaces(
  source: ApiSource,
  { extraction, extraPlaces }: { extraction: SiteExtraction; extraPlaces: readonly string[] },
): HistoryPlace[] {
  const { root } = extraction;
  const { product, history = [] } = source;
  const installed = listInstalled(source, root);
  // With several products, each has its own folder.
  const toOwn = (folder: string) => (existsSync(join(folder, product)) ? join(folder, product) : folder);
  const isInstalled = (name: string) => !existsSync(resolve(name)) && !('problem' in findPackage(name, extraction));
  return [
    ...history.map((name) =>
      installed.includes(name) ? { asked: name } : { place: toOwn(resolve(root, name)), asked: '"history"' },
    ),
    ...extraPlaces.map((name) =>
      isInstalled(name) ? { asked: name } : { place: toOwn(resolve(name)), asked: '--history' },
    ),
  ];
}
