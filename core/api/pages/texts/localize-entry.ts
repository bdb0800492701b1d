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
export function localizeEntry(entry: ApiEntry, { homepage, findPage }: HomeOptions): ApiEntry {
  const origin = /^https?:\/\/[^/]+/.exec(homepage ?? '')?.[0];
  if (origin === undefined) return entry;
  const toLocal = (address: string): string | undefined => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
    return path === undefined || findPage(path) === undefined ? undefined : path;
  };
  const pathname = entry.inheritance?.pathname && toLocal(entry.inheritance.pathname);
  return {
    ...mapEntryTexts(entry, (text) =>
      text.replaceAll(/(\]\()(https?:[^)\s]+)/g, (_whole, start: string, address: string) => {
        return start + (toLocal(address) ?? address);
      }),
    ),
    ...(entry.inheritance && pathname && { inheritance: { ...entry.inheritance, pathname } }),
  };
}
