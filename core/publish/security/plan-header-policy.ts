// All pages of a site → the one policy that a host sends with each of them, and for which paths.
//
// It allows what any page needs, and so less than nothing is lost: the policy in a page's own head says more.
// Only paths with pages of this build have it: what else lies on the host was made by others.

import type { Site } from '../../model/site.ts';
import { toOutputFile, type UrlPath } from '../../model/url-path.ts';
import type { SourceLists } from '../../model/schema/directives.ts';
import { mergeSources } from './merge-sources.ts';
import { renderPolicy } from './render-policy.ts';

/** The policy of a site, and the paths that have it, from its base. */
interface HeaderPolicy {
  readonly policy: string;
  readonly guarded: readonly string[];
}

/** What each page is, and the files that the site's author has put beside them. */
interface SiteFacts {
  readonly pages: readonly { readonly path: UrlPath; readonly sources: SourceLists }[];
  readonly publicFiles: readonly string[];
}

const maxHashes = 20;

/** Plans the policy of the header; none where the settings want none. */
export function planHeaderPolicy(
  { security }: Pick<Site, 'security'>,
  { pages, publicFiles }: SiteFacts,
): HeaderPolicy | undefined {
  if (!security.policy) return undefined;
  const all = mergeSources(...pages.map(({ sources }) => sources));
  const sources = { ...all, ...openStyles(all), 'script-src': limitHashes(all['script-src'] ?? []) };
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

/** Each page has styles of its own, whose hashes its own policy names. */
function openStyles({ 'style-src': hosts = [] }: SourceLists): SourceLists {
  return { 'style-src': ["'unsafe-inline'", ...hosts] };
}

/** Where every page brings code of its own, their hashes are left to the pages. */
function limitHashes(sources: readonly string[]): readonly string[] {
  const hashes = sources.filter((source) => source.startsWith("'sha"));
  return hashes.length > maxHashes ? ["'unsafe-inline'", ...sources] : sources;
}

function toFolder(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}
