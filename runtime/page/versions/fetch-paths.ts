// The pages of another version, asked for once by a page. What does not come is undefined.

import { parsePathList, pathListFile } from '../../../core/publish/versions/path-list.ts';

/** Fetches the paths of a version's pages. */
export async function fetchPaths(base: string): Promise<readonly string[] | undefined> {
  const text = await fetchText(`${base}${pathListFile}`);
  return text === undefined ? undefined : parsePathList(text);
}

/** Fetches a text; undefined where there is no network or no such file. */
export async function fetchText(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
