// Replaces links of an entry to the library's own site by links to pages of this site, if it has them.

import type { ApiEntry } from '../../extract/api-entry.ts';
import { mapEntryTexts } from './map-entry-texts.ts';

/** The homepage of a library, and the look-up of this site's pages. */
interface LocalizeOptions {
  readonly homepage: string | undefined;
  readonly findPage: (path: string) => string | undefined;
}

/** Replaces the links of an entry to pages that this site has. Other links stay. */
export function localizeEntry(entry: ApiEntry, options: LocalizeOptions): ApiEntry {
  const { inheritance } = entry;
  const pathname = inheritance?.pathname && toLocal(inheritance.pathname, options);
  return {
    ...mapEntryTexts(entry, (text) => toLocalText(text, options)),
    ...(inheritance && pathname && { inheritance: { ...inheritance, pathname } }),
  };
}

/** Replaces the links of one text to pages that this site has. */
export function toLocalText(text: string, options: LocalizeOptions): string {
  if (options.homepage === undefined) return text;
  return text.replaceAll(/(\]\()(https?:[^)\s]+)/g, (_match, start: string, address: string) => {
    return start + (toLocal(address, options) ?? address);
  });
}

function toLocal(address: string, { homepage, findPage }: LocalizeOptions): string | undefined {
  const origin = /^https?:\/\/[^/]+/.exec(homepage ?? '')?.[0];
  const path = origin !== undefined && address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
  return path === undefined || findPage(path) === undefined ? undefined : path;
}
