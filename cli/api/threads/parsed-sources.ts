// The files of TypeScript that this thread has parsed, for all packages that it extracts.

import { createSourceCache } from '../extract/create-source-cache.ts';

/** Remembers files for as long as the thread lives. */
export const parsedSources = createSourceCache();
