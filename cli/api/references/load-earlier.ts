// What --diff names → the entries of an earlier version. It is a folder that --json wrote, or that
// version itself, installed under a name of its own.

import { existsSync } from 'node:fs';
import type { ApiVersion } from '../../../core/api/history/api-version.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ApiSource } from '../../../core/model/site.ts';
import { SiteError } from '../../files/site-error.ts';
import { findPackage } from '../packages/find-package.ts';
import { readKeptApi } from './read-kept-api.ts';
import type { SiteExtraction } from './start-extraction.ts';

/** What is compared of a version. */
type ComparedApi = Pick<ApiVersion, 'entries' | 'symbols'>;

/** The two sides of a comparison, and what is wrong with the earlier one. */
interface VersionPair {
  readonly before: ComparedApi;
  readonly after: ComparedApi;
  readonly problems: readonly Problem[];
}

/** The API of one product today, and how an earlier one would be loaded. */
export interface EarlierOptions {
  /** Where --json would have written the product's files. */
  readonly folder: string;
  readonly sources: readonly ApiSource[];
  readonly references: readonly ApiReference[];
  readonly extraction: SiteExtraction;
}

/** Loads what a product is compared with. Throws a SiteError where `earlier` leads to nothing that fits. */
export async function loadEarlier(
  earlier: string,
  { folder, sources, references, extraction }: EarlierOptions,
): Promise<VersionPair> {
  const pack = existsSync(folder) ? undefined : findPackage(earlier, extraction);
  if (!pack || 'problem' in pack)
    return {
      before: readKeptApi(folder, { packageName: '', others: [], asked: '--diff' }),
      after: joinReferences(references),
      problems: [],
    };

  const source = findSource(earlier, { sources, published: pack.published });
  const { references: found, problems } = await extraction.load([
    // The settings do not name it.
    { ...source, packageName: earlier, aliasOf: source.packageName, at: undefined },
  ]);
  return { before: pickPackage(found, earlier), after: pickPackage(references, source.packageName), problems };
}

function findSource(
  earlier: string,
  { sources, published }: { sources: readonly ApiSource[]; published: string },
): ApiSource {
  const source =
    sources.find(({ before }) => before === earlier) ?? sources.find(({ packageName }) => packageName === published);
  if (source) return source;

  const names = sources.map(({ packageName }) => `"${packageName}"`).join(', ');
  throw new SiteError(
    `The package "${earlier}" of --diff is not an earlier version of ${names}`,
    'Name its product with --product, or name it under "api": { product, packageName, before }.',
  );
}

function pickPackage(references: readonly ApiReference[], name: string): ComparedApi {
  return joinReferences(references.filter(({ packageName }) => packageName === name));
}

function joinReferences(references: readonly ApiReference[]): ComparedApi {
  return {
    entries: references.flatMap(({ entries }) => entries),
    symbols: references.flatMap(({ symbols }) => symbols),
  };
}
