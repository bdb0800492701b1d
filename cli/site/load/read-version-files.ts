// A versions.json passed to a build, and the sites beside it → the versions of a host, and the paths of their pages if
// they are there.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parsePathList, pathListFile } from '../../../core/publish/versions/path-list.ts';
import { parseVersionList } from '../../../core/publish/versions/parse-version-list.ts';
import type { VersionList } from '../../../core/model/version-list.ts';
import { SiteError } from '../../files/site-error.ts';

/** Reads the list. Throws a SiteError if the file is not a versions.json. */
export function readVersionList(file: string): VersionList {
  if (!existsSync(file))
    throw new SiteError(
      `The file "${file}" of --versions does not exist`,
      'Build the version that writes it first, or write it with "docs versions".',
    );
  const list = parseVersionList(readFileSync(file, 'utf8'));
  if (!list)
    throw new SiteError(
      `The file "${file}" of --versions lists no versions`,
      'Name a file that a build or "docs versions" wrote.',
    );
  return list;
}

/** Reads the paths of a version's pages; undefined if its site is not below the folder of the list. */
export function readVersionPaths(
  file: string,
  { address, base }: { address: string; base: string },
): readonly string[] | undefined {
  const listFile = resolve(file);
  const host = listFile.endsWith(address) ? listFile.slice(0, -address.length) || '/' : dirname(listFile);
  const paths = join(host, base, pathListFile);
  return existsSync(paths) ? parsePathList(readFileSync(paths, 'utf8')) : undefined;
}
