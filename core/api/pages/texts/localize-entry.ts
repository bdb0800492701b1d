// An entry whose texts link to the library's own site → the same with links into this site, where this
// site is that one, or has its pages.

import type { ApiEntry } from '../../extract/api-entry.ts';
import { mapEntryTexts } from './map-entry-texts.ts';

/** Where a library is at home, and how to find a page of this site. */
interface HomeOptions {
  readonly homepage: string | undefined;
  readonly findPage: (path: string) => string | undefined;
}

/** Makes links to the library's own site links of this one, where it has the page. Others stay. */
export function localizeEntry(entry: ApiEntry, options: HomeOptions): ApiEntry {
  const { inheritance } = entry;
  const pathname = inheritance?.pathname && toLocal(inheritance.pathname, options);
  return {
    ...mapEntryTexts(entry, (text) => toLocalText(text, options)),
    ...(inheritance && pathname && { inheritance: { ...inheritance, pathname } }),
  };
}

/** Makes the links of one text links of this site, where it has the page. */
export function toLocalText(text: string, options: HomeOptions): string {
  if (options.homepage === undefined) return text;
  return text.replaceAll(/(\]\()(https?:[^)\s]+)/g, (_whole, start: string, address: string) => {
    return start + (toLocal(address, options) ?? address);
  });
}

function toLocal(address: string, { homepage, findPage }: HomeOptions): string | undefined {
  const origin = /^https?:\/\/[^/]+/.exec(homepage ?? '')?.[0];
  const path = origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
  return path === undefined || findPage(path) === undefined ? undefined : path;
}
