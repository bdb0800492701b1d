import { parsePathList, pathListFile } from '../../../core/publish/versions/path-list.ts';

/** Fetches the paths of a version's pages; undefined if they cannot be fetched. */
export async function fetchPaths(base: string): Promise<readonly string[] | undefined> {
  const text = await fetchText(`${base}${pathListFile}`);
  return text === undefined ? undefined : parsePathList(text);
}

/** Fetches a text; undefined without a network or such a file. */
export async function fetchText(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
