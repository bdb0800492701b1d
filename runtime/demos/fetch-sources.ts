import type { PageSources } from './demo-facts.ts';

/** Fetches the sources of a page's demos, once for all of them; rejects without a network. */
export function createSourceFetcher(): (href: string) => Promise<PageSources> {
  const known = new Map<string, Promise<PageSources>>();

  return function fetchSources(href) {
    const asked = known.get(href) ?? load(href);
    known.set(href, asked);
    // What failed may be asked for again.
    asked.catch(() => known.delete(href));
    return asked;
  };
}

async function load(href: string): Promise<PageSources> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers with ${response.status}`);
  return (await response.json()) as PageSources;
}
