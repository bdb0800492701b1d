// Renders the page for a request that neither the network nor the cache can answer, with links to the
// cached pages. It is self-contained: the site's style sheet may be missing, too.

import type { OfflineTexts } from './worker-site.ts';

/** A page that can be read without a network. */
export interface CachedPage {
  readonly address: string;
  readonly title: string;
}

/** How many pages it links to at most. */
const maxLinks = 30;

const style =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}a{color:LinkText}';

/** Renders the page in the language of the requested address. */
export function drawOffline(
  pages: readonly CachedPage[],
  { texts, language }: { texts: OfflineTexts; language: string },
): Response {
  const links = pages
    .slice(-maxLinks)
    .reverse()
    .map(({ address, title }) => `<li><a href="${escape(address)}">${escape(title)}</a></li>`);
  const html = `<!doctype html><html lang="${language}" dir="${texts.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(texts.title)}</title><style>${style}</style><main><h1>${escape(texts.title)}</h1><p>${escape(texts.text)}</p>${
    links.length > 0 ? `<p>${escape(texts.known)}</p><ul>${links.join('')}</ul>` : ''
  }<p><a href="">${escape(texts.again)}</a></p></main></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Finds the title of a cached page. */
export function findTitle(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/
    .exec(html)?.[1]
    ?.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => entities[entity] ?? entity);
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
