// Loads the earlier version that --diff names: a folder that --json wrote, or the version itself, installed under
// another name.

import { existsSync } from 'node:fs';
import type { ApiVersion } from '../../../core/api/history/api-version.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ApiSource } from '../../../core/model/site.ts';
import { SiteError } from '../../files/site-error.ts';
import { findPackage } from '../packages/find-package.ts';
import { readSavedApi } from './read-saved-api.ts';
import type { SiteExtraction } from './start-extraction.ts';

/** The compared parts of a version. */
type ComparedApi = Pick<ApiVersion, 'entries' | 'symbols'>;

/** The two sides of a comparison, and the problems of the earlier one. */
interface VersionPair {
  readonly before: ComparedApi;
  readonly after: ComparedApi;
  readonly problems: readonly Problem[];
}

/** The current API of one product, and options for loading an earlier one. */
export interface EarlierOptions {
  /** The folder in which --json would have written the product's files. */
  readonly folder: string;
  readonly sources: readonly ApiSource[];
  readonly references: readonly ApiReference[];
  readonly extraction: SiteExtraction;
}

/** Loads the earlier version of a product. Throws a SiteError if `earlier` names none. */
export async function loadEarlier(
  earlier: string,
  { folder, sources, references, extraction }: EarlierOptions,
): Promise<VersionPair> {
  const pack = existsSync(folder) ? undefined : findPackage(earlier, extraction);
  if (!pack || 'problem' in pack)
    return {
      before: readSavedApi(folder, { packageName: '', others: [], asked: '--diff' }),
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
