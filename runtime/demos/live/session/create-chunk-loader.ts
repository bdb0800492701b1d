// Names of scripts → their texts, with all that they import, those that others import first.
// Each is fetched once a page, and never before an edited demo needs it.

import type { LiveManifest } from '../manifest.ts';
import type { LiveChunkText } from '../messages.ts';
import { orderChunks } from '../order-chunks.ts';

/** Fetches a text, or rejects. */
type FetchText = (url: string) => Promise<string>;

/** The manifest of a site, and the way to its scripts. */
export interface ChunkLoader {
  readonly manifest: LiveManifest;
  /** Where the frame's document lies. */
  readonly documentUrl: string;
  readonly load: (names: readonly string[]) => Promise<readonly LiveChunkText[]>;
}

/** Loads the manifest, which has the same address in every build, and says where the scripts lie. */
export async function createChunkLoader(
  manifestUrl: string,
  fetchText: FetchText = fetchFromSite,
): Promise<ChunkLoader> {
  const manifest = JSON.parse(await fetchText(manifestUrl)) as LiveManifest;
  const folder = new URL(manifest.folder, manifestUrl);
  const texts = new Map<string, Promise<string>>();

  function loadText(name: string): Promise<string> {
    const known = texts.get(name) ?? fetchText(new URL(name, folder).href);
    texts.set(name, known);
    // What did not arrive is asked for again the next time.
    known.catch(() => texts.delete(name));
    return known;
  }

  return {
    manifest,
    documentUrl: new URL(manifest.document, folder).href,
    load: (names) =>
      Promise.all(
        orderChunks(names, manifest).map(async (name) => ({
          name,
          text: await loadText(name),
          imports: manifest.chunks[name] ?? [],
        })),
      ),
  };
}

/** Fetches a text of the site itself. */
async function fetchFromSite(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}
