import type { PageSources } from './demo-facts.ts';

/** Creates a function that fetches the sources of a page's demos once; it rejects without a network. */
export function createSourceFetcher(): (href: string) => Promise<PageSources> {
  const requests = new Map<string, Promise<PageSources>>();

  return function fetchSources(href) {
    const request = requests.get(href) ?? load(href);
    requests.set(href, request);
    // A failed request may be tried again.
    request.catch(() => requests.delete(href));
    return request;
  };
}

async function load(href: string): Promise<PageSources> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers with ${response.status}`);
  return (await response.json()) as PageSources;
}
