import type { ApiEntry } from '../core/api/extract/api-entry.ts';
import type { ApiVersion } from '../core/api/history/api-version.ts';

/** Shortens an API; `today` are the entries of today's version. */
export function shortenHistory(
  earlier: Pick<ApiVersion, 'entries' | 'symbols'> & {
    readonly packages: readonly { readonly name: string; readonly version: string }[];
  },
  today: readonly Pick<ApiEntry, 'name' | 'props'>[],
): string;
