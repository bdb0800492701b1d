import type { OutputFile } from '../../model/output-file.ts';
import type { Site } from '../../model/site.ts';
import { toPublicPath } from '../../model/url-path.ts';
import { findListFile, isVersioned } from './list-versions.ts';
import { pathListFile, renderPathList } from './path-list.ts';
import { renderVersionList } from './render-version-list.ts';

/** Renders the version list, if this version writes it, and the list of its own pages. */
export function renderVersionFiles(
  site: Pick<Site, 'base' | 'languages' | 'products' | 'versions'>,
  paths: readonly string[],
): OutputFile[] {
  if (!isVersioned(site)) return [];
  const list = findListFile(site);
  const shown = paths.map((path) => toPublicPath(path, site.languages));
  return [
    ...(list === undefined ? [] : [{ file: list, contents: renderVersionList(site) }]),
    { file: pathListFile, contents: renderPathList(shown) },
  ];
}
