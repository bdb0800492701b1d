// All pages of a site → the one policy that the host sends as a header, and the paths that get it.
//
// It allows what any page needs; nothing is lost, since the policy in each page's own head is stricter. Only
// paths with pages of this build get it: other files on the host may belong to someone else.

import type { Site } from '../../model/site.ts';
import { toOutputFile, type UrlPath } from '../../model/url-path.ts';
import type { SourceLists } from '../../model/schema/directives.ts';
import { mergeSources } from './merge-sources.ts';
import { renderPolicy } from './render-policy.ts';

/** The policy of a site, and the paths that get it, relative to its base. */
interface HeaderPolicy {
  readonly policy: string;
  readonly guarded: readonly string[];
}

/** The pages of a site, and the files of its public folder. */
interface SiteFacts {
  readonly pages: readonly { readonly path: UrlPath; readonly sources: SourceLists }[];
  readonly publicFiles: readonly string[];
}

const maxHashes = 20;

/** Plans the policy of the header; undefined if the settings turn it off. */
export function planHeaderPolicy(
  { security }: Pick<Site, 'security'>,
  { pages, publicFiles }: SiteFacts,
): HeaderPolicy | undefined {
  if (!security.policy) return undefined;
  const allSources = mergeSources(...pages.map(({ sources }) => sources));
  const sources = {
    ...allSources,
    ...openStyles(allSources),
    'script-src': limitHashes(allSources['script-src'] ?? []),
  };
  const foreign = new Set(publicFiles.filter((file) => /\.html?$/i.test(file)).map(toFolder));
  const folders = new Set(pages.map(({ path }) => toFolder(toOutputFile(path))));
  return {
    policy: renderPolicy(sources, { frameAncestors: security.frameAncestors }),
    guarded: [
      '404.html',
      ...[...folders]
        .filter((folder) => /^[\w~-][\w.~-]*$/.test(folder) && !foreign.has(folder))
        .sort()
        .map((folder) => `${folder}/*`),
    ],
  };
}

/** Allows all inline styles: their hashes are in the policy of each page. */
function openStyles({ 'style-src': hosts = [] }: SourceLists): SourceLists {
  return { 'style-src': ["'unsafe-inline'", ...hosts] };
}

/** Allows all inline scripts if there are too many hashes, which are left to the pages' own policies. */
function limitHashes(sources: readonly string[]): readonly string[] {
  const hashes = sources.filter((source) => source.startsWith("'sha"));
  return hashes.length > maxHashes ? ["'unsafe-inline'", ...sources] : sources;
}

function toFolder(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}
