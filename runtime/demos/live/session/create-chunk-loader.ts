// Names of scripts → their texts and those of their imports, imported scripts first. Each is
// fetched once per page, when an edited demo first needs it.

import type { LiveManifest } from '../manifest.ts';
import type { LiveChunkText } from '../messages.ts';
import { orderChunks } from '../order-chunks.ts';

/** Fetches a text, or rejects. */
type FetchText = (url: string) => Promise<string>;

/** The manifest of a site, and the function that loads its scripts. */
export interface ChunkLoader {
  readonly manifest: LiveManifest;
  /** Address of the frame's document. */
  readonly documentUrl: string;
  readonly load: (names: readonly string[]) => Promise<readonly LiveChunkText[]>;
}

/** Creates a loader from the manifest, which has the same address in every build and names the scripts' folder. */
export async function createChunkLoader(
  manifestUrl: string,
  fetchText: FetchText = fetchFromSite,
): Promise<ChunkLoader> {
  const manifest = JSON.parse(await fetchText(manifestUrl)) as LiveManifest;
  const folder = new URL(manifest.folder, manifestUrl);
  const texts = new Map<string, Promise<string>>();

  function loadText(name: string): Promise<string> {
    const text = texts.get(name) ?? fetchText(new URL(name, folder).href);
    texts.set(name, text);
    // After a failure, it is fetched again next time.
    text.catch(() => texts.delete(name));
    return text;
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
